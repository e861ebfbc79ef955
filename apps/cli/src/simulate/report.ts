import { type Level, type Result, type Spread, type Summary, summarise } from '@tambour/ai';
import type { SideInfo } from '@tambour/kernel';

/** What was fought, beside how it went. Nothing in it depends on the machine: one seed, one report. */
export interface Report extends Summary {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: number;
  /** Hash of scenario and charts. */
  readonly data: string;
  readonly seed: number;
  readonly sides: { readonly a: string; readonly b: string };
  readonly levels: { readonly a: Level; readonly b: Level };
  /** Points of strength lost by each side, in games that count them. */
  readonly losses: { readonly a: Spread | null; readonly b: Spread | null };
}
export type Setting = Pick<Report, 'game' | 'scenario' | 'options' | 'rules' | 'data' | 'seed' | 'levels'>;

export function report(setting: Setting, sides: readonly SideInfo[], results: readonly Result[]): Report {
  const summary = summarise(results);
  const [a = '', b = ''] = sides.map((side) => side.id);
  // A game tells its losses as "lost" and the side's id.
  const losses = { a: summary.tally[`lost${a}`] ?? null, b: summary.tally[`lost${b}`] ?? null };
  return { ...setting, sides: { a, b }, losses, ...summary };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const about = (s: Spread): string =>
  `${s.mean.toFixed(1)} ± ${s.deviation.toFixed(1)} (${s.least.toFixed(0)} to ${s.most.toFixed(0)})`;

/** The report as lines for a terminal. */
export function reportLines(r: Report, sides: readonly SideInfo[]): string[] {
  const name = (i: number) => sides[i]?.name.en ?? '';
  const options = Object.entries(r.options).map(([key, value]) => `${key}=${value}`);
  const win = (label: string, key: 'a' | 'b' | 'draw') => {
    const { share, low, high } = r.shares[key];
    return `  ${label.padEnd(24)}${String(r.wins[key]).padStart(7)}  ${percent(share).padStart(6)}  (95%: ${percent(low)} to ${percent(high)})`;
  };
  return [
    `${r.scenario} ${options.join(' ')}: ${r.games} battles, seed ${r.seed}, rules version ${r.rules}`,
    'Wins',
    win(`${name(0)}, ${r.levels.a}`, 'a'),
    win(`${name(1)}, ${r.levels.b}`, 'b'),
    win('drawn', 'draw'),
    'Length',
    `  turns                   ${about(r.turns)}`,
    `  decisions               ${about(r.decisions)}`,
    ...(r.losses.a && r.losses.b
      ? ['Losses', `  ${name(0).padEnd(24)}${about(r.losses.a)}`, `  ${name(1).padEnd(24)}${about(r.losses.b)}`]
      : []),
    'Points',
    `  ${name(0).padEnd(24)}${about(r.points.a)}`,
    `  ${name(1).padEnd(24)}${about(r.points.b)}`,
    `  ${'difference'.padEnd(24)}${about(r.points.difference)}`,
    `Ended by rule  ${Object.entries(r.endings)
      .map(([rule, n]) => `${rule} (${n})`)
      .join(', ')}`,
  ];
}
