import { fetchedEventTexts } from '@tambour/stage';
import type { TabletopEvent } from '../model/event.ts';
import type { TabletopWorld } from '../model/world.ts';
import { OPENING_TEXTS } from './event-text-period.ts';
// What the part needs is waited for first (tools/awaits.ts).
import '../../texts/say.ts';

/** An event in a plain sentence, with where it was and how it shows. */
export const { texts: EVENT_TEXTS, eventText } = await fetchedEventTexts<
  TabletopWorld,
  TabletopEvent,
  keyof typeof OPENING_TEXTS
>(OPENING_TEXTS, async () => ({
  ...(await import('./event-text-morale.ts')).MORALE_TEXTS,
  ...(await import('./event-text-command.ts')).COMMAND_TEXTS,
  ...(await import('./event-text-compulsory.ts')).COMPULSORY_TEXTS,
  ...(await import('./event-text-charge.ts')).CHARGE_TEXTS,
  ...(await import('./event-text-move.ts')).MOVE_TEXTS,
  ...(await import('./event-text-fire.ts')).FIRE_TEXTS,
  ...(await import('./event-text-melee.ts')).MELEE_TEXTS,
}));
