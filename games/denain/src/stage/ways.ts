import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../rules/named-rides.ts';
import '../texts/say.ts';

/** What a march and a ride cost: nothing moves before something is done. */
export const WAYS = await fetchedPart(async () => ({
  ...(await import('./walk.ts')),
  ...(await import('./ride.ts')),
}));
