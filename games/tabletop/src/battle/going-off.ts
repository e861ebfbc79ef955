import type { RuleId } from '../../data/rule-ids.ts';
import type { MoraleState } from '../model/vocabulary.ts';
import { testsForRout } from '../rules/morale/occasions.ts';
import { routFrontOf, shapeOf } from '../rules/table/footprints.ts';
import { cmBetween, isInPlay, nearestOf } from '../rules/table/placed.ts';
import { sees } from '../rules/table/sight.ts';
import { degradeTo, setFormation, setState } from './doors.ts';
import { fleesFrom, increase, ownFormation, stateOf, valueAt } from './model/columns.ts';
import { NO_UNIT, type UnitId } from './model/ids.ts';
import { type Field, has, mark, unmark } from './model/state.ts';
import { lookAgain, unitOf, unitsOf, viewOf } from './model/views.ts';
import { isFree } from './room.ts';
import { type Due, enqueue } from './tests/queue.ts';

/** States in which a unit goes off. */
export type Going = Extract<MoraleState, 'retreat' | 'rout' | 'flight'>;
export const isGoing = (state: MoraleState): state is Going =>
  state === 'retreat' || state === 'rout' || state === 'flight';
export const isRunning = (state: MoraleState): state is 'rout' | 'flight' => state === 'rout' || state === 'flight';

/** 1.1-01c C8j R41 Whether a unit broke from the charge or advance of this enemy in this period: it has made its move at once, and is run down if it is caught. */
export const hasBrokenFrom = (g: Field, u: UnitId, enemy: UnitId): boolean =>
  isGoing(unitOf(g, u).state) && has(g, u, 'movedAtOnce') && fleesFrom(g, u) === enemy;

/** 2.4-C6 R32 R84 Whether a retreat waits: another enemy than the one it goes from has attacked it, and they still fight. */
export const isHeldUp = (g: Field, u: UnitId): boolean =>
  has(g, u, 'retreatWaits') && unitOf(g, u).state === 'retreat' && unitOf(g, u).opponents.length > 0;

/** C2l The shape of a rout has ended: its own formation again, if there is room. */
export function leaveRoutShape(g: Field, u: UnitId): void {
  if (!has(g, u, 'routShape')) return;
  unmark(g, u, 'routShape');
  lookAgain(g, u);
  const hasRoom = isFree(g, u, shapeOf(unitOf(g, u).base));
  if (hasRoom) setFormation(g, u, ownFormation(g, u));
  else {
    mark(g, u, 'routShape');
    lookAgain(g, u);
  }
}

/** R42 Whom it goes away from: who caused it, else the nearest enemy in view, else nobody. */
export function awayFrom(g: Field, u: UnitId, cause: UnitId): UnitId {
  if (cause >= 0) return cause;
  const tester = unitOf(g, u);
  const view = viewOf(g);
  const isEnemyInView = (other: (typeof units)[number]): boolean =>
    other.side !== tester.side && isInPlay(other) && other.state !== 'prisoner' && sees(tester, other, view);
  const units = unitsOf(g);
  return nearestOf(tester, units, isEnemyInView)?.u ?? NO_UNIT;
}

/**
 * 2.4-P2 2.5-P3 2.5-V1 2.5-V3 2.6-P2 R42 R52 A unit goes into retreat, rout or flight: whom it goes from, its front, its disorder; what it was paying
 * for is dropped, and so is a pursuit. It moves from the given quarter on. Rout and flight are in disorder at once; the rout shape comes
 * with the first move (C2l).
 */
export function goOff(g: Field, u: UnitId, state: Going, cause: UnitId, from: number, rule: RuleId): void {
  const { unit } = g.s;
  const before = stateOf(g, u);
  if (!isGoing(before)) {
    unit.made[u] = 0;
    unit.retreats[u] = 0;
    unit.from[u] = from;
    unit.cause[u] = awayFrom(g, u, cause) + 1;
  }
  unit.until[u] = 0;
  unit.debt[u] = 0;
  unit.owed[u] = 0;
  unit.owedFor[u] = 0;
  unit.prey[u] = 0;
  unmark(g, u, 'pursues', 'runsAfter', 'rallyKept', 'charging', 'formsUp', 'manning', 'retreatWaits');
  if (state === 'retreat') leaveRoutShape(g, u);
  else if (!isRunning(before)) {
    if (has(g, u, 'routShape')) mark(g, u, 'breaksAgain');
    else unit.front[u] = routFrontOf(unitOf(g, u));
    unit.made[u] = 0;
    unit.cause[u] = awayFrom(g, u, cause) + 1;
    increase(unit.episode, u, 1);
  }
  setState(g, u, state, rule);
  if (state !== 'retreat') degradeTo(g, u, 'disorder', state === 'rout' ? '2.5-V3' : '2.6-P2');
}

/** 1.1-06 1.1-06a 1.1-06b R52 R68 Friends who see a rout or flight within 30 cm test, once for each time it breaks. Says how many. */
export function witnessRout(g: Field, router: UnitId): number {
  const routing = unitOf(g, router);
  if (!isRunning(routing.state)) return 0;
  const view = viewOf(g);
  const { witness, unit } = g.s;
  const dues: Due[] = [];
  for (const tester of unitsOf(g)) {
    const at = tester.u * g.w.rows + router;
    if (tester === routing || tester.side !== routing.side || !isInPlay(tester)) continue;
    if (witness.episode[at] === unit.episode[router]) continue;
    const distance = cmBetween(tester, routing);
    const inMelee = tester.opponents.length > 0;
    const watches = { tester: { status: tester.status, arm: tester.arm, inMelee }, routing, distance };
    if (!testsForRout({ ...watches, visible: true }) || !sees(tester, routing, view)) continue;
    witness.episode[at] = valueAt(unit.episode, router);
    dues.push({ unit: tester.u, occasions: ['friendlyRout'] });
  }
  return enqueue(g, dues, routing);
}
export const isDisarmed = (g: Field, u: UnitId): boolean => has(g, u, 'disarmed');
