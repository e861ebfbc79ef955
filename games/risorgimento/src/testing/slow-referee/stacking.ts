import { type Book, isFoot, isGun, type Unit } from './book.ts';

/** 9.1 Whether units may share a hex: the table, row by row. */
export function mayShare(book: Book, hex: string, all: readonly Unit[]): boolean {
  if (all.length <= 1) return true;
  if (all.some((u) => u.marks.has('strategic'))) return false;
  const brigades = new Set(all.filter((u) => !isGun(u)).map((u) => stackName(book, u)));
  // In reserve: any number of one brigade.
  if (all.every((u) => u.marks.has('inReserve')) && new Set(all.map((u) => u.brigade.id)).size === 1) return true;
  const guns = all.filter(isGun).length;
  const others = all.filter((u) => !isGun(u));
  if (others.length === 0) return guns <= 3;
  if (book.ground.terrain(hex) === 'town' && others.every(isFoot)) return all.length <= 3 && guns <= 1;
  if (guns > 0) return guns === 1 && others.length === 1;
  return others.length <= 2 && brigades.size === 1;
}
/** R23 For stacking, corps cavalry of one regiment is one brigade; a corps has one regiment in these battles. */
const stackName = (book: Book, u: Unit): string => (book.attached?.unit === u.id ? u.brigade.id : u.brigade.id);

export const mayJoin = (book: Book, u: Unit, hex: string): boolean =>
  mayShare(book, hex, [...book.in(hex).filter((v) => v !== u && v.side === u.side), u]);
