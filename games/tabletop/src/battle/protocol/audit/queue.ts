import { framesOf, type Report } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { occasionsOf } from '../../../rules/morale/occasions.ts';
import { isLeaderIn } from '../../chain.ts';
import { headRow, leaderKind, phaseOf, rallyCaseOf, testedUnit, testsWaiting, valueAt } from '../../model/columns.ts';
import { leaderId, unitId } from '../../model/ids.ts';
import { type Field, MOST_TESTS } from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { initialOf, sideOf, unitOf } from '../../model/views.ts';
import { occasionsAt } from '../../tests/queue.ts';
import { situationAt } from '../../tests/situation.ts';
import { mayInfluence, waiversNow } from '../../tests/steps.ts';

const { lossesPerFigureRemoved: MEN } = CHARTS.scale;

/** C14f The ring of tests: those that wait lie one after another from its head, each with what it needs. */
export function auditQueue(g: Field, bad: Report): void {
  const { test } = g.s;
  const n = testsWaiting(g);
  const head = headRow(g);
  if (n === 0 && head !== 0) bad('battle.head', 'must be 0: no test waits');
  for (let i = 0; i < MOST_TESTS; i++) {
    const row = (head + i) % MOST_TESTS;
    if (i < n) auditWaiting(g, row, (name, reason) => bad(`test.${row}.${name}`, reason));
    else
      for (const [name, column] of Object.entries(test))
        if (column[row] !== 0) bad(`test.${row}.${name}`, 'must be as at the start: the row is not in use');
  }
}
function auditWaiting(g: Field, row: number, say: Report): void {
  const { test, battle } = g.s;
  const u = testedUnit(g, row);
  const side = sideOf(g, u);
  const occasions = occasionsAt(g, row);
  if (occasions.length === 0) say('occasions', 'must hold why it tests');
  const cause = unitId(valueAt(test.cause, row) - 1);
  if (cause === u || (cause >= 0 && cause < g.w.units && u < g.w.units && sideOf(g, cause) === side))
    say('cause', 'must be an enemy');
  if (valueAt(test.event, row) > valueAt(battle.event, 0)) say('event', `must be at most ${battle.event[0]}`);
  const isMelee = occasions.includes('meleeLost') || occasions.includes('meleeWon');
  // What a drawn fight has cost goes with the test for fallen strength.
  const hasLost = isMelee || (occasions.includes('strength') && phaseOf(g) === 'MELEE');
  if (!isMelee && test.excess[row] !== 0) say('excess', 'must be 0: it is not about a close combat');
  if (!hasLost && test.lost[row] !== 0) say('lost', 'must be 0: it is not about a close combat');
  const men = initialOf(g, u) * MEN;
  if (valueAt(test.lost, row) > men) say('lost', `must be at most ${men}, all its men`);
  if (valueAt(test.excess, row) > valueAt(test.lost, row)) say('excess', 'must not be more than it lost');
  auditRally(g, row, say);
}
/** 1.1-12 Who tries to rally a unit is there, and of its side. */
function auditRally(g: Field, row: number, say: Report): void {
  const { test } = g.s;
  const occasions = occasionsAt(g, row);
  const rally = rallyCaseOf(g, row);
  const by = leaderId(valueAt(test.by, row) - 1);
  if (occasions.includes('rally') !== (rally !== 'none')) say('rally', 'must say why it rallies, if it does');
  if (rally !== 'none' && by >= 0 !== (rally === 'generalOrAide'))
    say('by', 'must be who rallies it, if somebody does');
  if (by < 0) return;
  if (leaderKind(g, by).side !== sideOf(g, testedUnit(g, row))) say('by', 'must be a leader of its side');
  if (rally !== 'none' && !isLeaderIn(g, by)) say('by', 'must be a leader on the table');
  if (rally === 'none' && !occasions.includes('commandLost')) say('by', 'must be null: no leader has to do with it');
}

const TESTING = ['tested', 'roll', 'influence', 'waive'] as const;
/** 1.2c The test being taken: the first that waits, by a unit that has occasion for it; the die only once it is thrown. */
export function auditTest(g: Field, bad: Report): void {
  const { battle, tested } = g.s;
  const frames = framesOf(g.s, STEP_NAMES);
  const top = frames.at(-1)?.step;
  const isTaken = TESTING.some((step) => step === top);
  if (!isTaken || top === 'influence')
    for (const [name, column] of Object.entries(tested))
      if (column[0] !== 0) bad(`tested.${name}`, 'must be 0: no die is thrown');
  if (!isTaken) return;
  if (battle.waiting[0] === 0) {
    bad('battle.waiting', 'must be 1 or more: a test is being taken');
    return;
  }
  const head = headRow(g);
  const { arm, state } = unitOf(g, testedUnit(g, head));
  if (state === 'gone' || occasionsOf(arm, state, occasionsAt(g, head)).length === 0) {
    bad(`test.${head}.unit`, 'must be a unit that tests for this');
    return;
  }
  if (top !== 'waive') return;
  if (tested.die[0] === 0) {
    bad('tested.die', 'must be thrown');
    return;
  }
  for (const name of ['square', 'shelter'] as const)
    if (tested[name][0] !== 0) bad(`tested.${name}`, 'must be 0: nothing is given up yet');
  const { candidates } = situationAt(g, head);
  if (!mayInfluence(candidates, valueAt(tested.candidate, 0), valueAt(tested.points, 0)))
    bad('tested.candidate', 'must be one who may influence the test so, if there is one');
  else if (waiversNow(g) === 0) bad('tested.die', 'must leave something to be given up');
}
