import { type ActionList, EVERY, NO_PIECE, type Question, type Refusal, type Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { Face } from '../model/profile.ts';
import {
  CHARGE,
  DISORGANISED,
  type Field,
  has,
  hasLeader,
  hasRoom,
  isOnMap,
  LEADER_PLACED,
  mark,
  markLeader,
  NOWHERE,
  PLACED,
  push,
  put,
  putBaggage,
  setDisorganised,
  unitsIn,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ON_MAP, PROTESTANT, SEQUENCES, WAITING } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { say } from '../texts/say.ts';
import { canSpare, sendOut } from './11-enfants-perdus.ts';
import { refusal } from './conditions.ts';

/** 2.1a 2.1d 2.2a 7.4.1a 10.1a Everything lies where the scenario would have it; players may then place it otherwise. R99 */
export function setUp(g: Field): void {
  const { w, s } = g;
  s.unit.zone.fill(NOWHERE);
  s.leader.zone.fill(NOWHERE);
  s.baggage.zone.fill(NOWHERE);
  s.battle.first[0] = w.data.initiative;
  s.battle.active[0] = 1 - w.data.initiative;
  s.battle.sequence[0] = SEQUENCES.indexOf('set-up');
  w.data.columns.forEach((c, i) => {
    s.column.order[i] = c.order;
  });
  for (let b = 0; b < w.baggage; b++) putBaggage(g, b, w.data.baggage[b]!.zone);
  for (let u = 0; u < w.units; u++) {
    s.unit.place[u] = WAITING;
    const data = w.data.units[u];
    if (!data) continue;
    s.unit.steps[u] = data.steps;
    if (data.hasCharge) mark(g, u, CHARGE);
    if (data.zone !== undefined) put(g, u, data.zone);
  }
  for (let l = 0; l < w.leaders; l++) {
    const { zone } = w.data.leaders[l]!;
    s.leader.place[l] = zone === undefined ? WAITING : ON_MAP;
    if (zone !== undefined) s.leader.zone[l] = zone;
  }
  push(g, STEP['set-up-over']);
  push(g, STEP['set-up'], w.data.initiative);
  push(g, STEP['set-up'], 1 - w.data.initiative);
}

const columnZones = (g: Field, column: number): readonly number[] => g.w.data.columns[column]!.zones;
const mayStand = (g: Field, u: number, z: number): boolean => columnZones(g, g.w.unitColumn[u]!).includes(z);
const isFree = (g: Field, u: number, side: number): boolean =>
  g.w.unitSide[u] === side && isOnMap(g, u) && g.w.unitParent[u]! < 0 && !has(g, u, PLACED);

/** 11.4.3d R99 Zones where a parent may post a detachment before the battle. */
export function postsOf(g: Field, parent: number): number[] {
  const { max, zones } = g.w.data.enfantsPerdus;
  if (!g.w.switches.enfantsPerdus || g.s.battle.hopesSetUp[0]! >= max || !canSpare(g, parent)) return [];
  const from = g.s.unit.zone[parent]!;
  return zones.filter((z) => g.w.steps[from * g.w.zones + z]! <= 1 && unitsIn(g, z, 1 - g.w.unitSide[parent]!) === 0);
}

/** 11.4.3d A parent that has posted detachments may stand only with or beside each of them. */
const keepsPosts = (g: Field, parent: number, z: number): boolean =>
  g.w.hopes[parent]!.every((e) => !isOnMap(g, e) || g.w.steps[z * g.w.zones + g.s.unit.zone[e]!]! <= 1);

function listUnit(g: Field, out: ActionList, u: number, side: number): void {
  if (isFree(g, u, side)) {
    for (const z of columnZones(g, g.w.unitColumn[u]!))
      if (z !== g.s.unit.zone[u] && hasRoom(g, u, z) && keepsPosts(g, u, z)) out.add(VERB.place, u, z);
    for (const v of g.w.sideUnits[side]!) if (canExchange(g, u, v)) out.add(VERB.exchange, u, v);
  }
  if (side === PROTESTANT && g.w.unitSide[u] === side) for (const z of postsOf(g, u)) out.add(VERB.post, u, z);
}
/** Two counters nobody could tell apart: to exchange them changes nothing. */
const isAlike = (g: Field, u: number, v: number): boolean => {
  const [a, b] = [g.w.unit[u]!, g.w.unit[v]!];
  return a.type === b.type && a.column === b.column && isSameFace(a.front, b.front) && isSameFace(a.back, b.back);
};
const isSameFace = (a: Face | undefined, b: Face | undefined): boolean =>
  a?.fc === b?.fc && a?.fq === b?.fq && a?.ma === b?.ma;
/** Two units change places where both may stand in the other's: what a full zone would otherwise forbid. */
const canExchange = (g: Field, u: number, v: number): boolean =>
  u !== v &&
  isOnMap(g, v) &&
  g.w.unitParent[v]! < 0 &&
  g.w.unitSide[u] === g.w.unitSide[v] &&
  g.s.unit.zone[u] !== g.s.unit.zone[v] &&
  !isAlike(g, u, v) &&
  mayStand(g, u, g.s.unit.zone[v]!) &&
  mayStand(g, v, g.s.unit.zone[u]!) &&
  keepsPosts(g, u, g.s.unit.zone[v]!) &&
  keepsPosts(g, v, g.s.unit.zone[u]!);

/** 2.1a 2.1b 2.1c 11.4.3d R99 Set-up: each piece of a column into any of its zones, once; the side without the initiative first. */
export const setUpQuestion: Question<Field> = {
  name: 'set-up',
  rule: '2.1a',
  always: true,
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.ready);
    if (piece === NO_PIECE) return;
    for (const u of g.w.sideUnits[side]!) if (piece === EVERY || piece === u) listUnit(g, out, u, side);
    for (const l of g.w.sideLeaders[side]!)
      if (
        (piece === EVERY || piece === g.w.units + l) &&
        g.s.leader.place[l] === ON_MAP &&
        !hasLeader(g, l, LEADER_PLACED)
      )
        for (const z of columnZones(g, g.w.leaderColumn[l]!))
          if (z !== g.s.leader.zone[l]) out.add(VERB.place, g.w.units + l, z);
  },
  act(g, o, side) {
    if (o.verb === VERB.ready) return;
    push(g, STEP['set-up'], side);
    const { zoneNames, pieces } = g.w;
    if (o.verb === VERB.post) {
      g.s.battle.hopesSetUp[0]! += 1;
      return sendOut(g, o.a, o.b);
    }
    if (o.verb === VERB.exchange) {
      const [a, b] = [g.s.unit.zone[o.a]!, g.s.unit.zone[o.b]!];
      put(g, o.a, b);
      put(g, o.b, a);
      mark(g, o.a, PLACED);
      return emit(g, { type: 'exchanged', rule: '2.1a', piece: pieces[o.a]!, with: pieces[o.b]! });
    }
    if (o.a < g.w.units) {
      put(g, o.a, o.b);
      mark(g, o.a, PLACED);
    } else {
      g.s.leader.zone[o.a - g.w.units] = o.b;
      markLeader(g, o.a - g.w.units, LEADER_PLACED);
    }
    emit(g, { type: 'placed', rule: '2.1a', piece: pieces[o.a]!, zone: zoneNames[o.b]! });
  },
  refuse(g, o, side): readonly Refusal[] {
    if (o.verb === VERB.post) return refusePost(g, o.a, o.b, side);
    if (o.verb !== VERB.place && o.verb !== VERB.exchange) return [wrongMoment('2.1a', o.verb)];
    const isUnit = o.a < g.w.units;
    const l = o.a - g.w.units;
    if ((isUnit ? g.w.unitSide[o.a] : g.w.leaderSide[l]) !== side) return [refusal('2.1a', 'notYours')];
    if ((isUnit ? g.s.unit.place[o.a] : g.s.leader.place[l]) !== ON_MAP) return [refusal('4.5a', 'comesLater')];
    const out: Refusal[] = [];
    if (isUnit ? has(g, o.a, PLACED) : hasLeader(g, l, LEADER_PLACED)) out.push(refusal('2.1a', 'placedOnce'));
    if (o.verb === VERB.exchange) {
      if (!isUnit || !canExchange(g, o.a, o.b)) out.push(refusal('2.1a', 'cannotExchange'));
    } else {
      const column = isUnit ? g.w.unitColumn[o.a]! : g.w.leaderColumn[l]!;
      if (!columnZones(g, column).includes(o.b)) out.push(refusal('2.1a', 'notColumnZone'));
      else if (isUnit && !hasRoom(g, o.a, o.b)) out.push(refusal('2.1b', 'zoneFull'));
      else if (isUnit && !keepsPosts(g, o.a, o.b)) out.push(refusal('11.4.3d', 'notBesideParent'));
    }
    return out.length > 0 ? out : [refusal('2.1a', 'alreadyThere')];
  },
  prompt: () => say('prompt.setUp'),
};
function refusePost(g: Field, parent: number, z: number, side: number): readonly Refusal[] {
  if (!g.w.switches.enfantsPerdus) return [refusal('11.0a', 'notInForce')];
  if (side !== PROTESTANT || g.w.unitSide[parent] !== side) return [refusal('11.4b', 'protestantsOnly')];
  if (g.w.hopes[parent]!.length === 0) return [refusal('11.4b', 'arquebusiersOnly')];
  if (g.s.battle.hopesSetUp[0]! >= g.w.data.enfantsPerdus.max) return [refusal('11.4.3d', 'noMoreHopes')];
  if (!canSpare(g, parent)) return [refusal('11.4.1d', 'cannotSpare')];
  const isListed = g.w.data.enfantsPerdus.zones.includes(z);
  return [refusal('11.4.3d', isListed ? 'notBesideParent' : 'notColumnZone')];
}

/** AU.1 AV.1 The battle begins: those surprised in their quarters are in disorder. */
export const setUpOver: Work<Field> = {
  name: 'set-up-over',
  run(g) {
    for (const s of g.w.specials['start-disorganised'])
      for (const u of g.w.sideUnits[s.side]!)
        if (isOnMap(g, u) && s.zones.includes(g.s.unit.zone[u]!) && !has(g, u, DISORGANISED)) {
          setDisorganised(g, u, true);
          emit(g, { type: 'disorganised', rule: s.rule, piece: g.w.unitIds[u]! });
        }
    for (let u = 0; u < g.w.units; u++) g.s.unit.marks[u]! &= ~PLACED;
    for (let l = 0; l < g.w.leaders; l++) g.s.leader.marks[l]! &= ~LEADER_PLACED;
    push(g, STEP.turn);
  },
};
