import { BadZoneMap, drawingFaults, placeOf, sharedLine, type ZoneMap, zoneMap } from '@tambour/boards';
import { BadInput } from '@tambour/kernel';
import type { BorderPlan, MapPlan, Point, ZonePlan } from './scenario-map.ts';
import { MAP_EDGES, type MapEdge } from './vocabulary.ts';

/** The map as a graph, once its drawing and its lists are seen to agree. Throws `BadInput` that names the field. */
export function checkMap(plan: MapPlan, path: string): ZoneMap {
  const map = build(plan, path);
  const [fault] = drawingFaults(map, plan.width, plan.height);
  if (fault) throw new BadInput(path, fault);
  plan.borders.forEach((b, i) => {
    if (!followsOutlines(plan, b)) throw new BadInput(`${path}.borders.${i}.line`, 'is not the line its zones share');
  });
  plan.zones.forEach((z, i) => {
    checkZone(plan, z, `${path}.zones.${i}`);
  });
  plan.roads.forEach((road, i) => {
    checkRoad(map, road.zones, `${path}.roads.${i}.zones`);
  });
  return map;
}

/** 4.1Zb R17 Names, kinds, one border a pair, junction pairs: the board itself refuses what cannot be. */
function build(plan: MapPlan, path: string): ZoneMap {
  try {
    return zoneMap(plan);
  } catch (error) {
    if (error instanceof BadZoneMap)
      throw new BadInput(`${path}.${error.field.replace(/\.outline$/, '.polygon')}`, error.reason);
    throw error;
  }
}

const segment = (a: Point, b: Point) => [`${a}`, `${b}`].sort().join(' ');

function followsOutlines(plan: MapPlan, border: BorderPlan): boolean {
  const [one, other] = border.zones.map((label) => plan.zones.find((z) => z.id === label)!.outline);
  const shared = new Set(sharedLine(one!, other!).map(([a, b]) => segment(a, b)));
  const drawn = border.line.slice(1).map((p, i) => segment(border.line[i]!, p));
  return drawn.length === shared.size && drawn.every((s) => shared.has(s));
}

function checkZone(plan: MapPlan, zone: ZonePlan, path: string): void {
  if (placeOf(zone.outline, zone.at) !== 'inside') throw new BadInput(`${path}.x`, 'and y lie outside the zone');
  const edges = MAP_EDGES.filter((edge) => liesOn(plan, zone.outline, edge));
  if (edges.join() !== MAP_EDGES.filter((edge) => zone.edges.includes(edge)).join())
    throw new BadInput(`${path}.edges`, `must be ${edges.join(', ') || 'none'}: those its outline touches`);
  const hasRoad = plan.roads.some((road) => road.kind === 'road' && road.zones.includes(zone.id));
  if (hasRoad !== zone.hasRoad)
    throw new BadInput(`${path}.road`, hasRoad ? 'must be true: a road goes through' : 'must be false: no road does');
}

function liesOn({ width, height }: MapPlan, outline: readonly Point[], edge: MapEdge): boolean {
  const isOn = ([x, y]: Point) =>
    edge === 'N' ? y === 0 : edge === 'S' ? y === height : edge === 'W' ? x === 0 : x === width;
  return outline.some((p, i) => isOn(p) && isOn(outline[(i + 1) % outline.length]!));
}

/** A road goes where a column can. */
function checkRoad(map: ZoneMap, zones: readonly string[], path: string): void {
  zones.forEach((label, i) => {
    if (map.zoneKinds[map.kind[map.names.indexOf(label)]!] === 'X')
      throw new BadInput(`${path}.${i}`, `${label} is of type X: no road goes there`);
  });
}
