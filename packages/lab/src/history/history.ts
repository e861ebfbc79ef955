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
/** How often something is fought again, and who commands both sides: as much as can be afforded. */
export interface Effort {
  readonly level: string;
  readonly games: number;
}
/** What is known of a battle, and what is asked of it. */
export interface BattleHistory {
  /** How a battle is refought as it was, and with each change, unless somebody asks for something else. */
  readonly refights: Effort & { readonly changes: Effort };
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
const effort = { level: read.string(40), games: read.integer(1, 100_000) };
const battle = read.object({
  refights: read.object({ ...effort, changes: read.object(effort) }),
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
/** What came of the refights: as it was, as it was by those who fought the changes too, and with each change by its name. */
export interface Refought {
  readonly base: Fought;
  readonly beside: Fought;
  changed(name: string): Fought;
}

/** A change, with what it does to the share of refights that end as the real battle did. */
export interface Beside {
  readonly id: string;
  readonly title: Text;
  readonly difference: Difference;
}
export interface DoubtBeside extends Pick<Beside, 'id' | 'title'> {
  readonly less: Difference;
  readonly more: Difference;
}
/** Where the real end of a battle falls among its refights. */
export interface Likelihood {
  readonly games: number;
  readonly wins: Wins;
  /** Share of the refights with the same winner. */
  readonly sameWinner: Share;
  /** Share of the refights in which the first side did worse than in the real battle, at both ends of what that was. */
  readonly percentile: { readonly low: number; readonly high: number };
  /** The same, each end as far out as its 95 % interval reaches. */
  readonly percentileInterval: { readonly low: number; readonly high: number };
  /** How each refight ended, in order of the first side's points less those of the second. */
  readonly ends: readonly { readonly lead: number; readonly winner: number | null }[];
  /** The refight that ended most like the real battle, by its number from 0. */
  readonly nearest: number;
  /** Share with the same winner among the refights that the changes are compared with. */
  readonly beside: Share;
  readonly whatIfs: readonly Beside[];
  readonly doubts: readonly DoubtBeside[];
}

/** Puts it together from the refights of each setting. `winner` is the place of the side that won, null for a draw. */
export function likelihood(
  { lead, whatIfs, doubts }: BattleHistory,
  winner: number | null,
  { base, beside, changed }: Refought,
): Likelihood {
  const all = leads(base);
  const [low, high] = [percentile(lead.low, all), percentile(lead.high, all)];
  const reaches = (share: number) => wilson(share * all.length, all.length);
  const against = (name: string): Difference => difference(beside, changed(name), winner);
  return {
    games: base.length,
    wins: winsOf(base),
    sameWinner: shareWith(winner, base),
    percentile: { low, high },
    percentileInterval: { low: reaches(low).low, high: reaches(high).high },
    ends: base.map((one, k) => ({ lead: all[k] ?? 0, winner: one.winner })).sort((a, b) => a.lead - b.lead),
    nearest: nearestTo((lead.low + lead.high) / 2, winner, base),
    beside: shareWith(winner, beside),
    whatIfs: whatIfs.map(({ id, title }) => ({ id, title, difference: against(`if ${id}`) })),
    doubts: doubts.map(({ id, title }) => ({
      id,
      title,
      less: against(`less ${id}`),
      more: against(`more ${id}`),
    })),
  };
}

const shareWith = (winner: number | null, fought: Fought): Share =>
  wilson(fought.filter((one) => one.winner === winner).length, fought.length);

/** The battle whose points come nearest to those of the real one, among those with the same winner if there are any. */
function nearestTo(lead: number, winner: number | null, fought: Fought): number {
  const off = leads(fought).map((one) => Math.abs(one - lead));
  const same = fought.flatMap((one, k) => (one.winner === winner ? [k] : []));
  const among = same.length > 0 ? same : [...fought.keys()];
  return among.reduce((best, k) => ((off[k] ?? 0) < (off[best] ?? Infinity) ? k : best), among[0] ?? 0);
}

/** The reconstructed figure on which the answer depends most: what either value of it changes at most. */
export function weightiest(doubts: readonly DoubtBeside[]): DoubtBeside | undefined {
  const weight = ({ less, more }: DoubtBeside) => Math.max(Math.abs(less.wins.value), Math.abs(more.wins.value));
  return doubts.reduce<DoubtBeside | undefined>(
    (most, doubt) => (most && weight(most) >= weight(doubt) ? most : doubt),
    undefined,
  );
}
/** Whether a difference can be told from chance. */
export const isTold = ({ wins: { low, high } }: Difference): boolean => low > 0 || high < 0;
