import { fetchedPart } from '@tambour/kernel';

/** What a march or a ride costs: nothing to begin a battle with. */
export const REACHES = await fetchedPart(() => import('./reach.ts'));
