import type { ZoneId } from '@tambour/boards';
import {
  type ActionList,
  type Condition,
  EVERY,
  NO_PIECE,
  type Question,
  type Refusal,
  type Work,
  whyNot,
} from '@tambour/kernel';
import { actionPiece, actionTarget, actionUnit, actionZone } from '../model/action-view.ts';
import { emit, emitOf } from '../model/emit.ts';
import { leaderId, type UnitId, unitId } from '../model/ids.ts';
import {
  detachmentsOf,
  enemyOf,
  leaderData,
  leadersOf,
  parentOf,
  sheetOf,
  unitColumn,
  unitsOf,
  zoneOf,
} from '../model/lookup.ts';
import { columnOf, isUnit, leaderOf, placeOf, sideOf, standsAt } from '../model/piece.ts';
import type { Face } from '../model/profile.ts';
import {
  CHARGE,
  DISORGANISED,
  type Field,
  has,
  hasLeader,
  hasRoom,
  isHope,
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
import { canPost, canSpare, sendOut } from './11-enfants-perdus.ts';
import { inTurn, must, orElse, refusal, type UnitCase } from './conditions.ts';
import { poolSide } from './pieces.ts';

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
  for (let u = unitId(0); u < w.units; u++) {
    s.unit.place[u] = WAITING;
    const data = w.data.units[u];
    if (!data) continue;
    s.unit.steps[u] = data.steps;
    if (data.hasCharge) mark(g, u, CHARGE);
    if (data.zone !== undefined) put(g, u, data.zone);
  }
  for (let l = leaderId(0); l < w.leaders; l++) {
    const { zone } = leaderData(g, l);
    s.leader.place[l] = zone === undefined ? WAITING : ON_MAP;
    if (zone !== undefined) s.leader.zone[l] = zone;
  }
  push(g, STEP['set-up-over']);
  push(g, STEP['set-up'], w.data.initiative);
  push(g, STEP['set-up'], 1 - w.data.initiative);
}

const columnZones = (g: Field, column: number): readonly ZoneId[] => g.w.data.columns[column]!.zones;
const mayStand = (g: Field, u: UnitId, z: ZoneId): boolean => columnZones(g, unitColumn(g, u)).includes(z);

interface Placing {
  readonly g: Field;
  readonly piece: number;
  readonly side: number;
}
const isHere = (g: Field, piece: number): boolean => placeOf(g, piece) === ON_MAP;
const isUnplaced = (g: Field, piece: number): boolean =>
  isUnit(g, piece) ? !has(g, piece, PLACED) : !hasLeader(g, leaderOf(g, piece), LEADER_PLACED);
const OWN_PIECE = inTurn<Placing>(
  must('2.1a', 'notYours', ({ g, piece, side }) => sideOf(g, piece) === side),
  must('4.5a', 'comesLater', ({ g, piece }) => isHere(g, piece)),
);
const ONCE: readonly Condition<Placing>[] = [must('2.1a', 'placedOnce', ({ g, piece }) => isUnplaced(g, piece))];
/** Whether a piece of the side that is asked may still be placed. */
const isFree = (g: Field, piece: number): boolean =>
  isHere(g, piece) && isUnplaced(g, piece) && !(isUnit(g, piece) && isHope(g, piece));
const findsRoom = (g: Field, piece: number, z: ZoneId): boolean => !isUnit(g, piece) || hasRoom(g, piece, z);
const staysBeside = (g: Field, piece: number, z: ZoneId): boolean => !isUnit(g, piece) || keepsPosts(g, piece, z);
/** 2.1a 2.1b 11.4.3d What a zone must be for a piece to be placed in it. */
const PLACE = inTurn<Placing & { readonly z: ZoneId }>(
  must('2.1a', 'notColumnZone', ({ g, piece, z }) => columnZones(g, columnOf(g, piece)).includes(z)),
  must('2.1b', 'zoneFull', ({ g, piece, z }) => findsRoom(g, piece, z)),
  must('11.4.3d', 'notBesideParent', ({ g, piece, z }) => staysBeside(g, piece, z)),
);
/** 2.1a Every zone a piece may be placed in but its own. */
function listPlaces(g: Field, out: ActionList, piece: number): void {
  const at = standsAt(g, piece);
  for (const z of columnZones(g, columnOf(g, piece)))
    if (z !== at && findsRoom(g, piece, z) && staysBeside(g, piece, z)) out.add(VERB.place, piece, z);
}

interface Post extends UnitCase {
  readonly z: ZoneId;
}
const arePostsIn = (g: Field): boolean => g.w.switches.enfantsPerdus;
const areHopesLeft = (g: Field): boolean => g.s.battle.hopesSetUp[0]! < g.w.data.enfantsPerdus.max;
const isPost = (g: Field, u: UnitId, z: ZoneId): boolean =>
  g.w.steps[zoneOf(g, u) * g.w.zones + z]! <= 1 && unitsIn(g, z, enemyOf(g, u)) === 0;
/** 11.4.3d 11.4b R99 What a parent needs to post a detachment in a zone before the battle. */
const POST = inTurn<Post>(
  must('11.0a', 'notInForce', ({ g }) => arePostsIn(g)),
  must('11.4b', 'protestantsOnly', ({ g, u }) => g.w.unitSide[u] === PROTESTANT),
  canPost,
  must('11.4.3d', 'noMoreHopes', ({ g }) => areHopesLeft(g)),
  must('11.4.1d', 'cannotSpare', ({ g, u }) => canSpare(g, u)),
  must('11.4.3d', 'notColumnZone', ({ g, z }) => g.w.data.enfantsPerdus.zones.includes(z)),
  must('11.4.3d', 'notBesideParent', ({ g, u, z }) => isPost(g, u, z)),
);

/** 11.4.3d A parent that has posted detachments may stand only with or beside each of them. */
function keepsPosts(g: Field, parent: UnitId, z: ZoneId): boolean {
  const hopes = detachmentsOf(g, parent);
  for (let i = 0; i < hopes.length; i++)
    if (isOnMap(g, hopes[i]!) && g.w.steps[z * g.w.zones + zoneOf(g, hopes[i]!)]! > 1) return false;
  return true;
}

function listUnit(g: Field, out: ActionList, u: UnitId, side: number): void {
  if (isFree(g, u)) {
    listPlaces(g, out, u);
    for (const v of unitsOf(g, side)) if (canExchange(g, u, v)) out.add(VERB.exchange, u, v);
  }
  // Only Protestants have parents that can spare a detachment.
  if (arePostsIn(g) && areHopesLeft(g) && canSpare(g, u))
    for (const z of g.w.data.enfantsPerdus.zones) if (isPost(g, u, z)) out.add(VERB.post, u, z);
}
/** Two counters nobody could tell apart: to exchange them changes nothing. */
const isAlike = (g: Field, u: UnitId, v: UnitId): boolean => {
  const a = sheetOf(g, u);
  const b = sheetOf(g, v);
  return a.type === b.type && a.column === b.column && isSameFace(a.front, b.front) && isSameFace(a.back, b.back);
};
const isSameFace = (a: Face | undefined, b: Face | undefined): boolean =>
  a?.fc === b?.fc && a?.fq === b?.fq && a?.ma === b?.ma;
/** Two units change places where both may stand in the other's: what a full zone would otherwise forbid. */
const canExchange = (g: Field, u: UnitId, v: UnitId): boolean =>
  u !== v &&
  isOnMap(g, v) &&
  parentOf(g, v) < 0 &&
  g.w.unitSide[u] === g.w.unitSide[v] &&
  g.s.unit.zone[u] !== g.s.unit.zone[v] &&
  !isAlike(g, u, v) &&
  mayStand(g, u, zoneOf(g, v)) &&
  mayStand(g, v, zoneOf(g, u)) &&
  keepsPosts(g, u, zoneOf(g, v)) &&
  keepsPosts(g, v, zoneOf(g, u));

/** 2.1a 2.1b 2.1c 11.4.3d R99 Set-up: each piece of a column into any of its zones, once; the side without the initiative first. */
export const setUpQuestion: Question<Field> = {
  name: 'set-up',
  rule: '2.1a',
  always: true,
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.ready);
    if (piece === NO_PIECE) return;
    for (const u of unitsOf(g, side)) if (piece === EVERY || piece === u) listUnit(g, out, u, side);
    for (const l of leadersOf(g, side)) {
      const leader = g.w.units + l;
      if ((piece === EVERY || piece === leader) && isFree(g, leader)) listPlaces(g, out, leader);
    }
  },
  pieces: (g, pool, side) => poolSide(g, pool, side),
  act(g, o, side) {
    if (o.verb === VERB.ready) return;
    push(g, STEP['set-up'], side);
    const { zoneNames, pieces } = g.w;
    if (o.verb === VERB.post) {
      g.s.battle.hopesSetUp[0]! += 1;
      return sendOut(g, actionUnit(o), actionZone(o));
    }
    if (o.verb === VERB.exchange) {
      const [a, b] = [zoneOf(g, actionUnit(o)), zoneOf(g, actionTarget(o))];
      put(g, actionUnit(o), b);
      put(g, actionTarget(o), a);
      mark(g, actionUnit(o), PLACED);
      return emit(g, {
        type: 'exchanged',
        rule: '2.1a',
        piece: pieces[actionPiece(o)]!,
        with: pieces[actionTarget(o)]!,
      });
    }
    const piece = actionPiece(o);
    if (isUnit(g, piece)) {
      put(g, piece, actionZone(o));
      mark(g, piece, PLACED);
    } else {
      g.s.leader.zone[leaderOf(g, piece)] = actionZone(o);
      markLeader(g, leaderOf(g, piece), LEADER_PLACED);
    }
    emit(g, { type: 'placed', rule: '2.1a', piece: pieces[piece]!, zone: zoneNames[actionZone(o)]! });
  },
  refuse(g, o, side): readonly Refusal[] {
    if (o.verb === VERB.post)
      return g.w.unitSide[actionUnit(o)] === side || !g.w.switches.enfantsPerdus
        ? POST.whyNot({ g, u: actionUnit(o), z: actionZone(o) })
        : [refusal('11.4b', 'protestantsOnly')];
    if (o.verb !== VERB.place && o.verb !== VERB.exchange) return [wrongMoment('2.1a', o.verb)];
    const piece = { g, piece: actionPiece(o), side };
    const notFree = OWN_PIECE.whyNot(piece);
    if (notFree.length > 0) return notFree;
    const out = o.verb === VERB.place ? PLACE.whyNot({ ...piece, z: actionZone(o) }) : [];
    const cannot =
      o.verb === VERB.exchange && !(isUnit(g, actionPiece(o)) && canExchange(g, actionUnit(o), actionTarget(o)));
    return orElse(
      [...whyNot(ONCE, piece), ...out, ...(cannot ? [refusal('2.1a', 'cannotExchange')] : [])],
      '2.1a',
      'alreadyThere',
    );
  },
  prompt: () => say('prompt.setUp'),
};
/** AU.1 AV.1 The battle begins: those surprised in their quarters are in disorder. */
export const setUpOver: Work<Field> = {
  name: 'set-up-over',
  run(g) {
    for (const s of g.w.specials['start-disorganised'])
      for (const u of unitsOf(g, s.side))
        if (isOnMap(g, u) && s.zones.includes(zoneOf(g, u)) && !has(g, u, DISORGANISED)) {
          setDisorganised(g, u, true);
          emitOf(g, u, { type: 'disorganised', rule: s.rule });
        }
    for (let u = unitId(0); u < g.w.units; u++) g.s.unit.marks[u]! &= ~PLACED;
    for (let l = leaderId(0); l < g.w.leaders; l++) g.s.leader.marks[l]! &= ~LEADER_PLACED;
    push(g, STEP.turn);
  },
};
