import { fetchedPart } from '@tambour/kernel';

/** How pieces come on the map: no battle opens with anyone arriving. */
export const ARRIVALS = await fetchedPart(() => import('./5-arrival.ts'));
