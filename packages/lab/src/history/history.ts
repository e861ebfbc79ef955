import type { Result, Share } from '@tambour/ai';
import { wilson } from '@tambour/ai';
import { read, type Text } from '@tambour/kernel';
import { type Difference, difference, leads, type Wins, winsOf } from '../results.ts';
import { percentile } from '../statistics.ts';

/** A change to what history was: a what-if, or one way in which a figure that we reconstructed may be wrong. */
export interface Change {
  readonly id: string;
  readonly title: Text;
  /** Changes of figures, as `--set` takes them. */
  readonly set: readonly string[];
}
/** A figure that is not known and was reconstructed, with a lower and a higher value that are as well possible. */
export interface Doubt {
  readonly id: string;
  readonly title: Text;
  readonly less: readonly string[];
  readonly more: readonly string[];
}
/** What is known of a battle, and what is asked of it. */
export interface BattleHistory {
  /** The side that won; null for a battle that nobody did. */
  readonly winner: string | null;
  /** How it ended, with the losses. */
  readonly outcome: Text;
  readonly source: Text;
  /** The first side's points less the second's that the real end would have had in the game: between these, and why. */
  readonly lead: { readonly low: number; readonly high: number; readonly why: Text };
  readonly whatIfs: readonly Change[];
  readonly doubts: readonly Doubt[];
}

const words = read.string(1200);
const text = read.object({ en: words, fr: words });
const sets = read.list(read.string(400), 40);
const battle = read.object({
  winner: read.nullable(read.string(40)),
  outcome: text,
  source: text,
  lead: read.object({ low: read.integer(-500, 500), high: read.integer(-500, 500), why: text }),
  whatIfs: read.list(read.object({ id: read.string(40), title: text, set: sets }), 12),
  doubts: read.list(read.object({ id: read.string(40), title: text, less: sets, more: sets }), 12),
});
const file = read.table(battle, 40);
/** The file of a game: what is known of its battles, by their ids. */
export const readHistory = (json: unknown): Readonly<Record<string, BattleHistory>> => file(json, '');

type Fought = readonly Pick<Result, 'winner' | 'points'>[];

/** A setting beside the battle as it was. */
export interface Beside {
  readonly id: string;
  readonly title: Text;
  readonly wins: Wins;
  readonly difference: Difference;
}
/** Where the real end of a battle falls among its refights. */
export interface Likelihood {
  readonly games: number;
  readonly wins: Wins;
  /** Share of the refights with the same winner. */
  readonly sameWinner: Share;
  /** Share of the refights in which the first side did worse than in the real battle: at both ends of what that was. */
  readonly percentile: { readonly low: number; readonly high: number };
  /** Points of the first side less those of the second, battle by battle, in order of size. */
  readonly leads: readonly number[];
  readonly whatIfs: readonly Beside[];
  readonly doubts: readonly (Omit<Beside, 'wins' | 'difference'> & {
    readonly less: Difference;
    readonly more: Difference;
  })[];
  /** How far the first side's share of wins moves at most if a reconstructed figure is another. */
  readonly dependence: number;
}

/** Puts it together from the refights of each setting. `winner` is the place of the side that won, null for a draw. */
export function likelihood(
  { lead, whatIfs, doubts }: BattleHistory,
  winner: number | null,
  base: Fought,
  fought: (id: string) => Fought,
): Likelihood {
  const wins = winsOf(base);
  const same = winner === null ? wins.draw : winner === 0 ? wins.a : wins.b;
  const all = leads(base);
  const besides = whatIfs.map(({ id, title }): Beside => {
    const results = fought(`if ${id}`);
    return { id, title, wins: winsOf(results), difference: difference(base, results) };
  });
  const varied = doubts.map(({ id, title }) => ({
    id,
    title,
    less: difference(base, fought(`less ${id}`)),
    more: difference(base, fought(`more ${id}`)),
  }));
  return {
    games: base.length,
    wins,
    sameWinner: wilson(same, base.length),
    percentile: { low: percentile(lead.low, all), high: percentile(lead.high, all) },
    leads: [...all].sort((a, b) => a - b),
    whatIfs: besides,
    doubts: varied,
    dependence: Math.max(
      0,
      ...varied.flatMap(({ less, more }) => [Math.abs(less.wins.value), Math.abs(more.wins.value)]),
    ),
  };
}
