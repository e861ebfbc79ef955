import { area, type Mark } from '@tambour/stage';
import { type Field, isControlled } from '../model/state.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

/** 4.2a 4.2c 4.2d 4.2e The zones that units of each side control, as seen by who must decide. */
export function controlMarks(g: Field): Mark[] {
  const own = beholder(g);
  const places = { own: [] as string[], enemy: [] as string[], both: [] as string[] };
  for (const [label, zone] of g.w.zoneIndex) {
    const [isOwn, isEnemy] = [isControlled(g, zone, own), isControlled(g, zone, 1 - own)];
    if (isOwn || isEnemy) places[isOwn && isEnemy ? 'both' : isOwn ? 'own' : 'enemy'].push(label);
  }
  return (['own', 'enemy', 'both'] as const).flatMap((tone) =>
    area(places[tone], tone, say(`overlay.control.${tone}`)),
  );
}
