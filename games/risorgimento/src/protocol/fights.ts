import { fetchedPart } from '@tambour/kernel';

/** Who fights whom, and by what modifiers: no battle opens with a combat. */
export const FIGHTS = await fetchedPart(() => import('./fight-parts.ts'));
