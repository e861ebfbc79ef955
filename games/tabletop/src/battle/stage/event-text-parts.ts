import type { Text } from '@tambour/kernel';
import type { EventOf, EventTexts, Motion, Place, PlaceOfPiece, TablePoint } from '@tambour/stage';
import { pointOf, pointPlace } from '@tambour/stage';
import { OCCASIONS, type Occasion } from '../../model/vocabulary.ts';
import { sayStage } from '../../texts/say-stage.ts';
import type { TabletopEvent } from '../model/event.ts';
import { saidPiece, subject } from '../model/names.ts';
import type { TabletopWorld } from '../model/world.ts';

/** An event of one of these types, and how one is told. */
export type Of<T extends TabletopEvent['type']> = EventOf<TabletopEvent, T>;
export type Texts<T extends TabletopEvent['type']> = Pick<EventTexts<TabletopWorld, TabletopEvent>, T>;

/** The piece that an event is about, and what its verbs go by. */
export const whoOf = (w: TabletopWorld, { piece }: { readonly piece: string }) => ({ ...subject(w, piece) });
export const said = (w: TabletopWorld, id: string): Text => saidPiece(w, id);

/** Where a piece stood, if that is known. */
export const placesOf = (where: PlaceOfPiece, ...ids: readonly string[]): readonly Place[] =>
  ids.flatMap((id) => where(id) ?? []);
interface Shown {
  readonly motion?: Motion;
}
/** A place to look at, where it is known. */
export const markedAt = (place: Place | undefined): Shown =>
  place === undefined ? {} : { motion: { kind: 'mark', place } };
/** A piece that loses men, or all of them. */
export const lossAt = (place: Place | undefined, piece: string): Shown =>
  place === undefined ? {} : { motion: { kind: 'loss', place, piece } };
/** A shot from one piece at another. */
export const shotAt = (from: Place | undefined, to: Place | undefined): Shown =>
  from === undefined || to === undefined ? {} : { motion: { kind: 'shot', from, to } };
/** A piece on its way in a straight line: from where it stood, unless told, to its end, looking as told there. */
export function marchTo(
  where: PlaceOfPiece,
  piece: string,
  to: TablePoint,
  facing: number,
  from?: TablePoint,
): Shown & { readonly places: readonly Place[] } {
  const known = where(piece);
  const begin = from ?? (known === undefined ? undefined : pointOf(known));
  const stand = ([x, y]: TablePoint) => ({ x, y, facing });
  return {
    places: [pointPlace(to)],
    motion: { kind: 'march', piece, way: begin ? [stand(begin), stand(to)] : [stand(to)] },
  };
}

const isOccasion = (word: string): word is Occasion => OCCASIONS.some((known) => known === word);
/** Why a unit tests: "charged", "losses by fire". */
export const whyTested = (occasions: readonly string[]): Text => {
  const all = occasions.filter(isOccasion).map((occasion) => sayStage(`occasion.${occasion}`));
  return { en: all.map(({ en }) => en).join(', '), fr: all.map(({ fr }) => fr).join(', ') };
};

type Marched = readonly [places: readonly Place[], rest: Shown];
/** The end of a march and how it shows, as an event takes them. */
export const marched = (...of: Parameters<typeof marchTo>): Marched => {
  const { places, motion } = marchTo(...of);
  return [places, motion ? { motion } : {}];
};
