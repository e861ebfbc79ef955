import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say-front.ts';
import '../texts/say.ts';

/** How good a position is: for computer players, who come with the first thing done. */
export const JUDGEMENT = await fetchedPart(async () => ({
  ...(await import('./judge.hot.ts')),
  ...(await import('./appraisal.ts')),
}));
