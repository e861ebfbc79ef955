import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say.ts';

/** What a march or a ride costs: nothing to begin a battle with. */
export const REACHES = await fetchedPart(() => import('./reach.ts'));
