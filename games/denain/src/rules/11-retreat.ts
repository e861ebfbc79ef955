import { type HexId, hexId } from '@tambour/boards';
import type { Action, ActionList, Refusal } from '@tambour/kernel';
import { actionHex, actionUnit } from '../model/action-view.ts';
import {
  ATTACKERS,
  addLink,
  chained,
  chainHex,
  chainLength,
  chainUnit,
  countOf,
  fighter,
  fighters,
  leftHex,
  TARGETS,
} from '../model/fight.ts';
import { batteryAt, unitAt } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { saidUnit } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { cameFrom, classOf, emitStep, hexOf, isOnMap, stateOf, unmark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ROUTED } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { destroyBattery, eliminate } from './1-losses.ts';
import { isRouted } from './1-units.ts';
import { escorted, mayStack } from './3-stacking.ts';
import { arrive } from './7-arrival.ts';
import { routCrossing, step } from './7-bridges.ts';
import { askLeaders, carryLeaders, dismountLeaders } from './9-leader-fate.ts';
import { type RetreatChoice, retreatChoice, whyNotRetreatTo } from './11-retreat-choice.ts';
import { rollIfWatched } from './11-retreat-roll.ts';
import { retreatOf } from './11-shock-results.ts';
import { disorganise, rout } from './12-order.ts';
import { askFighters, askUnit } from './ask.ts';

/** 11.6d R, R2: every unit of the side still in the fight gives way, in the order its owner likes. */
export function retreats(g: Field, role: number): void {
  const n = retreatOf(g, role);
  if (n === 0) return;
  let pending = 0;
  for (let i = 0; i < countOf(g, role); i++) {
    const u = fighter(g, role, i);
    if (u < 0) continue;
    pending++;
    if (retreatChoice(g, u, hexOf(g, u), 1, []).fate !== 'routs') continue;
    push(g, STEP.retreats, role);
    rout(g, u, '7.8b');
    return;
  }
  if (pending > 0) push(g, STEP.retreat, role, n);
}

/** 11.7a 11.7b 11.7k The owner takes his units back one by one: which, whither, or rather lost than pushing a friend aside. */
export const retreat = askFighters({
  rule: '11.7a',
  standing: 'retreat',
  listOf: (g, out, u: UnitId) => listChoice(out, u, retreatChoice(g, u, hexOf(g, u), 1, [])),
  act(g, o, role, n) {
    const u = actionUnit(o);
    push(g, STEP.retreats, role);
    if (o.verb === VERB.sacrifice) return giveUp(g, u, hexOf(g, u), 1);
    if (n === 2) goesOn(g, u);
    beginRetreat(g, u, actionHex(o));
  },
  refuse(g, o, role) {
    const isAsked = fighters(g, role).includes(actionUnit(o));
    const answers = o.verb === VERB.retreat || o.verb === VERB.sacrifice;
    return answers && !isAsked ? NOT_INVOLVED : refuseRetreat(g, o, hexOf(g, actionUnit(o)), 1);
  },
  prompt: () => say('prompt.retreat'),
});
/** A unit that cannot go is lost when its owner comes to it: by then another may have made room. */
function listChoice(out: ActionList, u: UnitId, choice: RetreatChoice): void {
  for (const x of choice.hexes) out.add(VERB.retreat, u, x);
  if (choice.displaces || choice.fate === 'eliminated') out.add(VERB.sacrifice, u);
}
/** 11.7c 11.7d 11.7k Lost because there is no way back, or rather than push a friend aside. */
function giveUp(g: Field, u: UnitId, origin: HexId, n: number): void {
  const choice = retreatChoice(g, u, origin, n, []);
  eliminate(g, u, choice.fate === 'eliminated' ? choice.rule : '11.7k');
}

const NOT_INVOLVED: readonly Refusal[] = [refusal('11.6d', 'notInvolved')];
/** Why a unit that is asked does not retreat so, `n` hexes from `origin`. */
function refuseRetreat(g: Field, o: Action, origin: HexId, n: number): readonly Refusal[] {
  if (o.verb === VERB.sacrifice) return [refusal('11.7k', 'noSacrifice')];
  if (o.verb !== VERB.retreat) return [wrongMoment('11.7a', o.verb)];
  return whyNotRetreatTo(g, actionUnit(o), actionHex(o), origin, n, []);
}

/** 11.6d R2: the second hex, two away from where it began; a unit that cannot go on is eliminated. R62 */
export function retreatMore(g: Field, u: UnitId, origin: HexId, wasRouted: number): void {
  // One whose first hex came to nothing, because who pushed it aside broke first, is still to retreat as a whole.
  if (!isOnMap(g, u) || hexOf(g, u) === origin) return;
  // A unit that routed on the way has run already. R62
  if (stateOf(g, u) === ROUTED && wasRouted === 0) return;
  const choice = retreatChoice(g, u, origin, 2, []);
  if (choice.fate === 'goes') push(g, STEP['retreat-next'], u, origin);
  else if (choice.fate === 'routs') rout(g, u, '7.8b');
  else eliminate(g, u, choice.rule);
}
export const retreatNext = askUnit({
  rule: '11.6d',
  standing: 'retreat',
  list: (g, out, u: UnitId, origin: HexId) => listChoice(out, u, retreatChoice(g, u, origin, 2, [])),
  act(g, o, _u, origin: HexId) {
    if (o.verb === VERB.sacrifice) return giveUp(g, actionUnit(o), origin, 2);
    beginRetreat(g, actionUnit(o), actionHex(o));
  },
  refuse: (g, o, u, origin: HexId) => (actionUnit(o) === u ? refuseRetreat(g, o, origin, 2) : NOT_INVOLVED),
  prompt: (g, u: UnitId) => say('prompt.retreatNext', { unit: saidUnit(g.w, u) }),
});

/** Starts one step of retreat: leaders say whether they go, friends in the way are asked to make room. */
export function beginRetreat(g: Field, u: UnitId, to: HexId): void {
  push(g, STEP['retreat-go'], u, to);
  askLeaders(g, u);
}
/** 11.6d One that must give way two hexes goes on after the first of them. */
export const goesOn = (g: Field, u: UnitId): void =>
  push(g, STEP['retreat-more'], u, hexOf(g, u), isRouted(g, u) ? 1 : 0);
export function retreatGo(g: Field, u: UnitId, to: HexId): void {
  if (!isOnMap(g, u)) return;
  g.s.combat.chain[0] = 0;
  addLink(g, u, to);
  push(g, STEP['chain-next']);
}

/** 11.7h 11.7j 7.8b 10.4a Link by link the chain is laid; then everyone moves, the last first. `stood` is, after a rout in it, the hex + 1 from which its first retreats. R63 */
export function chainNext(g: Field, stood: number) {
  if (stood > 0) dropGone(g, hexId(stood - 1));
  const last = chainLength(g) - 1;
  if (last < 0) return;
  const to = chainHex(g, last);
  const comes = chainUnit(g, last);
  if (mayStack(g, classOf(g, comes), to, comes)) return push(g, STEP['chain-run']);
  const friend = unitAt(g, to);
  if (friend < 0) {
    push(g, STEP['chain-run']);
    return destroyBattery(g, batteryAt(g, to), '11.7h');
  }
  const first = chainUnit(g, 0);
  // None of them gives way a second time.
  const { fate } = retreatChoice(g, friend, to, 1, chained(g));
  if (fate === 'goes') return push(g, STEP.displace, friend);
  if (fate === 'routs') {
    push(g, STEP['chain-next'], hexOf(g, first) + 1);
    return rout(g, friend, '7.8b');
  }
  // One who ran has stopped where the chain was to end: it cannot be completed.
  g.s.combat.chain[0] = 0;
  eliminate(g, first, '11.7j');
}
/** A router may have run through units of the chain: who broke or died of it takes no part any more, nor do those it made room for. */
function dropGone(g: Field, stood: HexId): void {
  const chain = chained(g);
  let n = 0;
  for (let from = stood; n < chain.length && unitAt(g, from) === chain[n]; n++) from = chainHex(g, n);
  for (const u of chain.slice(n)) dismountLeaders(g, u);
  g.s.combat.chain[0] = n;
}

export const displace = askUnit({
  rule: '11.7h',
  standing: 'retreat',
  list(g, out, u: UnitId) {
    const choice = retreatChoice(g, u, hexOf(g, u), 1, chained(g));
    for (const x of choice.hexes) out.add(VERB.displace, u, x);
    // 11.7k Any unit of the chain may be given up rather than push another.
    if (choice.displaces) out.add(VERB.sacrifice, u);
  },
  act(g, o) {
    const u = actionUnit(o);
    if (o.verb === VERB.sacrifice) {
      push(g, STEP['chain-next']);
      return eliminate(g, u, '11.7k');
    }
    // One that must itself give way two hexes has gone the first of them when it is pushed aside. R63
    for (const role of [TARGETS, ATTACKERS])
      if (retreatOf(g, role) === 2 && fighters(g, role).includes(u)) goesOn(g, u);
    addLink(g, u, actionHex(o));
    push(g, STEP['chain-next']);
    askLeaders(g, u);
  },
  reasons: {
    sacrifice: (_g, o, u) => [refusal('11.7k', actionUnit(o) === u ? 'noSacrifice' : 'notInvolved')],
    displace(g, o, u: UnitId) {
      if (actionUnit(o) !== u) return [refusal('11.7h', 'notInvolved')];
      const hex = hexOf(g, u);
      return [refusal('11.7h', 'givesWayLikeRetreat'), ...whyNotRetreatTo(g, u, actionHex(o), hex, 1, chained(g))];
    },
  },
  prompt: (g, u: UnitId) => say('prompt.displace', { unit: saidUnit(g.w, u) }),
});
export function chainRun(g: Field): void {
  const chain = chained(g);
  g.s.combat.chain[0] = 0;
  for (let i = chain.length - 1; i >= 0; i--) stepBack(g, chainUnit(g, i), chainHex(g, i), i > 0);
  // Who moved first is dealt with first: the far end of the chain, then back to the unit that retreated.
  for (const [i, u] of chain.entries()) push(g, STEP.arrived, u, i > 0 ? 1 : 0);
}

/** 11.7b 10.4a One hex back, facing kept; guns left behind are lost. */
function stepBack(g: Field, u: UnitId, to: HexId, isDisplaced: boolean): void {
  const from = hexOf(g, u);
  const before = cameFrom(g, u);
  const battery = escorted(g, u);
  if (battery >= 0) destroyBattery(g, battery, '10.4a');
  step(g, u, to);
  unmark(g, u, MARK.inPlace);
  carryLeaders(g, u, to);
  if (isDisplaced) emitStep(g, 'displaced', '11.7h', u, from, to);
  else emitStep(g, 'retreated', '11.6d', u, from, to);
  // 7.5f A routed unit wears the bridge however it crosses.
  if (isRouted(g, u)) routCrossing(g, u, from, before, to);
  leftHex(g, u, from);
}

/** 11.7e 11.7f 11.7i 6.1b 6.2b 6.2d 11.7g On arrival: the roll for an enemy zone or flank, none for a rear; a displaced unit is disorganised. */
export function arrived(g: Field, u: UnitId, isDisplaced: number) {
  if (!isOnMap(g, u)) return;
  if (isDisplaced === 1) push(g, STEP.arrived, u, 2);
  dismountLeaders(g, u);
  const hex = hexOf(g, u);
  if (isDisplaced === 2) return disorganise(g, u, '11.7i');
  arrive(g, u, hex);
  rollIfWatched(g, u, hex);
}
