import { fetchedPart } from '@tambour/kernel';
// What the parts need is waited for first (tools/awaits.ts).
import '../texts/say-front.ts';
import '../texts/say.ts';

/** Who fights whom, and by what modifiers: no battle opens with a combat. */
export const FIGHTS = await fetchedPart(() => import('./sums.ts'));
/** How good a position is: for computer players, who come with the first thing done. */
export const JUDGEMENT = await fetchedPart(async () => ({
  ...(await import('./judge.hot.ts')),
  ...(await import('./appraisal.ts')),
}));
