import type { Text } from '@tambour/kernel';
import type { Bearing, Voice } from '@tambour/stage';
import type { BandView, ChanceView, PieceChances } from '../match/forecast-view.ts';

/** One way it may go: what it means for the sides, and how likely it is. */
export interface Weighed {
  readonly bearings: readonly Bearing[];
  readonly chance: number;
}
type Say = (what: string, voice: Voice) => Text;

/** Two chances that differ by less are told as the same. */
const NEAR = 1e-6;

/**
 * How likely each thing is to befall each side at least once, told to `side`: gains first, then what it costs, the likelier
 * before the rarer.
 */
export function chancesOf(ways: readonly Weighed[], side: number, say: Say): ChanceView[] {
  const found = new Map<string, { readonly bearing: Bearing; chance: number }>();
  for (const { bearings, chance } of ways)
    for (const [key, bearing] of new Map(bearings.map((b) => [`${b.side} ${b.what}`, b]))) {
      const seen = found.get(key);
      if (seen) seen.chance += chance;
      else found.set(key, { bearing, chance });
    }
  return [...found.values()]
    .filter(({ chance }) => chance > NEAR)
    .map(({ bearing, chance }): ChanceView => {
      const isOwn = bearing.side === side;
      return {
        side: bearing.side,
        what: bearing.what,
        isGain: isOwn === bearing.isGood,
        gravity: bearing.gravity,
        chance: Math.min(1, chance),
        text: say(bearing.what, isOwn ? 'you' : 'they'),
        short: say(bearing.what, 'short'),
      };
    })
    .sort((a, b) => Number(b.isGain) - Number(a.isGain) || b.chance - a.chance || b.gravity - a.gravity);
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
  a.every((x) => b.some((y) => x.side === y.side && x.what === y.what && Math.abs(x.chance - y.chance) < 0.005));
