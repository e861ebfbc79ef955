import { distance, type HexId, hexId, OFF_MAP } from '@tambour/boards';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Field } from '../model/state.ts';
import { canSee } from '../rules/7-sight.ts';
import type { DrillMap } from '../testing/drill.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { placeOf, sightGround } from '../testing/sight-ground.ts';
import { slowSight } from '../testing/slow-sight.ts';

/** Compares both over random pairs, as far apart as a gun can reach; says how many of them are blocked. */
function compare(g: Field, random: SeededRandom, pairs: number): number {
  const ground = sightGround(g);
  const { size } = g.w.grid;
  let blocked = 0;
  for (let n = 0; n < pairs; ) {
    const from = hexId(random.below(size));
    const to = near(g, from, random);
    if (to < 0 || from === to || distance(g.w.grid, from, to) > g.w.sight.range) continue;
    n++;
    const slow = slowSight(ground, placeOf(g, from), placeOf(g, to)).length === 0;
    const back = slowSight(ground, placeOf(g, to), placeOf(g, from)).length === 0;
    const found = [slow, back, canSee(g, from, to), canSee(g, to, from)];
    if (new Set(found).size > 1)
      expect.fail(
        `${g.w.hexNames[from]} and ${g.w.hexNames[to]}: slow ${found[0]} ${found[1]}, fast ${found[2]} ${found[3]}`,
      );
    if (!slow) blocked++;
  }
  return blocked;
}
/** A hex in the box of a gun's reach around another, or -1 off the map. */
function near(g: Field, from: HexId, random: SeededRandom): HexId {
  const { column, row } = placeOf(g, from);
  const shift = () => random.below(2 * g.w.sight.range + 1) - g.w.sight.range;
  const name = `${String(column + shift()).padStart(2, '0')}${String(row + shift()).padStart(2, '0')}`;
  return g.w.hexIndex.get(name) ?? OFF_MAP;
}

const GROUNDS = ['woods', 'heavily_cultivated', 'village', 'town', 'chateau', 'difficult_woods', 'clear'] as const;
function randomMap(random: SeededRandom): DrillMap {
  const size = 12;
  const label = (column: number, row: number) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  const overrides = [];
  const crest = [];
  for (let column = 1; column <= size; column++)
    for (let row = 1; row <= size; row++) {
      const hexes = [label(column, row)];
      if (random.below(3) === 0) overrides.push({ terrain: random.of(GROUNDS), level: 1 + random.below(4), hexes });
      if (row > 1 && random.below(6) === 0)
        crest.push({ side: `${label(column, row - 1)}|${label(column, row)}`, level: 2 + random.below(4) });
      // Of the columns to the right one neighbour always has the same row.
      if (column < size && random.below(6) === 0)
        crest.push({ side: `${label(column, row)}|${label(column + 1, row)}`, level: 2 + random.below(4) });
    }
  return { columns: size, rows: size, overrides, hexsides: { crest } };
}

describe('12.3 sight against its slow twin', () => {
  // 7.13a 7.13b 7.13c 7.13d 7.13e 7.13f 7.13g 7.13h
  it.each(['magenta', 'san-martino'])('as set up at %s, both ways', (scenario) => {
    const pairs = amount(3000, 30_000);
    const blocked = compare(looseField({ scenario }).g, new SeededRandom(1859), pairs);
    expect(blocked).toBeGreaterThan(pairs / 10);
    expect(blocked).toBeLessThan(pairs);
  });
  it('on random ground with crests and units', () => {
    const random = new SeededRandom(24);
    const maps = amount(8, 80);
    let blocked = 0;
    for (let i = 0; i < maps; i++) {
      const hexes = [...new Set(Array.from({ length: 14 }, () => String(random.below(12) + 1).padStart(2, '0')))];
      const units = hexes.map((row, k) => ({
        id: `u${k}`,
        hex: `${String(random.below(12) + 1).padStart(2, '0')}${row}`,
      }));
      blocked += compare(drill({ map: randomMap(random), units }).g, random, 500);
    }
    expect(blocked).toBeGreaterThan(maps * 50);
    expect(blocked).toBeLessThan(maps * 500);
  });
});
