import { BadZoneMap, drawingFaults, edgesOf, isSharedLine, placeOf, type ZoneMap, zoneMap } from '@tambour/boards';
import { BadInput, present, read } from '@tambour/kernel';
import type { MapPlan, ZonePlan } from './scenario-map.ts';
import { MAP_EDGES } from './vocabulary.ts';

/** The map as a graph, once its drawing and its lists are seen to agree. Throws `BadInput` that names the field. */
export function checkMap(plan: MapPlan, path: string): ZoneMap {
  const map = build(plan, path);
  const [fault] = drawingFaults(map, plan.width, plan.height);
  if (fault) throw new BadInput(path, fault);
  const zoneBy = (label: string) => present(plan.zones.find((z) => z.id === label));
  plan.borders.forEach(({ line, zones: [one, other] }, i) => {
    const isRight = isSharedLine(line, zoneBy(one).outline, zoneBy(other).outline);
    read.must(isRight, `${path}.borders.${i}.line`, 'is not the line its zones share');
  });
  for (const [i, zone] of plan.zones.entries()) checkZone(plan, zone, `${path}.zones.${i}`);
  // A road goes where a column can.
  for (const [i, road] of plan.roads.entries())
    for (const [j, label] of road.zones.entries())
      read.must(
        zoneBy(label).kind !== 'X',
        `${path}.roads.${i}.zones.${j}`,
        `${label} is of type X: no road goes there`,
      );
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

function checkZone(plan: MapPlan, zone: ZonePlan, path: string): void {
  read.must(placeOf(zone.outline, zone.at) === 'inside', `${path}.x`, 'and y lie outside the zone');
  const edges = edgesOf(zone.outline, plan.width, plan.height);
  const isRight = edges.join() === MAP_EDGES.filter((edge) => zone.edges.includes(edge)).join();
  read.must(isRight, `${path}.edges`, `must be ${edges.join(', ') || 'none'}: those its outline touches`);
  const hasRoad = plan.roads.some((road) => road.kind === 'road' && road.zones.includes(zone.id));
  read.must(!hasRoad || zone.hasRoad, `${path}.road`, 'must be true: a road goes through');
  read.must(hasRoad || !zone.hasRoad, `${path}.road`, 'must be false: no road does');
}
