import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, withGame } from '@tambour/games';
import { Match } from '@tambour/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';
import { MARGIN, OVERLAP, PAPER_IDS, PAPERS, tileName, tilesOf } from './paper.ts';

const folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a map in tiles', () => {
  it.each(PAPER_IDS)('is covered whole, with an overlap, on pages of %s', (paper) => {
    for (const [width, height] of [
      [823, 513],
      [300, 900],
      [50, 50],
    ] as const) {
      const { tiles, columns, rows, isWide } = tilesOf(width, height, paper);
      expect(tiles).toHaveLength(columns * rows);
      const { width: short, height: long } = PAPERS[paper];
      const right = Math.max(...tiles.map((tile) => tile.x + tile.width));
      const bottom = Math.max(...tiles.map((tile) => tile.y + tile.height));
      expect([right, bottom]).toEqual([width, height]);
      for (const tile of tiles) {
        expect(tile.width).toBeLessThanOrEqual((isWide ? long : short) - 2 * MARGIN);
        expect(tile.height).toBeLessThan((isWide ? short : long) - 2 * MARGIN);
        const next = tiles.find((other) => other.row === tile.row && other.column === tile.column + 1);
        if (next) expect(tile.x + tile.width - next.x).toBeCloseTo(OVERLAP);
      }
      expect(new Set(tiles.map(tileName)).size).toBe(tiles.length);
    }
  });
});

describe('tambour print', () => {
  it.each(GAME_IDS)('makes one page with map, counters, charts and rules: %s', async (game) => {
    const file = join(folder, `${game}.html`);
    const terminal = testTerminal();
    expect(await run(['print', game, '--out', file, '--language', 'fr'], terminal)).toBe(0);
    expect(terminal.said.join()).toContain('imprimez à 100');
    const html = readFileSync(file, 'utf8');
    // Complete in itself: the map is a picture in the style sheet.
    expect(html).not.toMatch(/<script|<link|src=|href="?http/);
    expect(html.match(/url\("data:image\/svg/g)).toHaveLength(1);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    for (const [paper, tiles] of [
      ['a4', /<div class="a4">(.*?)<\/div>\n<div class="letter">/s],
      ['letter', /<div class="letter">(.*?)<section class="text charts">/s],
    ] as const) {
      const pages = tiles.exec(html)?.[1] ?? '';
      expect(pages.match(/class="tile"/g)?.length, paper).toBeGreaterThanOrEqual(6);
      const [fronts = '', backs = ''] = pages.split(/class="counters"/).slice(1);
      const counters = (text: string) => text.match(/<title>/g)?.length ?? 0;
      expect(counters(fronts)).toBeGreaterThan(20);
      expect(counters(backs)).toBe(counters(fronts));
    }
    for (const heading of ['Comment gagner', 'Tables', 'Les règles en bref']) expect(html).toContain(`<h2>${heading}`);
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
  it('says what is missing or wrong, and what has no map', async () => {
    for (const [args, code, says] of [
      [['print'], 2, 'SCENARIO is missing'],
      [['print', 'denain'], 2, '--out FILE is missing'],
      [['print', 'denain', '--out', '-', '--paper', 'a3'], 2, '--paper must be one of a4, letter, both'],
      [['print', 'ford', '--out', '-'], 1, 'ford has no map to print'],
    ] as const) {
      const terminal = testTerminal();
      expect(await run(args, terminal)).toBe(code);
      expect(terminal.noted.join()).toContain(says);
    }
  });
});
