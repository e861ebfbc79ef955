import { distance, type HexId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { COUNTERING, type Field, WITHDREW } from '../model/state.ts';
import { enemyOf, ON_MAP } from '../model/vocabulary.ts';
import { isInReserve } from './4-reserve-in.ts';
import { KEPT_BY_ENEMY, type Reading } from './5-side-reading.hot.ts';

/** The nearest to which a march may come to a leader of the enemy: next to one it puts him at risk. */
const ROOM_OF_LEADERS = 1;

/**
 * How many steps a unit can make from where it stands without anybody answering or fleeing, as far as leaders, reserves of its own and what the enemy has
 * in hand go (7.53, 8.4c, 4.62a). Of the hexes on its way `isQuietHex` must hold besides.
 */
export function quietSteps(g: Field, u: UnitId): number {
  const { w, s } = g;
  const enemy = enemyOf(w.unitSide[u]!);
  const units = w.sideUnits[enemy]!;
  const { did } = s.unit;
  for (let i = 0; i < units.length; i++) if ((did[units[i]!]! & COUNTERING) !== 0) return 0;
  if (isInReserve(g, w.unitFormation[u]!)) return 0;
  const hex = s.unit.hex[u]!;
  let nearest = w.grid.size;
  for (let l = 0; l < w.leaders; l++)
    if (w.leaderSide[l] === enemy && s.leader.place[l] === ON_MAP)
      nearest = Math.min(nearest, distance(w.grid, s.leader.hex[l]!, hex));
  return Math.max(0, nearest - ROOM_OF_LEADERS - 1);
}
/** Whether no enemy is next to a hex, nor so near that he would leave reserve. */
export const isQuietHex = ({ enemies, keptStrategic }: Reading, hex: HexId): boolean =>
  enemies[hex] === 0 && (keptStrategic[hex]! & KEPT_BY_ENEMY) === 0;

/** Nobody of a side has withdrawn yet before the step at hand. */
export function forgetWithdrawals(g: Field, side: number): void {
  const units = g.w.sideUnits[side]!;
  const { did } = g.s.unit;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    if ((did[u]! & WITHDREW) !== 0) did[u]! &= ~WITHDREW;
  }
}
