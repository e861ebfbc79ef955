import { directionTo, type HexId } from '@tambour/boards';
import { itemAt, type Report, reportOf } from '@tambour/kernel';
import { ownLeader } from '../../model/formation.ts';
import { batteryAt, bridgeAt, holder, isBarred, isOnRoad, unitAt } from '../../model/hex.ts';
import { formationId, type LeaderId, leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { idOfLeader, leaderCount, leaderHex, leaderSide, riddenWith } from '../../model/leader.ts';
import { type Field, isOver, MARK, phaseOf } from '../../model/state.ts';
import {
  cameFrom,
  classOf,
  formationOf,
  fullStrength,
  has,
  hexOf,
  idOfUnit,
  isOnMap,
  sideOf,
  stateOf,
  strengthOf,
  unitData,
} from '../../model/unit.ts';
import { ART, BAGGAGE, CAV, LOST, NOWHERE, OK, ON_MAP, RIVER, ROUTED, WAITING } from '../../model/vocabulary.ts';
import { instantWinner } from '../../rules/13-victory.ts';
import { inTransit } from '../derive.ts';

/** 1d 3a 3b What must hold of every unit: place and strength agree, its ground can carry it, it shares its hex by the rules. */
export function auditUnits(g: Field, bad: Report): void {
  const running = inTransit(g);
  const { w, s } = g;
  for (let u = unitId(0); u < w.units; u++) {
    const say = reportOf(bad, 'unit', idOfUnit(g, u));
    auditMarks(g, u, say);
    if (s.unit.place[u] === ON_MAP) auditStanding(g, u, running.includes(u), say);
    else auditAway(g, u, say);
  }
}

function auditAway(g: Field, u: UnitId, say: Report): void {
  const { w, s } = g;
  if (hexOf(g, u) !== NOWHERE) say('hex', 'must be null for a piece that is not on the map');
  if (stateOf(g, u) !== OK) say('state', 'must be ok for a piece that is not on the map');
  if (s.unit.place[u] === WAITING && strengthOf(g, u) !== w.unitCf[u])
    say('cf', `must be ${w.unitCf[u]}: it has not fought`);
  if (s.unit.place[u] !== LOST) return;
  if (strengthOf(g, u) !== 0) say('cf', 'must be 0 for a piece that is lost');
  if (s.battle.turn[0] === 0) say('place', 'cannot be lost before the first turn');
}

function auditStanding(g: Field, u: UnitId, isRunning: boolean, say: Report): void {
  const { w } = g;
  const cls = classOf(g, u);
  const hex = hexOf(g, u);
  if (hex >= w.grid.size) {
    say('hex', 'must be a hex for a piece on the map');
    return;
  }
  if (w.terrain[hex] === RIVER) say('hex', 'is a river hex');
  const isOwnPost = unitData(g, u).hex === hex;
  if (isBarred(g, cls, hex) && !isOnRoad(g, hex) && !isOwnPost) say('hex', 'is ground that it cannot enter');
  if (cls < ART && (strengthOf(g, u) < 1 || strengthOf(g, u) > fullStrength(g, u)))
    say('cf', `must be 1 to ${w.unitCf[u]}`);
  if (cls >= ART && strengthOf(g, u) !== 0) say('cf', 'must be 0: the piece has no strength points');
  if (cls >= ART && stateOf(g, u) !== OK) say('state', 'must be ok: the piece has no morale');
  if (cls === BAGGAGE) {
    auditBaggage(g, hex, say);
    return;
  }
  auditBridge(g, u, hex, isOwnPost, say);
  if (isRunning) return;
  const [holder, other] = cls === ART ? [batteryAt(g, hex), unitAt(g, hex)] : [unitAt(g, hex), batteryAt(g, hex)];
  if (holder !== u) say('hex', `is already held by ${w.unitIds[holder]}`);
  if (other < 0) return;
  if (sideOf(g, other) !== sideOf(g, u)) say('hex', `is held by the enemy (${w.unitIds[other]})`);
  if (cls === CAV || classOf(g, other) === CAV) say('hex', 'cavalry does not share its hex with guns');
}

/** 7.8a Where the baggage is a piece, nothing shares its hex. */
function auditBaggage(g: Field, hex: HexId, say: Report): void {
  if (g.w.edition.baggageIsPiece && holder(g, hex) >= 0) say('hex', 'nothing shares its hex with the baggage');
}

/** R28 Who stands on a bridge came from one of its banks, and on a broken one only because it broke under him. */
function auditBridge(g: Field, u: UnitId, hex: HexId, isOwnPost: boolean, say: Report): void {
  const { w, s } = g;
  const came = cameFrom(g, u);
  const b = bridgeAt(g, hex);
  if (b < 0) {
    if (came !== NOWHERE) say('cameFrom', 'must be null for a piece that is not on a bridge');
    return;
  }
  if (came !== NOWHERE && directionTo(w.grid, hex, came) === undefined)
    say('cameFrom', 'must be a hex next to the bridge');
  if (s.bridge.isDestroyed[b] && !itemAt(w.bridges, b).keepsHex && came === NOWHERE && !isOwnPost)
    say('hex', 'is a broken bridge');
}

/** Marks that only some pieces carry, or only at some time of the turn. */
function auditMarks(g: Field, u: UnitId, say: Report): void {
  const { s } = g;
  const cls = classOf(g, u);
  const phase = phaseOf(g);
  const only = (mark: keyof typeof MARK, isAllowed: boolean, reason: string) => {
    if (has(g, u, MARK[mark]) && !isAllowed) say('marks', `${mark} ${reason}`);
  };
  only('barraged', cls === ART, 'is for guns');
  only('charging', cls < ART && phase === 'C', 'is for horse in the operations phase');
  only('permanent', s.formation.isLost[formationOf(g, u)] === 1, 'is for a garrison without its commander');
  only('toRally', phase === 'E' && isOnMap(g, u) && stateOf(g, u) === ROUTED, 'is for routed units in phase E');
  if (phase === 'set-up' && has(g, u, ~MARK.placed)) say('marks', 'must be none but placed during set-up');
}

/** 8.4a 9.4a 9.4b Leaders: on the map exactly if they have a hex; an aide-de-camp only for one who fell. */
export function auditLeaders(g: Field, bad: Report): void {
  const { w, s } = g;
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    const say = reportOf(bad, 'leader', idOfLeader(g, l));
    const hex = leaderHex(g, l);
    const isOn = s.leader.place[l] === ON_MAP;
    if (isOn !== hex < w.grid.size) say('hex', isOn ? 'must be a hex' : 'must be null');
    if (isOn && hex < w.grid.size) auditRider(g, l, say);
    else if (s.leader.riding[l] !== 0) say('riding', 'must be null for a leader who is not on the map');
    auditSuccession(g, l, say);
  }
}

function auditRider(g: Field, l: LeaderId, say: Report): void {
  const { w } = g;
  const hex = leaderHex(g, l);
  if (w.terrain[hex] === RIVER) say('hex', 'is a river hex');
  const u = riddenWith(g, l);
  if (u < 0 || isOver(g)) return;
  if (!isOnMap(g, u) || sideOf(g, u) !== leaderSide(g, l)) say('riding', 'must be a unit of his side on the map');
  else if (hexOf(g, u) !== hex) say('riding', 'must be a unit in his hex');
}

/** 8.4b 8.4c 8.4d 9.4b What follows from a leader's death has followed. */
function auditSuccession(g: Field, l: LeaderId, say: Report): void {
  const { w, s } = g;
  const place = s.leader.place[l];
  if (l >= w.leaders) {
    const f = formationId(l - w.leaders);
    const isNeeded = s.leader.place[ownLeader(g, f)] === LOST && !s.formation.isLost[f];
    if (!isNeeded && place !== WAITING) say('place', 'must be waiting: the formation has its leader');
    return;
  }
  if (place !== LOST) return;
  if (s.battle.turn[0] === 0) say('place', 'cannot be lost before the first turn');
  if (instantWinner(g, l) !== undefined && !isOver(g)) say('place', 'his loss would have ended the battle');
}
