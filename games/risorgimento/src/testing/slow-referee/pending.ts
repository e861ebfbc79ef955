import type { Unit } from './book.ts';
import { cohesion, isFoot, isGun } from './book.ts';
import type { Due, Event, Followed } from './followed.ts';

/* 8.1 and 8.2: what must follow from what has happened. Each thing that is due is kept until an event has told of it. */

export function due(f: Followed, what: Due['what'], ...who: string[]): void {
  f.dues.push({ what, who });
}
/** M8 One of the unreliable units was disordered or hit: it is rolled for once the event is over. */
function shake(f: Followed, u: Unit): void {
  const units = (f.book.effect('unreliable')?.units ?? []) as readonly string[];
  if (!units.includes(u.id) || u.place !== 'on-map') return;
  if (!f.dues.some((d) => d.what === 'wavered' && d.who[0] === u.id)) due(f, 'wavered', u.id);
}
/** 8.21 8.24 A unit is to be disordered: what that means for it. */
export function disorderDue(f: Followed, u: Unit): void {
  if (!u.marks.has('disordered')) due(f, 'disordered', u.id);
  else if (isGun(u)) due(f, 'eliminated', u.id);
  else due(f, 'hit', u.id);
}
/** 5.23 Infantry that crosses a canal or a deep stream off a bridge is disordered by it, however it comes to do so. */
export function wade(f: Followed, u: Unit, from: string, to: string): void {
  const { ground } = f.book;
  const isDeep = ['canal', 'stream_deep'].includes(ground.water(from, to) ?? '');
  if (isFoot(u) && isDeep && !ground.hasBridge(from, to)) disorderDue(f, u);
}
/** Takes what an event tells off what is due; says so if nothing of the kind was. */
export function settle(f: Followed, e: Pick<Event, 'type' | 'rule'> & { readonly piece: string }): void {
  const at = f.dues.findIndex(({ what, who }) => what === e.type && who.includes(e.piece));
  if (at < 0) f.fault(`${e.type} ${e.piece} (${e.rule}) for no reason`);
  else f.dues.splice(at, 1);
}
export function hitOnce(f: Followed, u: Unit): void {
  u.hits++;
  u.marks.add('everHit');
  shake(f, u);
  if (cohesion(u) < 0) {
    due(f, 'eliminated', u.id);
    f.dues = f.dues.filter((d) => !(d.what === 'wavered' && d.who[0] === u.id));
  }
}
export function disorder(f: Followed, u: Unit): void {
  u.marks.add('disordered');
  shake(f, u);
}
/** Nothing may be left over when play goes on. */
export function nothingDue(f: Followed, when: string): void {
  for (const { what, who } of f.dues) f.fault(`${what} of ${who.join(' or ')} did not come before ${when}`);
  f.dues = [];
}
