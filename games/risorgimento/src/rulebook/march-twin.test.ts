import { hexId, NONE } from '@tambour/boards';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { unitId } from '../model/ids.ts';
import { COMMANDED, type Field, IN_RESERVE, STRATEGIC } from '../model/state.ts';
import { LOST, TYPES, WAITING } from '../model/vocabulary.ts';
import { marchField, nodeOf } from '../rules/5-march-search.hot.ts';
import { barOf, moverOf, stepCost } from '../rules/5-mover.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { onMap, randomMap, scatter, seenOf } from '../testing/scattered.ts';
import { columnOf, type Marcher, SlowMarch } from '../testing/slow-march.ts';
import { SlowZones } from '../testing/slow-zones.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const slowOf = (g: Field): SlowMarch =>
  new SlowMarch(g, new SlowZones(g, seenOf(g)), g.w.data.turns[g.s.battle.turn[0]! - 1]!.weather === 2);

/** Every step of a map, by column and weather. */
function compareGround(g: Field): number {
  const { w } = g;
  const slow = slowOf(g);
  let steps = 0;
  for (let column = 0; column < 5; column++)
    for (let hex = hexId(0); hex < w.grid.size; hex++)
      for (const d of DIRECTIONS) {
        if (slow.next(hex, d) === undefined) continue;
        const fast = w.step[column]![slow.isRain ? 1 : 0]![hex * 6 + d]!;
        const want = slow.ground(columnOf(column), hex, d, false) ?? 0;
        if (fast !== want) expect(fast, `${columnOf(column)} from ${w.hexNames[hex]} ${d}`).toBe(want);
        steps++;
      }
  return steps;
}
/** A few units of a position as they might move now, and every hex they could come to. */
function compareMarches(g: Field, random: SeededRandom, movers: number): number {
  const { w, s } = g;
  const slow = slowOf(g);
  const on = onMap(g);
  let reached = 0;
  for (let i = 0; i < movers; i++) {
    const unit = random.of(on);
    const isStrategic = random.below(3) === 0;
    const m = moverOf(g, unit, isStrategic);
    const marcher: Marcher = {
      unit,
      side: w.unitSide[unit]!,
      type: TYPES[w.unitType[unit]!]!,
      column: columnOf(w.unitColumn[unit]!),
      budget: m.budget,
      isStrategic,
      isCommanded: (s.unit.did[unit]! & COMMANDED) !== 0,
      isHorsDeCombat: s.formation.isHorsDeCombat[w.unitFormation[unit]!] === 1,
      facing: s.unit.facing[unit]!,
    };
    const said = `${w.unitIds[unit]} (${marcher.type}${isStrategic ? ', strategic' : ''}) from ${w.hexNames[m.start]}`;
    for (const d of DIRECTIONS)
      for (const facing of slow.isThick(m.start) ? DIRECTIONS : [0]) {
        const want = slow.step(marcher, m.start, d, facing, true);
        const isBarred = barOf(g, m, m.start, d, facing) !== undefined;
        expect(isBarred ? undefined : stepCost(g, m, m.start, d), `${said} to ${d}`).toBe(want);
      }
    const want = slow.reach(marcher);
    const fast = marchField(g, m, g.scratch.march);
    expect(fast.count, said).toBe(want.size);
    for (const [node, cost] of want) {
      const found = fast.cost(nodeOf(w, hexId(Math.floor(node / 6)), node % 6));
      if (found !== cost)
        expect(found === NONE ? 'not reached' : found, `${said} to ${w.hexNames[Math.floor(node / 6)]}`).toBe(cost);
    }
    reached += want.size;
  }
  return reached;
}
/** Units anywhere, commanded or not, some brigades hors de combat, some reinforcements still due, any turn. */
function stir(g: Field, random: SeededRandom): void {
  const { w, s } = g;
  scatter(g, random);
  s.battle.turn[0] = 1 + random.below(w.data.turns.length);
  for (let u = unitId(0); u < w.units; u++) {
    if (s.unit.place[u] === LOST && random.below(8) === 0) s.unit.place[u] = WAITING;
    s.unit.did[u] = random.below(3) === 0 ? 0 : COMMANDED;
    s.unit.marks[u]! &= ~(IN_RESERVE | STRATEGIC);
    if (random.below(10) === 0) s.unit.marks[u]! |= STRATEGIC;
  }
  for (let f = 0; f < w.formations; f++) s.formation.isHorsDeCombat[f] = random.below(6) === 0 ? 1 : 0;
}

/** Random ground on which some tracks are roads, as far as a road can be: over water by a bridge or as a ford. */
function randomRoads(random: SeededRandom): DrillMap {
  const map = randomMap(random, 8);
  const { river, canal } = map.hexsides as Readonly<Record<string, readonly string[]>>;
  const bridges = map.hexsides!.bridge as readonly { readonly side: string }[];
  const isDry = (pair: readonly string[]) => {
    const side = pair.join('|');
    return ![...river!, ...canal!].includes(side) || bridges.some((b) => b.side === side);
  };
  const track = map.roads!.track!;
  const road = (n: number) => track.filter((pair) => isDry(pair) && random.below(n) === 0);
  return { ...map, roads: { track, secondary: road(3), main: road(5) } };
}

describe('8 of our specification, movement, against a slow twin', () => {
  for (const scenario of ['magenta', 'san-martino'])
    rule(
      [
        '5.2a',
        '5.21a',
        '5.21b',
        '5.21c',
        '5.22a',
        '5.22b',
        '5.22c',
        '5.23a',
        '5.23b',
        '5.23d',
        '5.23e',
        '5.24a',
        '5.25b',
      ],
      `every step of ${scenario}, dry and in the rain`,
      () => {
        const { g, w } = looseField({ scenario });
        for (const weather of [0, 2]) {
          const turn = w.data.turns.findIndex((t) => (t.weather === 2) === (weather === 2));
          if (turn < 0) continue;
          g.s.battle.turn[0] = turn + 1;
          expect(compareGround(g)).toBeGreaterThan(5 * 884 * 5);
        }
      },
    );
  rule(['5.21c', '5.24b', '5.25c', '5.26a', '5.26b'], 'every step of random ground, dry and in the rain', () => {
    const random = new SeededRandom(5);
    for (let i = 0; i < amount(6, 100); i++) {
      const map = randomRoads(random);
      for (const weather of ['fair', 'rain'] as const)
        compareGround(drill({ map, units: [{ id: 'a', hex: '0101' }], weather }).g);
    }
  });
  for (const scenario of ['magenta', 'san-martino'])
    rule(
      [
        '5.3a',
        '5.3c',
        '5.31a',
        '5.33a',
        '5.33b',
        '5.34',
        '5.41a',
        '5.41b',
        '5.41c',
        '5.41d',
        '5.42a',
        '5.42b',
        '5.51',
        '5.53a',
      ],
      `all that units scattered over ${scenario} can reach`,
      () => {
        const random = new SeededRandom(24);
        const { g } = looseField({ scenario });
        let reached = 0;
        for (let i = 0; i < amount(10, 300); i++) {
          stir(g, random);
          reached += compareMarches(g, random, 6);
        }
        expect(reached).toBeGreaterThan(600);
      },
    );
  rule(
    [
      '6.31a',
      '6.31b',
      '6.31c',
      '6.31d',
      '6.31e',
      '6.32',
      '6.33b',
      '5.11b',
      '5.11c',
      '5.11d',
      '5.11e',
      '5.27c',
      '9.11',
      '4.42a',
    ],
    'and over random ground',
    () => {
      const random = new SeededRandom(6);
      const units = Array.from({ length: 24 }, (_, i): DrillUnit => {
        return { id: `u${i}`, side: i % 2 === 0 ? 'allied' : 'austrian', type: random.of(TYPES), brigade: `b${i % 6}` };
      });
      for (let i = 0; i < amount(10, 200); i++) {
        const { g } = drill({ map: randomRoads(random), units, weather: random.of(['fair', 'rain'] as const) });
        stir(g, random);
        compareMarches(g, random, 8);
      }
    },
  );
});
