import { type Modifier, present, type Text } from '@tambour/kernel';
import { type detail, type EventOf, type EventText, type EventTexts, toldBy } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { UnitId } from '../model/ids.ts';
import type { DenainWorld } from '../model/world.ts';
import { type Named, wordsOf } from './words-of.ts';

/** An event of one of these types, and how one is told. */
export type Of<T extends DenainEvent['type']> = EventOf<DenainEvent, T>;
export type Texts = Partial<EventTexts<DenainWorld, DenainEvent>>;
type Words = ReturnType<typeof wordsOf>;
type Weight = typeof detail;

/** The unit that an event names. */
export const unitOf = (w: DenainWorld, { piece }: { readonly piece: string }): UnitId =>
  present(w.unitIndex.get(piece));

/** Told by what an event names, and shown where it was: a piece on its way, or a hex. */
export const told = toldBy((w: DenainWorld, e: Named) => wordsOf(w, e));

/** What is added to a die, for "rolled 2, −1 = 1". */
const added = ({ die, total = die }: Rolled) => ({ isAdded: total !== die, change: total - die });
interface Rolled {
  readonly die: number;
  readonly total?: number;
  readonly modifiers?: readonly Modifier[];
}
/** Told of a die: what it came to, what it was thrown for, and the sum where the event does not carry it. */
export const rolled =
  <E extends DenainEvent & Rolled>(
    as: Weight,
    tell: (
      v: Words & Omit<E, keyof Words> & ReturnType<typeof added>,
      e: E,
      w: DenainWorld,
    ) => readonly [text: Text, roll: Text],
    sum?: (w: DenainWorld, e: E) => readonly Modifier[],
  ) =>
  (w: DenainWorld, e: E): EventText => {
    const [text, roll] = tell({ ...e, ...added(e), ...wordsOf(w, e) }, e, w);
    const items = sum ? sum(w, e) : e.modifiers;
    return as(e, text, [], { dice: [e.die], roll, ...(items && { sum: items }) });
  };
