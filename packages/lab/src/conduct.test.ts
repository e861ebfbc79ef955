import { chanceFrom, type Result, type Simulation } from '@tambour/ai';
import { describe, expect, it } from 'vitest';
import { type Conduct, conduct, type Ledger, NO_LEDGER } from './conduct.ts';
import type { Batch, Runner } from './runner.ts';
import type { Study } from './study.ts';

const simulation = (seed: number): Simulation => ({ game: 'toy', choice: {}, levels: ['random', 'random'], seed });
const STUDY: Study = {
  settings: [
    { label: 'one', simulation: simulation(1) },
    { label: 'two', simulation: simulation(2) },
  ],
  games: 50,
};
/** Battle k of a seed, always the same. */
function battle(seed: number, k: number): Result {
  const winner = chanceFrom(seed * 10_000 + k).below(10) < 6 ? 0 : 1;
  return { winner, rule: '1', points: [winner === 0 ? 3 : 0, 1], turn: k, decisions: 1, tally: {} };
}
/** Plays batches of different lengths, in an order of its own. */
function runner(order = 1, played: number[] = []): Runner {
  return {
    async play({ seed }, { from, count }, onBatch, signal) {
      const batches: Batch[] = [];
      for (let k = from; k < from + count; ) {
        const size = Math.min(1 + ((k * order) % 7), from + count - k);
        batches.push({ from: k, results: Array.from({ length: size }, (_, i) => battle(seed, k + i)) });
        k += size;
      }
      batches.sort((a, b) => ((a.from * order) % 11) - ((b.from * order) % 11));
      for (const batch of batches) {
        await new Promise(setImmediate);
        if (signal.aborted) return undefined;
        played.push(...batch.results.map((_, i) => 1000 * seed + batch.from + i));
        onBatch(batch);
      }
      return undefined;
    },
    close: async () => {},
  };
}
const how = (more: Partial<Conduct> = {}): Conduct => ({
  ledger: NO_LEDGER,
  signal: new AbortController().signal,
  ...more,
});
/** A ledger in memory. */
function book(): Ledger & { readonly lines: { label: string; batch: Batch }[] } {
  const lines: { label: string; batch: Batch }[] = [];
  return {
    lines,
    known: (label) => lines.filter((line) => line.label === label).map((line) => line.batch),
    keep: (label, batch) => void lines.push({ label, batch }),
  };
}

describe('a study', () => {
  it('comes to the same whoever plays it, in whatever order', async () => {
    const one = await conduct(STUDY, runner(1), how());
    const other = await conduct(STUDY, runner(5), how());
    expect(one.outcomes.map(({ results }) => results.map((r) => r.turn))).toEqual(
      [1, 2].map(() => Array.from({ length: 50 }, (_, k) => k)),
    );
    expect(other.outcomes).toEqual(one.outcomes);
  });
  it('that was interrupted goes on without repeating a battle, to the same end', async () => {
    const whole = await conduct(STUDY, runner(), how());
    const ledger = book();
    const stop = new AbortController();
    const played: number[] = [];
    const part = await conduct(
      STUDY,
      runner(3, played),
      how({ ledger, signal: stop.signal, onProgress: (done) => done > 30 && stop.abort() }),
    );
    const counted = part.outcomes.map(({ results }) => results.length);
    expect(counted.every((n) => n < 50)).toBe(true);
    // What counts has no gap, though batches came in another order.
    for (const [i, { results }] of part.outcomes.entries())
      expect(results).toEqual(whole.outcomes[i]!.results.slice(0, counted[i]));
    const progress: number[] = [];
    const rest = await conduct(STUDY, runner(5, played), how({ ledger, onProgress: (done) => progress.push(done) }));
    expect(rest.outcomes).toEqual(whole.outcomes);
    expect(new Set(played).size).toBe(played.length);
    expect(progress[0]).toBeGreaterThan(30);
    expect(progress.at(-1)).toBe(100);
  });
  it('stops at a look that depends on the results alone, and counts nothing after it', async () => {
    const study: Study = { ...STUDY, games: 5000, until: 0.04 };
    const one = await conduct(study, runner(1), how());
    const other = await conduct(study, runner(5), how());
    expect(one.outcomes.map(({ results, isReached }) => [results.length, isReached])).toEqual(
      other.outcomes.map(({ results, isReached }) => [results.length, isReached]),
    );
    for (const { results, isReached } of one.outcomes) {
      expect(isReached).toBe(true);
      expect(results.length).toBeGreaterThan(400);
      expect(results.length).toBeLessThan(1000);
    }
    // Battles that are known already beyond that look do not count either.
    const ledger = book();
    await conduct({ ...STUDY, games: 3000 }, runner(), how({ ledger }));
    const known = await conduct(study, runner(), how({ ledger }));
    expect(known.outcomes).toEqual(one.outcomes);
  });
  it('plays settings that are compared equally often, until their difference is known', async () => {
    const study: Study = { ...STUDY, games: 5000, until: 0.06, compared: [[0, 1]] };
    const { outcomes } = await conduct(study, runner(), how());
    const lengths = outcomes.map(({ results }) => results.length);
    expect(lengths[0]).toBe(lengths[1]);
    expect(lengths[0]).toBeLessThan(5000);
    expect(outcomes.every(({ isReached }) => isReached)).toBe(true);
  });
  it('ends when a batch cannot be kept, and counts only what was', async () => {
    const full = new Error('no room');
    const ledger = book();
    const small: Ledger = {
      ...ledger,
      keep(label, batch) {
        if (ledger.lines.length >= 4) throw full;
        ledger.keep(label, batch);
      },
    };
    const { outcomes, fault } = await conduct(STUDY, runner(), how({ ledger: small }));
    expect(fault).toBe(full);
    const kept = ledger.lines.reduce((sum, { batch }) => sum + batch.results.length, 0);
    expect(outcomes.reduce((sum, { results }) => sum + results.length, 0)).toBeLessThanOrEqual(kept);
    expect((await conduct(STUDY, runner(), how({ ledger }))).outcomes).toEqual(
      (await conduct(STUDY, runner(), how())).outcomes,
    );
  });
  it('ends when whoever plays gives up, and says why', async () => {
    const giving: Runner = { play: async () => 'no threads', close: async () => {} };
    expect(await conduct(STUDY, giving, how())).toMatchObject({
      fault: 'no threads',
      outcomes: [{ results: [] }, { results: [] }],
    });
  });
});
