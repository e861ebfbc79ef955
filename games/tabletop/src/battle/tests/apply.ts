import { CHARTS } from '../../model/charts.ts';
import { RESULTS, type Result } from '../../model/vocabulary.ts';
import { abandonsGuns } from '../../rules/morale/crews.ts';
import { lossesAfterMeleeTest } from '../../rules/morale/losses.ts';
import { isAtLeast } from '../../rules/morale/result.ts';
import { stateAfter } from '../../rules/morale/state.ts';
import { timingOf } from '../../rules/morale/timing.ts';
import { nextQuarter, quarterNumber } from '../clock.ts';
import { endMelees, lose, setState } from '../doors.ts';
import { type Going, goOff, isDisarmed, isGoing, isRunning, witnessRout } from '../going-off.ts';
import { abandonGuns } from '../guns.ts';
import { noteGoingOff } from '../leaders.ts';
import { hardestOn } from '../meeting.ts';
import { formationOf, phaseOf, quartersPlayed, rallyCaseOf, stateOf, testedUnit, valueAt } from '../model/columns.ts';
import type { UnitId } from '../model/ids.ts';
import { type Field, mark, orNobody, periodOf, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { kindOf } from '../model/views.ts';
import { afterRallyTest } from '../rally.ts';
import { occasionsAt } from './queue.ts';

/** 2.0b R28 When the result takes effect, as numbers of quarters: the first, and the one after the last if it ends by itself. */
function clockOf(g: Field, result: Result, isParty: boolean): { readonly from: number; readonly until: number } {
  const { from, until } = timingOf({
    phase: phaseOf(g),
    period: periodOf(g),
    result,
    quarter: quartersPlayed(g),
    role: isParty ? 'party' : 'witness',
  });
  const { period, quarter } = from;
  return {
    from: quarter === 'at once' ? nextQuarter(g) : quarterNumber({ period, quarter }),
    until: until ? quarterNumber(until) + 1 : 0,
  };
}

/**
 * 2.0b 2.0c 1.2f 2.1g 2.2a 2.3g 2.4-P2 2.5-X1 2.6-K2 R28 R32 R44 R71 What the result of a test does to the unit. Losses of a melee that breaks it count twice;
 * troops in a building who would go after a melee surrender; a crew leaves its guns; friends look on.
 */
export function applyResult(g: Field, row: number, result: Result): void {
  const { test, unit } = g.s;
  const u = testedUnit(g, row);
  const before = stateOf(g, u);
  const rally = rallyCaseOf(g, row);
  // Who waits for a result waits for that of a charge, or for the last of a close combat: no other test hides it, such as one on the way of a unit that broke.
  if (test.isParty[row] === 1 || phaseOf(g) === 'MELEE') unit.result[u] = RESULTS.indexOf(result) + 1;
  const clock = clockOf(g, result, test.isParty[row] === 1);
  if (rally !== 'none') {
    afterRallyTest(g, u, { rally, result, by: valueAt(test.by, row) - 1, ...clock });
    return;
  }
  const { arm } = kindOf(g, u);
  const state = stateAfter({ state: before, test: 'ordinary', result, arm, disarmed: isDisarmed(g, u) });
  // It goes on as it was: with its success kept, and with what it pays for.
  if (before === 'retreat' && state === 'retreat' && isAtLeast(result, 'halt')) return;
  const occasions = occasionsAt(g, row);
  // Strength that a drawn fight has brought low is a test after that fight too: it says what was lost there.
  const isAfterMelee = occasions.includes('meleeLost') || occasions.includes('meleeWon') || valueAt(test.lost, row) > 0;
  if (isAfterMelee) {
    const more = lossesAfterMeleeTest(0, valueAt(test.lost, row), result);
    if (more > 0) lose(g, u, more, '2.5-X1');
    if (stateOf(g, u) === 'gone') return;
  }
  if (isGoing(state)) {
    const isParty = test.isParty[row] === 1;
    const cause = orNobody(valueAt(test.cause, row));
    const worst = isAfterMelee ? hardestOn(g, u) : cause;
    breaks(g, u, state, worst < 0 ? cause : worst, { from: clock.from, isAfterMelee, isParty });
    return;
  }
  if (before === 'rallying') return;
  unit.until[u] = state === 'uncontrolled' || state === 'halted' ? clock.until : 0;
  if (state === 'uncontrolled' && before !== 'uncontrolled') {
    unit.from[u] = clock.from;
    unit.made[u] = 0;
  }
  setState(g, u, state, state === 'uncontrolled' ? '2.1g' : state === 'halted' ? '2.3a' : '2.2a');
  // What becomes of an advance out of control that is under way.
  if (before === 'uncontrolled' && state !== 'uncontrolled') push(g, STEP['back-in-hand'], u);
}

/** 2.4-P2 2.5-P3 2.6-P2 2.6-K2 R47 It goes off, or surrenders in its building. */
function breaks(
  g: Field,
  u: UnitId,
  state: Going,
  cause: UnitId,
  c: { readonly from: number; readonly isAfterMelee: boolean; readonly isParty: boolean },
): void {
  const { unit } = g.s;
  if (unit.sector[u] !== 0 && c.isAfterMelee) {
    push(g, STEP.surrender, u, RESULTS.indexOf(state), cause + 1);
    return;
  }
  const before = stateOf(g, u);
  goOff(g, u, state, cause, c.from, state === 'retreat' ? '2.4-P2' : state === 'rout' ? '2.5-P3' : '2.6-P2');
  if (kindOf(g, u).arm === 'artillery' && abandonsGuns(state, formationOf(g, u) === 'limbered')) abandonGuns(g, u);
  if (!isGoing(before)) noteGoingOff(g, u);
  if (isRunning(state) && !isRunning(before)) witnessRout(g, u);
  if (c.isParty && !isGoing(before)) goAtOnce(g, u);
}

/** 1.1-01b C8g C8i C8m C8o C14j Who breaks from a charge, or in charging, goes at once, before anyone else tests: four quarters of its move. Its melees end without result. */
function goAtOnce(g: Field, u: UnitId): void {
  endMelees(g, u);
  mark(g, u, 'charged', 'movedAtOnce');
  push(g, STEP['compulsory-move'], u, CHARTS.scale.quartersPerPeriod, 1);
}
