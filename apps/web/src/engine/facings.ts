import { DIRECTIONS, VERTICES } from '@tambour/boards';
import { type Faced, facingAngle } from '@tambour/press';
import type { Ground } from '../match/protocol.ts';

const NAMES = {
  N: { en: 'north', fr: 'nord' },
  NNE: { en: 'north-north-east', fr: 'nord-nord-est' },
  NE: { en: 'north-east', fr: 'nord-est' },
  E: { en: 'east', fr: 'est' },
  SE: { en: 'south-east', fr: 'sud-est' },
  SSE: { en: 'south-south-east', fr: 'sud-sud-est' },
  S: { en: 'south', fr: 'sud' },
  SSW: { en: 'south-south-west', fr: 'sud-sud-ouest' },
  SW: { en: 'south-west', fr: 'sud-ouest' },
  W: { en: 'west', fr: 'ouest' },
  NW: { en: 'north-west', fr: 'nord-ouest' },
  NNW: { en: 'north-north-west', fr: 'nord-nord-ouest' },
} as const;

/** The press measures from the east, a compass from the top. */
const facingsTo = (faced: Faced, names: readonly (keyof typeof NAMES)[]): Ground['facings'] =>
  names.map((name, facing) => ({ angle: (facingAngle(facing, faced) + 90 + 360) % 360, name: NAMES[name] }));

/** The corners of a hex, or its sides, as ways to look. */
export const FACINGS: Readonly<Record<Faced, Ground['facings']>> = {
  corner: facingsTo('corner', VERTICES),
  side: facingsTo('side', DIRECTIONS),
};
