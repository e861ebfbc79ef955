import { fetchedPart } from '@tambour/kernel';

/** What a march and a ride cost: nothing moves before something is done. */
export const WAYS = await fetchedPart(async () => ({
  ...(await import('./walk.ts')),
  ...(await import('./ride.ts')),
}));
