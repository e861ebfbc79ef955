import type { Text } from '@tambour/kernel';
import { escapeText } from '@tambour/press';
import type { ChartTable } from '../print-matter.ts';
import { counterGrid, drawCounters } from './counter-sheet.ts';
import { drawTiles, tilingOf } from './map-tiles.ts';
import { tileName } from './paper.ts';
import type { PaperId } from './paper-ids.ts';
import { playerAid } from './player-aid.ts';
import type { Printed, PrintPart } from './printed.ts';
import { say } from './words.ts';

/** What drawings of all parts refer to; it must be on the page, and takes no room there. */
export const printDefinitions = ({ map }: Printed): string =>
  `<svg class="definitions" width="0" height="0" aria-hidden="true">${map.definitions}</svg>`;

/** A part of a battle as pages of some paper; empty where the game has none of it. */
export function printedPart(of: Printed, part: PrintPart, paper: PaperId): string {
  switch (part) {
    case 'counters':
      return counterPages(of, paper);
    case 'map':
      return mapPages(of, paper);
    case 'aid':
      return text('aid', playerAid(of, tilingOf(of.map, paper)));
    case 'charts':
      return of.charts.length === 0 ? '' : text('charts', heading(of, 'charts') + of.charts.map(chart(of)).join('\n'));
    case 'rules':
      return of.rules.length === 0 ? '' : text('rules', heading(of, 'rules') + of.rules.map(ruleLine(of)).join('\n'));
  }
}

const text = (name: string, inner: string): string => `<section class="text ${name}">${inner}</section>`;
const heading = ({ language }: Printed, part: PrintPart): string =>
  `<h2>${escapeText(say(`part.${part}`)[language])}</h2>`;

/** Its title says what a page shows, to those who do not see it as well. */
const sheet = (name: string, drawn: string, says: string): string =>
  `<section class="sheet ${name}" aria-label="${escapeText(says)}">${drawn}<p class="caption">${escapeText(says)}</p></section>`;

function mapPages({ map, title, language }: Printed, paper: PaperId): string {
  const tiling = tilingOf(map, paper);
  const { columns, rows, tiles, isWide } = tiling;
  const drawn = drawTiles(map, tiling);
  return tiles
    .map((tile, i) => {
      const says = say('tile', { title, name: tileName(tile), columns, rows })[language];
      return sheet(isWide ? 'wide' : '', drawn[i] ?? '', says);
    })
    .join('\n');
}

function counterPages({ fronts, backs, title, language }: Printed, paper: PaperId): string {
  const grid = counterGrid(paper);
  const room = grid.across * grid.down;
  const pages = Array.from({ length: Math.ceil(fronts.length / room) }, (_, i) => i * room);
  return pages
    .flatMap((from, i) =>
      ([fronts, backs] as const).map((faces, side) => {
        const says = say(side === 0 ? 'front' : 'back', { title, n: i + 1 })[language];
        return sheet('', drawCounters(faces.slice(from, from + room), grid, side === 1, language), says);
      }),
    )
    .join('\n');
}

function chart({ language }: Printed): (table: ChartTable) => string {
  const cells = (tag: 'td' | 'th', row: readonly Text[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeText(cell[language])}</${tag}>`).join('')}</tr>`;
  return ({ title, rule, head, rows, note }) =>
    // On a narrow screen a wide table is scrolled, by keys as well.
    `<figure tabindex="0"><figcaption>${escapeText(title[language])} (${escapeText(rule)})</figcaption><table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>${note ? `<p>${escapeText(note[language])}</p>` : ''}</figure>`;
}

const ruleLine =
  ({ language }: Printed) =>
  ({ id, title, says }: Printed['rules'][number]): string =>
    `<p><b>${escapeText(id)} ${escapeText(title[language])}.</b> ${escapeText(says[language])}</p>`;
