import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Ask, RequestName } from '../match/protocol.ts';
import { RequestHandler } from './request-handler.ts';
import { TOYS } from './testing/toy-stage.ts';

/** A battle of the toy with everyone's plans made, red to act. */
async function battle(units: string, seed: number) {
  const table = new RequestHandler(TOYS);
  const ask = <N extends RequestName>(name: N, what: Ask<N>) => table.answer(name, what);
  await ask('begin', { game: 'toy', choice: { scenarioData: toyScenario(units) }, seed });
  await ask('sit', {});
  const give = (command: object) => ask('submit', { command });
  await give({ type: 'plan', order: 'stand' });
  await give({ type: 'plan', order: 'stand' });
  return { ask, give };
}
const fire = (unit: string) => ({ type: 'fire', unit, at: 'b1' });

describe('how lucky each side was', () => {
  it('is what the dice gave against what was to be expected', async () => {
    const seen = new Set<number>();
    for (let seed = 1; seed < 20; seed++) {
      // Always a hit, and above a morale of two, four times in six, disorder; the second disorder breaks it.
      const { ask, give } = await battle('r1@3 6/6; r2@3 6/6; b1@5 3/2; b2@9 1/1', seed);
      const { entry: first, moment } = await give(fire('r2'));
      if (moment.decision?.isInside) continue;
      const { entry } = await give(fire('r1'));
      expect(first.events.some(({ text }) => text.en === 'disordered')).toBe(true);
      const { rows, next } = await ask('luck', { from: 0, ms: 1000 });
      expect(next).toBeUndefined();
      expect(rows.map(({ n }) => n)).toEqual([3, 4]);
      expect(rows[0]).toMatchObject({ isExact: true, got: { strength: [0, 0] } });
      expect(rows[0]?.expected.strength[1]).toBeCloseTo(0, 12);
      const isBroken = entry.events.some(({ text }) => text.en === 'broken');
      expect(rows[1]?.got.strength).toEqual([0, isBroken ? -3 : 0]);
      expect(rows[1]?.expected.strength[1]).toBeCloseTo(-2, 12);
      seen.add(rows[1]!.got.strength[1]!);
    }
    expect([...seen].sort()).toEqual([-3, 0]);
  });
  it('is told a little at a time', async () => {
    const { ask, give } = await battle('r1@3 1/6; r2@3 1/6; b1@5 3/6', 1);
    for (const unit of ['r1', 'r2']) {
      const { moment } = await give(fire(unit));
      if (moment.decision?.isInside) await give({ type: 'hold' });
    }
    const first = await ask('luck', { from: 0, ms: 0 });
    expect(first.rows).toHaveLength(1);
    const second = await ask('luck', { from: first.next!, ms: 0 });
    expect(second.rows.map(({ n }) => n)).toEqual([first.next]);
    expect(second.next).toBeUndefined();
  });
  it('is no one’s to know while there are secrets', async () => {
    const { ask } = await battle('r1@3 6/6; b1@5 3/2', 1);
    await ask('sit', { side: 0 });
    await expect(ask('luck', { from: 0, ms: 0 })).rejects.toMatchObject({ trouble: { code: 'not-over' } });
  });
});

describe('a combat in the log', () => {
  it('goes from the command that began it to the first decision outside it', async () => {
    // Hit for certain and steady for certain: blue is asked whether it replies.
    const { give, ask } = await battle('r1@3 6/6; r2@1 6/6; b1@5 6/6', 1);
    await give(fire('r1'));
    await give({ type: 'reply' });
    await give({ type: 'advance', unit: 'r2', by: 1 });
    const { log } = await ask('sit', {});
    expect(log.map(({ begun }) => begun)).toEqual([0, 1, 2, 3, 3, 5]);
    expect(log.map(({ goesOn }) => goesOn)).toEqual([false, false, false, true, false, false]);
    expect(log.at(-1)?.turn).toBe(1);
    expect(log[3]?.result.map(({ text }) => text.en)).toEqual(['r1 hits']);
    expect(log[4]?.result.map(({ text }) => text.en)).toEqual(['r1 hits', 'b1 hits']);
    expect(log[5]?.result).toEqual([]);
  });
});
