/**
 * The normal move of a unit (README C3, C4, C5, C11): functions of a `MoveCase`, without a match, a die or a pen.
 *
 * - `mover.ts` what goes in (`MoveCase`: unit, type, order, the half so far, its surroundings) and out (`Progress`); `Command`, `Element`.
 * - `field.ts` `fieldOf` what is near enough to matter, found once for a unit.
 * - `attempt.ts` `attempt` a command; `isAdmitted`, `reasonsAgainst` by one list of conditions (`conditions.ts`, `ends.ts`); `Trial.end` is
 *   what it leads to, `Trial.parts` its elements one by one with the ground each sweeps.
 * - `course.ts` the way of one element; `walk.ts` its time, lines and order; `pace.ts`, `marks.ts` what ground costs; `spells.ts` what is done
 *   on the spot; `carry-on.ts` `carryOn` what was begun in an earlier half.
 * - `ways.ts` `marchWays` to a point and heading; `farthest.ts` `farthestRun`, `nearestMarch`; `moves.ts` `movesOf` the useful ones,
 *   `known-moves.ts` the same without making again what has not changed.
 */
export { admits, attempt, isAdmitted, reasonsAgainst } from './attempt.ts';
export { carryOn } from './carry-on.ts';
export { farthestAlong, farthestRun, nearestMarch } from './farthest.ts';
export { type Field, fieldOf } from './field.ts';
export { KnownMoves } from './known-moves.ts';
export {
  type Command,
  type Debt,
  type Element,
  HALF,
  type HalfSoFar,
  type MoveCase,
  type MoverType,
  type Progress,
  type Run,
  type Spell,
  type StandingOrder,
  type Surroundings,
} from './mover.ts';
export { mayAct, movesOf, someMove } from './moves.ts';
export type { Trial } from './trial.ts';
export { type MarchWay, marchWays } from './ways.ts';
