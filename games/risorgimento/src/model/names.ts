import { itemAt, oncePer, type Text } from '@tambour/kernel';
import { capitalised, list, same } from '@tambour/stage';
import { nameOf, sayName } from '../texts/name-of.ts';
import type { UnitId } from './ids.ts';
import { asItStands, type Named, ordinal, unitNamed } from './unit-names.ts';
import { ARTILLERY, FORMATION_KINDS, NATIONS } from './vocabulary.ts';
import type { RisorgimentoWorld } from './world.ts';

/** What pieces, formations and places are called: `…Name` as a title, `said…` inside a sentence. */
interface Names {
  readonly units: readonly Named[];
  readonly leaders: readonly Named[];
  readonly formations: readonly Named[];
  readonly corps: readonly Named[];
}
const namesOf = oncePer((w: RisorgimentoWorld): Names => {
  const corps = w.data.corps.map((_, c) => corpsNamed(w, c));
  return {
    units: w.data.units.map(unitNamed),
    leaders: w.data.leaders.map(({ name }) => leaderNamed(name)),
    formations: w.data.formations.map((_, f) => formationNamed(w, f, corps)),
    corps,
  };
});

const person = (name: string): Text => nameOf(`person.${name}`) ?? same(name);
const leaderNamed = (name: string): Named => ({
  title: person(name),
  said: person(name),
  counter: nameOf(`counter.${name}`) ?? person(name),
});

/** Where both sides have a II Corps, those with a number are called by their army. */
function corpsNamed(w: RisorgimentoWorld, c: number): Named {
  const { name } = itemAt(w.data.corps, c);
  const [, n] = /^([IVX]+) Corps$/.exec(name) ?? [];
  const nation = w.data.formations.find((f) => f.corps === c)?.nation;
  if (n !== undefined && nation !== undefined) {
    const all = w.data.corps.map((other) => other.name);
    const army = new Set(all).size < all.length ? sayName(`army.${itemAt(NATIONS, nation)}`) : '';
    const given = { n, army, isFirst: n === 'I' };
    return { title: sayName('corps.numbered', given), said: sayName('corps.numbered.said', given), counter: same(n) };
  }
  const title = capitalised(nameOf(`corps.${name}`) ?? same(name));
  return { title, said: nameOf(`corps.${name}.said`) ?? title, counter: title };
}

function formationNamed(w: RisorgimentoWorld, f: number, corps: readonly Named[]): Named {
  const { name, kind, corps: c } = itemAt(w.data.formations, f);
  const given = { name: person(name), corps: itemAt(corps, c).said };
  const key = itemAt(FORMATION_KINDS, kind);
  const title = capitalised(nameOf(`formation.${name}`) ?? sayName(`formation.${key}`, given));
  return {
    title,
    said: nameOf(`formation.${name}.said`) ?? sayName(`formation.${key}.said`, given),
    counter: person(name),
  };
}

const piece = (w: RisorgimentoWorld, id: string): Named => {
  const names = namesOf(w);
  return names.units[w.unitIndex.get(id) ?? -1] ?? names.leaders[w.leaderIndex.get(id) ?? -1] ?? asItStands(id);
};
const formation = (w: RisorgimentoWorld, id: string): Named =>
  namesOf(w).formations[w.formationIndex.get(id) ?? -1] ?? asItStands(id);
const corps = (w: RisorgimentoWorld, id: string): Named =>
  namesOf(w).corps[w.corpsIndex.get(id) ?? -1] ?? asItStands(id);

/** Any piece: a unit or a leader. */
export const pieceName = (w: RisorgimentoWorld, id: string): Text => piece(w, id).title;
export const saidPiece = (w: RisorgimentoWorld, id: string): Text => piece(w, id).said;
export const saidPieces = (w: RisorgimentoWorld, ids: readonly string[]): Text =>
  list(ids.map((id) => saidPiece(w, id)));
/** Units as who does something: their names, and whether there are several. */
export const doers = (w: RisorgimentoWorld, units: readonly UnitId[]) => ({
  by: saidPieces(
    w,
    units.map((u) => itemAt(w.unitIds, u)),
  ),
  many: units.length > 1,
});
/** What a counter bears: the name of its piece, shorter where that is too long for one. */
export const counterName = (w: RisorgimentoWorld, id: string): Text => piece(w, id).counter;
/** Batteries are feminine in French, all other pieces masculine. */
export const isFeminine = (w: RisorgimentoWorld, id: string): boolean =>
  w.unitType[w.unitIndex.get(id) ?? -1] === ARTILLERY;
export const formationName = (w: RisorgimentoWorld, id: string): Text => formation(w, id).title;
export const saidFormation = (w: RisorgimentoWorld, id: string): Text => formation(w, id).said;
/** By whom a formation is known: its brigadier, or the whole of its name. */
export const formationMark = (w: RisorgimentoWorld, id: string): Text => formation(w, id).counter;
export const corpsName = (w: RisorgimentoWorld, id: string): Text => corps(w, id).title;
export const saidCorps = (w: RisorgimentoWorld, id: string): Text => corps(w, id).said;
/** Its number alone, where it has one: "II". */
export const corpsMark = (w: RisorgimentoWorld, id: string): Text => corps(w, id).counter;
/** SM3 What is rolled for demoralisation: a corps, or a division such as "2/PS". */
export function saidGroup(w: RisorgimentoWorld, id: string): Text {
  const [, n] = /^(\d+)\//.exec(id) ?? [];
  return n === undefined ? saidCorps(w, id) : sayName('formation.division.said', { nth: ordinal(Number(n), true) });
}

/** A side by its id, allied or austrian. */
export const sideName = (side: string): Text => nameOf(`side.${side}`) ?? same(side);
export const saidSide = (side: string): Text => nameOf(`side.${side}.said`) ?? same(side);

/** The name of a hex alone, if it has one. */
export function nameOfPlace(w: RisorgimentoWorld, hex: string): Text | undefined {
  const h = w.hexIndex.get(hex);
  const name = h === undefined ? undefined : w.data.placeNames.get(h);
  return name === undefined ? undefined : (nameOf(`place.${name}`) ?? same(name));
}
/** "1411", or "2216 (Boffalora)" where the hex has a name. */
export function placeName(w: RisorgimentoWorld, hex: string): Text {
  const name = nameOfPlace(w, hex);
  return name ? sayName('namedPlace', { hex, name }) : same(hex);
}

/** "the bridge at Bernate", by its two hexes such as "1811|1911". */
export function saidBridge(w: RisorgimentoWorld, bridge: string): Text {
  const [a = '', b = ''] = bridge.split('|');
  const ends = [w.hexIndex.get(a), w.hexIndex.get(b)];
  const found = w.bridges.find((x) => ends.includes(x.a) && ends.includes(x.b));
  if (!found || found.name.includes('|')) return sayName('bridge.between', { a, b });
  return nameOf(`bridge.${found.name}`) ?? sayName('bridge.at', { name: found.name });
}

/** "facing north-east" / « face au nord-est », by the side of the hex. */
export const facingTo = (facing: number): Text => nameOf(`facing.${facing}`) ?? same(`${facing}`);
