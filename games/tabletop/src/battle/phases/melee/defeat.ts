import { beatenBy, type Fought, levelAfter, testsAfter } from '../../../rules/fighting/after.ts';
import { recoilFrom, type Step } from '../../../rules/fighting/recoil.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { afterMove } from '../../after-move.ts';
import { nextQuarter } from '../../clock.ts';
import { degradeTo, headingOf, isOnTable, setState, standAt } from '../../doors.ts';
import { goOff } from '../../going-off.ts';
import { abandonGuns } from '../../guns.ts';
import { noteGoingOff } from '../../leaders.ts';
import { noteFoe, noteMelee } from '../../logs.ts';
import { contactsOf, degradationOf, formationOf, idOf, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { type Field, unmark } from '../../model/state.ts';
import { unitOf, unitsOf } from '../../model/views.ts';
import { testedIn } from './tests.ts';

type Blows = Fought<UnitId>;
const MOST_ROUNDS = 255;

/** 2.1g 2.1k An uncontrolled advance has reached somebody: it ends with the contact. */
export function arrive(g: Field, units: readonly UnitId[]): void {
  for (const u of units) {
    if (unitOf(g, u).state !== 'uncontrolled') continue;
    g.s.unit.until[u] = 0;
    unmark(g, u, 'charging');
    setState(g, u, 'steady', '2.1g');
  }
}
/** C9e C9f Rounds in a row, and what they and a defeat leave of a unit's order, before any test. Who does not fight starts anew. */
export function wear(g: Field, units: readonly UnitId[], all: readonly Blows[]): void {
  const { unit } = g.s;
  for (let u = unitId(0); u < g.w.rows; u++) {
    if (!units.includes(u) || !isOnTable(g, u)) {
      unit.rounds[u] = 0;
      continue;
    }
    unit.rounds[u] = Math.min(MOST_ROUNDS, valueAt(unit.rounds, u) + 1);
    const { arm, sector } = unitOf(g, u);
    const lostTo = beatenBy(u, all).map(({ enemy }) => unitOf(g, enemy).arm);
    const level = levelAfter({
      ...{ arm, formation: formationOf(g, u), degradation: degradationOf(g, u) },
      ...{ isGarrison: sector !== null, rounds: valueAt(unit.rounds, u), lostTo },
    });
    degradeTo(g, u, level, lostTo.length > 0 ? 'C9f' : 'C9e');
  }
}
/** C9f C9j 1.1-03d 2.3f Whoever is beaten gives ground before the enemy that inflicted most, one after the other. */
export function recoil(g: Field, units: readonly UnitId[], all: readonly Blows[]): ReadonlyMap<UnitId, Step> {
  const steps = new Map<UnitId, Step>();
  for (const u of units) {
    const [worst] = beatenBy(u, all);
    if (!worst || !isOnTable(g, u)) continue;
    const around = { units: unitsOf(g), ground: g.w.ground, table: g.w.table };
    const step = recoilFrom(unitOf(g, u), unitOf(g, worst.enemy), around);
    if (step.moved === 0) continue;
    steps.set(u, step);
    const { x, y, heading } = step.base;
    const was = headingOf(g, u);
    standAt(g, u, x, y, heading);
    markRecoiled(g, u);
    emit(g, {
      type: 'recoiled',
      rule: 'C9j',
      piece: idOf(g, u),
      from: idOf(g, worst.enemy),
      cm: inCm(step.moved),
      to: [inCm(x), inCm(y)],
      was,
      facing: headingOf(g, u),
    });
  }
  if (steps.size > 0) afterMove(g, [...steps.keys()]);
  return steps;
}
function markRecoiled(g: Field, u: UnitId): void {
  const { recoiled } = g.s.melee;
  for (const { row, party } of contactsOf(g, u)) recoiled[row] = valueAt(recoiled, row) | party;
}
/** 1.1-03b 1.2-F21 1.2-F22 R16 R17 How it went for each, in the order of its tests: draws, defeats by the worst enemy first, victories. */
export function note(g: Field, units: readonly UnitId[], all: readonly Blows[]): void {
  for (const u of units) {
    if (!isOnTable(g, u)) continue;
    g.s.unit.result[u] = 0;
    const own = all.filter(({ unit }) => unit === u);
    const inOrder = [
      ...own.filter(({ outcome }) => outcome === 'drawn'),
      ...beatenBy(u, all),
      ...own.filter(({ outcome }) => outcome === 'won'),
    ];
    for (const { outcome, enemy } of inOrder) {
      noteMelee(g, u, outcome);
      noteFoe(g, u, enemy);
    }
  }
}
/** 2.5-A1 R45 R72 Limbered gunners who are beaten leave their guns and rout, without a test and without doubled losses. Says who. */
export function crewsThatRun(
  g: Field,
  all: readonly Blows[],
  strengths: ReadonlyMap<UnitId, number>,
): readonly UnitId[] {
  const crews = testsAfter(all, testedIn(g, strengths)).filter(({ occasion }) => occasion === 'routWithoutTest');
  const routed: UnitId[] = [];
  for (const { fought } of crews) {
    const { unit, enemy } = fought;
    if (routed.includes(unit)) continue;
    routed.push(unit);
    goOff(g, unit, 'rout', enemy, nextQuarter(g), '2.5-A1');
    abandonGuns(g, unit);
    noteGoingOff(g, unit);
  }
  return routed;
}
