import { isGun, isHorse, type Unit } from './book.ts';
import { commanded, hasOrders, isInRange, leaderCosts } from './command.ts';
import { readBrigades } from './follow-rest.ts';
import type { EventOf, Followed } from './followed.ts';
import { nothingDue } from './pending.ts';
import { charts } from './scenario-file.ts';

/* 4: the activation of a corps and the steps of its formations. */

const OWN_DEEDS = [
  'commanded',
  'moved',
  'fired',
  'attacked',
  'continued',
  'rallied',
  'startedAdjacent',
  'done',
  'entered',
  'exerted',
  'halted',
  'turned',
  'wasStrategic',
];

export function corpsActivated(f: Followed, e: EventOf<'corps-activated'>): void {
  stepEnded(f);
  f.corps = e.corps;
  f.kind = e.kind;
  f.formation = undefined;
  f.acted.clear();
  f.through.clear();
  const { active } = f;
  for (const u of f.book.units.values()) {
    if (u.side === active) for (const deed of OWN_DEEDS) u.did.delete(deed);
    // 5.1 The marker stays until the unit's next activation.
    if (u.brigade.corps === e.corps && !e.kind.startsWith('massed') && u.marks.delete('strategic'))
      u.did.add('wasStrategic');
    u.did.delete('reacted');
    u.spent = 0;
  }
  if (e.kind.startsWith('massed')) gather(f);
}
/**
 * 4.16 R26 The cavalry of a massed attack: all of the leader's nation in his range when it is announced, the Austrian of his army, that could
 * charge: in order, not next to an enemy (7.51), not in reserve.
 */
function gather(f: Followed): void {
  const { book } = f;
  const l = book.leader(String(f.command.leader));
  const { nation, kind, army } = book.brigades.get(l.file.brigade!)!;
  f.must(
    (nation === 'french' && kind === 'cavalry') || l.file.leadsMassed === true,
    `${l.id} may not lead a massed attack`,
  );
  const isOfIt = (u: Unit): boolean =>
    u.brigade.nation === nation && (nation !== 'austrian' || !u.brigade.army || u.brigade.army === army);
  f.orders = 'with';
  f.massedBy = l.id;
  f.members = book
    .all(l.file.side)
    .filter((u) => isHorse(u) && isOfIt(u) && isInRange(book, l, u) && !book.isNextToEnemy(u.hex!, u.side))
    .filter((u) => !u.marks.has('inReserve') && !u.marks.has('disordered'));
  for (const u of f.members) {
    u.did.add('commanded');
    if (u.marks.delete('strategic')) u.did.add('wasStrategic');
  }
}
/** The step of the formation at hand is over. */
export function stepEnded(f: Followed): void {
  if (f.isExtended)
    for (const u of f.members)
      if (u.did.has('moved') && !isGun(u) && u.place === 'on-map')
        f.must(u.did.has('exerted'), `${u.id} moved and was not tried`);
  for (const u of f.members) f.outOfReserve.delete(u.id);
  if (f.formation !== undefined) readBrigades(f, [f.formation]);
  f.formation = undefined;
  f.ridden.clear();
  f.members = [];
  f.journeys.clear();
  f.bound.clear();
  f.mover = undefined;
  if (f.book.attached) f.book.unit(f.book.attached.unit).did.add('done');
  f.book.attached = undefined;
}
export function formationBegan(f: Followed, e: EventOf<'formation-began'>): void {
  const { book } = f;
  nothingDue(f, 'the next formation');
  const attached = book.attached?.brigade === e.formation ? book.attached : undefined;
  stepEnded(f);
  book.attached = attached;
  if (attached) book.unit(attached.unit).did.delete('done');
  f.formation = e.formation;
  f.orders = e.orders;
  const b = book.brigades.get(e.formation)!;
  f.must(b.corps === f.corps || f.isMassed, `${e.formation} is not of ${f.corps}`);
  f.must(!f.acted.has(e.formation), `${e.formation} acts twice`);
  f.acted.add(e.formation);
  const own = [...book.units.values()].filter((u) => u.brigade.id === e.formation);
  for (const u of own) u.did.delete('commanded');
  // R23 Corps cavalry that has acted with a brigade does not act again.
  f.members = [...own.filter((u) => !u.did.has('done')), ...(attached ? [book.unit(attached.unit)] : [])];
  if (f.command.type !== 'try') {
    const isComing = f.members.some((u) => u.place === 'waiting' && isDue(f, u.id));
    f.same(
      `orders of ${e.formation}`,
      e.orders,
      hasOrders(book, e.formation) || (isComing && b.kind !== 'corps-cavalry') ? 'with' : 'without',
    );
  }
  const inCommand = e.orders === 'with' ? commanded(book, e.formation, f.members) : new Set<string>();
  for (const u of f.members) {
    if (inCommand.has(u.id)) u.did.add('commanded');
    if (u.hex !== undefined && book.isNextToEnemy(u.hex, u.side)) u.did.add('startedAdjacent');
  }
}
export function isDue(f: Followed, id: string): boolean {
  const found = f.book.reinforcementOf(id);
  return found !== undefined && found.turn <= f.book.turn;
}
export function ordersRolled(f: Followed, e: EventOf<'orders-rolled'>): void {
  const l = f.book.brigadier(e.formation);
  f.must(l !== undefined && !l.isFinished && l.place === 'on-map', `${e.formation} may not roll for Orders`);
  f.must(!hasOrders(f.book, e.formation), `${e.formation} has Orders and rolls for them`);
  const total = e.die + (l?.file.engagementDrm ?? 0);
  f.same(`orders of ${e.formation}`, [e.total, e.hasOrders], [total, total <= charts.orders.most]);
}
/** 19 A leader moves: by the cheapest way, and only where he may be. */
export function rode(f: Followed, e: EventOf<'rode'>): void {
  const { book } = f;
  const l = book.leader(e.piece);
  const { side } = l.file;
  f.same(`where ${e.piece} comes from`, e.from, l.hex);
  const mayBe = (hex: string): boolean => !book.isNextToEnemy(hex, side) || book.isHeldBy(hex, side);
  const costs = leaderCosts(book, e.from, side, l.file.ma, mayBe);
  f.must(mayBe(e.to), `${e.piece} may not ride to ${e.to}`);
  f.same(`ride of ${e.piece} to ${e.to}`, e.cost, costs.get(e.to));
  const far = (f.ridden.get(l.id) ?? 0) + e.cost;
  f.must(far <= l.file.ma, `${l.id} rides ${far} of ${l.file.ma}`);
  f.ridden.set(l.id, far);
  const isHis =
    l.file.rank === 'brigadier' ? f.formation === l.file.brigade && f.orders !== 'inert' : f.phase === 'commanders';
  f.must(isHis, `${l.id} rides out of his time`);
  f.must(!l.isFinished, `${l.id} is finished and rides`);
  l.hex = e.to;
}
