import { itemAt, oncePer, present, type Text } from '@tambour/kernel';
import { numeral } from '@tambour/stage';
import { nameOf } from '../texts/name-of.ts';
import { say } from '../texts/say.ts';
import { type UnitId, unitId } from './ids.ts';
import type { UnitData } from './scenario.ts';
import { SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/** A name as a title stands, and as a sentence says it: "Vanguard", "the vanguard". */
export interface Named {
  readonly title: Text;
  readonly said: Text;
}

/** A name of the order of battle taken apart: `Gendarmes (Guise 1)`, `Lyon arquebusiers 2`, `Landsknechts`. */
interface Parts {
  readonly side: number;
  readonly stem: string;
  readonly owner: string | undefined;
  readonly number: number;
}
const NAME = /^(.*?)(?: \((.+?)(?: (\d+))?\))?(?: (\d+))?$/;
function partsOf({ name, side }: UnitData): Parts {
  const [, stem = name.en, owner, inside, after] = NAME.exec(name.en) ?? [];
  return { side, stem, owner, number: Number(inside ?? after ?? 0) };
}
const bodyOf = ({ stem, owner }: Parts): string => (owner === undefined ? stem : `${stem} (${owner})`);

/** Units of one name and side are numbered where the data do not. */
const numbered = oncePer((w: ReitersWorld): readonly Parts[] => {
  const all = w.data.units.map(partsOf);
  const keys = all.map((parts) => `${parts.side} ${bodyOf(parts)} ${parts.number}`);
  return all.map((parts, i) => {
    const upTo = (end?: number) => keys.slice(0, end).filter((key) => key === keys[i]).length;
    return upTo() === 1 ? parts : { ...parts, number: upTo(i + 1) };
  });
});

/** "Guise’s gendarmes", "gendarmes of Auvergne", "Protestant argoulets"; the side only where both have such men. */
function phrase(men: Text, { stem, owner, number }: Parts, side: string | undefined): Named {
  const article = present(nameOf('article', stem));
  const origin = owner === undefined ? '' : (nameOf('origin', owner) ?? '');
  const captain = origin === '' ? (owner ?? '') : '';
  const army = (side !== undefined && nameOf('armyOf', `${side}.${article.fr}`)) || '';
  const name = say('name.unit', { men, captain, origin, army, number: number > 0 ? numeral(number) : '' });
  return { title: say('name.title', { name }), said: say('name.unitSaid', { name, captain, article }) };
}

/** Names of all units in the order of their numbers, no two alike; enfants perdus after their parent and numeral. */
export function unitNames(w: ReitersWorld): Named[] {
  const all = numbered(w);
  const isOfBoth = (body: string): boolean =>
    new Set(all.filter((parts) => bodyOf(parts) === body).map(({ side }) => side)).size > 1;
  const own = all.map((parts, i): Named => {
    const men = nameOf('troops', parts.stem);
    if (men) return phrase(men, parts, isOfBoth(bodyOf(parts)) ? SIDES[parts.side] : undefined);
    const { name } = itemAt(w.data.units, i);
    return { title: name, said: name };
  });
  const hopes = w.unit.slice(own.length).map(({ id, parent }): Named => hopeName(itemAt(own, parent), id));
  return [...own, ...hopes];
}
/** 11.4.1a The numeral is the end of its id. */
const numeralIn = (id: string): string => id.slice(id.lastIndexOf('-') + 1);
function hopeName(parent: Named, id: string): Named {
  const name = say('name.hope', { number: numeralIn(id), parent: parent.said });
  return { title: say('name.title', { name }), said: say('name.hopeSaid', { name }) };
}

/** What a counter bears for a name. */
export const engraved = (name: Text): Text => nameOf('engraved', name.en) ?? name;
/** What is engraved on the counter of a unit: whose it is, else what it is. */
export function engravedUnit(w: ReitersWorld, u: UnitId): Text {
  const { id, parent } = itemAt(w.unit, u);
  if (parent >= 0) return withEnd(engravedUnit(w, unitId(parent)), ` · ${numeralIn(id)}`);
  const { owner, stem, number } = itemAt(numbered(w), u);
  const word =
    owner === undefined
      ? engraved({ en: stem, fr: itemAt(w.data.units, u).name.fr })
      : (nameOf('engraved', owner) ?? { en: owner, fr: owner });
  return number > 0 ? withEnd(word, ` ${numeral(number)}`) : word;
}
const withEnd = ({ en, fr }: Text, end: string): Text => ({ en: `${en}${end}`, fr: `${fr}${end}` });
