import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@tambour/games';
import { parseRecord } from '@tambour/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function play(typed: readonly string[], ...flags: string[]): Promise<string> {
  const terminal = testTerminal(typed);
  expect(await run(['play', GAME_IDS[0], '--seed', '3', ...flags], terminal)).toBe(0);
  return terminal.said.join('\n');
}

describe('tambour play', () => {
  it('shows the prompt and numbered commands, and leaves on quit', async () => {
    const said = await play(['quit', '1'], '--side', 'both');
    expect(said).toMatch(/Turn 0, set-up\. Coalition: .*\n {4}1 {2}place/);
    expect(said).toMatch(/… \d+ more/);
    expect(said).not.toContain('C: place');
  });
  it('gives a command by number, takes it back, and filters by words', async () => {
    const said = await play(['1', 'undo', 'c-ke2 SSE', 'nobody at all', 'all'], '--side', 'both');
    expect(said).toContain('C: place piece c-ke1');
    expect(said).toMatch(/\n +9 {2}place piece c-ke2 to 1615 facing SSE\n/);
    expect(said).toContain('no such command');
    expect(said.trimEnd()).toMatch(/ready$/);
  });
  it('tells odds and reasons, and complains of what it cannot read', async () => {
    const said = await play(
      [
        'odds 1',
        'why 1',
        'why {"type":"done"}',
        'why {"type":"dance"}',
        'why {',
        'odds x',
        '9999',
        'save',
        'help',
        'undo',
      ],
      '--side',
      'both',
    );
    expect(said).toContain('100.0%');
    expect(said).toContain('legal; no sum behind it');
    expect(said).toMatch(/\(13a\) .*\n {2}legal: /);
    expect(said).toContain('must be one of');
    expect(said).toContain('is not JSON');
    expect(said.match(/give a number from 1 to/g)).toHaveLength(2);
    expect(said).toContain('save needs a file name');
    expect(said).toContain('there is no way back');
  });
  it('lets the other side be played, and saves a record that replays', async () => {
    const file = join(folder, 'saved.json');
    const said = await play(['ready', '99', `save ${file}`], '--side', 'C', '--ai', 'random', '--set', 'edition=en');
    expect(said).toMatch(/\nF: /);
    const record = parseRecord(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ seed: 3, options: { edition: 'en' } });
    expect(await run(['replay', file, '--verify'], testTerminal())).toBe(0);
  });
  it('shows the record instead of writing it to a file named -', async () => {
    const terminal = testTerminal(['save -', `save ${folder}`, `save ${join(folder, 'no', 'x')}`]);
    expect(await run(['play', GAME_IDS[0], '--side', 'both', '--seed', '3'], terminal)).toBe(0);
    const shown = terminal.said.filter((text) => text.startsWith('{'));
    expect(parseRecord(shown.join())).toMatchObject({ seed: 3 });
    expect(terminal.said.slice(-2)).toEqual([
      expect.stringContaining('it is a folder'),
      expect.stringContaining('does not exist'),
    ]);
    expect(existsSync('-')).toBe(false);
  });
  it('takes sides, battles and options by name', async () => {
    expect(
      await play(['quit'], '--side', 'français', '--scenario', 'Denain', '--set', 'edition=later, English text'),
    ).toContain('Turn 0');
  });
  it('answers a command nested without end in a sentence', async () => {
    const said = await play([`why {"type":${'['.repeat(20_000)}${']'.repeat(20_000)}}`], '--side', 'both');
    expect(said).toContain('is nested deeper than 64 levels');
  });
  it('plays a whole battle to its verdict', async () => {
    const said = await play(
      Array.from({ length: 3000 }, () => '1'),
      '--side',
      'F',
      '--ai',
      'random',
      '--language',
      'fr',
    );
    expect(said).toMatch(/\nTurn 10: (won by|drawn).*13\.3a/);
  });
  it('refuses a side or level there is not', async () => {
    const terminal = testTerminal();
    expect(await run(['play', GAME_IDS[0], '--side', 'X'], terminal)).toBe(2);
    expect(await run(['play', GAME_IDS[0], '--ai', 'genius'], terminal)).toBe(2);
    expect(terminal.noted.join('\n')).toMatch(
      /--side must be one of F, C, both.*\n.*--ai must be one of random, greedy/,
    );
  });
});
