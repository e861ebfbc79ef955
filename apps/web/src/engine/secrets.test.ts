import { OPPONENTS } from '@tambour/ai';
import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Answer, Ask, RequestName } from '../match/protocol.ts';
import { RequestHandler } from './request-handler.ts';
import { TOYS } from './testing/toy-stage.ts';

const DUEL = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4', 'red', 2) };
const STORM = { type: 'plan', order: 'storm' };
const STAND = { type: 'plan', order: 'stand' };
const RED = 0;
const BLUE = 1;

/** A battle of the toy in which red has planned. */
async function planned(order: object = STORM, seed = 1) {
  const table = new RequestHandler(TOYS);
  const ask = <N extends RequestName>(name: N, request: Ask<N>): Promise<Answer<N>> => table.answer(name, request);
  const opened = await ask('begin', { game: 'toy', choice: DUEL, seed });
  const first = await ask('submit', { command: order });
  const end = async () => {
    for (let n = 0; n < 100; n++) {
      const { moment } = await ask('sit', {});
      if (moment.verdict) return;
      await ask('submit', { command: moment.decision!.free.at(-1)!.command });
    }
  };
  return { ask, opened, first, end };
}

describe('a battle with secrets on the table', () => {
  it('says so, and shows none before anyone has sat down', async () => {
    const { opened, first, ask } = await planned();
    expect(opened.hasSecrets).toBe(true);
    expect(first.entry.events).toEqual([]);
    expect(first.entry.label!.en).not.toContain('storm');
    expect(first.moment.decision).toMatchObject({ side: BLUE, alive: [], free: [] });
    expect(await ask('handles', { piece: 'b1' })).toEqual([]);
  });
  it('tells each side its own', async () => {
    const { ask } = await planned();
    const red = await ask('sit', { side: RED });
    expect(red.log[1]).toMatchObject({ label: { en: 'plan storm' }, events: [{ text: { en: 'planned' } }] });
    expect(red.moment.decision).toMatchObject({ side: BLUE, free: [] });
    const blue = await ask('sit', { side: BLUE });
    expect(blue.log[1]!.label!.en).not.toContain('storm');
    expect(blue.log[1]!.events).toEqual([]);
    expect(blue.moment.decision!.free).toHaveLength(2);
  });
  it('is the same to a side whatever is hidden from it', async () => {
    const [one, other] = [await planned(STORM), await planned(STAND)];
    for (const { ask } of [one, other]) await ask('sit', { side: BLUE });
    const asks: readonly (readonly [RequestName, object])[] = [
      ['sit', { side: BLUE }],
      ['moment', { at: 1 }],
      ['moment', { at: 0 }],
      ['find', { words: 'plan', limit: 10 }],
      ['forecast', { command: STAND }],
      ['why', { piece: 'b1', place: '0401' }],
      ['overlay', { id: 'reach', piece: 'r1', at: 1 }],
      ['describe', { piece: 'r1', at: 1 }],
      ['survey', { side: RED, at: 1 }],
      ['history', {}],
      ['view', { side: BLUE }],
    ];
    for (const [name, request] of asks)
      expect(await one.ask(name, request as never), name).toEqual(await other.ask(name, request as never));
  });
  it('keeps the other side’s standing orders from a side', async () => {
    const { ask } = await planned();
    await ask('submit', { command: { type: 'standing', side: 'red', on: 'reply', answer: 'never' } });
    const { standing, log } = await ask('sit', { side: BLUE });
    expect(standing[RED]!.reply).toEqual({ answer: 'ask', percent: 0 });
    expect(log[2]!.label!.en).not.toContain('never');
    expect((await ask('sit', { side: RED })).standing[RED]!.reply!.answer).toBe('never');
  });
  it('shows the past as the side saw it, though the secret is out since', async () => {
    const { ask } = await planned();
    await ask('sit', { side: BLUE });
    const done = await ask('submit', { command: STAND });
    expect(done.entry.events.map((t) => t.text.en)).toEqual(['planned', 'revealed']);
    const { log } = await ask('sit', { side: BLUE });
    expect(log[1]!.events).toEqual([]);
    expect(log[2]!.events).toHaveLength(2);
  });
  it('lays everything open when it is over, and shuts it again when that is taken back', async () => {
    const { ask, end } = await planned();
    await end();
    const over = await ask('sit', { side: BLUE });
    expect(over.moment.verdict).toBeDefined();
    expect(over.log[1]!.label!.en).toBe('plan storm');
    expect(over.canUndo).toBe(true);
    await ask('undo', {});
    expect((await ask('sit', { side: BLUE })).log[1]!.label!.en).not.toContain('storm');
  });
  it.each(OPPONENTS)('is thought about by what the side sees: %s', async (opponent) => {
    const decide = async (order: object) => {
      const { ask } = await planned(order);
      const view = await ask('view', { side: BLUE });
      return ask('choose', { ...view, opponent, seed: 1, ms: 1000 });
    };
    expect(await decide(STORM)).toEqual(await decide(STAND));
  });
});

describe('a game that has secrets by some of its rules', () => {
  it.each([
    ['off', false],
    ['on', true],
  ])('has them with those rules only: advanced %s', async (advanced, hasSecrets) => {
    const table = new RequestHandler();
    const choice = { scenario: 'M', options: { advanced } };
    const opened = await table.answer('begin', { game: 'reiters', choice, seed: 1 });
    expect(opened.hasSecrets).toBe(hasSecrets);
    // Without them nobody needs to sit down before something can be ordered.
    expect(opened.moment.decision!.free.length > 0).toBe(!hasSecrets);
  });
  it('tells the other side of an order that fails neither the order nor the die', async () => {
    const failed = async (seed: number) => {
      const table = new RequestHandler();
      const ask = <N extends RequestName>(name: N, request: Ask<N>): Promise<Answer<N>> => table.answer(name, request);
      let { moment } = await ask('begin', {
        game: 'reiters',
        choice: { scenario: 'M', options: { advanced: 'on' } },
        seed,
      });
      for (let n = 0; n < 20 && moment.decision?.rule !== '10.2a'; n++) {
        const { side } = moment.decision!;
        ({ moment } = await ask('sit', { side }));
        const idle = moment.decision!.free.find((h) => h.kind === 'decline')!;
        ({ moment } = await ask('submit', { command: idle.command }));
      }
      const { side } = moment.decision!;
      await ask('sit', { side });
      const { entry } = await ask('submit', { command: { type: 'order', leader: LEADERS[side], order: 'withdraw' } });
      const { log } = await ask('sit', { side: 1 - side });
      return { own: entry, theirs: log.at(-1)! };
    };
    for (let seed = 1; seed < 20; seed++) {
      const { own, theirs } = await failed(seed);
      if (own.events.length !== 1) continue;
      expect(own.dice[0]).toBeGreaterThan(0);
      expect([theirs.dice, theirs.events.map((t) => t.dice)]).toEqual([[0], [undefined]]);
      return;
    }
    throw new Error('no order failed');
  });
});
const LEADERS = ['M-C-MANDELOT', 'M-P-CHATILLON'];
