import { directionTo, distance } from '@tambour/boards';
import { EVERY, type OrderList, type Question, type Refusal, type Work } from '@tambour/kernel';
import { bandOf } from '../charts.ts';
import type { RuleId } from '../rule-id.ts';
import { baggageAt, type Field, holder, IN_PLACE, isOnMap, MAX_CHAIN, push, put, unitAt, unmark } from '../state.ts';
import { STEP } from '../step-id.ts';
import { tell } from '../tell.ts';
import { VERB } from '../verb.ts';
import { NOWHERE, REDOUBT, ROUTED } from '../vocabulary.ts';
import { wrongMoment } from '../when.ts';
import { refusal, WHY } from '../why.ts';
import { sentence } from '../words/grammar.ts';
import { saidPiece } from '../words/names.ts';
import { destroyBattery, disorganise, eliminate, enemyOf, losePoint, rout } from './1-units.ts';
import { FORWARD, LATERAL, REAR } from './2-facing.ts';
import { escorted, mayStack } from './3-stacking.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { routCrossing } from './7-bridges.ts';
import { arrive } from './7-movement.ts';
import { isBreached, isFortified, retreatPassable } from './7-works.ts';
import { askLeaders, carryLeaders, dismountLeaders } from './9-leaders.ts';
import { countOf, fighter, leftHex, roleSide } from './11-combatants.ts';
import { retreatOf } from './11-shock-results.ts';

/** How a retreat may go on: to one of the best hexes, off the map of the living, or, from the baggage, in rout. */
export interface RetreatChoice {
  readonly hexes: readonly number[];
  /** The best hexes hold friends that must give way. */
  readonly displaces: boolean;
  readonly fate: 'goes' | 'eliminated' | 'routs';
  readonly rule: RuleId;
}

/** 11.7d Both hexes behind a unit are enemy-held works or redoubts, unbreached on its side: it is destroyed. R61 */
function isBackedOntoWorks(g: Field, u: number): boolean {
  const { w, s } = g;
  if (!w.edition.worksBehindDestroy) return false;
  const hex = s.unit.hex[u]!;
  for (let d = 0; d < 6; d++) {
    if (!(REAR[s.unit.facing[u]!]! & (1 << d))) continue;
    const x = w.near[hex * 6 + d]!;
    if (x < 0 || holder(g, x) !== enemyOf(w.unitSide[u]!)) return false;
    const isWork = isFortified(g, hex, d) || w.terrain[x] === REDOUBT;
    if (!isWork || isBreached(g, hex, d)) return false;
  }
  return true;
}

/**
 * 11.7a 11.7c 11.7j 7.8b 11.7h Where a unit may retreat to: rear and flank hexes it can enter, the wanted distance from where it
 * began; first out of enemy zones and flanks, then free of friends, then rear before flank. `pushed` are the units already
 * in the chain. R60
 */
export function retreatChoice(
  g: Field,
  u: number,
  origin: number,
  n: number,
  pushed: readonly number[],
): RetreatChoice {
  const { w, s } = g;
  const hex = s.unit.hex[u]!;
  const cls = w.unitClass[u]!;
  const side = w.unitSide[u]!;
  const facing = s.unit.facing[u]!;
  if (n === 1 && isBackedOntoWorks(g, u)) return { hexes: [], displaces: false, fate: 'eliminated', rule: '11.7d' };
  let best = 8;
  let hexes: number[] = [];
  let droppedBaggage = false;
  let isHemmedIn = false;
  for (let d = 0; d < 6; d++) {
    const isRear = (REAR[facing]! & (1 << d)) !== 0;
    if (!isRear && !(LATERAL[facing]! & (1 << d))) continue;
    const x = w.near[hex * 6 + d]!;
    if (x < 0 || !retreatPassable(g, side, cls, hex, d) || holder(g, x) === enemyOf(side)) continue;
    if (distance(w.grid, origin, x) !== n) continue;
    if (w.edition.baggageIsPiece && baggageAt(g, x)) {
      droppedBaggage = true;
      continue;
    }
    // A friend who cannot give way is no way out, and guns that stand alone cannot be pushed aside. R63
    const isFull = !mayStack(g, cls, x, u);
    if (isFull && !canGiveWay(g, unitAt(g, x), [...pushed, u])) {
      isHemmedIn = true;
      continue;
    }
    const isWatched = inEnemyZoc(g, x, side) || inEnemyFlank(g, x, side);
    const rank = (isWatched ? 4 : 0) | (isFull ? 2 : 0) | (isRear ? 0 : 1);
    if (rank < best) {
      best = rank;
      hexes = [];
    }
    if (rank === best) hexes.push(x);
  }
  if (hexes.length > 0) return { hexes, displaces: (best & 2) !== 0, fate: 'goes', rule: '11.7a' };
  if (droppedBaggage) return { hexes, displaces: false, fate: 'routs', rule: '7.8b' };
  return { hexes, displaces: false, fate: 'eliminated', rule: isHemmedIn ? '11.7j' : '11.7c' };
}

/** 11.7h 11.7j Whether a friend pushed aside finds a place, pushing others in turn if it must; each only once a chain. */
function canGiveWay(g: Field, friend: number, chain: readonly number[]): boolean {
  if (friend < 0 || chain.includes(friend) || chain.length >= MAX_CHAIN) return false;
  const choice = retreatChoice(g, friend, g.s.unit.hex[friend]!, 1, chain);
  return choice.fate === 'goes';
}

/** 11.6d R, R2: every unit of the side still in the fight gives way, in the order its owner likes. */
export const retreats: Work<Field> = {
  name: 'retreats',
  run(g, role) {
    const n = retreatOf(g, role);
    if (n === 0) return;
    let pending = 0;
    for (let i = 0; i < countOf(g, role); i++) {
      const u = fighter(g, role, i);
      if (u < 0) continue;
      pending++;
      if (retreatChoice(g, u, g.s.unit.hex[u]!, 1, []).fate !== 'routs') continue;
      push(g, STEP.retreats, role);
      rout(g, u, '7.8b');
      return;
    }
    if (pending > 0) push(g, STEP.retreat, role, n);
  },
};

const eachRetreat = (g: Field, role: number, f: (u: number, choice: RetreatChoice) => void): void => {
  for (let i = 0; i < countOf(g, role); i++) {
    const u = fighter(g, role, i);
    if (u >= 0) f(u, retreatChoice(g, u, g.s.unit.hex[u]!, 1, []));
  }
};

/** 11.7a 11.7b 11.7k The owner takes his units back one by one: which, whither, or rather lost than pushing a friend aside. */
export const retreat: Question<Field> = {
  name: 'retreat',
  rule: '11.7a',
  inside: true,
  standing: 'retreat',
  side: (g, role) => roleSide(g, role),
  list(g, out, piece, role) {
    eachRetreat(g, role, (u, choice) => {
      if (piece !== EVERY && piece !== u) return;
      listChoice(out, u, choice);
    });
  },
  act(g, o, role, n) {
    push(g, STEP.retreats, role);
    if (o.verb === VERB.sacrifice) return giveUp(g, o.a, g.s.unit.hex[o.a]!, 1);
    if (n === 2) push(g, STEP['retreat-more'], o.a, g.s.unit.hex[o.a]!, g.s.unit.state[o.a] === ROUTED ? 1 : 0);
    beginRetreat(g, o.a, o.b);
  },
  refuse: (g, o, role) => refuseRetreat(g, o.verb, o.a, o.b, role),
  prompt: () => ({ en: 'Retreat: choose a unit and its hex.', fr: 'Retraite : choisissez une unité et son hexagone.' }),
};
/** A unit that cannot go is lost when its owner comes to it: by then another may have made room. */
function listChoice(out: OrderList, u: number, choice: RetreatChoice): void {
  for (const x of choice.hexes) out.add(VERB.retreat, u, x);
  if (choice.displaces || choice.fate === 'eliminated') out.add(VERB.sacrifice, u);
}
/** 11.7c 11.7d 11.7k Lost because there is no way back, or rather than push a friend aside. */
function giveUp(g: Field, u: number, origin: number, n: number): void {
  const choice = retreatChoice(g, u, origin, n, []);
  eliminate(g, u, choice.fate === 'eliminated' ? choice.rule : '11.7k');
}

/** Why a unit does not retreat so. `role` is whose retreat it is; -1 when only this unit is asked about. */
function refuseRetreat(g: Field, verb: number, u: number, to: number, role: number): Refusal[] {
  if (verb !== VERB.retreat && verb !== VERB.sacrifice) return [wrongMoment('11.7a', verb)];
  let isIn = role < 0;
  for (let i = 0; i < countOf(g, role) && role >= 0; i++) if (fighter(g, role, i) === u) isIn = true;
  if (!isIn) return [refusal('11.6d', WHY.notInvolved)];
  if (!isOnMap(g, u)) return [refusal('11.6d', WHY.notOnMap)];
  if (verb === VERB.sacrifice) return [refusal('11.7k', WHY.noSacrifice)];
  const hex = g.s.unit.hex[u]!;
  const d = directionTo(g.w.grid, hex, to);
  if (d === undefined) return [refusal('11.7c', WHY.noRetreatAtAll)];
  const side = g.w.unitSide[u]!;
  const can = retreatPassable(g, side, g.w.unitClass[u]!, hex, d) && holder(g, to) !== enemyOf(side);
  const isForward = (FORWARD[g.s.unit.facing[u]!]! & (1 << d)) !== 0;
  return [
    ...(can ? [] : [refusal('11.7c', WHY.noRetreatAtAll)]),
    ...(isForward ? [refusal('11.7a', WHY.noForwardRetreat)] : can ? [refusal('11.7a', WHY.noRetreatThere)] : []),
  ];
}

/** Starts one step of retreat: leaders say whether they go, friends in the way are asked to make room. */
function beginRetreat(g: Field, u: number, to: number): void {
  push(g, STEP['retreat-go'], u, to);
  askLeaders(g, u);
}
export const retreatGo: Work<Field> = {
  name: 'retreat-go',
  run(g, u, to) {
    if (!isOnMap(g, u)) return;
    const { chain, combat } = g.s;
    chain.unit[0] = u;
    chain.to[0] = to;
    combat.chain[0] = 1;
    push(g, STEP['chain-next']);
  },
};

/** 11.7h 11.7j Link by link the chain is laid; when its last hex is free, everyone moves, the last first. */
export const chainNext: Work<Field> = {
  name: 'chain-next',
  run(g) {
    const { chain, combat } = g.s;
    const last = combat.chain[0]! - 1;
    const to = chain.to[last]!;
    if (mayStack(g, g.w.unitClass[chain.unit[last]!]!, to, chain.unit[last]!)) push(g, STEP['chain-run']);
    else push(g, STEP.displace, unitAt(g, to));
  },
};
const pushedSoFar = (g: Field): number[] => [...g.s.chain.unit.subarray(0, g.s.combat.chain[0]!)];
export const displace: Question<Field> = {
  name: 'displace',
  rule: '11.7h',
  inside: true,
  standing: 'retreat',
  side: (g, u) => g.w.unitSide[u]!,
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    const choice = retreatChoice(g, u, g.s.unit.hex[u]!, 1, pushedSoFar(g));
    for (const x of choice.hexes) out.add(VERB.displace, u, x);
    // 11.7k Any unit of the chain may be given up rather than push another.
    if (choice.displaces) out.add(VERB.sacrifice, u);
  },
  act(g, o) {
    const { chain, combat } = g.s;
    if (o.verb === VERB.sacrifice) {
      push(g, STEP['chain-next']);
      return eliminate(g, o.a, '11.7k');
    }
    // One that must itself give way two hexes has gone the first of them when it is pushed aside. R63
    for (const role of [0, 1])
      for (let i = 0; i < countOf(g, role); i++)
        if (fighter(g, role, i) === o.a && retreatOf(g, role) === 2)
          push(g, STEP['retreat-more'], o.a, g.s.unit.hex[o.a]!, g.s.unit.state[o.a] === ROUTED ? 1 : 0);
    const n = combat.chain[0]!;
    chain.unit[n] = o.a;
    chain.to[n] = o.b;
    combat.chain[0] = n + 1;
    push(g, STEP['chain-next']);
    askLeaders(g, o.a);
  },
  refuse: (_g, o) => [
    o.verb === VERB.sacrifice
      ? refusal('11.7k', WHY.noSacrifice)
      : o.verb === VERB.displace
        ? refusal('11.7h', WHY.noRetreatThere)
        : wrongMoment('11.7h', o.verb),
  ],
  prompt: (g, u) => {
    const who = saidPiece(g.w, g.w.unitIds[u]!);
    return sentence(`${who.en} must make way: where to?`, `${who.fr} doit céder la place : vers où ?`);
  },
};
export const chainRun: Work<Field> = {
  name: 'chain-run',
  run(g) {
    const { chain, combat } = g.s;
    const n = combat.chain[0]!;
    combat.chain[0] = 0;
    for (let i = n - 1; i >= 0; i--) stepBack(g, chain.unit[i]!, chain.to[i]!, i > 0);
    // Who moved first is dealt with first: the far end of the chain, then back to the unit that retreated.
    for (let i = 0; i < n; i++) push(g, STEP.arrived, chain.unit[i]!, i > 0 ? 1 : 0);
  },
};

/** 11.7b 10.4a One hex back, facing kept; guns left behind are lost. */
function stepBack(g: Field, u: number, to: number, isDisplaced: boolean): void {
  const { w, s } = g;
  const from = s.unit.hex[u]!;
  const cameFrom = s.unit.cameFrom[u]!;
  const battery = escorted(g, u);
  const names = { piece: w.unitIds[u]!, from: w.hexNames[from]!, to: w.hexNames[to]! };
  if (battery >= 0) destroyBattery(g, battery, '10.4a');
  put(g, u, to);
  s.unit.cameFrom[u] = w.bridge[to]! > 0 ? from : NOWHERE;
  unmark(g, u, IN_PLACE);
  carryLeaders(g, u, to);
  if (isDisplaced) tell(g, { type: 'displaced', rule: '11.7h', ...names });
  else tell(g, { type: 'retreated', rule: '11.6d', ...names });
  // 7.5f A routed unit wears the bridge however it crosses.
  if (s.unit.state[u] === ROUTED) routCrossing(g, u, from, cameFrom, to);
  leftHex(g, u, from);
}

/** 11.7e 11.7f 11.7i 6.1b 6.2b 6.2d 11.7g On arrival: the roll for an enemy zone or flank, none for a rear; a displaced unit is disorganised. */
export const arrived: Work<Field> = {
  name: 'arrived',
  run(g, u, isDisplaced) {
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
  },
};

/** 11.7e 11.7f The die plus morale on the table of the zone or the flank. R62 */
export function retreatRoll(g: Field, u: number, into: 'zone' | 'flank'): void {
  const { w, s } = g;
  const die = g.pen.roll(6);
  const total = die + w.unitMorale[u]!;
  const band = bandOf(into === 'zone' ? w.charts.retreatZoc : w.charts.retreatFlank, total);
  const effect = [...(band.loses ? ['loss1'] : []), ...(band.disorganises ? ['D'] : [])];
  const rule: RuleId = into === 'zone' ? '11.7e' : '11.7f';
  tell(g, { type: 'retreat-rolled', rule, piece: w.unitIds[u]!, into, die, total, effect });
  if (band.loses) losePoint(g, u, rule);
  if (band.disorganises && s.unit.cf[u]! > 0) disorganise(g, u, rule);
}

/** 11.6d R2: the second hex, two away from where it began; a unit that cannot go on is eliminated. R62 */
export const retreatMore: Work<Field> = {
  name: 'retreat-more',
  run(g, u, origin, wasRouted) {
    if (!isOnMap(g, u)) return;
    // A unit that routed on the way has run already. R62
    if (g.s.unit.state[u] === ROUTED && wasRouted === 0) return;
    const choice = retreatChoice(g, u, origin, 2, []);
    if (choice.fate === 'goes') push(g, STEP['retreat-next'], u, origin);
    else if (choice.fate === 'routs') rout(g, u, '7.8b');
    else eliminate(g, u, choice.rule);
  },
};
export const retreatNext: Question<Field> = {
  name: 'retreat-next',
  rule: '11.6d',
  inside: true,
  standing: 'retreat',
  side: (g, u) => g.w.unitSide[u]!,
  list(g, out, piece, u, origin) {
    if (piece === EVERY || piece === u) listChoice(out, u, retreatChoice(g, u, origin, 2, []));
  },
  act(g, o, _u, origin) {
    if (o.verb === VERB.sacrifice) return giveUp(g, o.a, origin, 2);
    beginRetreat(g, o.a, o.b);
  },
  refuse: (g, o, u) => (o.a === u ? refuseRetreat(g, o.verb, o.a, o.b, -1) : [refusal('11.6d', WHY.notInvolved)]),
  prompt: (g, u) => {
    const who = saidPiece(g.w, g.w.unitIds[u]!);
    return sentence(`${who.en} retreats a second hex: where to?`, `${who.fr} recule d’un second hexagone : vers où ?`);
  },
};
