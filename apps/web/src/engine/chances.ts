import type { Text } from '@tambour/kernel';
import { amountsOf, type Bearing, bearingKey, type Voice } from '@tambour/stage';
import type { BandView, ChanceView, PieceChances } from '../match/forecast-view.ts';

/** One way it may go: what it means for the sides, and how likely it is. */
export interface Weighed {
  readonly bearings: readonly Bearing[];
  readonly chance: number;
}
type Say = (what: string, voice: Voice, amount?: number) => Text;

/** Two chances that differ by less are told as the same. */
const NEAR = 1e-6;
/** A number that is rarer is not told apart. */
const TOLD = 0.005;

/**
 * How likely each thing is to befall each side at least once, told to `side`: gains first, then what it costs, the likelier
 * before the rarer.
 */
export function chancesOf(ways: readonly Weighed[], side: number, say: Say): ChanceView[] {
  const found = new Map<string, Found>();
  for (const { bearings, chance } of ways) {
    const amounts = amountsOf(bearings);
    for (const [key, bearing] of new Map(bearings.map((b) => [bearingKey(b), b]))) {
      const seen = found.get(key) ?? { bearing, chance: 0, byAmount: new Map() };
      found.set(key, seen);
      seen.chance += chance;
      const amount = amounts.get(key);
      if (amount !== undefined) seen.byAmount.set(amount, (seen.byAmount.get(amount) ?? 0) + chance);
    }
  }
  return [...found.values()]
    .filter(({ chance }) => chance > NEAR)
    .map(({ bearing, chance, byAmount }): ChanceView => {
      const isOwn = bearing.side === side;
      const { amount, more } = leastAndMore(byAmount);
      return {
        side: bearing.side,
        what: bearing.what,
        isGain: isOwn === bearing.isGood,
        gravity: bearing.gravity,
        chance: Math.min(1, chance),
        ...(more && { more }),
        text: say(bearing.what, isOwn ? 'you' : 'they', amount),
        short: say(bearing.what, 'short'),
      };
    })
    .sort((a, b) => Number(b.isGain) - Number(a.isGain) || b.chance - a.chance || b.gravity - a.gravity);
}

interface Found {
  readonly bearing: Bearing;
  chance: number;
  /** Where it can be counted: how likely each number is. */
  readonly byAmount: Map<number, number>;
}
/** The smallest number that is likely enough to be told, and how likely more than that is. */
function leastAndMore(byAmount: ReadonlyMap<number, number>): {
  readonly amount?: number;
  readonly more?: { readonly amount: number; readonly chance: number };
} {
  const all = [...byAmount].sort(([a], [b]) => a - b);
  const at = Math.max(
    0,
    all.findIndex(([, chance]) => chance >= TOLD),
  );
  const least = all[at];
  const next = all[at + 1];
  if (!least) return {};
  const chance = all.slice(at + 1).reduce((sum, [, c]) => sum + c, 0);
  return {
    amount: least[0],
    ...(next && chance >= TOLD && { more: { amount: next[0], chance: Math.min(1, chance) } }),
  };
}

/** The chance that nothing befalls anyone. */
export const chanceOfNothing = (ways: readonly Weighed[]): number =>
  ways.reduce((sum, { bearings, chance }) => (bearings.length === 0 ? sum + chance : sum), 0);

/** The same piece by piece, the one likeliest to be changed first. */
export function piecesOf(ways: readonly Weighed[], side: number, say: Say): PieceChances[] {
  const pieces = new Set(ways.flatMap(({ bearings }) => bearings.flatMap((b) => b.piece ?? [])));
  const most = ({ chances }: PieceChances): number => Math.max(...chances.map((c) => c.chance));
  return [...pieces]
    .map((piece): PieceChances => {
      const ofPiece = ways.map(({ bearings, chance }) => ({
        chance,
        bearings: bearings.filter((b) => b.piece === piece),
      }));
      return { piece, chances: chancesOf(ofPiece, side, say) };
    })
    .filter(({ chances }) => chances.length > 0)
    .sort((a, b) => most(b) - most(a));
}

/** Faces of a die next to each other that lead to the same are one band. */
export function bandsOf(
  faces: readonly { readonly face: number; readonly ways: readonly Weighed[] }[],
  side: number,
  say: Say,
): BandView[] {
  const bands: { from: number; to: number; readonly chances: ChanceView[] }[] = [];
  for (const { face, ways } of faces) {
    const chances = chancesOf(ways, side, say);
    const last = bands.at(-1);
    if (last && isSame(last.chances, chances)) last.to = face;
    else bands.push({ from: face, to: face, chances });
  }
  return bands;
}
const isSame = (a: readonly ChanceView[], b: readonly ChanceView[]): boolean =>
  a.length === b.length &&
  a.every((x) =>
    b.some((y) => x.text.en === y.text.en && isNear(x.chance, y.chance) && isNear(x.more?.chance, y.more?.chance)),
  );
const isNear = (a = 0, b = 0): boolean => Math.abs(a - b) < TOLD;
