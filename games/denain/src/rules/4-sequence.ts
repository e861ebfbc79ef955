import { type Condition, type Modifier, totalOf, whyNot } from '@tambour/kernel';
import { actionFormation } from '../model/action-view.ts';
import { formationSide, formationsOf, idOfFormation, leaderOf, unitsOf } from '../model/formation.ts';
import { type FormationId, formationId, unitId } from '../model/ids.ts';
import { activationOf, idOfLeader } from '../model/leader.ts';
import { modifier } from '../model/modifier.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { emit, type Field, MARK, push, rollTen, segmentOf, turnOf } from '../model/state.ts';
import { STEP, type StepName } from '../model/step-id.ts';
import { classOf, has, idOfUnit, isOnMap, mark, stateOf, unmark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { BAGGAGE, COALITION, enemyOf, FRENCH, LOST, OK, PHASES, sideId } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { actingNames, actingOf } from './5-acting.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { checkCommand, fixCommand, fixGuns } from './8-command.ts';
import { countPoints } from './13-victory.ts';
import { askOfSide } from './ask.ts';

export const enterPhase = (g: Field, phase: (typeof PHASES)[number]): void => {
  g.s.battle.phase[0] = PHASES.indexOf(phase);
  emit(g, { type: 'phase-began', rule: '4a', phase });
};

/** What a `reset` does between two phases: it announces the next, or turns the leaders back. */
const LEADERS_BACK = 0;
const TO_COMMAND = 1;
const TO_BREACHES = 2;
const TO_OPERATIONS = 3;

/** The frames of a whole turn, last first: the next turn, the end of this one, phases D, C and B. */
export const COURSE: readonly (readonly [step: StepName, what: number])[] = [
  ['turn', 0],
  ['recover', 0],
  ['reset', LEADERS_BACK],
  ['command-phase', COALITION],
  ['command-phase', FRENCH],
  ['reset', TO_COMMAND],
  ['breach-phase', COALITION],
  ['breach-phase', FRENCH],
  ['reset', TO_BREACHES],
  ['segment', 0],
  ['reset', TO_OPERATIONS],
  ['barrage', COALITION],
  ['barrage', FRENCH],
];

/** 4a 4Ed 0.2a 13a A turn of one hour, phases A to E in order; after the last turn the points are counted. */
export function turn(g: Field) {
  const { w, s } = g;
  const now = turnOf(g) + 1;
  if (now > w.data.turns) return countPoints(g);
  s.battle.turn[0] = now;
  s.battle.segment[0] = 0;
  emit(g, { type: 'turn-began', rule: '4Ed', turn: now, hour: w.data.hours[now - 1] ?? '' });
  freshen(g);
  enterPhase(g, 'A');
  checkCommand(g);
  for (const [step, what] of COURSE) push(g, STEP[step], what);
  enterPhase(g, 'B');
}

/** 5j 5k 7.1c Nothing is carried over: everyone may move and attack again with a full allowance. */
function freshen(g: Field): void {
  const { w, s } = g;
  for (let u = unitId(0); u < w.units; u++) {
    const isShaken = stateOf(g, u) !== OK;
    unmark(g, u, ~(MARK.permanent | MARK.placed));
    mark(g, u, MARK.inPlace | (isShaken ? MARK.wasDisorganised : 0));
    s.unit.drove[u] = 0;
  }
  s.entry.today.fill(0);
  s.leader.hasMoved.fill(0);
  for (let f = formationId(0); f < w.formations; f++) {
    s.formation.isActing[f] = 0;
    s.formation.isActivated[f] = canAct(g, f) ? 0 : 1;
  }
}
/** R11 A formation with nobody on or waiting off the map, or lost with its commander, counts as activated. */
export function canAct(g: Field, f: FormationId): boolean {
  if (g.s.formation.isLost[f]) return false;
  for (const u of unitsOf(g, f)) if (g.s.unit.place[u] !== LOST && classOf(g, u) !== BAGGAGE) return true;
  return false;
}

/** 4Db Phase D turns the leaders back to their unactivated side; and where one phase ends the next is announced. */
export function reset(g: Field, what: number): void {
  if (what === TO_OPERATIONS) enterPhase(g, 'C');
  else if (what === TO_BREACHES) enterPhase(g, 'breach');
  else if (what === TO_COMMAND) enterPhase(g, 'D');
  else for (let f = formationId(0); f < g.w.formations; f++) g.s.formation.isActivated[f] = 0;
}

const left = (g: Field, side: number): number => {
  let n = 0;
  for (const f of formationsOf(g, side)) {
    // Its last unit may have died since the turn began.
    if (!g.s.formation.isActivated[f] && !canAct(g, f)) g.s.formation.isActivated[f] = 1;
    if (!g.s.formation.isActivated[f]) n++;
  }
  return n;
};

/** 4Cf 4Cg Whether the winner's total is a double: more than twice the loser's, or at least twice. R10 */
export const isDouble = (g: Field, winner: number, loser: number): boolean =>
  g.w.edition.doubleIsStrict ? winner > 2 * loser : winner >= 2 * loser;

/** 4Cc What the French add to their die. */
export const initiativeModifiers = ({ charts }: DenainWorld): readonly Modifier[] =>
  charts.frenchInitiative === 0 ? [] : [modifier('4Cc', charts.frenchInitiative, 'frenchBonus')];

/** 4Ca 4Cb 4Cc 4Cd 4Cn 4Co 4Cp 0.1b A segment: initiative, then one activation each, until nothing is left to activate. */
export function segment(g: Field): void {
  const { w, s } = g;
  const lefts = [left(g, FRENCH), left(g, COALITION)] as const;
  if (lefts[FRENCH] + lefts[COALITION] === 0) return;
  s.battle.segment[0] = segmentOf(g) + 1;
  for (let u = unitId(0); u < w.units; u++) unmark(g, u, MARK.shocked);
  push(g, STEP.segment);
  const alone: number = lefts[FRENCH] === 0 ? COALITION : lefts[COALITION] === 0 ? FRENCH : -1;
  if (alone >= 0 && w.edition.lastArmyTakesAll) {
    emit(g, { type: 'initiative-taken', rule: '4Co', side: sideId(alone) });
    push(g, STEP.hand, alone, lefts[FRENCH] + lefts[COALITION]);
    return;
  }
  const dice = [rollTen(g), rollTen(g)] as const;
  const totals = [dice[FRENCH] + totalOf(initiativeModifiers(w)), dice[COALITION]] as const;
  const winner = totals[COALITION] > totals[FRENCH] ? COALITION : FRENCH;
  const double = isDouble(g, Math.max(...totals), Math.min(...totals));
  s.battle.first[0] = winner;
  s.battle.canDouble[0] = double ? 1 : 0;
  emit(g, { type: 'initiative-rolled', rule: '4Cd', dice, totals, winner: sideId(winner), isDouble: double });
  if (alone >= 0) push(g, STEP.hand, alone, alone === winner && double ? 2 : 1);
  else push(g, STEP.order, winner);
}

/** 4Ce 4Ci 4Cj 4Ck The winner goes first, or makes the other go first and gives up his double. */
export const order = askOfSide({
  rule: '4Cj',
  list(_g, out) {
    out.add(VERB.first);
    out.add(VERB.second);
  },
  act(g, o, winner) {
    const loser = enemyOf(winner);
    if (o.verb === VERB.first) {
      push(g, STEP.hand, loser, 1);
      push(g, STEP.hand, winner, g.s.battle.canDouble[0] ? 2 : 1);
      return;
    }
    emit(g, { type: 'order-reversed', rule: '4Ck', side: sideId(winner) });
    push(g, STEP.hand, winner, 1);
    push(g, STEP.hand, loser, 1);
  },
  reasons: {},
  prompt: (g) => say('prompt.initiative', { isDouble: g.s.battle.canDouble[0] === 1 }),
});

/** A player has the hand: he must name a formation if he has one left (R11). */
export function hand(g: Field, side: number, most: number): void {
  g.s.battle.active[0] = side;
  if (left(g, side) > 0) push(g, STEP.activate, side, 0, most);
}

const ACTIVATES: readonly Condition<{ readonly g: Field; readonly f: FormationId; readonly side: number }>[] = [
  mustFirst('5a', 'enemyFormation', ({ g, f, side }) => formationSide(g, f) === side),
  mustFirst('8.4d', 'formationLost', ({ g, f }) => !g.s.formation.isLost[f]),
  mustFirst('5c', 'noUnitsLeft', ({ g, f }) => canAct(g, f)),
  must('5j', 'isActivated', ({ g, f }) => !g.s.formation.isActivated[f]),
];
/** 5a 5b 5c 5f 5g 5j 1a 1b 4Ch 4Cm A formation is named, leader and units as one; with a double, or alone on the field, more may join it. */
export const activate = askOfSide({
  rule: '5c',
  list(g, out, side, named) {
    for (const f of formationsOf(g, side)) if (!g.s.formation.isActivated[f]) out.add(VERB.activate, f);
    if (named > 0) out.add(VERB.go);
  },
  act(g, o, side, named, most) {
    if (o.verb === VERB.go) return push(g, STEP.check, side);
    const f = actionFormation(o);
    g.s.formation.isActivated[f] = 1;
    g.s.formation.isActing[f] = 1;
    const leader = idOfLeader(g, leaderOf(g, f));
    emit(g, { type: 'formation-activated', rule: '4Cm', formation: idOfFormation(g, f), leader });
    if (named + 1 < most && left(g, side) > 0) push(g, STEP.activate, side, named + 1, most);
    else push(g, STEP.check, side);
  },
  reasons: { activate: (g, o, side) => whyNot(ACTIVATES, { g, f: actionFormation(o), side }) },
  prompt: (g, side, named) =>
    named === 0 ? say('prompt.activate') : say('prompt.activateMore', { formations: actingNames(g, side), n: named }),
});

/** 8.3b 8.3c 8.3d 8.3e Leaders out of command test; who fails is done for the turn, the others act, movement first. R13 */
export function check(g: Field, side: number): void {
  const { s } = g;
  for (const f of actingOf(g, side)) {
    const l = leaderOf(g, f);
    if (!s.leader.isOut[l]) continue;
    const die = g.pen.roll(6);
    const value = activationOf(g, l);
    const passed = die <= value;
    emit(g, { type: 'activation-checked', rule: '8.3c', leader: idOfLeader(g, l), die, value, passed });
    if (!passed) s.formation.isActing[f] = 0;
  }
  const acting = actingOf(g, side);
  if (acting.length === 0) return;
  const zones = markZones(g, 1 - side);
  const commanded: string[] = [];
  const others: string[] = [];
  for (const f of acting) fixCommand(g, f, zones);
  // Guns last: the unit they stand with may be of the other formation that acts.
  for (const f of acting) {
    fixGuns(g, f, zones);
    for (const u of unitsOf(g, f))
      if (isOnMap(g, u)) (has(g, u, MARK.commanded) ? commanded : others).push(idOfUnit(g, u));
  }
  emit(g, { type: 'command-reached', rule: '9.1a', commanded, others });
  push(g, STEP['end-activation']);
  push(g, STEP.combat, side);
  push(g, STEP.move, side);
}

export function endActivation(g: Field): void {
  g.s.formation.isActing.fill(0);
  for (let u = unitId(0); u < g.w.units; u++) unmark(g, u, MARK.charging);
}
