import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@tambour/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { testTerminal } from '../testing/terminal.ts';
import { simulateWith } from './simulate.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const STUDY = ['simulate', 'reiters', '--scenario', 'M', '--a', 'random', '--b', 'random', '--seed', '9'];
const simulate = async (args: readonly string[], terminal: Terminal, language: Language = 'en') =>
  simulateWith(await keptThreads()).run(args, terminal, language);
/** The command that a page gives for a battle, as words. */
const wordsOf = (command: string): string[] => command.replace('npx tambour ', '').split(' ');

describe('the report of a study', () => {
  it('is a page with its map, whose commands play the battles it points to, and rows of CSV', async () => {
    const [html, csv] = [join(folder, 'r.html'), join(folder, 'r.csv')];
    const records = join(folder, 'records');
    const flags = ['--games', '6', '--workers', '1', '--html', html, '--csv', csv, '--records', records];
    expect(await simulate([...STUDY.slice(1), ...flags], testTerminal())).toBe(0);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('id="heat-');
    expect(page.length).toBeLessThan(2_000_000);
    expect(page).toMatch(/href="records\/battle-00000\d\.json"/);
    const rows = readFileSync(csv, 'utf8').trim().split('\r\n');
    expect(rows).toHaveLength(7);
    // A command of the page makes the record that was kept, to the letter.
    const [, command = ''] = /<code tabindex="0">([^<]*)<\/code>/.exec(page) ?? [];
    const again = join(folder, 'again');
    const terminal = testTerminal();
    expect([await run([...wordsOf(command).slice(0, -1), again], terminal), terminal.noted]).toEqual([0, []]);
    const number = /--battle (\d+)/.exec(command)?.[1] ?? '';
    const file = `battle-${number.padStart(6, '0')}.json`;
    expect(terminal.said.join('\n')).toContain(file);
    expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(records, file), 'utf8'));
  });
  it('shows settings side by side, in French too', async () => {
    const html = join(folder, 's.html');
    const flags = ['--games', '2', '--workers', '1', '--sweep', 'turns=8..9', '--html', html];
    expect(await simulate([...STUDY.slice(1), ...flags], testTerminal(), 'fr')).toBe(0);
    const page = readFileSync(html, 'utf8');
    expect(page).toMatch(/<html lang="fr">.*Métrieux, dit Vire-Culs.*Catholiques \(random\)/s);
    expect(page).toContain('Les réglages côte à côte');
    expect(page).toContain('<use href="#ground-0"/>');
    expect(page).toContain('--set turns=9');
  });
  it('refuses a number that is none, and programs', async () => {
    const terminal = testTerminal();
    expect(await run([...STUDY, '--battle', 'x'], terminal)).toBe(2);
    expect(terminal.noted[0]).toContain('--battle');
    // A program may play otherwise when it plays again, whichever flag names it.
    for (const flags of [
      ['--a', 'cmd:x'],
      ['--set', 'a=cmd:x'],
    ]) {
      const other = testTerminal();
      expect(await run([...STUDY, '--battle', '1', ...flags], other)).toBe(2);
      expect(other.noted[0]).toContain('--battle cannot be used with a program (cmd:): it may play otherwise');
    }
  });
});
