import type { Text } from '@tambour/kernel';
import type { Mark } from '@tambour/stage';
import { type Field, isControlled } from '../model/state.ts';
import { beholder } from './question.ts';

const TITLES: Readonly<Record<'own' | 'enemy' | 'both', Text>> = {
  own: {
    en: 'Under your control: one point more for the enemy',
    fr: 'Sous votre contrôle : un point de plus pour l’ennemi',
  },
  enemy: { en: 'Under enemy control: one point more for you', fr: 'Sous contrôle ennemi : un point de plus pour vous' },
  both: { en: 'Under the control of both sides', fr: 'Sous le contrôle des deux camps' },
};
/** 4.2a 4.2c 4.2d 4.2e The zones that units of each side control, as seen by who must decide. */
export function controlMarks(g: Field): Mark[] {
  const own = beholder(g);
  const places = { own: [] as string[], enemy: [] as string[], both: [] as string[] };
  for (const [zone, label] of g.w.zoneNames.entries()) {
    const [isOwn, isEnemy] = [isControlled(g, zone, own), isControlled(g, zone, 1 - own)];
    if (isOwn || isEnemy) places[isOwn && isEnemy ? 'both' : isOwn ? 'own' : 'enemy'].push(label);
  }
  return (['own', 'enemy', 'both'] as const).flatMap((tone): Mark[] =>
    places[tone].length > 0 ? [{ kind: 'area', places: places[tone], tone, title: TITLES[tone] }] : [],
  );
}
