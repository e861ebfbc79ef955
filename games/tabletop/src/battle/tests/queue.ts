import { RulesBug } from '@tambour/kernel';
import { OCCASIONS, type Occasion } from '../../model/vocabulary.ts';
import { occasionsOf } from '../../rules/morale/occasions.ts';
import { distanceOf, type Placed } from '../../rules/table/placed.ts';
import { headRow, increase, testsWaiting, valueAt } from '../model/columns.ts';
import { type LeaderId, NO_LEADER, NO_UNIT, type UnitId } from '../model/ids.ts';
import { RALLY_CASES, type RallyCase } from '../model/marks.ts';
import { type Field, MOST_TESTS, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { unitOf } from '../model/views.ts';

/** A test that a unit will have to take. */
export interface Due {
  readonly unit: UnitId;
  readonly occasions: readonly Occasion[];
  /** The enemy that causes it: charger, opponent, shooter, who came in sight. */
  readonly cause?: UnitId;
  /** 1.2-F25 Of a melee: by how many losses the enemy did better, and what it lost there. */
  readonly excess?: number;
  readonly lost?: number;
  /** Of a rally: why, and who tries. Of a general who left: who. */
  readonly rally?: RallyCase;
  readonly by?: LeaderId;
  /** C14j In CHARGE: the target or the charger. */
  readonly isParty?: boolean;
}
const isMelee = (due: Due): boolean => due.occasions.includes('meleeLost') || due.occasions.includes('meleeWon');
const bitsOf = (occasions: readonly Occasion[]): number =>
  occasions.reduce((bits, occasion) => bits | (1 << OCCASIONS.indexOf(occasion)), 0);
export const occasionsIn = (bits: number): readonly Occasion[] => OCCASIONS.filter((_, i) => bits & (1 << i));

/** R27 The occasions of one event for one unit are one test; melees are tested one by one. */
function merged(dues: readonly Due[]): Due[] {
  const out: Due[] = [];
  for (const due of dues) {
    const at = isMelee(due) ? -1 : out.findIndex((other) => other.unit === due.unit && !isMelee(other));
    const known = out[at];
    if (!known) out.push(due);
    else out[at] = { ...due, ...known, occasions: [...known.occasions, ...due.occasions] };
  }
  return out;
}
/**
 * C14f R27 The tests of one event join the queue: nearest to its cause first, then by number. Whoever has no occasion for its arm and state
 * is left out. Says how many joined; whoever calls sees that they are taken (`takeTests`).
 */
export function enqueue(g: Field, dues: readonly Due[], nearestTo?: Placed): number {
  const { battle } = g.s;
  const asked = merged(dues)
    .map((due) => {
      const { arm, state } = unitOf(g, due.unit);
      return { due, occasions: occasionsOf(arm, state, due.occasions) };
    })
    .filter(({ occasions }) => occasions.length > 0);
  if (asked.length === 0) return 0;
  const far = (u: UnitId): number => (nearestTo ? distanceOf(unitOf(g, u), nearestTo) : 0);
  // Several melees of one unit keep the order in which they are given (worst enemy first).
  asked.sort((a, b) => far(a.due.unit) - far(b.due.unit) || a.due.unit - b.due.unit);
  increase(battle.event, 0, 1);
  for (const { due, occasions } of asked) write(g, due, occasions);
  return asked.length;
}
function write(g: Field, due: Due, occasions: readonly Occasion[]): void {
  const { battle, test } = g.s;
  if (battle.waiting[0] === MOST_TESTS) throw new RulesBug('too many tests wait');
  const row = (headRow(g) + testsWaiting(g)) % MOST_TESTS;
  increase(battle.waiting, 0, 1);
  test.unit[row] = due.unit;
  test.occasions[row] = bitsOf(occasions);
  test.cause[row] = (due.cause ?? NO_UNIT) + 1;
  test.excess[row] = due.excess ?? 0;
  test.lost[row] = due.lost ?? 0;
  test.event[row] = valueAt(battle.event, 0);
  test.rally[row] = RALLY_CASES.indexOf(due.rally ?? 'none');
  test.by[row] = (due.by ?? NO_LEADER) + 1;
  test.isParty[row] = due.isParty ? 1 : 0;
}
/** Why a test in the queue is taken. */
export const occasionsAt = (g: Field, row: number): readonly Occasion[] =>
  occasionsIn(valueAt(g.s.test.occasions, row));
/** 1.1-03b R16 How many tests for other melees of the same unit wait behind a test: what came of these does not count yet. */
export function laterMelees(g: Field, row: number): number {
  const { test } = g.s;
  let later = 0;
  for (let i = 1; i < testsWaiting(g); i++) {
    const next = (row + i) % MOST_TESTS;
    const isOwn = test.unit[next] === test.unit[row];
    if (isOwn && occasionsAt(g, next).some((o) => o === 'meleeLost' || o === 'meleeWon')) later++;
  }
  return later;
}
/** Takes the test at the head off the queue. */
export function dropTest(g: Field): void {
  const { battle, test } = g.s;
  const row = headRow(g);
  for (const column of Object.values(test)) column[row] = 0;
  battle.head[0] = battle.waiting[0] === 1 ? 0 : (row + 1) % MOST_TESTS;
  battle.waiting[0] = testsWaiting(g) - 1;
}
/** Goes through the queue before whatever lies below goes on. */
export const takeTests = (g: Field): void => {
  if (testsWaiting(g) > 0) push(g, STEP.tests);
};
