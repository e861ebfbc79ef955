import { fetchedPart } from '@tambour/kernel';
import { eventTextBy } from '@tambour/stage';
import type { RisorgimentoEvent } from '../model/event.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import type { Of } from './event-text-parts.ts';
import { OPENING_TEXTS } from './event-text-turn.ts';

/** What can have happened when a battle opens. */
const ofOpening = eventTextBy<RisorgimentoWorld, Of<keyof typeof OPENING_TEXTS>>(OPENING_TEXTS);
/** Everything that can happen, once something is done. */
export const EVENT_TEXTS = await fetchedPart(async () =>
  eventTextBy<RisorgimentoWorld, RisorgimentoEvent>({
    ...OPENING_TEXTS,
    ...(await import('./event-text-command.ts')).COMMAND_TEXTS,
    ...(await import('./event-text-movement.ts')).MOVEMENT_TEXTS,
    ...(await import('./event-text-combat.ts')).COMBAT_TEXTS,
    ...(await import('./event-text-losses.ts')).LOSS_TEXTS,
  }),
);

/** An event in a plain sentence, with where it was and how it shows. */
export const eventText: typeof ofOpening = (w, event, where) =>
  (Object.hasOwn(OPENING_TEXTS, event.type) ? ofOpening : EVENT_TEXTS.now)(w, event, where);
