import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import './why-not.ts';
import '../texts/say.ts';

/** Rides of which the way is named hex by hex. */
export const NAMED_RIDES = await fetchedPart(() => import('./9-named-ride.ts'));
