import { directionTo, type HexId } from '@tambour/boards';
import { type Report, reportOf } from '@tambour/kernel';
import { BARRED } from '../../model/ground.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { type Field, has, isOnMap, isOver, leaderCount, MARK, unitAt } from '../../model/state.ts';
import {
  ART,
  BAGGAGE,
  CAV,
  LOST,
  NOWHERE,
  OK,
  ON_MAP,
  PHASES,
  RIVER,
  ROUTED,
  WAITING,
} from '../../model/vocabulary.ts';

/** 1d 3a 3b What must hold of every unit: place and strength agree, its ground can carry it, it shares its hex by the rules. */
export function auditUnits(g: Field, inTransit: (u: UnitId) => boolean, bad: Report): void {
  const { w, s } = g;
  for (let u = unitId(0); u < w.units; u++) {
    const say = reportOf(bad, 'unit', w.unitIds[u]!);
    auditMarks(g, u, say);
    if (s.unit.place[u] === ON_MAP) auditStanding(g, u, inTransit(u), say);
    else auditAway(g, u, say);
  }
}

function auditAway(g: Field, u: UnitId, say: Report): void {
  const { w, s } = g;
  if (s.unit.hex[u] !== NOWHERE) say('hex', 'must be null for a piece that is not on the map');
  if (s.unit.state[u] !== OK) say('state', 'must be ok for a piece that is not on the map');
  if (s.unit.place[u] === WAITING && s.unit.cf[u] !== w.unitCf[u])
    say('cf', `must be ${w.unitCf[u]}: it has not fought`);
  if (s.unit.place[u] !== LOST) return;
  if (s.unit.cf[u] !== 0) say('cf', 'must be 0 for a piece that is lost');
  if (s.battle.turn[0] === 0) say('place', 'cannot be lost before the first turn');
}

function auditStanding(g: Field, u: UnitId, isRunning: boolean, say: Report): void {
  const { w, s } = g;
  const cls = w.unitClass[u]!;
  const hex = s.unit.hex[u]!;
  if (hex >= w.grid.size) {
    say('hex', 'must be a hex for a piece on the map');
    return;
  }
  if (w.terrain[hex] === RIVER) say('hex', 'is a river hex');
  const isOwnPost = w.data.units[u]!.hex === hex;
  if (w.cost[cls]![hex] === BARRED && w.road[hex] === 0 && !isOwnPost) say('hex', 'is ground that it cannot enter');
  if (cls < ART && (s.unit.cf[u]! < 1 || s.unit.cf[u]! > w.unitCf[u]!)) say('cf', `must be 1 to ${w.unitCf[u]}`);
  if (cls >= ART && s.unit.cf[u] !== 0) say('cf', 'must be 0: the piece has no strength points');
  if (cls >= ART && s.unit.state[u] !== OK) say('state', 'must be ok: the piece has no morale');
  if (cls === BAGGAGE) {
    auditBaggage(g, hex, say);
    return;
  }
  auditBridge(g, u, hex, isOwnPost, say);
  if (isRunning) return;
  const holder = cls === ART ? s.at.battery[hex]! - 1 : unitAt(g, hex);
  if (holder !== u) say('hex', `is already held by ${w.unitIds[holder]}`);
  const other = cls === ART ? unitAt(g, hex) : s.at.battery[hex]! - 1;
  if (other < 0) return;
  if (w.unitSide[other] !== w.unitSide[u]) say('hex', `is held by the enemy (${w.unitIds[other]})`);
  if (cls === CAV || w.unitClass[other] === CAV) say('hex', 'cavalry does not share its hex with guns');
}

/** 7.8a Where the baggage is a piece, nothing shares its hex. */
function auditBaggage(g: Field, hex: HexId, say: Report): void {
  if (g.w.edition.baggageIsPiece && (unitAt(g, hex) >= 0 || g.s.at.battery[hex]))
    say('hex', 'nothing shares its hex with the baggage');
}

/** R28 Who stands on a bridge came from one of its banks, and on a broken one only because it broke under him. */
function auditBridge(g: Field, u: UnitId, hex: HexId, isOwnPost: boolean, say: Report): void {
  const { w, s } = g;
  const came = s.unit.cameFrom[u]!;
  const b = w.bridge[hex]! - 1;
  if (b < 0) {
    if (came !== NOWHERE) say('cameFrom', 'must be null for a piece that is not on a bridge');
    return;
  }
  if (came !== NOWHERE && directionTo(w.grid, hex, came) === undefined)
    say('cameFrom', 'must be a hex next to the bridge');
  if (s.bridge.isDestroyed[b] && !w.bridges[b]!.keepsHex && came === NOWHERE && !isOwnPost)
    say('hex', 'is a broken bridge');
}

/** Marks that only some pieces carry, or only at some time of the turn. */
function auditMarks(g: Field, u: UnitId, say: Report): void {
  const { w, s } = g;
  const cls = w.unitClass[u]!;
  const phase = PHASES[s.battle.phase[0]!]!;
  const only = (mark: keyof typeof MARK, isAllowed: boolean, reason: string) => {
    if (has(g, u, MARK[mark]) && !isAllowed) say('marks', `${mark} ${reason}`);
  };
  only('barraged', cls === ART, 'is for guns');
  only('charging', cls < ART && phase === 'C', 'is for horse in the operations phase');
  only('permanent', s.formation.isLost[w.unitFormation[u]!] === 1, 'is for a garrison without its commander');
  only('toRally', phase === 'E' && isOnMap(g, u) && s.unit.state[u] === ROUTED, 'is for routed units in phase E');
  if (phase === 'set-up' && s.unit.marks[u]! & ~MARK.placed) say('marks', 'must be none but placed during set-up');
}

/** 8.4a 9.4a 9.4b Leaders: on the map exactly if they have a hex; an aide-de-camp only for one who fell. */
export function auditLeaders(g: Field, bad: Report): void {
  const { w, s } = g;
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    const say = reportOf(bad, 'leader', w.leaderIds[l]!);
    const hex = s.leader.hex[l]!;
    const isOn = s.leader.place[l] === ON_MAP;
    if (isOn !== hex < w.grid.size) say('hex', isOn ? 'must be a hex' : 'must be null');
    if (isOn && hex < w.grid.size) auditRider(g, l, say);
    else if (s.leader.riding[l] !== 0) say('riding', 'must be null for a leader who is not on the map');
    auditSuccession(g, l, say);
  }
}

function auditRider(g: Field, l: LeaderId, say: Report): void {
  const { w, s } = g;
  const hex = s.leader.hex[l]!;
  if (w.terrain[hex] === RIVER) say('hex', 'is a river hex');
  const u = unitId(s.leader.riding[l]! - 1);
  if (u < 0 || isOver(g)) return;
  if (!isOnMap(g, u) || w.unitSide[u] !== w.leaderSide[l]) say('riding', 'must be a unit of his side on the map');
  else if (s.unit.hex[u] !== hex) say('riding', 'must be a unit in his hex');
}

/** 8.4b 8.4c 8.4d 9.4b What follows from a leader's death has followed. */
function auditSuccession(g: Field, l: LeaderId, say: Report): void {
  const { w, s } = g;
  const place = s.leader.place[l]!;
  if (l >= w.leaders) {
    const f = l - w.leaders;
    const isNeeded = s.leader.place[w.formationLeader[f]!] === LOST && !s.formation.isLost[f];
    if (!isNeeded && place !== WAITING) say('place', 'must be waiting: the formation has its leader');
    return;
  }
  if (place !== LOST) return;
  if (s.battle.turn[0] === 0) say('place', 'cannot be lost before the first turn');
  if (Object.hasOwn(w.data.instant, w.leaderIds[l]!) && !isOver(g))
    say('place', 'his loss would have ended the battle');
}
