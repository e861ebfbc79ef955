import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@tambour/kernel';
import { TINT_INKS } from '@tambour/press';
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

const STUDY = ['simulate', 'métrieux', '--a', 'random', '--b', 'random', '--seed', '9'];
const simulate = async (args: readonly string[], terminal: Terminal, language: Language = 'en') =>
  simulateWith(await keptThreads()).run(args, terminal, language);
/** The command that a page gives for a battle, as words. */
const wordsOf = (command: string): string[] => command.replace('npx tambour ', '').split(' ');

describe('the report of a study', () => {
  it('is a page with its map, whose commands play the battles it points to, and rows of CSV', async () => {
    const [html, csv] = [join(folder, 'r.html'), join(folder, 'r.csv')];
    const records = join(folder, 'records');
    const told = testTerminal();
    const flags = ['--games', '6', '--workers', '1', '--html', html, '--csv', csv, '--records', records, '--json', '-'];
    expect(await simulate([...STUDY.slice(1), ...flags], told)).toBe(0);
    const page = readFileSync(html, 'utf8');
    // Losses are counted, and the battle and its sides are named.
    const { scenario, title, losses } = JSON.parse(told.said.join('\n'));
    expect([scenario, title.en]).toEqual(['M', 'Métrieux, called Vire-Culs, 10 December 1587']);
    for (const side of ['a', 'b']) expect(losses[side].mean).toBeGreaterThan(0);
    expect(page).toContain('<h1>Métrieux, called Vire-Culs, 10 December 1587</h1>');
    expect(page).toContain('Losses by unit: Catholics');
    // Catholics are red and Protestants blue, as on their counters.
    expect(page).toContain(`--a:${TINT_INKS.red};--b:${TINT_INKS.blue};`);
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
      expect(other.noted[0]).toContain('--battle cannot be used with a program (cmd:): it may play differently');
    }
  });
});
