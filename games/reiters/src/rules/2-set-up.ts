import type { ZoneId } from '@tambour/boards';
import { allHold, type Condition } from '@tambour/kernel';
import { actionPiece, actionTarget, actionUnit, actionZone } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import { leaderId, type UnitId, unitId } from '../model/ids.ts';
import { hasLeader, leaderData, markLeader } from '../model/leader.ts';
import { columnData, pieceId, stepsBetween } from '../model/lookup.ts';
import { columnOf, isUnit, leaderOf, placeOf, putPiece, sideOf, standsAt } from '../model/piece.ts';
import type { Face } from '../model/profile.ts';
import { type Field, LEADER_MARK, MARK, NOWHERE, push, unmarkAll } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armyOf, detachmentsOf, enemyOf, has, isHope, isOnMap, mark, sheetOf, unitsOf, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ON_MAP, PROTESTANT, SEQUENCES, WAITING } from '../model/vocabulary.ts';
import { hasRoom, put, putBaggage, setDisorganised, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { canPost, canSpare, sendOut } from './11-enfants-perdus.ts';
import { ask, piecesOf } from './ask.ts';
import { inTurn, must, orElse, refusal, type UnitCase } from './conditions.ts';

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
  w.data.baggage.forEach(({ zone }, b) => {
    putBaggage(g, b, zone);
  });
  for (let u = unitId(0); u < w.units; u++) {
    s.unit.place[u] = WAITING;
    const data = w.data.units[u];
    if (!data) continue;
    s.unit.steps[u] = data.steps;
    if (data.hasCharge) mark(g, u, MARK.charge);
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

const columnZones = (g: Field, piece: number): readonly ZoneId[] => columnData(g, columnOf(g, piece)).zones;

interface Placing {
  readonly g: Field;
  readonly piece: number;
  readonly side: number;
}
const isHere = ({ g, piece }: Placing): boolean => placeOf(g, piece) === ON_MAP;
const OWN_PIECE = inTurn<Placing>(
  must('2.1a', 'notYours', ({ g, piece, side }) => sideOf(g, piece) === side),
  must('4.5a', 'comesLater', isHere),
);
const once = must<Placing>('2.1a', 'placedOnce', ({ g, piece }) =>
  isUnit(g, piece) ? !has(g, piece, MARK.placed) : !hasLeader(g, leaderOf(g, piece), LEADER_MARK.placed),
);
/** Whether a piece of the side that is asked may still be placed. */
const isFree = (c: Placing): boolean => isHere(c) && once.holds(c) && !(isUnit(c.g, c.piece) && isHope(c.g, c.piece));
/** 2.1a 2.1b 11.4.3d What a zone must be for a piece to be placed in it. */
const PLACE = inTurn<Placing & { readonly z: ZoneId }>(
  must('2.1a', 'notColumnZone', ({ g, piece, z }) => columnZones(g, piece).includes(z)),
  must('2.1b', 'zoneFull', ({ g, piece, z }) => !isUnit(g, piece) || hasRoom(g, piece, z)),
  must('11.4.3d', 'notBesideParent', ({ g, piece, z }) => !isUnit(g, piece) || keepsPosts(g, piece, z)),
);

interface Post extends UnitCase {
  readonly z: ZoneId;
}
export const postsSetUp = (g: Field): number => g.s.battle.hopesSetUp[0] ?? 0;
/** 11.4.3d 11.4b R99 What a parent needs to post a detachment before the battle, and of the zone it goes to. */
const POSTS: readonly Condition<UnitCase>[] = [
  must('11.0a', 'notInForce', ({ g }) => g.w.switches.enfantsPerdus),
  must('11.4b', 'protestantsOnly', ({ g, u }) => armyOf(g, u) === PROTESTANT),
  canPost,
  must('11.4.3d', 'noMoreHopes', ({ g }) => postsSetUp(g) < g.w.data.enfantsPerdus.max),
  must('11.4.1d', 'cannotSpare', ({ g, u }) => canSpare(g, u)),
];
const besideParent = must<Post>('11.4.3d', 'notBesideParent', ({ g, u, z }) => {
  return stepsBetween(g, zoneOf(g, u), z) <= 1 && unitsIn(g, z, enemyOf(g, u)) === 0;
});
const POST = inTurn<Post>(
  ...POSTS,
  must('11.4.3d', 'notColumnZone', ({ g, z }) => g.w.data.enfantsPerdus.zones.includes(z)),
  besideParent,
);

/** 11.4.3d A parent that has posted detachments may stand only with or beside each of them. */
const keepsPosts = (g: Field, parent: UnitId, z: ZoneId): boolean =>
  detachmentsOf(g, parent).every((e) => !isOnMap(g, e) || stepsBetween(g, z, zoneOf(g, e)) <= 1);

/** Two counters nobody could tell apart: to exchange them changes nothing. */
const isAlike = (g: Field, u: UnitId, v: UnitId): boolean => {
  const [a, b] = [sheetOf(g, u), sheetOf(g, v)];
  return a.type === b.type && a.column === b.column && isSameFace(a.front, b.front) && isSameFace(a.back, b.back);
};
const isSameFace = (a: Face | undefined, b: Face | undefined): boolean =>
  a?.fc === b?.fc && a?.fq === b?.fq && a?.ma === b?.ma;
const mayStand = (g: Field, u: UnitId, z: ZoneId): boolean => columnZones(g, u).includes(z) && keepsPosts(g, u, z);
/** Two units change places where both may stand in the other's: what a full zone would otherwise forbid. */
const canExchange = (g: Field, u: UnitId, v: UnitId): boolean =>
  u !== v &&
  isOnMap(g, v) &&
  !isHope(g, v) &&
  armyOf(g, u) === armyOf(g, v) &&
  zoneOf(g, u) !== zoneOf(g, v) &&
  !isAlike(g, u, v) &&
  mayStand(g, u, zoneOf(g, v)) &&
  mayStand(g, v, zoneOf(g, u));

const PLACING = inTurn<Placing & { readonly z: ZoneId }>(OWN_PIECE, [once, PLACE]);
const EXCHANGE = inTurn<Placing & { readonly other: UnitId }>(OWN_PIECE, [
  once,
  must('2.1a', 'cannotExchange', ({ g, piece, other }) => isUnit(g, piece) && canExchange(g, piece, other)),
]);

/** 2.1a 2.1b 2.1c 11.4.3d R99 Set-up: each piece of a column into any of its zones, once; the side without the initiative first. */
export const setUpQuestion = ask({
  name: 'set-up',
  rule: '2.1a',
  always: true,
  side: (_g, side) => side,
  declines: VERB.ready,
  declinesFirst: true,
  pieces: piecesOf,
  listOf(g, out, piece, side) {
    const c = { g, piece, side };
    if (isFree(c)) {
      const at = standsAt(g, piece);
      for (const z of columnZones(g, piece)) if (z !== at && PLACE.isMet({ ...c, z })) out.add(VERB.place, piece, z);
      if (isUnit(g, piece))
        for (const v of unitsOf(g, side)) if (canExchange(g, piece, v)) out.add(VERB.exchange, piece, v);
    }
    if (isUnit(g, piece) && allHold(POSTS, { g, u: piece }))
      for (const z of g.w.data.enfantsPerdus.zones)
        if (besideParent.holds({ g, u: piece, z })) out.add(VERB.post, piece, z);
  },
  act(g, o, side) {
    if (o.verb === VERB.ready) return;
    push(g, STEP['set-up'], side);
    const piece = actionPiece(o);
    if (o.verb === VERB.post) {
      g.s.battle.hopesSetUp[0] = postsSetUp(g) + 1;
      return sendOut(g, actionUnit(o), actionZone(o));
    }
    if (o.verb === VERB.exchange) {
      const [a, b] = [zoneOf(g, actionUnit(o)), zoneOf(g, actionTarget(o))];
      put(g, actionUnit(o), b);
      put(g, actionTarget(o), a);
      mark(g, actionUnit(o), MARK.placed);
      return emitOf(g, piece, { type: 'exchanged', rule: '2.1a', with: pieceId(g, actionTarget(o)) });
    }
    putPiece(g, piece, actionZone(o));
    if (isUnit(g, piece)) mark(g, piece, MARK.placed);
    else markLeader(g, leaderOf(g, piece), LEADER_MARK.placed);
    emitOf(g, piece, { type: 'placed', rule: '2.1a', zone: actionZone(o) });
  },
  reasons: {
    post: (g, o, side) =>
      armyOf(g, actionUnit(o)) === side || !g.w.switches.enfantsPerdus
        ? POST.whyNot({ g, u: actionUnit(o), z: actionZone(o) })
        : [refusal('11.4b', 'protestantsOnly')],
    place: (g, o, side) =>
      orElse(PLACING.whyNot({ g, piece: actionPiece(o), side, z: actionZone(o) }), '2.1a', 'alreadyThere'),
    exchange: (g, o, side) =>
      orElse(EXCHANGE.whyNot({ g, piece: actionPiece(o), side, other: actionTarget(o) }), '2.1a', 'alreadyThere'),
  },
  prompt: () => say('prompt.setUp'),
});
/** AU.1 AV.1 The battle begins: those surprised in their quarters are in disorder. */
export function setUpOver(g: Field): void {
  for (const s of g.w.specials['start-disorganised'])
    for (const u of unitsOf(g, s.side))
      if (isOnMap(g, u) && s.zones.includes(zoneOf(g, u)) && !has(g, u, MARK.disorganised)) {
        setDisorganised(g, u, true);
        emitOf(g, u, { type: 'disorganised', rule: s.rule });
      }
  unmarkAll(g.s.unit.marks, MARK.placed);
  unmarkAll(g.s.leader.marks, LEADER_MARK.placed);
  push(g, STEP.turn);
}
