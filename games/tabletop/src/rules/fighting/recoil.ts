import { advanced, advanceRoom, type Base, edgeLimit, isOnTable, type Shape, type Table } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import { shapeOf } from '../table/footprints.ts';
import { centreOf, headingAway } from '../table/goals.ts';
import type { Ground } from '../table/ground.ts';
import { lengthsOf } from '../table/measure.ts';
import { groundInTheWay } from '../table/path.ts';
import { isInPlay, type Placed } from '../table/placed.ts';

/** What a unit must keep clear of. */
export interface Around {
  readonly units: readonly Placed[];
  readonly ground: Ground;
  readonly table: Table;
}
export interface Step {
  /** Where to, and how far, in tenths of a millimetre. */
  readonly heading: number;
  readonly moved: number;
  readonly base: Readonly<Base>;
}
/** C9f C9j How far a beaten unit recoils, given room, in tenths of a millimetre: guns and garrisons not at all. */
export function recoilLength({ arm, sector }: Pick<Placed, 'arm' | 'sector'>): number {
  const { recoil } = CHARTS.melee;
  return lengthsOf(sector ? recoil.garrison : recoil[arm]);
}
const stepped = (base: Readonly<Base>, heading: number, length: number): Base => {
  const to = { x: 0, y: 0, heading: 0 };
  advanced(base, heading, length, to);
  return { ...base, x: to.x, y: to.y };
};
/** How far a unit can be shifted along a heading without turning: past no unit, over no ground it cannot enter, not off the table. */
function room(unit: Placed, heading: number, most: number, around: Around, aside: readonly Placed[]): number {
  const others = around.units.filter((other) => other !== unit && !aside.includes(other) && isInPlay(other));
  const blockers: readonly Shape[] = [
    ...others.map(({ shape }) => shape),
    ...groundInTheWay(unit, around.ground, around.units),
  ];
  let length = most;
  for (const edge of [0, 1, 2, 3] as const) length = edgeLimit(around.table, edge, unit.shape, heading, length);
  length = Math.max(0, advanceRoom(unit.base, heading, length, blockers, blockers.length));
  // The centre comes to a whole length: an edge may then be passed by a hair.
  while (length > 0 && !isOnTable(around.table, shapeOf(stepped(unit.base, heading, length)))) length--;
  return length;
}
/** C9f C9j C15f Recoil: straight away from the enemy that inflicted most, from centre to centre, its facing kept, as far as there is room. */
export function recoilFrom(unit: Placed, enemy: Placed, around: Around): Step {
  const heading = headingAway(unit.base.x, unit.base.y, centreOf(enemy.shape));
  const moved = room(unit, heading, recoilLength(unit), around, []);
  return { heading, moved, base: stepped(unit.base, heading, moved) };
}
/** C10a A winner that follows goes the same way as its enemy went, facing kept, so that they touch as before; null where it has no room for it. */
export function followAfter(winner: Placed, loser: Placed, step: Step, around: Around): Step | null {
  const moved = room(winner, step.heading, step.moved, around, [loser]);
  return moved < step.moved ? null : { ...step, base: stepped(winner.base, step.heading, moved) };
}
