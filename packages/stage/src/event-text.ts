import type { GameEvent } from '@tambour/kernel';
import { sentence } from './grammar.ts';
import type { Telling } from './telling.ts';

type Rest = Omit<Telling, 'text' | 'rule' | 'weight' | 'places'>;

const eventText =
  (weight: Telling['weight'], stop: string) =>
  (e: GameEvent, en: string, fr: string, places: readonly string[] = [], rest: Rest = {}): Telling => ({
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
