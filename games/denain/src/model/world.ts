import {
  DIRECTIONS,
  directionTo,
  edgeHexes,
  type HexGrid,
  type HexId,
  hexLabel,
  opposite,
  type SightTable,
  sightTable,
} from '@tambour/boards';
import { BadInput, type Choice, hashText, read, type World } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import scenarioFile from '../../data/scenario.json' with { type: 'json' };
import { flankOf, frontOf } from './arcs.ts';
import { type Charts, readCharts } from './charts.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { readScenario, type ScenarioData } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import {
  ART,
  BAGGAGE,
  BRIDGE,
  CAV,
  CINC,
  CLEAR,
  DRG,
  ELEVATION,
  FOREST,
  INF,
  LEADER,
  REDOUBT,
  RIVER,
  TERRAINS,
  TOWN,
} from './vocabulary.ts';

/** Marks in the table of movement costs. */
export const BARRED = 0;
export const HALF = 255;

/** Marks in the table of steps, above the points themselves. */
export const STEP_HALF = 64;
export const STEP_WORK = 128;
export const STEP_POINTS = 63;

/** Traits of a side as a step over it meets them: a road, a bridge that ends hex movement (7.5a 7.5b), clear ground for a charge. */
export const BY_ROAD = 1;
export const BY_BRIDGE = 2;
export const SMOOTH = 4;

/** Everything that never changes in a battle, in typed arrays by hex, unit, leader and formation. */
export interface DenainWorld extends World {
  readonly edition: Edition;
  readonly data: ScenarioData;
  readonly charts: Charts;
  readonly grid: HexGrid;
  readonly near: Int32Array;
  readonly sight: SightTable;
  readonly terrain: Uint8Array;
  readonly isCampRedoubt: Uint8Array;
  /** Bridge number + 1 of a bridge hex. */
  readonly bridge: Uint8Array;
  readonly bridges: readonly {
    readonly hex: HexId;
    readonly dirs: readonly [number, number];
    readonly keepsHex: boolean;
  }[];
  /** Six bits a hex, one a direction. `inner`: works owned by this hex; `wall`: works seen from either side. */
  readonly inner: Uint8Array;
  readonly wall: Uint8Array;
  readonly gap: Uint8Array;
  readonly stream: Uint8Array;
  readonly streamBridge: Uint8Array;
  readonly road: Uint8Array;
  readonly breachedAtStart: Uint8Array;
  /** The hexes with a work on one of their sides, and where each stands in that list, counted from 1; 0 for the others. */
  readonly workHexes: readonly number[];
  readonly workRow: Uint16Array;
  /** Sides over which nothing may pass in any case: off the map, river banks, a bridge off its axis. */
  readonly shut: Uint8Array;
  /** Sides over which a zone of control reaches. */
  readonly zocReach: Uint8Array;
  /** Cost of entering by terrain class, class × hex: BARRED, HALF or points. */
  readonly cost: readonly Uint8Array[];
  /**
   * What a step over a side costs before breaches and allowances are known, by class, then hex * 6 + direction:
   * BARRED, or points with the marks STEP_HALF (half the allowance comes on top) and STEP_WORK (a work is in the way).
   */
  readonly stepBase: readonly Uint8Array[];
  /** What else there is to a step over a side, by hex * 6 + direction: BY_ROAD, BY_BRIDGE, SMOOTH. */
  readonly sideTraits: Uint8Array;
  /** Zones and flanks by class (infantry, cavalry, dragoons), then hex * 6 + facing, as six bits around the hex. */
  readonly zoneMask: readonly Uint8Array[];
  readonly flankMask: readonly Uint8Array[];
  readonly nearEscaut: Uint8Array;
  readonly rightBank: Uint8Array;
  readonly blocksSight: Uint8Array;
  readonly protection: Uint8Array;
  readonly line: Uint8Array;
  readonly edges: readonly (readonly HexId[])[];
  readonly isEdge: readonly Uint8Array[];
  readonly units: number;
  readonly unitSide: Uint8Array;
  readonly unitFormation: Uint8Array;
  readonly unitClass: Uint8Array;
  readonly unitMp: Uint8Array;
  readonly unitMorale: Uint8Array;
  readonly unitCf: Uint8Array;
  readonly fireModifier: Uint8Array;
  readonly baggage: number;
  readonly formations: number;
  readonly formationSide: Uint8Array;
  readonly formationUnits: readonly Uint16Array[];
  readonly sideFormations: readonly Uint8Array[];
  readonly sideUnits: readonly Uint16Array[];
  readonly batteries: readonly Uint16Array[];
  /** The scenario's leader of each formation; an aide's row is `leaders + formation`. */
  readonly formationLeader: Uint8Array;
  readonly leaders: number;
  readonly leaderSide: Uint8Array;
  readonly leaderRole: Uint8Array;
  /** Formation led + 1. */
  readonly leads: Uint8Array;
  readonly commands: readonly Uint8Array[];
  readonly radius: Uint8Array;
  readonly activation: Uint8Array;
  readonly leaderMove: Uint8Array;
  readonly entryHexes: readonly {
    readonly hex: HexId;
    readonly formation: number;
    readonly edge: readonly HexId[];
    readonly most: number;
  }[];
  readonly objectives: readonly HexId[];
  readonly objectiveIndex: Uint8Array;
  readonly hexNames: readonly string[];
  readonly hexIndex: ReadonlyMap<string, number>;
  readonly unitIds: readonly string[];
  readonly leaderIds: readonly string[];
  readonly formationIds: readonly string[];
  readonly unitIndex: ReadonlyMap<string, number>;
  readonly leaderIndex: ReadonlyMap<string, number>;
  readonly formationIndex: ReadonlyMap<string, number>;
  readonly villars: number;
}

const choice = read.table(read.string(40), 20);

/** Reads what was chosen and lays the field out. Throws `BadInput` that names the field. */
export function denainWorld(chosen: Choice): DenainWorld {
  const options = choice(chosen.options ?? {}, 'options');
  for (const key of Object.keys(options))
    if (key !== 'edition') throw new BadInput(`options.${key}`, 'is not an option of this game');
  const id = read.oneOf('fr', 'en')(options.edition ?? 'fr', 'options.edition');
  const isOwn = chosen.scenarioData === undefined && chosen.charts === undefined;
  const world = (isOwn ? printed.get(id) : undefined) ?? build(chosen, id);
  if (isOwn) printed.set(id, world);
  if (chosen.scenario !== undefined && chosen.scenario !== world.scenario)
    throw new BadInput('scenario', `must be ${world.scenario}`);
  return world;
}
/** The worlds of the game's own data: nothing in them ever changes, so one of each edition serves every match. */
const printed = new Map<Edition['id'], DenainWorld>();

function build(chosen: Choice, id: Edition['id']): DenainWorld {
  const scenarioJson = chosen.scenarioData ?? scenarioFile;
  const chartsJson = chosen.charts ?? chartsFile;
  const dataHash = hashText(JSON.stringify([scenarioJson, chartsJson]));
  return lay(readScenario(scenarioJson, id), readCharts(chartsJson), EDITIONS[id], dataHash);
}

function lay(data: ScenarioData, charts: Charts, edition: Edition, dataHash: string): DenainWorld {
  const { grid } = data;
  const near = grid.neighbours;
  const n = grid.size;
  const hexNames = Array.from({ length: n }, (_, h) => hexLabel(grid, h));
  checkScenario(data, hexNames, edition.baggageIsPiece);
  const bytes = () => new Uint8Array(n);
  const terrain = bytes();
  for (const h of data.terrain.river) terrain[h] = RIVER;
  for (const b of data.bridges) terrain[b.hex] = BRIDGE;
  for (const h of data.terrain.forest) terrain[h] = FOREST;
  for (const h of data.terrain.elevation) terrain[h] = ELEVATION;
  for (const h of data.terrain.town) terrain[h] = TOWN;
  for (const h of [...data.terrain.redoubtCamp, ...data.terrain.redoubtLine]) terrain[h] = REDOUBT;
  const isCampRedoubt = bytes();
  for (const h of data.terrain.redoubtCamp) isCampRedoubt[h] = 1;

  const bridge = bytes();
  const bridges = data.bridges.map((b, i) => {
    bridge[b.hex] = i + 1;
    const dirs = b.axis.map((a) => directionTo(grid, b.hex, a)) as [number | undefined, number | undefined];
    if (dirs[0] === undefined || dirs[1] === undefined || dirs[1] !== opposite(dirs[0]))
      throw new BadInput(
        'scenario.map.bridges',
        `the axis of ${hexLabel(grid, b.hex)} is not a straight line through it`,
      );
    return { hex: b.hex, dirs: [dirs[0], dirs[1]] as const, keepsHex: b.keepsHex };
  });

  const both = (mask: Uint8Array, hex: HexId, dir: number) => {
    mask[hex]! |= 1 << dir;
    const other = near[hex * 6 + dir]!;
    if (other >= 0) mask[other]! |= 1 << opposite(dir);
  };
  const pairs = (mask: Uint8Array, list: readonly (readonly [HexId, HexId])[], what: string) => {
    for (const [a, b] of list) {
      const dir = directionTo(grid, a, b);
      if (dir === undefined) throw new BadInput(what, `${hexLabel(grid, a)} and ${hexLabel(grid, b)} do not touch`);
      both(mask, a, dir);
    }
  };
  const inner = bytes();
  const wall = bytes();
  for (const w of data.works)
    for (const d of w.dirs) {
      inner[w.inner]! |= 1 << d;
      both(wall, w.inner, d);
    }
  const gap = bytes();
  for (const [h, d] of data.gaps) both(gap, h, d);
  const breachedAtStart = bytes();
  for (const [h, d] of data.breached) both(breachedAtStart, h, d);
  const workHexes = hexNames.flatMap((_, h) => {
    const isAtRedoubt = isCampRedoubt[h] || DIRECTIONS.some((_name, d) => isCampRedoubt[near[h * 6 + d]!]);
    return wall[h] || breachedAtStart[h] || isAtRedoubt ? [h] : [];
  });
  const workRow = new Uint16Array(n);
  workHexes.forEach((h, i) => {
    workRow[h] = i + 1;
  });
  const stream = bytes();
  pairs(stream, data.streams, 'scenario.map.streams');
  const streamBridge = bytes();
  pairs(streamBridge, data.streamBridges, 'scenario.map.roadBridgesOnStreams');
  const road = bytes();
  for (const chain of data.roads)
    pairs(
      road,
      chain.slice(1).map((h, i) => [chain[i]!, h] as const),
      'scenario.map.roads',
    );

  const offAxis = (at: number, dir: number): boolean => {
    const b = bridge[at]!;
    return b > 0 && !bridges[b - 1]!.dirs.includes(dir);
  };
  const shut = bytes();
  const zocReach = bytes();
  for (let h = 0; h < n; h++)
    for (let d = 0; d < 6; d++) {
      const x = near[h * 6 + d]!;
      if (x < 0 || terrain[x] === RIVER || terrain[h] === RIVER || offAxis(h, d) || offAxis(x, opposite(d)))
        shut[h]! |= 1 << d;
      else if (!charts.stopsZoc[TERRAINS[terrain[x]!]!] && !(stream[h]! & (1 << d))) zocReach[h]! |= 1 << d;
    }

  const columns = ['inf', 'cav', 'drg', 'art', 'inf', 'leader'];
  const cost = [INF, CAV, DRG, ART, BAGGAGE, LEADER].map((cls) => {
    const by = bytes();
    for (let h = 0; h < n; h++) {
      const c = charts.cost[TERRAINS[terrain[h]!]!]![columns[cls]!]!;
      by[h] = c < 0 ? HALF : c;
    }
    return by;
  });
  const stepBase = [INF, CAV, DRG, ART, BAGGAGE, LEADER].map((cls) => {
    const by = new Uint8Array(n * 6);
    for (let h = 0; h < n; h++)
      for (let d = 0; d < 6; d++) {
        const bit = 1 << d;
        if (shut[h]! & bit) continue;
        const x = near[h * 6 + d]!;
        const onRoad = (road[h]! & bit) !== 0;
        const ground = cost[cls]![x]!;
        let points = ground === HALF ? STEP_HALF : onRoad ? charts.roadCost : ground;
        if (points === BARRED) continue;
        if (stream[h]! & bit && !onRoad) points += charts.streamCost;
        if ((wall[h]! & bit && !(gap[h]! & bit)) || (isCampRedoubt[x] && !(gap[h]! & bit))) points |= STEP_WORK;
        by[h * 6 + d] = points;
      }
    return by;
  });
  const sideTraits = new Uint8Array(n * 6);
  for (let h = 0; h < n; h++)
    for (let d = 0; d < 6; d++) {
      const bit = 1 << d;
      const x = near[h * 6 + d]!;
      if (x < 0) continue;
      const isOntoBridge = edition.bridgeAlwaysStops && bridge[x]! > 0;
      const isOverBridge = edition.hexsideBridgeStops && (streamBridge[h]! & bit) !== 0;
      const isWalled = (wall[h]! & bit) !== 0 && !(gap[h]! & bit);
      const isSmooth = terrain[x] === CLEAR && !(stream[h]! & bit) && !isWalled;
      sideTraits[h * 6 + d] =
        (road[h]! & bit ? BY_ROAD : 0) | (isOntoBridge || isOverBridge ? BY_BRIDGE : 0) | (isSmooth ? SMOOTH : 0);
    }
  const arcs = (of: (facing: number, cls: number, hex: number) => number) =>
    [INF, CAV, DRG].map((cls) => {
      const by = new Uint8Array(n * 6);
      for (let h = 0; h < n; h++) for (let v = 0; v < 6; v++) by[h * 6 + v] = of(v, cls, h) & zocReach[h]!;
      return by;
    });
  const ground = { terrain, edition };
  const zoneMask = arcs((v, cls, h) => frontOf(ground, cls, h, v));
  const flankMask = arcs((v, cls, h) => flankOf(ground, cls, h, v));
  const nearEscaut = bytes();
  for (let h = 0; h < n; h++) {
    if (bridge[h]) nearEscaut[h] = 1;
    if (terrain[h] === RIVER) continue;
    for (let d = 0; d < 6; d++) {
      const x = near[h * 6 + d]!;
      if (x >= 0 && (terrain[x] === RIVER || bridge[x])) nearEscaut[h] = 1;
    }
  }
  const rightBank = bytes();
  for (const h of data.rightBank) rightBank[h] = 1;
  const blocksSight = bytes();
  const protection = bytes();
  const line = bytes();
  for (let h = 0; h < n; h++) {
    const t = TERRAINS[terrain[h]!]!;
    blocksSight[h] = charts.blocksSight[t]![edition.id] || (edition.worksBlockSight && inner[h]! > 0) ? 1 : 0;
    protection[h] = charts.protection[t]!;
    line[h] = charts.line[t]!;
  }
  const edges = data.edges.map((list) => [...new Set(list.flatMap((e) => edgeHexes(grid, e)))]);
  const isEdge = edges.map((list) => {
    const marks = bytes();
    for (const h of list) marks[h] = 1;
    return marks;
  });

  const units = data.units.length;
  const u8 = (f: (u: (typeof data.units)[number]) => number) => Uint8Array.from(data.units, f);
  const formationUnits = data.formations.map((_, f) =>
    Uint16Array.from(data.units.flatMap((u, i) => (u.formation === f ? [i] : []))),
  );
  const leaderOf = (name: string) => data.leaders.findIndex((l) => l.id === name);
  const formationOf = (name: string) => data.formations.findIndex((f) => f.id === name);
  const edgeOf = (hex: HexId): readonly HexId[] => {
    for (const e of ['west', 'north', 'east', 'south'] as const) {
      const list = edgeHexes(grid, e);
      if (list.includes(hex)) return list;
    }
    throw new BadInput('scenario.formations', `the entry hex ${hexLabel(grid, hex)} is not on a map edge`);
  };
  const entryHexes = data.formations.flatMap((f, i) =>
    f.entry.map((hex) => ({
      hex,
      formation: i,
      edge: edgeOf(hex),
      most: f.splitsEqually ? Math.ceil(formationUnits[i]!.length / f.entry.length) : 0xff,
    })),
  );
  const objectives = [...data.towns, ...data.scoringBridges];
  const objectiveIndex = bytes();
  objectives.forEach((h, i) => {
    objectiveIndex[h] = i + 1;
  });
  const aides = data.formations;
  const rows = <T>(
    own: (l: (typeof data.leaders)[number]) => T,
    aide: (f: (typeof aides)[number], i: number) => T,
  ): T[] => [...data.leaders.map(own), ...aides.map(aide)];
  const unitIds = data.units.map((u) => u.id);
  const leaderIds = rows(
    (l) => l.id,
    (f) => `aide-${f.id}`,
  );
  const formationIds = data.formations.map((f) => f.id);
  const index = (ids: readonly string[]) => new Map(ids.map((x, i) => [x, i]));
  for (const u of data.units) {
    if (u.hex === undefined) continue;
    if (u.cls !== BAGGAGE && cost[u.cls]![u.hex] === BARRED)
      throw new BadInput('scenario.formations', `${u.id} cannot stand in ${hexNames[u.hex]}`);
  }
  return {
    scenario: data.id,
    options: { edition: edition.id },
    dataHash,
    pieces: [...unitIds, ...leaderIds],
    edition,
    data,
    charts,
    grid,
    near,
    sight: sightTable(charts.artilleryRange),
    terrain,
    isCampRedoubt,
    bridge,
    bridges,
    inner,
    wall,
    gap,
    stream,
    streamBridge,
    road,
    breachedAtStart,
    workHexes,
    workRow,
    shut,
    zocReach,
    cost,
    stepBase,
    sideTraits,
    zoneMask,
    flankMask,
    nearEscaut,
    rightBank,
    blocksSight,
    protection,
    line,
    edges,
    isEdge,
    units,
    unitSide: u8((u) => u.side),
    unitFormation: u8((u) => u.formation),
    unitClass: u8((u) => u.cls),
    unitMp: u8((u) => u.mp),
    unitMorale: u8((u) => u.morale),
    unitCf: u8((u) => u.cf),
    fireModifier: u8((u) => u.fireModifier),
    baggage: data.units.findIndex((u) => u.cls === BAGGAGE),
    formations: data.formations.length,
    formationSide: Uint8Array.from(data.formations, (f) => f.side),
    formationUnits,
    sideFormations: [0, 1].map((s) => Uint8Array.from(data.formations.flatMap((f, i) => (f.side === s ? [i] : [])))),
    sideUnits: [0, 1].map((s) => Uint16Array.from(data.units.flatMap((u, i) => (u.side === s ? [i] : [])))),
    batteries: [0, 1].map((s) =>
      Uint16Array.from(data.units.flatMap((u, i) => (u.side === s && u.cls === ART ? [i] : []))),
    ),
    formationLeader: Uint8Array.from(data.formations, (f) => leaderOf(f.leader)),
    leaders: data.leaders.length,
    leaderSide: Uint8Array.from(
      rows(
        (l) => l.side,
        (f) => f.side,
      ),
    ),
    leaderRole: Uint8Array.from(
      rows(
        (l) => l.role,
        () => 2,
      ),
    ),
    leads: Uint8Array.from(
      rows(
        (l) => (l.leads === undefined ? 0 : formationOf(l.leads) + 1),
        (_, i) => i + 1,
      ),
    ),
    commands: data.leaders.map((l) => Uint8Array.from(l.commands, formationOf)),
    radius: Uint8Array.from(
      rows(
        (l) => l.radius,
        () => data.aide.radius,
      ),
    ),
    activation: Uint8Array.from(
      rows(
        (l) => l.activation,
        () => data.aide.activation,
      ),
    ),
    leaderMove: Uint8Array.from(
      rows(
        (l) => (l.role === CINC ? charts.commanderHexes : l.move),
        () => data.aide.move,
      ),
    ),
    entryHexes,
    objectives,
    objectiveIndex,
    hexNames,
    hexIndex: index(hexNames),
    unitIds,
    leaderIds,
    formationIds,
    unitIndex: index(unitIds),
    leaderIndex: index(leaderIds),
    formationIndex: index(formationIds),
    villars: data.leaders.findIndex(
      (l) => l.role === CINC && l.side === 0 && l.leads !== undefined && data.instant[l.id] !== undefined,
    ),
  };
}
