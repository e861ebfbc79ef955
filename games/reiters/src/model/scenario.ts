import { type ZoneId, zoneId } from '@tambour/boards';
import { BadInput, type Text } from '@tambour/kernel';
import { type Counter, counterOf } from './profile.ts';
import { type MapPlan, readMap } from './scenario-map.ts';
import { scenarioShape } from './scenario-shape.ts';
import { readSpecial, type SpecialRule } from './special.ts';
import { CC, LG, type MapEdge, ORDERS, RANKS, type Role, SIDES, UNIT_TYPES, type VictoryLevel } from './vocabulary.ts';

/** 1.2b 1.3.1e A part of an army under one leader, with a colour of its own. Sides, zones, leaders, orders and types are indices throughout. */
export interface ColumnData {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  readonly colour: string;
  readonly leader: number;
  /** 2.1a Where its pieces may start; empty for one that comes later. */
  readonly zones: readonly ZoneId[];
  /** 10.1a */
  readonly order: number;
  /** 4.5a */
  readonly reinforcement: { readonly turn: number; readonly zones: readonly ZoneId[] } | undefined;
}
export interface UnitData extends Counter {
  readonly id: string;
  readonly name: Text;
  readonly side: number;
  readonly column: number;
  /** A legal place to start, for players who do not care to choose; none for a reinforcement. */
  readonly zone: ZoneId | undefined;
}
/** 7.4.2a Added to the combat factor of an AP or DP of these types in his zone; no list means any type. */
interface LeaderBonus {
  readonly fc: number;
  readonly role: Role;
  readonly types: readonly number[] | undefined;
}
/** 1.4a */
export interface LeaderData {
  readonly id: string;
  readonly name: Text;
  readonly side: number;
  readonly column: number;
  readonly rank: number;
  readonly fq: number;
  readonly ma: number;
  /** 1.4c */
  readonly replacement: { readonly name: Text; readonly fq: number; readonly ma: number };
  readonly bonus: LeaderBonus | undefined;
  readonly zone: ZoneId | undefined;
}
/** 1.5a No unit: it has no factors, and nobody can order it to do anything. */
interface BaggageData {
  readonly id: string;
  readonly side: number;
  readonly zone: ZoneId;
}
interface ExitData {
  readonly side: number;
  readonly edge: MapEdge;
  readonly zones: readonly ZoneId[];
  readonly fromTurn: number;
  /** Points by unit type; a type that scores nothing has 0. */
  readonly units: readonly number[];
  /** Points by rank. */
  readonly leaders: readonly number[];
}
/** 9.0a N14 What scores. `elimination` is by the side that scores. */
export interface VictoryData {
  readonly objectives: readonly {
    readonly zone: ZoneId;
    readonly name: Text;
    readonly side: number;
    readonly points: number;
    /** Where the figure is not the first we had. */
    readonly revised?: { readonly from: number; readonly source: Text; readonly why: Text };
  }[];
  readonly exits: readonly ExitData[];
  readonly elimination: readonly {
    readonly units: readonly number[];
    readonly leaders: readonly number[];
    readonly baggage: number;
  }[];
  /** 9.0c The least difference of points for each level, lowest first. */
  readonly levels: readonly { readonly least: number; readonly level: VictoryLevel }[];
}
/** A scenario file, read, with names turned into indices; `checkScenario` sees whether it holds together. */
export interface ScenarioData {
  readonly id: string;
  readonly name: Text;
  readonly title: Text;
  readonly date: string;
  readonly turns: number;
  readonly minutesPerTurn: number;
  readonly start: string;
  /** 2.2a */
  readonly initiative: number;
  readonly history: Text;
  /** What each side is after, by side. */
  readonly aims: readonly Text[];
  readonly map: MapPlan;
  /** 7.5.3a By side. */
  readonly supply: readonly { readonly edge: MapEdge; readonly zones: readonly ZoneId[] }[];
  readonly columns: readonly ColumnData[];
  readonly leaders: readonly LeaderData[];
  readonly units: readonly UnitData[];
  readonly baggage: readonly BaggageData[];
  /** 11.4.3d */
  readonly enfantsPerdus: { readonly max: number; readonly zones: readonly ZoneId[]; readonly note: Text };
  readonly victory: VictoryData;
  readonly special: readonly SpecialRule[];
}

/** Throws `BadInput` that names the field. */
export function readScenario(json: unknown, path = 'scenario'): ScenarioData {
  const s = scenarioShape(json, path);
  const map = readMap(s.map, `${path}.map`);
  const zoneNames = map.zones.map((z) => z.id);
  const zone = (label: string, at: string): ZoneId => {
    const found = zoneNames.indexOf(label);
    if (found < 0) throw new BadInput(at, `${label} is not a zone of the map`);
    return zoneId(found);
  };
  const zones = (list: readonly string[], at: string) => list.map((label, i) => zone(label, `${at}.${i}`));
  const columnNames = s.columns.map((c) => c.id);
  const leaderNames = s.leaders.map((l) => l.id);
  const named = (names: readonly string[], what: string, of: string, at: string) => {
    const found = names.indexOf(of);
    if (found < 0) throw new BadInput(at, `${JSON.stringify(of)} is not ${what}`);
    return found;
  };
  const sideOf = (word: (typeof SIDES)[number]) => SIDES.indexOf(word);
  const byType = (scored: Readonly<Record<string, number | undefined>>) => UNIT_TYPES.map((t) => scored[t] ?? 0);
  const scored = (of: (typeof SIDES)[number]) => {
    const e = s.victory.elimination[of];
    const leaders: number[] = [];
    leaders[LG] = e.leaderLG;
    leaders[CC] = e.leaderCC;
    return { units: byType(e), leaders, baggage: e.baggage ?? 0 };
  };
  return {
    id: s.id,
    name: s.name,
    title: s.title,
    date: s.date,
    turns: s.turns,
    minutesPerTurn: s.minutesPerTurn,
    start: s.start,
    initiative: sideOf(s.initiative),
    history: s.history,
    aims: SIDES.map((of) => s.aims[of]),
    map,
    supply: SIDES.map((of) => ({
      edge: s.supply[of].edge,
      zones: zones(s.supply[of].zones, `${path}.supply.${of}.zones`),
    })),
    columns: s.columns.map((c, i): ColumnData => {
      const at = `${path}.columns.${i}`;
      return {
        id: c.id,
        side: sideOf(c.side),
        name: c.name,
        colour: c.colour,
        leader: named(leaderNames, 'a leader', c.commander, `${at}.commander`),
        zones: zones(c.setup, `${at}.setup`),
        order: ORDERS.indexOf(c.order),
        reinforcement: c.reinforcement && {
          turn: c.reinforcement.turn,
          zones: zones(c.reinforcement.zones, `${at}.reinforcement.zones`),
        },
      };
    }),
    leaders: s.leaders.map((l, i): LeaderData => {
      const at = `${path}.leaders.${i}`;
      return {
        id: l.id,
        name: l.name,
        side: sideOf(l.side),
        column: named(columnNames, 'a column', l.column, `${at}.column`),
        rank: RANKS.indexOf(l.rank),
        fq: l.fq,
        ma: l.ma,
        replacement: l.replacement,
        bonus: l.bonus && {
          fc: l.bonus.fc,
          role: l.bonus.role,
          types: l.bonus.types.includes('any')
            ? undefined
            : UNIT_TYPES.flatMap((t, k) => (l.bonus?.types.includes(t) ? [k] : [])),
        },
        zone: l.at === undefined ? undefined : zone(l.at, `${at}.at`),
      };
    }),
    units: s.units.map((u, i): UnitData => {
      const at = `${path}.units.${i}`;
      return {
        ...counterOf(u, at),
        id: u.id,
        name: u.name,
        side: sideOf(u.side),
        column: named(columnNames, 'a column', u.column, `${at}.column`),
        zone: u.at === undefined ? undefined : zone(u.at, `${at}.at`),
      };
    }),
    baggage: s.baggage.map((b, i) => ({
      id: b.id,
      side: sideOf(b.side),
      zone: zone(b.at, `${path}.baggage.${i}.at`),
    })),
    enfantsPerdus: {
      max: s.enfantsPerdus.max,
      zones: zones(s.enfantsPerdus.setup, `${path}.enfantsPerdus.setup`),
      note: s.enfantsPerdus.note,
    },
    victory: {
      objectives: s.victory.objectives.map((o, i) => ({
        zone: zone(o.zone, `${path}.victory.objectives.${i}.zone`),
        name: o.name,
        side: sideOf(o.side),
        points: o.vp,
        ...(o.revised ? { revised: o.revised } : {}),
      })),
      exits: s.victory.exit.map((e, i) => ({
        side: sideOf(e.side),
        edge: e.edge,
        zones: zones(e.zones, `${path}.victory.exit.${i}.zones`),
        fromTurn: e.fromTurn,
        units: byType(e.vpPerUnit),
        leaders: RANKS.map((rank) => e.leader[rank]),
      })),
      elimination: SIDES.map(scored),
      levels: levels(s.victory.levels, `${path}.victory.levels`),
    },
    special: readSpecial(
      s.special,
      {
        turns: s.turns,
        zones: zoneNames,
        borders: map.borders.map((b) => b.id),
        columns: columnNames,
        leaders: leaderNames,
      },
      `${path}.special`,
    ),
  };
}

/** 9.0c Levels must follow one another from nothing up without a gap. */
function levels(
  rows: readonly { readonly min: number; readonly max: number | null; readonly level: VictoryLevel }[],
  path: string,
): VictoryData['levels'] {
  let next = 0;
  rows.forEach((row, i) => {
    const isLast = i === rows.length - 1;
    if (row.min !== next) throw new BadInput(`${path}.${i}.min`, `must be ${next}, where the level before ends`);
    if (isLast !== (row.max === null))
      throw new BadInput(`${path}.${i}.max`, isLast ? 'must be null: the last level has no end' : 'is missing');
    next = (row.max ?? 0) + 1;
    if (row.max !== null && row.max < row.min) throw new BadInput(`${path}.${i}.max`, 'is below its min');
  });
  if (rows.length === 0) throw new BadInput(path, 'has no entries');
  return rows.map((row) => ({ least: row.min, level: row.level }));
}
