import { fetchedPart } from '@tambour/kernel';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say.ts';

/** Why a move or a ride is refused, in every rule: nothing to begin a battle with. */
export const WHY_NOT = await fetchedPart(async () => ({
  ...(await import('./7-why-not-move.ts')),
  ...(await import('./9-why-not-ride.ts')),
}));
