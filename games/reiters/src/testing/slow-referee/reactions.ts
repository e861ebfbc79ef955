import { type Book, other } from './book.ts';
import { homewardTier } from './retreat.ts';
import { inSight } from './sight.ts';
import { allowance, chokeOf, groundCost, hasRoom, isControlled } from './zones.ts';

/** 6.1 to 6.4, 11.4.4: every reaction open to the passive side, as commands. */
export function reactions(book: Book): Set<string> {
  const out = new Set<string>();
  const { active } = book.at.battle;
  const passive = other(active);
  const reacts = (z: string) =>
    book.plan.next(z).filter((r) => book.at.zone[r]?.marks.includes('reaction') && book.inZone(active, r).length > 0);
  const isSurprised = book.specialNow('no-reaction').some((s) => s.side === passive);
  for (const id of book.onMap(passive)) {
    if (isSurprised || book.marked(id, 'reacted') || book.marked(id, 'disorganised')) continue;
    const u = book.unit(id);
    const { arm } = book.face(id);
    const from = book.row(id).zone!;
    const order = book.order(id);
    const say = (type: string, more: object) => out.add(JSON.stringify({ type, unit: id, ...more }));
    for (const zone of reacts(from)) {
      const there = book.inZone(active, zone);
      const caracole = there.filter((v) => book.marked(v, 'caracole'));
      const named = caracole.length > 0 ? caracole : there;
      const isFaster = there.every((v) => allowance(book, id) > allowance(book, v));
      const downhill = book
        .special('fire-downhill')
        .some((s) => s.side === passive && s.arm === arm && (s.zones as string[]).includes(from));
      const isLower = book.plan.altitude.get(zone)! < book.plan.altitude.get(from)!;
      const seesDown = downhill && isLower && book.plan.crossing(from, zone)!.los === 'yellow';
      if (
        u.weapon === 'fire' &&
        arm !== 'artillery' &&
        (order?.reactionFire.allowed ?? true) &&
        book.specialNow('no-reaction-fire').length === 0 &&
        (inSight(book, from, zone) || seesDown)
      )
        for (const v of named) say('fire', { target: v });
      if (
        arm === 'cavalry' &&
        u.weapon === 'shock' &&
        (order?.reactionCharge.allowed ?? true) &&
        book.plan.crossing(from, zone)!.kind === 'dotted' &&
        book.plan.type.get(zone) === 'I' &&
        inSight(book, from, zone) &&
        isFaster
      )
        for (const v of named) say('charge', { target: v });
      const hasCavalry = there.some((v) => book.face(v).arm === 'cavalry');
      if (
        arm === 'cavalry' &&
        (order?.retreatBeforeCombat.allowed ?? true) &&
        (!hasCavalry || isFaster || order?.retreatBeforeCombat.waiveSpeed) &&
        waysOut(book, id).length > 0
      )
        say('give-way', { from: zone });
    }
    if (u.parent && book.plan.next(from).some((z) => book.inZone(active, z).length === 0))
      for (const zone of book.plan.next(from))
        if (book.inZone(active, zone).some((v) => book.marked(v, 'marched') && book.face(v).arm !== 'artillery'))
          say('slip-away', { from: zone });
  }
  for (const [l, row] of Object.entries(book.at.leader)) {
    if (book.plan.leader.get(l)!.side !== passive || row.place !== 'map' || row.marks.includes('reacted')) continue;
    if (reacts(row.zone!).length === 0) continue;
    for (const z of book.plan.next(row.zone!)) {
      const isEmpty =
        book.inZone(active, z).length + book.leadersIn(active, z).length + book.baggageIn(active, z).length === 0;
      if (isEmpty) out.add(JSON.stringify({ type: 'ride-off', leader: l, to: z }));
    }
  }
  return out;
}

/** 6.4b 6.4c 10.1h R50 R103 */
export function waysOut(book: Book, id: string): string[] {
  const u = book.unit(id);
  const from = book.row(id).zone!;
  const limit = book.order(id)?.moveLimit;
  const supply = book.plan.toSupply(u.side);
  const fits = book.plan.next(from).filter((z) => {
    if (book.inZone(other(u.side), z).length > 0 || !hasRoom(book, id, z)) return false;
    if (limit === 'noEnemyZoc' && !book.marked(id, 'isolated') && isControlled(book, z, other(u.side))) return false;
    const gain = (supply.get(from) ?? 255) - (supply.get(z) ?? 255);
    if (limit === 'neverAwayFromSupply' && gain < 0) return false;
    if (limit === 'alwaysTowardsSupply' && gain <= 0) return false;
    const toll = (isControlled(book, z, other(u.side)) ? 1 : 0) + chokeOf(book, id, z);
    return groundCost(book, from, z) + toll <= allowance(book, id);
  });
  return homewardTier(book, u.side, from, fits);
}
