import type { HexId } from '@tambour/boards';
import type { GameEvent } from '@tambour/kernel';
import { leaderId, unitId } from '../model/ids.ts';
import { DISORDERED, type Field, isLeaderOnMap, isOnMap, SQUARE, STRATEGIC } from '../model/state.ts';
import { TERRAINS, TYPES, WATERS } from '../model/vocabulary.ts';
import { placeOf } from './sight-ground.ts';
import { beside, type Seen, SlowZones } from './slow-zones.ts';

/** 15.3 and 15.4 of our specification, read as they stand: who lost, and where the beaten go. It looks at units one by one, and at what was told. */
const everyone = (g: Field): number[] =>
  Array.from({ length: g.w.units }, (_, u) => u).filter((u) => isOnMap(g, unitId(u)));
export const seenOf = (g: Field, units: readonly number[]): Seen[] =>
  units.map((u) => ({
    side: g.w.unitSide[u]!,
    type: TYPES[g.w.unitType[u]!]!,
    hex: g.s.unit.hex[u]!,
    facing: g.s.unit.facing[u]!,
    isDisordered: (g.s.unit.marks[u]! & DISORDERED) !== 0,
    isSquare: (g.s.unit.marks[u]! & SQUARE) !== 0,
  }));

interface Resolved {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly hits: readonly [number, number];
}
/** The side that has to retreat: 'attacker', 'defender' or 'nobody'. `now` is the state right after the losses. */
export function slowLoser(g: Field, told: Resolved, hex: HexId, attackingSide: number): string {
  const index = (id: string): number => g.w.unitIndex.get(id)!;
  const left = (ids: readonly string[]): number[] => ids.map(index).filter((u) => isOnMap(g, unitId(u)));
  const ours = left(told.attackers);
  const theirs = left(told.defenders);
  if (ours.length === 0 && theirs.length === 0) return 'nobody';
  if (ours.length === 0) return 'attacker';
  if (theirs.length === 0) return 'defender';
  // 1. More hits in this attack.
  if (told.hits[0] > told.hits[1]) return 'attacker';
  if (told.hits[1] > told.hits[0]) return 'defender';
  // 2. The lowest adjusted cohesion.
  const lowest = (units: readonly number[]): number =>
    units.map((u) => g.w.data.units[u]!.cohesion - g.s.unit.hits[u]!).sort((x, y) => x - y)[0]!;
  if (lowest(ours) < lowest(theirs)) return 'attacker';
  if (lowest(theirs) < lowest(ours)) return 'defender';
  // 3. and 4. Brigadiers in the hex, not finished: who has one, and the better one.
  const brigadiers = (side: number): number[] =>
    g.w.data.leaders
      .map((l, i) => ({ l, i }))
      .filter(
        ({ l, i }) => l.side === side && l.rank === 0 && isLeaderOnMap(g, leaderId(i)) && g.s.leader.hex[i] === hex,
      )
      .filter(({ i }) => g.s.leader.isFinished[i] === 0)
      .map(({ l }) => l.engagement)
      .sort((x, y) => x - y);
  const [mine] = brigadiers(attackingSide);
  const [his] = brigadiers(1 - attackingSide);
  if (mine !== undefined && his === undefined) return 'defender';
  if (mine === undefined && his !== undefined) return 'attacker';
  if (mine !== undefined && his !== undefined && mine < his) return 'defender';
  // 5. The attacker.
  return 'attacker';
}

/** 9.1 Whether a unit may join those in a hex: the table, row by row. */
function mayJoin(g: Field, u: number, hex: HexId): boolean {
  const there = everyone(g).filter((v) => v !== u && g.s.unit.hex[v] === hex);
  if (there.length === 0) return true;
  const all = [...there, u];
  const type = (v: number): string => TYPES[g.w.unitType[v]!]!;
  const isGun = (v: number): boolean => type(v) === 'artillery';
  const isMounted = (v: number): boolean => type(v).endsWith('cavalry');
  if (all.some((v) => g.s.unit.marks[v]! & STRATEGIC)) return false;
  const guns = all.filter(isGun).length;
  const others = all.filter((v) => !isGun(v));
  if (others.length === 0) return guns <= 3;
  const isTown = TERRAINS[g.w.terrain[hex]!] === 'town';
  if (isTown && !others.some(isMounted)) return all.length <= 3 && guns <= 1;
  if (guns > 0) return guns === 1 && others.length === 1;
  const brigades = new Set(others.map((v) => g.w.unitFormation[v]!));
  return others.length <= 2 && brigades.size === 1;
}
const COLUMN: Readonly<Record<string, 'infantry' | 'cavalry' | 'artillery'>> = {
  infantry: 'infantry',
  light: 'infantry',
  jager: 'infantry',
  'light-cavalry': 'cavalry',
  'heavy-cavalry': 'cavalry',
  artillery: 'artillery',
};
/** 8.1 8.3 The cost of a step on ground without roads and crests; undefined where it is closed. */
function cost(g: Field, u: number, from: HexId, d: number, to: HexId): number | undefined {
  const { terrain: chart } = g.w.charts;
  const column = COLUMN[TYPES[g.w.unitType[u]!]!]!;
  const row = chart.hex[TERRAINS[g.w.terrain[to]!]!];
  if (row.needsWay?.includes(column)) return undefined;
  const ground = row.move[column];
  const levels = Math.min(3, Math.abs(g.w.level[from]! - g.w.level[to]!));
  const slope = levels === 0 ? 0 : chart.slope[levels - 1]!.move[column];
  const water = WATERS[g.w.water[from * 6 + d]!]!;
  const wet = water === 'none' ? 0 : chart.water[water].move[column];
  return ground === null || slope === null || wet === null ? undefined : ground + slope + wet;
}
/** The hexes into which a beaten unit may go: the cheapest of those that are open to it. A battery goes with its company where it can. */
export function slowRetreat(g: Field, u: number, origins: readonly HexId[], company: readonly number[]): HexId[] {
  const slow = new SlowZones(g, []);
  const from = g.s.unit.hex[u]!;
  const side = g.w.unitSide[u]!;
  const open: { readonly hex: HexId; readonly price: number }[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = slow.hexAt(beside(placeOf(g, from), d));
    if (hex === undefined || origins.includes(hex)) continue;
    if (everyone(g).some((v) => g.s.unit.hex[v] === hex && g.w.unitSide[v] !== side)) continue;
    const price = cost(g, u, from, d, hex);
    if (price !== undefined && mayJoin(g, u, hex)) open.push({ hex, price });
  }
  if (TYPES[g.w.unitType[u]!] === 'artillery') {
    const withThem = open.filter(({ hex }) => company.some((v) => isOnMap(g, unitId(v)) && g.s.unit.hex[v] === hex));
    if (withThem.length > 0) return withThem.map(({ hex }) => hex).sort((x, y) => x - y);
  }
  const least = Math.min(...open.map(({ price }) => price));
  return open
    .filter(({ price }) => price === least)
    .map(({ hex }) => hex)
    .sort((x, y) => x - y);
}
/** 8.33d Whether a hex lies in the zone of control of an enemy who has not fought. */
export function slowZone(g: Field, hex: HexId, side: number, fought: readonly number[]): boolean {
  const others = everyone(g).filter((u) => !fought.includes(u));
  return new SlowZones(g, seenOf(g, others)).pressure(hex, side).zone;
}
export const isType = <T extends string>(event: GameEvent, type: T): event is GameEvent & { type: T } =>
  event.type === type;
