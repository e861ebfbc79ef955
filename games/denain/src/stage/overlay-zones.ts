import type { Text } from '@tambour/kernel';
import type { Mark } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { markZones } from '../rules/6-zone-of-control.ts';
import { beholder } from './question.ts';

const TITLES: Readonly<Record<'own' | 'enemy' | 'both', Text>> = {
  own: { en: 'Your zone of control', fr: 'Votre zone de contrôle' },
  enemy: { en: 'Enemy zone of control', fr: 'Zone de contrôle ennemie' },
  both: { en: 'Zones of both sides', fr: 'Zones des deux camps' },
};
/** 6a 6.1f 6.1g The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
export function zoneMarks(g: Field): Mark[] {
  const { w } = g;
  const own = beholder(g);
  const zones = [0, 1].map((side) => markZones(g, side).map((bits) => (bits & (1 << side) ? 1 : 0)));
  const places = { own: [] as string[], enemy: [] as string[], both: [] as string[] };
  for (const [hex, label] of w.hexNames.entries()) {
    const isOwn = zones[own]![hex] === 1;
    const isEnemy = zones[1 - own]![hex] === 1;
    if (isOwn || isEnemy) places[isOwn && isEnemy ? 'both' : isOwn ? 'own' : 'enemy'].push(label);
  }
  return (['own', 'enemy', 'both'] as const).flatMap((tone): Mark[] =>
    places[tone].length > 0 ? [{ kind: 'area', places: places[tone], tone, title: TITLES[tone] }] : [],
  );
}
