import { figure, type PrintMatter, same } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { LINES, TERRAINS } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';

const CLASSES = ['inf', 'cav', 'drg', 'art', 'leader'] as const;
const HEAD = ['ground', 'infantry', 'cavalry', 'dragoons', 'guns', 'leaders', 'protection'] as const;
/** What the charts have for half the allowance. */
const HALF = -1;
const costWord = (cost: number | undefined): string => (cost === HALF ? '½' : cost ? `${cost}` : '–');

/** The tables that one plays by. The back of a unit is its disorganised face. */
export function printMatter({ w }: Field): PrintMatter {
  const { cost, protection, odds, shock } = w.charts;
  const columns = odds[0] ?? [];
  return {
    backs: [],
    charts: [
      {
        title: sayStudy('chart.terrain'),
        rule: '7.1a',
        head: HEAD.map((column) => sayStudy(`chart.${column}`)),
        rows: TERRAINS.map((terrain) => [
          say(`terrain.${terrain}`),
          ...CLASSES.map((cls) => same(costWord(cost[terrain]?.[cls]))),
          same(figure(protection[terrain] ?? 0)),
        ]),
        note: sayStudy('chart.terrainNote'),
      },
      {
        title: sayStudy('chart.shock'),
        rule: '11.4a',
        head: [same(''), ...columns.map((_, i) => same(`${i + 1}`))],
        rows: [
          ...LINES.map((line, i) => [
            sayStudy(`chart.line.${line}`),
            ...(odds[i] ?? []).map(([attack, defence]) => same(`${attack}:${defence}`)),
          ]),
          ...shock.map((row, i) => [
            sayStudy('chart.die', { n: i === 0 ? '≤ 0' : i === shock.length - 1 ? `≥ ${i}` : `${i}` }),
            ...row.map(({ att, def }) => same(`${att.text}/${def.text}`)),
          ]),
        ],
        note: sayStudy('chart.shockNote'),
      },
    ],
  };
}
