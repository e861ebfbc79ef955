import type { Text } from '@tambour/kernel';
import type { EventOf, EventTexts, Motion, Place, PlaceOfPiece, TablePoint } from '@tambour/stage';
import { pointOf, pointPlace } from '@tambour/stage';
import { OCCASIONS, type Occasion } from '../../model/vocabulary.ts';
import { sayStage } from '../../texts/say-stage.ts';
import type { TabletopEvent } from '../model/event.ts';
import type { Headings } from '../model/events/headings.ts';
import { saidPiece, subject } from '../model/names.ts';
import type { TabletopWorld } from '../model/world.ts';

/** An event of one of these types, and how one is told. */
export type Of<T extends TabletopEvent['type']> = EventOf<TabletopEvent, T>;
export type Texts = Partial<EventTexts<TabletopWorld, TabletopEvent>>;

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
/** A general or aide looks nowhere: his base is round. */
const ROUND: Headings = { was: 0, facing: 0 };
interface Way {
  readonly from?: TablePoint;
  readonly headings?: Headings;
  /** It turns where it stands and then goes straight; unless told it turns as it goes. */
  readonly turnsFirst?: boolean;
}
/** A piece on its way: from where it stood, unless told, to its end, looking as it did and as it does there. */
export function marchTo(
  where: PlaceOfPiece,
  piece: string,
  to: TablePoint,
  { from, headings = ROUND, turnsFirst = false }: Way = {},
): Shown & { readonly places: readonly Place[] } {
  const known = where(piece);
  const begin = from ?? (known === undefined ? undefined : pointOf(known));
  const { was, facing } = headings;
  const stand = ([x, y]: TablePoint, looks: number) => ({ x, y, facing: looks });
  const turned = begin && turnsFirst && was !== facing ? [stand(begin, facing)] : [];
  return {
    places: [pointPlace(to)],
    motion: {
      kind: 'march',
      piece,
      way: begin ? [stand(begin, was), ...turned, stand(to, facing)] : [stand(to, facing)],
    },
  };
}
/** A piece that turns where it stands. */
export function turnedAt(where: PlaceOfPiece, piece: string, { was, facing }: Headings): Shown {
  const known = where(piece);
  const at = known === undefined ? undefined : pointOf(known);
  if (!at || was === facing) return {};
  const [x, y] = at;
  return {
    motion: {
      kind: 'march',
      piece,
      way: [
        { x, y, facing: was },
        { x, y, facing },
      ],
    },
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
