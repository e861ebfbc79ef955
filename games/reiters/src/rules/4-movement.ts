import { hasNeighbour } from '@tambour/boards';
import { type ActionList, EVERY, NO_PIECE, type Question } from '@tambour/kernel';
import { actionPiece, actionUnit, actionZone } from '../model/action-view.ts';
import type { UnitId } from '../model/ids.ts';
import { onTheMarch, pieceId } from '../model/lookup.ts';
import { saidPiece } from '../model/names.ts';
import { columnOf, isUnit, sideOf, standsAt } from '../model/piece.ts';
import { active, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { has, isOnMap, unitsOf, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { say } from '../texts/say.ts';
import { isMounted } from './1-quality.ts';
import { pointsOf, roadBonusFor } from './4-allowance.ts';
import { arrival, comeIn, ENTRY, EXIT, isWaiting, leaveMap } from './4-map-edge.ts';
import { canChangeFace, changeFace } from './4-mounting.ts';
import { MOVE_REASONS } from './4-move-demands.ts';
import { finishMoving, isOffRoad, mayMove, spentBy, startOf, takeUp } from './4-moving-piece.ts';
import { reachedBy } from './4-reach-memory.hot.ts';
import { isNamed, isStep, isWay, zonesOf } from './4-way.ts';
import { homeward } from './5-command.ts';
import { hasSecrets } from './10-effects.ts';
import { declare, listCaracole } from './11-caracole.ts';
import { actHopes, listHopes } from './11-enfants-perdus.ts';
import { piecesOf, refuseBy } from './ask.ts';

function listPiece(g: Field, out: ActionList, piece: number): void {
  if (sideOf(g, piece) !== active(g)) return;
  if (isWaiting(g, piece))
    for (const z of arrival(g, columnOf(g, piece))?.zones ?? [])
      if (ENTRY.isMet({ g, piece, z })) out.add(VERB.enter, piece, z);
  if (g.w.switches.enfantsPerdus && isUnit(g, piece) && isOnMap(g, piece)) listHopes(g, out, piece);
  if (!mayMove(g, piece)) return;
  listReach(g, out, piece);
  if (isUnit(g, piece) && canChangeFace(g, piece)) out.add(isMounted(g, piece) ? VERB.dismount : VERB.mount, piece);
  if (EXIT.isMet({ g, piece })) out.add(VERB.leave, piece);
  if (g.w.switches.caracole && isUnit(g, piece)) listCaracole(g, out, piece);
}
/** 5.3c Where an isolated unit may end its move; nothing for anyone else, who may end it anywhere. */
const homewardOf = (g: Field, piece: number): Uint8Array | undefined =>
  isUnit(g, piece) && has(g, piece, MARK.isolated) ? homeward(g, piece, startOf(g, piece)) : undefined;
/** 4.1Pe 4.1.1e Every zone a piece can get to, by whatever way; the road's point may be all it has left. */
function listReach(g: Field, out: ActionList, piece: number): void {
  if (spentBy(g, piece) >= pointsOf(g, piece) + (isOffRoad(g, piece) ? 0 : roadBonusFor(g, piece))) return;
  const home = homewardOf(g, piece);
  const reached = reachedBy(g, piece);
  const from = standsAt(g, piece);
  for (let z = 0; z < reached.length && !out.isFull; z++)
    if (reached[z] !== 0 && z !== from && (!home || home[z])) out.add(VERB.move, piece, z);
}
/** A march into the next zone, if there is any: enough to know that there is a choice. */
function listFirstStep(g: Field, out: ActionList, u: UnitId): boolean {
  if (!mayMove(g, u) || has(g, u, MARK.isolated)) return false;
  return hasNeighbour(g.w.passage, zoneOf(g, u), (to) => {
    const isFound = isStep(g, u, to);
    if (isFound) out.add(VERB.move, u, to);
    return isFound;
  });
}

/** 3.0c 4.1Pe 4.1Pf 4.1Pg 4.1Pb The movement sequence: pieces one at a time, none compelled. */
export const movement: Question<Field> = {
  name: 'movement',
  rule: '4.1Pg',
  // 10.1f That nobody can go any further may tell the enemy the order.
  always: (g) => hasSecrets(g, active(g)),
  side: (g) => active(g),
  list(g, out, asked) {
    if (asked < 0) out.add(VERB.done);
    if (asked === NO_PIECE) return;
    if (asked === EVERY && out.isProbe) for (const u of unitsOf(g, active(g))) if (listFirstStep(g, out, u)) return;
    if (asked !== EVERY) return listPiece(g, out, asked);
    for (const piece of piecesOf(g, active(g))) {
      if (out.isFull) return;
      listPiece(g, out, piece);
    }
  },
  pieces(g, pool) {
    for (const piece of piecesOf(g, active(g))) pool.add(piece);
  },
  admits(g, o) {
    const piece = actionPiece(o);
    if (o.verb !== VERB.move || !isNamed(o) || !mayMove(g, piece)) return false;
    const home = homewardOf(g, piece);
    return (!home || home[actionZone(o)] === 1) && isWay(g, piece, zonesOf(g, o));
  },
  act(g, o) {
    const { battle } = g.s;
    if (o.verb === VERB.done) return finishMoving(g);
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
  refuse: refuseBy('4.1Pg', MOVE_REASONS),
  prompt(g) {
    const piece = onTheMarch(g);
    return piece < 0 ? say('prompt.movement') : say('prompt.movementOn', { who: saidPiece(g.w, pieceId(g, piece), g) });
  },
};
