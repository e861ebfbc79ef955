import { hexId } from '@tambour/boards';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type UnitId, unitId } from '../model/ids.ts';
import { DISORDERED, type Field, isOnMap, lift, put, SQUARE, topOf } from '../model/state.ts';
import { LOST, NOWHERE, TYPES } from '../model/vocabulary.ts';
import {
  attackSidesOf,
  IN_CONTACT,
  IN_REACH,
  IN_ZONE,
  isInEnemyZone,
  isNextToEnemy,
  NEXT_TO,
  readEnemies,
  zoneOf,
} from '../rules/6-zone-of-control.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { type Seen, SlowZones } from '../testing/slow-zones.ts';

/** Puts all units down anywhere, close together, in stacks of one side; some disordered, some in square, some bridges down. */
function scatter(g: Field, random: SeededRandom): void {
  const { w, s } = g;
  const centre = hexId(random.below(w.grid.size));
  for (let u = unitId(0); u < w.units; u++) lift(g, u);
  for (let u = unitId(0); u < w.units; u++) {
    let hex = random.of([...w.towns, centre, centre]);
    for (let n = random.below(7); n > 0; n--) {
      const on = w.near[hex * 6 + random.below(6)]!;
      if (on >= 0) hex = on;
    }
    const top = topOf(g, hex);
    if (top >= 0 && (w.unitSide[top] !== w.unitSide[u] || random.below(2) === 0)) continue;
    put(g, u, hex);
    s.unit.facing[u] = random.below(6);
    s.unit.marks[u] = (random.below(4) === 0 ? DISORDERED : 0) | (random.below(6) === 0 ? SQUARE : 0);
  }
  for (let u = unitId(0); u < w.units; u++) if (s.unit.hex[u] === NOWHERE) s.unit.place[u] = LOST;
  for (let i = 0; i < w.bridges.length; i++) s.bridge.isDestroyed[i] = random.below(2);
}
const onMap = (g: Field): UnitId[] =>
  Array.from({ length: g.w.units }, (_, u) => unitId(u)).filter((u) => isOnMap(g, u));
const seenOf = (g: Field): Seen[] =>
  onMap(g).map((u) => ({
    side: g.w.unitSide[u]!,
    type: TYPES[g.w.unitType[u]!]!,
    hex: g.s.unit.hex[u]!,
    facing: g.s.unit.facing[u]!,
    isDisordered: (g.s.unit.marks[u]! & DISORDERED) !== 0,
    isSquare: (g.s.unit.marks[u]! & SQUARE) !== 0,
  }));
const bits = (holds: (d: number) => boolean): number =>
  [0, 1, 2, 3, 4, 5].reduce((mask, d) => mask | (holds(d) ? 1 << d : 0), 0);

/** Compares a position; says how many hexes are in a zone of control. */
function compare(g: Field): number {
  const slow = new SlowZones(g, seenOf(g));
  const on = onMap(g);
  on.forEach((u, i) => {
    const seen = slow.seen[i]!;
    const said = `${g.w.unitIds[u]} (${seen.type}, facing ${seen.facing}) in ${g.w.hexNames[seen.hex]}`;
    expect(zoneOf(g, u), `zone of ${said}`).toBe(bits((d) => slow.hasZone(seen, d)));
    expect(attackSidesOf(g, u), `attacks of ${said}`).toBe(bits((d) => slow.mayAttack(seen, d)));
  });
  let zones = 0;
  const near = new Set(on.flatMap((u) => [0, 1, 2, 3, 4, 5].map((d) => g.w.near[g.s.unit.hex[u]! * 6 + d]!)));
  for (const side of [0, 1]) {
    const fast = readEnemies(g, side, g.scratch.enemies[side as 0 | 1]);
    for (let hex = hexId(0); hex < g.w.grid.size; hex++) {
      if (!near.has(hex) && fast[hex] === 0) continue;
      const { zone, contact, nextTo, reach } = slow.pressure(hex, side);
      const want = (zone ? IN_ZONE : 0) | (contact ? IN_CONTACT : 0) | (nextTo ? NEXT_TO : 0) | (reach ? IN_REACH : 0);
      expect(fast[hex], `${g.w.hexNames[hex]} for side ${side}`).toBe(want);
      expect(isInEnemyZone(g, hex, side), g.w.hexNames[hex]).toBe(zone);
      expect(isNextToEnemy(g, hex, side), g.w.hexNames[hex]).toBe(nextTo);
      if (zone) zones++;
    }
  }
  return zones;
}

const label = (column: number, row: number) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const GROUNDS = ['woods', 'heavily_cultivated', 'lightly_cultivated', 'town', 'difficult_woods', 'clear'] as const;
function randomMap(random: SeededRandom, size: number): DrillMap {
  const overrides = [];
  const crest = [];
  const water: Record<'river' | 'canal' | 'stream_deep' | 'stream_shallow', string[]> = {
    river: [],
    canal: [],
    stream_deep: [],
    stream_shallow: [],
  };
  const over = ['river', 'canal', 'stream_deep', 'stream_shallow'] as const;
  const bridge = [];
  const ford = [];
  const track = [];
  for (let column = 1; column <= size; column++)
    for (let row = 1; row <= size; row++) {
      const hexes = [label(column, row)];
      if (random.below(2) === 0) overrides.push({ terrain: random.of(GROUNDS), level: 1 + random.below(4), hexes });
      const sides = [
        ...(row > 1 ? [[label(column, row - 1), label(column, row)]] : []),
        ...(column < size ? [[label(column, row), label(column + 1, row)]] : []),
      ];
      for (const pair of sides) {
        const side = pair.join('|');
        if (random.below(8) === 0) crest.push({ side, level: 1 + random.below(5) });
        if (random.below(6) === 0) track.push(pair);
        if (random.below(4) > 0) continue;
        const kind = random.of(over);
        water[kind].push(side);
        const more = random.below(3);
        if (more === 0) bridge.push({ side, over: kind });
        if (more === 1) ford.push({ side, over: kind });
      }
    }
  return { columns: size, rows: size, overrides, hexsides: { ...water, crest, bridge, ford }, roads: { track } };
}

describe('8.4 and 10, contact and zones of control, against a slow twin', () => {
  // 5.52a 5.52b 5.52c 6.12 6.14c 6.21a 6.21b 6.22a 6.22b 6.22c 6.23a 6.23b 6.23c 6.31a 6.31d 5.33b 7.4b
  it.each(['magenta', 'san-martino'])('units scattered over %s', (scenario) => {
    const random = new SeededRandom(1859);
    const { g } = looseField({ scenario });
    const positions = amount(12, 200);
    let zones = 0;
    for (let i = 0; i < positions; i++) {
      scatter(g, random);
      zones += compare(g);
    }
    expect(zones).toBeGreaterThan(positions * 10);
  });
  it('and over random ground', () => {
    const random = new SeededRandom(4);
    const maps = amount(12, 200);
    const units = Array.from({ length: 40 }, (_, i): DrillUnit => {
      return { id: `u${i}`, side: i % 2 === 0 ? 'allied' : 'austrian', type: random.of(TYPES) };
    });
    let zones = 0;
    for (let i = 0; i < maps; i++) {
      const { g } = drill({ map: randomMap(random, 8), units });
      scatter(g, random);
      zones += compare(g);
    }
    expect(zones).toBeGreaterThan(maps * 5);
  });
});
