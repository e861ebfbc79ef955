import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAME_IDS } from '@tambour/games';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testing/terminal.ts';

const GAME = GAME_IDS[0];
const COMMANDS = ['list', 'play', 'simulate', 'replay', 'rules', 'map', 'print', 'engine', 'worker', 'queue'];
async function wrong(...args: string[]) {
  const terminal = testTerminal();
  return { code: await run(args, terminal), said: terminal.said, noted: terminal.noted.join('\n') };
}

describe('tambour', () => {
  it('helps everywhere', async () => {
    for (const args of [
      ['--help'],
      ['help'],
      ['-h'],
      ...COMMANDS.flatMap((c) => [
        [c, '--help'],
        [c, 'x', '-h'],
      ]),
    ]) {
      const { code, said } = await wrong(...args);
      expect(code, args.join(' ')).toBe(0);
      expect(said.join('\n')).toContain('Usage: tambour');
    }
    for (const command of COMMANDS) expect((await wrong('--help')).said.join('\n')).toContain(`  ${command} `);
  });
  it('exits 2 without a command, or with one there is not', async () => {
    expect((await wrong()).code).toBe(2);
    for (const name of ['dance', 'constructor', '--verify'])
      expect(await wrong(name)).toMatchObject({ code: 2, noted: expect.stringContaining(`"${name}"`) });
  });
  it('names the flag or word that is wrong, and exits 2', async () => {
    for (const [args, named] of [
      [['simulate', GAME, '--bogus'], '--bogus'],
      [['simulate', GAME, '--games'], '--games'],
      [['simulate', GAME, '--games', '0'], '--games'],
      [['simulate', GAME, '--games', '1e3'], '--games'],
      [['simulate', GAME, '--a', 'genius'], '--a must be one of'],
      [['simulate', GAME, '--seed=-1'], '--seed'],
      [['simulate', GAME, '--workers', '0'], '--workers'],
      [['simulate', GAME, '--set', 'edition'], '--set must be KEY=VALUE'],
      [['simulate', GAME, '--set', 'edition=xx'], '--set edition'],
      [['simulate', GAME, '--set', '__proto__=x'], '--set'],
      [['simulate', GAME, '--scenario', 'waterloo'], '--scenario'],
      [['simulate', 'chess'], 'GAME must be one of'],
      [['simulate'], 'GAME is missing'],
      [['simulate', GAME, 'more'], '"more"'],
      [['replay'], 'FILE is missing'],
      [['replay', 'a', '--bogus'], '--bogus'],
      [['rules', 'chess'], 'GAME must be one of'],
      [['rules', '--json=x'], '--json'],
      [['engine', 'x'], '"x"'],
      [['engine', '--bogus'], '--bogus'],
      [['map', GAME, '--svg', '-', '--width', '5'], '--width'],
      [['worker'], 'TAMBOUR_QUEUE'],
      [['worker', 'x'], '"x"'],
      [['worker', '--queue', 'mysql://h/lab'], '--queue'],
      [['worker', '--queue', 'postgresql://h/lab', '--workers', '0'], '--workers'],
      [['worker', '--queue', 'postgresql://h/lab', '--reconnect', '-1'], '--reconnect'],
      [['queue', '--queue', 'none'], 'TAMBOUR_QUEUE'],
      [['simulate', GAME, '--queue', 'postgresql://h/lab', '--workers', '2'], '--workers cannot'],
      [['simulate', GAME, '--queue', 'postgresql://h/lab', '--records', 'x'], '--records cannot'],
    ] as const) {
      const { code, noted } = await wrong(...args);
      expect(noted).toContain(named);
      expect(code, args.join(' ')).toBe(2);
    }
  });
  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    for (const flag of ['--version', '-V'])
      expect(await wrong(flag)).toMatchObject({ code: 0, said: [`tambour ${version}`] });
  });
  it('prints nothing raw that was typed', async () => {
    const evil = 'x\u001b[31m\r\n\u202e\u009b';
    for (const args of [
      [evil],
      ['simulate', evil],
      ['simulate', GAME, evil],
      ['simulate', GAME, `--${evil}`],
      ['simulate', GAME, '--scenario', evil],
      ['simulate', GAME, '--set', evil],
      ['simulate', GAME, '--set', `${evil}=${evil}`],
      ['simulate', GAME, '--charts', evil],
      ['simulate', GAME, '--json', join(evil, 'x')],
      ['play', GAME, '--side', evil],
      ['replay', evil],
      ['rules', evil],
      ['map', evil, '--svg', '-'],
      ['map', GAME, '--svg', join(evil, 'x')],
      ['list', evil],
      ['engine', evil],
    ]) {
      const { code, said, noted } = await wrong(...args);
      expect(code).toBeGreaterThan(0);
      expect(said).toEqual([]);
      expect(noted).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });
  it('tells a fault of ours in a sentence, with exit code 3', async () => {
    const terminal = testTerminal();
    const broken = {
      ...terminal,
      show() {
        throw new TypeError('cannot read drum');
      },
    };
    expect(await run(['list'], broken)).toBe(3);
    expect(terminal.noted[0]).toBe('tambour list: internal error: cannot read drum');
    expect(terminal.noted.join()).not.toContain('    at ');
  });
  it('runs as a program', async () => {
    const program = fileURLToPath(new URL('../bin/tambour.js', import.meta.url));
    const tambour = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args]);
    expect((await tambour('rules', GAME, '--json')).stdout).toContain('"games"');
    await expect(tambour('dance')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('"dance"') });
  });
});
