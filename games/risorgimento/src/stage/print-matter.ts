import { itemAt, type Text } from '@tambour/kernel';
import { type ChartTable, figure, type PrintMatter, same } from '@tambour/stage';
import type { MoveRow } from '../model/charts.ts';
import { leaderId, unitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { BRIGADIER, COLUMNS, GUNS, OVERALL, TERRAINS } from '../model/vocabulary.ts';
import { sayStudy } from '../texts/say-study.ts';
import { GUN_LETTERS, leaderFace, unitFace } from './face.ts';

const costOf = (move: MoveRow, column: (typeof COLUMNS)[number], needsWay?: readonly string[]): Text =>
  same(move[column] === null ? '–' : `${move[column]}${needsWay?.includes(column) ? '*' : ''}`);
const HEAD = COLUMNS.map((column) => sayStudy(`chart.${column}`));
const DRMS = [sayStudy('chart.attack'), sayStudy('chart.fire'), sayStudy('chart.smallArms')];

/** The rows of a table that is read by a total: "2 or less", "3 to 5", "9 or more". */
function spans<Row extends { readonly to: number }>(rows: readonly Row[], said: (row: Row) => Text): Text[][] {
  return rows.map((row, i) => {
    const from = i === 0 ? undefined : itemAt(rows, i - 1).to + 1;
    const isLast = i === rows.length - 1;
    const of =
      from === undefined
        ? sayStudy('chart.least', { n: figure(row.to) })
        : isLast
          ? sayStudy('chart.most', { n: figure(from) })
          : from === row.to
            ? same(figure(from))
            : sayStudy('chart.span', { from: figure(from), to: figure(row.to) });
    return [of, said(row)];
  });
}

const hexes = ({ w }: Field): ChartTable => ({
  title: sayStudy('chart.terrain'),
  rule: '5.2a',
  head: [sayStudy('chart.ground'), ...HEAD, ...DRMS],
  rows: TERRAINS.map((terrain) => {
    const row = w.charts.terrain.hex[terrain];
    return [
      sayStudy(`terrain.${terrain}`),
      ...COLUMNS.map((column) => costOf(row.move, column, row.needsWay)),
      ...[row.attack, row.artillery, row.smallArms].map((n) => same(figure(n))),
    ];
  }),
  note: sayStudy('chart.terrainNote'),
});
const SLOPES = [1, 2, 3] as const;
const WATERS = ['stream_shallow', 'stream_deep', 'canal', 'river', 'ford', 'bridge'] as const;
const sides = ({ w }: Field): ChartTable => ({
  title: sayStudy('chart.sides'),
  rule: '5.24a',
  head: [sayStudy('chart.side'), ...HEAD, ...DRMS],
  rows: [
    ...SLOPES.map((cls) => {
      const row = itemAt(w.charts.terrain.slope, cls - 1);
      return [
        sayStudy(`slope.${cls}`),
        ...COLUMNS.map((column) => costOf(row.move, column)),
        ...[row.attack, row.artillery, row.smallArms].map((n) => same(figure(n))),
      ];
    }),
    ...WATERS.map((water) => {
      const row = w.charts.terrain.water[water];
      const attack = row.attack === null ? '–' : figure(row.attack);
      return [
        sayStudy(`water.${water}`),
        ...COLUMNS.map((column) => costOf(row.move, column)),
        ...[attack, '0', '0'].map(same),
      ];
    }),
  ],
  note: sayStudy('chart.sidesNote'),
});
const fire = ({ w }: Field): ChartTable => ({
  title: sayStudy('chart.artilleryFire'),
  rule: '7.18a',
  head: [sayStudy('chart.total'), sayStudy('chart.result')],
  rows: spans(w.charts.artilleryFire.rows, ({ result }) => sayStudy(`chart.${result}`)),
});
const ranges = ({ w }: Field): ChartTable => {
  const most = Math.max(...GUNS.map((gun) => w.charts.guns.ranges[gun].most));
  return {
    title: sayStudy('chart.ranges'),
    rule: '7.11c',
    head: [sayStudy('chart.gun'), ...Array.from({ length: most }, (_, i) => same(`${i + 1}`))],
    rows: GUNS.map((gun, i) => [
      sayStudy('chart.gunLetter', { letter: itemAt(GUN_LETTERS, i), gun: sayStudy(`gun.${gun}`) }),
      ...Array.from({ length: most }, (_, far) => {
        const drm = w.charts.guns.ranges[gun].drm[far];
        return same(drm === undefined ? '–' : figure(drm));
      }),
    ]),
  };
};
const hitTable = (
  title: Text,
  rule: string,
  rows: readonly { readonly to: number; readonly hits: number }[],
): ChartTable => ({
  title,
  rule,
  head: [sayStudy('chart.total'), sayStudy('chart.hits')],
  rows: spans(rows, ({ hits }) => same(`${hits}`)),
});

/** The tables that one plays by, and the backs of counters: units disordered, corps commanders on their weaker side. */
export function printMatter(g: Field): PrintMatter {
  const { w } = g;
  return {
    backs: [
      ...w.unitIds.map((_, u) => unitFace(w, unitId(u), { isDisordered: true })),
      ...w.leaderIds.flatMap((_, l) => {
        const rank = w.leaderRank[l];
        return rank === BRIGADIER || rank === OVERALL ? [] : [leaderFace(w, leaderId(l), true)];
      }),
    ],
    charts: [
      hexes(g),
      sides(g),
      fire(g),
      ranges(g),
      hitTable(sayStudy('chart.smallArmsFire'), '7.25', w.charts.smallArms.rows),
      hitTable(sayStudy('chart.attackResults'), '7.44a', w.charts.attack.rows),
    ],
  };
}
