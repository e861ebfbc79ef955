import type { Unit } from './book.ts';
import type { Followed } from './followed.ts';
import { distance } from './ground.ts';
import { charts, otherSide } from './scenario-file.ts';

/** 8.4c 4.62 R98 What follows every change of hex of a combat unit: lone leaders next to it are at risk, brigades in reserve come out. */
export function alarm(f: Followed, u: Unit): void {
  const { book } = f;
  const enemy = otherSide(u.side);
  const hex = u.hex!;
  for (const l of book.leaders.values()) {
    if (l.place !== 'on-map' || l.file.side !== enemy) continue;
    const isAlone = !book.isHeldBy(l.hex!, enemy);
    if (l.hex === hex && isAlone) f.dues.push({ what: 'leader-fled', who: [l.id], by: u.id });
    else if (isAlone && distance(l.hex!, hex) === 1 && !l.isFinished)
      f.dues.push({ what: 'leader-at-risk', who: [l.id], by: u.id });
  }
  // "Comes within three hexes" is read both ways: a unit of the brigade that goes near the enemy brings it out too.
  const near = book.all(enemy).filter((v) => distance(v.hex!, hex) <= charts.reserve.distance);
  const out = new Set(near.map((v) => v.brigade.id));
  if (near.length > 0) out.add(u.brigade.id);
  for (const id of out) {
    const isIn = book.all().some((v) => v.brigade.id === id && v.marks.has('inReserve'));
    if (isIn && !f.dues.some((d) => d.what === 'left-reserve' && d.who[0] === id))
      f.dues.push({ what: 'left-reserve', who: [id], by: u.id });
  }
}
/** R98 Where a leader flees whose hex the enemy has entered: the nearest of his brigade, else the nearest friend. */
export function havens(f: Followed, leader: string, from: string): string[] {
  const { book } = f;
  const l = book.leader(leader);
  const friends = book.all(l.file.side);
  const own = friends.filter((v) => l.file.brigade !== undefined && v.brigade.id === l.file.brigade);
  const list = own.length > 0 ? own : friends;
  const least = Math.min(...list.map((v) => distance(v.hex!, from)));
  return list.filter((v) => distance(v.hex!, from) === least).map((v) => v.hex!);
}
