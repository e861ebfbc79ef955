import { fetchedPart } from '@tambour/kernel';

/** Rides of which the way is named hex by hex. */
export const NAMED_RIDES = await fetchedPart(() => import('./9-named-ride.ts'));
