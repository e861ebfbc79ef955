import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { MisstepView } from '../match/plan-view.ts';
import type { Answer, Ask, RequestName } from '../match/protocol.ts';
import { RequestHandler } from './request-handler.ts';
import { TOYS } from './testing/toy-stage.ts';
import { troubleOf } from './trouble-of.ts';

/** Red loses by points unless it fires at what will not stand it. */
const DUEL = { scenarioData: toyScenario('r1@4 3/5; r2@4 3/5; b1@5 4/1; b2@5 4/1', 'red', 2) };
const STAND = { type: 'plan', order: 'stand' };

/** A battle in which everyone does as little as can be. */
async function idle(planOfBlue: object = STAND) {
  const table = new RequestHandler(TOYS);
  const ask = <N extends RequestName>(name: N, request: Ask<N>): Promise<Answer<N>> => table.answer(name, request);
  await ask('begin', { game: 'toy', choice: DUEL, seed: 1 });
  await ask('submit', { command: STAND });
  await ask('submit', { command: planOfBlue });
  for (let n = 0; n < 100; n++) {
    const { moment } = await ask('sit', {});
    if (moment.verdict) break;
    await ask('submit', { command: moment.decision!.free.at(-1)!.command });
  }
  return { ask, record: await ask('record', {}) };
}
async function reviewed(table: RequestHandler, record: unknown, side: number): Promise<readonly MisstepView[]> {
  let { done, missteps } = await table.answer('review', { record, side, ms: 0 });
  for (let n = 0; n < 1000 && !missteps; n++) {
    const before: number = done;
    ({ done, missteps } = await table.answer('review', { side, ms: 0 }));
    expect(done).toBeGreaterThanOrEqual(before);
  }
  return missteps!;
}

describe('the worst decisions of a battle', () => {
  it('are a side’s own, worst first, each with something better that was legal then', async () => {
    const { ask, record } = await idle();
    const missteps = await reviewed(new RequestHandler(TOYS), record, 0);
    expect(missteps.length).toBeGreaterThan(0);
    expect(missteps.length).toBeLessThanOrEqual(3);
    expect(missteps.map(({ loss }) => loss)).toEqual(missteps.map(({ loss }) => loss).sort((a, b) => b - a));
    for (const { n, better } of missteps) {
      const entry = record.entries[n - 1]!;
      expect(entry.side).toBe('red');
      expect(better.length).toBeGreaterThan(0);
      const { decision } = await ask('moment', { at: n - 1 });
      expect(decision!.side).toBe(0);
    }
    expect(missteps[0]!.better[0]!.label.en).toMatch(/fire|advance/);
  });
  it('are weighed by what the side saw: what was hidden from it changes nothing', async () => {
    const [one, other] = await Promise.all([idle(STAND), idle({ type: 'plan', order: 'storm' })]);
    const first = async ({ record }: { readonly record: unknown }) =>
      (await reviewed(new RequestHandler(TOYS), record, 0)).filter(({ n }) => n === 1);
    expect(await first(one)).toEqual(await first(other));
  });
  it('cannot be asked on where nothing was begun', async () => {
    const failed = await new RequestHandler(TOYS).answer('review', { side: 0, ms: 1 }).catch(troubleOf);
    expect(failed).toMatchObject({ code: 'no-review' });
  });
});

describe('a plan', () => {
  it('is shown as far as its orders are legal one after the other, and up to a die', async () => {
    const table = new RequestHandler();
    const begin = { game: 'reiters', choice: { scenario: 'M' }, seed: 1, isSetUp: true };
    const { moment } = await table.answer('begin', begin);
    const moves = async (piece: string) =>
      (await table.answer('handles', { piece })).filter(({ kind, place }) => kind === 'move' && place !== undefined);
    const [first, second] = moment.decision!.alive;
    const [go] = await moves(first!);
    const [then] = await moves(second!);
    const show = (...commands: readonly unknown[]) => table.answer('plan', { at: moment.at, commands });
    const whole = await show(go!.command, then!.command, go!.command);
    // Who has gone cannot go once more.
    expect(whole).toMatchObject([
      { kind: 'move', piece: first, label: go!.label },
      { kind: 'move', piece: second, label: then!.label },
    ]);
    expect(whole.map(({ path }) => path.at(-1))).toEqual([go!.place, then!.place]);
    const standing = moment.scene.pieces.find(({ id }) => id === first)!.place;
    expect(whole[0]!.path[0]).toBe(standing);
    expect(await show(go!.command, { type: 'fly' })).toHaveLength(1);
    // It has only been looked at.
    expect((await table.answer('record', {})).entries).toHaveLength(moment.at);
  });
});
