import type { Text } from '@tambour/kernel';
import { CANNON, CULVERIN, MILITIA } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

/** Most units are called by their men and take the plural; guns, militia and leaders do not. French bagages are many, English baggage is one. */
interface Agreement {
  readonly en: 0 | 1;
  readonly fr: 0 | 1;
  readonly isFeminine: boolean;
  readonly isMan: boolean;
}
const ONE: readonly number[] = [MILITIA, CANNON, CULVERIN];
const SHE: readonly number[] = [MILITIA, CULVERIN];

function numberOf(w: ReitersWorld, id: string): Agreement {
  const piece = w.pieceIndex.get(id) ?? w.units;
  if (piece < w.units) {
    const type = w.unitType[piece]!;
    const many = ONE.includes(type) ? 0 : 1;
    return { en: many, fr: many, isFeminine: SHE.includes(type), isMan: false };
  }
  if (piece < w.units + w.leaders) return { en: 0, fr: 0, isFeminine: false, isMan: true };
  return { en: 0, fr: 1, isFeminine: false, isMan: false };
}

/** A word in the singular and in the plural. */
export type Forms = readonly [one: string, many: string];

/** The verb of a piece: "march" of gendarmes, "marches" of a militia. */
export function does(w: ReitersWorld, id: string, en: Forms, fr: Forms): Text {
  const number = numberOf(w, id);
  return { en: en[number.en], fr: fr[number.fr] };
}
/** The same of several pieces at once. */
export function doAll(w: ReitersWorld, ids: readonly string[], en: Forms, fr: Forms): Text {
  return ids.length === 1 ? does(w, ids[0]!, en, fr) : { en: en[1], fr: fr[1] };
}
/** A French participle or adjective that agrees with a piece: isolé, isolée, isolés. */
export function agreed(w: ReitersWorld, id: string, masculine: string): string {
  const { fr, isFeminine } = numberOf(w, id);
  return `${masculine}${isFeminine ? 'e' : ''}${fr && !masculine.endsWith('s') ? 's' : ''}`;
}
/** A piece as a pronoun at the head of a sentence. */
export function it(w: ReitersWorld, id: string): Text {
  const { en, fr, isFeminine, isMan } = numberOf(w, id);
  return {
    en: isMan ? 'He' : en ? 'They' : 'It',
    fr: fr ? 'Ils' : isFeminine ? 'Elle' : 'Il',
  };
}
/** Before what is theirs in the plural: "their ranks" / « leurs rangs ». */
export function its(w: ReitersWorld, id: string): Text {
  const { en, fr, isMan } = numberOf(w, id);
  return { en: isMan ? 'his' : en ? 'their' : 'its', fr: fr ? 'leurs' : 'ses' };
}
