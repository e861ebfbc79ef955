import type { Action, Refusal } from '@tambour/kernel';
import {
  active,
  CARACOLE,
  CREATED,
  DISORGANISED,
  FINISHED,
  type Field,
  faceOf,
  has,
  hasEnemyPieces,
  hasLeader,
  hasRoom,
  ISOLATED,
  isControlled,
  isLeaderOnMap,
  isOnMap,
  LEADER_FINISHED,
  REPLACED,
  turnOf,
  unitsAt,
  unitsIn,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ARGOULETS, ARTILLERY, FORBIDDEN, IMPASSABLE, REITERS, WAITING } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { linkOf } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { isMounted } from './1-quality.ts';
import { arrival, EXIT_COST, exitFor } from './4-map-edge.ts';
import { bestNode, linkPrices, reachLeader, reachUnit } from './4-march.hot.ts';
import { canChangeFace } from './4-mounting.ts';
import { isLeaderPiece, isUnit, leaderPointsLeft, pointsLeft, spentBy, standsAt, startOf } from './4-moving-piece.ts';
import { isNamed, zonesOf } from './4-way.ts';
import { homeward } from './5-command.ts';
import { effectsOf } from './10-effects.ts';
import { caracoleTargets, isHeldBack } from './11-caracole.ts';
import { canSpare } from './11-enfants-perdus.ts';
import { refusal } from './refusal.ts';

const MOVING: readonly number[] = [
  VERB.move,
  VERB.enter,
  VERB.leave,
  VERB.mount,
  VERB.dismount,
  VERB.detach,
  VERB.absorb,
  VERB.caracole,
];

/** Every rule that stands against a command of the movement sequence. */
export function refuseMovement(g: Field, o: Action): readonly Refusal[] {
  if (!MOVING.includes(o.verb)) return [wrongMoment('4.1Pg', o.verb)];
  const piece = o.a;
  if (!isUnit(g, piece) && !isLeaderPiece(g, piece)) return [refusal('4.1Pd', say('why.baggageStays'))];
  const unit = isUnit(g, piece);
  const l = piece - g.w.units;
  if ((unit ? g.w.unitSide[piece] : g.w.leaderSide[l]) !== active(g)) return [refusal('3.0b', say('why.notYours'))];
  if (o.verb === VERB.enter) return refuseEntry(g, piece, o.b);
  if (o.verb === VERB.absorb) return refuseAbsorb(g, piece);
  if (unit ? !isOnMap(g, piece) : !isLeaderOnMap(g, l))
    return [
      refusal(
        isWaiting(g, piece) ? '4.5a' : '4.1Pa',
        isWaiting(g, piece) ? say('why.notEnteredYet') : say('why.notOnMap'),
      ),
    ];
  const out: Refusal[] = [];
  if (unit && faceOf(g, piece).arm === ARTILLERY) out.push(refusal('4.1Pd', say('why.gunsStay')));
  if (unit ? has(g, piece, FINISHED) : hasLeader(g, l, LEADER_FINISHED))
    out.push(refusal('4.1Pg', say('why.moveIsOver')));
  if (unit && has(g, piece, CREATED)) out.push(refusal('11.4.1b', say('why.justDetached')));
  if (out.length > 0) return out;
  switch (o.verb) {
    case VERB.move:
      if (isNamed(o)) return refuseWay(g, piece, zonesOf(g, o));
      return unit ? refuseMarch(g, piece, o.b) : refuseRide(g, l, o.b);
    case VERB.leave:
      return refuseExit(g, piece);
    case VERB.mount:
    case VERB.dismount:
      return refuseFace(g, piece, o.verb === VERB.mount);
    case VERB.detach:
      return refuseDetach(g, piece);
    default:
      return refuseCaracole(g, piece);
  }
}
const isWaiting = (g: Field, piece: number): boolean =>
  isUnit(g, piece)
    ? g.s.unit.place[piece] === WAITING && g.w.unitParent[piece]! < 0
    : g.s.leader.place[piece - g.w.units] === WAITING && !hasLeader(g, piece - g.w.units, REPLACED);

/** What keeps a unit out of a zone whatever its points. */
function barsEntry(g: Field, u: number, z: number): Refusal[] {
  if (g.w.type[z] === FORBIDDEN) return [refusal('4.1.1d', say('why.forbiddenGround'))];
  const out: Refusal[] = [];
  const side = g.w.unitSide[u]!;
  if (unitsIn(g, z, 1 - side) > 0) out.push(refusal('4.1Ph', say('why.enemyThere')));
  else if (!hasRoom(g, u, z)) out.push(refusal('4.3e', say('why.zoneFull')));
  return out;
}

function refuseMarch(g: Field, u: number, to: number): readonly Refusal[] {
  const from = g.s.unit.zone[u]!;
  if (from === to) return [refusal('4.1Pb', say('why.alreadyThere'))];
  const out = barsEntry(g, u, to);
  const limit = effectsOf(g, u)?.moveLimit;
  if (limit === 'noEnemyZoc' && !has(g, u, ISOLATED) && isControlled(g, to, 1 - g.w.unitSide[u]!))
    out.push(refusal('10.1h', say('why.orderForbidsZoc')));
  if (out.length > 0) return out;
  const link = linkOf(g.w, from, to);
  if (link >= 0 && linkPrices(g, u)[link] === 0) return [refusal('10.1h', say('why.orderDirection'))];
  const search = reachUnit(g, u, spentBy(g, u), g.s.battle.moving[0] === u + 1 && g.s.battle.offRoad[0] === 1);
  if (bestNode(search, to) >= 0) {
    const isLost = has(g, u, ISOLATED) && !homeward(g, u, startOf(g, u))[to];
    return [refusal(isLost ? '5.3c' : '4.1Pb', isLost ? say('why.notNearerCommand') : say('why.noSuchWay'))];
  }
  if (link < 0 && isShut(g, from, to)) return [refusal('4.1.2d', say('why.impassable'))];
  return [refusal('4.1Pa', say('why.tooFar'))];
}
/** 4.1Zb Why a way named zone by zone cannot be taken: every rule against its first step that cannot be made. */
function refuseWay(g: Field, piece: number, zones: readonly number[]): readonly Refusal[] {
  const unit = isUnit(g, piece);
  const end = zones.at(-1)!;
  let from = standsAt(g, piece);
  for (const to of zones) {
    const out = from === to ? [refusal('4.1Pb', say('why.alreadyThere'))] : barsStep(g, piece, from, to);
    if (out.length > 0) return out;
    from = to;
  }
  if (unit && has(g, piece, ISOLATED) && !homeward(g, piece, startOf(g, piece))[end])
    return [refusal('5.3c', say('why.notNearerCommand'))];
  // Each step could be made by itself: it is too dear, or ends at a second fall, or waggons hold it up.
  return [refusal('4.1Pa', zones.length === 1 ? say('why.tooFar') : say('why.noSuchWay'))];
}
/** What stands against one step, its price aside. */
function barsStep(g: Field, piece: number, from: number, to: number): Refusal[] {
  const unit = isUnit(g, piece);
  const link = linkOf(g.w, from, to);
  const out = unit
    ? barsEntry(g, piece, to)
    : hasEnemyPieces(g, to, g.w.leaderSide[piece - g.w.units]!)
      ? [refusal('4.1Ph', say('why.leaderRidesRound'))]
      : [];
  if (link < 0)
    out.push(isShut(g, from, to) ? refusal('4.1.2d', say('why.impassable')) : refusal('4.1Zb', say('why.notNextZone')));
  if (!unit) return out;
  if (effectsOf(g, piece)?.moveLimit === 'noEnemyZoc' && !has(g, piece, ISOLATED))
    if (isControlled(g, to, 1 - g.w.unitSide[piece]!)) out.push(refusal('10.1h', say('why.orderForbidsZoc')));
  if (link >= 0 && linkPrices(g, piece)[link] === 0) out.push(refusal('10.1h', say('why.orderDirection')));
  return out;
}
/** Whether two zones touch only where nobody passes. */
const isShut = (g: Field, from: number, to: number): boolean => {
  const { first, to: ends, crossing } = g.w.map.graph;
  for (let link = first[from]!; link < first[from + 1]!; link++)
    if (ends[link] === to && g.w.map.crossingKind[crossing[link]!] === IMPASSABLE) return true;
  return false;
};

function refuseRide(g: Field, l: number, to: number): readonly Refusal[] {
  const from = g.s.leader.zone[l]!;
  if (from === to) return [refusal('4.1Pb', say('why.alreadyThere'))];
  if (g.w.type[to] === FORBIDDEN) return [refusal('4.1.1d', say('why.forbiddenGround'))];
  if (hasEnemyPieces(g, to, g.w.leaderSide[l]!)) return [refusal('4.1Ph', say('why.leaderRidesRound'))];
  const piece = g.w.units + l;
  const isOff = g.s.battle.moving[0] === piece + 1 && g.s.battle.offRoad[0] === 1;
  const reached = bestNode(reachLeader(g, l, spentBy(g, piece), isOff), to) >= 0;
  if (!reached && linkOf(g.w, from, to) < 0 && isShut(g, from, to)) return [refusal('4.1.2d', say('why.impassable'))];
  return [refusal(reached ? '4.1Pb' : '4.1Pa', reached ? say('why.noSuchWay') : say('why.tooFar'))];
}

function refuseEntry(g: Field, piece: number, z: number): readonly Refusal[] {
  if (!isWaiting(g, piece)) return [refusal('4.5a', say('why.notReinforcement'))];
  const unit = isUnit(g, piece);
  const column = unit ? g.w.unitColumn[piece]! : g.w.leaderColumn[piece - g.w.units]!;
  const r = arrival(g, column);
  if (!r) return [refusal('4.5a', say('why.comesLater'))];
  if (!r.zones.includes(z)) return [refusal('4.5a', say('why.notEntryZone'))];
  const side = g.w.columnSide[column]!;
  if (unitsIn(g, z, 1 - side) > 0) return [refusal('4.5b', say('why.enemyThere'))];
  if (!unit) return [refusal('4.1Ph', say('why.leaderRidesRound'))];
  if (!hasRoom(g, piece, z)) return [refusal('4.3e', say('why.zoneFull'))];
  if (effectsOf(g, piece)?.moveLimit === 'noEnemyZoc' && isControlled(g, z, 1 - side))
    return [refusal('10.1h', say('why.orderForbidsZoc'))];
  return [refusal('4.1Pa', say('why.tooFar'))];
}

function refuseExit(g: Field, piece: number): readonly Refusal[] {
  const unit = isUnit(g, piece);
  const l = piece - g.w.units;
  const side = unit ? g.w.unitSide[piece]! : g.w.leaderSide[l]!;
  const zone = unit ? g.s.unit.zone[piece]! : g.s.leader.zone[l]!;
  const exits = g.w.data.victory.exits.filter((e) => e.side === side);
  const barred = g.w.specials['no-exit'].find(
    (n) => n.side === side && g.w.data.map.zones[zone]!.edges.includes(n.edge),
  );
  const own = g.w.specials.exit.find((e) => e.side === side)?.rule;
  if (exits.length === 0) return [refusal('9.0a', say('why.noExit'))];
  const lost = unit && has(g, piece, ISOLATED) ? [refusal('5.3c', say('why.isolatedLeaves'))] : [];
  const here = exits.find((e) => e.zones.includes(zone));
  if (!here) return [refusal(barred ? barred.rule : (own ?? '9.0a'), say('why.notExitZone')), ...lost];
  if (turnOf(g) < here.fromTurn) return [refusal(own ?? '9.0a', say('why.exitLater')), ...lost];
  if (lost.length > 0) return lost;
  const left = unit ? pointsLeft(g, piece) : leaderPointsLeft(g, l);
  return [refusal('4.1Pa', left < EXIT_COST || !exitFor(g, side, zone) ? say('why.tooFar') : say('why.notNow'))];
}

function refuseFace(g: Field, u: number, toMount: boolean): readonly Refusal[] {
  if (!isUnit(g, u) || g.w.unitType[u] !== ARGOULETS) return [refusal('4.6a', say('why.onlyArgoulets'))];
  if (isMounted(g, u) === toMount) return [refusal('4.6c', toMount ? say('why.isMounted') : say('why.isDismounted'))];
  return [refusal('4.6c', canChangeFace(g, u) ? say('why.notNow') : say('why.tooFar'))];
}

function refuseDetach(g: Field, u: number): readonly Refusal[] {
  if (!g.w.switches.enfantsPerdus) return [refusal('11.0a', say('why.notInForce'))];
  if (!isUnit(g, u) || g.w.hopes[u]!.length === 0) return [refusal('11.4b', say('why.arquebusiersOnly'))];
  if (g.s.unit.steps[u]! < g.w.unit[u]!.steps) return [refusal('11.4.1d', say('why.cannotSpare'))];
  if (!canSpare(g, u)) return [refusal('11.4.1a', say('why.noMoreHopes'))];
  return [refusal('4.1Pa', say('why.tooFar'))];
}
function refuseAbsorb(g: Field, u: number): readonly Refusal[] {
  if (!g.w.switches.enfantsPerdus) return [refusal('11.0a', say('why.notInForce'))];
  const parent = isUnit(g, u) ? g.w.unitParent[u]! : -1;
  if (parent < 0) return [refusal('11.4.1h', say('why.onlyHopesRejoin'))];
  if (!isOnMap(g, u)) return [refusal('11.4.1h', say('why.notOnMap'))];
  if (g.s.unit.zone[u] !== g.s.unit.zone[parent]) return [refusal('11.4.1h', say('why.notWithParent'))];
  if (has(g, parent, FINISHED)) return [refusal('4.1Pg', say('why.parentMoveIsOver'))];
  return [refusal('11.4.1h', say('why.parentTooFar'))];
}

function refuseCaracole(g: Field, u: number): readonly Refusal[] {
  if (!g.w.switches.caracole) return [refusal('11.0a', say('why.notInForce'))];
  if (!isUnit(g, u) || g.w.unitType[u] !== REITERS) return [refusal('11.1.1a', say('why.onlyReiters'))];
  const out: Refusal[] = [];
  if (has(g, u, CARACOLE)) out.push(refusal('11.1.1d', say('why.hasDeclared')));
  else if (unitsAt(g, g.s.unit.zone[u]!, active(g)).some((v) => has(g, v, CARACOLE)))
    out.push(refusal('11.1.1d', say('why.anotherDeclared')));
  if (has(g, u, DISORGANISED)) out.push(refusal('11.1.1g', say('why.disorganisedCaracole')));
  if (has(g, u, ISOLATED)) out.push(refusal('7.1g', say('why.isolatedAttack')));
  else if (!(effectsOf(g, u)?.canAttack ?? true)) out.push(refusal('10.1h', say('why.orderForbidsAttack')));
  if (isHeldBack(g, u)) out.push(refusal('D.1', say('why.heldBack')));
  if (caracoleTargets(g, u).length === 0) out.push(refusal('11.1.1b', say('why.noCaracoleGround')));
  return out.length > 0 ? out : [refusal('D.3', say('why.crossedFord'))];
}
