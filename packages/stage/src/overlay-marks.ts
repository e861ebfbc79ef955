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
/** Words at a place. */
export const labelAt = (place: Place, text: Text, tone: Tone): Mark => ({ kind: 'label', place, text, tone });
/** A band or an arc on a measured table. */
export const shape = (
  outline: readonly TablePoint[],
  tone: Tone,
  title: Text,
  more: { readonly label?: Text; readonly isFilled?: boolean } = {},
): Mark => ({ kind: 'shape', outline, tone, title, ...more });
/** What each side watches or controls, as one of them sees it: its own places, the enemy's, those of both. */
export function sideAreas(
  places: readonly Place[],
  own: number,
  isOf: (place: number, side: number) => boolean,
  title: (tone: 'own' | 'enemy' | 'both') => Text,
): Mark[] {
  const tones = places.map((_, i) => {
    if (isOf(i, own)) return isOf(i, 1 - own) ? 'both' : 'own';
    return isOf(i, 1 - own) ? 'enemy' : undefined;
  });
  return (['own', 'enemy', 'both'] as const).flatMap((tone) =>
    area(
      places.filter((_, i) => tones[i] === tone),
      tone,
      title(tone),
    ),
  );
}
/** Ground by name, with what it costs: the mover that was picked, barred where that is no figure; or each of several, where none was. */
export const groundLabel = (
  place: Place,
  picked: number | undefined,
  several: readonly number[],
  costOf: (mover: number) => string,
  text: (cost: string) => Text,
): Mark => {
  const cost = (picked === undefined ? several : [picked]).map(costOf).join('/');
  return { kind: 'label', place, text: text(cost), tone: picked !== undefined && cost === '–' ? 'bad' : 'plain' };
};
