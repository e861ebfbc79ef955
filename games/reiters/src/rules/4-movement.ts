import { type ZoneId, zoneId } from '@tambour/boards';
import { type ActionList, EVERY, NO_PIECE, type Question } from '@tambour/kernel';
import { actionPiece, actionUnit, actionZone } from '../model/action-view.ts';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { leadersOf, leaderZone, unitsOf, zoneOf } from '../model/lookup.ts';
import { columnOf, isLeaderPiece, isUnit } from '../model/piece.ts';
import { active, type Field, faceOf, has, ISOLATED, isOnMap, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { say } from '../texts/say.ts';
import { isMounted } from './1-quality.ts';
import { allowanceOf, roadBonusOf } from './4-allowance.ts';
import { arrival, comeIn, ENTRY, EXIT, isWaiting, leaveMap } from './4-map-edge.ts';
import { canChangeFace, changeFace } from './4-mounting.ts';
import { refuseMovement } from './4-move-demands.ts';
import { finishMoving, isOffRoad, mayLeaderMove, mayMove, spentBy, startOf, takeUp } from './4-moving-piece.ts';
import { memoryOf } from './4-reach-memory.ts';
import { isNamed, isWay, zonesOf } from './4-way.ts';
import { homeward } from './5-command.ts';
import { hasSecrets } from './10-effects.ts';
import { declare, listCaracole } from './11-caracole.ts';
import { actHopes, listHopes } from './11-enfants-perdus.ts';
import { poolSide } from './pieces.ts';

function listUnit(g: Field, out: ActionList, u: UnitId): void {
  if (g.w.unitSide[u] !== active(g)) return;
  if (isWaiting(g, u)) listEntry(g, out, u);
  if (!isOnMap(g, u)) return;
  if (g.w.switches.enfantsPerdus) listHopes(g, out, u);
  if (!mayMove(g, u)) return;
  listReach(g, out, u);
  if (canChangeFace(g, u)) out.add(isMounted(g, u) ? VERB.dismount : VERB.mount, u);
  if (EXIT.isMet({ g, piece: u })) out.add(VERB.leave, u);
  if (g.w.switches.caracole) listCaracole(g, out, u);
}
function listEntry(g: Field, out: ActionList, piece: number): void {
  for (const z of arrival(g, columnOf(g, piece))?.zones ?? [])
    if (ENTRY.isMet({ g, piece, z })) out.add(VERB.enter, piece, z);
}
/** 4.1Pe 4.1.1e Every zone a unit can get to, by whatever way; the road's point may be all it has left. */
function listReach(g: Field, out: ActionList, u: UnitId): void {
  if (spentBy(g, u) >= allowanceOf(g, u) + (isOffRoad(g, u) ? 0 : roadBonusOf(g, faceOf(g, u).arm))) return;
  const home = has(g, u, ISOLATED) ? homeward(g, u, startOf(g, u)) : undefined;
  const memory = memoryOf(g);
  listReached(g, out, u, memory.marks, memory.unit(g, u, spentBy(g, u), isOffRoad(g, u)), zoneOf(g, u), home);
}
/** A march into the next zone, if there is any: enough to know that there is a choice. */
function listFirstStep(g: Field, out: ActionList, u: UnitId): boolean {
  if (!mayMove(g, u) || has(g, u, ISOLATED)) return false;
  const { first, to } = g.w.passage;
  const from = zoneOf(g, u);
  for (let link = first[from]!; link < first[from + 1]!; link++) {
    if (!isWay(g, u, [to[link]!])) continue;
    out.add(VERB.move, u, to[link]!);
    return true;
  }
  return false;
}
function listReached(
  g: Field,
  out: ActionList,
  piece: number,
  marks: Uint8Array,
  base: number,
  from: ZoneId,
  home: Uint8Array | undefined,
): void {
  for (let z = zoneId(0); z < g.w.zones && !out.isFull; z++)
    if (marks[base + z] && z !== from && (!home || home[z])) out.add(VERB.move, piece, z);
}
function listLeader(g: Field, out: ActionList, l: LeaderId): void {
  const piece = g.w.units + l;
  if (g.w.leaderSide[l] === active(g) && isWaiting(g, piece)) listEntry(g, out, piece);
  if (!mayLeaderMove(g, l)) return;
  const memory = memoryOf(g);
  const base = memory.leader(g, l, spentBy(g, piece), isOffRoad(g, piece));
  listReached(g, out, piece, memory.marks, base, leaderZone(g, l), undefined);
  if (EXIT.isMet({ g, piece })) out.add(VERB.leave, piece);
}

/** 3.0c 4.1Pe 4.1Pf 4.1Pg 4.1Pb The movement sequence: pieces one at a time, none compelled. */
export const movement: Question<Field> = {
  name: 'movement',
  rule: '4.1Pg',
  // 10.1f That nobody can go any further may tell the enemy the order.
  always: (g) => hasSecrets(g, active(g)),
  side: (g) => active(g),
  list(g, out, piece) {
    if (piece === EVERY) {
      out.add(VERB.done);
      if (out.isProbe) for (const u of unitsOf(g, active(g))) if (listFirstStep(g, out, u)) return;
      memoryOf(g).look(g, active(g));
      for (const u of unitsOf(g, active(g))) {
        if (out.isFull) return;
        listUnit(g, out, u);
      }
      for (const l of leadersOf(g, active(g))) {
        if (out.isFull) return;
        listLeader(g, out, l);
      }
    } else if (piece === NO_PIECE) out.add(VERB.done);
    else if (isUnit(g, piece)) {
      if (mayMove(g, piece)) memoryOf(g).look(g, active(g));
      listUnit(g, out, piece);
    } else if (isLeaderPiece(g, piece)) {
      const l = leaderId(piece - g.w.units);
      if (mayLeaderMove(g, l)) memoryOf(g).look(g, active(g));
      listLeader(g, out, l);
    }
  },
  pieces: (g, pool) => poolSide(g, pool, active(g)),
  admits(g, o) {
    if (o.verb !== VERB.move || !isNamed(o)) return false;
    const piece = actionPiece(o);
    if (
      isUnit(g, piece) ? !mayMove(g, piece) : !isLeaderPiece(g, piece) || !mayLeaderMove(g, leaderId(piece - g.w.units))
    )
      return false;
    if (isUnit(g, piece) && has(g, piece, ISOLATED) && !homeward(g, piece, startOf(g, piece))[actionZone(o)])
      return false;
    return isWay(g, piece, zonesOf(g, o));
  },
  act(g, o) {
    const { battle } = g.s;
    if (o.verb === VERB.done) {
      finishMoving(g);
      return;
    }
    push(g, STEP.movement);
    switch (o.verb) {
      case VERB.move: {
        const way = zonesOf(g, o);
        takeUp(g, actionPiece(o));
        battle.path[0] = way.length;
        battle.pathAt[0] = 0;
        way.forEach((z, i) => {
          g.s.path.zone[i] = z;
        });
        push(g, STEP.march, actionPiece(o));
        return;
      }
      case VERB.enter:
        return comeIn(g, actionPiece(o), actionZone(o));
      case VERB.leave:
        return leaveMap(g, actionPiece(o));
      case VERB.mount:
      case VERB.dismount:
        return changeFace(g, actionUnit(o));
      case VERB.caracole:
        takeUp(g, actionPiece(o));
        declare(g, actionUnit(o));
        return finishMoving(g);
      default:
        actHopes(g, o);
    }
  },
  refuse: refuseMovement,
  prompt: (g) => say(g.s.battle.moving[0] ? 'prompt.movementOn' : 'prompt.movement'),
};
