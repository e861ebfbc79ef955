import { type Edge, type HexGrid, type HexId, hexGrid, mapLabels, parseVertex } from '@tambour/boards';
import { BadInput, read } from '@tambour/kernel';
import { type FormationId, formationId } from './ids.ts';
import { scenarioFormat } from './scenario-format.ts';
import { MAX_WAY } from './scratch.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { CLASSES, type Colour, ROLES } from './vocabulary.ts';

/** 1c A piece as printed: strength, movement and morale; guns have a fire modifier instead. */
export interface UnitData {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly formation: FormationId;
  readonly cls: number;
  readonly cf: number;
  readonly mp: number;
  readonly morale: number;
  readonly fireModifier: number;
  readonly hex: HexId | undefined;
  readonly facing: number;
}
interface FormationData {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly leader: string;
  readonly colour: Readonly<Record<'fr' | 'en', Colour>>;
  readonly setup: 'free' | 'fixed' | 'reinforcement';
  readonly hexes: readonly HexId[];
  readonly turn: number;
  readonly entry: readonly HexId[];
  readonly splitsEqually: boolean;
  readonly isExemptFromBayonetOrder: boolean;
}
/** 8a A commander-in-chief or the leader of a formation. */
export interface LeaderData {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly role: number;
  readonly leads: string | undefined;
  readonly commands: readonly string[];
  readonly radius: number;
  readonly activation: number;
  readonly move: number;
  readonly isAlwaysInCommand: boolean;
  readonly hexes: readonly HexId[];
}
/** The scenario file, read and checked, with hexes as indices of the grid. */
export interface ScenarioData {
  readonly id: string;
  readonly date: string;
  readonly turns: number;
  readonly hours: readonly string[];
  readonly grid: HexGrid;
  readonly terrain: Readonly<
    Record<'river' | 'town' | 'forest' | 'elevation' | 'redoubtCamp' | 'redoubtLine', readonly HexId[]>
  >;
  readonly bridges: readonly {
    readonly hex: HexId;
    readonly axis: readonly [HexId, HexId];
    readonly keepsHex: boolean;
  }[];
  readonly streams: readonly (readonly [HexId, HexId])[];
  readonly streamBridges: readonly (readonly [HexId, HexId])[];
  readonly works: readonly { readonly inner: HexId; readonly dirs: readonly number[]; readonly isCamp: boolean }[];
  readonly breached: readonly (readonly [HexId, number])[];
  readonly gaps: readonly (readonly [HexId, number])[];
  readonly roads: readonly (readonly HexId[])[];
  readonly rightBank: readonly HexId[];
  /** Where tents may be drawn; no rule asks for them. */
  readonly campInterior: readonly HexId[];
  readonly edges: readonly (readonly Edge[])[];
  readonly formations: readonly FormationData[];
  readonly units: readonly UnitData[];
  readonly leaders: readonly LeaderData[];
  readonly aide: { readonly radius: number; readonly activation: number; readonly move: number };
  readonly towns: readonly HexId[];
  readonly scoringBridges: readonly HexId[];
  readonly initialControl: ReadonlyMap<HexId, number>;
  readonly instant: Readonly<Record<string, string>>;
  /** What the map is drawn from: names and ornament that no rule asks for. */
  readonly sheet: SheetPlan;
}

const SIDE = { F: 0, C: 1 } as const;
/** Every leg of a way costs a point, and a road gives one more: longer ways would not fit where the rest of a move is kept. */
const movement = read.integer(0, MAX_WAY - 1);

/** Throws `BadInput` that names the field. */
export function readScenario(json: unknown, edition: 'fr' | 'en', path = 'scenario'): ScenarioData {
  const s = scenarioFormat(json, path);
  const m = s.map;
  const grid = hexGrid({
    columns: m.grid.cols,
    rowsEven: m.grid.rows.evenColumns,
    rowsOdd: m.grid.rows.oddColumns,
    lowered: 'odd',
  });
  const { hex, hexes, pair, side, direction } = mapLabels(grid, (at, why) => {
    throw new BadInput(at, why);
  });
  const mapPath = `${path}.map`;
  const formations: FormationData[] = [];
  const units: UnitData[] = [];
  const seen = new Set<string>();
  const fresh = (name: string, at: string) => {
    if (seen.has(name)) throw new BadInput(at, `the id ${JSON.stringify(name)} is used twice`);
    seen.add(name);
  };
  for (const sideId of ['F', 'C'] as const) {
    for (const [fid, f] of Object.entries(s.formations[sideId])) {
      const at = `${path}.formations.${sideId}.${fid}`;
      const free = hexes(f.setup.hexes ?? [], `${at}.setup.hexes`);
      const entry = hexes(f.setup.entry ?? [], `${at}.setup.entry`);
      if (f.setup.type === 'reinforcement' && entry.length === 0) throw new BadInput(`${at}.setup.entry`, 'is missing');
      const index = formations.length;
      formations.push({
        id: fid,
        name: f.name,
        side: SIDE[sideId],
        leader: f.leader,
        colour: f.color,
        setup: f.setup.type,
        hexes: free,
        turn: f.setup.turn ?? 1,
        entry,
        splitsEqually: f.setup.split !== undefined,
        isExemptFromBayonetOrder: f.exemptFromBayonetOrder ?? false,
      });
      let next = 0;
      f.units.forEach((u, i) => {
        const where = `${at}.units.${i}`;
        fresh(u.id, `${where}.id`);
        const cls = CLASSES.indexOf(u.cls);
        const fights = u.cls === 'inf' || u.cls === 'cav' || u.cls === 'drg';
        if (fights && (u.cf === undefined || u.morale === undefined))
          throw new BadInput(`${where}.cf`, 'and morale are needed');
        const mp =
          typeof u.mp === 'number'
            ? movement(u.mp, `${where}.mp`)
            : read.object({ fr: movement, en: movement })(u.mp, `${where}.mp`)[edition];
        let at0: HexId | undefined;
        if (u.setup !== undefined) at0 = hex(u.setup, `${where}.setup`);
        else if (f.setup.type === 'free') {
          at0 = free[next++];
          if (at0 === undefined) throw new BadInput(where, 'has no hex left in the free set');
        } else if (f.setup.type === 'fixed') throw new BadInput(`${where}.setup`, 'is missing');
        const facing = u.defaultFacing ?? f.defaultFacing ?? 'NNE';
        units.push({
          id: u.id,
          name: u.name,
          side: SIDE[sideId],
          formation: formationId(index),
          cls,
          cf: fights ? u.cf! : 0,
          mp,
          morale: fights ? u.morale! : 0,
          fireModifier: u.fireModifier ?? 0,
          hex: at0,
          facing: parseVertex(facing)!,
        });
      });
    }
  }
  const leaders = s.leaders.map((l, i): LeaderData => {
    const at = `${path}.leaders.${i}`;
    fresh(l.id, `${at}.id`);
    if (l.leads && !formations.some((f) => f.id === l.leads)) throw new BadInput(`${at}.leads`, 'is not a formation');
    for (const c of l.commands ?? [])
      if (!formations.some((f) => f.id === c)) throw new BadInput(`${at}.commands`, `${c} is not a formation`);
    const enters = l.setup.length === 1 && l.setup[0] === 'reinforcement';
    return {
      id: l.id,
      name: l.name,
      side: SIDE[l.side],
      role: ROLES.indexOf(l.role),
      leads: l.leads ?? undefined,
      commands: l.commands ?? [],
      radius: l.radius,
      activation: l.activation ?? 0,
      move: l.move,
      isAlwaysInCommand: l.alwaysInCommand ?? false,
      hexes: enters ? [] : hexes(l.setup, `${at}.setup`),
    };
  });
  for (const [i, f] of formations.entries())
    if (!leaders.some((l) => l.id === f.leader && l.leads === f.id))
      throw new BadInput(`${path}.formations`, `the leader of ${f.id} (${i}) does not lead it`);
  const terrain = {
    river: hexes(m.terrain.river, `${mapPath}.terrain.river`),
    town: hexes(m.terrain.town, `${mapPath}.terrain.town`),
    forest: hexes(m.terrain.forest, `${mapPath}.terrain.forest`),
    elevation: hexes(m.terrain.elevation, `${mapPath}.terrain.elevation`),
    redoubtCamp: hexes(m.terrain.redoubtCamp, `${mapPath}.terrain.redoubtCamp`),
    redoubtLine: hexes(m.terrain.redoubtLine, `${mapPath}.terrain.redoubtLine`),
  };
  const control = new Map<HexId, number>();
  for (const [label, owner] of Object.entries(s.victory.initialControl))
    if (label !== 'baggage')
      control.set(hex(label, `${path}.victory.initialControl`), owner === null ? 0 : SIDE[owner] + 1);
  return {
    id: s.id,
    date: s.date,
    turns: s.turns,
    hours: s.turnTrack.hours,
    grid,
    terrain,
    bridges: m.bridges.map((b, i) => ({
      hex: hex(b.hex, `${mapPath}.bridges.${i}.hex`),
      axis: [
        hex(b.axis[0] ?? '', `${mapPath}.bridges.${i}.axis`),
        hex(b.axis[1] ?? '', `${mapPath}.bridges.${i}.axis`),
      ] as const,
      keepsHex: b.redoubt,
    })),
    streams: Object.entries(m.streams).flatMap(([name, sides]) =>
      sides.map((x, i) => pair(x, `${mapPath}.streams.${name}.${i}`)),
    ),
    streamBridges: m.roadBridgesOnStreams.map((x, i) => pair(x, `${mapPath}.roadBridgesOnStreams.${i}`)),
    works: Object.entries(m.fortifications).flatMap(([line, sides]) =>
      Object.entries(sides).map(([inner, dirs]) => ({
        inner: hex(inner, `${mapPath}.fortifications.${line}`),
        dirs: dirs.map((d, i) => direction(d, `${mapPath}.fortifications.${line}.${inner}.${i}`)),
        isCamp: line === 'camp',
      })),
    ),
    breached: m.breachedAtStart.map((x, i) => side(x, `${mapPath}.breachedAtStart.${i}`)),
    gaps: m.roadGaps.map((x, i) => side(x, `${mapPath}.roadGaps.${i}`)),
    roads: Object.entries(m.roads).map(([name, chain]) => hexes(chain, `${mapPath}.roads.${name}`)),
    rightBank: hexes(m.banks.rightBank, `${mapPath}.banks.rightBank`),
    campInterior: hexes(m.campInterior ?? [], `${mapPath}.campInterior`),
    edges: [s.sides.F.edges, s.sides.C.edges],
    formations,
    units,
    leaders,
    aide: s.aideDeCamp,
    towns: hexes(s.victory.denainHexes, `${path}.victory.denainHexes`),
    scoringBridges: hexes(Object.keys(s.victory.bridges), `${path}.victory.bridges`),
    initialControl: control,
    instant: s.victory.instant,
    sheet: { map: m },
  };
}
