import { distance, type HexId, within } from '@tambour/boards';
import { BadInput, itemAt } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import { effectOf } from './effect.ts';
import { type Ground, isRoad } from './ground.ts';
import type { UnitId } from './ids.ts';
import type { ScenarioData } from './scenario.ts';
import { stackFault } from './stacking.ts';
import { ARTILLERY, COLUMNS, FORD, HORSE_GUN, isFoot, LEADER, NO_WATER, SIDES } from './vocabulary.ts';

/** Numbers of things that one byte of a column must hold. */
const MOST = 250;
const columnOf = (type: number, gun: number): number =>
  type === ARTILLERY ? (gun === HORSE_GUN ? 3 : 2) : isFoot(type) ? 0 : 1;

/** What a reader of single fields cannot see: that the pieces of a scenario fit together. Throws `BadInput` that names the field. */
export function checkScenario(data: ScenarioData, ground: Ground, charts: Charts): void {
  checkCounts(data);
  checkNames(data);
  checkPlacedOnce(data);
  checkStacks(data, ground);
  checkReserves(data, charts);
  checkArrivals(data, ground);
  checkRoads(data, ground);
}

function checkCounts(data: ScenarioData): void {
  const counts = {
    'scenario.brigades': data.formations.length,
    'scenario.leaders': data.leaders.length,
    'scenario.corps': data.corps.length,
    'scenario.reinforcements': data.arrivals.length,
    'scenario.map.hexsides.bridge': data.map.bridges.length,
    'scenario.victory.objectives': data.objectives.length,
  };
  for (const [field, n] of Object.entries(counts))
    if (n > MOST) throw new BadInput(field, `has more than ${MOST} entries`);
}

/** What the rules of the battle name must exist. */
function checkNames(data: ScenarioData): void {
  const known = (list: readonly { readonly id: string }[], ids: readonly string[], field: string, what: string) => {
    for (const id of ids) if (!list.some((x) => x.id === id)) throw new BadInput(field, `${id} is not ${what}`);
  };
  known(data.units, effectOf(data.effects, 'unreliable')?.units ?? [], 'scenario.effects.units', 'a unit');
  known(data.corps, effectOf(data.effects, 'steadfast')?.corps ?? [], 'scenario.effects.corps', 'a corps');
  const divisions = effectOf(data.effects, 'divisions');
  if (divisions) {
    known(data.corps, [divisions.corps], 'scenario.effects.corps', 'a corps');
    for (const d of divisions.divisions)
      if (!data.formations.some((f) => f.division === d))
        throw new BadInput('scenario.effects.divisions', `no brigade is of the division ${d}`);
    const groups = [...data.corps.filter((c) => c.id !== divisions.corps).map((c) => c.id), ...divisions.divisions];
    const twice = groups.find((id, i) => groups.indexOf(id) !== i);
    if (twice !== undefined) throw new BadInput('scenario.effects.divisions', `${twice} is named twice`);
  }
  for (const [i, f] of data.formations.entries())
    if (f.leader >= 0 && itemAt(data.leaders, f.leader).formation !== i)
      throw new BadInput('scenario.brigades', `the leader of ${f.id} does not name it as his brigade`);
  for (const [i, c] of data.corps.entries())
    if (c.commander >= 0 && itemAt(data.leaders, c.commander).corps !== i)
      throw new BadInput('scenario.corps', `the commander of ${c.id} does not name it as his corps`);
}

/** Every unit is set up or arrives, and only once; a leader at most once. */
function checkPlacedOnce(data: ScenarioData): void {
  const count = (list: 'units' | 'leaders', n: number): Uint8Array => {
    const times = new Uint8Array(n);
    for (const at of [...data.setUp, ...data.arrivals]) for (const x of at[list]) times[x] = itemAt(times, x) + 1;
    return times;
  };
  count('units', data.units.length).forEach((times, u) => {
    const { id } = itemAt(data.units, u);
    if (times === 0) throw new BadInput('scenario.setUp', `${id} is nowhere`);
    if (times > 1) throw new BadInput('scenario.setUp', `${id} is placed twice`);
  });
  count('leaders', data.leaders.length).forEach((times, l) => {
    if (times > 1) throw new BadInput('scenario.setUp', `${itemAt(data.leaders, l).id} is placed twice`);
  });
}

/** 5.41 5.51 E4.6 Every hex can be entered by who stands there; every stack is legal, and of one brigade in reserve. */
function checkStacks(data: ScenarioData, ground: Ground): void {
  const seen = new Set<HexId>();
  data.setUp.forEach(({ hex, units, isInReserve }, i) => {
    const at = `scenario.setUp.${i}`;
    const name = ground.hexNames[hex];
    if (seen.has(hex)) throw new BadInput(`${at}.hex`, `${name} is named twice`);
    seen.add(hex);
    for (const u of units) {
      const { type, gun, id } = itemAt(data.units, u);
      if (!isOpenTo(ground, hex, columnOf(type, gun)))
        throw new BadInput(`${at}.stack`, `${id} cannot stand in ${name}`);
    }
    const fault = stackFault(
      units.map((u) => ({ type: itemAt(data.units, u).type, formation: itemAt(data.units, u).formation })),
      itemAt(ground.terrain, hex),
      isInReserve,
    );
    if (fault)
      throw new BadInput(
        `${at}.stack`,
        `${units.map((u) => itemAt(data.units, u).id).join(', ')} cannot share ${name}`,
      );
    const side = new Set(units.map((u) => itemAt(data.formations, itemAt(data.units, u).formation).side));
    if (side.size > 1) throw new BadInput(`${at}.stack`, `both sides are in ${name}`);
  });
}
/** Whether a column can come into a hex from any side. */
export const isOpenTo = (ground: Ground, hex: HexId, column: number): boolean => {
  for (let d = 0; d < 6; d++) {
    const x = itemAt(ground.near, hex * 6 + d);
    if (x >= 0 && itemAt(itemAt(ground.step, column)[0], x * 6 + ((d + 3) % 6)) > 0) return true;
  }
  return false;
};

/** 4.62 No brigade starts in reserve so near the enemy that it would have to leave at once. */
function checkReserves(data: ScenarioData, charts: Charts): void {
  const { grid, hexNames } = data.map;
  const sideAt = (units: readonly UnitId[]) =>
    itemAt(data.formations, itemAt(data.units, itemAt(units, 0)).formation).side;
  const held = data.setUp.filter((s) => s.units.length > 0);
  for (const a of held.filter((s) => s.isInReserve))
    for (const b of held)
      if (sideAt(a.units) !== sideAt(b.units) && distance(grid, a.hex, b.hex) <= charts.reserve.distance)
        throw new BadInput('scenario.setUp', `the reserve in ${hexNames[a.hex]} is too near ${hexNames[b.hex]}`);
}

/** 5.6 Reinforcements enter by hexes of their side at the edge of the map. */
function checkArrivals(data: ScenarioData, ground: Ground): void {
  data.arrivals.forEach((a, i) => {
    const at = `scenario.reinforcements.${i}`;
    if (a.turn > data.turns.length) throw new BadInput(`${at}.turn`, 'is after the last turn');
    if (a.entry.length === 0) throw new BadInput(`${at}.entry`, 'is empty');
    const sides = new Set([
      ...a.units.map((u) => itemAt(data.formations, itemAt(data.units, u).formation).side),
      ...a.leaders.map((l) => itemAt(data.leaders, l).side),
    ]);
    if (sides.size > 1) throw new BadInput(at, 'has pieces of both sides');
    for (const hex of a.entry) {
      const name = ground.hexNames[hex];
      const isEdge = within(ground.grid, hex, 1).length < 7;
      if (!isEdge) throw new BadInput(`${at}.entry`, `${name} is not at the edge of the map`);
      for (const side of sides)
        if (!itemAt(data.entryHexes, side).includes(hex))
          throw new BadInput(`${at}.entry`, `${name} is no entry hex of the ${SIDES[side]} side`);
      if (!isOpenTo(ground, hex, LEADER)) throw new BadInput(`${at}.entry`, `${name} cannot be entered`);
    }
  });
}

/** 5.21 5.23 A road crosses water only at a bridge or a ford. */
function checkRoads(data: ScenarioData, ground: Ground): void {
  const { grid, hexNames } = ground;
  for (let h = 0; h < grid.size; h++)
    for (let d = 0; d < 6; d++) {
      const at = h * 6 + d;
      if (!isRoad(itemAt(ground.ways, at), false)) continue;
      const water = itemAt(ground.water, at);
      if (water !== NO_WATER && water !== FORD && !ground.bridge[at])
        throw new BadInput('scenario.map.roads', `a road crosses water without bridge or ford at ${hexNames[h]}`);
    }
  if (data.objectives.some(({ hex }) => COLUMNS.every((_, c) => !isOpenTo(ground, hex, c))))
    throw new BadInput('scenario.victory.objectives', 'has a hex that nobody can enter');
}
