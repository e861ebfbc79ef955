import type { Answers, RefereeForm } from '@tambour/stage/referee';
import { responsibleFor } from '../battle/chain.ts';
import { commandEventsOf, hitsOn, meleesOf } from '../battle/logs.ts';
import { degradationOf, formationOf, stateOf } from '../battle/model/columns.ts';
import { leaderId, type UnitId, unitId } from '../battle/model/ids.ts';
import { LEADER_PLACES } from '../battle/model/marks.ts';
import { type Field, has, orNobody, periodOf } from '../battle/model/state.ts';
import { initialOf, kindOf, unitOf, unitsOf, viewOf } from '../battle/model/views.ts';
import { laterMelees, occasionsIn } from '../battle/tests/queue.ts';
import type { HeadTest } from '../battle/tests/situation.ts';
import { formOf } from '../referee/fold.ts';
import { END, emptyTable, type Leader, NO_CAUSE, type Table, type Unit } from '../referee/table.ts';
import { routCounts } from '../rules/morale/environment.ts';
import type { CommandInfluence, Waived } from '../rules/morale/situation.ts';
import { cmBetween } from '../rules/table/placed.ts';
import { sees } from '../rules/table/sight.ts';

/*
 * A test of a battle as players would bring it to Umpire's table: what the ledger would know of every unit, and what is around the one that
 * tests as answers.
 */
const SIDES = ['blue', 'red'] as const;

/** The general whom players would put it under: its own, unless a special rule of the battle has put it under one who is not over him. */
function generalAt(g: Field, u: UnitId): string | null {
  const own = kindOf(g, u).general;
  const responsible = responsibleFor(g, u);
  let above = own;
  while (above >= 0 && above !== responsible) above = g.w.leaderKinds[above]!.superior;
  return g.w.leaderIds[above >= 0 || responsible < 0 ? own : responsible] ?? null;
}
/** Melees of this round that it has yet to test for have not been told yet. */
function unitAt(g: Field, u: UnitId, later: number): Unit {
  const kind = kindOf(g, u);
  return {
    id: g.w.unitIds[u]!,
    side: SIDES[kind.side]!,
    name: g.w.unitIds[u]!,
    type: kind.type,
    arm: kind.arm,
    mount: kind.cavalryClass ?? kind.artilleryKind ?? null,
    status: kind.status,
    base: kind.base,
    class: kind.class,
    initial: initialOf(g, u),
    regiment: kind.regiment ?? '',
    general: generalAt(g, u),
    maySkirmish: kind.maySkirmish,
    companies: !kind.hasElite ? 'none' : has(g, u, 'screenOut') ? 'out' : 'with',
    losses: g.s.unit.losses[u]!,
    escort: g.s.unit.escort[u]!,
    formation: formationOf(g, u),
    degradation: degradationOf(g, u),
    shelter: 'none',
    order: '',
    state: unitOf(g, u).state,
    everRouted: has(g, u, 'everRouted'),
    disarmed: has(g, u, 'disarmed'),
    firedOn: has(g, u, 'firedOn'),
    fireTestIn: 0,
    inCombat: unitOf(g, u).opponents.length > 0,
    foes: unitOf(g, u).opponents.map((foe) => g.w.unitIds[foe.u]!),
    charging: has(g, u, 'charging'),
    offGuns: has(g, u, 'offGuns'),
    combats: meleesOf(g, u)
      .slice(0, Math.max(0, meleesOf(g, u).length - later))
      .map(([period, end]) => ({ period, end })),
    fire: hitsOn(g, u).map(({ period, by, isScreen, kind: shot, losses }) => ({
      period,
      by: g.w.unitIds[by]!,
      isScreen,
      kind: shot,
      losses,
      atCharge: false,
    })),
    command: commandEventsOf(g, u).map(({ period, kind: what, value }) => ({ period, what, value })),
    compulsory: null,
    passed: null,
    rallyingUntil: null,
    stopsWhenFar: false,
    ralliedIn: 0,
    routsSeen: [],
    routs: 0,
    told: null,
  };
}
function leaderAt(g: Field, n: number): Leader {
  const l = leaderId(n);
  const kind = g.w.leaderKinds[l]!;
  return {
    id: g.w.leaderIds[l]!,
    side: SIDES[kind.side]!,
    name: g.w.leaderIds[l]!,
    rank: kind.isAide ? 'aide' : 'general',
    value: kind.value,
    arms: kind.arms,
    superior: g.w.leaderIds[kind.isAide ? kind.general : kind.superior] ?? null,
    aide: kind.isAide ? { general: g.w.leaderIds[kind.general]!, n: 1 } : null,
    with: g.w.unitIds[g.s.leader.with[l]! - 1] ?? null,
    hasTried: false,
    isCarried: g.s.leader.carriedBy[l] !== 0,
    isOut: g.s.leader.place[l] !== LEADER_PLACES.indexOf('table'),
  };
}

const BANDS = [
  [30, 'to30'],
  [44.99, 'to45'],
  [59.99, 'to60'],
  [74.99, 'to75'],
] as const;
function commandAnswers(command: CommandInfluence, by: string | undefined): Answers {
  switch (command.kind) {
    case 'none':
      return { command: 'none' };
    case 'contact':
      return { command: `with:${by}`, points: `${command.choice}` };
    case 'aide':
      return { command: `with:${by}` };
    case 'within15':
      return { command: 'near', minus: command.sign < 0 };
    case 'unseen':
      return { command: 'unseen' };
    case 'beyond': {
      const band = BANDS.find(([to]) => command.distance <= to);
      return band ? { command: band[1] } : { command: 'farther', distance: command.distance };
    }
  }
}
/** The units whose rout weighs on the test, or helps it. */
function routs(g: Field, u: UnitId, router: 'friend' | 'enemy'): readonly string[] {
  const tester = unitOf(g, u);
  const view = viewOf(g);
  return unitsOf(g)
    .filter((other) => other !== tester && (other.side === tester.side) === (router === 'friend'))
    .filter(({ state }) => state === 'rout' || state === 'flight')
    .filter((other) =>
      routCounts({
        router,
        witness: { status: tester.status, arm: tester.arm, inMelee: false },
        routing: other,
        distance: cmBetween(tester, other),
        visible: sees(tester, other, view),
      }),
    )
    .map((other) => g.w.unitIds[other.u]!);
}
const answersIn = (g: Field, { unit, tester, situation: s, candidates }: HeadTest, chosen: number): Answers => ({
  balance: s.friends > s.enemies ? 'friends' : s.friends < s.enemies ? 'enemies' : 'even',
  ...commandAnswers(s.command, candidates[chosen - 1]?.by),
  shelter: s.shelter,
  formation: tester.formation,
  degradation: tester.degradation,
  enemyRouts: routs(g, unit, 'enemy'),
  friendlyRouts: s.testerInMelee ? [] : routs(g, unit, 'friend'),
  inCombat: s.testerInMelee,
  rear: s.enemyRear,
  flank: s.enemyFlank,
  batteries: s.supportBatteries,
  when: 'end',
});

/** Umpire's form for the test at the head of the queue, told as it stands there; its sheet, if nothing is missing. */
export function umpireForm(g: Field, head: HeadTest, die: number, waived: Waived = {}): RefereeForm {
  const row = g.s.battle.head[0]!;
  const cause = orNobody(g.s.test.cause[row]!);
  const occasions = occasionsIn(g.s.test.occasions[row]!);
  const period = periodOf(g);
  const rows = Array.from({ length: g.w.rows }, (_, n) => unitId(n));
  const suffered = g.s.test.lost[row]!;
  const id = g.w.unitIds[head.unit]!;
  const draft = { type: 'test', answers: { piece: id, due: 'due' } };
  const table: Table = {
    ...emptyTable(),
    clock: { period, quarter: END },
    firePeriod: g.s.battle.isFired[0] === 1 ? period : period - 1,
    units: rows
      .filter((u) => stateOf(g, u) !== 'gone')
      .map((u) => unitAt(g, u, u === head.unit ? laterMelees(g, row) : 0)),
    leaders: g.w.leaderKinds.map((_, l) => leaderAt(g, l)),
    pending: [
      {
        id: 'due',
        kind: 'test',
        unit: id,
        occasions: [...occasions],
        isVoluntary: false,
        draft,
        cause: {
          ...NO_CAUSE,
          entry: 'battle',
          by: g.w.unitIds[cause] ?? null,
          againstCavalry: head.situation.againstCavalry,
          suffered,
          inflicted: suffered - g.s.test.excess[row]!,
          leader: g.w.leaderIds[g.s.test.by[row]! - 1] ?? null,
          isCounterCharging: head.situation.cavalryCharging,
        },
      },
    ],
  };
  const waive = Object.entries(waived).map(([code, value]) => `${code}:${value}`);
  const answers = {
    ...draft.answers,
    ...answersIn(g, head, g.s.tested.candidate[0]!),
    waive: waive.join(',') || 'accept',
  };
  return formOf(table, { ...draft, answers, dice: [die] });
}
