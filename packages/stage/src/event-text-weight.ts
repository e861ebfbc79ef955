import type { GameEvent } from '@tambour/kernel';
import type { EventText } from './event-text.ts';
import { sentence } from './grammar.ts';

type Rest = Omit<EventText, 'text' | 'rule' | 'weight' | 'places'>;

const eventText =
  (weight: EventText['weight'], stop: string) =>
  (e: GameEvent, en: string, fr: string, places: readonly string[] = [], rest: Rest = {}): EventText => ({
    text: sentence(en + stop, fr + stop),
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
