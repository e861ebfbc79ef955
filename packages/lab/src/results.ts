import { type Result, type Share, wilson } from '@tambour/ai';
import { type Estimate, meanEstimate, pairedDifference, reach } from './statistics.ts';

export interface Wins {
  readonly a: number;
  readonly b: number;
  readonly draw: number;
}

export function winsOf(results: readonly Pick<Result, 'winner' | 'forfeit'>[]): Wins {
  const count = (winner: number | null) => results.filter((r) => r.winner === winner && !r.forfeit).length;
  return { a: count(0), b: count(1), draw: count(null) };
}

/** The share whose interval reaches furthest: when it is narrow enough, all are. */
export function widestShare(wins: Wins): Share {
  const of = wins.a + wins.b + wins.draw;
  const shares = [wilson(wins.a, of), wilson(wins.b, of), wilson(wins.draw, of)] as const;
  return shares.reduce((wide, share) => (reach(share) > reach(wide) ? share : wide));
}

/** What changes from one setting to another over the same battles: the second less the first. */
export interface Difference {
  readonly games: number;
  /** Of the share of battles that the side in question wins. */
  readonly wins: Estimate;
  /** Of the points of the first side less those of the second. */
  readonly points: Estimate;
}

const lead = ({ points }: Pick<Result, 'points'>): number => (points[0] ?? 0) - (points[1] ?? 0);
export const leads = (results: readonly Pick<Result, 'points'>[]): readonly number[] => results.map(lead);

/**
 * Battle by battle, as far as both have them: number k of one beside number k of the other, which has the same dice. The share is that of the
 * battles that `winner` wins, the first side unless told; null is a draw.
 */
export function difference(
  first: readonly Pick<Result, 'winner' | 'points' | 'forfeit'>[],
  second: readonly Pick<Result, 'winner' | 'points' | 'forfeit'>[],
  winner: number | null = 0,
): Difference {
  const most = Math.min(first.length, second.length);
  let games = 0;
  let [gained, lost] = [0, 0];
  const apart: number[] = [];
  for (let k = 0; k < most; k++) {
    const [one, other] = [first[k], second[k]];
    if (!one || !other) break;
    // A battle that was given up tells nothing.
    if (one.forfeit || other.forfeit) continue;
    games++;
    if (other.winner === winner && one.winner !== winner) gained++;
    if (one.winner === winner && other.winner !== winner) lost++;
    apart.push(lead(other) - lead(one));
  }
  return { games, wins: pairedDifference(gained, lost, games), points: meanEstimate(apart) };
}
