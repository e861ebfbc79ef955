import { bordersOf, type CrossingId, type ZoneId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { saidZone, type Zone } from '../model/names.ts';
import { BORDER_KIND_WORDS, ZONE_TYPE_WORDS } from '../model/texts.ts';
import { BORDER_KINDS } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** Short, for a row of them: "123 (Auneau)". Off the map is no zone. */
export function shortZone(w: ReitersWorld, zone: Zone): Text {
  const { en, fr } = saidZone(w, zone);
  const short = (text: string): string =>
    text.replace(/^zone (\d+)(?:, (.*))?$/, (_, n, name) => (name ? `${n} (${name})` : n));
  return { en: short(en), fr: short(fr) };
}

/** In a sentence that goes on: brackets, where a comma would not show the end of the name. */
export const theZone = (w: ReitersWorld, zone: Zone): Text => say('place.the', { zone: shortZone(w, zone) });
export const inZone = (w: ReitersWorld, zone: Zone): Text => say('place.in', { zone: shortZone(w, zone) });
export const toZone = (w: ReitersWorld, zone: Zone): Text =>
  zone === 'off' ? saidZone(w, zone) : say('place.to', { zone: shortZone(w, zone) });
export const fromZone = (w: ReitersWorld, zone: Zone): Text => say('place.from', { zone: shortZone(w, zone) });

const several = (w: ReitersWorld, zones: readonly Zone[]) => ({
  n: zones.length,
  zones: list(zones.map((zone) => shortZone(w, zone))),
});
/** "zones 011, 012 and 123 (Auneau)". */
export const theZones = (w: ReitersWorld, zones: readonly Zone[]): Text => say('place.several', several(w, zones));
/** The same after a preposition, where French has an article: « par les zones 011 et 012 ». */
export const byZones = (w: ReitersWorld, zones: readonly ZoneId[]): Text => say('place.severalThe', several(w, zones));

/** "village, difficult ground (II)". */
export function groundOf(w: ReitersWorld, zone: ZoneId): Text {
  const { kind, terrain } = itemAt(w.data.map.zones, zone);
  return say('ground.zone', { terrain: say(`zoneTerrain.${terrain}`), kind: ZONE_TYPE_WORDS[kind], type: kind });
}

/** "2 points", in figures whatever the number. */
export const cost = (n: number): Text => say('points.inFigures', { n, isOne: n === 1 });

/** 4.1.2a 4.1.3a What lies between two zones: the kind of border and what it is made of, or a point where they touch. */
export function betweenWords(w: ReitersWorld, crossing: CrossingId): Text {
  const kind = BORDER_KIND_WORDS[itemAt(BORDER_KINDS, itemAt(w.map.crossingKind, crossing))];
  if (itemAt(w.map.crossingJunctions, crossing).length > 0) return say('ground.junction', { kind });
  const [border] = bordersOf(w.map, crossing);
  const terrain = w.data.map.borders.find((b) => b.id === border?.name)?.terrain;
  const made = terrain === undefined || terrain === 'open ground' ? '' : say(`borderTerrain.${terrain}`);
  return say('ground.border', { kind, made });
}
