import { isFoot, isGun } from './book.ts';
import type { EventOf, Followed } from './followed.ts';
import { charts } from './scenario-file.ts';

/** 6.14 R39 All infantry of a hex form square or leave it together; a battery with it may be inside. */
export function squared(f: Followed, e: EventOf<'square-formed' | 'square-left'>): void {
  const { book } = f;
  const here = book.in(e.hex);
  const isForming = e.type === 'square-formed';
  // Who has come into the hex of a square since is not of it.
  const foot = here.filter((u) => isFoot(u) && (isForming || u.marks.has('square')));
  f.must(f.members.includes(book.unit(e.piece)), `${e.piece} is not of the formation that acts`);
  f.must(
    (foot.length > 0 || !isForming) && foot.every((u) => u.file.type !== 'jager'),
    `a square of jägers in ${e.hex}`,
  );
  f.must(!book.isNextToEnemy(e.hex, book.unit(e.piece).side), `a square next to the enemy in ${e.hex}`);
  f.must(!here.some((u) => u.marks.has('inReserve')), `a square in reserve in ${e.hex}`);
  f.must(f.orders !== 'inert', `a square of the inert in ${e.hex}`);
  for (const u of here) {
    const isIn = isForming ? isFoot(u) || (isGun(u) && f.command.guns === true) : u.marks.has('square');
    if (!isIn) continue;
    f.same(`square of ${u.id}`, u.marks.has('square'), !isForming);
    if (isForming) u.marks.add('square').add('squaredThisTurn');
    else {
      f.must(!u.marks.has('squaredThisTurn'), `${u.id} leaves the square of this turn`);
      u.marks.delete('square');
    }
    const cost = isForming ? charts.square.form : charts.square.leave;
    u.spent += cost;
    f.must(u.spent <= u.file.ma, `${u.id} spends ${u.spent} on a square`);
  }
}
