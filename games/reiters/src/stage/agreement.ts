import type { Text } from '@tambour/kernel';
import type { ByWhom } from '../model/event.ts';
import { saidOf, saidPiece } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { CANNON, CULVERIN, MILITIA } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

/** What the verbs and adjectives of a sentence about a piece go by. */
type Agreement = {
  /** Most units are called by their men and take the plural; guns, militia and leaders do not. French bagages are many, English baggage is one. */
  readonly isMany: { readonly en: boolean; readonly fr: boolean };
  readonly isFeminine: boolean;
  readonly isMan: boolean;
};
const both = (isMany: boolean): Agreement['isMany'] => ({ en: isMany, fr: isMany });
const ONE: readonly number[] = [MILITIA, CANNON, CULVERIN];
const SHE: readonly number[] = [MILITIA, CULVERIN];

export function agreement(w: ReitersWorld, id: string): Agreement {
  const piece = w.pieceIndex.get(id) ?? w.units;
  if (piece < w.units) {
    const type = w.unitType[piece]!;
    return { isMany: both(!ONE.includes(type)), isFeminine: SHE.includes(type), isMan: false };
  }
  if (piece < w.units + w.leaders) return { isMany: both(false), isFeminine: false, isMan: true };
  return { isMany: { en: false, fr: true }, isFeminine: false, isMan: false };
}

/** A piece as what a sentence is about: its name, and what goes by it. */
type Subject = Agreement & { readonly who: Text };
export const subject = (w: ReitersWorld, id: string, g?: Field): Subject => ({
  who: saidPiece(w, id, g),
  ...agreement(w, id),
});
/** The same of an event or a fact, which knows whether it is the leader or the one who took over from him. */
export const subjectOf = (w: ReitersWorld, id: string, by: ByWhom): Subject => ({
  who: saidOf(w, id, by),
  ...agreement(w, id),
});
