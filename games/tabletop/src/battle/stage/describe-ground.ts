import { distanceToPoint, FINE, holdsPoint, type Shape } from '@tambour/boards';
import { itemAt, lastOf, type Text } from '@tambour/kernel';
import { list, type NamedPlace, type Place } from '@tambour/stage';
import { CHARTS } from '../../model/charts.ts';
import { levelAt } from '../../rules/table/ground.ts';
import { lengthsOf } from '../../rules/table/measure.ts';
import { ARRIVALS } from '../../stage/sheet.ts';
import { sayStudy } from '../../texts/say-study.ts';
import { unitId } from '../model/ids.ts';
import { groundTitle, pieceTitle, saidGround, saidLeader, saidObjective, saidSide, saidUnit } from '../model/names.ts';
import { type Field, has } from '../model/state.ts';
import { leadersOf, unitsOf } from '../model/views.ts';
import { lengthsAt, placeAt, pointAtLengths, pointWords } from './place.ts';
import { objectives } from './victory.ts';

const holds = (shape: Shape, x: number, y: number): boolean => holdsPoint(shape, x * FINE, y * FINE);
/** How near a line counts as being at it: where shelter begins. */
const NEAR = lengthsOf(CHARTS.positions.shelterLineWithinCm);

/** C5a C5m C6b What the ground is at a point: how high, and what grows, stands or flows there. */
export function groundWords(g: Field, x: number, y: number): Text {
  const { hills, woods, sectors, obstacles } = g.w.ground;
  const { terrain } = g.w.data;
  const named: Text[] = [];
  for (const { id, shape } of [...sectors, ...woods, ...hills]) if (holds(shape, x, y)) named.push(saidGround(g.w, id));
  for (const { id, shape } of obstacles)
    if (distanceToPoint(shape, x * FINE, y * FINE) <= NEAR) named.push(saidGround(g.w, id));
  for (const of of terrain)
    if ((of.kind === 'river' || of.kind === 'marsh') && isInside(of.polygon ?? [], x, y))
      named.push(saidGround(g.w, of.id));
  const level = levelAt(hills, x * FINE, y * FINE);
  return named.length === 0
    ? sayStudy('ground.open', { level })
    : sayStudy('ground.named', { all: list(named), level });
}
/** By the usual count of crossings: for words, not for rules. */
function isInside(polygon: readonly { readonly x: number; readonly y: number }[], x: number, y: number): boolean {
  let inside = false;
  let b = lastOf(polygon);
  for (const a of polygon) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    b = a;
  }
  return inside;
}

/** What shelter, capacity and crossing are there: a sentence a piece of the ground. */
function partsAt(g: Field, x: number, y: number): Text[] {
  const { sectors, woods, obstacles } = g.w.ground;
  const out: Text[] = [];
  for (const { id, shape, capacity } of sectors)
    if (holds(shape, x, y)) out.push(sayStudy('ground.sector', { place: saidGround(g.w, id), n: capacity }));
  for (const { shape } of woods) if (holds(shape, x, y)) out.push(sayStudy('ground.wood'));
  for (const { kind, shape, id } of obstacles)
    if (distanceToPoint(shape, x * FINE, y * FINE) <= NEAR)
      out.push(sayStudy(`ground.${kind}`, { place: saidGround(g.w, id) }));
  return out;
}

/** Who stands there. */
function piecesAt(g: Field, x: number, y: number): Text[] {
  const here = [
    ...unitsOf(g)
      .filter(({ state, shape }) => state !== 'gone' && holds(shape, x, y))
      .map(({ u }) => saidUnit(g.w, u)),
    ...leadersOf(g)
      .filter(({ isOnTable, shape }) => isOnTable && distanceToPoint(shape, x * FINE, y * FINE) === 0)
      .map(({ l }) => saidLeader(g.w, l)),
  ];
  return here.length === 0 ? [] : [sayStudy('ground.here', { all: list(here) })];
}
/** C16b What it is worth, and to whom it belongs. */
function worthAt(g: Field, x: number, y: number): Text[] {
  return g.w.objectives.flatMap(({ id, sector, hill }, i) => {
    const shape = g.w.ground.sectors[sector]?.shape ?? g.w.ground.hills[hill]?.shape;
    if (!shape || !holds(shape, x, y)) return [];
    const { points, holder } = itemAt(objectives(g), i);
    const place = saidObjective(g.w, id);
    return [
      holder === undefined
        ? sayStudy('ground.worth', { place, n: points })
        : sayStudy('ground.held', { place, n: points, side: saidSide(g.w, holder) }),
    ];
  });
}

/** A point of the table in sentences: its ground, level and shelter, what it is worth, who stands there. */
export function ground(g: Field, place: Place): readonly Text[] {
  if (place === ARRIVALS) return arrivals(g);
  const at = lengthsAt(place);
  if (!at || at[0] > g.w.table.width || at[1] > g.w.table.height) return [];
  const [x, y] = at;
  return [
    sayStudy('ground.point', { at: pointWords(pointAtLengths(x, y)) }),
    groundWords(g, x, y),
    ...partsAt(g, x, y),
    ...worthAt(g, x, y),
    ...piecesAt(g, x, y),
  ];
}
function arrivals(g: Field): readonly Text[] {
  const later = g.w.kinds.flatMap(({ id, arrives }, u) =>
    has(g, unitId(u), 'waiting') ? [sayStudy('ground.arrives', { name: pieceTitle(g.w, id), period: arrives })] : [],
  );
  if (later.length > 0) return later;
  return g.w.kinds.some(({ arrives }) => arrives > 0) ? [sayStudy('ground.allHere')] : [];
}

/** Places with a name of their own, for those who name a place instead of pointing at it: what lies on the table, by its middle. */
export function places(g: Field): readonly NamedPlace[] {
  return g.w.data.terrain.flatMap(({ id, polygon, line, at }): NamedPlace[] => {
    const points = polygon ?? line ?? (at ? [at] : []);
    if (points.length === 0) return [];
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const middle = (all: readonly number[]): number => Math.round((Math.min(...all) + Math.max(...all)) / 2);
    // A line bends: the point of it that is nearest its middle.
    const spot = line ? itemAt(line, Math.floor(line.length / 2)) : { x: middle(xs), y: middle(ys) };
    return [{ place: placeAt(spot.x, spot.y), title: groundTitle(g.w, id) }];
  });
}
