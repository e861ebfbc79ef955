import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { saidZone } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';

/** Short, for a row of them: "123 (Auneau)". Off the map is no zone. */
export function shortZone(w: ReitersWorld, zone: string): Text {
  const { en, fr } = saidZone(w, zone);
  const short = (text: string): string =>
    text.replace(/^zone (\d+)(?:, (.*))?$/, (_, n, name) => (name ? `${n} (${name})` : n));
  return { en: short(en), fr: short(fr) };
}
/** In a sentence that goes on: brackets, where a comma would not show the end of the name. */
const after = (w: ReitersWorld, zone: string, en: string, fr: string): Text => {
  const name = shortZone(w, zone);
  return { en: `${en} zone ${name.en}`, fr: `${fr} zone ${name.fr}` };
};
export const theZone = (w: ReitersWorld, zone: string): Text => {
  const name = shortZone(w, zone);
  return { en: `zone ${name.en}`, fr: `la zone ${name.fr}` };
};
export const inZone = (w: ReitersWorld, zone: string): Text => after(w, zone, 'in', 'en');
export const toZone = (w: ReitersWorld, zone: string): Text =>
  zone === 'off' ? saidZone(w, zone) : after(w, zone, 'to', 'vers la');
export const fromZone = (w: ReitersWorld, zone: string): Text => after(w, zone, 'from', 'de la');

/** "zones 011, 012 and 123 (Auneau)". */
export function theZones(w: ReitersWorld, zones: readonly string[]): Text {
  const all = list(zones.map((zone) => shortZone(w, zone)));
  const many = zones.length === 1 ? 'zone' : 'zones';
  return { en: `${many} ${all.en}`, fr: `${many} ${all.fr}` };
}
