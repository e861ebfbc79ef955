import { fetchedPart } from '@tambour/kernel';

/** What is to be thrown by hand: no order waits for dice as a battle opens. */
export const OWN_DICE = await fetchedPart(() => import('./wanted.ts'));
