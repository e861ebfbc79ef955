import { fetchedEventTexts } from '@tambour/stage';
import type { RisorgimentoEvent } from '../model/event.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { OPENING_TEXTS } from './event-text-turn.ts';

/** An event in a plain sentence, with where it was and how it shows. */
export const { texts: EVENT_TEXTS, eventText } = await fetchedEventTexts<
  RisorgimentoWorld,
  RisorgimentoEvent,
  keyof typeof OPENING_TEXTS
>(OPENING_TEXTS, async () => ({
  ...(await import('./event-text-command.ts')).COMMAND_TEXTS,
  ...(await import('./event-text-movement.ts')).MOVEMENT_TEXTS,
  ...(await import('./event-text-combat.ts')).COMBAT_TEXTS,
  ...(await import('./event-text-losses.ts')).LOSS_TEXTS,
}));
