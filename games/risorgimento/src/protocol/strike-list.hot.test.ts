import { Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { holder, isOnMap } from '../model/state.ts';
import { risorgimentoPlay } from '../play.ts';
import { marchDistances } from './march-distance.ts';
import { strikeList } from './strike-list.hot.ts';

const SCENARIOS = ['san-martino', 'magenta'];
const worldOf = (scenario: string) => risorgimentoPlay.world({ scenario });
const hasBit = (near: number, far: number, square: number): boolean =>
  square < 32 ? (near & (1 << square)) !== 0 : (far & (1 << (square - 32))) !== 0;

describe('the squares by which the judge leaves out who can attack nobody', () => {
  it.each(SCENARIOS)('are those of every hex that could be attacked, and every neighbour (%s)', (scenario) => {
    const w = worldOf(scenario);
    const { first, hex, near, far, square } = strikeList(w);
    expect(new Set(square).size).toBeGreaterThan(32);
    for (let h = 0; h < w.grid.size; h++) {
      const around = [...w.near.subarray(h * 6, h * 6 + 6)].filter((x) => x >= 0);
      for (const x of [...hex.subarray(first[h], first[h + 1]), ...around])
        expect(hasBit(near[h]!, far[h]!, square[x]!)).toBe(true);
    }
  });

  it.each(SCENARIOS)('leave nobody out who has an enemy in reach (%s)', (scenario) => {
    const w = worldOf(scenario);
    const { first, hex, near, far, square } = strikeList(w);
    const lot = new SeededRandom(5);
    const position = new Position(risorgimentoPlay, w).begin(5);
    const g = position.field;
    let left = 0;
    let looked = 0;
    for (let n = 0; n < amount(300, 3000) && !position.over; n++) {
      position.playAt(choose(position, lot, 'by-verb'));
      if (n % 30 !== 0) continue;
      for (const side of [0, 1]) {
        const enemies = [...w.sideUnits[1 - side]!].filter((u) => isOnMap(g, u)).map((u) => g.s.unit.hex[u]!);
        for (const u of w.sideUnits[side]!) {
          if (!isOnMap(g, u)) continue;
          const at = g.s.unit.hex[u]!;
          const strikes = [...hex.subarray(first[at], first[at + 1]), ...w.near.subarray(at * 6, at * 6 + 6)];
          const isLooked = enemies.some((x) => hasBit(near[at]!, far[at]!, square[x]!));
          if (isLooked) looked++;
          else left++;
          if (!isLooked) expect(strikes.some((x) => x >= 0 && holder(g, x as typeof at) === 1 - side)).toBe(false);
        }
      }
    }
    expect(left).toBeGreaterThan(0);
    expect(looked).toBeGreaterThan(0);
  });
});

describe('how near each hex is to each objective', () => {
  it.each(SCENARIOS)('is told by hex, one objective after the other, as by objective (%s)', (scenario) => {
    const w = worldOf(scenario);
    const { field } = new Position(risorgimentoPlay, w).begin(1);
    const { pull, nearness } = marchDistances(field);
    const goals = w.objectives.length;
    w.objectives.forEach((goal, o) => {
      expect(pull[goal * goals + o]).toBe(1);
      for (let hex = 0; hex < w.grid.size; hex++) {
        const points = 5 * (1 / nearness[o]![hex]! - 1);
        expect(pull[hex * goals + o]).toBeCloseTo(1 - Math.sqrt(points / 120), 9);
      }
    });
  });
});
