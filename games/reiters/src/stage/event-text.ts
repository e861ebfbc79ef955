import { fetchedPart } from '@tambour/kernel';
import { eventTextBy } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import type { ReitersWorld } from '../model/world.ts';
import { LOSS_TEXTS } from './event-text-losses.ts';
import { MOVEMENT_TEXTS } from './event-text-movement.ts';
import type { Of } from './event-text-parts.ts';
import { TURN_TEXTS } from './event-text-turn.ts';

/** What can have happened when a battle opens: enfants perdus were sent out, an army surprised. */
const OPENING_TEXTS = { ...TURN_TEXTS, ...MOVEMENT_TEXTS, ...LOSS_TEXTS };
const ofOpening = eventTextBy<ReitersWorld, Of<keyof typeof OPENING_TEXTS>>(OPENING_TEXTS);
/** Everything that can happen, once something is done. */
export const EVENT_TEXTS = await fetchedPart(async () =>
  eventTextBy<ReitersWorld, ReitersEvent>({
    ...OPENING_TEXTS,
    ...(await import('./event-text-combat.ts')).COMBAT_TEXTS,
  }),
);

/** An event in a plain sentence, with where it was and how it shows. */
export const eventText: typeof ofOpening = (w, event, where) =>
  (Object.hasOwn(OPENING_TEXTS, event.type) ? ofOpening : EVENT_TEXTS.now)(w, event, where);
