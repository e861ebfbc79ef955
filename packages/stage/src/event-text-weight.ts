import type { GameEvent, Text } from '@tambour/kernel';
import type { EventText } from './event-text.ts';
import { sentence } from './grammar.ts';

type Rest = Omit<EventText, 'text' | 'rule' | 'weight' | 'places'>;

/** Makes the text of an event of one weight: capital and full stop are added here. */
interface Weighted {
  (e: GameEvent, text: Text, places?: readonly string[], rest?: Rest): EventText;
  (e: GameEvent, en: string, fr: string, places?: readonly string[], rest?: Rest): EventText;
}

function eventText(weight: EventText['weight'], stop: string): Weighted {
  const of = (e: GameEvent, text: Text, places: readonly string[] = [], rest: Rest = {}): EventText => ({
    text: sentence(text.en + stop, text.fr + stop),
    rule: e.rule,
    weight,
    // A piece may be lost where there is no place any more: off the edge of the map.
    places: places.filter((place) => place !== ''),
    ...rest,
  });
  return (
    e: GameEvent,
    first: Text | string,
    second?: string | readonly string[],
    third?: readonly string[] | Rest,
    fourth?: Rest,
  ): EventText =>
    typeof first === 'string'
      ? of(e, { en: first, fr: second as string }, third as readonly string[], fourth)
      : of(e, first, second as readonly string[], third as Rest);
}
/** A heading of the log. */
export const heading = eventText('step', '');
/** What one looks up when one wants to know. */
export const detail = eventText('minor', '.');
/** What one would tell at dinner. */
export const news = eventText('major', '.');
