import { isFoot } from './book.ts';
import { commanded, hasOrders } from './command.ts';
import type { EventOf, Followed } from './followed.ts';
import { charts, SIDES, type Side } from './scenario-file.ts';

/* 4.6, 8.5, 9 and the scenarios: reserve, rally, recovery, hors de combat, bridges, control and victory. */

const DEEDS = ['moved', 'fired', 'attacked', 'rallied', 'entered'];
/** 8.51 A unit that has done nothing else, with no enemy next to it, loses its disorder. */
export function rallied(f: Followed, e: EventOf<'rallied'>): void {
  const { book } = f;
  const u = book.unit(e.piece);
  f.must(f.members.includes(u), `${u.id} is not activated and rallies`);
  f.must(u.marks.has('disordered'), `${u.id} is in order and rallies`);
  for (const deed of DEEDS) f.must(!u.did.has(deed), `${u.id} has ${deed} and rallies`);
  f.must(!book.isNextToEnemy(u.hex!, u.side), `${u.id} rallies next to the enemy`);
  u.did.add('rallied');
  u.marks.delete('disordered');
  f.touched.add(u.id);
}
/** 8.52 8.53 R100 In reserve: disorder and two hits come off, never the first. */
export function recovered(f: Followed, e: EventOf<'recovered'>): void {
  const u = f.book.unit(e.piece);
  f.same('phase', f.phase, 'recovery');
  f.must(u.marks.has('inReserve'), `${u.id} is not in reserve and recovers`);
  const off = Math.min(charts.recovery.hits, Math.max(0, u.hits - charts.recovery.kept));
  f.same(`recovery of ${u.id}`, e.hits, off);
  f.must(off > 0 || u.marks.has('disordered'), `${u.id} has nothing to recover from`);
  u.marks.delete('disordered');
  u.hits -= off;
}
/** 4.6 R7 */
export function putInReserve(f: Followed, e: EventOf<'put-in-reserve'>): void {
  const { book } = f;
  f.same('phase', f.phase, 'reserve');
  const own = book.all().filter((u) => u.brigade.id === e.formation);
  f.must(hasOrders(book, e.formation), `${e.formation} is out of its commander's range and goes into reserve`);
  for (const u of own)
    f.must(
      book.nearestEnemy(u.hex!, u.side) > charts.reserve.distance,
      `${u.id} is near the enemy and goes into reserve`,
    );
  const all = commanded(book, e.formation, own);
  f.same(
    `reserve of ${e.formation}`,
    [...e.pieces].sort(),
    own
      .filter((u) => all.has(u.id) && !u.marks.has('inReserve'))
      .map((u) => u.id)
      .sort(),
  );
  for (const id of e.pieces) book.unit(id).marks.add('inReserve');
}
/** 4.6 Of one's own will a brigade leaves only in its segment, and not before the turn that the battle sets. */
export function released(f: Followed, e: EventOf<'left-reserve'>): void {
  f.same('phase', f.phase, 'release');
  const from = f.book.file.reserve.releaseTurn[e.formation];
  if (from !== undefined) f.must(f.book.turn >= from, `${e.formation} leaves reserve before turn ${from}`);
}
/** 9.1 R101 More than half of the units that have come into play are disordered or gone. */
export function isSpent(f: Followed, brigade: string): boolean {
  const own = [...f.book.units.values()].filter((u) => u.brigade.id === brigade && u.place !== 'waiting');
  const down = own.filter((u) => u.place === 'lost' || u.marks.has('disordered'));
  return down.length * 2 > own.length;
}
const isBrigade = (f: Followed, id: string): boolean => ['infantry', 'cavalry'].includes(f.book.brigades.get(id)!.kind);
export function horsDeCombat(f: Followed, e: EventOf<'hors-de-combat'>): void {
  f.must(isBrigade(f, e.formation), `${e.formation} is no brigade`);
  f.same(`hors de combat ${e.formation}`, e.isHorsDeCombat, isSpent(f, e.formation));
  if (e.isHorsDeCombat) f.book.horsDeCombat.add(e.formation);
  else f.book.horsDeCombat.delete(e.formation);
}
/** The state of brigades as it was read last must be what it is now. */
export function readBrigades(f: Followed, ids: Iterable<string>): void {
  for (const id of ids)
    if (isBrigade(f, id)) f.same(`hors de combat ${id}`, f.book.horsDeCombat.has(id), isSpent(f, id));
}
/** M4 */
export function bridgeTried(f: Followed, e: EventOf<'bridge-tried'>): void {
  const { book } = f;
  const effect = book.effect('demolition');
  const key = e.bridge.split('|').sort().join('|');
  const [a, b] = key.split('|') as [string, string];
  f.must(
    effect !== undefined && (effect.bridges as readonly string[]).some((x) => x.split('|').sort().join('|') === key),
    `${e.bridge} may not be destroyed`,
  );
  f.must(!f.triedBridges.has(key), `${e.bridge} is tried twice in a turn`);
  f.must(!book.ground.broken.has(key), `${e.bridge} is down already`);
  const holds = (hex: string, far: string): boolean =>
    book
      .in(hex)
      .some((u) => isFoot(u) && u.side === effect?.side && u.brigade.corps === f.corps && u.did.has('commanded')) &&
    book.enemiesIn(far, effect?.side as Side).length === 0;
  f.must(holds(a, b) || holds(b, a), `nobody at ${e.bridge} to destroy it`);
  f.triedBridges.add(key);
  f.same(`demolition of ${e.bridge}`, e.isDestroyed, e.die <= Number(effect?.most));
  if (e.isDestroyed) book.ground.broken.add(key);
}
/** The points of a side as they stand. */
export function pointsOf(f: Followed, side: Side): number {
  const { victory } = f.book.file;
  let sum = f.turnPoints.get(side) ?? 0;
  if (victory.scoresObjectives === side)
    for (const [hex, points] of Object.entries(victory.objectives)) if (f.owners.get(hex) === side) sum += points;
  sum += victory.eliminated * (f.killed.get(side) ?? 0);
  for (const id of f.hand.demoralized) {
    const corps =
      f.book.corps.get(id) ?? f.book.corps.get(f.book.file.brigades.find((b) => b.division === id)?.corps ?? '');
    if (corps && corps.side !== side) sum += victory.demoralized;
  }
  return sum;
}
export function turnScored(f: Followed, e: EventOf<'turn-scored'>): void {
  const row = f.book.file.victory.perTurn?.find((r) => r.side === e.side && r.hex === e.hex);
  f.must(
    row !== undefined && f.book.turn >= row.fromTurn && f.owners.get(e.hex) === e.side,
    `${e.side} scores ${e.hex}`,
  );
  f.same(`points for ${e.hex}`, e.points, row?.points);
  f.turnPoints.set(e.side as Side, (f.turnPoints.get(e.side as Side) ?? 0) + e.points);
}
export function battleEnded(f: Followed, e: EventOf<'battle-ended'>): void {
  const points = SIDES.map((side) => pointsOf(f, side));
  const level = f.book.file.victory.levels.find((l) => l.from === undefined || points[0]! - points[1]! >= l.from);
  f.same('verdict', [e.points, e.winner ?? null, e.grade], [points, level?.winner ?? null, level?.grade]);
  f.same('turns', f.book.turn, f.book.file.turns.length);
}
/** 4.23 A commander who rides more than 12 points turns to his weaker side; one who does not turns back. */
export function commanderTurned(f: Followed, e: EventOf<'commander-turned'>): void {
  const l = f.book.leader(e.piece);
  const far = f.ridden.get(l.id) ?? 0;
  f.same(`side of ${l.id}`, e.isReduced, far > charts.commanders.freeMove);
  f.must(l.isReduced !== e.isReduced, `${l.id} turns to the side he is on`);
  l.isReduced = e.isReduced;
}
