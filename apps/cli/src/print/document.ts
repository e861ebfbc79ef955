import type { Language, RuleText, SideInfo, Text } from '@tambour/kernel';
import { escapeText, type PieceFace } from '@tambour/press';
import type { ChartTable, Victory } from '@tambour/stage';
import { victoryLines } from '../play/answers.ts';
import { say } from '../words/say.ts';
import { counterGrid, drawCounters, drawTile } from './drawings.ts';
import { MARGIN, MM, PAPERS, type PaperId, tileName, tilesOf } from './paper.ts';

/** Everything of one battle that goes on paper. */
export interface Printed {
  readonly title: Text;
  readonly game: Text;
  readonly sides: readonly SideInfo[];
  /** The map as an SVG document. */
  readonly map: string;
  readonly fronts: readonly PieceFace[];
  /** In the order of the fronts. */
  readonly backs: readonly PieceFace[];
  readonly charts: readonly ChartTable[];
  readonly victory: Victory;
  readonly rules: readonly RuleText[];
  readonly papers: readonly PaperId[];
  readonly language: Language;
}

/** A page complete in itself, ready to be printed at its true size. */
export function printedPage(of: Printed): string {
  const { title, game, papers, language } = of;
  const tell = (text: Text): string => escapeText(text[language]);
  const [first] = papers;
  const choice = papers.map(
    (paper) =>
      `<label><input type="radio" name="paper" value="${paper}"${paper === first ? ' checked' : ''}> ${PAPERS[paper].size}</label>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tell(say('print.title', { title }))}</title>
<style>${style(papers)}
${mapStyle(of.map)}</style>
<header class="screen"><p>${tell(say('print.how'))}</p>${papers.length > 1 ? `<fieldset><legend>${tell(say('print.paper'))}</legend>${choice.join(' ')}</fieldset>` : ''}</header>
<section class="text cover"><h1>${tell(title)}</h1><p>${tell(game)}</p>${list([say('print.map'), say('print.counters'), say('print.victory'), ...(of.charts.length > 0 ? [say('print.charts')] : []), say('print.rules')], tell)}
<h2>${tell(say('print.assemble'))}</h2>${list([say('print.scale'), say('print.glue'), say('print.backs'), say('print.own')], tell)}
<h2>${tell(say('print.victory'))}</h2><pre>${escapeText(victoryLines(of.victory, of.sides, language).join('\n'))}</pre></section>
${papers.map((paper) => `<div class="${paper}">${mapPages(of, paper)}${counterPages(of, paper)}</div>`).join('\n')}
${chartPages(of)}
<section class="text rules"><h2>${tell(say('print.rules'))}</h2>${of.rules.map((rule) => `<p><b>${escapeText(rule.id)} ${tell(rule.title)}.</b> ${tell(rule.says)}</p>`).join('\n')}</section>
</html>
`;
}

const list = (items: readonly Text[], tell: (text: Text) => string): string =>
  `<ul>${items.map((item) => `<li>${tell(item)}</li>`).join('')}</ul>`;

/** The size an SVG document gives itself. */
function sizeOf(svg: string): readonly [width: number, height: number] {
  const [, width = 0, height = 0] = /<svg[^>]*\swidth="([\d.]+)"[^>]*\sheight="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return [width, height];
}
/** Printed although it is a background. */
function mapStyle(map: string): string {
  const [width, height] = sizeOf(map).map((n) => (n * MM).toFixed(2));
  const picture = `data:image/svg+xml;base64,${Buffer.from(map).toString('base64')}`;
  return `.tile { background: url("${picture}") no-repeat; background-size: ${width}mm ${height}mm; print-color-adjust: exact; -webkit-print-color-adjust: exact; }`;
}

function mapPages({ map, title, language }: Printed, paper: PaperId): string {
  const [width, height] = sizeOf(map);
  const tiling = tilesOf(width * MM, height * MM, paper);
  const { columns, rows, tiles, isWide } = tiling;
  return tiles
    .map((tile) => {
      const says = say('print.tile', { title, name: tileName(tile), columns, rows })[language];
      return `<section class="sheet ${isWide ? 'wide' : ''}">${drawTile(tile, tiling)}<p class="caption">${escapeText(says)}</p></section>`;
    })
    .join('\n');
}

function counterPages({ fronts, backs, title, language }: Printed, paper: PaperId): string {
  const { across, down } = counterGrid(paper);
  const room = across * down;
  const pages = Array.from({ length: Math.ceil(fronts.length / room) }, (_, i) => i * room);
  return pages
    .flatMap((from, i) =>
      ([fronts, backs] as const).map((faces, side) => {
        const says = say(side === 0 ? 'print.front' : 'print.back', { title, n: i + 1 })[language];
        const drawn = drawCounters(faces.slice(from, from + room), across, side === 1);
        return `<section class="sheet">${drawn}<p class="caption">${escapeText(says)}</p></section>`;
      }),
    )
    .join('\n');
}

function chartPages({ charts, language }: Printed): string {
  if (charts.length === 0) return '';
  const cells = (tag: 'td' | 'th', row: readonly Text[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeText(cell[language])}</${tag}>`).join('')}</tr>`;
  const table = ({ title, rule, head, rows, note }: ChartTable): string =>
    `<figure><figcaption>${escapeText(title[language])} (${escapeText(rule)})</figcaption><table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>${note ? `<p>${escapeText(note[language])}</p>` : ''}</figure>`;
  return `<section class="text charts"><h2>${escapeText(say('print.charts')[language])}</h2>${charts.map(table).join('\n')}</section>`;
}

const style = (papers: readonly PaperId[]): string => `
${papers
  .map(
    (paper) => `@page ${paper} { size: ${PAPERS[paper].size} portrait; margin: ${MARGIN}mm; }
@page ${paper}-wide { size: ${PAPERS[paper].size} landscape; margin: ${MARGIN}mm; }
.${paper} .sheet { page: ${paper}; } .${paper} .sheet.wide { page: ${paper}-wide; }
:root:has(input[value="${paper}"]:checked) .text { page: ${paper}; }
:root:has(input[name="paper"]):not(:has(input[value="${paper}"]:checked)) .${paper} { display: none; }`,
  )
  .join('\n')}
body { font: 10pt/1.4 Georgia, serif; color: #1c1712; background: #fff; margin: 0; }
.sheet, .text { break-after: page; } .text:last-of-type { break-after: auto; }
.sheet svg { display: block; overflow: hidden; }
.caption { margin: 1mm 0 0; font-size: 8pt; }
.glue { fill: none; stroke: #1c1712; stroke-width: .2; stroke-dasharray: 2 1.5; }
.cut { fill: none; stroke: #1c1712; stroke-width: .35; }
.tick { fill: none; stroke: #1c1712; stroke-width: .8; }
pre { white-space: pre-wrap; font: inherit; }
h1 { font-size: 22pt; margin: 0 0 2mm; } h2 { font-size: 14pt; margin: 5mm 0 2mm; }
.rules { columns: 2; column-gap: 8mm; font-size: 8.5pt; } .rules h2 { column-span: all; } .rules p { margin: 0 0 1.5mm; break-inside: avoid; }
figure { margin: 0 0 6mm; break-inside: avoid; } figcaption { font-weight: bold; margin-bottom: 1mm; }
table { border-collapse: collapse; font-size: 8.5pt; } th, td { border: .2mm solid #8a7f6a; padding: .6mm 1.6mm; text-align: center; }
td:first-child, th:first-child { text-align: left; }
@media screen { body { max-width: 220mm; margin: 0 auto; padding: 5mm; } .sheet, .text { margin: 0 0 10mm; } .sheet { overflow-x: auto; } }
@media print { .screen { display: none; } }
`;
