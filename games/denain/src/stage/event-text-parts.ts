import type { Text } from '@tambour/kernel';
import type { EventText } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';

/** An event of one of these types. */
export type Of<T extends DenainEvent['type']> = Extract<DenainEvent, { readonly type: T }>;

/** The line of a sum that is not among the modifiers of the event: morale, the French bonus. */
export const line = (rule: string, value: number, what: Text): NonNullable<EventText['sum']>[number] => ({
  rule,
  value,
  what,
});
export const MORALE: Text = { en: 'morale', fr: 'moral' };
