import type { Book } from './book.ts';
import { charts } from './charts.ts';
import { supportsOf } from './combat.ts';
import { clearChains, rangeOf } from './sight.ts';

/** 7.4.2a R63 */
export function leaderBonus(book: Book, id: string, role: string): number {
  const u = book.unit(id);
  const all = book
    .leadersIn(u.side, book.row(id).zone!)
    .filter((l) => !book.isReplaced(l))
    .map((l) => book.plan.leader.get(l)!.bonus)
    .filter((b) => b !== undefined)
    .filter((b) => (b.role === 'any' || b.role === role) && (b.types.includes('any') || b.types.includes(u.type)));
  return Math.max(0, ...all.map((b) => b.fc));
}

/** 7.4.6 */
export function terrain(book: Book, ap: string, dp: string): number {
  const [from, to] = [book.row(ap).zone!, book.row(dp).zone!];
  const { arm } = book.face(ap);
  const group = arm === 'cavalry' ? 'cavalry' : book.unit(ap).weapon === 'fire' ? 'footFire' : 'footShock';
  const zone = charts.table1.zone[book.plan.type.get(to) as 'I'][group];
  const met = book.plan.crossing(from, to)!.terrain;
  const best = met.map((kinds) => Math.max(...kinds.map((k) => charts.table1.border[k as 'plain'][group])));
  return zone + Math.min(...best);
}

/** 7.2b */
export function attackSum(
  book: Book,
  ap: string,
  dp: string,
  kind: string,
  isCharging: boolean,
  supports: number,
): number {
  const classes = charts.classes.order;
  const gap = classes.indexOf(book.face(dp).class) - classes.indexOf(book.face(ap).class);
  return (
    book.face(ap).fc +
    (isCharging ? 2 : 0) +
    leaderBonus(book, ap, 'AP') +
    Math.sign(gap) +
    (book.order(ap)?.apMod ?? 0) +
    (kind === 'close' ? supports : 0) -
    (book.marked(ap, 'disorganised') ? 1 : 0)
  );
}

/** 7.2c */
export function defenceSum(book: Book, ap: string, dp: string, kind: string, isAgain: boolean): number {
  return (
    book.face(dp).fc -
    (kind === 'close' && isAgain ? 1 : 0) +
    leaderBonus(book, dp, 'DP') +
    terrain(book, ap, dp) +
    (book.order(dp)?.dpMod ?? 0) +
    (kind === 'close' ? supportsOf(book, dp, false).length : 0) -
    (book.marked(dp, 'disorganised') ? 1 : 0) +
    (kind !== 'close' && book.marked(ap, 'caracole') ? 1 : 0)
  );
}

/** 7.8 */
export function shotSum(book: Book, gun: string, target: string, supports: number, guns: number): number {
  const [from, to] = [book.row(gun).zone!, book.row(target).zone!];
  const far = rangeOf(book, from, to);
  const { zone, border } = charts.table1;
  const entries = clearChains(book, from, to).map((chain) => {
    const met = book.plan.crossing(chain.at(-2)!, to)!.terrain;
    return Math.max(...met.map((kinds) => Math.min(...kinds.map((k) => border[k as 'plain'].artillery))));
  });
  return (
    book.face(gun).fc -
    (far === 3 ? 1 : 0) +
    (far === 1 ? supports : 0) +
    zone[book.plan.type.get(to) as 'I'].artillery +
    Math.max(...entries) -
    (book.marked(gun, 'disorganised') ? 1 : 0) +
    guns
  );
}
