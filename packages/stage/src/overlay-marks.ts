import type { Text } from '@tambour/kernel';
import type { Mark, Tone } from './overlay.ts';
import type { Place, TablePoint } from './place.ts';

/** What each overlay draws, by its id: for the whole field, or for the piece picked. */
export type OverlayMarks<Field, Id extends string> = Readonly<
  Record<Id, (f: Field, piece: string | undefined) => readonly Mark[]>
>;
/** Draws the overlay of this id; an unknown one draws nothing. */
export const overlayBy =
  <Field>(marks: OverlayMarks<Field, string>) =>
  (f: Field, id: string, piece: string | undefined): readonly Mark[] =>
    (Object.hasOwn(marks, id) ? marks[id]?.(f, piece) : undefined) ?? [];

/** Places of one tone, or nothing where there are none. */
export const area = (places: readonly Place[], tone: Tone, title: Text): Mark[] =>
  places.length > 0 ? [{ kind: 'area', places, tone, title }] : [];
export const line = (from: Place, to: Place, tone: Tone, title: Text): Mark => ({
  kind: 'line',
  from,
  to,
  tone,
  title,
});
/** A band or an arc on a measured table. */
export const shape = (
  outline: readonly TablePoint[],
  tone: Tone,
  title: Text,
  more: { readonly label?: Text; readonly isFilled?: boolean } = {},
): Mark => ({ kind: 'shape', outline, tone, title, ...more });
