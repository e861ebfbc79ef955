import type { GameEvent } from '@tambour/kernel';

/** What a task waits for: the type of an event and those of its fields that matter. */
export type EventPattern<E extends GameEvent> = E extends unknown ? Partial<E> & Pick<E, 'type'> : never;
type GameEventFields = Readonly<Record<string, unknown>>;
type HasHappened = (events: readonly GameEvent[]) => boolean;

const fits = (event: GameEvent, pattern: GameEventFields): boolean =>
  Object.entries(pattern).every(([field, value]) => isAlike(Reflect.get(event, field), value));
/** Lists are alike whatever their order: who attacks, and where. */
const isAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && b.every((x) => a.includes(x)) : a === b;

/** Whether each of these is among what happened, whatever game they are of. */
export const happenedAll =
  (patterns: readonly GameEventFields[]): HasHappened =>
  (events) =>
    patterns.every((pattern) => events.some((event) => fits(event, pattern)));
/** The same, checked against the events there are. */
export const happened = <E extends GameEvent>(...patterns: readonly EventPattern<E>[]): HasHappened =>
  happenedAll(patterns);
/** Whether one of these is. */
export const happenedAny =
  <E extends GameEvent>(...patterns: readonly EventPattern<E>[]): HasHappened =>
  (events) =>
    patterns.some((pattern) => events.some((event) => fits(event, pattern)));
/** How often it did. */
export const timesHappened = <E extends GameEvent>(events: readonly GameEvent[], pattern: EventPattern<E>): number =>
  events.filter((event) => fits(event, pattern)).length;
