import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say.ts';

/** Marches of which the way is named step by step. */
export const NAMED_WAYS = await fetchedPart(() => import('./named-way.ts'));
