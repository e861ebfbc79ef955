import { present, type Text } from '@tambour/kernel';
import { type EventOf, type EventTexts, type Motion, type PlaceOfPiece, toldBy } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import { ownerByName } from '../model/lookup.ts';
import { saidSide } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { type Named, wordsOf } from './words-of.ts';

/** An event of one of these types. */
export type Of<T extends ReitersEvent['type']> = EventOf<ReitersEvent, T>;
/** The texts of some of the events. */
export type Texts = Partial<EventTexts<ReitersWorld, ReitersEvent>>;
/** By what the event names, shown where it was. */
export const told = toldBy((w: ReitersWorld, e: Named) => wordsOf(w, e));

/** "rolled 4", or "rolled 4, +1 = 5" where something is added to the die. */
export const rolled = (die: number, total: number): Text =>
  die === total ? say('event.rolledPlain', { die }) : say('event.rolled', { die, total, change: total - die });

/** ": two points for the Catholics", or nothing where none are scored. */
export const scored = (points: number, side: number): Text | string =>
  points === 0 ? '' : say('event.scored', { points, side: saidSide(side) });

export const sideOfPiece = (w: ReitersWorld, id: string): number => present(ownerByName(w, id));

/** Where pieces stand, for as many of them as stand anywhere. */
export const placesOf = (where: PlaceOfPiece, ...pieces: readonly string[]): string[] => [
  ...new Set(pieces.flatMap((piece) => where(piece) ?? [])),
];
/** A piece is lost in a zone. */
export const lossIn = (place: string, piece: string): { readonly motion: Motion } => ({
  motion: { kind: 'loss', place, piece },
});
