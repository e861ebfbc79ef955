import type { HexId } from '@tambour/boards';
import { BadInput, itemAt } from '@tambour/kernel';
import type { Effect } from './effect.ts';
import {
  type CorpsId,
  corpsId,
  type FormationId,
  formationId,
  type LeaderId,
  leaderId,
  NO_CORPS,
  NO_FORMATION,
  NO_LEADER,
  type UnitId,
  unitId,
} from './ids.ts';
import { labelsOf, type MapData, readMap } from './map-data.ts';
import { type ScenarioFile, scenarioFormat } from './scenario-format.ts';
import {
  ARTILLERY,
  CORPS_CAVALRY,
  FORMATION_KINDS,
  GUNS,
  NATIONS,
  NO_GUN,
  RANKS,
  RESERVE_ARTILLERY,
  SIDES,
  TYPES,
  WEATHERS,
} from './vocabulary.ts';

export interface UnitData {
  readonly id: string;
  readonly name: string;
  readonly formation: FormationId;
  readonly type: number;
  /** Printed; batteries have none (R63). */
  readonly cohesion: number;
  readonly ma: number;
  readonly gun: number;
  readonly range: number;
}
export interface LeaderData {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly rank: number;
  /** Number, or -1. */
  readonly corps: CorpsId;
  readonly formation: FormationId;
  readonly ma: number;
  /** Of a brigadier in movement points, of a corps commander in hexes. */
  readonly range: number;
  readonly engagement: number;
  readonly continuity: number;
  readonly reducedRange: number;
  readonly reducedContinuity: number;
  readonly rangeNearOverall: number;
  readonly reducedRangeNearOverall: number;
  readonly isOverall: boolean;
  readonly leadsMassed: boolean;
}
export interface FormationData {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly nation: number;
  readonly corps: CorpsId;
  readonly division: string;
  readonly kind: number;
  /** Number of its brigadier, or -1. */
  readonly leader: LeaderId;
  /** 4.16 The army whose cavalry it is, or 0. */
  readonly army: number;
}
export interface CorpsData {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  /** Number of its commander, or -1 (La Réserve). */
  readonly commander: LeaderId;
  /** For a corps without commander. */
  readonly continuity: number;
}
/** A stack on the map at the start, top first. */
export interface SetUpData {
  readonly hex: HexId;
  readonly facing: number;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly isInReserve: boolean;
}
export interface ArrivalData {
  readonly turn: number;
  readonly entry: readonly HexId[];
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** 5.6 Acts in one activation only of the turn in which it arrives. */
  readonly isOnce: boolean;
}
export interface LevelData {
  readonly from: number;
  readonly winner: number;
  readonly grade: 'decisive' | 'marginal' | 'draw';
}
/** A scenario file, read and checked, with what it names as numbers. */
export interface ScenarioData {
  readonly id: string;
  readonly date: string;
  readonly map: MapData;
  readonly placeNames: ReadonlyMap<HexId, string>;
  readonly hexMetres: number;
  readonly entryHexes: readonly (readonly HexId[])[];
  readonly turns: readonly { readonly time: string; readonly weather: number; readonly isNight: boolean }[];
  readonly initiative: readonly { readonly drm: number; readonly whileOnMap: LeaderId }[];
  readonly corps: readonly CorpsData[];
  readonly leaders: readonly LeaderData[];
  readonly formations: readonly FormationData[];
  readonly units: readonly UnitData[];
  readonly setUp: readonly SetUpData[];
  readonly arrivals: readonly ArrivalData[];
  /** 4.6 By formation: the first turn at whose end it may leave reserve of its own will. */
  readonly releaseTurn: readonly number[];
  readonly effects: readonly Effect[];
  readonly objectives: readonly { readonly hex: HexId; readonly points: number; readonly holder: number }[];
  readonly scoresObjectives: number;
  readonly perTurn: readonly {
    readonly side: number;
    readonly hex: HexId;
    readonly fromTurn: number;
    readonly points: number;
  }[];
  readonly pointsEliminated: number;
  readonly pointsDemoralized: number;
  readonly levels: readonly LevelData[];
}

const sideNumber = (name: (typeof SIDES)[number]): number => SIDES.indexOf(name);
/** Looks ids up by kind, and holds them to be given once. */
function numbering<Id extends number>(
  list: readonly { readonly id: string }[],
  toId: (row: number) => Id,
  what: string,
  path: string,
) {
  const index = new Map<string, Id>();
  list.forEach((x, i) => {
    if (index.has(x.id)) throw new BadInput(`${path}.${i}.id`, `the id ${JSON.stringify(x.id)} is used twice`);
    index.set(x.id, toId(i));
  });
  return (id: string, at: string): Id => {
    const found = index.get(id);
    if (found === undefined) throw new BadInput(at, `${JSON.stringify(id)} is not ${what}`);
    return found;
  };
}

/** Throws `BadInput` that names the field. */
export function readScenario(json: unknown, path = 'scenario'): ScenarioData {
  const s = scenarioFormat(json, path);
  const map = readMap(s.map, `${path}.map`);
  const labels = labelsOf(map.grid);
  const armies = readArmies(s, path);
  const { unitOf, leaderOf, formationOf } = armies;
  if (s.turns.length === 0) throw new BadInput(`${path}.turns`, 'has no turn');
  const releaseTurn = armies.formations.map(() => 0);
  for (const [id, turn] of Object.entries(s.reserve.releaseTurn))
    releaseTurn[formationOf(id, `${path}.reserve.releaseTurn`)] = turn;
  for (const [i, id] of s.reserve.startsInReserve.entries()) formationOf(id, `${path}.reserve.startsInReserve.${i}`);
  const v = s.victory;
  const holder = new Map<HexId, number>();
  for (const side of SIDES)
    for (const hex of labels.hexes(v.startControl[side], `${path}.victory.startControl.${side}`))
      holder.set(hex, sideNumber(side));
  const objectives = Object.entries(v.objectives).map(([label, points]) => {
    const hex = labels.hex(label, `${path}.victory.objectives`);
    const by = holder.get(hex);
    if (by === undefined) throw new BadInput(`${path}.victory.startControl`, `nobody holds ${label}`);
    return { hex, points, holder: by };
  });
  return {
    id: s.id,
    date: s.date,
    map,
    placeNames: new Map(
      Object.entries(s.map.names).map(([label, name]) => [labels.hex(label, `${path}.map.names`), name]),
    ),
    hexMetres: s.map.hexMetres,
    entryHexes: SIDES.map((side) => labels.hexes(s.map.entryHexes[side], `${path}.map.entryHexes.${side}`)),
    turns: s.turns.map((t) => ({ time: t.time, weather: WEATHERS.indexOf(t.weather), isNight: t.night ?? false })),
    initiative: SIDES.map((side) => {
      const while_ = s.initiative.whileOnMap?.[side];
      return {
        drm: s.initiative[side],
        whileOnMap: while_ === undefined ? NO_LEADER : leaderOf(while_, `${path}.initiative.whileOnMap.${side}`),
      };
    }),
    corps: armies.corps,
    leaders: armies.leaders,
    formations: armies.formations,
    units: armies.units,
    setUp: s.setUp.map((x, i) => ({
      hex: labels.hex(x.hex, `${path}.setUp.${i}.hex`),
      facing: x.facing,
      units: x.stack.map((id, k) => unitOf(id, `${path}.setUp.${i}.stack.${k}`)),
      leaders: (x.leaders ?? []).map((id, k) => leaderOf(id, `${path}.setUp.${i}.leaders.${k}`)),
      isInReserve: x.inReserve ?? false,
    })),
    arrivals: s.reinforcements.map((r, i) => ({
      turn: r.turn,
      entry: labels.hexes(r.entry, `${path}.reinforcements.${i}.entry`),
      units: r.units.map((id, k) => unitOf(id, `${path}.reinforcements.${i}.units.${k}`)),
      leaders: r.leaders.map((id, k) => leaderOf(id, `${path}.reinforcements.${i}.leaders.${k}`)),
      isOnce: r.onceThisTurn ?? false,
    })),
    releaseTurn,
    effects: s.effects,
    objectives,
    scoresObjectives: sideNumber(v.scoresObjectives),
    perTurn: (v.perTurn ?? []).map((p, i) => ({
      side: sideNumber(p.side),
      hex: labels.hex(p.hex, `${path}.victory.perTurn.${i}.hex`),
      fromTurn: p.fromTurn,
      points: p.points,
    })),
    pointsEliminated: v.eliminated,
    pointsDemoralized: v.demoralized,
    levels: readLevels(v.levels, `${path}.victory.levels`),
  };
}

function readArmies(s: ScenarioFile, path: string) {
  const corpsOf = numbering(s.corps, corpsId, 'a corps', `${path}.corps`);
  const leaderOf = numbering(s.leaders, leaderId, 'a leader', `${path}.leaders`);
  const formationOf = numbering(s.brigades, formationId, 'a brigade', `${path}.brigades`);
  const unitOf = numbering(s.units, unitId, 'a unit', `${path}.units`);
  const names = new Set<string>();
  for (const { id } of [...s.units, ...s.leaders]) {
    if (names.has(id)) throw new BadInput(path, `${JSON.stringify(id)} is both a unit and a leader`);
    names.add(id);
  }
  const corps = s.corps.map((c, i): CorpsData => {
    const at = `${path}.corps.${i}`;
    const commander = c.commander === null ? NO_LEADER : leaderOf(c.commander, `${at}.commander`);
    if (commander < 0 && c.continuity === undefined)
      throw new BadInput(`${at}.continuity`, 'is missing: it has no commander');
    return { id: c.id, name: c.name, side: sideNumber(c.side), commander, continuity: c.continuity ?? 0 };
  });
  const formations = s.brigades.map((b, i): FormationData => {
    const at = `${path}.brigades.${i}`;
    const kind = FORMATION_KINDS.indexOf(b.kind);
    const isLed = kind !== RESERVE_ARTILLERY && kind !== CORPS_CAVALRY;
    if (isLed !== (b.leader !== undefined))
      throw new BadInput(`${at}.leader`, isLed ? 'is missing' : `is not for ${b.kind}`);
    const of = corpsOf(b.corps, `${at}.corps`);
    return {
      id: b.id,
      name: b.name,
      side: itemAt(corps, of).side,
      nation: NATIONS.indexOf(b.nation),
      corps: of,
      division: b.division,
      kind,
      leader: b.leader === undefined ? NO_LEADER : leaderOf(b.leader, `${at}.leader`),
      army: b.army ?? 0,
    };
  });
  const leaders = s.leaders.map((l, i): LeaderData => {
    const at = `${path}.leaders.${i}`;
    const needs = (field: 'range' | 'engagementDrm' | 'continuity' | 'corps' | 'brigade' | 'reduced') => {
      if (l[field] === undefined) throw new BadInput(`${at}.${field}`, `is missing (a ${l.rank} has it)`);
    };
    if (l.rank === 'brigadier') for (const f of ['range', 'engagementDrm', 'corps', 'brigade'] as const) needs(f);
    if (l.rank === 'corps') for (const f of ['range', 'continuity', 'corps', 'reduced'] as const) needs(f);
    const range = l.range ?? 0;
    const reducedRange = l.reduced?.range ?? range;
    return {
      id: l.id,
      name: l.name,
      side: sideNumber(l.side),
      rank: RANKS.indexOf(l.rank),
      corps: l.corps === undefined ? NO_CORPS : corpsOf(l.corps, `${at}.corps`),
      formation: l.brigade === undefined ? NO_FORMATION : formationOf(l.brigade, `${at}.brigade`),
      ma: l.ma,
      range,
      engagement: l.engagementDrm ?? 0,
      continuity: l.continuity ?? 0,
      reducedRange,
      reducedContinuity: l.reduced?.continuity ?? l.continuity ?? 0,
      rangeNearOverall: l.rangeNearOverall ?? range,
      reducedRangeNearOverall: l.rangeNearOverallReduced ?? reducedRange,
      isOverall: l.rank === 'overall' || (l.alsoOverall ?? false) || (l.actsAsOverall ?? false),
      leadsMassed: l.leadsMassed ?? false,
    };
  });
  const units = s.units.map((u, i): UnitData => {
    const at = `${path}.units.${i}`;
    const type = TYPES.indexOf(u.type);
    const isGun = type === ARTILLERY;
    if (isGun && (u.gun === undefined || u.range === undefined))
      throw new BadInput(`${at}.gun`, 'and range are needed');
    const cohesion = isGun ? 0 : u.cohesion;
    if (cohesion === undefined) throw new BadInput(`${at}.cohesion`, 'is missing');
    return {
      id: u.id,
      name: u.name,
      formation: formationOf(u.brigade, `${at}.brigade`),
      type,
      cohesion,
      ma: u.ma,
      gun: u.gun === undefined ? NO_GUN : GUNS.indexOf(u.gun),
      range: u.range ?? 0,
    };
  });
  return { corps, leaders, formations, units, unitOf, leaderOf, formationOf };
}

function readLevels(levels: ScenarioFile['victory']['levels'], path: string): readonly LevelData[] {
  if (levels.length === 0) throw new BadInput(path, 'has no levels');
  return levels.map((l, i) => {
    const isLast = i === levels.length - 1;
    if (isLast !== (l.from === undefined)) throw new BadInput(`${path}.${i}.from`, 'is for all levels but the last');
    const before = levels[i - 1]?.from;
    if (l.from !== undefined && before !== undefined && l.from >= before)
      throw new BadInput(`${path}.${i}.from`, 'must fall from level to level');
    return { from: l.from ?? -Infinity, winner: l.winner === null ? -1 : sideNumber(l.winner), grade: l.grade };
  });
}
