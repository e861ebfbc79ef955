import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say-front.ts';
import '../texts/say.ts';

/** Who fights whom, and by what modifiers: no battle opens with a combat. */
export const FIGHTS = await fetchedPart(() => import('./sums.ts'));
