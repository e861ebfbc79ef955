import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom, randomPlayer } from '@tambour/ai';
import { type GameId, type GamePackage, someGame, withGame } from '@tambour/games';
import { type Choice, Match, type World } from '@tambour/kernel';
import { amount } from '@tambour/kernel/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { playableOf } from '../engine/open-matches.ts';
import { botFolder, NO_THREADS } from '../testing/bots.ts';
import { testTerminal } from '../testing/terminal.ts';
import { fightWith, withBots } from './fight.ts';
import { USUAL_LIMITS } from './limits.ts';
import { seatAt } from './seat.ts';
import { BotTalk } from './talk.ts';

/** Games in which something is hidden: written orders, and fire that is allocated in secret. */
const HIDDEN: readonly (readonly [GameId, Choice])[] = [
  ['reiters', { scenario: 'M', options: { advanced: 'on' } }],
  ['tabletop', {}],
];
/** At how many questions two battles are compared. */
const LOOKS = amount(3, 12);
const FORBIDDEN = ['new', 'position', 'undo', 'dice', 'close', 'no-such-op'];

/** Everything that a program at a side can ask, and much that it cannot. */
async function everything(talk: BotTalk, other: string): Promise<readonly string[]> {
  const told: string[] = [];
  const ask = async (request: object) => {
    const line = await talk.answer(JSON.stringify(request));
    told.push(line);
    return JSON.parse(line);
  };
  await ask({ op: 'wait' });
  for (const op of ['hello', 'map', 'status', 'state', 'record']) await ask({ op });
  for (const op of ['status', 'legal', 'state', 'record', 'odds', 'apply']) {
    const { error } = await ask({ op, side: other, command: { type: 'done' } });
    expect(error.code).toBe('not-allowed');
  }
  for (const op of FORBIDDEN) {
    const { error } = await ask({ op, game: 'denain', match: 'm1', next: [6], position: {} });
    expect(error.code).toBe('not-allowed');
  }
  const { commands } = await ask({ op: 'legal' });
  for (const command of [...commands.slice(0, 2), commands.at(-1)]) {
    await ask({ op: 'explain', command });
    await ask({ op: 'odds', command, paths: 50 });
  }
  await ask({ op: 'suggest', level: 'greedy' });
  await ask({ op: 'apply', command: { type: 'nonsense' } });
  return told;
}

/** Two battles at the same question that differ only in what is hidden from the side asked; undefined where nothing is. */
function twoAlike<W extends World, Field>({ spec }: GamePackage<W, Field>, match: Match<W, Field>) {
  const { position } = match;
  const { side } = position;
  const seen = position.seenBy(side);
  const guess = spec.assumed?.(seen.field, side).find(({ others }) => others > 0);
  if (!guess) return undefined;
  const other = Match.replay(spec, match.record()).match;
  for (let k = 0; k < guess.others; k++) {
    guess.put(other.position.field, k);
    other.position.restore(other.position.state.bytes.slice());
    spec.derive(other.position.field);
    if (other.position.hash !== position.hash) return other;
  }
  return undefined;
}

describe.each(HIDDEN)('a program at a side of %s that asks for everything', (id, choice) => {
  it('is told the same, byte for byte, whatever is hidden from it', async () => {
    await withGame(id, async <W extends World, Field>(game: GamePackage<W, Field>) => {
      const playable = await playableOf(someGame(game));
      const player = randomPlayer<W, Field>();
      const chance = chanceFrom(4);
      let compared = 0;
      for (let seed = 11, match = Match.begin(game.spec, choice, seed); compared < LOOKS; ) {
        const { position } = match;
        if (position.over) {
          match = Match.begin(game.spec, choice, ++seed);
          continue;
        }
        const other = twoAlike(game, match);
        if (other) {
          const { side } = position;
          const told = await Promise.all(
            [match, other].map(async (battle) => {
              const talk = new BotTalk(USUAL_LIMITS, () => {});
              const limits = { decisionMs: 60_000 };
              talk.sit(seatAt({ match: battle, game: playable, side, id: 'm1', random: 1, limits }));
              void talk.decide();
              return everything(talk, game.spec.sides[1 - side]?.id ?? '');
            }),
          );
          expect(told[1]).toEqual(told[0]);
          compared++;
        }
        match.apply(position.decode(position.actions.at(player.choose(position, chance).index)));
      }
    });
  });
});

describe('a spying program in a whole battle', () => {
  const { folder, bot, remove } = botFolder();
  afterAll(remove);
  it('gets neither the seed, nor the dice to come, nor an order that is still secret; nor the record when it is over', async () => {
    const log = join(folder, 'heard');
    const name = bot(`
      const spy = async (op, more = {}) => appendFileSync(${JSON.stringify(log)}, JSON.stringify({ op, told: await ask(op, more) }) + '\\n');
      for (;;) {
        const told = await ask('wait');
        if (told.match === null) break;
        for (const op of ['status', 'state', 'record', 'undo', 'dice', 'new', 'close']) await spy(op, op === 'dice' ? { next: [6] } : {});
        for (const side of ['C', 'P']) await spy('state', { side });
        if (!told.status.over) await ask('apply', { command: await any() });
      }`);
    const seed = 3_123_456_789;
    const simulation = { game: 'reiters', choice: HIDDEN[0]?.[1] ?? {}, levels: [name, 'random'] as const, seed };
    const limits = { ...USUAL_LIMITS, startMs: 60_000, decisionMs: 60_000 };
    const runner = withBots(NO_THREADS, { workers: 1, limits, terminal: testTerminal(), language: 'en' });
    const { results } = await fightWith(runner, simulation, 1);
    await runner.close();
    expect(results[0]?.forfeit).toBeUndefined();
    const heard = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { op, told } of heard) {
      if (['undo', 'dice', 'new', 'close'].includes(op)) expect(told.error.code).toBe('not-allowed');
      if (op === 'record' && told.ok) {
        expect(told.record).not.toHaveProperty('seed');
        expect(told.record).not.toHaveProperty('opening');
        expect(told.record.entries.every((entry: object) => !('dice' in entry) && !('hash' in entry))).toBe(true);
      }
    }
    const records = heard.filter(({ op }) => op === 'record').map(({ told }) => told);
    expect(records.at(-1)).toMatchObject({ ok: false, error: { code: 'over' } });
    const orders = records
      .flatMap(({ record }) => record?.entries ?? [])
      .filter(({ command }) => command.type === 'order');
    // That the enemy has tried to change an order is seen, and not to which.
    const enemys = orders.filter(({ side }) => side === 'P');
    expect(enemys.length).toBeGreaterThan(0);
    expect(enemys.every(({ command }) => !('order' in command))).toBe(true);
    const states = heard.filter(({ op, told }) => op === 'state' && told.ok);
    expect(states.every(({ told }) => told.state.seenBy === 'C')).toBe(true);
  });
});
