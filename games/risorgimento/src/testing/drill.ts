import type { HexId } from '@tambour/boards';
import magentaFile from '../../data/scenarios/magenta.json' with { type: 'json' };
import sanMartinoFile from '../../data/scenarios/san-martino.json' with { type: 'json' };
import {
  COMMANDED,
  DISORDERED,
  EVER_HIT,
  type Field,
  IN_RESERVE,
  mark,
  note,
  putUnder,
  SQUARE,
  STRATEGIC,
} from '../model/state.ts';
import { ON_MAP, type SideName, type TypeName, WITH_ORDERS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

/** A unit of a drill. What is not said: allied, infantry, cohesion 6, no hits, facing 0, commanded, the usual allowance. */
export interface DrillUnit {
  readonly id: string;
  readonly side?: SideName;
  readonly type?: TypeName;
  readonly hex?: string;
  readonly facing?: number;
  readonly brigade?: string;
  readonly cohesion?: number;
  readonly ma?: number;
  readonly gun?: string;
  readonly range?: number;
  readonly hits?: number;
  readonly disordered?: boolean;
  readonly commanded?: boolean;
  readonly square?: boolean;
  readonly strategic?: boolean;
  readonly inReserve?: boolean;
}
export interface DrillLeader {
  readonly id: string;
  readonly side?: SideName;
  readonly rank?: 'brigadier' | 'corps' | 'overall';
  readonly hex?: string;
  readonly range?: number;
  readonly engagementDrm?: number;
  readonly continuity?: number;
  readonly ma?: number;
  /** The brigade he leads; his own id unless told. */
  readonly brigade?: string;
  readonly corps?: string;
  readonly rangeNearOverall?: number;
  readonly alsoOverall?: boolean;
  readonly leadsMassed?: boolean;
}
export interface DrillMap {
  readonly base?: 'plain' | 'magenta' | 'san-martino';
  readonly columns?: number;
  readonly rows?: number;
  readonly default?: { readonly terrain: string; readonly level: number };
  readonly overrides?: readonly {
    readonly terrain: string;
    readonly level: number;
    readonly hexes: readonly string[];
  }[];
  readonly hexsides?: Readonly<Record<string, readonly unknown[]>>;
  readonly roads?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly fortifications?: readonly { readonly hex: string; readonly protects: readonly number[] }[];
}
export interface DrillSpec {
  readonly map?: DrillMap;
  readonly units?: readonly DrillUnit[];
  readonly leaders?: readonly DrillLeader[];
  /** Corps by id; one a side (`allied`, `austrian`) unless told. */
  readonly corps?: Readonly<
    Record<string, { readonly side: SideName; readonly continuity?: number; readonly commander?: string }>
  >;
  /** Brigades by id, where the usual will not do. */
  readonly brigades?: Readonly<
    Record<
      string,
      {
        readonly side?: SideName;
        readonly corps?: string;
        readonly kind?: string;
        readonly nation?: string;
        readonly army?: number;
        readonly division?: string;
      }
    >
  >;
  /** By turn: who comes, and where. Those without a hex who are not named wait for the last turn. */
  readonly arrivals?: readonly {
    readonly turn: number;
    readonly entry: readonly string[];
    readonly units: readonly string[];
    readonly leaders?: readonly string[];
    readonly onceThisTurn?: boolean;
  }[];
  /** What the victory part of the file says, where the usual will not do. */
  readonly victory?: object;
  readonly effects?: readonly object[];
  readonly weather?: 'fair' | 'heat' | 'rain';
  readonly night?: boolean;
}

const ALLOWANCE: Readonly<Record<string, number>> = {
  infantry: 6,
  light: 6,
  jager: 7,
  'light-cavalry': 10,
  'heavy-cavalry': 9,
  artillery: 6,
  horse: 8,
};
const RANGE: Readonly<Record<string, number>> = { F: 4, H: 5, Rf: 8, horse: 3, R: 4 };
const TURNS = 20;

/** A scenario file made of a few pieces: everyone waits off the map until `place` puts them down. */
export function drillScenario(spec: DrillSpec): object {
  const units = spec.units ?? [];
  const leaders = spec.leaders ?? [];
  const corps = spec.corps ?? { allied: { side: 'allied' as const }, austrian: { side: 'austrian' as const } };
  const firstOf = (side: SideName) => Object.entries(corps).find(([, c]) => c.side === side)?.[0] ?? side;
  const brigadeOf = (u: DrillUnit) => u.brigade ?? `${u.side ?? 'allied'}-brigade`;
  const brigades = new Map<string, SideName>();
  for (const [id, b] of Object.entries(spec.brigades ?? {})) brigades.set(id, b.side ?? 'allied');
  for (const u of units) if (!brigades.has(brigadeOf(u))) brigades.set(brigadeOf(u), u.side ?? 'allied');
  for (const l of leaders)
    if ((l.rank ?? 'brigadier') === 'brigadier' && !brigades.has(l.brigade ?? l.id))
      brigades.set(l.brigade ?? l.id, l.side ?? 'allied');
  const kindOf = (id: string) => spec.brigades?.[id]?.kind ?? 'infantry';
  const isLed = (id: string) => kindOf(id) === 'infantry' || kindOf(id) === 'cavalry';
  const brigadier = (id: string) =>
    leaders.find((l) => (l.rank ?? 'brigadier') === 'brigadier' && (l.brigade ?? l.id) === id)?.id ?? `ldr-${id}`;
  const allLeaders = [
    ...leaders,
    ...[...brigades]
      .filter(([id]) => isLed(id) && !leaders.some((l) => l.id === brigadier(id)))
      .map(([id, side]): DrillLeader => ({ id: `ldr-${id}`, side, brigade: id })),
  ];
  const base =
    spec.map?.base === 'magenta' ? magentaFile.map : spec.map?.base === 'san-martino' ? sanMartinoFile.map : undefined;
  return {
    id: 'drill',
    date: '1859-01-01',
    source: {},
    map: base ?? {
      columns: spec.map?.columns ?? 20,
      rows: spec.map?.rows ?? 20,
      hexMetres: 325,
      default: spec.map?.default ?? { terrain: 'clear', level: 1 },
      overrides: spec.map?.overrides ?? [],
      hexsides: {
        river: [],
        canal: [],
        stream_shallow: [],
        stream_deep: [],
        bridge: [],
        ford: [],
        crest: [],
        ...spec.map?.hexsides,
      },
      roads: { main: [], secondary: [], track: [], railway: [], ...spec.map?.roads },
      names: {},
      entryHexes: entriesOf(spec),
      fortifications: spec.map?.fortifications ?? [],
    },
    turns: Array.from({ length: TURNS }, () => ({
      time: '8:00',
      weather: spec.weather ?? 'fair',
      night: spec.night ?? false,
    })),
    initiative: { allied: 0, austrian: 0 },
    corps: Object.entries(corps).map(([id, c]) => ({
      id,
      name: id,
      side: c.side,
      commander: c.commander ?? leaders.find((l) => l.rank === 'corps' && l.corps === id)?.id ?? null,
      continuity: c.continuity ?? 3,
    })),
    leaders: allLeaders.map((l) => {
      const rank = l.rank ?? 'brigadier';
      const side = l.side ?? brigades.get(l.brigade ?? l.id) ?? 'allied';
      const common = { id: l.id, name: l.id, rank, side, ma: l.ma ?? (rank === 'brigadier' ? 10 : 18) };
      const of = l.corps ?? spec.brigades?.[l.brigade ?? l.id]?.corps ?? firstOf(side);
      if (rank === 'overall') return common;
      if (rank === 'corps') {
        const range = l.range ?? 4;
        const continuity = l.continuity ?? 3;
        return {
          ...common,
          corps: of,
          range,
          continuity,
          reduced: { range: range - 1, continuity: continuity - 1 },
          rangeNearOverall: l.rangeNearOverall ?? range,
          alsoOverall: l.alsoOverall ?? false,
        };
      }
      return {
        ...common,
        corps: of,
        brigade: l.brigade ?? l.id,
        range: l.range ?? 4,
        engagementDrm: l.engagementDrm ?? 0,
        leadsMassed: l.leadsMassed ?? false,
      };
    }),
    brigades: [...brigades].map(([id, side]) => ({
      id,
      name: id,
      nation: spec.brigades?.[id]?.nation ?? (side === 'allied' ? 'french' : 'austrian'),
      corps: spec.brigades?.[id]?.corps ?? firstOf(side),
      division: spec.brigades?.[id]?.division ?? '1',
      kind: kindOf(id),
      army: spec.brigades?.[id]?.army ?? 1,
      ...(isLed(id) ? { leader: brigadier(id) } : {}),
    })),
    units: units.map((u) => {
      const type = u.type ?? 'infantry';
      const gun = u.gun ?? 'F';
      const common = {
        id: u.id,
        name: u.id,
        brigade: brigadeOf(u),
        type,
        ma: u.ma ?? ALLOWANCE[gun === 'horse' && type === 'artillery' ? 'horse' : type]!,
      };
      return type === 'artillery'
        ? { ...common, gun, range: u.range ?? RANGE[gun]! }
        : { ...common, cohesion: u.cohesion ?? 6 };
    }),
    setUp: [],
    reinforcements: [
      ...(spec.arrivals ?? []).map((a) => ({ leaders: [], ...a })),
      ...[...new Set(units.map((u) => u.side ?? 'allied'))].map((side) => ({
        turn: TURNS,
        entry: [entryOf(spec, side)],
        units: units
          .filter((u) => (u.side ?? 'allied') === side && !spec.arrivals?.some((a) => a.units.includes(u.id)))
          .map((u) => u.id),
        leaders: [],
      })),
    ],
    reserve: { startsInReserve: [], releaseTurn: {} },
    effects: spec.effects ?? [],
    victory: {
      objectives: {},
      scoresObjectives: 'allied',
      startControl: { allied: [], austrian: [] },
      eliminated: 1,
      demoralized: 3,
      levels: [
        { from: 1, winner: 'allied', grade: 'marginal' },
        { winner: 'austrian', grade: 'marginal' },
      ],
      ...spec.victory,
    },
  };
}
const entriesOf = (spec: DrillSpec) => {
  const hexes = ['0101', ...(spec.arrivals ?? []).flatMap((a) => a.entry)];
  return { allied: [...new Set(hexes)], austrian: [...new Set(hexes)] };
};
const entryOf = (spec: DrillSpec, side: SideName): string => {
  if (spec.map?.base === 'magenta') return magentaFile.map.entryHexes[side][0]!;
  return spec.map?.base === 'san-martino' ? sanMartinoFile.map.entryHexes[side][0]! : '0101';
};

export const hexOf = (w: RisorgimentoWorld, label: string): HexId => {
  const hex = w.hexIndex.get(label);
  if (hex === undefined) throw new Error(`${label} is not a hex`);
  return hex;
};
/** Puts the pieces of a drill down, stacks in the order in which they are named, top first; every brigade has Orders. */
export function place(g: Field, spec: DrillSpec): void {
  const { w, s } = g;
  s.battle.turn[0] = 1;
  s.formation.orders.fill(WITH_ORDERS);
  for (const u of spec.units ?? []) {
    if (u.hex === undefined) continue;
    const id = w.unitIndex.get(u.id)!;
    putUnder(g, id, hexOf(w, u.hex));
    s.unit.facing[id] = u.facing ?? 0;
    s.unit.hits[id] = u.hits ?? 0;
    if (u.hits) mark(g, id, EVER_HIT);
    if (u.disordered) mark(g, id, DISORDERED);
    if (u.square) mark(g, id, SQUARE);
    if (u.strategic) mark(g, id, STRATEGIC);
    if (u.inReserve) mark(g, id, IN_RESERVE);
    if (u.commanded ?? true) note(g, id, COMMANDED);
  }
  for (const l of spec.leaders ?? []) {
    if (l.hex === undefined) continue;
    const id = w.leaderIndex.get(l.id)!;
    s.leader.hex[id] = hexOf(w, l.hex);
    s.leader.place[id] = ON_MAP;
  }
}
