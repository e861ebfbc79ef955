import {
  allIds,
  chainTable,
  graphWithout,
  type LinkId,
  leastSteps,
  linkBetween,
  NO_LINK,
  reversedGraph,
  roadLinks,
  StepField,
  stepTable,
  type ZoneGraph,
  type ZoneId,
  type ZoneMap,
  zoneId,
  zoneMap,
  zoneSight,
} from '@tambour/boards';
import { BadInput, idsByName, numbersOf, packed, type World, worldsBy } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import { retreatSeverity, stepCost } from './chart-lookup.ts';
import { type Charts, readCharts } from './charts.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';
import { CHOICES, optionsOf, readSwitches, type Switches } from './options.ts';
import type { Counter } from './profile.ts';
import { readScenario, type ScenarioData } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import { SCENARIO_FILES } from './scenario-files.ts';
import { specialsOf } from './special.ts';
import { AP_GROUPS, ARTILLERY_GROUP, DIFFICULT, DOTTED, MOVE_LIMITS, PROTESTANT, SIDES, TYPE } from './vocabulary.ts';

/** A counter of this battle: those of the order of battle, then the enfants perdus that may be sent out (11.4). */
export interface UnitSheet extends Counter {
  readonly id: string;
  readonly side: number;
  readonly column: number;
  /** 11.4 The unit that sends it out, or -1. */
  readonly parent: number;
}

/** Everything that never changes in a battle. Zones, units, leaders, columns and baggage are indices. */
export type ReitersWorld = World & Readonly<ReturnType<typeof layOut>>;

const NUMERALS = ['I', 'II'];

/** Reads what was chosen and lays the field out. Throws `BadInput` that names the field. */
export const reitersWorld = worldsBy({
  options: CHOICES,
  scenarios: new Map(SCENARIO_FILES.map((file) => [file.id, file])),
  charts: chartsFile,
  lay({ options, scenario, path, charts: chartsJson, dataHash }): ReitersWorld {
    const data = readScenario(scenario, path);
    const charts = readCharts(chartsJson);
    checkScenario(data, charts);
    return layOut(data, charts, readSwitches(options), dataHash);
  },
});

/** The field of a scenario already read. Tests lay out small ones of their own. */
export function layOut(data: ScenarioData, charts: Charts, switches: Switches, dataHash: string) {
  const map = zoneMap(data.map);
  const passage = graphWithout(map, { borders: ['impassable'], zones: ['X'] });
  const altitude = Int16Array.from(map.altitude);
  const type = Uint8Array.from(map.kind);
  const links = allIds<LinkId>(passage.links);
  const kindOf = (link: LinkId) => map.crossingKind[passage.crossing[link]!]!;
  const linkKind = Uint8Array.from(links, kindOf);
  const linkCost = Uint8Array.from(links, (link) => stepCost(charts, kindOf(link), type[passage.to[link]!]!)!);
  const paved = roadLinks(map, passage, 'road');
  const linkRoad = Uint8Array.from(links, (link) =>
    paved[link] && type[passage.to[link]!]! <= DIFFICULT && type[passage.from[link]!]! <= DIFFICULT ? 1 : 0,
  );
  const field = new StepField(map.size);
  const back = reversedGraph(passage);
  const toSupply = SIDES.map((_, side) => {
    field.fromAll(back, data.supply[side]!.zones);
    return field.steps.slice();
  });
  const marked = (zones: readonly ZoneId[]) => {
    const marks = new Uint8Array(map.size);
    for (const z of zones) marks[z] = 1;
    return marks;
  };
  const units = unitSheets(data, charts, switches);
  const unitIds = units.map((u) => u.id);
  const leaderIds = data.leaders.map((l) => l.id);
  const baggageIds = data.baggage.map((b) => b.id);
  const pieces = [...unitIds, ...leaderIds, ...baggageIds];
  const ofSides = [...units, ...data.leaders, ...data.baggage].map(({ side }) => side);
  const pieceIndex = new Map(pieces.map((id, i) => [id, i]));
  if (pieceIndex.size !== pieces.length) throw new BadInput('scenario', 'two pieces bear the same id');
  const sight = zoneSight(chainTable(map.graph, 3), altitude, {
    isOpaque: (crossing) => map.crossingOpaque[crossing] === 1,
    isBlocking: (zone) => map.blocking[zone] === 1,
    isMasked,
    canPiecesBlock: (heights) => heights.every((h) => h === heights[0]),
  });
  const specials = specialsOf(data.special);
  return {
    scenario: data.id,
    options: optionsOf(switches),
    dataHash,
    pieces,
    data,
    charts,
    switches,
    specials,
    /** AU.4 Zones where waggons may choke the streets. */
    chokedZones: [...new Set(specials['choked-streets'].flatMap((c) => c.zones))],
    map,
    zones: map.size,
    zoneNames: map.names,
    zoneIndex: idsByName(map.names, zoneId),
    /** 4.1.2d 4.1.3b 4.1.1d Where pieces pass: for movement, zones of control, command, close combat, retreat. */
    passage,
    sight,
    /** By zone: index of its type (4.1.1a), height (4.1Za). */
    type,
    altitude,
    /** 4.3e */
    limit: Uint8Array.from(type, (t) => charts.zones[t]!.stack),
    /** 4.1.1e 4.1.1f By link of `passage`: points, kind of crossing, 1 if along a road that pays; paths pay nothing. */
    linkCost,
    linkKind,
    linkRoad,
    /** By zone: the least that a step out of it costs. */
    leastStep: leastSteps(passage, linkCost),
    linkRetreat: Uint8Array.from(links, (link) => retreatSeverity(charts, kindOf(link), type[passage.to[link]!]!)),
    /** 10.1h By side and limit of an order: points by link, 0 where the order forbids the step. */
    limitedCost: toSupply.map((far) => MOVE_LIMITS.map((limit) => limited(passage, linkCost, far, limit))),
    /** 7.4.6a By side of the defender: crossing * groups + group of the attacker. R18 */
    crossingTerrain: SIDES.map((_, side) => terrainTable(data, map, charts, side)),
    /** from * zones + to → passage steps. */
    steps: stepTable(passage),
    /** R68 By side: steps to the supply edge. */
    toSupply,
    isSupply: data.supply.map((s) => marked(s.zones)),
    units: units.length,
    unit: units,
    unitSide: Uint8Array.from(units, (u) => u.side),
    unitColumn: Uint8Array.from(units, (u) => u.column),
    unitType: Uint8Array.from(units, (u) => u.type),
    unitParent: packed<UnitId>(Int16Array.from(units, (u) => u.parent)),
    sideUnits: SIDES.map((_, side) => numbersOf(units, unitId, (u) => u.side === side)),
    /** 11.4.1a Numbers of the enfants perdus of a unit, empty for most. */
    hopes: units.map((_, u) => units.flatMap((e, i) => (e.parent === u ? [unitId(i)] : []))),
    leaders: data.leaders.length,
    leaderSide: Uint8Array.from(data.leaders, (l) => l.side),
    leaderColumn: Uint8Array.from(data.leaders, (l) => l.column),
    sideLeaders: SIDES.map((_, side) => numbersOf(data.leaders, leaderId, (l) => l.side === side)),
    columns: data.columns.length,
    columnSide: Uint8Array.from(data.columns, (c) => c.side),
    columnLeader: packed<LeaderId>(Uint8Array.from(data.columns, (c) => c.leader)),
    columnUnits: data.columns.map((_, c) => numbersOf(units, unitId, (u) => u.column === c)),
    baggage: data.baggage.length,
    baggageSide: Uint8Array.from(data.baggage, (b) => b.side),
    unitIds,
    leaderIds,
    unitIndex: idsByName(unitIds, unitId),
    leaderIndex: idsByName(leaderIds, leaderId),
    columnIds: data.columns.map((c) => c.id),
    baggageIds,
    pieceIndex,
    pieceSide: Uint8Array.from(ofSides),
  };
}

/** 11.4a 11.4b 1.3.1c Two detachments for each Protestant arquebusier unit, as counters that wait. */
function unitSheets(data: ScenarioData, charts: Charts, switches: Switches): readonly UnitSheet[] {
  const own = data.units.map((u): UnitSheet => ({ ...u, parent: -1 }));
  if (!switches.enfantsPerdus) return own;
  const profile = charts.profiles[TYPE['forlorn-hope']]!;
  const hopes = own.flatMap((u, parent) =>
    u.type === TYPE.arquebusiers && u.side === PROTESTANT
      ? Array.from({ length: charts.forlornHopesPerParent }, (_, i): UnitSheet => {
          const numeral = NUMERALS[i] ?? String(i + 1);
          return { ...profile, id: `${u.id}-EP-${numeral}`, side: u.side, column: u.column, parent };
        })
      : [],
  );
  return [...own, ...hopes];
}

/** 4.1.5.4a 4.1.5.4b 4.1.5.4c 4.1.5.4d Whether the lie of the land hides the last zone of a chain from the first. */
export function isMasked(heights: readonly number[]): boolean {
  const from = heights[0]!;
  const to = heights[heights.length - 1]!;
  const between = heights.slice(1, -1);
  if (between.some((h) => h > from && h > to)) return true;
  if (from < to) return true;
  return to < from && (heights.length === 2 || between.some((h) => h === from));
}

/** 10.1h Steps an order lets a column take: never away from its supply, or always towards it. */
function limited(
  passage: ZoneGraph,
  cost: Uint8Array,
  far: Uint8Array,
  limit: (typeof MOVE_LIMITS)[number],
): Uint8Array {
  if (limit === 'noEnemyZoc') return cost;
  return cost.map((points, link) => {
    const gain = far[passage.from[link]!]! - far[passage.to[link]!]!;
    return (limit === 'neverAwayFromSupply' ? gain >= 0 : gain > 0) ? points : 0;
  });
}

/**
 * 7.4.6a 7.4.6b 7.4.6c What each crossing is worth to a defender of a side against each group of attackers. At a point
 * the border best for him counts; of several points whoever attacks takes the least costly. A work owned by the other
 * side counts as dotted. For guns the figures are penalties, so "best for him" is the lowest.
 */
function terrainTable(data: ScenarioData, map: ZoneMap, charts: Charts, side: number): Int8Array {
  const groups = AP_GROUPS.length;
  const table = new Int8Array(map.crossings * groups);
  const owner = new Map(data.map.borders.map((b) => [b.id, b.fortOwner]));
  const worth = (border: number, group: number): number => {
    const b = map.borders[border]!;
    const owned = owner.get(b.name);
    const kind = owned !== undefined && owned !== side ? DOTTED : b.kind;
    return charts.borders[kind]!.terrain[group] ?? 0;
  };
  for (let crossing = 0; crossing < map.crossings; crossing++)
    for (let group = 0; group < groups; group++) {
      const sign = group === ARTILLERY_GROUP ? -1 : 1;
      const points = map.crossingJunctions[crossing]!;
      const best = (borders: readonly number[]) => Math.max(...borders.map((b) => sign * worth(b, group)));
      const open = points.filter((j) => map.junctions[j]!.kind === map.crossingKind[crossing]);
      table[crossing * groups + group] =
        points.length === 0
          ? worth(crossing, group)
          : sign * Math.min(...open.map((j) => best(map.junctions[j]!.borders)));
    }
  return table;
}

/** The link of passage from zone to zone, or -1. */
export const linkOf = (w: ReitersWorld, from: ZoneId, to: ZoneId): LinkId =>
  linkBetween(w.passage, from, to) ?? NO_LINK;
