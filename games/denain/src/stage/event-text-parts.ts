import type { EventOf, EventTexts } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { UnitId } from '../model/ids.ts';
import type { DenainWorld } from '../model/world.ts';

/** An event of one of these types, and how one is told. */
export type Of<T extends DenainEvent['type']> = EventOf<DenainEvent, T>;
export type Texts = Partial<EventTexts<DenainWorld, DenainEvent>>;

/** The unit that an event names. */
export const unitOf = (w: DenainWorld, { piece }: { readonly piece: string }): UnitId => w.unitIndex.get(piece)!;

/** What is added to a die, for "rolled 2, −1 = 1". */
export const added = ({ die, total }: { readonly die: number; readonly total: number }) => ({
  isAdded: total !== die,
  change: total - die,
});
