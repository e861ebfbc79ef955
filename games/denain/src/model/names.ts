import type { Text } from '@tambour/kernel';
import { de } from '@tambour/stage';
import { ARMIES, BEARINGS, FORMATIONS, LEADERS, type Named, PLACES, UNITS } from './gazetteer.ts';
import { numbered } from './numbered-name.ts';
import type { DenainWorld } from './world.ts';

/** What pieces, formations and places are called: `…Name` as a title, `said…` inside a sentence. */

const asItStands = (name: string): Named => ({ title: { en: name, fr: name }, said: { en: name, fr: name } });
function unit(w: DenainWorld, id: string): Named | undefined {
  const u = w.unitIndex.get(id);
  if (u === undefined) return undefined;
  const { name } = w.data.units[u]!;
  return UNITS[name] ?? asItStands(numbered(name));
}

function leader(w: DenainWorld, id: string): Named | undefined {
  const l = w.leaderIndex.get(id);
  if (l === undefined) return undefined;
  if (l < w.leaders) {
    const { name } = w.data.leaders[l]!;
    return LEADERS[name] ?? asItStands(name);
  }
  const { said } = formation(w, w.formationIds[l - w.leaders]!);
  const of = { en: `aide-de-camp to ${said.en}`, fr: `aide de camp ${de(said.fr)}` };
  return {
    title: { en: `Aide-de-camp to ${said.en}`, fr: `Aide de camp ${de(said.fr)}` },
    said: { en: `the ${of.en}`, fr: `l’${of.fr}` },
  };
}

function formation(w: DenainWorld, id: string): Named {
  const f = w.formationIndex.get(id);
  return FORMATIONS[id] ?? asItStands(f === undefined ? id : w.data.formations[f]!.name);
}

const piece = (w: DenainWorld, id: string): Named => unit(w, id) ?? leader(w, id) ?? asItStands(id);

export const unitName = (w: DenainWorld, id: string): Text => (unit(w, id) ?? asItStands(id)).title;
export const leaderName = (w: DenainWorld, id: string): Text => (leader(w, id) ?? asItStands(id)).title;
/** Any piece: a unit, a leader, an aide-de-camp. */
export const pieceName = (w: DenainWorld, id: string): Text => piece(w, id).title;
export const formationName = (w: DenainWorld, id: string): Text => formation(w, id).title;
/** A side by its id, F or C. */
export const sideName = (side: string): Text => (ARMIES[side] ?? asItStands(side)).title;

export const saidPiece = (w: DenainWorld, id: string): Text => piece(w, id).said;
export const saidFormation = (w: DenainWorld, id: string): Text => formation(w, id).said;
export const saidSide = (side: string): Text => (ARMIES[side] ?? asItStands(side)).said;

/** "1411", or "2111 (Denain)" where the hex has a name. */
export function placeName(_w: DenainWorld, hex: string): Text {
  const name = PLACES[hex];
  return name ? { en: `${hex} (${name.en})`, fr: `${hex} (${name.fr})` } : { en: hex, fr: hex };
}

/** The way a piece looks, by the name of the vertex: "NNE" is north-north-east. */
export const facingName = (facing: string): Text => BEARINGS[facing] ?? { en: facing, fr: facing };
/** "facing east" / « face à l’est ». */
export function facingTo(facing: string): Text {
  const { en, fr } = facingName(facing);
  return { en: `facing ${en}`, fr: /^[eo]/.test(fr) ? `face à l’${fr}` : `face au ${fr}` };
}
