import { bordersOf } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { BORDER_KIND_WORDS, BORDER_TERRAIN_WORDS, ZONE_TERRAIN_WORDS, ZONE_TYPE_WORDS } from '../model/texts.ts';
import { BORDER_KINDS, ZONE_TYPES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

const small = ({ en, fr }: Text): Text => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
});

/** "village, difficult ground (II)". */
export function groundOf(w: ReitersWorld, zone: number): Text {
  const type = ZONE_TYPES[w.type[zone]!]!;
  const [terrain, kind] = [ZONE_TERRAIN_WORDS[w.data.map.zones[zone]!.terrain], small(ZONE_TYPE_WORDS[type])];
  return { en: `${terrain.en}, ${kind.en} (${type})`, fr: `${terrain.fr}, ${kind.fr} (${type})` };
}

/** "2 points", in figures whatever the number. */
export const cost = (n: number): Text =>
  n === 1 ? { en: '1 point', fr: '1 point' } : { en: `${n} points`, fr: `${n} points` };

/** 4.1.2a 4.1.3a What lies between two zones: the kind of border and what it is made of, or a point where they touch. */
export function betweenWords(w: ReitersWorld, crossing: number): Text {
  const kind = small(BORDER_KIND_WORDS[BORDER_KINDS[w.map.crossingKind[crossing]!]!]);
  if (w.map.crossingJunctions[crossing]!.length > 0)
    return { en: `they touch at a point (${kind.en})`, fr: `elles se touchent en un point (${kind.fr})` };
  const [border] = bordersOf(w.map, crossing);
  const terrain = w.data.map.borders.find((b) => b.id === border?.name)?.terrain;
  if (terrain === undefined || terrain === 'open ground') return kind;
  const made = BORDER_TERRAIN_WORDS[terrain];
  return { en: `${kind.en} (${made.en})`, fr: `${kind.fr} (${made.fr})` };
}
