import { type Mark, sideAreas } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { markZones } from '../rules/6-zone-of-control.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

/** 6a 6.1f 6.1g The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
export function zoneMarks(g: Field): Mark[] {
  const zones = [0, 1].map((side) => markZones(g, side).map((bits) => (bits & (1 << side) ? 1 : 0)));
  return sideAreas(
    g.w.hexNames,
    beholder(g),
    (hex, side) => zones[side]![hex] === 1,
    (tone) => say(`overlay.zone.${tone}`),
  );
}
