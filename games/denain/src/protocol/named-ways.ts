import { fetchedPart } from '@tambour/kernel';

/** Marches of which the way is named step by step. */
export const NAMED_WAYS = await fetchedPart(() => import('./named-way.ts'));
