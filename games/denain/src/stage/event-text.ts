import { fetchedEventTexts } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { DenainWorld } from '../model/world.ts';
import { TURN_TEXTS } from './event-text-turn.ts';

/** An event in a plain sentence, with where it was and how it shows. Of the turns alone something can have happened when a battle opens. */
export const { texts: EVENT_TEXTS, eventText } = await fetchedEventTexts<
  DenainWorld,
  DenainEvent,
  keyof typeof TURN_TEXTS
>(TURN_TEXTS, async () => ({
  ...(await import('./event-text-movement.ts')).MOVEMENT_TEXTS,
  ...(await import('./event-text-combat.ts')).COMBAT_TEXTS,
  ...(await import('./event-text-losses.ts')).LOSS_TEXTS,
}));
