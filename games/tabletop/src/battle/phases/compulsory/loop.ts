import type { Work } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { MOVE_ORDER, type MoveKind } from '../../../rules/morale/timing.ts';
import { toOwnEdge } from '../../../rules/table/behind.ts';
import { nextQuarter, quarterNumber, TICKS } from '../../clock.ts';
import { isHeldUp, isRunning } from '../../going-off.ts';
import { mayStayBehind } from '../../leaders.ts';
import { homeFor, increase, valueAt } from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { type Field, has, mark, periodOf, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf } from '../../model/views.ts';
import { GOALS } from '../../protocol/field-kinds.ts';
import { advanceOn, goesOn, isPursuing, pursueOn } from './advance.ts';
import { goQuarter } from './going.ts';
import { type Goal, goalsOf, legOf } from './legs.ts';
import { isChanging, mayChangeNow, payChange } from './retreat.ts';

const LAST = CHARTS.scale.quartersPerPeriod;

/** C14d 2.4-P5 2.4-C6 In what class a unit moves because it must; none if it need not, or if its retreat waits for the end of a fight. */
export function classOf(g: Field, u: UnitId): MoveKind | undefined {
  const { state, arm } = unitOf(g, u);
  if (isHeldUp(g, u)) return undefined;
  if (state === 'retreat' || isRunning(state)) return state;
  if (isPursuing(g, u)) return 'pursuit';
  return state === 'uncontrolled' && arm !== 'artillery' && goesOn(g, u) ? 'uncontrolled' : undefined;
}
/** C14d C14i C14j Whether a unit has a move to make in a quarter, by its number: its time has come, and it has not made that quarter yet. */
const isDue = (g: Field, u: UnitId, number: number): boolean =>
  classOf(g, u) !== undefined &&
  !has(g, u, 'movedAtOnce') &&
  valueAt(g.s.unit.from, u) <= number &&
  valueAt(g.s.unit.lastQuarter, u) < number;

/** C14d C14a COMPULSORY, all four quarters, or those of INTERLUDE from the third on. */
export const compulsory: Work<Field> = {
  name: 'compulsory',
  run(g, first) {
    for (let q = LAST; q >= first; q--) push(g, STEP.quarter, q);
  },
};
/** C14d A quarter: flights, routs, retreats, pursuits, uncontrolled advances; in each class the nearest to its own edge first, then by number. */
export const quarter: Work<Field> = {
  name: 'quarter',
  run(g, q, isBegun) {
    if (isBegun === 0) beginQuarter(g, q);
    const u = nextDue(g);
    if (u < 0) {
      push(g, STEP['quarter-end'], q);
      return;
    }
    unmark(g, u, 'due');
    push(g, STEP.quarter, q, 1);
    push(g, STEP['compulsory-move'], u, 1);
  },
};
function beginQuarter(g: Field, q: number): void {
  g.s.battle.quarter[0] = q - 1;
  for (let u = unitId(0); u < g.w.rows; u++) {
    unmark(g, u, 'due', 'turnedAbout');
    if (isDue(g, u, nextQuarter(g))) mark(g, u, 'due');
  }
}
function nextDue(g: Field): UnitId {
  let found = unitId(-1);
  let least: readonly [number, number] = [0, 0];
  for (let u = unitId(0); u < g.w.rows; u++) {
    const kind = has(g, u, 'due') ? classOf(g, u) : undefined;
    if (!kind) continue;
    const unit = unitOf(g, u);
    const rank = [MOVE_ORDER.indexOf(kind), toOwnEdge(homeFor(g, unit.side), unit)] as const;
    if (found >= 0 && (rank[0] > least[0] || (rank[0] === least[0] && rank[1] >= least[1]))) continue;
    found = u;
    least = rank;
  }
  return found;
}

/**
 * 1.1-01b C14d C14j C12j So many quarters of a compulsory move of one unit: one in the loop; where it breaks from a charge, or charges out of hand, all four at
 * once, on a clock of its own, each with what a quarter causes.
 */
export const compulsoryMove: Work<Field> = {
  name: 'compulsory-move',
  run(g, unit, quarters, isAtOnce) {
    const u = unitId(unit);
    if (quarters === 0 || classOf(g, u) === undefined) return;
    let number = nextQuarter(g);
    if (isAtOnce === 1) {
      const q = LAST + 1 - quarters;
      number = quarterNumber({ period: periodOf(g), quarter: q });
      mark(g, u, 'movedAtOnce');
      unmark(g, u, 'turnedAbout');
      push(g, STEP['compulsory-move'], u, quarters - 1, 1);
      push(g, STEP['quarter-end'], q, u + 1);
    }
    g.s.unit.lastQuarter[u] = number;
    increase(g.s.unit.moved, u, TICKS);
    if (unitOf(g, u).state === 'retreat') mark(g, u, 'retreated');
    push(g, STEP.compelled, u, number);
    for (const l of mayStayBehind(g, u)) push(g, STEP['go-along'], l, u);
  },
};
/** 2.4-P18 C14a Whoever was to choose has chosen: a retreat's owner is asked for its formation and its goal, everybody else moves. */
export const compelled: Work<Field> = {
  name: 'compelled',
  run(g, unit, number) {
    const u = unitId(unit);
    if (unitOf(g, u).state !== 'retreat') push(g, STEP['make-quarter'], u, number);
    else if (isChanging(g, u)) payChange(g, u);
    else if (mayChangeNow(g, u)) push(g, STEP['retreat-form'], u, number);
    else askGoal(g, u, number);
  },
};
/** C14a R39 From its third step on, and where it may go round a line, its owner says how a retreat goes. */
export function askGoal(g: Field, u: UnitId, number: number): void {
  const leg = legOf(g, u);
  if (leg === 'toSafety' || leg === 'away') push(g, STEP['retreat-goal'], u, number);
  else push(g, STEP['make-quarter'], u, number);
}
const STRAIGHT: Goal = { goal: 'away', at: null };
/** The quarter itself; a retreat's goal + 1 and how it goes there are given together; how often it has met an enemy in this quarter. */
export const makeQuarter: Work<Field> = {
  name: 'make-quarter',
  run(g, unit, number, intent, times) {
    const u = unitId(unit);
    const kind = classOf(g, u);
    if (kind === 'pursuit') pursueOn(g, u, number, times);
    else if (kind === 'uncontrolled') advanceOn(g, u, number, times);
    else if (kind !== undefined && times === 0) {
      const goal = goalsOf(g, u).find((one) => one.goal === GOALS[(intent >> HOW_BITS) - 1]);
      goQuarter(g, u, number, kind === 'retreat' && goal ? goal : STRAIGHT, intent & ((1 << HOW_BITS) - 1));
    }
  },
};
const HOW_BITS = 2;
/** A goal and how to go there, as one integer of a frame. */
export const intentOf = (goal: number, how: number): number => ((goal + 1) << HOW_BITS) | how;
export const LOOP_STEPS = [compulsory, quarter, compulsoryMove, compelled, makeQuarter] as const;
