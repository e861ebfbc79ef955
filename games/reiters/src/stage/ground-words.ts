import { bordersOf, type CrossingId, type ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { BORDER_KIND_WORDS, ZONE_TYPE_WORDS } from '../model/texts.ts';
import { BORDER_KINDS, ZONE_TYPES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** "village, difficult ground (II)". */
export function groundOf(w: ReitersWorld, zone: ZoneId): Text {
  const type = ZONE_TYPES[w.type[zone]!]!;
  const terrain = say(`zoneTerrain.${w.data.map.zones[zone]!.terrain}`);
  return say('ground.zone', { terrain, kind: ZONE_TYPE_WORDS[type], type });
}

/** "2 points", in figures whatever the number. */
export const cost = (n: number): Text => say('points.inFigures', { n, isOne: n === 1 });

/** 4.1.2a 4.1.3a What lies between two zones: the kind of border and what it is made of, or a point where they touch. */
export function betweenWords(w: ReitersWorld, crossing: CrossingId): Text {
  const kind = BORDER_KIND_WORDS[BORDER_KINDS[w.map.crossingKind[crossing]!]!];
  if (w.map.crossingJunctions[crossing]!.length > 0) return say('ground.junction', { kind });
  const [border] = bordersOf(w.map, crossing);
  const terrain = w.data.map.borders.find((b) => b.id === border?.name)?.terrain;
  const made = terrain === undefined || terrain === 'open ground' ? '' : say(`borderTerrain.${terrain}`);
  return say('ground.border', { kind, made });
}
