import { fetchedEventTexts } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import type { ReitersWorld } from '../model/world.ts';
import { LOSS_TEXTS } from './event-text-losses.ts';
import { MOVEMENT_TEXTS } from './event-text-movement.ts';
import { TURN_TEXTS } from './event-text-turn.ts';

/** What can have happened when a battle opens: enfants perdus were sent out, an army surprised. */
const OPENING_TEXTS = { ...TURN_TEXTS, ...MOVEMENT_TEXTS, ...LOSS_TEXTS };

/** An event in a plain sentence, with where it was and how it shows. */
export const { texts: EVENT_TEXTS, eventText } = await fetchedEventTexts<
  ReitersWorld,
  ReitersEvent,
  keyof typeof OPENING_TEXTS
>(OPENING_TEXTS, async () => (await import('./event-text-combat.ts')).COMBAT_TEXTS);
