import { fetchedPart } from './fetched-part.ts';

/** The part of the kernel that a page fetches with the first thing done in a battle. */
export const LATER = await fetchedPart(() => import('./later-parts.ts'));
