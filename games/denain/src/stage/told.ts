import type { Text } from '@tambour/kernel';
import type { Telling } from '@tambour/stage';
import type { DenainEvent } from '../event.ts';
import { sentence } from '../words/grammar.ts';

/** An event of one of these types. */
export type Of<T extends DenainEvent['type']> = Extract<DenainEvent, { readonly type: T }>;

type Rest = Omit<Telling, 'text' | 'rule' | 'weight' | 'places'>;

const telling =
  (weight: Telling['weight'], stop: string) =>
  (e: DenainEvent, en: string, fr: string, places: readonly string[] = [], rest: Rest = {}): Telling => ({
    text: sentence(en + stop, fr + stop),
    rule: e.rule,
    weight,
    // A unit may be lost where there is no hex any more: off the edge of the map.
    places: places.filter((hex) => hex !== ''),
    ...rest,
  });
/** A heading of the log. */
export const heading = telling('step', '');
export const detail = telling('minor', '.');
/** What one would tell at dinner. */
export const news = telling('major', '.');

/** The line of a sum that is not among the modifiers of the event: morale, the French bonus. */
export const line = (rule: string, value: number, what: Text): NonNullable<Telling['sum']>[number] => ({
  rule,
  value,
  what,
});
export const MORALE: Text = { en: 'morale', fr: 'moral' };
