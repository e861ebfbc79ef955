import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say.ts';

/** How pieces come on the map: no battle opens with anyone arriving. */
export const ARRIVALS = await fetchedPart(() => import('./5-arrival.ts'));
