import { FACES } from '@tambour/press';
import { MARGIN, PAPERS } from './paper.ts';
import type { PaperId } from './paper-ids.ts';

/** The size of the pages of what is in `.on-a4` or `.on-letter`; a map may lie across. */
export const pageSize = (paper: PaperId): string => {
  const { size } = PAPERS[paper];
  return [
    `@page ${paper} { size: ${size} portrait; margin: ${MARGIN}mm; }`,
    `@page ${paper}-wide { size: ${size} landscape; margin: ${MARGIN}mm; }`,
    `.on-${paper} { page: ${paper}; } .on-${paper} .wide { page: ${paper}-wide; }`,
  ].join('\n');
};

/** How everything printed looks, on paper and before, inside `.printed`. */
export const PRINT_STYLE = `
.printed { font: 10pt/1.4 ${FACES}; font-variant-numeric: lining-nums; color: #1c1712; background: #fff; }
.printed .definitions { position: absolute; }
.printed .sheet, .printed .text { break-after: page; }
.printed .part:last-child > :last-child { break-after: auto; }
.printed .sheet svg { display: block; overflow: hidden; }
.printed .caption { margin: 1mm 0 0; font-size: 8pt; }
.printed .glue { fill: none; stroke: #1c1712; stroke-width: .2; stroke-dasharray: 2 1.5; }
.printed .cut { fill: none; stroke: #1c1712; stroke-width: .35; }
.printed .tick { fill: none; stroke: #1c1712; stroke-width: .2; }
.printed h1 { font-size: 22pt; margin: 0 0 2mm; } .printed h2 { font-size: 14pt; margin: 5mm 0 2mm; break-after: avoid; } .printed h3 { font-size: 11pt; margin: 3mm 0 1mm; break-after: avoid; }
.printed p { margin: 1mm 0; } .printed ul { margin: 1mm 0; padding-left: 5mm; }
.printed .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; } .printed .sides h3 { margin-top: 0; }
.printed .rules { columns: 2; column-gap: 8mm; font-size: 8.5pt; } .printed .rules h2 { column-span: all; } .printed .rules p { margin: 0 0 1.5mm; break-inside: avoid; }
.printed figure { margin: 0 0 6mm; break-inside: avoid; } .printed figcaption { font-weight: bold; margin-bottom: 1mm; }
.printed table { border-collapse: collapse; font-size: 8.5pt; break-inside: avoid; } .printed th, .printed td { border: .2mm solid #8a7f6a; padding: .6mm 1.6mm; text-align: center; }
.printed td:first-child, .printed th:first-child { text-align: left; }
.printed .plan td { text-align: center; padding: 1.5mm 3mm; }
.printed .track { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; } .printed .track li { border: .2mm solid #8a7f6a; margin: 0 -.2mm -.2mm 0; min-width: 17mm; min-height: 17mm; padding: .6mm 1.2mm; font-size: 8pt; max-width: 30mm; }
.printed .notes { columns: 2; column-gap: 8mm; } .printed .note { display: flex; gap: 4mm; margin: 0 0 2mm; break-inside: avoid; } .printed .sample { flex: none; overflow: visible; }
@media screen {
  .printed .sheet svg { max-width: 100%; height: auto; }
  .printed figure { overflow-x: auto; }
}
@media screen and (max-width: 40rem) { .printed .rules, .printed .notes { columns: 1; } .printed .sides { grid-template-columns: 1fr; } }
`;
