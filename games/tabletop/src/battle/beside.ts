import {
  besideSide,
  FINE,
  FRONT,
  headingOf,
  isOnTable,
  LEFT_FLANK,
  overlaps,
  QUARTER_TURN,
  REAR,
  RIGHT_FLANK,
  type Shape,
  type Spot,
  stepX,
  stepY,
  wrapHeading,
} from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import { figureShape } from '../rules/table/figures.ts';
import { LIMITS, lengthsOf } from '../rules/table/measure.ts';
import { isAtLarge, isInPlay, isTouching } from '../rules/table/placed.ts';
import { commands } from './chain.ts';
import { leaderKind, leaderSpot } from './model/columns.ts';
import type { LeaderId, UnitId } from './model/ids.ts';
import { LEADER_PLACES } from './model/marks.ts';
import type { UnitView } from './model/scratch.ts';
import type { Field } from './model/state.ts';
import { leaderOf, lookAtLeader, unitOf, unitsOf } from './model/views.ts';

const TABLE = LEADER_PLACES.indexOf('table');
/** Where along a side a place is looked for, in quarters of it from its middle. */
const ALONG = [0, 1, -1, 2, -2] as const;
const SIDES = [REAR, LEFT_FLANK, RIGHT_FLANK, FRONT] as const;
/** How far about a unit a place is looked for where it is hemmed in, and how finely. */
const STEP_OFF = lengthsOf(1);
const FARTHEST_OFF = lengthsOf(CHARTS.command.enemyContactRefuge);

/** Puts a general or aide somewhere. */
export function setLeader(g: Field, l: LeaderId, x: number, y: number): void {
  g.s.leader.x[l] = x;
  g.s.leader.y[l] = y;
  lookAtLeader(g, l);
}
export const figureOf = (g: Field, l: LeaderId): 'general' | 'aide' => (leaderKind(g, l).isAide ? 'aide' : 'general');

/** C1m C12h C1n Whether a general or aide may stand there: on the table, in no unit, in no river or marsh. */
export const isRoomFor = (g: Field, shape: Shape): boolean =>
  isOnTable(g.w.table, shape) &&
  unitsOf(g).every((unit) => !isInPlay(unit) || !overlaps(shape, unit.shape)) &&
  g.w.ground.impassable.every((area) => !overlaps(shape, area));

/** Places in contact with a unit, or so far off it, the middle of its rear first; of a garrison, along the outline of its sector. */
export function* placesBeside(unit: UnitView, kind: 'general' | 'aide', gap = 0): Generator<Spot> {
  const radius = LIMITS[kind] + gap;
  const { base, sector } = unit;
  if (sector) {
    yield* placesAround(sector.shape, radius);
    return;
  }
  for (const side of SIDES) {
    const length = side === FRONT || side === REAR ? base.width : base.depth;
    for (const quarters of ALONG) {
      const to = { x: 0, y: 0 };
      besideSide(base, side, Math.trunc((length * quarters) / 4), radius, to);
      yield to;
    }
  }
}
function* placesAround({ outline: { xs, ys } }: Shape, radius: number): Generator<Spot> {
  for (let i = 0; i < xs.length; i++) {
    const next = (i + 1) % xs.length;
    const [fromX, fromY] = [itemAt(xs, i), itemAt(ys, i)];
    const ex = itemAt(xs, next) - fromX;
    const ey = itemAt(ys, next) - fromY;
    // The outline goes anticlockwise: outwards is to its right.
    const out = wrapHeading(headingOf(ex, ey) + QUARTER_TURN);
    for (const quarters of ALONG) {
      const x = fromX + (ex * (2 + quarters)) / 4;
      const y = fromY + (ey * (2 + quarters)) / 4;
      yield { x: Math.round(x / FINE) + stepX(out, radius + 1), y: Math.round(y / FINE) + stepY(out, radius + 1) };
    }
  }
}
/** C1m C15d A free place in contact with a unit; where others stand on all of them, the nearest free place about it. */
export function placeBeside(g: Field, l: LeaderId, u: UnitId): Spot {
  const unit = unitOf(g, u);
  const kind = figureOf(g, l);
  for (let gap = 0; gap <= FARTHEST_OFF; gap += STEP_OFF)
    for (const spot of placesBeside(unit, kind, gap)) {
      const shape = figureShape(kind, spot.x, spot.y);
      if (isRoomFor(g, shape) && (gap > 0 || isTouching({ shape }, unit))) return spot;
    }
  return leaderSpot(g, l);
}
/** Puts a general or aide in contact with a unit: he is with it from now on. */
export function joinUnit(g: Field, l: LeaderId, u: UnitId): void {
  const { x, y } = placeBeside(g, l, u);
  setLeader(g, l, x, y);
  g.s.leader.with[l] = u + 1;
}

/** C12d C12j C1m C15d R58 Whoever is with a unit moves with it, at no cost, and does not leave it: he stays where he touches it, else goes behind it. */
export function keepUp(g: Field, u: UnitId): void {
  const { leader } = g.s;
  for (const { l } of g.scratch.leaders) {
    if (leader.with[l] !== u + 1 || leader.place[l] !== TABLE) continue;
    const figure = leaderOf(g, l);
    const unit = unitOf(g, u);
    if (isInPlay(unit) && (!isTouching(figure, unit) || overlaps(figure.shape, unit.shape))) joinUnit(g, l, u);
  }
}
/** 1.1-12e R58 Who was carried along by a unit is free again. */
export function setFree(g: Field, u: UnitId): void {
  const { leader } = g.s;
  for (const { l } of g.scratch.leaders) if (leader.carriedBy[l] === u + 1) leader.carriedBy[l] = 0;
}
/** C12i The units of his side that a general or aide at a place would touch. */
export const unitsTouching = (g: Field, side: number, shape: Shape): readonly UnitView[] =>
  unitsOf(g).filter((unit) => unit.side === side && isAtLarge(unit) && isTouching({ shape }, unit));
/** C12i 1.1-12i Who is with nobody, and whom a unit has come to touch, is with it: one he commands before others. No arrival of his. */
export function joinTouching(g: Field, l: LeaderId): void {
  const { leader } = g.s;
  if (leader.with[l] !== 0 || leader.place[l] !== TABLE) return;
  const { side, shape } = leaderOf(g, l);
  const near = unitsTouching(g, side, shape);
  const unit = near.find(({ u }) => commands(g, l, u)) ?? near[0];
  if (unit) leader.with[l] = unit.u + 1;
}
