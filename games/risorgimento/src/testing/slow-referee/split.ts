import { whyNoAttack } from './attack.ts';
import { isFoot, isGun, type Unit } from './book.ts';
import type { EventOf, Followed } from './followed.ts';

/* 7.3, R73: a stack attacks together, or says before its first engagement roll which unit attacks what. */

/** An attack is declared: who was left behind before keeps to what was said, and who is left behind now attacks nothing unless it is said. */
export function bind(f: Followed, pieces: readonly Unit[], hex: string): void {
  for (const u of pieces)
    f.must(!f.bound.has(u.id) || f.bound.get(u.id) === hex, `7.3 ${u.id} attacks ${hex}, which its stack has not said`);
  for (const u of pieces)
    for (const v of f.book.in(u.hex!))
      if (!pieces.includes(v) && !isGun(v) && v.file.type !== 'jager' && !f.bound.has(v.id))
        f.bound.set(v.id, undefined);
}
/** A unit left behind says what it will attack. */
export function pledged(f: Followed, e: EventOf<'attack-pledged'>): void {
  const { book, fight } = f;
  const u = book.unit(e.piece);
  f.must(fight?.pieces.some((v) => v.hex === u.hex) === true, `${u.id} has nobody in its stack who attacks`);
  f.must(f.bound.has(u.id) && f.bound.get(u.id) === undefined, `${u.id} may not say that it attacks`);
  f.must(e.hex !== fight?.hex, `${u.id} would attack the same hex`);
  const why = isFoot(u) ? whyNoAttack(book, u, e.hex) : undefined;
  f.must(why === undefined, `${u.id} cannot attack ${e.hex}: ${why}`);
  f.bound.set(u.id, e.hex);
}
