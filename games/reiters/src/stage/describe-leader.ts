import type { Text } from '@tambour/kernel';
import { asSentence, commas, list, points } from '@tambour/stage';
import type { LeaderId } from '../model/ids.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import { active, type Field, hasLeader, isLeaderOnMap, isOnMap, REPLACED } from '../model/state.ts';
import { ORDER_NOTES, UNIT_WORDS } from '../model/texts.ts';
import { SEQUENCES, UNIT_TYPES } from '../model/vocabulary.ts';
import { isLieutenant, leaderQuality } from '../rules/1-quality.ts';
import { pointsLeft } from '../rules/4-moving-piece.ts';
import { radiusOf } from '../rules/5-command.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { mayTry } from '../rules/10-orders.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';
import { agreement } from './agreement.ts';
import { namesIn } from './around.ts';
import { groundOf } from './ground-words.ts';
import { byZones, inZone } from './place-words.ts';
import { beholder } from './question.ts';
import { orderName, shownOrder } from './shown-order.ts';
import { leaderConditions } from './state-words.ts';

/** A leader in sentences: who he is, where, whom he commands, the order of his column, how things stand with him. */
export function describeLeader(g: Field, l: LeaderId): Text[] {
  return [
    identity(g, l),
    ...bonus(g, l),
    ...position(g, l),
    ...entry(g, l),
    ...commands(g, l),
    ...order(g, l),
    ...states(g, l),
    ...march(g, l),
    ...worth(g, l),
  ];
}

function identity(g: Field, l: LeaderId): Text {
  const { w } = g;
  return say('leader.identity', {
    name: saidPiece(w, w.leaderIds[l]!, g),
    isLieutenant: isLieutenant(g, l),
    column: saidColumn(w, w.columnIds[w.leaderColumn[l]!]!),
    quality: leaderQuality(g, l),
    movement: w.charts.movement.leaderAllowance,
  });
}

/** 7.4.2a What he adds to those who fight beside him; a replacement adds nothing. */
function bonus(g: Field, l: LeaderId): Text[] {
  const { bonus } = g.w.data.leaders[l]!;
  if (!bonus || hasLeader(g, l, REPLACED)) return [];
  const whom =
    bonus.types === undefined || bonus.types.length === UNIT_TYPES.length
      ? say('leader.bonus.everyone')
      : list(bonus.types.map((type) => say('leader.bonus.of', { units: UNIT_WORDS[UNIT_TYPES[type]!] })));
  return [say('leader.bonus', { when: say(`leader.bonus.${bonus.role}`), strength: bonus.fc, whom })];
}

function position(g: Field, l: LeaderId): Text[] {
  const { w, s } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const zone = s.leader.zone[l]!;
  const own = saidPiece(w, w.leaderIds[l]!, g).en;
  const others = namesIn(g, zone).filter((name) => name.en !== own);
  const [at, ground] = [inZone(w, w.zoneNames[zone]!), groundOf(w, zone)];
  return [say('leader.position', { at, ground, others: list(others) })];
}

function entry(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const r = w.data.columns[w.leaderColumn[l]!]!.reinforcement;
  if (isLeaderOnMap(g, l) || r === undefined || g.s.column.entered[w.leaderColumn[l]!]! > 0) return [];
  return [sayStudy('describe.entry', { ...agreement(w, w.leaderIds[l]!), turn: r.turn, zones: byZones(w, r.zones) })];
}

/** 5.1b 5.1c 5.2c */
function commands(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const here = [...w.columnUnits[w.leaderColumn[l]!]!].filter((u) => isOnMap(g, u)).length;
  const key = isLieutenant(g, l) ? 'leader.commandsSide' : 'leader.commandsColumn';
  return [say(key, { radius: radiusOf(g), here })];
}

/** 10.1f 10.2a The order of his column, as far as the beholder may know, and whether he may try to change it. */
function order(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  if (!w.switches.advanced) return [];
  const column = w.leaderColumn[l]!;
  const known = shownOrder(g, column, beholder(g));
  const isOwn = w.leaderSide[l] === beholder(g);
  if (known === undefined) return isOwn ? [] : [say('leader.orderUnknown')];
  const isAsked = isOwn && g.s.battle.sequence[0] === SEQUENCES.indexOf('orders') && mayTry(g, column);
  return [
    say('leader.order', { order: orderName(known), note: ORDER_NOTES[known] }),
    ...(isAsked ? [say('leader.mayTry', { quality: leaderQuality(g, l) })] : []),
  ];
}

function states(g: Field, l: LeaderId): Text[] {
  const found = leaderConditions(g, l);
  return found.length === 0 ? [] : [asSentence(commas(found))];
}

function march(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const isMoving = g.s.battle.sequence[0] === SEQUENCES.indexOf('movement') && w.leaderSide[l] === active(g);
  return isMoving && isLeaderOnMap(g, l) ? [say('leader.pointsLeft', { left: pointsLeft(g, g.w.units + l) })] : [];
}

/** 7.6.3a 9.0a A replacement is worth nothing. */
function worth(g: Field, l: LeaderId): Text[] {
  if (hasLeader(g, l, REPLACED) || !isLeaderOnMap(g, l)) return [];
  return [say('leader.worth', { points: points(leaderPoints(g, l)) })];
}
