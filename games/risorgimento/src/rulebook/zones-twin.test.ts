import { hexId } from '@tambour/boards';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Field } from '../model/state.ts';
import { TYPES } from '../model/vocabulary.ts';
import { readField } from '../rules/5-reading.hot.ts';
import {
  attackSidesOf,
  IN_CONTACT,
  IN_REACH,
  IN_ZONE,
  isInEnemyZone,
  isNextToEnemy,
  NEXT_TO,
  zoneOf,
} from '../rules/6-zone-of-control.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { onMap, randomMap, scatter, seenOf } from '../testing/scattered.ts';
import { SlowZones } from '../testing/slow-zones.ts';

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
    const fast = readField(g, side).enemies;
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

describe('8.4 and 10, contact and zones of control, against a slow twin', () => {
  for (const scenario of ['magenta', 'san-martino'])
    it(`units scattered over ${scenario}`, () => {
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
  rule(
    [
      '5.52a',
      '5.52b',
      '5.52c',
      '6.12',
      '6.14c',
      '6.21a',
      '6.21b',
      '6.22a',
      '6.22b',
      '6.22c',
      '6.23a',
      '6.23b',
      '6.23c',
      '6.31a',
      '6.31d',
      '5.33b',
      '7.4b',
    ],
    'and over random ground',
    () => {
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
    },
  );
});
