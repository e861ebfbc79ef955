import { itemAt } from '@tambour/kernel';
import { type Mark, sideAreas } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { enemyOf, SIDES } from '../model/vocabulary.ts';
import { IN_ZONE, readEnemies } from '../rules/6-zone-of-control.ts';
import { sayStudy } from '../texts/say-study.ts';
import { beholder } from './question.ts';

/** 6.21a 6.22a 6.23a The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
export function zoneMarks(g: Field): Mark[] {
  // What the enemies of a side do to a hex is the zone of those enemies.
  const zones = SIDES.map((_, side) => readEnemies(g, enemyOf(side), new Uint8Array(g.w.grid.size)));
  return sideAreas(
    g.w.hexNames,
    beholder(g),
    (hex, side) => (itemAt(itemAt(zones, side), hex) & IN_ZONE) !== 0,
    (tone) => sayStudy(`overlay.zone.${tone}`),
  );
}
