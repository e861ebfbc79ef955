import type { HexId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { stepParts } from '../model/ground.ts';
import { type Field, turnNow } from '../model/state.ts';
import { COLUMNS, LEADER, RAIN } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { neighbourOf, stepBy } from '../model/world-lookup.ts';
import { isCut } from './6-zone-of-control.ts';

export const isRain = (g: Field): boolean => turnNow(g).weather === RAIN;

/** What a step costs a column where the bridge on the side is down and the water must be crossed; 0 where it is closed. Worked out once each. */
export function cutStep(g: Field, column: number, hex: HexId, d: number, isRain: boolean, isOffWay: boolean) {
  const { w } = g;
  const known = cutSteps(w);
  const at = hex * 6 + d;
  const which = ((at * COLUMNS.length + column) * 2 + (isRain ? 1 : 0)) * 2 + (isOffWay ? 1 : 0);
  let cost = known.get(which);
  if (cost === undefined) {
    const parts = stepParts(w, w.charts, column, hex, d, neighbourOf(g, hex, d), { isRain, isOffWay, isCut: true });
    cost = parts ? parts.hex + parts.side : 0;
    known.set(which, cost);
  }
  return cost;
}
const cutSteps = oncePer((_: RisorgimentoWorld) => new Map<number, number>());

/** What a step costs a leader; 0 where it is closed to him. Where a bridge is down he must cross the water, if he can. */
export function leaderStep(g: Field, hex: HexId, d: number): number {
  if (!isCut(g, hex, d)) return stepBy(g, LEADER, isRain(g), hex, d);
  return cutStep(g, LEADER, hex, d, isRain(g), false);
}
