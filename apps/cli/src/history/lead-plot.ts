import type { Language } from '@tambour/kernel';
import { say } from '../words/say.ts';
import { bar, drawing, label, roundSteps, rule } from './plot-parts.ts';
import { points, type ToldBattle } from './told.ts';

const HEIGHT = 150;
/** Room above for the name of the real result. */
const TOP = 24;
const MOST_BARS = 44;

/** Who won, as it is drawn: from the floor up. */
const WINNERS = [
  { winner: 1, kind: 'b' },
  { winner: null, kind: 'level' },
  { winner: 0, kind: 'a' },
] as const;
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** Refights by who won them, in the order of the list above. */
  readonly won: readonly number[];
}
/** Points in bins of equal width that begin at multiples of it. */
function binsOf(ends: ToldBattle['ends'], least: number, most: number): readonly Bin[] {
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const start = Math.floor(least / width) * width;
  return Array.from({ length: Math.floor((most - start) / width) + 1 }, (_, i) => {
    const from = start + i * width;
    const to = from + width;
    const inside = ends.filter(({ lead }) => lead >= from && lead < to);
    const won = WINNERS.map(({ winner }) => inside.filter((one) => one.winner === winner).length);
    return { from, to, n: inside.length, won };
  });
}

/** The refights by their points, the wins of each side in its colour, with what the real battle came to as a band across them. */
export function leadPlot({ ends, known, games }: ToldBattle, language: Language): string {
  const leads = ends.map(({ lead }) => lead);
  const least = Math.min(leads[0] ?? 0, known.lead.low, 0);
  const most = Math.max(leads.at(-1) ?? 0, known.lead.high, 0);
  const bins = binsOf(ends, Math.floor(least), Math.floor(most));
  const [first, last] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const x = (lead: number) => (lead - first) / (last - first);
  const tallest = bins.reduce((sum, { n }) => Math.max(sum, n), 1);
  const floor = TOP + HEIGHT;
  const { low, high } = known.lead;
  const real = [
    bar(x(low), x(high + 1), TOP - 4, HEIGHT + 4, 'real'),
    rule(x(low), TOP - 4, x(low), floor, 'real-edge'),
    rule(x(high + 1), TOP - 4, x(high + 1), floor, 'real-edge'),
    label(x((low + high + 1) / 2), TOP - 9, say('history.real')[language], 'real-name'),
  ];
  const unit = (HEIGHT - 8) / tallest;
  const bars = bins.flatMap(({ from, to, n, won }) => {
    const gap = (x(to) - x(from)) * 0.06;
    const says = say('history.bar', { from: points(from), to: points(to - 1), n })[language];
    let top = floor;
    return WINNERS.map(({ kind }, i) => {
      const tall = (won[i] ?? 0) * unit;
      top -= tall;
      return tall === 0 ? '' : bar(x(from) + gap, x(to) - gap, top, tall, kind, says);
    });
  });
  const ticks = roundSteps(first, last - 1, 8)
    .filter((at) => Number.isInteger(at))
    .map((at) => label(x(at + 0.5), floor + 18, points(at), 'tick'));
  const quarter = (share: number) => leads[Math.min(leads.length - 1, Math.floor(share * leads.length))] ?? 0;
  const says = say('history.plotSays', {
    n: games,
    least: points(leads[0] ?? 0),
    most: points(leads.at(-1) ?? 0),
    lower: points(quarter(0.25)),
    upper: points(quarter(0.75)),
    low: points(low),
    high: points(high),
  })[language];
  return drawing(
    floor + 24,
    says,
    `${real.join('')}${bars.join('')}${rule(0, floor, 1, floor, 'axis')}${ticks.join('')}`,
  );
}
