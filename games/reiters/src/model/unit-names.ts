import { capital, de, numeral } from '@tambour/stage';
import { ARMIES, type Named, ORIGINS, TROOPS, type Troops } from './gazetteer.ts';
import { SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

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
function phrase(troops: Troops, { owner, number }: Parts, side: string | undefined): Named {
  const army = side === undefined ? undefined : ARMIES[side]!.of;
  const origin = owner === undefined ? undefined : ORIGINS[owner];
  const n = number > 0 ? ` ${numeral(number)}` : '';
  const men = `${army ? `${army.en} ` : ''}${troops.en}`;
  const isGenitive = owner !== undefined && origin === undefined;
  const en = `${isGenitive ? `${owner}’s ${men}` : men}${origin ? ` ${origin.en}` : ''}${n}`;
  const fr = `${troops.fr}${owner === undefined ? '' : ` ${origin?.fr ?? de(owner)}`}${army ? ` ${army[troops.article]}` : ''}${n}`;
  return {
    title: { en: capital(en), fr: capital(fr) },
    said: { en: isGenitive ? en : `the ${en}`, fr: `${troops.article} ${fr}` },
  };
}

/** Names of all units in the order of their numbers, no two alike; enfants perdus after their parent and numeral. */
export function unitNames(w: ReitersWorld): Named[] {
  const parts = numbered(w);
  const isOfBoth = (body: string): boolean =>
    new Set(w.data.units.filter((_, i) => bodyOf(parts[i]!) === body).map((u) => u.side)).size > 1;
  const own = w.data.units.map(({ name, side }, i): Named => {
    const troops = TROOPS[parts[i]!.stem];
    if (troops) return phrase(troops, parts[i]!, isOfBoth(bodyOf(parts[i]!)) ? SIDES[side] : undefined);
    return { title: name, said: name };
  });
  const hopes = w.unit.slice(own.length).map(({ id, parent }): Named => hopeName(own[parent]!, id));
  return [...own, ...hopes];
}
/** 11.4.1a The numeral is the end of its id. */
function hopeName(parent: Named, id: string): Named {
  const n = id.slice(id.lastIndexOf('-') + 1);
  const en = `enfants perdus ${n} of ${parent.said.en}`;
  const fr = `enfants perdus ${n} ${de(parent.said.fr)}`;
  return { title: { en: capital(en), fr: capital(fr) }, said: { en: `the ${en}`, fr: `les ${fr}` } };
}

/** What is engraved on the counter of a unit: whose it is, else what it is, in French as the map is lettered. */
export function engravedUnit(w: ReitersWorld, u: number): string {
  const parent = w.unitParent[u]!;
  if (parent >= 0) return `${engravedUnit(w, parent)} · ${w.unitIds[u]!.slice(w.unitIds[u]!.lastIndexOf('-') + 1)}`;
  const parts = engravings(w)[u]!;
  const { owner, stem, number } = parts;
  const word =
    owner === undefined ? (TROOPS[stem]?.engraved ?? w.data.units[u]!.name.fr) : (ORIGINS[owner]?.engraved ?? owner);
  return number > 0 ? `${word} ${numeral(number)}` : word;
}
const known = new WeakMap<ReitersWorld, readonly Parts[]>();
function engravings(w: ReitersWorld): readonly Parts[] {
  const found = known.get(w) ?? numbered(w);
  known.set(w, found);
  return found;
}
