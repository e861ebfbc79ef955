import { type PlayerName, type Result, type Spread, type Summary, summarise } from '@tambour/ai';
import type { Language, OwnFigures, SideInfo, Text } from '@tambour/kernel';
import { commas } from '@tambour/stage';
import { decimal } from '../decimal.ts';
import { say } from '../words/say.ts';

/** What was fought, beside how it went. Nothing in it depends on the machine: one seed, one report. */
export interface Report extends Summary {
  readonly game: string;
  readonly scenario: string;
  /** The name of the battle. */
  readonly title: Text;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: number;
  /** Hash of scenario and charts. */
  readonly data: string;
  /** Which figures were not the game's own. */
  readonly own: readonly OwnFigures[];
  readonly seed: number;
  readonly sides: { readonly a: string; readonly b: string };
  readonly levels: { readonly a: PlayerName; readonly b: PlayerName };
  /** Strength lost by each side, in games that count it. */
  readonly losses: { readonly a: Spread | null; readonly b: Spread | null };
}
export type Setting = Pick<
  Report,
  'game' | 'scenario' | 'title' | 'options' | 'rules' | 'data' | 'own' | 'seed' | 'levels'
>;

export function report(setting: Setting, sides: readonly SideInfo[], results: readonly Result[]): Report {
  const summary = summarise(results);
  const [a = '', b = ''] = sides.map((side) => side.id);
  // A game tells its losses as "lost" and the side's id.
  const losses = { a: summary.tally[`lost${a}`] ?? null, b: summary.tally[`lost${b}`] ?? null };
  return { ...setting, sides: { a, b }, losses, ...summary };
}

/** A percentage as each language writes it. */
export const percent = (share: number, language: Language): string =>
  `${decimal(100 * share, language)}${language === 'fr' ? '\u00a0%' : '%'}`;

/** The report as lines for a terminal. */
export function reportLines(r: Report, sides: readonly SideInfo[], language: Language): string[] {
  const name = (i: number) => say('side.name', { side: sides[i]?.name ?? '' })[language];
  const options = Object.entries(r.options).map(([key, value]) => `${key}=${value}`);
  const row = (label: string, figures: string) => `  ${label.padEnd(24)}${figures}`;
  const win = (label: string, key: 'a' | 'b' | 'draw') => {
    const { share, low, high } = r.shares[key];
    const interval = say('simulate.interval', { low: percent(low, language), high: percent(high, language) })[language];
    return row(label, `${String(r.wins[key]).padStart(7)}  ${percent(share, language).padStart(7)}  (${interval})`);
  };
  const about = (s: Spread): string => {
    const range = say('simulate.range', { least: s.least.toFixed(0), most: s.most.toFixed(0) })[language];
    return `${decimal(s.mean, language)} ± ${decimal(s.deviation, language)} (${range})`;
  };
  const { title, seed, rules, games } = r;
  const endings = Object.entries(r.endings).map(([rule, n]) => `${rule} (${n})`);
  const forfeits =
    r.forfeits.a + r.forfeits.b > 0
      ? [
          say('bot.forfeits')[language],
          ...(['a', 'b'] as const)
            .filter((side) => r.forfeits[side] > 0)
            .map((side) =>
              row(`${name(side === 'a' ? 0 : 1)}, ${r.levels[side]}`, String(r.forfeits[side]).padStart(7)),
            ),
        ]
      : [];
  const head = [
    say('simulate.head', { title, options: options.join(' '), n: games, seed: String(seed), rules })[language],
    ...(r.own.length > 0
      ? [say('replay.own', { all: commas(r.own.map((what) => say(`own.${what}`))) })[language]]
      : []),
  ];
  if (games === 0) return [...head, ...forfeits, say('simulate.noneEnded')[language]];
  return [
    ...head,
    say('simulate.wins')[language],
    win(`${name(0)}, ${r.levels.a}`, 'a'),
    win(`${name(1)}, ${r.levels.b}`, 'b'),
    win(say('simulate.drawn')[language], 'draw'),
    ...forfeits,
    say('simulate.length')[language],
    row(say('simulate.turns')[language], about(r.turns)),
    row(say('simulate.decisions')[language], about(r.decisions)),
    ...(r.losses.a && r.losses.b
      ? [say('simulate.losses')[language], row(name(0), about(r.losses.a)), row(name(1), about(r.losses.b))]
      : []),
    say('simulate.points')[language],
    row(name(0), about(r.points.a)),
    row(name(1), about(r.points.b)),
    row(say('simulate.difference')[language], about(r.points.difference)),
    say('simulate.endings', { all: endings.join(', ') })[language],
  ];
}
