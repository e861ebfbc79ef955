import type { Text } from '@tambour/kernel';
import type { ByWhom } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import { saidPiece, saidReplacement } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { armOf } from '../model/unit.ts';
import { CAVALRY, TYPE } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { fromZone, inZone, theZone, toZone } from './place-words.ts';

const ONE: readonly number[] = [TYPE.militia, TYPE.cannon, TYPE.culverin];
const SHE: readonly number[] = [TYPE.militia, TYPE.culverin];

/**
 * What the verbs and adjectives of a sentence about a piece go by. Most units are called by their men and take the plural; guns,
 * militia and leaders do not. French bagages are many, English baggage is one.
 */
export function agreement(w: ReitersWorld, id: string) {
  const piece = w.pieceIndex.get(id) ?? w.units;
  const type = w.unitType[piece] ?? -1;
  const isMany = piece < w.units && !ONE.includes(type);
  const isBaggage = piece >= w.units + w.leaders;
  return {
    isMany: { en: isMany, fr: isMany || isBaggage },
    isFeminine: SHE.includes(type),
    isMan: piece >= w.units && !isBaggage,
  };
}

/** Foot marches, horse and leaders ride; argoulets as they stand, where the field is known: an event does not say how they go. */
export function isRidden(w: ReitersWorld, id: string, g?: Field): boolean {
  const piece = w.pieceIndex.get(id) ?? w.units;
  const sheet = w.unit[piece];
  return sheet === undefined || (g ? armOf(g, unitId(piece)) : sheet.front.arm) === CAVALRY;
}

/** A piece as what a sentence is about: its name, and what goes by it. An event or a fact knows whether it is the leader or the one who took over from him. */
export const subject = (w: ReitersWorld, id: string, g?: Field, by: ByWhom = {}) => ({
  who: by.replaced ? saidReplacement(w, id) : saidPiece(w, id, g),
  ...agreement(w, id),
});

/** What an event or a command may name. */
export interface Named extends ByWhom {
  readonly type?: string;
  readonly piece?: string;
  readonly unit?: string;
  readonly leader?: string;
  readonly target?: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly zone?: string | null;
  readonly at?: string;
}
/** The same in words, each made when it is asked for; '' for what it does not name. */
export function wordsOf(w: ReitersWorld, e: Named, g?: Field) {
  const id = e.piece ?? e.unit ?? e.leader ?? '';
  // A record may give zones as numbers.
  const place = (zone: string | null | undefined, words: typeof inZone): Text | string =>
    zone === null || zone === undefined ? '' : words(w, String(zone).padStart(3, '0'));
  return {
    ...agreement(w, id),
    get who() {
      return e.replaced ? saidReplacement(w, id) : saidPiece(w, id, g);
    },
    get target() {
      return e.target === undefined ? '' : saidPiece(w, e.target, g);
    },
    get at() {
      return place(e.zone ?? e.to, inZone);
    },
    get from() {
      return place(e.from, fromZone);
    },
    get to() {
      return place(e.to, toZone);
    },
    get zone() {
      return place(e.zone ?? e.at ?? e.from ?? e.to, theZone);
    },
  };
}
