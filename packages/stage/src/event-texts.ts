import { fetchedPart, type GameEvent, type Text } from '@tambour/kernel';
import type { EventText, Motion, PlaceOfPiece } from './event-text.ts';
import type { detail } from './event-text-weight.ts';

/** An event of one type. */
export type EventOf<E extends GameEvent, T extends E['type']> = Extract<E, { readonly type: T }>;

/** How each type of event is told: one entry a type, so that an event without words does not compile. */
export type EventTexts<W, E extends GameEvent> = {
  readonly [T in E['type']]: (w: W, e: EventOf<E, T>, where: PlaceOfPiece) => EventText;
};

/** Tells any event by the entry of its type. */
export const eventTextBy =
  <W, E extends GameEvent>(texts: EventTexts<W, E>) =>
  (w: W, event: GameEvent, where: PlaceOfPiece = () => undefined): EventText => {
    const e = event as E;
    const tell: (w: W, e: never, where: PlaceOfPiece) => EventText = texts[e.type as E['type']];
    return tell(w, e as never, where);
  };

/** Events told in two parts: those that can have happened when a battle opens, and all others, fetched once something is done. */
export async function fetchedEventTexts<W, E extends GameEvent, First extends E['type']>(
  opening: Pick<EventTexts<W, E>, First>,
  others: () => Promise<Omit<EventTexts<W, E>, First>>,
) {
  const ofOpening = eventTextBy<W, E>(opening as EventTexts<W, E>);
  const texts = await fetchedPart(async () =>
    eventTextBy<W, E>({ ...opening, ...(await others()) } as EventTexts<W, E>),
  );
  const eventText: typeof ofOpening = (w, event, where) =>
    (Object.hasOwn(opening, event.type) ? ofOpening : texts.now)(w, event, where);
  return { texts, eventText };
}

interface Shown {
  readonly motion: Motion;
}
/** How an event shows: a place to look at, a piece on its way, a piece that turns. */
export const marked = (place: string): Shown => ({ motion: { kind: 'mark', place } });
export const gone = (piece: string, from: string, to: string): Shown => ({ motion: { kind: 'go', piece, from, to } });
export const turned = (piece: string, facing: number): Shown => ({ motion: { kind: 'turn', piece, facing } });
/** Told of a piece: where it stood is shown, as a loss or a mark, unless the text itself says where. */
export function shownAtPiece(kind: 'loss' | 'mark', piece: string, told: EventText, where: PlaceOfPiece): EventText {
  const place = where(piece);
  if (told.places.length > 0 || place === undefined) return told;
  return { ...told, places: [place], motion: kind === 'loss' ? { kind, place, piece } : { kind, place } };
}

/** What an event may name of pieces and places. */
interface Named {
  readonly piece?: string;
  readonly leader?: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly hex?: string | null;
  readonly zone?: string | null;
}
/** Tells an event by the words for what it names, and shows it where it was: a piece on its way, or a place. */
export const toldBy =
  <W, Words, N extends Named>(wordsOf: (w: W, e: N) => Words) =>
  <E extends GameEvent & N>(as: typeof detail, text: (v: Words, e: E, w: W) => Text) =>
  (w: W, e: E): EventText => {
    const { piece, leader, from, to, hex, zone } = e;
    const said = text(wordsOf(w, e), e, w);
    if (from && to) return as(e, said, [from, to], gone(piece ?? leader ?? '', from, to));
    const place = hex ?? zone ?? to;
    return place ? as(e, said, [place], marked(place)) : as(e, said);
  };
