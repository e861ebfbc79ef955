import { fetchedPart } from '@tambour/kernel';
// What the parts need is waited for first (tools/awaits.ts).
import '../texts/say.ts';

/** Who fights whom, and by what modifiers: no battle opens with a combat. */
export const FIGHTS = await fetchedPart(() => import('./fight-parts.ts'));
/** Marches of which the way is named step by step. */
export const NAMED_WAYS = await fetchedPart(() => import('./named-way.ts'));
/** How good a position is, as a whole and term by term: for computer players, who come with the first thing done. */
export const JUDGEMENT = await fetchedPart(async () => ({
  ...(await import('./judge.ts')),
  ...(await import('./appraisal.ts')),
}));
