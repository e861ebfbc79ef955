import type { Share } from '@tambour/ai';
import type { Language } from '@tambour/kernel';
import { type Difference, decidedShare, difference, type Estimate, type Outcome, totalsOf } from '@tambour/lab';
import { decimal } from '../decimal.ts';
import { say } from '../words/say.ts';
import type { PreparedSetting } from './prepare.ts';
import { percent, type Report } from './report.ts';

/** A setting with what came of it. */
export interface Told {
  readonly setting: PreparedSetting;
  readonly outcome: Outcome;
  readonly report: Report;
}

/** What is added to the figures of one setting. */
export const extras = ({ report, outcome }: Told, until: number | undefined) => ({
  /** The first side's share of the battles that someone won. */
  decided: decidedShare(report.wins),
  ...(until === undefined ? {} : { until: { within: until, reached: outcome.isReached === true } }),
  /** What the page draws: points, attacks and objectives by turn, losses by unit and place, rules, each with a battle that shows it. */
  totals: totalsOf(outcome.results),
});

/** One comparison: the second setting less the first. */
export interface ToldDifference extends Difference {
  readonly of: string;
  readonly than: string;
}
export const differencesOf = (told: readonly Told[], compared: readonly (readonly number[])[]): ToldDifference[] =>
  compared.flatMap(([first = -1, ...others]) =>
    others.flatMap((other): ToldDifference[] => {
      const [one, two] = [told[first], told[other]];
      if (!one || !two) return [];
      const apart = difference(one.outcome.results, two.outcome.results);
      return [{ of: two.setting.label, than: one.setting.label, ...apart }];
    }),
  );

const interval = ({ low, high }: Share | Estimate, language: Language): string =>
  say('simulate.range', { least: percent(low, language), most: percent(high, language) })[language];
const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text.replace(/^-/, '−'));
/** A difference of shares, in points of a hundred. */
const signedPercent = (value: number, language: Language): string => signed(value, percent(value, language));

/** A line for each setting: battles, wins of either side and draws, and the first side's share of those decided. */
export function tableLines(told: readonly Told[], language: Language): string[] {
  const head = ['setting', 'games', 'a', 'b', 'draw', 'decided', 'lead'].map(
    (key) => say(`table.${key as 'a'}`)[language],
  );
  const rows = told.map(({ setting, report }) => {
    const { games, shares, wins, points } = report;
    const decided = decidedShare(wins);
    return [
      setting.label || setting.about.scenario,
      String(games),
      `${percent(shares.a.share, language)} (${interval(shares.a, language)})`,
      percent(shares.b.share, language),
      percent(shares.draw.share, language),
      wins.a + wins.b === 0 ? '–' : `${percent(decided.share, language)} (${interval(decided, language)})`,
      signed(points.difference.mean, decimal(points.difference.mean, language)),
    ];
  });
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Each comparison in a sentence. */
export const differenceLines = (all: readonly ToldDifference[], language: Language): string[] =>
  all.map(
    ({ of, than, games, wins, points }) =>
      say('table.difference', {
        of: of || say('table.base')[language],
        than: than || say('table.base')[language],
        n: games,
        wins: signedPercent(wins.value, language),
        interval: say('simulate.range', {
          least: signedPercent(wins.low, language),
          most: signedPercent(wins.high, language),
        })[language],
        points: signed(points.value, decimal(points.value, language)),
        pointsInterval: say('simulate.range', {
          least: signed(points.low, decimal(points.low, language)),
          most: signed(points.high, decimal(points.high, language)),
        })[language],
      })[language],
  );
