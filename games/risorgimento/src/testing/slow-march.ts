import { type HexId, hexId } from '@tambour/boards';
import charts from '../../data/charts.json' with { type: 'json' };
import type { UnitId } from '../model/ids.ts';
import { type Field, stackOf } from '../model/state.ts';
import { COLUMNS, type ColumnName, TERRAINS, TYPES, WATERS } from '../model/vocabulary.ts';
import { placeOf } from './sight-ground.ts';
import type { Place } from './slow-sight.ts';
import { beside, type Pressure, type SlowZones } from './slow-zones.ts';

/** Who marches, in words. */
export interface Marcher {
  readonly unit: UnitId;
  readonly side: number;
  readonly type: string;
  readonly column: ColumnName;
  readonly budget: number;
  readonly isStrategic: boolean;
  readonly isCommanded: boolean;
  readonly isHorsDeCombat: boolean;
  readonly facing: number;
}
type Costs = Readonly<Record<string, number | null>>;
const HEX = charts.terrain.hex as Readonly<Record<string, { move: Costs; needsWay?: readonly string[] }>>;
const WATER = charts.terrain.water as Readonly<Record<string, { move: Costs }>>;
const SLOPE: readonly { move: Costs }[] = charts.terrain.slope;
/** A figure of the chart; null is closed. */
const figure = (costs: Costs, column: string): number | null => costs[column] ?? null;
const DIRECTIONS = [0, 1, 2, 3, 4, 5];

/** 3.1 of our specification: how far apart two hexes are. */
function apart(a: Place, b: Place): number {
  const s = ({ column: c, row: r }: Place): number => r - (c - (c % 2)) / 2;
  const dq = a.column - b.column;
  const ds = s(a) - s(b);
  return (Math.abs(dq) + Math.abs(ds) + Math.abs(dq + ds)) / 2;
}

/** 8 and 9 of our specification, read as they stand: what a step costs, whether it may be made, and how far a unit comes. */
export class SlowMarch {
  readonly zones: SlowZones;
  readonly #pressure = new Map<number, Pressure>();
  constructor(
    readonly g: Field,
    zones: SlowZones,
    readonly isRain: boolean,
  ) {
    this.zones = zones;
  }
  next = (hex: HexId, d: number): HexId | undefined => this.zones.hexAt(beside(placeOf(this.g, hex), d));
  terrain = (hex: HexId): string => TERRAINS[this.g.w.terrain[hex]!]!;
  apart = (a: HexId, b: HexId): number => apart(placeOf(this.g, a), placeOf(this.g, b));
  pressure(hex: HexId, side: number): Pressure {
    const key = hex * 2 + side;
    let found = this.#pressure.get(key);
    if (!found) {
      found = this.zones.pressure(hex, side);
      this.#pressure.set(key, found);
    }
    return found;
  }
  isFoot = (type: string): boolean => ['infantry', 'light', 'jager'].includes(type);

  /** 8.2 8.3 What ground and hexside cost; nothing where they are closed. `isShared`: others stand in the hex (5.27). */
  ground(column: string, hex: HexId, d: number, isShared: boolean): number | undefined {
    const { w, s } = this.g;
    const to = this.next(hex, d);
    if (to === undefined) return undefined;
    const side = hex * 6 + d;
    // 8.3 A bridge cancels the water as long as it stands.
    const bridge = w.bridge[side]!;
    const isBridged = bridge > 0 && s.bridge.isDestroyed[bridge - 1] === 0;
    const isBroken = bridge > 0 && !isBridged;
    const water = WATERS[w.water[side]!]!;
    const wet = water === 'none' || isBridged ? 0 : figure(WATER[water]!.move, column);
    if (wet === null) return undefined;
    // 5.24 5.25 One level gentle, two steep, three sharp; a crest is counted from the hex that is left, and replaces the slope.
    const crest = w.crest[side]!;
    const climb = crest > 0 ? Math.max(1, crest - w.level[hex]!) : Math.abs(w.level[to]! - w.level[hex]!);
    const slope = (n: number): number | null => (n <= 0 ? 0 : figure(SLOPE[Math.min(n, 3) - 1]!.move, column));
    // 5.24 R31 On the heights the dearer of its terrain and difficult ground.
    const rows = [HEX[this.terrain(to)]!, ...(w.level[to]! >= 4 ? [HEX.difficult!] : [])];
    const prices = rows.map((r) => figure(r.move, column));
    const known = prices.filter((p) => p !== null);
    if (known.length < prices.length) return undefined;
    const price = Math.max(...known);
    const isOpen = !rows.some((r) => r.needsWay?.includes(column));
    const bits = w.ways[side]!;
    const way = { main: bits & 1, secondary: bits & 2, track: bits & 4, railway: bits & 8 };
    const mayUse = !isBroken && !(isShared && this.terrain(to) === 'lightly_cultivated');
    const found: number[] = [];
    const add = (ground: number, over: number | null) => {
      if (over !== null) found.push(ground + over + wet);
    };
    if (isOpen) add(price, slope(climb));
    if (mayUse && (way.main || (way.secondary && !this.isRain))) add(1, slope(Math.min(climb, 3) - 1));
    if (mayUse && (way.track || way.railway || (way.secondary && this.isRain)))
      add(Math.max(1, Math.floor(price / 2)), slope(climb));
    return found.length > 0 ? Math.min(...found) : undefined;
  }
  /** 8.4 What coming next to the enemy costs more. */
  contact(m: Marcher, hex: HexId): number {
    if (!this.isFoot(m.type)) return 0;
    const { zone, contact } = this.pressure(hex, m.side);
    if (!contact) return 0;
    return zone && m.type === 'infantry' ? 2 : 1;
  }
  startsInZone = (m: Marcher): boolean => this.pressure(this.start(m), m.side).zone;
  start = (m: Marcher): HexId => this.g.s.unit.hex[m.unit]!;
  /** 8.5 9.3 What leaving the hex it starts in costs more. */
  leaving(m: Marcher): number {
    const at = this.start(m);
    const isGarrison =
      this.terrain(at) === 'town' &&
      this.isFoot(m.type) &&
      this.zones.seen.filter((u) => u.hex === at && this.isFoot(u.type)).length >= 2;
    return (this.startsInZone(m) ? 1 : 0) + (isGarrison ? 1 : 0);
  }
  others = (m: Marcher, hex: HexId): UnitId[] => stackOf(this.g, hex).filter((u) => u !== m.unit);

  /** 9.1 Whether a unit may stand with those in a hex. */
  mayStand(m: Marcher, hex: HexId): boolean {
    const { w, s } = this.g;
    const others = this.others(m, hex);
    if (others.length === 0) return true;
    if (others.some((u) => w.unitSide[u] !== m.side)) return false;
    if (m.isStrategic || others.some((u) => s.unit.marks[u]! & 4)) return false;
    const all = [m.unit, ...others];
    const guns = all.filter((u) => TYPES[w.unitType[u]!] === 'artillery');
    const rest = all.filter((u) => TYPES[w.unitType[u]!] !== 'artillery');
    if (rest.length === 0) return guns.length <= 3;
    if (this.terrain(hex) === 'town' && rest.every((u) => this.isFoot(TYPES[w.unitType[u]!]!)))
      return guns.length === 0 ? rest.length <= 3 : guns.length === 1 && rest.length <= 2;
    if (guns.length > 0) return guns.length === 1 && rest.length === 1;
    return rest.length <= 2 && new Set(rest.map((u) => w.unitFormation[u])).size === 1;
  }
  /** 8.6 5.34 Hexes near an entry by which the enemy still expects someone. */
  isNearEntry(m: Marcher, hex: HexId): boolean {
    const { w, s } = this.g;
    return w.data.arrivals.some(
      (a) =>
        a.units.some((u) => w.unitSide[u] !== m.side && s.unit.place[u] === 0) &&
        a.entry.some((e) => this.apart(e, hex) <= 2),
    );
  }
  isNearEnemy = (m: Marcher, hex: HexId): boolean =>
    this.zones.seen.some((u) => u.side !== m.side && this.apart(u.hex, hex) <= 3);
  /** 8.8 Whether strategic movement may enter a hex so. */
  mayHurry(m: Marcher, hex: HexId, d: number, to: HexId): boolean {
    if (this.isNearEnemy(m, to)) return false;
    const { w, s } = this.g;
    const bridge = w.bridge[hex * 6 + d]!;
    const bits = bridge > 0 && s.bridge.isDestroyed[bridge - 1] ? 0 : w.ways[hex * 6 + d]!;
    const isRoad = (bits & 1) !== 0 || ((bits & 2) !== 0 && !this.isRain);
    if (this.terrain(to) === 'heavily_cultivated') return isRoad;
    return this.terrain(to) !== 'lightly_cultivated' || bits !== 0;
  }
  /** M7 SM2 What the battle closes, in the words of its rules. */
  isClosedByBattle(m: Marcher, hex: HexId, d: number, to: HexId): boolean {
    const { w, s } = this.g;
    if (m.side === 0) return false;
    if (w.scenario === 'san-martino') return placeOf(this.g, to).column <= 9;
    if (w.scenario !== 'magenta') return false;
    if (WATERS[w.water[hex * 6 + d]!] === 'river') return true;
    const corps = w.corpsIds[w.formationCorps[w.unitFormation[m.unit]!]!]!;
    const isKept = ['A1', 'A2'].includes(corps) && s.battle.turn[0]! <= 3;
    return isKept && this.isWest(to) && !['2117', '2219', '2420', '2521', '2723'].includes(w.hexNames[to]!);
  }
  #west: Set<HexId> | undefined;
  /** M7 Everything that 0101 is joined to without crossing the canal. */
  isWest(hex: HexId): boolean {
    if (!this.#west) {
      const from = this.g.w.hexIndex.get('0101')!;
      this.#west = new Set([from]);
      for (const at of this.#west)
        for (const d of DIRECTIONS) {
          const to = this.next(at, d);
          if (to !== undefined && WATERS[this.g.w.water[at * 6 + d]!] !== 'canal') this.#west.add(to);
        }
    }
    return this.#west.has(hex);
  }
  /** Whether facing matters in a hex: heavy cultivation at Magenta. */
  isThick = (hex: HexId): boolean => this.g.w.scenario === 'magenta' && this.terrain(hex) === 'heavily_cultivated';
  /** M1 Out of heavy cultivation by road or track, or through the front. */
  mayLeave(hex: HexId, d: number, facing: number): boolean {
    const { w, s } = this.g;
    if (!this.isThick(hex)) return true;
    const bridge = w.bridge[hex * 6 + d]!;
    const isBroken = bridge > 0 && s.bridge.isDestroyed[bridge - 1] === 1;
    return (w.ways[hex * 6 + d]! !== 0 && !isBroken) || [0, 1, 5].includes((d - facing + 6) % 6);
  }
  /** What a step costs in all; nothing where it may not be made. */
  step(m: Marcher, hex: HexId, d: number, facing: number, isFirst: boolean): number | undefined {
    const to = this.next(hex, d);
    if (to === undefined) return undefined;
    const ground = this.ground(m.column, hex, d, this.others(m, to).length > 0);
    if (ground === undefined || this.others(m, to).some((u) => this.g.w.unitSide[u] !== m.side)) return undefined;
    const near = this.pressure(to, m.side);
    if (near.nextTo && !m.isCommanded) return undefined;
    if (near.nextTo && ['light-cavalry', 'heavy-cavalry'].includes(m.type)) return undefined;
    if (near.reach && m.type === 'artillery') return undefined;
    if (near.zone && (m.isHorsDeCombat || (isFirst && this.startsInZone(m)))) return undefined;
    if (this.isNearEntry(m, to) || this.isClosedByBattle(m, hex, d, to)) return undefined;
    if (m.isStrategic && !this.mayHurry(m, hex, d, to)) return undefined;
    if (!this.mayLeave(hex, d, facing) || !this.mayStand(m, to)) return undefined;
    return ground + this.contact(m, to) + (isFirst ? this.leaving(m) : 0);
  }
  /** The least a unit spends to stand in a hex facing so, by `hex * 6 + facing`; one facing (0) where it does not matter. */
  reach(m: Marcher): Map<number, number> {
    const best = new Map<number, number>();
    const queue: number[] = [];
    const arrive = (hex: HexId, facing: number, cost: number) => {
      const node = hex * 6 + (this.isThick(hex) ? facing : 0);
      if (cost > m.budget || cost >= (best.get(node) ?? Number.POSITIVE_INFINITY)) return;
      best.set(node, cost);
      queue.push(node);
    };
    const start = this.start(m);
    best.set(start * 6 + (this.isThick(start) ? m.facing : 0), 0);
    queue.push(start * 6 + (this.isThick(start) ? m.facing : 0));
    if (this.isThick(start)) for (const f of DIRECTIONS) arrive(start, f, f === m.facing ? 0 : 1);
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      const hex = hexId(Math.floor(node / 6));
      const isFirst = hex === start;
      // 6.32 Entering a zone of control ends the move.
      if (!isFirst && this.pressure(hex, m.side).zone) continue;
      for (const d of DIRECTIONS) {
        const to = this.next(hex, d);
        if (to === undefined || to === start) continue;
        const cost = this.step(m, hex, d, node % 6, isFirst);
        if (cost === undefined) continue;
        const total = best.get(node)! + cost;
        for (const f of DIRECTIONS)
          arrive(to, f, total + ([0, 1, 5].includes((f - d + 6) % 6) || !this.isThick(to) ? 0 : 1));
      }
    }
    return best;
  }
}
export const columnOf = (n: number): ColumnName => COLUMNS[n]!;
