import { readFileSync } from 'node:fs';
import { GAME_IDS, isGameId, loadForPlay } from '@tambour/games';
import { Match } from '@tambour/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '../bots/limits.ts';
import { seatAt } from '../bots/seat.ts';
import { BotTalk } from '../bots/talk.ts';
import { schemaFaults } from '../testing/json-schema.ts';
import { type Talk, type Told, talk } from '../testing/talk.ts';
import { loadPlayable } from './open-matches.ts';

type Schema = Readonly<Record<string, unknown>>;
const SCHEMA: Schema = JSON.parse(
  readFileSync(new URL('../../../../docs/engine-protocol.schema.json', import.meta.url), 'utf8'),
);
const defs = SCHEMA.$defs as Readonly<Record<string, Readonly<Record<string, Schema>>>>;
const REQUESTS = defs.requests ?? {};
const ANSWERS = defs.answers ?? {};

/** Every op that was asked and answered well. */
const covered = new Set<string>();
/** Checks one exchange against the schema. */
function check(request: Readonly<Record<string, unknown>>, answer: Told): Told {
  const op = String(request.op);
  expect(schemaFaults(SCHEMA, REQUESTS[op] ?? {}, request), op).toEqual([]);
  expect(schemaFaults(SCHEMA, { $ref: '#/$defs/request' }, request), op).toEqual([]);
  const wanted = answer.ok ? (ANSWERS[op] ?? {}) : { $ref: '#/$defs/error' };
  expect(schemaFaults(SCHEMA, wanted, answer), `answer to ${JSON.stringify(request)}`).toEqual([]);
  if (answer.ok) covered.add(op);
  return answer;
}

let session: Talk;
beforeAll(async () => {
  session = await talk();
});
const ask = (op: string, fields: Readonly<Record<string, unknown>> = {}): Told =>
  check({ id: 1, op, ...fields }, session.ask({ id: 1, op, ...fields }));

describe('the schema of the protocol', () => {
  it('describes hello, with and without maps', () => {
    const small = ask('hello');
    const whole = ask('hello', { maps: true });
    expect(JSON.stringify(whole).length).toBeGreaterThan(2 * JSON.stringify(small).length);
    expect(small.opponents).toHaveLength(12);
  });
  it.each(GAME_IDS)('describes everything said in a battle of %s', (game) => {
    ask('map', { game });
    const { match } = ask('new', { game, seed: 5 });
    let said = 0;
    for (let n = 0; n < 60 && ask('status', { match }).over === null; n++) {
      const { commands } = ask('legal', { match });
      const command = ask('suggest', { match, level: 'random' }).command;
      if (n % 6 === 0) {
        const side = ask('status', { match }).side;
        ask('odds', { match, command, paths: 30 });
        ask('odds', { match, command, paths: 30, through: 'combat', side });
        ask('explain', { match, command });
        ask('explain', { match, command: commands.at(-1) });
        ask('apply', { match, command: { type: 'no-such-order' } });
        const { state } = ask('state', { match, side });
        ask('record', { match, side });
        const opened = ask('position', { game, position: state });
        if (opened.ok) ask('close', { match: opened.match });
      }
      ask('apply', { match, command });
      said++;
    }
    expect(said).toBeGreaterThan(30);
    ask('state', { match });
    ask('record', { match });
    ask('undo', { match });
    ask('dice', { match, next: [1, 2] });
    ask('close', { match });
    expect(ask('status', { match }).error.code).toBe('unknown-match');
  });
  it('describes what an undone order is answered', () => {
    const { match } = ask('new', { game: 'denain', seed: 5 });
    ask('apply', { match, command: ask('legal', { match, limit: 1 }).commands[0] });
    expect(ask('undo', { match }).ok).toBe(true);
  });
  it('describes what a program at a side asks and hears', async () => {
    const playable = (await loadPlayable()).find(({ game }) => game(({ spec }) => spec.id === 'ford'));
    if (!playable || !isGameId('ford')) throw new Error('the ford is missing');
    await (await loadForPlay('ford'))(async ({ spec }) => {
      const match = Match.begin(spec, {}, 3);
      const [red, blue] = [0, 1].map((side) => {
        const bot = new BotTalk(USUAL_LIMITS, () => {});
        bot.sit(seatAt({ match, game: playable, side, id: 'm1', random: 1, limits: USUAL_LIMITS }));
        return bot;
      });
      if (!red || !blue) throw new Error('nobody sits');
      const say = async (bot: BotTalk, request: Readonly<Record<string, unknown>>) =>
        check(request, JSON.parse(await bot.answer(JSON.stringify(request))));
      while (!match.position.over) {
        const bot = match.position.side === 0 ? red : blue;
        const decided = bot.decide().then((command) => {
          match.apply(command);
          red.happened();
          blue.happened();
        });
        await say(bot, { op: 'wait' });
        for (const op of ['hello', 'map', 'status', 'state', 'record']) await say(bot, { op });
        await say(bot, { op: 'apply', command: { type: 'nonsense' } });
        const { commands } = await say(bot, { op: 'legal' });
        await say(bot, { op: 'apply', command: commands[0] });
        await decided;
      }
      expect((await say(red, { op: 'wait' })).status.over).not.toBeNull();
      const told = say(red, { op: 'wait' });
      void red.close();
      expect(await told).toMatchObject({ match: null });
    });
  });
  it('has every op, and every op was heard', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual(Object.keys(REQUESTS).sort());
    expect([...covered].sort()).toEqual(Object.keys(REQUESTS).sort());
    const { ops } = ask('hello') as unknown as { ops: string[] };
    expect([...ops, 'wait'].sort()).toEqual(Object.keys(REQUESTS).sort());
  });
  it('is found wanting where an answer has what it does not list, or lacks what it does', () => {
    const status = ask('new', { game: 'denain', seed: 1 });
    expect(schemaFaults(SCHEMA, ANSWERS.new ?? {}, { ...status, more: 1 })).toEqual(['/more: is not in the schema']);
    expect(schemaFaults(SCHEMA, ANSWERS.new ?? {}, { id: 1, ok: true, match: 'm1' })).toEqual(['/: lacks status']);
    expect(schemaFaults(SCHEMA, ANSWERS.new ?? {}, { ...status, match: 3 })).toEqual(['/match: is number, not string']);
  });
});
