import { type Base, isOnTable, overlaps } from '@tambour/boards';
import { frontOf } from '../../../rules/footprint.ts';
import { routFrontOf, shapeOf, sizeOf } from '../../../rules/table/footprints.ts';
import { outOfSector } from '../../../rules/table/leave.ts';
import { isClearPlace, isInPlay } from '../../../rules/table/placed.ts';
import { degradeTo, headingOf, setFormation, setSector, standAt } from '../../doors.ts';
import { isRunning } from '../../going-off.ts';
import { homeFor, idOf, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Field, has, mark, unmark } from '../../model/state.ts';
import { inTheOpen, lookAgain, unitOf, unitsOf } from '../../model/views.ts';
import { isFree } from '../../room.ts';
import { keptSector, placeOf } from './terms.ts';

const FULL_TURN = 36_000;
const QUARTER_TURN = 9_000;
/** Sides of a building in the order in which they are tried. */
const TURNS = [0, QUARTER_TURN, 3 * QUARTER_TURN, 2 * QUARTER_TURN] as const;

/** C5b C5l Where a garrison could come out: on the side asked for (its own edge's unless told), else on another. */
function waysOut(g: Field, u: UnitId, towards?: number): readonly Base[] {
  const { sector, arm, figures, side } = unitOf(g, u);
  if (!sector) return [];
  const home = homeFor(g, side);
  const formation = arm === 'artillery' ? 'rout' : 'attackColumn';
  const size = sizeOf({ arm, figures, formation, front: frontOf(arm, formation, figures) });
  const ideal = towards ?? outOfSector(sector, size, home).heading;
  return TURNS.map((turn) => outOfSector(sector, size, home, (ideal + turn) % FULL_TURN));
}
/** C15c R46 Whether a garrison that cannot come out is shut in by its friends alone: they stand on every side. */
export function isShutInByFriends(g: Field, u: UnitId): boolean {
  const { side } = unitOf(g, u);
  const friends = unitsOf(g).filter((other) => other.u !== u && other.side === side);
  return waysOut(g, u).every((base) => !isClearPlace(shapeOf(base), friends));
}
/** C5b C5l 2.1s A garrison that must go comes out in the shape of an attack column, touching its sector, without formation. Says whether it could. */
export function comeOut(g: Field, u: UnitId, towards?: number): boolean {
  const { sector, arm } = unitOf(g, u);
  if (!sector) return true;
  const base = waysOut(g, u, towards).find((way) => isFree(g, u, shapeOf(way)));
  if (!base) return false;
  // What it comes out of it has not to cross.
  g.s.unit.astride[u] = keptSector(g, g.w.ground.sectors.indexOf(sector));
  setSector(g, u, -1);
  setFormation(g, u, inTheOpen(arm));
  standAt(g, u, base.x, base.y, base.heading);
  degradeTo(g, u, 'noFormation', towards === undefined ? 'C5b' : '2.1s');
  emit(g, {
    type: 'came-out',
    rule: 'C5l',
    piece: idOf(g, u),
    sector: sector.id,
    to: placeOf(base),
    facing: headingOf(g, u),
  });
  return true;
}
/** The shape that a unit had before it took that of a rout. */
export interface ShapeBefore {
  readonly front: number;
  /** It was in rout shape already. */
  readonly isRout: boolean;
}
/** C2h C2l 2.5-V1 The rout shape comes with the first move in rout or flight, about the unit's centre; of a unit that was in one, narrower still. Says what it was before, if it has just come. */
export function takeRoutShape(g: Field, u: UnitId): ShapeBefore | undefined {
  const isRout = has(g, u, 'routShape');
  if (!isRunning(unitOf(g, u).state) || (isRout && !has(g, u, 'breaksAgain'))) return undefined;
  const before = { front: valueAt(g.s.unit.front, u), isRout };
  const { arm, figures, formation } = unitOf(g, u);
  if (isRout) g.s.unit.front[u] = routFrontOf({ arm, figures, formation, front: Math.min(figures, before.front) });
  unmark(g, u, 'breaksAgain');
  mark(g, u, 'routShape');
  lookAgain(g, u);
  return before;
}
/** C1e C2l Who could not move after all, and would stand over others or over the edge in its rout shape, keeps its own until it goes, and the heading it had where that is clear. */
export function dropRoutShape(g: Field, u: UnitId, heading: number, { front, isRout }: ShapeBefore): void {
  const isClear = (): boolean => {
    const { shape } = unitOf(g, u);
    const isOver = unitsOf(g).some((other) => other.u !== u && isInPlay(other) && overlaps(shape, other.shape));
    return !isOver && isOnTable(g.w.table, shape);
  };
  if (isClear()) return;
  if (isRout) {
    g.s.unit.front[u] = front;
    mark(g, u, 'breaksAgain');
  } else unmark(g, u, 'routShape');
  lookAgain(g, u);
  if (isClear()) return;
  const { x, y } = unitOf(g, u).base;
  standAt(g, u, x, y, heading);
}
