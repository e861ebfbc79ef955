import { oncePer, type Text } from '@tambour/kernel';
import { numeral } from '@tambour/stage';
import { nameOf } from '../texts/name-of.ts';
import { say } from '../texts/say.ts';
import type { UnitId } from './ids.ts';
import { SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/** A name as a title stands, and as a sentence says it: "Vanguard", "the vanguard". */
export interface Named {
  readonly title: Text;
  readonly said: Text;
}

/** A name of the order of battle taken apart: `Gendarmes (Guise 1)`, `Lyon arquebusiers 2`, `Landsknechts`. */
interface Parts {
  readonly stem: string;
  readonly owner: string | undefined;
  readonly number: number;
}
const NAME = /^(.*?)(?: \((.+?)(?: (\d+))?\))?(?: (\d+))?$/;
function partsOf(name: string): Parts {
  const [, stem = name, owner, inside, after] = NAME.exec(name) ?? [];
  return { stem, owner, number: Number(inside ?? after ?? 0) };
}
const bodyOf = ({ stem, owner }: Parts): string => (owner === undefined ? stem : `${stem} (${owner})`);

/** Units of one name and side are numbered where the data do not. */
function numbered(w: ReitersWorld): Parts[] {
  const all = w.data.units.map(({ name }) => partsOf(name.en));
  const key = (i: number): string => `${w.data.units[i]!.side} ${bodyOf(all[i]!)} ${all[i]!.number}`;
  const keys = all.map((_, i) => key(i));
  return all.map((parts, i) => {
    const alike = keys.filter((k) => k === keys[i]).length;
    return alike === 1 ? parts : { ...parts, number: keys.slice(0, i + 1).filter((k) => k === keys[i]).length };
  });
}

/** "Guise’s gendarmes", "gendarmes of Auvergne", "Protestant argoulets"; the side only where both have such men. */
function phrase(men: Text, { stem, owner, number }: Parts, side: string | undefined): Named {
  const article = nameOf('article', stem)!;
  const origin = owner === undefined ? '' : (nameOf('origin', owner) ?? '');
  const captain = origin === '' ? (owner ?? '') : '';
  const army = (side !== undefined && nameOf('armyOf', `${side}.${article.fr}`)) || '';
  const name = say('name.unit', { men, captain, origin, army, number: number > 0 ? numeral(number) : '' });
  return { title: say('name.title', { name }), said: say('name.unitSaid', { name, captain, article }) };
}

/** Names of all units in the order of their numbers, no two alike; enfants perdus after their parent and numeral. */
export function unitNames(w: ReitersWorld): Named[] {
  const parts = numbered(w);
  const isOfBoth = (body: string): boolean =>
    new Set(w.data.units.filter((_, i) => bodyOf(parts[i]!) === body).map((u) => u.side)).size > 1;
  const own = w.data.units.map(({ name, side }, i): Named => {
    const men = nameOf('troops', parts[i]!.stem);
    if (men) return phrase(men, parts[i]!, isOfBoth(bodyOf(parts[i]!)) ? SIDES[side] : undefined);
    return { title: name, said: name };
  });
  const hopes = w.unit.slice(own.length).map(({ id, parent }): Named => hopeName(own[parent]!, id));
  return [...own, ...hopes];
}
/** 11.4.1a The numeral is the end of its id. */
function hopeName(parent: Named, id: string): Named {
  const n = id.slice(id.lastIndexOf('-') + 1);
  const name = say('name.hope', { number: n, parent: parent.said });
  return { title: say('name.title', { name }), said: say('name.hopeSaid', { name }) };
}

/** What a counter bears for a name. */
export const engraved = (name: Text): Text => nameOf('engraved', name.en) ?? name;
/** What is engraved on the counter of a unit: whose it is, else what it is. */
export function engravedUnit(w: ReitersWorld, u: UnitId): Text {
  const parent = w.unitParent[u]!;
  if (parent >= 0)
    return withEnd(engravedUnit(w, parent), ` · ${w.unitIds[u]!.slice(w.unitIds[u]!.lastIndexOf('-') + 1)}`);
  const parts = engravings(w)[u]!;
  const { owner, stem, number } = parts;
  const word =
    owner === undefined
      ? engraved({ en: stem, fr: w.data.units[u]!.name.fr })
      : (nameOf('engraved', owner) ?? { en: owner, fr: owner });
  return number > 0 ? withEnd(word, ` ${numeral(number)}`) : word;
}
const withEnd = ({ en, fr }: Text, end: string): Text => ({ en: `${en}${end}`, fr: `${fr}${end}` });
const engravings = oncePer(numbered);
