import { allIds, neighboursOf, type ZoneId, zoneId } from '@tambour/boards';
import { type Command, itemAt } from '@tambour/kernel';
import { always, intendedBy, nearestOf, type Picked } from '@tambour/stage/study';
import * as FIGHT from '../model/fight.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderArmy, leaderColumn, leaderPlace, leaderZone } from '../model/leader.ts';
import { columnData, pieceId, stepsBetween, writtenFor, zoneLabel } from '../model/lookup.ts';
import { baggagePiece, isLeaderPiece, isUnit, leaderOf } from '../model/piece.ts';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import {
  armyOf,
  detachmentsOf,
  faceOf,
  isHope,
  isOnMap,
  sheetOf,
  typeOf,
  unitColumn,
  unitsOf,
  zoneOf,
} from '../model/unit.ts';
import type { Verb } from '../model/verb.ts';
import { ARTILLERY, CAVALRY, FIRE, ORDERS, SHOCK, SIDES, TYPE, WAITING } from '../model/vocabulary.ts';
import { baggageAt, leadersAt, unitsAt, unitsIn } from '../model/zone.ts';
import { isMounted } from '../rules/1-quality.ts';
import { isWaiting } from '../rules/4-map-edge.ts';
import { nameable, provokedBy } from '../rules/6-reaction-demands.ts';
import { type Asked, asked } from './question.ts';

/** A unit or leader that was picked, and the zone picked with it, if one was. */
type PickedUnit = Picked<UnitId, ZoneId, Field>;
type PickedLeader = Picked<LeaderId, ZoneId, Field>;
type Wish = (p: PickedUnit) => Command;

const enemyOf = ({ g, of: u }: PickedUnit): number => 1 - armyOf(g, u);
const isHeld = (p: PickedUnit): boolean => p.at !== undefined && unitsIn(p.g, p.at, enemyOf(p)) > 0;

/** Where none is meant: a command must name one, be it refused. */
const ANY_ZONE = zoneId(0);
/** Where a column comes in. */
const gate = (g: Field, column: number): ZoneId => columnData(g, column).reinforcement?.zones[0] ?? ANY_ZONE;
/** Where a unit stands, or would come in. */
const stands = ({ g, of: u }: PickedUnit): ZoneId => (isOnMap(g, u) ? zoneOf(g, u) : gate(g, unitColumn(g, u)));
/** A zone next to another, where none was shown. */
const beside = (g: Field, zone: ZoneId): ZoneId => neighboursOf(g.w.passage, zone)[0] ?? zone;
const goal = (p: PickedUnit): ZoneId => p.at ?? beside(p.g, stands(p));

/** The zone with enemies that was shown, or else the nearest that holds some. */
function enemyZone(p: PickedUnit): ZoneId {
  if (p.at !== undefined) return p.at;
  const { g } = p;
  const held = allIds<ZoneId>(g.w.zones).filter((z) => unitsIn(g, z, enemyOf(p)) > 0);
  const from = stands(p);
  return nearestOf(held, (z) => stepsBetween(g, from, z)) ?? from;
}
/** The unit one means by pointing at a zone: an enemy there, else any enemy, so that the command says something. */
function target(p: PickedUnit): string {
  const { g } = p;
  const zone = enemyZone(p);
  const there = unitsAt(g, zone, enemyOf(p));
  const [caracole] = nameable(g, zone);
  const meant = caracole !== undefined && there.includes(caracole) ? caracole : there[0];
  return pieceId(g, meant ?? itemAt(unitsOf(g, enemyOf(p)), 0));
}

const march: Wish = (p) => {
  const { g, of: u, id: unit } = p;
  if (isWaiting(g, u)) return { type: 'enter', piece: unit, to: zoneLabel(g, p.at ?? stands(p)) };
  return { type: 'move', piece: unit, to: zoneLabel(g, goal(p)) };
};
const place: Wish = (p) => ({ type: 'place', piece: p.id, to: zoneLabel(p.g, p.at ?? stands(p)) });
/** A command of a unit, with what else it names. */
const of =
  (type: Verb, more: (p: PickedUnit) => object = () => ({})): Wish =>
  (p) => ({ type, unit: p.id, ...more(p) });
const post = of('post', (p) => ({ to: zoneLabel(p.g, p.at ?? stands(p)) }));
const attack = of('attack', (p) => ({ at: zoneLabel(p.g, enemyZone(p)) }));
const aim = (p: PickedUnit) => ({ target: target(p) });
/** The zone it would give way before: the one shown if enemies are there, else one that provokes it, else the nearest. */
function threat(p: PickedUnit): ZoneId {
  if (p.at !== undefined && isHeld(p)) return p.at;
  const [provoking] = isOnMap(p.g, p.of) ? provokedBy(p.g, zoneOf(p.g, p.of)) : [];
  return provoking ?? enemyZone({ ...p, at: undefined });
}
const before = (p: PickedUnit) => ({ from: zoneLabel(p.g, threat(p)) });
const back = (p: PickedUnit) => ({ to: zoneLabel(p.g, goal(p)) });
const leave: Wish = (p) => ({ type: 'leave', piece: p.id });
/** Another unit of its side in the zone shown, of another type first: changing places is what a full zone asks for. */
const exchange: Wish = (p) => {
  const { g, of: u } = p;
  const others = p.at === undefined ? [] : unitsAt(g, p.at, armyOf(g, u)).filter((v) => v !== u);
  const other = others.find((v) => typeOf(g, v) !== typeOf(g, u)) ?? others[0] ?? u;
  return { type: 'exchange', unit: p.id, with: pieceId(g, other) };
};

const isGun = ({ g, of: u }: PickedUnit): boolean => faceOf(g, u).arm === ARTILLERY;
/** How it strikes: guns by their fire, everyone else hand to hand. */
const strike = (p: PickedUnit): Wish => (isGun(p) ? of('bombard', aim) : attack);

/** What one means by pointing at a zone with a unit in hand, whatever is asked: strike who is there, or go there. */
const plainly = (p: PickedUnit): readonly Wish[] => (isHeld(p) ? [strike(p), march] : [march]);

/** What can be done on the spot: its own zone was shown. */
function onTheSpot(p: PickedUnit): readonly Wish[] {
  const { g, of: u } = p;
  const exits = g.w.data.victory.exits.some((e) => e.side === armyOf(g, u));
  return [
    ...(typeOf(g, u) === TYPE.argoulets ? [of(isMounted(g, u) ? 'dismount' : 'mount')] : []),
    ...(g.w.switches.caracole && typeOf(g, u) === TYPE.reiters ? [of('caracole')] : []),
    ...(detachmentsOf(g, u).length > 0 ? [of('detach')] : []),
    ...(isHope(g, u) ? [of('absorb')] : []),
    ...(exits ? [leave] : []),
    march,
  ];
}
/** 6.2a 6.3b 6.4a How a unit could answer an enemy who comes close, likeliest first. */
function reacting(p: PickedUnit): readonly Wish[] {
  const { g, of: u } = p;
  const isHorse = faceOf(g, u).arm === CAVALRY;
  const { weapon } = sheetOf(g, u);
  const shoots = weapon === FIRE && !isGun(p);
  const strike = isHorse && weapon === SHOCK ? of('charge', aim) : of('fire', aim);
  const yields = isHope(g, u) ? [of('slip-away', before)] : isHorse ? [of('give-way', before)] : [];
  // An empty zone was shown: it is where the unit would go.
  if (p.at !== undefined && !isHeld(p)) return yields.length > 0 ? yields : [of('give-way', before)];
  return [shoots ? of('fire', aim) : strike, ...yields];
}

/** What a unit does in its set-up: a zone of its own side may be shown, to change places. */
const settingUp = ({ g, of: u, at }: PickedUnit): readonly Wish[] => [
  place,
  ...(at !== undefined && unitsIn(g, at, armyOf(g, u)) > 0 ? [exchange] : []),
  ...(detachmentsOf(g, u).length > 0 ? [post] : []),
];

/** Where a leader stands or would come in, and where he would go. */
function goalOf({ g, of: l, at }: PickedLeader) {
  const stands = isLeaderOnMap(g, l) ? leaderZone(g, l) : gate(g, leaderColumn(g, l));
  return { stands, here: zoneLabel(g, at ?? stands), to: zoneLabel(g, at ?? beside(g, stands)) };
}
function goes(p: PickedLeader): readonly Command[] {
  const { g, of: l, id: piece } = p;
  const { stands, here, to } = goalOf(p);
  if (leaderPlace(g, l) === WAITING) return [{ type: 'enter', piece, to: here }];
  const isLeaving = isLeaderOnMap(g, l) && g.w.data.victory.exits.some((e) => e.side === leaderArmy(g, l));
  return [p.at === stands && isLeaving ? { type: 'leave', piece } : { type: 'move', piece, to }];
}
const haul = (g: Field, piece: number, zone: ZoneId): Command => ({
  type: 'move',
  piece: pieceId(g, piece),
  to: zoneLabel(g, zone),
});
const onMap = (g: Field, unit: UnitId) => (isOnMap(g, unit) ? { unit } : {});
const ofAttacker = (g: Field) => onMap(g, FIGHT.attacker(g));

/** Where pieces move, a piece's own zone is a place like any other; elsewhere to point at it is to point at the piece alone. */
const IN_PLACE: readonly Asked['name'][] = ['set-up', 'movement'];

/** Commands a person may have meant by picking a piece, a zone, or both: likeliest first, legal or not. */
export const intendedCommands = intendedBy<UnitId, LeaderId, ZoneId, StepName, Field, Command>({
  asked,
  spotOf: ({ w }, place) => w.zoneIndex.get(place),
  pieceOf(g, id, zone) {
    const { w } = g;
    const piece = w.pieceIndex.get(id);
    if (piece === undefined || isUnit(g, piece)) return { unit: piece };
    return isLeaderPiece(g, piece) ? { leader: leaderOf(g, piece) } : { other: haul(g, piece, zone ?? ANY_ZONE) };
  },
  isPieceAlone: ({ s }, { name: question }, { unit, leader }, zone) =>
    !IN_PLACE.includes(question) &&
    zone === (unit === undefined ? leader !== undefined && s.leader.zone[leader] : s.unit.zone[unit]),
  ofUnit: {
    'set-up': settingUp,
    movement: (p) => (isOnMap(p.g, p.of) && p.at === zoneOf(p.g, p.of) ? onTheSpot(p) : plainly(p)),
    reaction: (p, { side }) => (armyOf(p.g, p.of) === side ? reacting(p) : [...reacting(p), ...plainly(p)]),
    'give-way': always(of('fall-back', back)),
    combat: (p) => (p.at === undefined || isHeld(p) ? [strike(p)] : [strike(p), march]),
    defender: always(of('defend')),
    engagement: always(({ id }) => ({ type: 'engage', unit: id, charge: true, rounds: 1 })),
    substitution: always(of('retreat', back)),
    'support-retreats': always(of('retreat', back)),
    'second-attack': always(of('again')),
    advance: always(({ id }) => ({ type: 'advance', piece: id })),
    reorganisation: (p) => [of('reorganise'), ...(p.at === undefined ? [] : plainly(p))],
  },
  unitAnyway: plainly,
  ofLeader: {
    'set-up': (p) => [{ type: 'place', piece: p.id, to: goalOf(p).here }],
    orders(p) {
      const now = writtenFor(p.g, leaderColumn(p.g, p.of));
      const order = ORDERS.find((_, i) => i !== now);
      return [{ type: 'order', leader: p.id, order }, ...(p.at === undefined ? [] : goes(p))];
    },
    reaction: (p) => [{ type: 'ride-off', leader: p.id, to: goalOf(p).to }],
    'leaders-follow': (p) => [{ type: 'follow', leader: p.id, to: goalOf(p).to }],
    advance: ({ id }) => [{ type: 'advance', piece: id }],
    replacement: (p) => [{ type: 'replace', leader: p.id, to: goalOf(p).to }],
  },
  leaderAnyway: goes,
  subject: {
    'give-way': (g, { frame }) => onMap(g, unitId(frame[0])),
    engagement: ofAttacker,
    'second-attack': ofAttacker,
    advance: ofAttacker,
    substitution: (g) => onMap(g, FIGHT.defender(g)),
    replacement: (_, { frame }) => ({ leader: leaderId(frame[0]) }),
  },
  there: (g, zone) =>
    SIDES.flatMap((_, side) => [
      ...unitsAt(g, zone, side).map((unit) => ({ unit })),
      ...leadersAt(g, zone, side).map((leader) => ({ leader })),
      ...baggageAt(g, zone, side).map((b) => ({ other: haul(g, baggagePiece(g, b), zone) })),
    ]),
});
