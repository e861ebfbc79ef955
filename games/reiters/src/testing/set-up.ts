import { allIds, type ZoneId, zoneId } from '@tambour/boards';
import { idsByName } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import { type Charts, readCharts } from '../model/charts.ts';
import { unitId } from '../model/ids.ts';
import { SWITCHES, type Switches, type SwitchName } from '../model/options.ts';
import type { Counter, Face } from '../model/profile.ts';
import { type ColumnData, type LeaderData, readScenario, type ScenarioData, type UnitData } from '../model/scenario.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { ORDERS, RANKS, RESERVE, SIDES, type Side, TYPE, UNIT_TYPES, type UnitType } from '../model/vocabulary.ts';
import { layOut, type ReitersWorld } from '../model/world.ts';
import { type Ground, planOf, sketch } from './ground.ts';

/** A piece of a test position, as the worked examples write it. Baggage is written among the units. */
export interface SceneUnit {
  readonly id: string;
  /** These three may be left out for a piece of the scenario, named by its id. */
  readonly side?: string;
  readonly type?: string;
  readonly column?: string;
  /** `off` or `off map`: it waits. */
  readonly zone: string;
  readonly fc?: number;
  readonly fq?: number;
  readonly ma?: number;
  readonly range?: number;
  readonly face?: string;
  readonly ds?: boolean;
  readonly reduced?: boolean;
  readonly isolated?: boolean;
  /** Its marker; as the counter has it unless told. */
  readonly charge?: boolean;
  readonly caracole?: boolean;
  readonly reacted?: boolean;
  /** It came to its zone in this movement sequence; so did whoever stands in a zone under `entered`. */
  readonly marched?: boolean;
  readonly fought?: boolean;
  /** Of enfants perdus; without it their parent waits off the map. */
  readonly parent?: string;
  /** Of a parent: a step is lent to its enfants perdus. */
  readonly lent?: boolean;
  readonly columnOrder?: string;
  readonly note?: string;
}
export interface SceneLeader {
  readonly id: string;
  readonly side?: string;
  readonly rank?: string;
  readonly column?: string;
  readonly zone: string;
  readonly fq?: number;
  readonly replacementFq?: number;
  readonly face?: string;
}
/** What a battle is made of: a map, pieces, and the levels of rules in force. */
export interface TestSetUp {
  /** A scenario's map without its special rules, or a small one. Open zones in a row unless told. */
  readonly map?: string | Ground;
  /** A scenario with its special rules, columns, leaders and points; its pieces are those named below. */
  readonly scenario?: string;
  /** Keep the scenario's own order of battle and set it up as it lies; nothing else is added. */
  readonly isWhole?: boolean;
  readonly units?: readonly SceneUnit[];
  readonly leaders?: readonly SceneLeader[];
  readonly options?: readonly string[];
  /** Zones of the supply edge by side. */
  readonly supply?: Readonly<Record<string, readonly string[]>>;
  /** Orders by column, on top of `columnOrder`. */
  readonly orders?: Readonly<Record<string, string>>;
  readonly reinforcements?: Readonly<Record<string, { readonly turn: number; readonly zones: readonly string[] }>>;
  readonly victory?: Partial<ScenarioData['victory']>;
}

export const CHARTS: Charts = readCharts(chartsFile);
export const isOff = (zone: string): boolean => zone === 'off' || zone === 'off map';
const text = (word: string) => ({ en: word, fr: word });
const fileOf = (id: string): ScenarioData => {
  const found = SCENARIO_FILES.find((file) => file.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return readScenario(found);
};
const typeOf = (word: string | undefined): number => {
  const found = UNIT_TYPES.indexOf(word as UnitType);
  if (found < 0) throw new Error(`not a type of unit: ${word}`);
  return found;
};
const sideOf = (piece: { readonly id: string; readonly side?: string }): number => {
  const found = SIDES.indexOf(piece.side as Side);
  if (found < 0) throw new Error(`no side: ${piece.id}`);
  return found;
};

/** Pieces whose zones no map is given for: every zone open, each next to the one after, and the first to the last. */
function anyGround(m: TestSetUp): Ground {
  const named = [...(m.units ?? []), ...(m.leaders ?? [])].map((p) => p.zone).filter((z) => !isOff(z));
  const zones = [...new Set(named)].sort();
  return sketch(
    zones.join(' ') || 'A',
    zones
      .slice(1)
      .map((z, i) => `${zones[i]}-${z}`)
      .join(' '),
  );
}

/** The counter of a unit: its type's, with the figures told. The combat factor is that of the face that shows. */
function counterOf(u: SceneUnit, base: Counter): Counter {
  const isArgoulet = base.type === TYPE.argoulets;
  const showsBack = isArgoulet ? u.face === 'dismounted' : u.reduced === true;
  const faced = (face: Face, isBack: boolean): Face => ({
    ...face,
    ...(u.fc !== undefined && isBack === showsBack ? { fc: u.fc } : {}),
    ...(u.fq !== undefined ? { fq: u.fq } : {}),
    ...(u.ma !== undefined && (!isArgoulet || isBack === showsBack) ? { ma: u.ma } : {}),
  });
  return {
    ...base,
    front: faced(base.front, false),
    back: base.back && faced(base.back, true),
    ...(u.range === undefined ? {} : { range: u.range }),
  };
}

const isHopeType = (u: SceneUnit): boolean => u.type === 'forlorn-hope';
const parentOf = (e: SceneUnit): string => e.parent ?? `${e.id}-parent`;

/** The field of a scene. Enfants perdus bear the names the scene gives them. */
export function testSetUp(m: TestSetUp): ReitersWorld {
  const data = m.isWhole ? fileOf(m.scenario!) : dataOf(m);
  const hopes = (m.units ?? []).filter(isHopeType);
  const is = (name: SwitchName) => m.options?.includes(name) ?? false;
  const [advanced, caracole, wavering, gold] = SWITCHES.map(is) as [boolean, boolean, boolean, boolean];
  const isOrdered = (m.units ?? []).some((u) => u.columnOrder !== undefined) || m.orders !== undefined;
  const switches: Switches = {
    advanced: advanced || isOrdered,
    caracole,
    wavering,
    gold,
    enfantsPerdus: is('enfantsPerdus') || hopes.length > 0,
  };
  return renamed(layOut(data, CHARTS, switches, 'scene'), hopes);
}

/** Gives the detachments of each parent the names and figures of the scene, in its order. */
function renamed(w: ReitersWorld, hopes: readonly SceneUnit[]): ReitersWorld {
  const given = new Map<number, SceneUnit>();
  for (const e of hopes) {
    const free = w.hopes[w.unitIds.indexOf(parentOf(e))]?.find((u) => !given.has(u));
    if (free === undefined) throw new Error(`${e.id}: its parent has no more detachments`);
    given.set(free, e);
  }
  if (given.size === 0) return w;
  const unit = w.unit.map((sheet, u) => {
    const e = given.get(u);
    return e ? { ...sheet, ...counterOf(e, sheet), id: e.id } : sheet;
  });
  const unitIds = unit.map((sheet) => sheet.id);
  const pieces = [...unitIds, ...w.leaderIds, ...w.baggageIds];
  const unitIndex = idsByName(unitIds, unitId);
  return { ...w, unit, unitIds, unitIndex, pieces, pieceIndex: new Map(pieces.map((id, i) => [id, i])) };
}

function dataOf(m: TestSetUp): ScenarioData {
  const from = m.scenario === undefined ? undefined : fileOf(m.scenario);
  const map =
    typeof m.map === 'string' ? fileOf(m.map).map : m.map ? planOf(m.map) : (from?.map ?? planOf(anyGround(m)));
  const names = map.zones.map((z) => z.id);
  const isOwnMap = from !== undefined && m.map === undefined;
  const zoneOf = (zone: string): ZoneId | undefined => {
    if (isOff(zone)) return undefined;
    const found = names.indexOf(zone);
    if (found < 0) throw new Error(`no zone ${zone}`);
    return zoneId(found);
  };
  const zonesOf = (zones: readonly string[]) => zones.map((z) => zoneOf(z)!);
  const units = [...(m.units ?? [])].filter((u) => u.type !== 'baggage' && !isHopeType(u));
  for (const e of (m.units ?? []).filter(isHopeType))
    if (!units.some((u) => u.id === parentOf(e)))
      units.push({ id: parentOf(e), side: e.side ?? 'P', type: 'arquebusiers', zone: 'off' });
  const known = (id: string) => from?.units.find((u) => u.id === id);
  const knownLeader = (id: string) => from?.leaders.find((l) => l.id === id);

  const columns: ColumnData[] = (from?.columns ?? []).map((c) =>
    isOwnMap ? c : { ...c, zones: [], reinforcement: undefined },
  );
  const leaders: LeaderData[] = (from?.leaders ?? []).map((l) => ({ ...l, zone: undefined }));
  const columnOf = (id: string, side: number, order: string | undefined): number => {
    const found = columns.findIndex((c) => c.id === id);
    if (found >= 0) return found;
    const r = m.reinforcements?.[id];
    columns.push({
      id,
      side,
      name: text(id),
      colour: 'grey',
      leader: -1,
      zones: allIds<ZoneId>(names.length),
      order: Math.max(
        0,
        ORDERS.findIndex((o) => o === (m.orders?.[id] ?? order ?? ORDERS[RESERVE])),
      ),
      reinforcement: r && { turn: r.turn, zones: zonesOf(r.zones) },
    });
    return columns.length - 1;
  };
  // Without a column of its own a piece is of the first of its side; units under several orders are of several.
  const plain = (side: number) => `${SIDES[side]}1`;
  const firstOrder = (side: number) => units.find((u) => sideOfUnit(u) === side && !u.column)?.columnOrder;
  const sideOfUnit = (u: SceneUnit) => known(u.id)?.side ?? sideOf(u);
  const columnOfUnit = (u: SceneUnit) => {
    const side = sideOfUnit(u);
    const order = u.columnOrder;
    const isFirst = order === firstOrder(side);
    return columnOf(u.column ?? (isFirst ? plain(side) : `${plain(side)}-${order}`), side, order);
  };
  const musteredUnits = units.map((u): UnitData => {
    const own = known(u.id);
    return {
      ...counterOf(u, own ?? CHARTS.profiles[typeOf(u.type)]!),
      id: u.id,
      name: text(u.id),
      side: sideOfUnit(u),
      column: own?.column ?? columnOfUnit(u),
      zone: zoneOf(u.zone),
    };
  });
  for (const l of m.leaders ?? []) {
    const at = leaders.findIndex((x) => x.id === l.id);
    const own = knownLeader(l.id);
    const side = own?.side ?? sideOf(l);
    const made: LeaderData = {
      id: l.id,
      name: text(l.id),
      side,
      column: own?.column ?? columnOf(l.column ?? plain(side), side, firstOrder(side)),
      rank: own?.rank ?? RANKS.findIndex((rank) => rank === (l.rank ?? 'CC')),
      fq: l.fq ?? own?.fq ?? 4,
      ma: 10,
      replacement: { name: text(`${l.id}'`), fq: l.replacementFq ?? own?.replacement.fq ?? 3, ma: 10 },
      bonus: own?.bonus,
      zone: zoneOf(l.zone),
    };
    if (at < 0) leaders.push(made);
    else leaders[at] = made;
  }
  columns.forEach((c, i) => {
    if (c.leader >= 0) return;
    let leader = leaders.findIndex((l) => l.column === i);
    if (leader < 0) {
      const fellow = { id: `${c.id}-leader`, name: text(c.id), side: c.side, column: i, rank: RANKS.indexOf('CC') };
      leader =
        leaders.push({
          ...fellow,
          fq: 4,
          ma: 10,
          replacement: { name: text(c.id), fq: 3, ma: 10 },
          bonus: undefined,
          zone: undefined,
        }) - 1;
    }
    columns[i] = { ...c, leader };
  });
  const nothing = { units: UNIT_TYPES.map(() => 0), leaders: RANKS.map(() => 0), baggage: 0 };
  return {
    id: from?.id ?? 'scene',
    name: text('scene'),
    title: text('scene'),
    date: '',
    turns: from?.turns ?? 12,
    minutesPerTurn: 30,
    start: '',
    initiative: from?.initiative ?? 0,
    history: text(''),
    aims: SIDES.map(() => text('')),
    map,
    supply: SIDES.map((side, i) => ({
      edge: from?.supply[i]?.edge ?? 'N',
      zones: m.supply?.[side] ? zonesOf(m.supply[side]) : isOwnMap ? from.supply[i]!.zones : [],
    })),
    columns,
    leaders,
    units: musteredUnits,
    baggage: (m.units ?? [])
      .filter((u) => u.type === 'baggage')
      .map((u) => ({ id: u.id, side: sideOf(u), zone: zoneOf(u.zone)! })),
    enfantsPerdus: isOwnMap ? from.enfantsPerdus : { max: 9, zones: allIds<ZoneId>(names.length), note: text('') },
    victory: {
      objectives: isOwnMap ? from.victory.objectives : [],
      exits: isOwnMap ? from.victory.exits : [],
      elimination: from?.victory.elimination ?? [nothing, nothing],
      levels: from?.victory.levels ?? [{ least: 0, level: 'draw' }],
      ...m.victory,
    },
    special: isOwnMap ? from.special : [],
  };
}
