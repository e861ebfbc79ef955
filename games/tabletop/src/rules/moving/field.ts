import { areaShape, type Shape, type Table } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { rateOf } from '../rates.ts';
import type { Barrier, Crosser } from '../table/lines.ts';
import { LIMITS, lengthsOf } from '../table/measure.ts';
import { groundInTheWay } from '../table/path.ts';
import { isAtLarge, isInPlay, isStanding, type Placed } from '../table/placed.ts';
import { Box } from './box.ts';
import { type MoveCase, type Progress, startOf } from './mover.ts';

/** What a unit may neither sweep over nor stand on. */
export interface Solid {
  readonly shape: Shape;
  readonly what: 'enemy' | 'friend' | 'impassable' | 'sector' | 'wall' | 'wood' | 'edge';
}
/** What is near enough to matter to a unit in this half, found once for all that it may do. */
export interface Field {
  readonly c: MoveCase;
  readonly start: Progress;
  readonly crosser: Crosser;
  /** Tenths of a millimetre a period, on open ground. */
  readonly rate: number;
  readonly solids: readonly Solid[];
  /** C3f Friends it may go through. */
  readonly passable: readonly Placed[];
  readonly lines: readonly Barrier[];
  /** C3d Enemies to keep away from. */
  readonly foes: readonly Placed[];
  /** Every enemy at large, wherever he is. */
  readonly enemies: readonly Placed[];
  /** Where something in the way has been looked for: what stands elsewhere has had no say so far. */
  readonly looked: Box;
  readonly isMarchColumn: boolean;
  readonly canUseRoad: boolean;
  readonly isSlowInWoods: boolean;
}

/** C2k 2.4-A4 Gunners off their guns. */
export const isCrewAfoot = ({ arm, guns }: Pick<Placed, 'arm' | 'guns'>): boolean =>
  arm === 'artillery' && guns === null;
/** C3a C3i What it does in a period on open ground, in tenths of a millimetre. Gunners off their guns go as they do in retreat: no other pace is given for them. */
export const paceOf = ({ unit, type }: MoveCase): number =>
  lengthsOf(
    isCrewAfoot(unit)
      ? CHARTS.compulsoryRates.retreat.crew
      : rateOf({ ...type, arm: unit.arm, formation: unit.formation }),
  );
/** C3f Who may go through friends on purpose. */
const mayPass = (formation: Formation): boolean => formation === 'skirmish' || formation === 'attackColumn';

/** So far beyond the table its edge reaches, as ground. */
const RIM = 8_000;
const edges = new WeakMap<Table, readonly Solid[]>();
/** C1n The edges of the table: nobody leaves by a normal move. */
function edgesOf(table: Table): readonly Solid[] {
  const known = edges.get(table);
  if (known) return known;
  const { width, height } = table;
  const box = (left: number, bottom: number, right: number, top: number): Solid => ({
    what: 'edge',
    shape: areaShape([
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ]),
  });
  const made = [
    box(-RIM, -RIM, width + RIM, 0),
    box(-RIM, height, width + RIM, height + RIM),
    box(-RIM, -RIM, 0, height + RIM),
    box(width, -RIM, width + RIM, height + RIM),
  ];
  edges.set(table, made);
  return made;
}

/** C3h C5j The most that roads and forced marches add, so that nothing within reach is left out. */
const FASTEST = 2;
/** C3d C3f C3n C5a C5c C5e C5h C17c What matters to a unit in this half. */
export function fieldOf(c: MoveCase): Field {
  const { unit, around } = c;
  const { ground, units, home } = around;
  const isGarrison = unit.sector !== null;
  // Who is not on the table, or led off it, has no pace of its own.
  const rate = isGarrison || unit.state === 'gone' || unit.state === 'prisoner' ? 0 : paceOf(c);
  const size = isGarrison ? 2 * (unit.shape.right - unit.shape.left) : 256 * (unit.base.width + unit.base.depth);
  const reach = 256 * FASTEST * Math.ceil(rate / 2) + 2 * size + 256;
  const isNear = (shape: Shape, more = 0): boolean =>
    shape.left <= unit.shape.right + reach + more &&
    shape.right >= unit.shape.left - reach - more &&
    shape.bottom <= unit.shape.top + reach + more &&
    shape.top >= unit.shape.bottom - reach - more;
  const solids: Solid[] = [];
  const passable: Placed[] = [];
  const foes: Placed[] = [];
  const enemies: Placed[] = [];
  for (const other of units) {
    if (other === unit || !isInPlay(other)) continue;
    const isEnemy = other.side !== unit.side;
    if (isEnemy && isAtLarge(other)) enemies.push(other);
    if (isEnemy && isStanding(other) && isNear(other.shape, 256 * (LIMITS.keepsOff + 1))) foes.push(other);
    // Those in a sector have its shape, and the sector is ground in the way.
    if (other.sector !== null || !isNear(other.shape)) continue;
    if (!isEnemy && mayPass(unit.formation)) passable.push(other);
    else solids.push({ shape: other.shape, what: isEnemy ? 'enemy' : 'friend' });
  }
  const kindOf = (shape: Shape): Solid['what'] => {
    if (ground.impassable.includes(shape)) return 'impassable';
    if (ground.sectors.some((sector) => sector.shape === shape)) return 'sector';
    return ground.woods.some((wood) => wood.shape === shape) ? 'wood' : 'wall';
  };
  for (const shape of groundInTheWay(unit, ground, units))
    if (isNear(shape)) solids.push({ shape, what: kindOf(shape) });
  for (const edge of edgesOf(home.table)) if (isNear(edge.shape)) solids.push(edge);
  const { formation } = unit;
  return {
    c,
    start: startOf(c),
    crosser: { arm: unit.arm, hasGuns: unit.guns !== null, formation, state: unit.state },
    rate,
    solids,
    passable,
    lines: [...ground.obstacles, ...around.guns].filter(({ shape }) => isNear(shape)),
    foes,
    enemies,
    looked: new Box(),
    isMarchColumn: formation === 'marchColumn',
    canUseRoad: formation === 'marchColumn' || formation === 'limbered',
    isSlowInWoods: formation !== 'skirmish',
  };
}
