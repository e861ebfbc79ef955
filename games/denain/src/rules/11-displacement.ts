import { type HexId, hexId } from '@tambour/boards';
import { actionHex, actionUnit } from '../model/action-view.ts';
import { emitStep } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { saidUnit } from '../model/names.ts';
import { refusal } from '../model/refusal.ts';
import { batteryAt, type Field, isOnMap, MARK, push, put, unitAt, unmark } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { NOWHERE, ROUTED } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { destroyBattery, eliminate } from './1-losses.ts';
import { escorted, mayStack } from './3-stacking.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { arrive } from './7-arrival.ts';
import { routCrossing } from './7-bridges.ts';
import { askLeaders, carryLeaders, dismountLeaders } from './9-leader-fate.ts';
import { countOf, fighter, leftHex } from './11-combatants.ts';
import { retreatChoice, whyNotRetreatTo } from './11-retreat-choice.ts';
import { retreatRoll } from './11-retreat-roll.ts';
import { retreatOf } from './11-shock-results.ts';
import { disorganise, rout } from './12-order.ts';
import { askUnit } from './ask.ts';

/** Starts one step of retreat: leaders say whether they go, friends in the way are asked to make room. */
export function beginRetreat(g: Field, u: UnitId, to: HexId): void {
  push(g, STEP['retreat-go'], u, to);
  askLeaders(g, u);
}
/** 11.6d One that must give way two hexes goes on after the first of them. */
export const goesOn = (g: Field, u: UnitId): void =>
  push(g, STEP['retreat-more'], u, g.s.unit.hex[u]!, g.s.unit.state[u] === ROUTED ? 1 : 0);
export function retreatGo(g: Field, u: UnitId, to: HexId): void {
  if (!isOnMap(g, u)) return;
  const { chain, combat } = g.s;
  chain.unit[0] = u;
  chain.to[0] = to;
  combat.chain[0] = 1;
  push(g, STEP['chain-next']);
}

/** The units of the chain laid so far: none of them gives way a second time. */
export const pushedSoFar = (g: Field): UnitId[] => [...g.s.chain.unit].slice(0, g.s.combat.chain[0]);

/** 11.7h 11.7j 7.8b 10.4a Link by link the chain is laid; then everyone moves, the last first. `stood` is, after a rout in it, the hex + 1 from which its first retreats. R63 */
export function chainNext(g: Field, stood: number) {
  const { chain, combat } = g.s;
  if (stood > 0) dropGone(g, hexId(stood - 1));
  const last = combat.chain[0]! - 1;
  if (last < 0) return;
  const to = chain.to[last]!;
  if (mayStack(g, g.w.unitClass[chain.unit[last]!]!, to, chain.unit[last]!)) return push(g, STEP['chain-run']);
  const friend = unitAt(g, to);
  if (friend < 0) {
    push(g, STEP['chain-run']);
    return destroyBattery(g, batteryAt(g, to), '11.7h');
  }
  const first = chain.unit[0]!;
  const { fate } = retreatChoice(g, friend, to, 1, pushedSoFar(g));
  if (fate === 'goes') return push(g, STEP.displace, friend);
  if (fate === 'routs') {
    push(g, STEP['chain-next'], g.s.unit.hex[first]! + 1);
    return rout(g, friend, '7.8b');
  }
  // One who ran has stopped where the chain was to end: it cannot be completed.
  combat.chain[0] = 0;
  eliminate(g, first, '11.7j');
}
/** A router may have run through units of the chain: who broke or died of it takes no part any more, nor do those it made room for. */
function dropGone(g: Field, stood: HexId): void {
  const { chain, combat } = g.s;
  let n = 0;
  for (let from = stood; n < combat.chain[0]! && unitAt(g, from) === chain.unit[n]; n++) from = chain.to[n]!;
  for (let i = n; i < combat.chain[0]!; i++) dismountLeaders(g, chain.unit[i]!);
  combat.chain[0] = n;
}

export const displace = askUnit({
  rule: '11.7h',
  standing: 'retreat',
  list(g, out, u: UnitId) {
    const choice = retreatChoice(g, u, g.s.unit.hex[u]!, 1, pushedSoFar(g));
    for (const x of choice.hexes) out.add(VERB.displace, u, x);
    // 11.7k Any unit of the chain may be given up rather than push another.
    if (choice.displaces) out.add(VERB.sacrifice, u);
  },
  act(g, o) {
    const { chain, combat } = g.s;
    const u = actionUnit(o);
    if (o.verb === VERB.sacrifice) {
      push(g, STEP['chain-next']);
      return eliminate(g, u, '11.7k');
    }
    // One that must itself give way two hexes has gone the first of them when it is pushed aside. R63
    for (const role of [0, 1])
      for (let i = 0; i < countOf(g, role); i++)
        if (fighter(g, role, i) === u && retreatOf(g, role) === 2) goesOn(g, u);
    const n = combat.chain[0]!;
    chain.unit[n] = u;
    chain.to[n] = actionHex(o);
    combat.chain[0] = n + 1;
    push(g, STEP['chain-next']);
    askLeaders(g, u);
  },
  reasons: {
    sacrifice: (_g, o, u) => [refusal('11.7k', actionUnit(o) === u ? 'noSacrifice' : 'notInvolved')],
    displace(g, o, u: UnitId) {
      if (actionUnit(o) !== u) return [refusal('11.7h', 'notInvolved')];
      const hex = g.s.unit.hex[u]!;
      return [refusal('11.7h', 'givesWayLikeRetreat'), ...whyNotRetreatTo(g, u, actionHex(o), hex, 1, pushedSoFar(g))];
    },
  },
  prompt: (g, u: UnitId) => say('prompt.displace', { unit: saidUnit(g.w, u) }),
});
export function chainRun(g: Field): void {
  const { chain, combat } = g.s;
  const n = combat.chain[0]!;
  combat.chain[0] = 0;
  for (let i = n - 1; i >= 0; i--) stepBack(g, chain.unit[i]!, chain.to[i]!, i > 0);
  // Who moved first is dealt with first: the far end of the chain, then back to the unit that retreated.
  for (let i = 0; i < n; i++) push(g, STEP.arrived, chain.unit[i]!, i > 0 ? 1 : 0);
}

/** 11.7b 10.4a One hex back, facing kept; guns left behind are lost. */
function stepBack(g: Field, u: UnitId, to: HexId, isDisplaced: boolean): void {
  const { w, s } = g;
  const from = s.unit.hex[u]!;
  const cameFrom = s.unit.cameFrom[u]!;
  const battery = escorted(g, u);
  if (battery >= 0) destroyBattery(g, battery, '10.4a');
  put(g, u, to);
  s.unit.cameFrom[u] = w.bridge[to]! > 0 ? from : NOWHERE;
  unmark(g, u, MARK.inPlace);
  carryLeaders(g, u, to);
  if (isDisplaced) emitStep(g, 'displaced', '11.7h', u, from, to);
  else emitStep(g, 'retreated', '11.6d', u, from, to);
  // 7.5f A routed unit wears the bridge however it crosses.
  if (s.unit.state[u] === ROUTED) routCrossing(g, u, from, cameFrom, to);
  leftHex(g, u, from);
}

/** 11.7e 11.7f 11.7i 6.1b 6.2b 6.2d 11.7g On arrival: the roll for an enemy zone or flank, none for a rear; a displaced unit is disorganised. */
export function arrived(g: Field, u: UnitId, isDisplaced: number) {
  const { w, s } = g;
  if (!isOnMap(g, u)) return;
  if (isDisplaced === 1) push(g, STEP.arrived, u, 2);
  dismountLeaders(g, u);
  const hex = s.unit.hex[u]!;
  if (isDisplaced === 2) return disorganise(g, u, '11.7i');
  arrive(g, u, hex);
  const side = w.unitSide[u]!;
  if (inEnemyZoc(g, hex, side)) retreatRoll(g, u, 'zone');
  else if (inEnemyFlank(g, hex, side)) retreatRoll(g, u, 'flank');
}
