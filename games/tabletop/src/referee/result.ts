import type { Text } from '@tambour/kernel';
import type { Result } from '../model/vocabulary.ts';
import { isAtLeast } from '../rules/morale/result.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking } from './asking.ts';
import { chargersTest } from './charge.ts';
import { named } from './kind.ts';
import { leaveCombat, remove } from './losses.ts';
import { fightOn, surrender } from './prisoners.ts';
import { leaderName } from './roster.ts';
import {
  atLeast,
  chargerTests,
  doubledLosses,
  frontOf,
  MEN_PER_FIGURE,
  rallyingEnds,
  rallyOutcome,
  stateAfter,
  type Timing,
  timingAt,
} from './rules.ts';
import { pursuitOf, surrenderOf } from './rules-combat.ts';
import { compelled, startRout } from './running.ts';
import { isRunning } from './seen.ts';
import { leaderOf, type Pending, type Table, type Unit, unitOf } from './table.ts';

/** What the owner decides once the result is known. */
export interface After {
  readonly refuses: boolean;
  readonly completes: boolean;
}
export function askAfter(ask: Asking, unit: Unit, due: Pending, result: Result): After | undefined {
  const mayRefuse = surrenderOf(unit, due, result) === 'mayFightOn';
  const refuses = mayRefuse ? ask.yesNo('refuses', sayUmpire('ask.refuses'), { likely: true, rule: '2.6-K3' }) : false;
  const mayComplete = unit.state === 'uncontrolled' && result === 'obey';
  const completes = mayComplete
    ? ask.yesNo('completes', sayUmpire('ask.completes'), { likely: false, rule: '2.2a' })
    : false;
  return refuses === undefined || completes === undefined ? undefined : { refuses, completes };
}

/** The result binds the unit: its state, its losses, whom it obliges next. */
export function applyResult(
  table: Table,
  entry: string,
  unit: Unit,
  due: Pending,
  result: Result,
  when: 'start' | 'within' | 'end',
  after: After,
): readonly Text[] {
  const { cause, occasions } = due;
  const before = unit.state;
  const front = frontOf(unit);
  const isParty = occasions.includes('receiveCharge') || occasions.includes('charge') || cause.isAtCharge;
  const { period, quarter } = table.clock;
  const afterQuarter = when === 'start' ? 0 : Math.min(quarter, 4);
  const timing = timingAt({ period, afterQuarter, isEnd: when === 'end', isAtOnce: isParty, result });
  const lines: Text[] = [];
  const isRally = occasions.includes('rally');
  if (surrenderOf(unit, due, result) !== 'free') {
    lines.push(...(after.refuses ? [fightOn(unit, timing.from.period)] : surrender(table, entry, unit)));
  } else if (isDoubled(unit, due, result, lines)) {
    remove(table, unit);
    lines.push(sayUmpire('says.destroyed', { name: unit.name }));
  } else if (isRally) lines.push(...applyRally(table, entry, unit, due, result, timing, afterQuarter));
  else lines.push(...settleState(table, entry, unit, due, result, timing, after));
  // Two thirds of its front at the test: losses that count once more come after it.
  if (unit.compulsory && before !== unit.state && isRunning(unit)) unit.compulsory = { ...unit.compulsory, front };
  lines.push(...charge(table, entry, unit, due, result));
  if (occasions.includes('meleeWon') && isAtLeast(result, 'obey')) lines.push(...pursuit(table, unit, due, result));
  if (before !== unit.state && (unit.state === 'retreat' || unit.state === 'rout' || unit.state === 'flight'))
    lines.push(...goesOff(table, unit, cause.leader));
  return lines;
}

/** Adds the losses of a combat that breaks it once more; whether that leaves nobody. */
function isDoubled(unit: Unit, { cause }: Pending, result: Result, lines: Text[]): boolean {
  const losses = doubledLosses(unit, cause.suffered, result);
  const more = losses - unit.losses;
  if (more <= 0) return false;
  unit.losses = losses;
  lines.push(sayUmpire('says.doubled', { name: unit.name, losses: more }));
  return unit.losses >= unit.initial * MEN_PER_FIGURE;
}

function settleState(
  table: Table,
  entry: string,
  unit: Unit,
  due: Pending,
  result: Result,
  timing: Timing,
  after: After,
): readonly Text[] {
  const before = unit.state;
  const { arm, disarmed } = unit;
  const next = stateAfter({ state: before, test: 'ordinary', result, arm, disarmed });
  const lines: Text[] = [];
  if (next === 'rout' || next === 'flight') return startRout(table, entry, unit, next, due.cause.by, timing);
  if (next === before && (next === 'retreat' || next === 'rallying'))
    return [sayUmpire('says.goesOn', { name: unit.name })];
  const isHaltedCharge = result === 'halt' && (before === 'uncontrolled' || due.cause.isAtCharge);
  if (isHaltedCharge) unit.degradation = atLeast(unit.degradation, 'noFormation');
  const compulsory = compelled(unit, result, before, timing, due.cause.by);
  if (next !== 'steady') {
    unit.compulsory = { ...compulsory, isCharging: isHaltedCharge };
    unit.charging = next === 'uncontrolled' && unit.arm === 'cavalry' ? unit.charging : false;
  } else unit.compulsory = null;
  if (next === 'retreat') {
    leaveCombat(table, unit);
    unit.rallyingUntil = null;
    if (unit.companies === 'out') unit.companies = 'with';
    if (arm === 'artillery' && unit.formation !== 'limbered') unit.offGuns = true;
    if (unit.formation !== 'garrison') unit.shelter = 'none';
  }
  if (next === 'uncontrolled' && (unit.formation === 'square' || unit.formation === 'garrison')) {
    unit.degradation = atLeast(unit.degradation, 'noFormation');
    unit.shelter = 'none';
  }
  if (before === 'uncontrolled' && next === 'steady') {
    if (after.completes) unit.charging = true;
    else unit.degradation = atLeast(unit.degradation, 'noFormation');
    lines.push(sayUmpire(after.completes ? 'says.completes' : 'says.stops', { name: unit.name }));
  }
  unit.state = next;
  return lines;
}

function applyRally(
  table: Table,
  entry: string,
  unit: Unit,
  due: Pending,
  result: Result,
  timing: Timing,
  afterQuarter: number,
): readonly Text[] {
  const { cause } = due;
  const leader = leaderOf(table, cause.leader);
  const where = cause.rally === 'tableEdge' ? 'edge' : leader ? leader.rank : 'shelter';
  const outcome = rallyOutcome({
    state: unit.state,
    result,
    where,
    disarmed: unit.disarmed,
    everRouted: unit.everRouted,
  });
  const lines: Text[] = [];
  if (outcome.commanderCarried && leader) {
    leader.isCarried = true;
    leader.with = unit.id;
    lines.push(sayUmpire('says.carried', { name: leaderName(leader), unit: unit.name }));
  }
  if (outcome.state === 'gone') {
    remove(table, unit);
    return [...lines, sayUmpire('says.gone', { name: unit.name })];
  }
  if (outcome.state === 'rout' || outcome.state === 'flight') {
    if (outcome.state === unit.state) return [...lines, sayUmpire('says.goesOn', { name: unit.name })];
    return [...lines, ...startRout(table, entry, unit, outcome.state, cause.by, timing)];
  }
  if (outcome.state === 'retreat') return [...lines, sayUmpire('says.goesOn', { name: unit.name })];
  if (outcome.state === 'steady' && !cause.mayStop) {
    unit.stopsWhenFar = true;
    return [...lines, sayUmpire('says.stopsLater', { name: unit.name })];
  }
  for (const other of table.leaders) if (other.with === unit.id) other.isCarried = false;
  unit.everRouted = outcome.everRouted;
  unit.state = outcome.state;
  unit.stopsWhenFar = false;
  unit.compulsory = null;
  if (outcome.state === 'rallying') {
    unit.degradation = 'noFormation';
    unit.rallyingUntil = rallyingEnds({
      testPeriod: table.clock.period,
      afterQuarter: timing.kind === 'end' ? 4 : afterQuarter,
      where,
    }).last;
  }
  return [...lines, sayUmpire(outcome.state === 'freed' ? 'says.refuge' : 'says.rallied', { name: unit.name })];
}

/** Once the target of a charge has tested: its chargers test only if it did not stand. */
function charge(
  table: Table,
  entry: string,
  unit: Unit,
  { cause, occasions }: Pending,
  result: Result,
): readonly Text[] {
  if (occasions.includes('charge') && result !== 'obey' && result !== 'uncontrolledAdvance') unit.charging = false;
  if (!occasions.includes('receiveCharge')) return [];
  const stands = !chargerTests(result);
  if (!stands) unit.charging = false;
  if (cause.chargers.length === 0) return [];
  return stands
    ? [sayUmpire('says.chargerFree', { name: unit.name })]
    : chargersTest(table, entry, cause.chargers, unit);
}
/** The winner of a combat: whether it may follow or pursue, or must, and why not. */
function pursuit(table: Table, unit: Unit, { cause }: Pending, result: Result): readonly Text[] {
  const { isBroken, must, why } = pursuitOf(unit, result, unitOf(table, cause.by));
  const { name } = unit;
  if (why) return [sayUmpire(isBroken ? 'says.mayNotPursue' : 'says.mayNotFollow', { name, why })];
  if (must) return [sayUmpire(isBroken ? 'says.mustPursue' : 'says.mustFollow', { name })];
  return [sayUmpire(isBroken ? 'says.mayPursue' : 'says.mayFollow', { name })];
}
/** A unit goes off: who merely stood with it may stay behind, and a general who sees it loses a quarter. */
function goesOff(table: Table, unit: Unit, tried: string | null): readonly Text[] {
  const free = table.leaders.filter((leader) => leader.with === unit.id && !leader.isCarried && leader.id !== tried);
  return [
    ...free.map((leader) => sayUmpire('says.mayStay', { name: leaderName(leader) })),
    ...(table.leaders.some(({ side, rank, isOut }) => side === unit.side && rank === 'general' && !isOut)
      ? [sayUmpire('says.reaction', { name: named(unit.name) })]
      : []),
  ];
}
