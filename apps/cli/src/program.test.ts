import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@tambour/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './testing/build.ts';

const RECORD = fileURLToPath(new URL('../../../games/denain/records/en-bold.json', import.meta.url));
const GAME = GAME_IDS[0];
// English, whatever the language of whoever runs the tests.
process.env.LC_ALL = 'C';
const folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
let program: string;
beforeAll(async () => {
  ({ program } = await builtProgram());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Input only for who reads it: one that ends before it was written to looks like a fault. */
function tambour(args: readonly string[], stdout: number | 'pipe', input?: string) {
  const done = spawnSync(process.execPath, [program, ...args], {
    stdio: [input === undefined ? 'ignore' : 'pipe', stdout, 'pipe'],
    ...(input !== undefined && { input }),
  });
  return { code: done.status, out: done.stdout, err: done.stderr.toString() };
}

describe.runIf(existsSync('/dev/full'))('standard output on a full disk', () => {
  it.each([
    [['--help']],
    [['--version']],
    [['list']],
    [['rules', GAME]],
    [['replay', RECORD]],
    [['map', GAME, '--svg', '-']],
    [['play', 'ford', '--side', 'none', '--ai', 'random', '--seed', '1']],
    [['engine']],
  ])('is told in a sentence, and the exit code is not 0: %j', (args) => {
    const full = openSync('/dev/full', 'w');
    try {
      const { code, err } = tambour(args, full, args[0] === 'engine' ? '{"op":"hello"}\n' : undefined);
      expect(err).toMatch(/^tambour.*: cannot write to standard output: (ENOSPC: )?no space left on device\n$/);
      expect(code).toBe(1);
    } finally {
      closeSync(full);
    }
  });
});

describe('standard output into a file', () => {
  it.skipIf(process.platform === 'win32')('that takes only a part is told, not left cut short in silence', () => {
    const file = join(folder, 'part.svg');
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, program, 'map', GAME, '--svg', '-'],
      { stdio: ['ignore', openSync(file, 'w'), 'pipe'] },
    );
    expect(stderr.toString()).toMatch(/^tambour map: cannot write to standard output: .*\n$/);
    expect(status).toBe(1);
  });
  it('is whole', () => {
    const file = join(folder, 'whole.json');
    expect(tambour(['list', '--json'], openSync(file, 'w')).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).games).toHaveLength(GAME_IDS.length);
  });
});

describe('a reader that leaves early', () => {
  it.each([
    [['rules', GAME, '--all'], 0],
    [['replay', RECORD], 0],
    [['play', GAME, '--side', 'none', '--ai', 'random', '--seed', '1'], 0],
  ])('is no fault: %j', async (args, wanted) => {
    const child = spawn(process.execPath, [program, ...(args as string[])], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += String(text);
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect((await once(child, 'close'))[0]).toBe(wanted);
    expect(complaints).toBe('');
  });
});

describe('files nested without end, and bytes that steer a screen', () => {
  it('are answered without a trace, and nothing of them is printed raw', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const record = readFileSync(RECORD, 'utf8');
    const evil = JSON.stringify('\u001b]0;x\u0007\u009b2J\u202e');
    for (const [text, args] of [
      [deep, ['simulate', GAME, '--charts']],
      [record.replace('{', `{"charts":{"a":${deep}},`), ['replay']],
      [record.replace('{', `{"scenarioData":${deep},`), ['replay', '--verify']],
      [record.replace(/"scenario":\s*"[^"]*"/, `"scenario":${evil}`), ['replay', '--verify']],
      [`{"scenario":"\u001b[2J`, ['replay', '--verify']],
    ] as const) {
      const file = join(folder, 'hostile\u001b[31m.json');
      writeFileSync(file, text);
      const { code, out, err } = tambour([...args, file], 'pipe');
      expect(code).toBeGreaterThan(0);
      const all = `${out}${err}`;
      expect(all).not.toMatch(/ {4}at |RangeError|node:internal/);
      expect(all.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });
});
