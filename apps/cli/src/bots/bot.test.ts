import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotName, branch, type PlayerName, playBatch } from '@tambour/ai';
import { someGame, withGame } from '@tambour/games';
import { afterAll, describe, expect, it } from 'vitest';
import { playableOf } from '../engine/open-matches.ts';
import { simulate } from '../simulate/simulate.ts';
import { botFolder, NO_THREADS, PLAIN_BOT } from '../testing/bots.ts';
import { builtProgram } from '../testing/build.ts';
import { testTerminal } from '../testing/terminal.ts';
import { BotPair } from './bot-battle.ts';
import { fightWith, withBots } from './fight.ts';
import { type BotLimits, USUAL_LIMITS } from './limits.ts';

const { folder, bot, remove } = botFolder();
afterAll(remove);
// A machine that does other work besides must not make a good program late.
const LIMITS: BotLimits = { ...USUAL_LIMITS, startMs: 60_000, decisionMs: 60_000 };

/** Battles of the smallest game; what was noted, and how they went. */
async function fight(levels: [PlayerName, PlayerName], games: number, limits: Partial<BotLimits> = {}, workers = 1) {
  const terminal = testTerminal();
  const simulation = { game: 'ford', choice: {}, levels, seed: 7 };
  const how = { workers, limits: { ...LIMITS, ...limits }, terminal, language: 'en' as const };
  const runner = withBots(NO_THREADS, how);
  const fought = await fightWith(runner, simulation, games);
  await runner.close();
  return { ...fought, noted: terminal.noted };
}
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // One that has ended and was not waited for is no longer at work.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
const file = (name: string) => join(folder, name);
const told = (name: string) => expect.poll(() => existsSync(file(name)) && readFileSync(file(name), 'utf8') !== '');

describe('a program at a side', () => {
  it('plays whole battles, several by one process, and the same again', async () => {
    const starts = file('starts');
    const code = `appendFileSync(${JSON.stringify(starts)}, 'x');${PLAIN_BOT}`;
    const first = await fight([bot(code), 'random'], 3);
    expect(first.noted).toEqual([]);
    expect(first.results).toHaveLength(3);
    expect(readFileSync(starts, 'utf8')).toBe('x');
    const again = await fight([bot(PLAIN_BOT), 'random'], 3, {}, 2);
    expect(again.results).toEqual(first.results);
  });
  it('has the enemy it would have anywhere: players of ours alone play as in a thread', async () => {
    await withGame('ford', async (game) => {
      const { spec } = game;
      const wanted = playBatch(spec, spec.world({}), { levels: ['greedy', 'random'], seed: 7 }, 0, 3);
      const pair = new BotPair(game, await playableOf(someGame(game)), ['greedy', 'random'], LIMITS);
      for (const [i, result] of wanted.entries()) expect((await pair.play({}, branch(7, i))).result).toEqual(result);
    });
  });
  it('is told of the battle, of what happened since, and of the end; then that no battle is left', async () => {
    const log = file('log');
    const name = bot(`
      for (;;) {
        const told = await ask('wait');
        appendFileSync(${JSON.stringify(log)}, JSON.stringify(told) + '\\n');
        if (told.match === null) break;
        if (!told.status.over) await ask('apply', { command: await any() });
      }`);
    await fight([name, 'random'], 2);
    const heard = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(heard.at(-1)).toEqual({ id: null, ok: true, match: null });
    const [first] = heard;
    expect(first).toMatchObject({
      match: 'm1',
      side: first.status.side,
      battle: { game: 'ford', random: expect.any(Number) },
    });
    expect(heard.filter(({ status }) => status?.over).map(({ match }) => match)).toEqual(['m1', 'm2']);
    const news = heard.flatMap(({ since = [] }) => since);
    expect(news.length).toBeGreaterThan(0);
    // What it ordered itself was answered already.
    expect(news.every(({ side }) => side !== first.side)).toBe(true);
    expect(news[0]).toMatchObject({
      command: { type: expect.any(String) },
      dice: expect.any(Array),
      events: expect.any(Array),
    });
  });
  it('may end after one battle and is started again', async () => {
    const once = bot(`
      const first = (await turn()).match;
      for (let told = { match: first, status: {} }; ; told = await ask('wait')) {
        if (told.status.over) process.exit(0);
        await ask('apply', { command: await any() });
      }`);
    const { results, noted } = await fight([once, 'random'], 3);
    expect(noted).toEqual([]);
    expect(results.every(({ forfeit }) => !forfeit)).toBe(true);
  });
  it('hears the rule against an order, and may give a few that are refused', async () => {
    const log = file('refusals');
    const name = bot(`
      await turn();
      for (let i = 0; i < 2; i++) {
        const told = await ask('apply', { command: { type: 'nonsense' } });
        appendFileSync(${JSON.stringify(log)}, JSON.stringify(told.error) + '\\n');
      }
      await ask('apply', { command: await any() });
      ${PLAIN_BOT}`);
    const { results, noted } = await fight([name, 'random'], 1);
    expect(noted).toEqual([]);
    expect(results[0]?.forfeit).toBeUndefined();
    const errors = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(errors.map(({ left }) => left)).toEqual([2, 1]);
  });
});

describe('a program that fails', () => {
  const FAILS: readonly [string, string, RegExp, Partial<BotLimits>][] = [
    [
      'crashes',
      'await turn(); console.error("out of ideas"); process.exit(3);',
      /ended during the battle with exit code 3.*out of ideas/,
      {},
    ],
    ['ends by a signal', 'await turn(); process.kill(process.pid, "SIGKILL");', /by signal SIGKILL/, {}],
    ['never speaks', 'await forever();', /gave no order for 0\.1 seconds/, { startMs: 100 }],
    ['thinks for ever', 'await turn(); await forever();', /gave no order for .* seconds?/, { decisionMs: 300 }],
    [
      'thinks too long over its battle',
      'for (;;) { await turn(); await new Promise((r) => setTimeout(r, 300)); await ask("apply", { command: await any() }); }',
      /used up its .* seconds? for the battle/,
      { battleMs: 400 },
    ],
    [
      'writes without a newline',
      'for (;;) if (!process.stdout.write("x".repeat(60000))) await new Promise((r) => process.stdout.once("drain", r));',
      /sent more than 1000000 bytes in one battle/,
      { battleBytes: 1_000_000, lineBytes: 1 << 30 },
    ],
    [
      'writes a long line',
      'process.stdout.write("x".repeat(2000) + "\\n"); await forever();',
      /sent a request of more than 1000 bytes/,
      { lineBytes: 1000 },
    ],
    [
      'asks and does not listen',
      'const line = JSON.stringify({ op: "state" }) + "\\n"; for (;;) if (!process.stdout.write(line.repeat(200))) await new Promise((r) => process.stdout.once("drain", r));',
      /gave no order|sent more than/,
      { decisionMs: 1500, battleBytes: 3_000_000 },
    ],
    [
      'gives orders that are refused',
      'for (;;) { await turn(); for (;;) await ask("apply", { command: { type: "nonsense" } }); }',
      /gave 4 orders that were refused, the last because: /,
      {},
    ],
  ];
  it.each(FAILS)(
    'is named with what it did, and its battle is counted for nobody: %s',
    async (_, code, what, limits) => {
      const name = bot(code);
      const { results, noted } = await fight([name, 'random'], 1, limits);
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({
        winner: null,
        forfeit: { side: 0, why: { en: expect.any(String), fr: expect.any(String) } },
      });
      expect(noted).toHaveLength(1);
      expect(noted[0]).toContain(`battle 1, forfeited: ${name}`);
      expect(noted[0]).toMatch(what);
    },
  );
  it('leaves nothing to report where it forfeits every battle, and the command fails', async () => {
    const terminal = testTerminal();
    const args = ['ford', '--a', 'cmd:no-such-program-anywhere', '--b', 'random', '--games', '2', '--workers', '1'];
    expect(await simulate.run(args, terminal, 'en')).toBe(1);
    const said = terminal.said.join('\n');
    expect(said).toMatch(/Forfeits .*\n.*no-such-program-anywhere +2\n/);
    expect(said).toContain('No battle was fought to its end');
    expect(said).not.toMatch(/^(Wins|Length|Points)/m);
  });
  it('is not started for ever: after three battles in a row the rest are not played', async () => {
    const { results, noted, why } = await fight(['random', 'cmd:no-such-program-anywhere' as BotName], 10);
    expect(results).toHaveLength(3);
    expect(noted[0]).toMatch(/no-such-program-anywhere ended during the battle with exit code 127.*not found/);
    expect(why).toContain('3 battles in a row');
  });
  it('does not spoil the battles before and after it', async () => {
    const name = bot(`
      for (;;) {
        const { match } = await turn();
        if (match === 'm2') process.exit(1);
        await ask('apply', { command: await any() });
      }`);
    const { results, noted } = await fight([name, 'random'], 4);
    expect(results.map(({ forfeit }) => forfeit?.side)).toEqual([undefined, 0, undefined, undefined]);
    expect(noted).toHaveLength(1);
    const good = await fight([bot(PLAIN_BOT), 'random'], 4);
    expect([results[0], results[2]]).toEqual([good.results[0], good.results[2]]);
  });
});

describe.skipIf(process.platform === 'win32')('no process is left', () => {
  /** Starts a child of its own that would outlive it, and writes down both. */
  const withChild = (name: string, then: string) => `
    const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
    await turn();
    writeFileSync(${JSON.stringify(file(name))}, process.pid + ' ' + child.pid);
    ${then}`;
  const pids = (name: string) => readFileSync(file(name), 'utf8').split(' ').map(Number);
  it.each([
    ['good', `await ask('apply', { command: await any() }); ${PLAIN_BOT}`, {}],
    ['silent', 'await forever();', { decisionMs: 300 }],
    ['crashing', 'process.exit(1);', {}],
    [
      'deaf',
      'process.stdin.pause(); process.on("SIGTERM", () => {}); for (;;) { await forever(); }',
      { decisionMs: 300, graceMs: 100 },
    ],
  ])('of a %s program, nor of what it started', async (kind, code, limits) => {
    await fight([bot(withChild(kind, code)), 'random'], 1, limits);
    for (const pid of pids(kind)) await expect.poll(() => isAlive(pid)).toBe(false);
  });
  it.each(['SIGINT', 'SIGTERM'] as const)('when we are ended by %s', async (signal) => {
    const { program } = await builtProgram();
    const name = bot(withChild(signal, 'await forever();'));
    const args = ['simulate', 'ford', '--a', name, '--b', 'random', '--games', '2', '--workers', '1'];
    const child = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
    await told(signal).toBe(true);
    child.kill(signal);
    await once(child, 'exit');
    for (const pid of pids(signal)) await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
