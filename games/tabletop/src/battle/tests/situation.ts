import { present } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { Occasion } from '../../model/vocabulary.ts';
import { eliteBonus } from '../../rules/morale/base.ts';
import { isAtTheCharge } from '../../rules/morale/charge-tests.ts';
import {
  type CommandCandidate,
  type CommandFigure,
  commandCandidates,
  commandPenalty,
  influenceOf,
  valueInPoints,
} from '../../rules/morale/command.ts';
import { shootersInWindow } from '../../rules/morale/fire-window.ts';
import { lossRunOf, wonRecently } from '../../rules/morale/melee-history.ts';
import type { Situation, Tester } from '../../rules/morale/situation.ts';
import { lengthsOf } from '../../rules/table/measure.ts';
import { isTouching } from '../../rules/table/placed.ts';
import {
  figuresAround,
  type LedBy,
  looksIn,
  positionalPart,
  supportingBatteries,
} from '../../rules/table/surroundings.ts';
import { commands, leadersIn, responsibleFor } from '../chain.ts';
import { commandEventsOf, foesOf, hitsOn, meleesOf, shotsOf } from '../logs.ts';
import {
  degradationOf,
  escortOf,
  formationOf,
  leaderKind,
  leaderName,
  menLost,
  stateOf,
  testedUnit,
  valueAt,
} from '../model/columns.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { type Field, has, orNobody, periodOf } from '../model/state.ts';
import { initialOf, kindOf, leaderOf, unitOf, unitsOf, viewAround, viewOf } from '../model/views.ts';
import { laterMelees, occasionsAt } from './queue.ts';

/** As far as anybody is counted. */
const AROUND = lengthsOf(CHARTS.distances.entries.environmentCount.cm);
const CONTACT = CHARTS.distances.entries.baseContact.cm;

/** 1.2g 1.2j A unit as its test sees it. */
export function testerOf(g: Field, u: UnitId): Tester {
  const kind = kindOf(g, u);
  const initialFigures = initialOf(g, u);
  const losses = menLost(g, u);
  const isOut = has(g, u, 'screenOut');
  const isElite = kind.hasElite && eliteBonus({ initialFigures, losses, attached: !isOut });
  return {
    arm: kind.arm,
    status: kind.status,
    base: kind.base,
    eliteBonus: isElite,
    ...(kind.hasElite && !isElite ? { eliteLost: isOut ? ('detached' as const) : ('weak' as const) } : {}),
    initialFigures,
    losses,
    escort: escortOf(g, u),
    formation: formationOf(g, u),
    degradation: degradationOf(g, u),
    state: stateOf(g, u),
    everRouted: has(g, u, 'everRouted'),
  };
}
/** C12a C12b C12i R22 R24 R25 R58 The generals and aides over a unit that tests. Who touches several units is in contact with the one he is with. */
export function figuresOver(g: Field, u: UnitId, leaving: number): readonly CommandFigure[] {
  const tester = unitOf(g, u);
  const responsible = responsibleFor(g, u);
  const led: LedBy[] = [];
  for (const l of leadersIn(g, tester.side)) {
    const { isAide, value } = leaderKind(g, l);
    const authority = commands(g, l, u);
    if (!authority && l !== responsible) continue;
    led.push({
      figure: leaderOf(g, l),
      id: leaderName(g, l),
      kind: isAide ? 'aide' : 'general',
      value,
      authority,
      responsible: l === responsible,
      isOut: g.s.leader.carriedBy[l] === u + 1 || l === leaving,
      isCarried: g.s.leader.carriedBy[l] !== 0,
    });
  }
  return figuresAround(tester, led, looksIn(viewOf(g))).map((figure) => {
    const l = present(g.w.leaderIndex.get(figure.id));
    const isWith = g.s.leader.with[l] === u + 1 && isTouching(leaderOf(g, l), tester);
    return isWith || figure.distance >= CONTACT ? figure : { ...figure, distance: CONTACT };
  });
}
/** 1.2-F28 Whether an enemy charged, shot at or fought a unit in this period or the last. */
function hasTroubled(g: Field, u: UnitId, enemy: UnitId): boolean {
  const period = periodOf(g);
  return (
    foesOf(g, u).some((foe) => foe.enemy === enemy && period - foe.period <= 1) ||
    hitsOn(g, u).some((hit) => hit.by === enemy && period - hit.period <= 1)
  );
}
function supportFor(g: Field, u: UnitId): number {
  const units = unitsOf(g);
  const unit = unitOf(g, u);
  const shots = units
    .filter(({ side, guns }) => guns !== null && side === unit.side)
    .flatMap((battery) => shotsOf(g, battery.u).map(({ period, at }) => ({ battery, period, at: unitOf(g, at) })));
  return supportingBatteries(unit, shots, periodOf(g), (enemy) =>
    hasTroubled(g, u, unitId(units.indexOf(enemy as never))),
  );
}
/** 1.2-F10 1.1-08c Values of generals hit with it or gone from it, as far as they still count. */
const valuesOf = (g: Field, u: UnitId, event: 'hit' | 'left'): number =>
  commandEventsOf(g, u)
    .filter(({ kind }) => kind === event)
    .filter(({ value, period }) => commandPenalty({ event, value, eventPeriod: period, testPeriod: periodOf(g) }) !== 0)
    .reduce((sum, { value }) => sum + valueInPoints(value), 0);

/** R36 The event is a charge by, a melee with, or the sudden sight of enemy cavalry. Cavalry brings strength low in a melee alone. */
const AGAINST = ['receiveCharge', 'meleeLost', 'meleeWon', 'sight', 'strength'] as const;

/** The test at the head of the queue: who takes it, and all it looks at but command. */
export interface HeadTest {
  readonly unit: UnitId;
  readonly tester: Tester;
  readonly situation: Situation;
  readonly figures: readonly CommandFigure[];
  readonly candidates: readonly CommandCandidate[];
}
/** Why a unit tests, and who of its commanders was chosen, by his place among the candidates; nobody where there is no such place. */
export interface TestCase {
  readonly occasions: readonly Occasion[];
  readonly cause: UnitId;
  readonly leaving: number;
  readonly excess: number;
  /** Melees of its that came after the one tested for. */
  readonly laterMelees: number;
  readonly candidate: number;
  readonly points: number;
}
/** 1.2d What a test looks at. */
export function situationOf(g: Field, unit: UnitId, c: TestCase): HeadTest {
  const { occasions, cause } = c;
  const view = unitOf(g, unit);
  const period = periodOf(g);
  const figures = figuresOver(g, unit, c.leaving);
  const candidates = commandCandidates(figures);
  const melees = meleesOf(g, unit);
  const history = melees.slice(0, Math.max(0, melees.length - c.laterMelees));
  const situation: Situation = {
    ...positionalPart(view, viewAround(g, unit, AROUND)),
    occasions,
    againstCavalry:
      AGAINST.some((occasion) => occasions.includes(occasion)) && cause >= 0 && kindOf(g, cause).arm === 'cavalry',
    command: influenceOf(figures, candidates[c.candidate], c.points),
    generalHit: valuesOf(g, unit, 'hit'),
    generalLeft: valuesOf(g, unit, 'left'),
    meleeWon: wonRecently(history, period),
    lossRun: lossRunOf(history, period),
    meleeExcess: c.excess,
    shooters: shootersInWindow(hitsOn(g, unit), { period, isFireResolved: g.s.battle.isFired[0] === 1 }),
    supportBatteries: supportFor(g, unit),
    cavalryCharging: isAtTheCharge({
      ...{ arm: view.arm, state: view.state, occasions },
      isCharging: has(g, unit, 'charging'),
    }),
  };
  return { unit, tester: testerOf(g, unit), situation, figures, candidates };
}
/** 1.2d What a test in the queue looks at; command as chosen in `tested`. */
export function situationAt(g: Field, row: number): HeadTest {
  const { test, tested } = g.s;
  const occasions = occasionsAt(g, row);
  return situationOf(g, testedUnit(g, row), {
    occasions,
    cause: orNobody(valueAt(test.cause, row)),
    leaving: occasions.includes('commandLost') ? valueAt(test.by, row) - 1 : -1,
    excess: valueAt(test.excess, row),
    laterMelees: laterMelees(g, row),
    candidate: valueAt(tested.candidate, 0) - 1,
    points: valueAt(tested.points, 0) - POINTS_ZERO,
  });
}
/** Points of a general are kept so much higher, that a column may hold them. */
export const POINTS_ZERO = 128;
