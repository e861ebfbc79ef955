import { crossingBetween, hasNeighbour, NO_CROSSING, type ZoneId } from '@tambour/boards';
import { type Refusal, whyNot } from '@tambour/kernel';
import { actionPiece, actionUnit, actionZone } from '../model/action-view.ts';
import type { UnitId } from '../model/ids.ts';
import { isLeaderPiece, isUnit, placeOf, sideOf, standsAt } from '../model/piece.ts';
import { active, type Field, MARK } from '../model/state.ts';
import { has } from '../model/unit.ts';
import { FORBIDDEN, IMPASSABLE, ON_MAP } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { hasEnemyPieces } from '../model/zone.ts';
import { ENTRY, EXIT, isWaiting } from './4-map-edge.ts';
import { bestNode, linkPrices } from './4-march.hot.ts';
import { CHANGE_FACE } from './4-mounting.ts';
import { MOVABLE, type PieceCase, startOf } from './4-moving-piece.ts';
import { searchOf } from './4-reach-memory.hot.ts';
import { hasEnemyUnits, hasPlace, isWatched, shunsControl } from './4-toll.ts';
import { isNamed, zonesOf } from './4-way.ts';
import { homeward } from './5-command.ts';
import { DECLARE } from './11-caracole.ts';
import { ABSORB, DETACH } from './11-enfants-perdus.ts';
import type { Reasons, Why } from './ask.ts';
import { type Demands, inTurn, must, orElse, refusal } from './conditions.ts';

const isHere = ({ g, piece }: PieceCase): boolean => placeOf(g, piece) === ON_MAP;

const OWN_PIECE = inTurn<PieceCase>(
  must('4.1Pd', 'baggageStays', ({ g, piece }) => isUnit(g, piece) || isLeaderPiece(g, piece)),
  must('3.0b', 'notYours', ({ g, piece }) => sideOf(g, piece) === active(g)),
);
const READY = inTurn<PieceCase>(
  OWN_PIECE,
  must('4.5a', 'notEnteredYet', (c) => isHere(c) || !isWaiting(c.g, c.piece)),
  must('4.1Pa', 'notOnMap', isHere),
  MOVABLE,
);
/** Reasons of a verb once the piece meets some demands: that it is one's own, or ready to go. */
const after =
  (demands: Demands<PieceCase>) =>
  (why: Why): Why =>
  (g, o, ...frame) => {
    const barred = demands.whyNot({ g, piece: actionPiece(o) });
    return barred.length > 0 ? barred : why(g, o, ...frame);
  };
const own = after(OWN_PIECE);
const ready = after(READY);
const changesFace = (toMount: boolean): Why =>
  ready((g, o) => orElse(CHANGE_FACE.whyNot({ g, u: actionUnit(o), toMount }), '4.6c', 'notNow'));
/** Every rule that stands against a command of the movement sequence. */
export const MOVE_REASONS: Reasons = {
  move: ready((g, o) =>
    isNamed(o) ? refuseWay(g, actionPiece(o), zonesOf(g, o)) : refuseMarch(g, actionPiece(o), actionZone(o)),
  ),
  enter: own((g, o) => ENTRY.whyNot({ g, piece: actionPiece(o), z: actionZone(o) })),
  leave: ready((g, o) => orElse(EXIT.whyNot({ g, piece: actionPiece(o) }), '4.1Pa', 'notNow')),
  mount: changesFace(true),
  dismount: changesFace(false),
  detach: ready((g, o) => DETACH.whyNot({ g, u: actionUnit(o) })),
  absorb: own((g, o) => ABSORB.whyNot({ g, u: actionUnit(o) })),
  caracole: ready((g, o) => DECLARE.whyNot({ g, u: actionUnit(o) })),
};

/** A piece that would step from one zone into the next, or set out for one farther off. */
interface StepCase extends PieceCase {
  readonly from: ZoneId;
  readonly to: ZoneId;
}
interface UnitStep extends StepCase {
  readonly piece: UnitId;
}
const isForbidden = ({ g, to }: StepCase): boolean => g.w.type[to] === FORBIDDEN;
const hasEnemies = ({ g, piece, to }: StepCase): boolean => hasEnemyUnits(g, to, sideOf(g, piece));
const linkTo = ({ g, from, to }: StepCase): number => linkOf(g.w, from, to);
/** Whether two zones touch only where nobody passes. */
const isShut = ({ g, from, to }: StepCase): boolean =>
  hasNeighbour(
    g.w.map.graph,
    from,
    (z) => z === to && g.w.map.crossingKind[crossingBetween(g.w.map, from, to) ?? NO_CROSSING] === IMPASSABLE,
  );

const moves = must<StepCase>('4.1Pb', 'alreadyThere', ({ from, to }) => from !== to);
const passableGround = must<StepCase>('4.1.1d', 'forbiddenGround', (c) => !isForbidden(c));
const noEnemies = must<StepCase>('4.1Ph', 'enemyThere', (c) => isForbidden(c) || !hasEnemies(c));
const room = must<UnitStep>('4.3e', 'zoneFull', (c) => isForbidden(c) || hasEnemies(c) || hasPlace(c.g, c.piece, c.to));
const noControl = must<UnitStep>('10.1h', 'orderForbidsZoc', ({ g, piece, to }) => {
  return !shunsControl(g, piece) || !isWatched(g, to, sideOf(g, piece));
});
const direction = must<UnitStep>('10.1h', 'orderDirection', (c) => {
  return linkTo(c) < 0 || linkPrices(c.g, c.piece)[linkTo(c)] !== 0;
});
const openBorder = must<StepCase>('4.1.2d', 'impassable', (c) => linkTo(c) >= 0 || !isShut(c));
const nextZone = must<StepCase>('4.1Zb', 'notNextZone', (c) => linkTo(c) >= 0 || isShut(c));
const ridesRound = must<StepCase>('4.1Ph', 'leaderRidesRound', ({ g, piece, to }) => {
  return !hasEnemyPieces(g, to, sideOf(g, piece));
});
const isLost = (g: Field, piece: number, end: ZoneId): boolean =>
  isUnit(g, piece) && has(g, piece, MARK.isolated) && !homeward(g, piece, startOf(g, piece))[end];

/** What a unit needs whatever its points, and a leader; then one step of a way that is named zone by zone. */
export const MARCH = inTurn<UnitStep>(moves, [passableGround, noEnemies, room, noControl], direction);
export const RIDE = inTurn(moves, passableGround, ridesRound);
export const UNIT_STEP = inTurn<UnitStep>(moves, [
  passableGround,
  noEnemies,
  room,
  openBorder,
  nextZone,
  noControl,
  direction,
]);
export const LEADER_STEP = inTurn(moves, [ridesRound, openBorder, nextZone]);

function refuseMarch(g: Field, piece: number, to: ZoneId): readonly Refusal[] {
  const step = { g, piece, from: standsAt(g, piece), to };
  const barred = isUnit(g, piece) ? MARCH.whyNot({ ...step, piece }) : RIDE.whyNot(step);
  if (barred.length > 0) return barred;
  if (bestNode(searchOf(g, piece), to) >= 0)
    return [isLost(g, piece, to) ? refusal('5.3c', 'notNearerCommand') : refusal('4.1Pb', 'noSuchWay')];
  return orElse(whyNot([openBorder], step), '4.1Pa', 'tooFar');
}
/** 4.1Zb Why a way named zone by zone cannot be taken: every rule against its first step that cannot be made. */
function refuseWay(g: Field, piece: number, zones: readonly ZoneId[]): readonly Refusal[] {
  let from = standsAt(g, piece);
  for (const to of zones) {
    const barred = isUnit(g, piece)
      ? UNIT_STEP.whyNot({ g, piece, from, to })
      : LEADER_STEP.whyNot({ g, piece, from, to });
    if (barred.length > 0) return barred;
    from = to;
  }
  if (isLost(g, piece, from)) return [refusal('5.3c', 'notNearerCommand')];
  // Each step could be made by itself: it is too dear, or ends at a second fall, or waggons hold it up.
  return [refusal('4.1Pa', zones.length === 1 ? 'tooFar' : 'noSuchWay')];
}
