import type { Text } from '@tambour/kernel';
import { commas, list, ors, points } from '@tambour/stage';
import { leaderId, type UnitId } from '../model/ids.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import { isUnit } from '../model/piece.ts';
import {
  active,
  DISORGANISED,
  type Field,
  faceOf,
  has,
  ISOLATED,
  isControlled,
  isLeaderOnMap,
  isOnMap,
  passive,
} from '../model/state.ts';
import { ORDER_NOTES } from '../model/texts.ts';
import { ARMS, ARTILLERY, CLASSES, FIRE, SEQUENCES, WAITING } from '../model/vocabulary.ts';
import { isLieutenant, leaderQuality, qualityOf, unitPoints } from '../rules/1-quality.ts';
import { allowanceOf, penaltyOf } from '../rules/4-allowance.ts';
import { pointsLeft } from '../rules/4-moving-piece.ts';
import { isInRadius, leads, radiusOf } from '../rules/5-command.ts';
import { provokedBy } from '../rules/6-reaction-demands.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';
import { agreement, subject } from './agreement.ts';
import { namesIn } from './around.ts';
import { describeLeader } from './describe-leader.ts';
import { groundOf } from './ground-words.ts';
import { byZones, inZone, shortZone } from './place-words.ts';
import { possible } from './possible-actions.ts';
import { beholder } from './question.ts';
import { reactionWays } from './reaction-words.ts';
import { orderName, shownOrderOf } from './shown-order.ts';
import { baggageStates, unitStates } from './state-words.ts';

/** A piece in sentences, for its card and for those who do not see the map. */
export function describe(g: Field, piece: string): readonly Text[] {
  const { w } = g;
  const p = w.pieceIndex.get(piece);
  if (p === undefined) return [];
  if (isUnit(g, p)) return [...describeUnit(g, p), ...possible(g, p)];
  const l = leaderId(p - w.units);
  if (l < w.leaders) return [...describeLeader(g, l), ...possible(g, p)];
  return describeBaggage(g, l - w.leaders);
}

function describeUnit(g: Field, u: UnitId): Text[] {
  if (!isOnMap(g, u)) return [identity(g, u), ...(g.s.unit.place[u] === WAITING ? entry(g, u) : []), ...states(g, u)];
  return [
    identity(g, u),
    position(g, u),
    ...quality(g, u),
    ...states(g, u),
    command(g, u),
    ...order(g, u),
    ...march(g, u),
    ...control(g, u),
    ...reactions(g, u),
    ...worth(g, u),
  ];
}

/** 1.3.1a Its figures as they stand. The allowance is what the counter says, less disorder; an order is said apart. */
function identity(g: Field, u: UnitId): Text {
  const { w, s } = g;
  const sheet = w.unit[u]!;
  const face = isOnMap(g, u) ? faceOf(g, u) : sheet.front;
  return sayStudy('describe.identity', {
    name: saidPiece(w, w.unitIds[u]!, g),
    arm: sayStudy(`arm.${sheet.isPike ? 'pikes' : ARMS[face.arm]!}`),
    column: saidColumn(w, w.columnIds[sheet.column]!),
    strength: face.fc,
    quality: face.fq,
    movement: face.arm === ARTILLERY ? '' : `${face.ma}`,
    class: CLASSES[face.cls]!,
    isFire: sheet.weapon === FIRE,
    range: `${sheet.range ?? ''}`,
    steps: isOnMap(g, u) ? s.unit.steps[u]! : sheet.steps,
    of: sheet.steps,
  });
}

/** 4.5a Where and when its column comes in; enfants perdus wait with their parent. */
function entry(g: Field, u: UnitId): Text[] {
  const { w } = g;
  const parent = w.unitParent[u]!;
  if (parent >= 0) return [sayStudy('describe.withParent', { parent: saidPiece(w, w.unitIds[parent]!, g) })];
  const r = w.data.columns[w.unitColumn[u]!]!.reinforcement;
  if (r === undefined) return [];
  return [sayStudy('describe.entry', { ...agreement(w, w.unitIds[u]!), turn: r.turn, zones: byZones(w, r.zones) })];
}

function position(g: Field, u: UnitId): Text {
  const { w, s } = g;
  const zone = s.unit.zone[u]!;
  const { who, ...number } = subject(w, w.unitIds[u]!, g);
  const others = namesIn(g, zone).filter((name) => name.en !== who.en);
  return sayStudy('describe.position', {
    ...number,
    at: inZone(w, w.zoneNames[zone]!),
    ground: groundOf(w, zone),
    others: list(others),
  });
}

/** 1.3.3c R42 Whose quality counts when it tests, if not its own. */
function quality(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const best = qualityOf(g, u);
  if (best === faceOf(g, u).fq) return [];
  const lender = w.leaderIds.findIndex((_, row) => {
    const l = leaderId(row);
    return (
      isLeaderOnMap(g, l) &&
      s.leader.zone[l] === s.unit.zone[u] &&
      w.leaderSide[l] === w.unitSide[u] &&
      (w.leaderColumn[l] === w.unitColumn[u] || isLieutenant(g, l)) &&
      leaderQuality(g, l) === best
    );
  });
  if (lender < 0) return [];
  const leader = saidPiece(w, w.leaderIds[lender]!, g);
  return [sayStudy('describe.quality', { ...agreement(w, w.unitIds[u]!), leader, quality: best })];
}

function states(g: Field, u: UnitId): Text[] {
  const found = unitStates(g, u);
  return found.length === 0 ? [] : [sayStudy('describe.states', { states: commas(found) })];
}

/** 5.2a 5.3a What was found in the command sequence, and whether a leader's word would reach it now. */
function command(g: Field, u: UnitId): Text {
  const { w } = g;
  const leaders = w.leaderIds.flatMap((leader, l) => (leads(g, leaderId(l), u) ? [saidPiece(w, leader, g)] : []));
  if (leaders.length === 0) return sayStudy('describe.noLeader');
  const wasIsolated = has(g, u, ISOLATED);
  const number = agreement(w, w.unitIds[u]!);
  return isInRadius(g, u)
    ? sayStudy('describe.inReach', { ...number, radius: radiusOf(g), wasIsolated })
    : sayStudy('describe.outOfReach', { ...number, leaders: list(leaders), wasIsolated });
}

/** 10.1b 10.1d 10.1f The order it is under, as far as the beholder may know, and what it means. */
function order(g: Field, u: UnitId): Text[] {
  if (!g.w.switches.advanced) return [];
  const known = shownOrderOf(g, u, beholder(g));
  if (known === undefined) return g.w.unitSide[u] === beholder(g) ? [] : [sayStudy('describe.orderUnknown')];
  return [sayStudy('describe.order', { order: orderName(known), note: ORDER_NOTES[known] })];
}

/** 1.3.5a 10.1h Points it has, in its own movement those it has left; an order not known is left out. */
function march(g: Field, u: UnitId): Text[] {
  const { w } = g;
  const face = faceOf(g, u);
  if (face.arm === ARTILLERY) return [sayStudy('describe.gunsStay')];
  const isKnown = !w.switches.advanced || shownOrderOf(g, u, beholder(g)) !== undefined;
  const plain = Math.max(0, face.ma - (has(g, u, DISORGANISED) ? penaltyOf(g, face.arm) : 0));
  const all = isKnown || w.unitSide[u] === beholder(g) ? allowanceOf(g, u) : plain;
  const isMoving = g.s.battle.sequence[0] === SEQUENCES.indexOf('movement') && w.unitSide[u] === active(g);
  return isMoving && w.unitSide[u] === beholder(g)
    ? [sayStudy('describe.pointsLeft', { left: pointsLeft(g, u), all })]
    : [sayStudy('describe.points', { all })];
}

const control = (g: Field, u: UnitId): Text[] =>
  isControlled(g, g.s.unit.zone[u]!, 1 - g.w.unitSide[u]!) ? [sayStudy('describe.enemyControl')] : [];

/** 6.1a To which zones it may react now, and how; the enemy is not told, its order might show. */
function reactions(g: Field, u: UnitId): Text[] {
  const { w } = g;
  const isOwn = w.unitSide[u] === passive(g) && beholder(g) === passive(g);
  if (g.s.battle.sequence[0] !== SEQUENCES.indexOf('reaction') || !isOwn) return [];
  return provokedBy(g, g.s.unit.zone[u]!).map((zone): Text => {
    const at = shortZone(w, w.zoneNames[zone]!);
    const ways = reactionWays(g, u, zone);
    return ways.length === 0
      ? sayStudy('describe.noReaction', { at })
      : sayStudy('describe.reaction', { at, ways: ors(ways) });
  });
}

/** 9.0a */
function worth(g: Field, u: UnitId): Text[] {
  const n = unitPoints(g, u);
  return n === 0 ? [] : [sayStudy('describe.worth', { points: points(n) })];
}

/** 1.5a 4.2b */
function describeBaggage(g: Field, b: number): Text[] {
  const { w, s } = g;
  const name = saidPiece(w, w.baggageIds[b]!, g);
  const [gone] = baggageStates(g, b);
  if (gone) return [say('baggage.gone', { name, gone })];
  const enemy = 1 - w.baggageSide[b]!;
  return [
    say('baggage.position', { name, at: inZone(w, w.zoneNames[s.baggage.zone[b]!]!) }),
    say('baggage.worth', { points: points(w.data.victory.elimination[enemy]!.baggage) }),
  ];
}
