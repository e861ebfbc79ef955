import { readFileSync } from 'node:fs';
import { type OpponentId, playBatch, type Trace } from '@tambour/ai';
import { type GameUse, withGame } from '@tambour/games';
import { type Choice, Position } from '@tambour/kernel';
import { isLong } from '@tambour/kernel/testing';
import { tracing } from '@tambour/lab';
import { describe, expect, it } from 'vitest';

/** The smallest battle of the table, broken off when both sides have attacked and lost. */
const shortFarm = (): Choice => {
  const file = new URL('../../../../games/tabletop/data/scenarios/tutorial-farm.json', import.meta.url);
  return { scenarioData: { ...JSON.parse(readFileSync(file, 'utf8')), periods: 2 } };
};
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** A battle of the game, played with and without being looked at. */
const check: (levels: readonly [OpponentId, OpponentId], choice: Choice) => GameUse<Promise<void>> =
  (levels, choice) =>
  async ({ spec, stage, rules }) => {
    const world = spec.world(choice);
    const { fighting } = await stage.study();
    const simulation = { levels, seed: 12 } as const;
    const bare = playBatch(spec, world, simulation, 3, 1);
    const traced = playBatch(spec, world, simulation, 3, 1, tracing(stage, fighting));
    const book = await rules();
    // Whoever looks on changes nothing.
    expect(traced.map(({ trace: _, ...result }) => result)).toEqual(bare);
    expect(bare.every(({ trace }) => trace === undefined)).toBe(true);
    for (const { turn, points, trace, decisions } of traced) {
      const t = trace as Trace;
      expect(JSON.parse(JSON.stringify(t))).toEqual(t);
      expect(JSON.stringify(t).length).toBeLessThan(6000);
      expect([t.points.length, t.strength.length, t.attacks.length]).toEqual([turn, turn, turn]);
      for (const held of Object.values(t.objectives)) expect(held).toMatch(new RegExp(`^[01-]{${turn}}$`));
      expect(t.points.at(-1)).toEqual(points);
      expect(sum(t.attacks.flat())).toBeGreaterThan(0);
      const units = new Map(
        fighting.units(new Position(spec, world).begin(1).field).map((unit) => [world.pieces[unit.number], unit]),
      );
      const lostBy = (side: number) => sum(t.losses.map(([unit, lost]) => (units.get(unit)?.side === side ? lost : 0)));
      const fullOf = (side: number) => sum([...units.values()].map((unit) => (unit.side === side ? unit.full : 0)));
      expect(t.losses.length).toBeGreaterThan(0);
      expect(t.strength.at(-1)).toEqual([0, 1].map((side) => fullOf(side) - lostBy(side)));
      for (const [, lost, goneIn] of t.losses) {
        expect(lost).toBeGreaterThan(0);
        expect(goneIn >= 0 && goneIn <= turn).toBe(true);
      }
      const atPlaces = sum(t.places.flatMap(([, , ...lost]) => lost));
      expect(atPlaces).toBeGreaterThan(0);
      expect(sum(t.places.map(([, fought]) => fought))).toBeGreaterThanOrEqual(sum(t.attacks.flat()));
      for (const rule of Object.keys(t.rules)) expect(book.get(rule), rule).toBeDefined();
      expect(sum(Object.values(t.rules))).toBeGreaterThan(decisions);
    }
  };

describe('the trace of a battle', () => {
  // Good players take too long at the largest of them, and two random ones hardly fight at the others.
  it.each([
    ['denain', ['greedy', 'random'], {}],
    ['reiters', ['greedy', 'random'], {}],
    ['risorgimento', ['random', 'random'], {}],
    ['tabletop', ['greedy', 'greedy'], isLong ? {} : shortFarm()],
    ['ford', ['random', 'random'], {}],
  ] as const)('%s: how it went, in a few kilobytes', (game, levels, choice) => withGame(game, check(levels, choice)));
});
