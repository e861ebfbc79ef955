import { BadInput } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import type { ScenarioData, TerrainData, UnitData } from './scenario.ts';
import { FORMATIONS_OF } from './vocabulary.ts';

/** Terrain by what its shape is. */
const AREAS: ReadonlySet<string> = new Set(['wood', 'builtUp', 'redoubt', 'river', 'marsh', 'hill']);
const LINES: ReadonlySet<string> = new Set(['hedge', 'wall', 'stream', 'road']);

const must = (holds: boolean, field: string, reason: string): void => {
  if (!holds) throw new BadInput(field, reason);
};
/** Entries by id; no id stands twice. */
function byId<T extends { readonly id: string }>(list: readonly T[], field: string): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  list.forEach((entry, i) => {
    must(!found.has(entry.id), `${field}.${i}.id`, `names ${entry.id} a second time`);
    found.set(entry.id, entry);
  });
  return found;
}

/** What the reader cannot see field by field: names that lead somewhere, shapes that lie on the table, troops that exist. */
export function checkScenario(data: ScenarioData, charts: Charts): void {
  const { sides, terrain, generals, units, table, victory } = data;
  must(sides.length === 2, 'scenario.sides', 'must be two');
  const sideIds = byId(sides, 'scenario.sides');
  const places = byId(terrain, 'scenario.terrain');
  const generalIds = byId(generals, 'scenario.generals');
  const unitIds = byId(units, 'scenario.units');
  sides.forEach(({ ownEdge, retreatEdge: { x, y } }, s) => {
    const field = `scenario.sides.${s}.retreatEdge`;
    must(
      ownEdge === 'bottom' ? y === 0 : ownEdge === 'top' && y === table.height,
      `${field}.y`,
      'must be its own edge',
    );
    const [from = 0, to = 0] = x;
    must(x.length === 2 && from < to && to <= table.width, `${field}.x`, 'must be a stretch of the edge');
  });
  const isOn = ({ x, y }: { readonly x: number; readonly y: number }): boolean => x <= table.width && y <= table.height;
  for (const [i, place] of terrain.entries()) checkTerrain(place, `scenario.terrain.${i}`, places, isOn);
  generals.forEach((general, i) => {
    const field = `scenario.generals.${i}`;
    must(sideIds.has(general.side), `${field}.side`, 'is not a side of the battle');
    must(isOn(general), field, 'must be on the table');
    const above = general.superior === null ? undefined : generalIds.get(general.superior);
    must(
      general.superior === null || above?.side === general.side,
      `${field}.superior`,
      'must be a general of its side',
    );
    for (const id of general.units)
      must(unitIds.get(id)?.general === general.id, `${field}.units`, `names ${id}, which depends on another`);
  });
  sides.forEach(({ id }, s) => {
    const heads = generals.filter(({ side, superior }) => side === id && superior === null);
    must(heads.length === 1, `scenario.sides.${s}`, 'must have one general without a superior');
  });
  data.special?.forEach(({ id, generals: over }, i) => {
    must(
      (id === 'chain') === (over !== undefined),
      `scenario.special.${i}.generals`,
      'is for the rule chain, and only it',
    );
    for (const general of over ?? [])
      must(generalIds.has(general), `scenario.special.${i}.generals`, `names ${general}, who is no general`);
  });
  units.forEach((unit, i) => {
    const field = `scenario.units.${i}`;
    must(isOn(unit), field, 'must be on the table');
    checkUnit(unit, field, charts);
    must(sideIds.has(unit.side), `${field}.side`, 'is not a side of the battle');
    const general = generalIds.get(unit.general);
    must(general?.side === unit.side, `${field}.general`, 'must be a general of its side');
    must(general?.units.includes(unit.id) === true, `${field}.general`, 'does not list this unit');
    const { type, unit: other, at } = unit.order;
    if (type === 'SUPPORT')
      must(unitIds.get(other ?? '')?.side === unit.side, `${field}.order.unit`, 'must be a friend');
    if (type === 'HOLD' || type === 'MARCH') must(at !== undefined && isOn(at), `${field}.order.at`, 'must be a place');
    if (type === 'EXPLOIT') must(unit.arm === 'cavalry', `${field}.order.type`, 'is for cavalry');
    if (unit.formation !== 'garrison') return;
    const held = places.get(unit.garrison ?? '');
    must(
      held?.kind === 'builtUp' || held?.kind === 'redoubt',
      `${field}.garrison`,
      'must be a built-up sector or a redoubt',
    );
    must(unit.arm === 'infantry' || held?.kind === 'redoubt', `${field}.garrison`, 'is held by infantry only');
    must(unit.initialFigures <= (held?.capacity ?? 0), `${field}.garrison`, 'has no room for so many figures');
  });
  victory.objectives.forEach(({ id, terrain: place }, i) => {
    const kind = places.get(place)?.kind;
    must(
      kind === 'builtUp' || kind === 'redoubt' || kind === 'hill',
      `scenario.victory.objectives.${i}.terrain`,
      'must be a sector or a hill',
    );
    const owner = victory.initialControl[id];
    must(owner !== undefined, `scenario.victory.initialControl.${id}`, 'is missing');
    must(owner === null || sideIds.has(owner ?? ''), `scenario.victory.initialControl.${id}`, 'must be a side or null');
  });
  for (const { id } of sides) must(victory.levels[id] !== undefined, `scenario.victory.levels.${id}`, 'is missing');
  must(victory.tie === 'draw' || sideIds.has(victory.tie), 'scenario.victory.tie', 'must be a side or draw');
}

function checkTerrain(
  { kind, polygon, line, at, over, width, capacity, level, look }: TerrainData,
  field: string,
  places: ReadonlyMap<string, TerrainData>,
  isOn: (at: { readonly x: number; readonly y: number }) => boolean,
): void {
  if (AREAS.has(kind)) must(polygon !== undefined, `${field}.polygon`, 'is missing');
  if (LINES.has(kind)) must(line !== undefined, `${field}.line`, 'is missing');
  if (kind === 'bridge') {
    must(at !== undefined, `${field}.at`, 'is missing');
    must(width !== undefined, `${field}.width`, 'is missing');
    // C5h Rivers and marshes are nowhere crossed: none of our battles has a bridge over one, and none is played as if it had none.
    must(places.get(over ?? '')?.kind === 'stream', `${field}.over`, 'must be a stream: only these have bridges yet');
  }
  if (kind === 'builtUp' || kind === 'redoubt') must(capacity !== undefined, `${field}.capacity`, 'is missing');
  if (look !== undefined)
    must(kind === (look === 'ford' ? 'bridge' : 'builtUp'), `${field}.look`, `is not how a ${kind} looks`);
  if (kind === 'hill') must(level !== undefined, `${field}.level`, 'is missing');
  for (const point of [...(polygon ?? []), ...(line ?? []), ...(at ? [at] : [])])
    must(isOn(point), field, 'must lie on the table');
}

/** C2e C2f C5b C13a C13b What a unit is comes from the national table; its file repeats it, and may not differ. It stands in a formation of its arm. */
function checkUnit(unit: UnitData, field: string, charts: Charts): void {
  const type = charts.nations.entries.find(({ key }) => key === unit.type);
  must(type !== undefined, `${field}.type`, 'is not in the national table');
  if (!type) return;
  const pairs = [
    ['arm', unit.arm, type.arm],
    ['status', unit.status, type.status],
    ['baseMorale', unit.baseMorale, type.base],
    ['eliteCompanies', unit.eliteCompanies, type.eliteCompanies],
    ['manoeuvreClass', unit.manoeuvreClass, type.class],
    ['weapon', unit.weapon, type.weapon],
    ['cavalryClass', unit.cavalryClass, type.cavalryClass],
    ['artilleryKind', unit.artilleryKind, type.artilleryKind],
  ] as const;
  for (const [name, value, wanted] of pairs)
    must(value === wanted, `${field}.${name}`, `must be ${String(wanted)}, as ${unit.type} has it`);
  if (unit.arm === 'artillery') {
    must(unit.calibre !== undefined, `${field}.calibre`, 'is missing');
    const crew = charts.artillery.crewFigures[type.nation];
    must(
      unit.initialFigures === crew,
      `${field}.initialFigures`,
      `must be ${crew}, the crew of its nation's batteries`,
    );
  }
  const { formation } = unit;
  const stands = `${field}.formation`;
  must(FORMATIONS_OF[unit.arm].includes(formation), stands, `${formation} is not one of ${unit.arm}`);
  const { figures } = charts.shapes.square;
  must(formation !== 'square' || unit.initialFigures >= figures, stands, `square takes ${figures} figures`);
  must(formation !== 'skirmish' || type.skirmish === true, stands, `skirmish order is not for ${unit.type}`);
  must(unit.losses < unit.initialFigures * charts.scale.menPerFigure, `${field}.losses`, 'leaves nobody');
}
