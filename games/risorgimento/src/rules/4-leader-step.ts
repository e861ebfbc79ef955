import type { HexId } from '@tambour/boards';
import { stepParts } from '../model/ground.ts';
import type { Field } from '../model/state.ts';
import { LEADER, RAIN } from '../model/vocabulary.ts';
import { isCut } from './6-zone-of-control.ts';

export const isRain = (g: Field): boolean => g.w.data.turns[Math.max(0, g.s.battle.turn[0]! - 1)]!.weather === RAIN;

/** What a step costs a leader; 0 where it is closed to him. Where a bridge is down he must cross the water, if he can. */
export function leaderStep(g: Field, hex: HexId, d: number): number {
  const { w } = g;
  if (!isCut(g, hex, d)) return w.step[LEADER]![isRain(g) ? 1 : 0]![hex * 6 + d]!;
  const to = w.near[hex * 6 + d]!;
  const parts = stepParts(w, w.charts, LEADER, hex, d, to, { isRain: isRain(g), isOffWay: false, isCut: true });
  return parts ? parts.hex + parts.side : 0;
}
