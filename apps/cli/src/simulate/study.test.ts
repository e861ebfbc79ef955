import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Crew } from '@tambour/ai/threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../run.ts';
import { builtProgram } from '../testing/build.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { testTerminal } from '../testing/terminal.ts';
import { Progress } from './progress.ts';
import { simulateWith } from './simulate.ts';
import type { Disk } from './study-file.ts';

let folder: string;
let hire: Crew['hire'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
  hire = await keptThreads();
});
afterAll(() => rmSync(folder, { recursive: true }));

const RANDOM = ['--a', 'random', '--b', 'random', '--seed', '5', '--workers', '2'];
/** What a study says, and its JSON. */
async function study(args: readonly string[], around: { disk?: Disk; signal?: AbortSignal } = {}) {
  const terminal = testTerminal();
  const code = await simulateWith(hire, around).run([...args, '--json', '-'], terminal, 'en');
  const text = terminal.said.join('\n');
  return { code, noted: terminal.noted, json: text === '' ? undefined : JSON.parse(text) };
}
const fault = async (args: readonly string[], language = 'en') => {
  const terminal = testTerminal();
  const code = await run(['simulate', ...args, '--language', language], terminal);
  return `${code} ${terminal.noted[0]}`;
};

describe('a study of several settings', () => {
  it('takes several battles, each with its own figures, beside the sum of all', async () => {
    const { json } = await study(['reiters', '--scenario', 'M,auneau', ...RANDOM, '--games', '1']);
    expect(json.settings.map((s: { label: string }) => s.label)).toEqual(['M', 'AU']);
    expect(json.settings.map((s: { scenario: string }) => s.scenario)).toEqual(['M', 'AU']);
    expect(json.games).toBe(2);
    expect(json.wins.a + json.wins.b + json.wins.draw).toBe(2);
    // With all that the page draws: who fought where, by which rules.
    for (const { totals, turns } of json.settings) {
      expect(totals).toMatchObject({ games: 1, traced: 1, forfeits: {} });
      expect(totals.points).toHaveLength(turns.most);
      expect(Object.keys(totals.rules).length).toBeGreaterThan(10);
    }
  });
  it('takes a grid of values and options', async () => {
    const { json } = await study([
      'denain',
      ...RANDOM,
      '--games',
      '2',
      '--sweep',
      'edition=fr,en',
      '--sweep',
      'turns=1..2',
    ]);
    expect(json.settings.map((s: { label: string }) => s.label)).toEqual([
      'edition=fr, turns=1',
      'edition=fr, turns=2',
      'edition=en, turns=1',
      'edition=en, turns=2',
    ]);
    expect(json.settings.map((s: { turns: { most: number } }) => s.turns.most)).toEqual([1, 2, 1, 2]);
    expect(json.settings[3]).toMatchObject({
      options: { edition: 'en' },
      games: 2,
      own: ['scenario'],
      decided: { share: expect.any(Number) },
    });
  });
  it('gives each setting the figures that it has alone', async () => {
    const both = await study(['ford', ...RANDOM, '--games', '3', '--a', 'random,novice']);
    const alone = await study(['ford', ...RANDOM, '--games', '3', '--a', 'novice']);
    expect(both.json.settings[1]).toEqual({ label: 'a=novice', ...alone.json });
  });
  it('compares settings battle by battle on the same dice', async () => {
    const { json } = await study([
      ...['denain', ...RANDOM, '--games', '4', '--set', 'turns=2'],
      ...['--compare', 'turns=1', '--compare', 'edition=en;turns+=1'],
    ]);
    expect(json.differences.map((d: { of: string; than: string; games: number }) => [d.of, d.than, d.games])).toEqual([
      ['turns=1', '', 4],
      ['edition=en, turns+=1', '', 4],
    ]);
    const [base, short] = json.settings;
    expect(json.differences[0].points.value).toBeCloseTo(short.points.difference.mean - base.points.difference.mean, 9);
    expect(json.differences[0].wins.low).toBeLessThanOrEqual(json.differences[0].wins.value);
  });
  it('searches for the value at which a battle is even, and shows what it tried', async () => {
    const { json } = await study(['denain', ...RANDOM, '--games', '30', '--even', 'turns=1..3']);
    expect(json.even).toMatchObject({ key: 'turns', low: expect.any(Number), high: expect.any(Number) });
    expect(json.games).toBe(30);
    expect(json.even.tried.reduce((n: number, t: { games: number }) => n + t.games, 0)).toBe(30);
    expect(json.settings.map((s: { label: string }) => s.label)).toEqual(['turns=1', 'turns=2', 'turns=3']);
  });
  it('stops when the interval asked for is reached', async () => {
    // One turn of random play ends in the same way nearly always: the first look is enough.
    const { json } = await study(['denain', ...RANDOM, '--until', '±10%', '--games', '300', '--set', 'turns=1']);
    expect(json.games).toBe(100);
    expect(json.until).toEqual({ within: 0.1, reached: true });
  });
});

describe('a study that is interrupted', () => {
  const ARGS = ['ford', ...RANDOM, '--games', '24'];
  /** Raised after so many batches were kept. */
  function stopping(batches: number) {
    const stop = new AbortController();
    const disk: Disk = {
      write(fd, bytes, at) {
        if (batches-- === 0) stop.abort();
        return writeSync(fd, bytes, at);
      },
      truncate: () => {},
    };
    return { disk, signal: stop.signal };
  }
  it('keeps what was played and goes on to the same figures, repeating nothing', async () => {
    const file = join(folder, 'study.jsonl');
    const whole = await study(ARGS);
    const part = await study([...ARGS, '--resume', file], stopping(3));
    expect(part.code).toBe(130);
    expect(part.noted[0]).toMatch(/^Interrupted: the .* kept\. "tambour simulate --resume .*" continues\.$/);
    const lines = readFileSync(file, 'utf8').split('\n').length;
    expect(lines).toBeGreaterThan(2);
    // Without a word of what the study is: the file knows.
    const rest = await study(['--resume', file]);
    expect(rest.json).toEqual(whole.json);
    const battles = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const { from, results } = JSON.parse(line) as { from: number; results: unknown[] };
        return results.map((_, i) => from + i);
      });
    expect(battles.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, k) => k));
    // More battles of the same study; and what is there is not played again.
    const more = await study(['--resume', file, '--games', '26']);
    expect(more.json.games).toBe(26);
    const none = await simulateWith(() => {
      throw new Error('a thread was hired');
    }).run(['--resume', file, '--json', join(folder, 'again.json')], testTerminal(), 'en');
    expect(none).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8'))).toEqual(whole.json);
    expect(await fault(['ford', ...RANDOM, '--seed', '6', '--resume', file])).toMatch(
      /^1 .*holds another study: settings\.0\.seed is 5 there and 6 here/,
    );
  });
  it('by Ctrl-C ends at once, with what it has and how to go on, and leaves no process', async () => {
    const { program } = await builtProgram();
    const here = mkdtempSync(join(folder, 'ctrl-c-'));
    const args = ['simulate', 'ford', ...RANDOM, '--games', '1000000', '--records', 'records'];
    const child = spawn(process.execPath, [program, ...args], { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] });
    let noted = '';
    child.stderr.on('data', (part) => {
      noted += String(part);
    });
    child.stdout.resume();
    const ended = new Promise<number | null>((done) => child.on('close', done));
    try {
      await vi.waitFor(() => expect(readdirSync(join(here, 'records')).length).toBeGreaterThan(30), 60_000);
      child.kill('SIGINT');
      expect(await ended).toBe(130);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    const [file = ''] = readdirSync(here).filter((name) => name.startsWith('tambour-study-'));
    expect(noted).toContain(`"tambour simulate --resume ${file}" continues.`);
    const lines = readFileSync(join(here, file), 'utf8').trimEnd().split('\n').slice(1);
    const kept = lines.reduce((n, line) => n + JSON.parse(line).results.length, 0);
    expect(kept).toBeGreaterThan(0);
    const rest = await study(['--resume', join(here, file), '--games', '30']);
    expect(rest.json).toEqual((await study(['ford', ...RANDOM, '--games', '30'])).json);
  });
  it('says what is wrong with a disk that is full, and counts what is on it', async () => {
    const file = join(folder, 'full.jsonl');
    let room = 3;
    const { code, noted, json } = await study([...ARGS, '--resume', file], {
      disk: {
        write(fd, bytes, at) {
          if (room-- <= 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
          return writeSync(fd, bytes, at);
        },
        truncate: () => {},
      },
    });
    expect(code).toBe(1);
    expect(noted[0]).toMatch(
      /(not all|none) (of the )?24 battles could be fought.*cannot write .*full\.jsonl: ENOSPC: no space left on device/,
    );
    const kept = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
    expect(kept).toHaveLength(2);
    if (json) expect(json.games).toBeLessThanOrEqual(kept.reduce((n, line) => n + JSON.parse(line).results.length, 0));
    expect((await study(['--resume', file])).json).toEqual((await study(ARGS)).json);
  });
});

describe('records of a study', () => {
  it('replay to the bit, for the game’s own figures and for changed ones', async () => {
    const records = join(folder, 'records');
    const { json } = await study([
      'denain',
      ...RANDOM,
      '--games',
      '2',
      '--set',
      'turns=2',
      '--compare',
      'turns-=1',
      '--records',
      records,
    ]);
    const folders = readdirSync(records).sort();
    expect(folders).toEqual([
      'battle-000001.json',
      'battle-000002.json',
      expect.stringMatching(/^turns-1-[0-9a-f]{6}$/),
    ]);
    const files = [join(records, folders[0]!), join(records, folders[2]!, 'battle-000002.json')];
    for (const file of files) {
      const terminal = testTerminal();
      expect(await run(['replay', file, '--verify'], terminal)).toBe(0);
      expect(terminal.said.join('\n')).toContain('every hash matches');
    }
    expect(existsSync(join(records, folders[2]!, 'battle-000003.json'))).toBe(false);
    // They are the battles that are counted.
    const without = await study(['denain', ...RANDOM, '--games', '2', '--set', 'turns=2', '--compare', 'turns-=1']);
    expect(json).toEqual(without.json);
  });
});

describe('what a study does not take', () => {
  it.each([
    [['M', '--set', 'unit.M-P-CUI-1.strenght=4'], 'unit.M-P-CUI-1.strenght: has no "strenght"; the closest are '],
    [['M', '--set', 'scenario.turns=0'], '--set scenario.turns: turns: must be a whole number from 1'],
    [
      ['M', '--set', 'trns=3'],
      '--set trns: is not an option of this game, nor the name of any of its figures; the closest are turns',
    ],
    [['M', '--sweep', 'turns=9'], '--sweep turns: needs at least two values'],
    [['M', '--sweep', 'turns=1..1e9'], '--sweep turns: must be a range such as 1..5'],
    [['M', '--sweep', '__proto__.x=1,2'], '--sweep __proto__.x: does not begin with the name of any figures'],
    [['M', '--a', 'cmd:bot', '--queue', 'postgresql://me@127.0.0.1:1/lab'], 'the workers of a queue start no programs'],
    [['M', '--sweep', 'turns=1..3', '--sweep', 'turns=1..2'], '--sweep turns: given twice'],
    [
      [
        'M',
        '--sweep',
        'turns=1..99',
        '--sweep',
        'gold=on,off',
        '--sweep',
        'caracole=on,off',
        '--sweep',
        'wavering=on,off',
      ],
      'makes 792 settings',
    ],
    [['M', '--compare', 'turns'], '--compare must be KEY=VALUE, not "turns"'],
    [['M', '--until', '2'], '--until must be a share'],
    [['M', '--even', 'unit.M-P-CUI-1.at'], '--even unit.M-P-CUI-1.at: is not a single number'],
    [['M', '--even', 'turns=9..1'], '--even must be KEY or KEY=LOW..HIGH'],
    [['M,AU', '--even', 'turns'], '--even searches in one battle'],
    [['M', '--even', 'turns', '--sweep', 'gold=on,off'], '--even cannot be used with --sweep'],
    [['M', '--a', 'captain,general'], '--a must be one of'],
    [['M', '--sweep', 'a=captain,general'], '--sweep a must be one of'],
    [['tutorial-farm', '--set', 'charts.scale.x=3'], '--set charts.scale.x: has no "x"'],
    [['ford', '--set', 'turns=3'], 'is not an option of this game'],
    [['--resume', '/nowhere/at/all'], 'cannot read /nowhere/at/all'],
    [[], 'GAME is missing'],
  ])('%j', async (args, why) => {
    expect(await fault(args)).toContain(why);
    // French has the same, and no English in it.
    expect(await fault(args, 'fr')).not.toMatch(/ (is|must|has|needs|near) /);
  });
});

describe('progress', () => {
  it('is a line now and then where it cannot be redrawn', () => {
    let seconds = 0;
    const terminal = testTerminal();
    const progress = new Progress(terminal, 'en', () => 1000 * seconds);
    progress.show(5, 100);
    for (seconds = 1; seconds <= 60; seconds++) progress.show(5 + seconds, 100);
    expect(terminal.noted.length).toBeGreaterThan(2);
    expect(terminal.noted.length).toBeLessThan(6);
    expect(terminal.noted[0]).toBe('15 of 100 battles  1.0 battles/s  85 s left');
  });
});
