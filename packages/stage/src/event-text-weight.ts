import type { GameEvent, Text } from '@tambour/kernel';
import type { EventText } from './event-text.ts';
import { sentence } from './grammar.ts';

type Rest = Omit<EventText, 'text' | 'rule' | 'weight' | 'places'>;

/** The text of an event of one weight: capital and full stop are added here. */
const eventText =
  (weight: EventText['weight'], stop: string) =>
  (e: GameEvent, text: Text, places: readonly string[] = [], rest: Rest = {}): EventText => ({
    text: sentence(text.en + stop, text.fr + stop),
    rule: e.rule,
    weight,
    // A piece may be lost where there is no place any more: off the edge of the map.
    places: places.filter((place) => place !== ''),
    ...rest,
  });
/** A heading of the log. */
export const heading = eventText('step', '');
/** What one looks up when one wants to know. */
export const detail = eventText('minor', '.');
/** What one would tell at dinner. */
export const news = eventText('major', '.');
