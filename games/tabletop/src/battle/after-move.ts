import { overlaps } from '@tambour/boards';
import { figureShape, isCaughtAlone, refugeOf, setBeside } from '../rules/table/figures.ts';
import { inCm } from '../rules/table/measure.ts';
import { isInPlay, isStanding } from '../rules/table/placed.ts';
import { figureOf, isRoomFor, joinTouching, joinUnit, keepUp, placeBeside, setLeader } from './beside.ts';
import { isLeaderIn } from './chain.ts';
import { meetConvoys } from './convoys.ts';
import { loseLeader } from './doors.ts';
import { idOf, leaderName, leaderSpot, unitWith } from './model/columns.ts';
import { emit } from './model/event.ts';
import type { LeaderId, UnitId } from './model/ids.ts';
import type { UnitView } from './model/scratch.ts';
import type { Field } from './model/state.ts';
import { leaderOf, leadersOf, unitsOf } from './model/views.ts';
import { watchFor } from './watch.ts';

/**
 * C1m C12d C12g C6f After units have moved (a half move, a compulsory quarter, a charge move): their generals and aides are with them, whoever
 * they ended over stands beside them, whoever an enemy touches alone seeks refuge or is taken, and whoever sees an enemy come into view
 * has a test in the queue; a convoy that friends of the prisoners have reached loses them (C19c). Who calls takes the tests (`takeTests`).
 */
export function afterMove(g: Field, movers: readonly UnitId[]): void {
  for (const u of movers) keepUp(g, u);
  settleLeaders(g);
  watchFor(g, movers);
  meetConvoys(g, movers);
}
/** C1m C12g C12i Every general and aide where moves and arrivals have left him: inside no unit, with the unit he touches, not alone against an enemy. */
export function settleLeaders(g: Field): void {
  for (const { l } of leadersOf(g)) {
    if (!isLeaderIn(g, l)) continue;
    standAside(g, l);
    joinTouching(g, l);
    if (isCaughtAlone(leaderOf(g, l), unitsOf(g))) seekRefuge(g, l);
  }
}

/** C1m A unit that ended over a general or aide sets him beside it, touching; who is with a unit goes to a free place beside that. An enemy who neither runs nor is taken catches him. */
function standAside(g: Field, l: LeaderId): void {
  const figure = leaderOf(g, l);
  const over = unitsOf(g).find((unit) => isInPlay(unit) && overlaps(figure.shape, unit.shape));
  if (!over) return;
  const unit = unitWith(g, l);
  if (unit < 0 && over.side !== figure.side && isStanding(over)) return;
  const { x, y } = unit >= 0 ? placeBeside(g, l, unit) : besideOf(g, l, over);
  setLeader(g, l, x, y);
  emit(g, {
    type: 'leader-set-aside',
    rule: 'C1m',
    piece: leaderName(g, l),
    by: idOf(g, over.u),
    to: [inCm(x), inCm(y)],
  });
}
/** The shortest way out of a unit; if someone else stands there, any free place in contact with it. */
function besideOf(g: Field, l: LeaderId, unit: UnitView) {
  if (unit.sector) return placeBeside(g, l, unit.u);
  const near = setBeside(unit.base, leaderOf(g, l));
  return isRoomFor(g, figureShape(figureOf(g, l), near.x, near.y)) ? near : placeBeside(g, l, unit.u);
}
/** C12g An enemy has reached him: he goes to the nearest friend within 30 cm, or is taken. */
function seekRefuge(g: Field, l: LeaderId): void {
  const refuge = refugeOf(leaderOf(g, l), unitsOf(g));
  const friend = refuge && unitsOf(g).find((unit) => unit === refuge);
  if (!friend) {
    loseLeader(g, l, 'captured', 'C12g');
    return;
  }
  joinUnit(g, l, friend.u);
  const { x, y } = leaderSpot(g, l);
  emit(g, {
    type: 'leader-fled',
    rule: 'C12g',
    piece: leaderName(g, l),
    to: idOf(g, friend.u),
    at: [inCm(x), inCm(y)],
  });
}
