import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, UNLISTED_IDS, withGame } from '@tambour/games';
import { Match } from '@tambour/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A battle for beginners has few counters. */
const LEAST: Readonly<Partial<Record<string, number>>> = { tabletop: 9 };
describe('tambour print', () => {
  it.each(GAME_IDS)('makes one page with map, counters, charts and rules: %s', async (game) => {
    const file = join(folder, `${game}.html`);
    const terminal = testTerminal();
    expect(await run(['print', game, '--out', file, '--language', 'fr'], terminal)).toBe(0);
    expect(terminal.said.join()).toContain('imprimez à 100');
    const html = readFileSync(file, 'utf8');
    // Complete in itself: type and map lie inside.
    expect(html).not.toMatch(/<script|<link|src=|href="?http/);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    // A map on every page would be ten times that.
    expect(html.length).toBeLessThan(6_000_000);
    for (const [paper, tiles] of [
      ['a4', /<div class="on-a4">(.*?)<div class="on-letter">/s],
      ['letter', /<div class="on-letter">(.*)/s],
    ] as const) {
      const pages = tiles.exec(html)?.[1] ?? '';
      expect(pages.match(/class="tile"/g)?.length, paper).toBeGreaterThanOrEqual(6);
      const [fronts = '', backs = ''] = pages.split(/class="counters"/).slice(1);
      const counters = (text: string) => text.match(/data-counter/g)?.length ?? 0;
      expect(counters(fronts)).toBeGreaterThan(LEAST[game] ?? 20);
      expect(counters(backs)).toBe(counters(fronts));
    }
    for (const heading of ['Comment gagner', 'Tables', 'Les règles en bref', 'Comment lire un pion'])
      expect(html).toContain(`<h2>${heading}`);
    expect(html.match(/<table>/g)?.length).toBeGreaterThanOrEqual(2);
  });
  it.each(GAME_IDS)('prints charts under rules that there are, in even rows, in both languages: %s', async (game) => {
    await withGame(game, async ({ spec, stage, rules }) => {
      const matter = (await stage.study()).print?.(Match.begin(spec, {}, 1).position.field);
      const book = await rules();
      expect(matter?.charts.length).toBeGreaterThan(1);
      for (const { rule, head, rows, title } of matter?.charts ?? []) {
        expect(book.get(rule), rule).toBeDefined();
        expect(title.fr).not.toBe(title.en);
        for (const row of rows) expect(row).toHaveLength(head.length);
      }
    });
  });
  it.each(UNLISTED_IDS)('prints a game that brings nothing of its own for it: %s', async (game) => {
    const terminal = testTerminal();
    expect(await run(['print', game, '--out', '-', '--paper', 'letter'], terminal)).toBe(0);
    const html = terminal.said.join('');
    expect(html).toContain('@page letter {');
    expect(html).not.toContain('@page a4');
    expect(html.match(/class="tile"/g)?.length).toBeGreaterThanOrEqual(1);
    expect(html).toContain('data-counter="0"');
  });
  it('says what is missing or wrong', async () => {
    for (const [args, code, says] of [
      [['print'], 2, 'SCENARIO is missing'],
      [['print', 'denain'], 2, '--out FILE is missing'],
      [['print', 'denain', '--out', '-', '--paper', 'a3'], 2, '--paper must be one of a4, letter, both'],
    ] as const) {
      const terminal = testTerminal();
      expect(await run(args, terminal)).toBe(code);
      expect(terminal.noted.join()).toContain(says);
    }
  });
});
