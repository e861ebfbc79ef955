import { eventTextBy } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import type { ReitersWorld } from '../model/world.ts';
import { COMBAT_TEXTS } from './event-text-combat.ts';
import { LOSS_TEXTS } from './event-text-losses.ts';
import { MOVEMENT_TEXTS } from './event-text-movement.ts';
import { TURN_TEXTS } from './event-text-turn.ts';

/** An event in a plain sentence, with where it was and how it shows. */
export const eventText = eventTextBy<ReitersWorld, ReitersEvent>({
  ...TURN_TEXTS,
  ...MOVEMENT_TEXTS,
  ...COMBAT_TEXTS,
  ...LOSS_TEXTS,
});
