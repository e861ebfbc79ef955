import { fetchedPart } from '@tambour/kernel';

/** How good a position is: for computer players, who come with the first thing done. */
export const JUDGEMENT = await fetchedPart(() => import('./judgement-parts.ts'));
