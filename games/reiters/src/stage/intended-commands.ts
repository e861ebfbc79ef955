import { neighboursOf, type ZoneId, zoneId } from '@tambour/boards';
import type { Command } from '@tambour/kernel';
import type { Place } from '@tambour/stage';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { isUnit } from '../model/piece.ts';
import {
  baggageAt,
  type Field,
  faceOf,
  isHope,
  isLeaderOnMap,
  isOnMap,
  leadersAt,
  unitsAt,
  unitsIn,
} from '../model/state.ts';
import { ARGOULETS, ARTILLERY, CAVALRY, FIRE, ORDERS, REITERS, SHOCK, SIDES, WAITING } from '../model/vocabulary.ts';
import { isMounted } from '../rules/1-quality.ts';
import { nameable, provokedBy } from '../rules/6-reaction-demands.ts';
import { type Asked, asked } from './question.ts';

/** A unit picked, and the zone picked with it, if one was. */
interface Picked {
  readonly g: Field;
  readonly u: UnitId;
  readonly unit: string;
  readonly zone: ZoneId | undefined;
}
type Wish = (p: Picked) => Command;

const name = (g: Field, zone: ZoneId): string => g.w.zoneNames[zone]!;
const enemyOf = ({ g, u }: Picked): number => 1 - g.w.unitSide[u]!;
const isHeld = (p: Picked): boolean => p.zone !== undefined && unitsIn(p.g, p.zone, enemyOf(p)) > 0;

/** Where none is meant: a command must name one, be it refused. */
const ANY_ZONE = zoneId(0);
/** Where a column comes in. */
const gate = (g: Field, column: number): ZoneId => g.w.data.columns[column]!.reinforcement?.zones[0] ?? ANY_ZONE;
/** Where a unit stands, or would come in. */
const stands = ({ g, u }: Picked): ZoneId => (isOnMap(g, u) ? g.s.unit.zone[u]! : gate(g, g.w.unitColumn[u]!));
/** A zone next to another, where none was shown. */
const beside = (g: Field, zone: ZoneId): ZoneId => neighboursOf(g.w.passage, zone)[0] ?? zone;
const goal = (p: Picked): ZoneId => p.zone ?? beside(p.g, stands(p));

/** The zone with enemies that was shown, or else the nearest that holds some. */
function enemyZone(p: Picked): ZoneId {
  if (p.zone !== undefined) return p.zone;
  const { g } = p;
  const from = stands(p);
  let best = from;
  let far = Number.POSITIVE_INFINITY;
  for (let z = zoneId(0); z < g.w.zones; z++) {
    if (unitsIn(g, z, enemyOf(p)) === 0) continue;
    const steps = g.w.steps[from * g.w.zones + z]!;
    if (steps < far) [best, far] = [z, steps];
  }
  return best;
}
/** The unit one means by pointing at a zone: an enemy there, else any enemy, so that the command says something. */
function target(p: Picked): string {
  const { g } = p;
  const zone = enemyZone(p);
  const there = unitsAt(g, zone, enemyOf(p));
  const [caracole] = nameable(g, zone);
  const meant = caracole !== undefined && there.includes(caracole) ? caracole : there[0];
  return g.w.unitIds[meant ?? g.w.sideUnits[enemyOf(p)]![0]!]!;
}

const march: Wish = (p) => {
  const { g, u, unit } = p;
  if (g.s.unit.place[u] === WAITING && g.w.unitParent[u]! < 0)
    return { type: 'enter', piece: unit, to: name(g, p.zone ?? stands(p)) };
  return { type: 'move', piece: unit, to: name(g, goal(p)) };
};
const place: Wish = (p) => ({ type: 'place', piece: p.unit, to: name(p.g, p.zone ?? stands(p)) });
const attack: Wish = (p) => ({ type: 'attack', unit: p.unit, at: name(p.g, enemyZone(p)) });
const bombard: Wish = (p) => ({ type: 'bombard', unit: p.unit, target: target(p) });
const fire: Wish = (p) => ({ type: 'fire', unit: p.unit, target: target(p) });
const charge: Wish = (p) => ({ type: 'charge', unit: p.unit, target: target(p) });
/** The zone it would give way before: the one shown if enemies are there, else one that provokes it, else the nearest. */
const threat = (p: Picked): ZoneId =>
  isHeld(p)
    ? p.zone!
    : ((isOnMap(p.g, p.u) ? provokedBy(p.g, p.g.s.unit.zone[p.u]!)[0] : undefined) ??
      enemyZone({ ...p, zone: undefined }));
const giveWay: Wish = (p) => ({ type: 'give-way', unit: p.unit, from: name(p.g, threat(p)) });
const slipAway: Wish = (p) => ({ type: 'slip-away', unit: p.unit, from: name(p.g, threat(p)) });
const fallBack: Wish = (p) => ({ type: 'fall-back', unit: p.unit, to: name(p.g, goal(p)) });
const retreat: Wish = (p) => ({ type: 'retreat', unit: p.unit, to: name(p.g, goal(p)) });
const alone =
  (type: 'mount' | 'dismount' | 'detach' | 'absorb' | 'caracole' | 'defend' | 'again' | 'reorganise'): Wish =>
  (p) => ({ type, unit: p.unit });
const leave: Wish = (p) => ({ type: 'leave', piece: p.unit });
const advance: Wish = (p) => ({ type: 'advance', piece: p.unit });
const post: Wish = (p) => ({ type: 'post', unit: p.unit, to: name(p.g, p.zone ?? stands(p)) });
/** Another unit of its side in the zone shown, of another type first: changing places is what a full zone asks for. */
const exchange: Wish = (p) => {
  const { g, u } = p;
  const others = p.zone === undefined ? [] : unitsAt(g, p.zone, g.w.unitSide[u]!).filter((v) => v !== u);
  const other = others.find((v) => g.w.unitType[v] !== g.w.unitType[u]) ?? others[0] ?? u;
  return { type: 'exchange', unit: p.unit, with: g.w.unitIds[other]! };
};

const isGun = ({ g, u }: Picked): boolean => faceOf(g, u).arm === ARTILLERY;
/** How it strikes: guns by their fire, everyone else hand to hand. */
const strike = (p: Picked): Wish => (isGun(p) ? bombard : attack);

/** What one means by pointing at a zone with a unit in hand, whatever is asked: strike who is there, or go there. */
const plainly = (p: Picked): Wish[] => (isHeld(p) ? [strike(p), march] : [march]);

/** What can be done on the spot: its own zone was shown. */
function onTheSpot(p: Picked): Wish[] {
  const { g, u } = p;
  const exits = g.w.data.victory.exits.some((e) => e.side === g.w.unitSide[u]);
  return [
    ...(g.w.unitType[u] === ARGOULETS ? [alone(isMounted(g, u) ? 'dismount' : 'mount')] : []),
    ...(g.w.switches.caracole && g.w.unitType[u] === REITERS ? [alone('caracole')] : []),
    ...(g.w.hopes[u]!.length > 0 ? [alone('detach')] : []),
    ...(isHope(g, u) ? [alone('absorb')] : []),
    ...(exits ? [leave] : []),
    march,
  ];
}
/** 6.2a 6.3b 6.4a How a unit could answer an enemy who comes close, likeliest first. */
function reacting(p: Picked): Wish[] {
  const { g, u } = p;
  const isHorse = faceOf(g, u).arm === CAVALRY;
  const shoots = g.w.unit[u]!.weapon === FIRE && !isGun(p);
  const strikes = isHorse && g.w.unit[u]!.weapon === SHOCK ? [charge] : [fire];
  const yields = isHope(g, u) ? [slipAway] : isHorse ? [giveWay] : [];
  // An empty zone was shown: it is where the unit would go.
  if (p.zone !== undefined && !isHeld(p)) return yields.length > 0 ? yields : [giveWay];
  return [...(shoots ? [fire] : strikes), ...yields];
}

/** What the question at hand would hear of a unit. */
function wanted(question: Asked, p: Picked): Wish[] {
  const { g, u, zone } = p;
  switch (question.name) {
    case 'set-up':
      return [
        place,
        ...(zone !== undefined && unitsIn(g, zone, g.w.unitSide[u]!) > 0 ? [exchange] : []),
        ...(g.w.hopes[u]!.length > 0 ? [post] : []),
      ];
    case 'movement':
      return isOnMap(g, u) && zone === g.s.unit.zone[u] ? onTheSpot(p) : plainly(p);
    case 'reaction':
      return g.w.unitSide[u] === question.side ? reacting(p) : [...reacting(p), ...plainly(p)];
    case 'give-way':
      return [fallBack];
    case 'combat':
      return zone === undefined || isHeld(p) ? [strike(p)] : [strike(p), march];
    case 'defender':
      return [alone('defend')];
    case 'engagement':
      return [(x) => ({ type: 'engage', unit: x.unit, charge: true, rounds: 1 })];
    case 'substitution':
    case 'support-retreats':
      return [retreat];
    case 'second-attack':
      return [alone('again')];
    case 'advance':
      return [advance];
    case 'reorganisation':
      return [alone('reorganise'), ...(zone === undefined ? [] : plainly(p))];
    default:
      return plainly(p);
  }
}

/** Where pieces move, a piece's own zone is a place like any other; elsewhere to point at it is to point at the piece alone. */
const IN_PLACE: readonly Asked['name'][] = ['set-up', 'movement'];

function ofUnit(g: Field, question: Asked, u: UnitId, shown: ZoneId | undefined): Command[] {
  const isOwn = isOnMap(g, u) && shown === g.s.unit.zone[u] && !IN_PLACE.includes(question.name);
  const zone = isOwn ? undefined : shown;
  const pick = { g, u, unit: g.w.unitIds[u]!, zone };
  return wanted(question, pick).map((wish) => wish(pick));
}

function ofLeader(g: Field, question: Asked, l: LeaderId, shown: ZoneId | undefined): Command[] {
  const { w, s } = g;
  const leader = w.leaderIds[l]!;
  const isHere = isLeaderOnMap(g, l);
  const isOwn = isHere && shown === s.leader.zone[l] && !IN_PLACE.includes(question.name);
  const zone = isOwn ? undefined : shown;
  const at = isHere ? s.leader.zone[l]! : gate(g, w.leaderColumn[l]!);
  const to = name(g, zone ?? beside(g, at));
  const goes: Command =
    s.leader.place[l] === WAITING
      ? { type: 'enter', piece: leader, to: name(g, zone ?? at) }
      : zone === at && isHere && w.data.victory.exits.some((e) => e.side === w.leaderSide[l])
        ? { type: 'leave', piece: leader }
        : { type: 'move', piece: leader, to };
  switch (question.name) {
    case 'set-up':
      return [{ type: 'place', piece: leader, to: name(g, zone ?? at) }];
    case 'orders': {
      const now = s.column.order[w.leaderColumn[l]!];
      return [
        { type: 'order', leader, order: ORDERS.find((_, i) => i !== now)! },
        ...(zone === undefined ? [] : [goes]),
      ];
    }
    case 'reaction':
      return [{ type: 'ride-off', leader, to }];
    case 'leaders-follow':
      return [{ type: 'follow', leader, to }];
    case 'advance':
      return [{ type: 'advance', piece: leader }];
    case 'replacement':
      return [{ type: 'replace', leader, to }];
    default:
      return [goes];
  }
}

/** The unit or leader a question in the middle of things is about. */
function subject(g: Field, { name: question, frame }: Asked): { unit?: UnitId; leader?: LeaderId } {
  const { fight } = g.s;
  switch (question) {
    case 'give-way':
      return { unit: unitId(frame[0]) };
    case 'engagement':
    case 'second-attack':
    case 'advance':
      return { unit: fight.attacker[0]! };
    case 'substitution':
      return { unit: fight.defender[0]! };
    case 'replacement':
      return { leader: leaderId(frame[0]) };
    default:
      return {};
  }
}

/** Only a zone was picked: whom the question is about, or else who stands there. */
function ofZone(g: Field, question: Asked, zone: ZoneId): Command[] {
  const { unit, leader } = subject(g, question);
  if (leader !== undefined) return ofLeader(g, question, leader, zone);
  if (unit !== undefined && isOnMap(g, unit)) return ofUnit(g, question, unit, zone);
  return SIDES.flatMap((_, side) => [
    ...unitsAt(g, zone, side).flatMap((u) => ofUnit(g, question, u, undefined)),
    ...leadersAt(g, zone, side).flatMap((l) => ofLeader(g, question, l, undefined)),
    ...baggageAt(g, zone, side).map((b): Command => haul(g, b, zone)),
  ]);
}
const haul = (g: Field, b: number, zone: ZoneId): Command => ({
  type: 'move',
  piece: g.w.baggageIds[b]!,
  to: name(g, zone),
});

/** Commands a person may have meant by picking a piece, a zone, or both: likeliest first, legal or not. */
export function intendedCommands(g: Field, piece: string | undefined, place: Place | undefined): readonly Command[] {
  const question = asked(g);
  if (question === undefined) return [];
  const { w } = g;
  const zone = place === undefined ? undefined : w.zoneIndex.get(place);
  if (piece === undefined) return zone === undefined ? [] : ofZone(g, question, zone);
  const found = w.pieceIndex.get(piece);
  if (found === undefined) return [];
  if (isUnit(g, found)) return ofUnit(g, question, found, zone);
  const l = leaderId(found - w.units);
  if (l < w.leaders) return ofLeader(g, question, l, zone);
  return [haul(g, l - w.leaders, zone ?? ANY_ZONE)];
}
