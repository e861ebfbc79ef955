import file from './weighed.json' with { type: 'json' };

/** A battle that one level fought against itself: `npm run weigh -- LEVEL --games N --seed K --only BATTLE`. */
export interface Weighed {
  readonly game: string;
  /** By its name in `tools/battles.ts`. */
  readonly battle: string;
  readonly level: string;
  readonly games: number;
  readonly seed: number;
  /** Won by the first and by the second side. */
  readonly wins: readonly number[];
  readonly drawn: number;
  /** Outside of what is even for a reason that is not history: what is still to be mended. */
  readonly open?: string;
}

/** Shares of the decided battles between which neither side has the better of it. */
export const EVEN = [0.35, 0.65] as const;
export const WEIGHED: readonly Weighed[] = file;

/** Of the decided battles, the share that the first side won. */
export const shareOf = ({ wins: [first = 0, second = 0] }: Weighed): number => first / (first + second);
