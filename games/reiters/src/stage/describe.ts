import type { ZoneId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { commas, list, ors, points, saidIf, stateSentence } from '@tambour/stage';
import { possibleOrders } from '@tambour/stage/study';
import type { LeaderId, UnitId } from '../model/ids.ts';
import {
  isLeaderOnMap,
  isReplaced,
  leaderArmy,
  leaderColumn,
  leaderData,
  leadersOf,
  leaderZone,
} from '../model/leader.ts';
import { columnData, columnUnits, enteredOn, pieceId, scoredBy, sequenceOf } from '../model/lookup.ts';
import { saidColumn, saidLeader, saidPiece } from '../model/names.ts';
import { baggagePiece, isLeaderPiece, isUnit, leaderOf, leaderPiece, sideOf } from '../model/piece.ts';
import { active, type Field, MARK, passive } from '../model/state.ts';
import { ORDER_NOTES, UNIT_WORDS } from '../model/texts.ts';
import {
  armyOf,
  enemyOf,
  faceOf,
  has,
  isHope,
  isOnMap,
  parentOf,
  sheetOf,
  stepsOf,
  unitColumn,
  unitPlace,
  zoneOf,
} from '../model/unit.ts';
import type { Verb } from '../model/verb.ts';
import { ARMS, ARTILLERY, CLASSES, FIRE, type Sequence, UNIT_TYPES, WAITING } from '../model/vocabulary.ts';
import { baggageSide, baggageZone, isControlled } from '../model/zone.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { isLieutenant, leaderQuality, lenders, qualityOf, unitPoints } from '../rules/1-quality.ts';
import { allowanceOf, allowanceUnder } from '../rules/4-allowance.ts';
import { pointsLeft } from '../rules/4-moving-piece.ts';
import { isInRadius, leads, radiusOf } from '../rules/5-command.ts';
import { provokedBy } from '../rules/6-reaction-demands.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { mayTry } from '../rules/10-orders.ts';
import { STEPS } from '../rules/steps.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';
import { namesIn, reactionWays } from './around.ts';
import { byZones, groundOf, inZone, shortZone } from './place-words.ts';
import { asked, beholder } from './question.ts';
import { orderName, shownOrder, shownOrderOf } from './shown-order.ts';
import { baggageStates, leaderConditions, unitStates } from './state-words.ts';
import { subject } from './words-of.ts';

/** What a piece may be ordered to do at the question at hand, by deed. */
const possible = possibleOrders<Field>({
  steps: STEPS,
  protocol: PROTOCOL,
  asked,
  sideOf,
  verbWords: (command) => sayStudy(`deed.${command.type as Verb}`),
});

/** A piece in sentences, for its card and for those who do not see the map. */
export function describe(g: Field, piece: string): readonly Text[] {
  const p = g.w.pieceIndex.get(piece);
  if (p === undefined) return [];
  if (isUnit(g, p)) return [...ofUnit(g, p), ...possible(g, p)];
  if (isLeaderPiece(g, p)) return [...ofLeader(g, leaderOf(g, p)), ...possible(g, p)];
  return ofBaggage(g, p - g.w.units - g.w.leaders);
}

const isNow = (g: Field, sequence: Sequence): boolean => sequenceOf(g) === sequence;
/** Who else stands in a zone. */
const beside = (g: Field, zone: ZoneId, who: Text): Text => list(namesIn(g, zone).filter((name) => name.en !== who.en));
/** 4.5a Where and when its column comes in. */
const entry = (g: Field, of: ReturnType<typeof subject>, column: number): Text[] => {
  const { reinforcement: r } = columnData(g, column);
  return r ? [sayStudy('describe.entry', { ...of, turn: r.turn, zones: byZones(g.w, r.zones) })] : [];
};

/** 1.3.1a Its figures as they stand. The allowance is what the counter says, less disorder; an order is said apart. */
function ofUnit(g: Field, u: UnitId): Text[] {
  const { w } = g;
  const of = subject(w, pieceId(g, u), g);
  const sheet = sheetOf(g, u);
  const isHere = isOnMap(g, u);
  const face = isHere ? faceOf(g, u) : sheet.front;
  const identity = sayStudy('describe.identity', {
    name: of.who,
    arm: sayStudy(`arm.${sheet.isPike ? 'pikes' : itemAt(ARMS, face.arm)}`),
    column: saidColumn(w, sheet.column),
    strength: face.fc,
    quality: face.fq,
    movement: face.arm === ARTILLERY ? '' : `${face.ma}`,
    class: itemAt(CLASSES, face.cls),
    isFire: sheet.weapon === FIRE,
    range: `${sheet.range ?? ''}`,
    steps: isHere ? stepsOf(g, u) : sheet.steps,
    of: sheet.steps,
  });
  const found = unitStates(g, u);
  const states = saidIf(found.length > 0, () => sayStudy('describe.states', { states: commas(found) }));
  if (!isHere) {
    // Enfants perdus wait with their parent.
    const coming = isHope(g, u)
      ? [sayStudy('describe.withParent', { parent: saidPiece(w, parentOf(g, u)) })]
      : entry(g, of, unitColumn(g, u));
    return [identity, ...(unitPlace(g, u) === WAITING ? coming : []), ...states];
  }
  const zone = zoneOf(g, u);
  return [
    identity,
    sayStudy('describe.position', {
      ...of,
      at: inZone(w, zone),
      ground: groundOf(w, zone),
      others: beside(g, zone, of.who),
    }),
    ...lentQuality(g, u, of),
    ...states,
    command(g, u, of),
    ...unitOrder(g, u),
    ...unitMarch(g, u),
    ...saidIf(isControlled(g, zone, enemyOf(g, u)), () => sayStudy('describe.enemyControl')),
    ...reactions(g, u),
    // 9.0a
    ...saidIf(unitPoints(g, u) > 0, () => sayStudy('describe.worth', { points: points(unitPoints(g, u)) })),
  ];
}

/** 1.3.3c R42 Whose quality counts when it tests, if not its own. */
function lentQuality(g: Field, u: UnitId, of: ReturnType<typeof subject>): Text[] {
  const best = qualityOf(g, u);
  if (best === faceOf(g, u).fq) return [];
  const lender = lenders(g, u, zoneOf(g, u)).find((l) => leaderQuality(g, l) === best);
  if (lender === undefined) return [];
  return [sayStudy('describe.quality', { ...of, leader: saidLeader(g, lender), quality: best })];
}

/** 5.2a 5.3a What was found in the command sequence, and whether a leader's word would reach it now. */
function command(g: Field, u: UnitId, of: ReturnType<typeof subject>): Text {
  const leaders = [...leadersOf(g, armyOf(g, u))].filter((l) => leads(g, l, u)).map((l) => saidLeader(g, l));
  if (leaders.length === 0) return sayStudy('describe.noLeader');
  const wasIsolated = has(g, u, MARK.isolated);
  return isInRadius(g, u)
    ? sayStudy('describe.inReach', { ...of, radius: radiusOf(g), wasIsolated })
    : sayStudy('describe.outOfReach', { ...of, leaders: list(leaders), wasIsolated });
}

/** 10.1b 10.1d 10.1f The order it is under, as far as the beholder may know, and what it means. */
function unitOrder(g: Field, u: UnitId): Text[] {
  if (!g.w.switches.advanced) return [];
  const known = shownOrderOf(g, u, beholder(g));
  if (known) return [sayStudy('describe.order', { order: orderName(known), note: ORDER_NOTES[known] })];
  return saidIf(armyOf(g, u) !== beholder(g), () => sayStudy('describe.orderUnknown'));
}

/** 1.3.5a 10.1h Points it has, in its own movement those it has left; an order not known is left out. */
function unitMarch(g: Field, u: UnitId): Text[] {
  const face = faceOf(g, u);
  if (face.arm === ARTILLERY) return [sayStudy('describe.gunsStay')];
  const isOwn = armyOf(g, u) === beholder(g);
  const isKnown = isOwn || !g.w.switches.advanced || shownOrderOf(g, u, beholder(g)) !== undefined;
  const all = isKnown ? allowanceOf(g, u) : allowanceUnder(g, u, undefined);
  return isOwn && isNow(g, 'movement') && armyOf(g, u) === active(g)
    ? [sayStudy('describe.pointsLeft', { left: pointsLeft(g, u), all })]
    : [sayStudy('describe.points', { all })];
}

/** 6.1a To which zones it may react now, and how; the enemy is not told, its order might show. */
function reactions(g: Field, u: UnitId): Text[] {
  if (!isNow(g, 'reaction') || armyOf(g, u) !== passive(g) || beholder(g) !== passive(g)) return [];
  return provokedBy(g, zoneOf(g, u)).map((zone): Text => {
    const at = shortZone(g.w, zone);
    const ways = reactionWays(g, u, zone);
    return ways.length === 0
      ? sayStudy('describe.noReaction', { at })
      : sayStudy('describe.reaction', { at, ways: ors(ways) });
  });
}

/** A leader in sentences: who he is, where, whom he commands, the order of his column, how things stand with him. */
function ofLeader(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const piece = leaderPiece(g, l);
  const of = subject(w, pieceId(g, piece), g);
  const column = leaderColumn(g, l);
  const identity = say('leader.identity', {
    name: of.who,
    isLieutenant: isLieutenant(g, l),
    column: saidColumn(w, column),
    quality: leaderQuality(g, l),
    movement: w.charts.movement.leaderAllowance,
  });
  const states = stateSentence(leaderConditions(g, l));
  if (!isLeaderOnMap(g, l)) {
    const coming = enteredOn(g, column) > 0 ? [] : entry(g, of, column);
    return [identity, ...bonus(g, l), ...coming, ...leaderOrder(g, l), ...states];
  }
  const zone = leaderZone(g, l);
  const isMoving = isNow(g, 'movement') && leaderArmy(g, l) === active(g);
  return [
    identity,
    ...bonus(g, l),
    say('leader.position', {
      at: inZone(w, zone),
      ground: groundOf(w, zone),
      others: beside(g, zone, of.who),
    }),
    // 5.1b 5.1c 5.2c
    say(isLieutenant(g, l) ? 'leader.commandsSide' : 'leader.commandsColumn', {
      radius: radiusOf(g),
      here: [...columnUnits(g, column)].filter((u) => isOnMap(g, u)).length,
    }),
    ...leaderOrder(g, l),
    ...states,
    ...saidIf(isMoving, () => say('leader.pointsLeft', { left: pointsLeft(g, piece) })),
    // 7.6.3a 9.0a A replacement is worth nothing.
    ...saidIf(!isReplaced(g, l), () => say('leader.worth', { points: points(leaderPoints(g, l)) })),
  ];
}

/** 7.4.2a What he adds to those who fight beside him; a replacement adds nothing. */
function bonus(g: Field, l: LeaderId): Text[] {
  const { bonus } = leaderData(g, l);
  if (!bonus || isReplaced(g, l)) return [];
  const whom =
    bonus.types === undefined || bonus.types.length === UNIT_TYPES.length
      ? say('leader.bonus.everyone')
      : list(bonus.types.map((type) => say('leader.bonus.of', { units: UNIT_WORDS[itemAt(UNIT_TYPES, type)] })));
  return [say('leader.bonus', { when: say(`leader.bonus.${bonus.role}`), strength: bonus.fc, whom })];
}

/** 10.1f 10.2a The order of his column, as far as the beholder may know, and whether he may try to change it. */
function leaderOrder(g: Field, l: LeaderId): Text[] {
  if (!g.w.switches.advanced) return [];
  const column = leaderColumn(g, l);
  const known = shownOrder(g, column, beholder(g));
  const isOwn = leaderArmy(g, l) === beholder(g);
  if (known === undefined) return saidIf(!isOwn, () => say('leader.orderUnknown'));
  return [
    say('leader.order', { order: orderName(known), note: ORDER_NOTES[known] }),
    ...saidIf(isOwn && isNow(g, 'orders') && mayTry(g, column), () =>
      say('leader.mayTry', { quality: leaderQuality(g, l) }),
    ),
  ];
}

/** 1.5a 4.2b */
function ofBaggage(g: Field, b: number): Text[] {
  const name = saidPiece(g.w, baggagePiece(g, b));
  const [gone] = baggageStates(g, b);
  if (gone) return [say('baggage.gone', { name, gone })];
  return [
    say('baggage.position', { name, at: inZone(g.w, baggageZone(g, b)) }),
    say('baggage.worth', { points: points(scoredBy(g, 1 - baggageSide(g, b)).baggage) }),
  ];
}
