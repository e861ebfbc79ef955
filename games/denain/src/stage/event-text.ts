import { fetchedPart } from '@tambour/kernel';
import { eventTextBy } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { DenainWorld } from '../model/world.ts';
import type { Of } from './event-text-parts.ts';
import { TURN_TEXTS } from './event-text-turn.ts';

/** What can have happened when a battle opens. */
const ofTurns = eventTextBy<DenainWorld, Of<keyof typeof TURN_TEXTS>>(TURN_TEXTS);
/** Everything that can happen, once something is done. */
export const EVENT_TEXTS = await fetchedPart(async () =>
  eventTextBy<DenainWorld, DenainEvent>({
    ...TURN_TEXTS,
    ...(await import('./event-text-movement.ts')).MOVEMENT_TEXTS,
    ...(await import('./event-text-combat.ts')).COMBAT_TEXTS,
    ...(await import('./event-text-losses.ts')).LOSS_TEXTS,
  }),
);

/** An event in a plain sentence, with where it was and how it shows. */
export const eventText: typeof ofTurns = (w, event, where) =>
  (Object.hasOwn(TURN_TEXTS, event.type) ? ofTurns : EVENT_TEXTS.now)(w, event, where);
