import { itemAt, type Text } from '@tambour/kernel';
import { numeral } from '@tambour/stage';
import type { en } from '../texts/en.ts';
import { say, TEXTS } from '../texts/say.ts';
import type { FormationId } from './ids.ts';
import type { DenainWorld } from './world.ts';

/** What pieces, formations and places are called: `…Name` as a title, `said…` inside a sentence. */
interface Named {
  readonly title: Text;
  readonly said: Text;
}
type Kind = 'unit' | 'leader' | 'formation' | 'side' | 'place' | 'facing' | 'counter' | 'mark';
/** Keys of names: texts of a kind that want no value. */
type NameKey = {
  [Key in keyof typeof en]: (typeof en)[Key] extends `${string}{${string}` ? never : Key;
}[Extract<keyof typeof en, `${Kind}.${string}`>];
const isNamed = (key: string): key is NameKey => TEXTS.has(key);

const plain = (name: string): Text => ({ en: name, fr: name });
/** The name that the texts have for one of a kind, or else the given one. A name is said as it stands unless they say otherwise. */
function nameOf(kind: Kind, id: string, otherwise: string): Named {
  const key = `${kind}.${id}`;
  const title = isNamed(key) ? say(key) : plain(otherwise);
  const saidKey = `${key}.said`;
  return { title, said: isNamed(saidKey) ? say(saidKey) : title };
}

function unit(w: DenainWorld, id: string): Named | undefined {
  const u = w.unitIndex.get(id);
  if (u === undefined) return undefined;
  const { name } = itemAt(w.data.units, u);
  return nameOf('unit', name, numbered(name));
}

function leader(w: DenainWorld, id: string): Named | undefined {
  const l = w.leaderIndex.get(id);
  if (l === undefined) return undefined;
  const own = w.data.leaders[l];
  if (own) return nameOf('leader', own.name, own.name);
  const led = { formation: formation(w, itemAt(w.formationIds, l - w.leaders)).said };
  return { title: say('aide', led), said: say('aide.said', led) };
}

function formation(w: DenainWorld, id: string): Named {
  const f = w.formationIndex.get(id);
  return nameOf('formation', id, w.data.formations[f ?? -1]?.name ?? id);
}

const asItStands = (id: string): Named => ({ title: plain(id), said: plain(id) });
const piece = (w: DenainWorld, id: string): Named => unit(w, id) ?? leader(w, id) ?? asItStands(id);

export const unitName = (w: DenainWorld, id: string): Text => (unit(w, id) ?? asItStands(id)).title;
export const leaderName = (w: DenainWorld, id: string): Text => (leader(w, id) ?? asItStands(id)).title;
/** Any piece: a unit, a leader, an aide-de-camp. */
export const pieceName = (w: DenainWorld, id: string): Text => piece(w, id).title;
export const formationName = (w: DenainWorld, id: string): Text => formation(w, id).title;
/** What a counter bears: the name of its piece, shorter where that is too long for one. */
export function counterName(w: DenainWorld, id: string): Text {
  const u = w.unitIndex.get(id);
  const l = w.leaderIndex.get(id) ?? -1;
  const name = u === undefined ? (w.data.leaders[l]?.name ?? 'aide') : itemAt(w.data.units, u).name;
  const key = `counter.${name}`;
  return isNamed(key) ? say(key) : pieceName(w, id);
}
/** The letters of a formation on its counters, no two alike of either side: RW for the right wing. */
export function formationMark(w: DenainWorld, formation: FormationId): Text | undefined {
  const key = `mark.${w.formationIds[formation] ?? ''}`;
  return isNamed(key) ? say(key) : undefined;
}
/** A side by its id, F or C. */
export const sideName = (side: string): Text => nameOf('side', side, side).title;

export const saidPiece = (w: DenainWorld, id: string): Text => piece(w, id).said;
/** The same by number. */
export const saidUnit = (w: DenainWorld, u: number): Text => saidPiece(w, itemAt(w.unitIds, u));
export const saidLeader = (w: DenainWorld, l: number): Text => saidPiece(w, itemAt(w.leaderIds, l));
export const saidFormationAt = (w: DenainWorld, f: number): Text => saidFormation(w, itemAt(w.formationIds, f));
export const leaderNameAt = (w: DenainWorld, l: number): Text => leaderName(w, itemAt(w.leaderIds, l));
export const hexName = (w: DenainWorld, hex: number): Text => placeName(w, itemAt(w.hexNames, hex));
export const saidFormation = (w: DenainWorld, id: string): Text => formation(w, id).said;
export const saidSide = (side: string): Text => nameOf('side', side, side).said;

/** "1411", or "2111 (Denain)" where the hex has a name. */
export function placeName(_w: DenainWorld, hex: string): Text {
  const key = `place.${hex}`;
  return isNamed(key) ? say('namedPlace', { hex, name: say(key) }) : plain(hex);
}

/** "facing east" / « face à l’est », by the name of the vertex. */
export const facingTo = (facing: string): Text => nameOf('facing', facing, facing).title;

/** "Kettler 1/" is Kettler I. */
export const numbered = (name: string): string => name.replace(/ (\d)\/$/, (_, n: string) => ` ${numeral(Number(n))}`);
