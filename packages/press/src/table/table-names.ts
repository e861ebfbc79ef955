import { area, at, group, line } from '../ink.ts';
import { bentWord, type Letters, word, wordWidth } from '../lettering.ts';
import { prize } from '../map-marks.ts';
import type { TableInks } from './table-inks.ts';
import type { LineName } from './table-lines.ts';
import { LEVEL, type NameRow, PLATE, STAR } from './table-seats.ts';
import type { TableSurvey } from './table-survey.ts';

/** All lettering on a table, each name with the signs that belong to it. */

/** A gable and a number: so many find room. */
export const capacityPlate = (capacity: string, ink: TableInks): string =>
  area('M-27-13h54v24h-54z', ink.card, { stroke: ink.ink, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) +
  area('M-23 6v-8l8-7l8 7v8h-5v-6h-6v6z', ink.ink) +
  word(capacity, [9, 6], { size: 20, fill: ink.ink, isBold: true });

/** A height with its level in it. */
export const levelSign = (level: string, ink: TableInks): string =>
  area('M-18 10l15-24h6l15 24z', ink.card, { stroke: ink.hachure, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }) +
  line('M10 7l-6-11M14 7l-7-12M6 7l-4-9', ink.hachure, 0.8) +
  word(level, [-3, 7.6], { size: 19, fill: ink.ink, isBold: true, halo: ink.card, haloWidth: 2.4 });

const lettersOf = ({ kind, size, spacing }: NameRow, ink: TableInks): Letters => {
  const shared = { size, spacing, anchor: 'start', haloWidth: size > 28 ? 6 : 5 } as const;
  switch (kind) {
    case 'sector':
      return { ...shared, fill: ink.ink, halo: ink.halo };
    case 'hill':
      return { ...shared, fill: ink.hachure, halo: ink.halo, isItalic: true };
    case 'wood':
      return { ...shared, fill: ink.treeInk, halo: ink.halo, isItalic: true };
    case 'barrier':
      return { ...shared, fill: ink.bank, halo: ink.water, isItalic: true };
    default:
      return { ...shared, fill: ink.waterInk, halo: ink.halo, isItalic: true, haloWidth: 4 };
  }
};

const drawRow = (row: NameRow, ink: TableInks): string => {
  let [x] = row.at;
  const [, y] = row.at;
  const parts: string[] = [];
  const take = (room: number): number => {
    const middle = x + room / 2;
    x += room + 6;
    return middle;
  };
  if (row.prize !== undefined)
    parts.push(group({ class: 'prize', transform: at([take(STAR), y - 9], undefined, 1.5) }, prize(row.prize, ink)));
  if (row.text !== '') {
    parts.push(word(row.text, [x, y], lettersOf(row, ink), { class: 'place' }));
    x += wordWidth(row.text, row.size, row.spacing) + 6;
  }
  if (row.capacity !== undefined)
    parts.push(
      group({ class: 'capacity', transform: at([take(PLATE), y - 8]) }, capacityPlate(`${row.capacity}`, ink)),
    );
  if (row.level !== undefined)
    parts.push(group({ class: 'level', transform: at([take(LEVEL), y - 9]) }, levelSign(`${row.level}`, ink)));
  return group({ class: `name ${row.kind}`, 'data-name': row.id }, ...parts);
};

const drawLineName = (name: LineName, prefix: string, ink: TableInks): string =>
  bentWord(`${prefix}-line-${name.id.replace(/[^\w-]/g, '-')}`, name.text, name.path, {
    size: name.size,
    spacing: name.spacing,
    fill: name.kind === 'stream' ? ink.waterInk : name.kind === 'hedge' ? ink.treeInk : ink.ink,
    halo: ink.halo,
    haloWidth: 4.4,
    isItalic: true,
  });

export const drawTableNames = ({ prefix, lines, rows }: TableSurvey, ink: TableInks): string =>
  group(
    { class: 'names' },
    ...lines.map((name) => drawLineName(name, prefix, ink)),
    ...rows.map((row) => drawRow(row, ink)),
  );
