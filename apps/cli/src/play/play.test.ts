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

/** A player that leaves the set-up as it is, where what is said hangs on that. */
const LEAVES_SET_UP = ['--ai', 'greedy'];
async function playSome(battle: string, typed: readonly string[], ...flags: string[]): Promise<string> {
  const terminal = testTerminal(typed);
  expect(await run(['play', battle, '--seed', '3', ...flags], terminal)).toBe(0);
  return terminal.said.join('\n');
}
const play = (typed: readonly string[], ...flags: string[]): Promise<string> => playSome(GAME_IDS[0], typed, ...flags);
/** What is said to each thing typed in one battle. */
async function answers(typed: readonly string[], ...flags: string[]): Promise<string[]> {
  const terminal = testTerminal();
  const marks: number[] = [];
  const input = (async function* () {
    for (const line of [...typed, 'quit']) {
      marks.push(terminal.said.length);
      yield line;
    }
  })();
  const args = ['play', GAME_IDS[0], '--seed', '3', '--side', 'F', ...LEAVES_SET_UP, ...flags];
  expect(await run(args, { ...terminal, input })).toBe(0);
  return marks.slice(1).map((end, i) => terminal.said.slice(marks[i], end).join('\n'));
}

describe('tambour play', () => {
  it('says what is played, what is asked, and lists orders by piece; leaves on quit', async () => {
    const said = await play(['quit', '1'], '--side', 'both');
    expect(said).toContain('Denain, 24 July 1712. You play both sides. Dice seed 3.');
    expect(said).toMatch(
      /— Set-up —\nCoalition: Set up your army: .*\n {3}1 {2}Ready: finish set-up\n {3}2 {2}Kettler I · 1614 \(\d+ orders\)/,
    );
    expect(said).not.toContain('Coalition: Ready: finish set-up');
  });
  it('never lists more than a page, and turns the page', async () => {
    const [first = '', next, ...found] = await answers(['', 'more', 'p', 'east', '1508']);
    expect(first).toMatch(/\n {2}15 {2}.*\n… \d+ more: type "more"/);
    expect(next).toMatch(/^ {2}16 {2}/);
    for (const text of [first, ...found]) {
      expect(text).toMatch(/^\s*1 {2}/);
      expect(text.split('\n').length).toBeLessThanOrEqual(17);
    }
  });
  it('goes from a piece to its orders, gives one, and takes it back', async () => {
    const said = await play(['5', '1', '2', 'undo', '5', 'back'], '--side', 'F', ...LEAVES_SET_UP);
    expect(said).toMatch(/ {3}1 {2}→ 1312 \(6 orders\)\n/);
    expect(said).toMatch(/"back" returns to the full list\./);
    expect(said).toContain('French: Navarre is placed in hex 1312, facing ');
    expect(said).toContain('Undone.');
    expect(said.trimEnd()).toMatch(/more: type "more", a name or part of a name$/);
  });
  it('takes pieces, places and orders by name, without capitals or accents', async () => {
    const typed = ['GARDES FRANCAISES', 'f-ad1', 'champ', 'navarre east 1312', 'nobody at all', 'prêt'];
    const [guards, navarre, champagne, east, nobody, ready] = await answers(typed);
    expect(guards).toMatch(/1 {2}→ 1508 \(6 orders\)/);
    expect(navarre).toMatch(/1 {2}→ 1312/);
    expect(champagne).toMatch(/→ 1313/);
    expect(east).toMatch(/1 {2}Navarre is placed in hex 1312/);
    expect(nobody).toContain('Nothing matches "nobody at all".');
    expect(ready).toContain('French: Ready: finish set-up');
  });
  it('tells the battle in words, every unit, the score, and all about one thing', async () => {
    const typed = ['state', 'units', 'objectives', 'units navarre', 'look villars', 'look denain', 'look atlantis'];
    const [state, units, objectives, navarre, villars, denain, atlantis] = await answers(typed);
    expect(state).toMatch(/Victory points: French 0, Coalition 50\..*Objectives: /s);
    expect(units).toMatch(/^French:\n {2}Gardes françaises · 1508\n/);
    expect(units).toMatch(/Baggage · 2\d\d\d \(Denain\)/);
    expect(units).toMatch(/Not on the map: .*Tingry I/);
    expect(objectives).toMatch(/How to win \(French\):\n.* \(13\.3a\)\n/);
    expect(objectives).toContain('    2012 (Denain) – 10 points, held by the Coalition (13.3b)\n');
    expect(objectives).toContain('Score now: French 0, Coalition 50.');
    expect(navarre).toContain('Navarre, infantry of the right wing');
    expect(villars).toContain('commander-in-chief');
    expect(denain?.match(/\(Denain\): village/g)).toHaveLength(3);
    expect(atlantis).toContain('is called "atlantis"');
  });
  it('suggests an order, gives it on "ok", and keeps a log', async () => {
    const said = await play(['ok', 'log', 'suggest', 'ok', 'log 3'], '--side', 'F', ...LEAVES_SET_UP);
    expect(said).toContain('There is no suggestion to accept');
    expect(said).toMatch(/Suggestion: .*\nWhy: .*\nType "ok"/);
    expect(said).toMatch(/Suggestion: (.*)\nWhy: [\s\S]*\nFrench: \1\n/);
    expect(
      said
        .trimEnd()
        .split('\n')
        .slice(-1)
        .every((line) => said.indexOf(line) < said.lastIndexOf(line)),
    ).toBe(true);
  });
  it('tells odds with the modifiers behind them, and why not', async () => {
    const said = await play(['ready', 'odds 1', 'why 1', 'why navarre 1411', 'why'], '--side', 'F', ...LEAVES_SET_UP);
    expect(said).toMatch(
      /Odds: French battery II fires at Kettler I in hex 1614\n {2}On the die:\n(.*\n){3} +\+1 {2}total\n +50\.0% {2}/,
    );
    expect(said).toContain('French battery II fires at Kettler I in hex 1614: allowed.');
    expect(said).toMatch(
      /Navarre moves to hex 1411, facing east: not allowed\.\n.* \(rule 4a\)\n {2}Allowed instead:\n/,
    );
    expect(said).toMatch(/"why French battery II 1614"/);
  });
  it('says which words name no unit and no place, and gives no empty example', async () => {
    const asked = ['why Lippert 9999', 'why nobody', 'why Lippert Paris', 'why', 'why 77'];
    const said = await playSome('san-martino', asked, '--side', 'austrian', '--ai', 'random');
    expect(said).toContain('No unit, leader or place is called "9999".');
    expect(said).toContain('No unit, leader or place is called "nobody".');
    expect(said).toContain('No unit, leader or place is called "Paris".');
    expect(said.match(/Why what\? Type "why" and a number, or a unit and a place\./g)).toHaveLength(2);
  });
  it('complains of what it cannot read', async () => {
    const typed = ['why 1', 'why {"type":"dance"}', 'why {', 'odds x', 'odds 2', '9999', 'save', 'undo'];
    const said = await play(typed, '--side', 'both');
    expect(said).toContain('No dice are rolled for it.');
    expect(said).toContain('must be one of');
    expect(said).toContain('is not JSON');
    expect(said).toContain('Which order?');
    expect(said).toMatch(/2 stands for \d+ orders/);
    expect(said).toContain('Choose a number from 1 to');
    expect(said).toContain('"save" needs a file name');
    expect(said).toContain('There is nothing to undo yet');
  });
  it('lets the other side be played, and saves a record that replays', async () => {
    const file = join(folder, 'saved.json');
    const said = await play(['ready', `save ${file}`], '--side', 'C', '--ai', 'random', '--set', 'edition=en');
    expect(said).toMatch(/\nFrench: /);
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
    const flags = ['--side', 'français', '--scenario', 'Denain', '--set', 'edition=second edition (English)'];
    expect(await play(['quit'], ...flags)).toContain('You play the French');
    const terminal = testTerminal(['quit']);
    expect(await run(['play', 'METRIEUX', '--seed', '1'], terminal)).toBe(0);
    expect(terminal.said[0]).toContain('Métrieux, called Vire-Culs');
  });
  it('answers a command nested without end in a sentence', async () => {
    const said = await play([`why {"type":${'['.repeat(20_000)}${']'.repeat(20_000)}}`], '--side', 'both');
    expect(said).toContain('is nested deeper than 64 levels');
  });
  it('plays a whole battle to its verdict, and answers afterwards', async () => {
    const typed = [...Array.from({ length: 3000 }, () => '1'), 'conseil', 'chances 1', 'objectifs', 'état'];
    const said = await play(typed, '--side', 'F', '--ai', 'random', '--language', 'fr');
    expect(said).toMatch(/\nTour 10\s: (victoire|match nul).*13\.3a/);
    expect(said).toMatch(/La bataille est terminée\.\nLa bataille est terminée\.\nComment gagne/);
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
