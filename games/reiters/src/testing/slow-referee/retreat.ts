import { type Book, other } from './book.ts';
import { hasRoom } from './zones.ts';

/** 7.5.2 Whether a unit may give ground by choice: in order, no gun, under an order that lets it. */
export function mayGiveGround(book: Book, id: string): boolean {
  if (book.face(id).arm === 'artillery' || book.marked(id, 'disorganised')) return false;
  return book.order(id)?.substitution !== false;
}

/** 7.5.3 Where a unit may retreat after combat; `off` among it at its supply edge. */
export function retreats(book: Book, id: string): Set<string> {
  const u = book.unit(id);
  if (book.face(id).arm === 'artillery') return new Set();
  const from = book.row(id).zone!;
  const fits = book.plan.next(from).filter((z) => {
    if (book.plan.crossing(from, z)!.kind === 'double' || book.plan.type.get(z) === 'III') return false;
    return book.inZone(other(u.side), z).length === 0 && hasRoom(book, id, z);
  });
  const out = new Set(homewardTier(book, u.side, from, fits));
  const { edge, zones } = book.plan.file.supply[u.side]!;
  const isBarred = book.special('no-exit').some((n) => n.side === u.side && n.edge === edge);
  if (zones.includes(from) && !isBarred) out.add('off');
  return out;
}

/** 7.5.3a R68 */
export function homewardTier(book: Book, side: string, from: string, zones: readonly string[]): string[] {
  const supply = book.plan.toSupply(side);
  const far = (z: string) => supply.get(z) ?? 255;
  for (const tier of [-1, 0, 1]) {
    const fits = zones.filter((z) => Math.sign(far(z) - far(from)) === tier);
    if (fits.length > 0) return fits;
  }
  return [];
}
