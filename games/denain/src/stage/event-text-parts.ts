import type { Text } from '@tambour/kernel';
import type { EventOf, EventText, EventTexts } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { DenainWorld } from '../model/world.ts';

/** An event of one of these types, and how one is told. */
export type Of<T extends DenainEvent['type']> = EventOf<DenainEvent, T>;
export type Texts<T extends DenainEvent['type']> = Pick<EventTexts<DenainWorld, DenainEvent>, T>;

/** What the dice and a sum that is not among the modifiers of the event come to: morale, the French bonus. */
export const rolled = (die: number, total: number, rule: string, what: Text): Pick<EventText, 'dice' | 'sum'> => ({
  dice: [die],
  sum: [{ rule, value: total - die, what }],
});
