import { VERTICES } from '@tambour/boards';
import { vertexAngle } from '@tambour/press';
import type { Ground } from '../match/protocol.ts';

const NAMES = {
  NNE: { en: 'north-north-east', fr: 'nord-nord-est' },
  E: { en: 'east', fr: 'est' },
  SSE: { en: 'south-south-east', fr: 'sud-sud-est' },
  SSW: { en: 'south-south-west', fr: 'sud-sud-ouest' },
  W: { en: 'west', fr: 'ouest' },
  NNW: { en: 'north-north-west', fr: 'nord-nord-ouest' },
} as const;

/** The corners of a hex as ways to look. The press measures from the east, a compass from the top. */
export const FACINGS: Ground['facings'] = VERTICES.map((name, vertex) => ({
  angle: (vertexAngle(vertex) + 90 + 360) % 360,
  name: NAMES[name],
}));
