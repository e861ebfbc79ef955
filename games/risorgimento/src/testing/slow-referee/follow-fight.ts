import { alarm } from './alarm.ts';
import {
  attackerSum,
  type Coming,
  defenderSum,
  fighters,
  hitsOf,
  insideChateau,
  isLinked,
  loserOf,
  mayRide,
  whyNoAttack,
  whyNoCharge,
} from './attack.ts';
import { cohesion, isFoot, isGun, isHorse, type Unit } from './book.ts';
import { isInRange } from './command.ts';
import { rideAlong } from './follow-riders.ts';
import type { EventOf, Fight, Followed } from './followed.ts';
import { due, nothingDue } from './pending.ts';
import { charts } from './scenario-file.ts';
import { bind } from './split.ts';
import { isInZone } from './zones.ts';

/* 7.3 to 7.5: attacks, charges and counter-charges. */

export function attackDeclared(f: Followed, e: EventOf<'attack-declared'>): void {
  const { book } = f;
  nothingDue(f, 'an attack');
  const pieces = e.pieces.map((id) => book.unit(id));
  const say = (u: Unit, why: string | undefined): void => {
    if (why !== undefined) f.fault(`${e.kind} of ${u.id} on ${e.hex}: ${why}`);
  };
  const side = pieces[0]!.side;
  // 7.31 R94 Who joins a charge rides with those who have declared it.
  const isJoining = f.command.type === 'join' && f.fight?.hex === e.hex && f.fight.engaged.size === 0;
  const before = isJoining ? f.fight : undefined;
  const all = [...(before?.pieces ?? []), ...pieces];
  f.fight = {
    kind: e.kind,
    hex: e.hex,
    side,
    pieces: all,
    leaders: f.leadersNamed,
    starts: new Map(all.map((u) => [u.id, u.hex!])),
    came: new Map(),
    riders: new Map(),
    held: book.enemiesIn(e.hex, side),
    isSurprise: false,
    isRoadCharge: before?.isRoadCharge ?? false,
    engaged: new Set(),
    resolved: undefined,
    given: new Map(),
    loser: undefined,
  };
  if (before) {
    f.must(isLinked(all.map((u) => u.hex!)), 'chargers that do not hang together');
    f.must(f.isMassed || new Set(all.map((u) => book.brigadeOf(u))).size === 1, 'chargers of two brigades');
  }
  f.threaten(e.hex);
  // 7.47 Who goes on has turned at will.
  if (e.kind === 'continued') {
    for (const u of pieces) f.touched.add(u.id);
    // 7.47 7.52 R91 Cavalry goes on as it charges: into heavy crops by road only, and with what that takes off.
    f.fight.isRoadCharge = pieces.some(isHorse) && book.ground.isThick(e.hex);
  }
  if (e.kind === 'counter-charge') return;
  if (e.kind !== 'continued') {
    bind(f, pieces, e.hex);
    f.must(f.kind !== 'no-attack', `${e.kind} in an activation without attacks`);
    for (const u of pieces) {
      if (!f.members.includes(u) || u.side !== f.active) say(u, 'not of the formation that acts');
      if (!u.did.has('commanded')) say(u, 'was not commanded');
      if (u.did.has('attacked')) say(u, 'has attacked');
      u.did.add('attacked');
    }
  }
  if (e.kind === 'attack') {
    for (const u of pieces) say(u, whyNoAttack(book, u, e.hex));
    f.must(new Set(pieces.map((u) => book.brigadeOf(u))).size === 1, 'attackers of two brigades');
    f.must(isLinked(pieces.map((u) => u.hex!)), 'attackers that do not hang together');
    for (const hex of new Set(pieces.map((u) => u.hex!)))
      if (book.ground.terrain(hex) === 'town') {
        const used = book.in(hex).filter((u) => u.did.has('attacked') || (u.did.has('fired') && !isGun(u)));
        f.must(used.length <= charts.town.mayAttack, `more than two attack out of ${hex}`);
      }
  }
  if (e.kind === 'charge')
    for (const u of pieces) {
      const via = (f.command.via ?? []) as readonly string[];
      const isNamed = ((f.command.attackers ?? []) as readonly string[]).includes(u.id);
      if (isNamed) say(u, whyNoCharge(book, u, [u.hex!, ...via, e.hex]));
      if (u.did.has('startedAdjacent')) say(u, '7.51 started next to the enemy');
      if (book.ground.isThick(e.hex) || via.some((hex) => book.ground.isThick(hex))) f.fight.isRoadCharge = true;
    }
}
/** 7.53 7.54 R53 Cavalry rides at once into the infantry that has come into its zone: no engagement, all who chose it together. */
function counterCharge(f: Followed, u: Unit, hex: string): void {
  const { book } = f;
  const pieces = [...f.counters].map((id) => book.unit(id)).filter((v) => v.place === 'on-map');
  for (const v of pieces) {
    f.must(isHorse(v) && !v.marks.has('disordered'), `${v.id} may not counter-charge`);
    f.must(mayRide(book, v, v.hex!, hex), `${v.id} may not charge into ${hex}`);
    const isThick = book.ground.isThick(hex);
    f.must(book.enemiesIn(hex, v.side).some(isFoot), `${v.id} counter-charges no infantry`);
    f.fight = {
      kind: 'counter-charge',
      hex,
      side: u.side,
      pieces,
      leaders: undefined,
      starts: new Map(pieces.map((x) => [x.id, x.hex!])),
      came: new Map(),
      riders: new Map(),
      held: book.enemiesIn(hex, u.side),
      isSurprise: false,
      isRoadCharge: isThick,
      engaged: new Set(),
      resolved: undefined,
      given: new Map(),
      loser: undefined,
    };
  }
  f.counters.clear();
}
/** M2 Whether a surprise roll is due for an attack of these. */
function maySurprise(f: Followed, fight: Fight, units: readonly Unit[]): boolean {
  const { book } = f;
  const { ground } = book;
  return (
    book.effect('surprise') !== undefined &&
    fight.kind === 'attack' &&
    ground.isThick(fight.hex) &&
    units.every(
      (u) =>
        isFoot(u) && ground.isThick(u.hex!) && !ground.isJoined(u.hex!, fight.hex) && !isInZone(book, u.hex!, u.side),
    )
  );
}
export function surpriseRolled(f: Followed, e: EventOf<'surprise-rolled'>): void {
  const { fight } = f;
  if (!fight) {
    f.fault('a surprise roll without a fight');
    return;
  }
  const able = fight.pieces.filter((u) => u.place === 'on-map' && !u.marks.has('disordered'));
  f.must(maySurprise(f, fight, able), 'a surprise roll that is not due');
  f.same('surprise', e.made, e.die <= Number(f.book.effect('surprise')?.most));
  fight.isSurprise = e.made;
}
/** 7.41 7.42 */
export function engagementRolled(f: Followed, e: EventOf<'engagement-rolled'>): void {
  const { book, fight } = f;
  if (!fight) {
    f.fault('engagement without a fight');
    return;
  }
  const u = book.unit(e.piece);
  const able = fight.pieces.filter((v) => v.place === 'on-map' && !v.marks.has('disordered') && v.hex === u.hex);
  const top = book.in(u.hex!).find((v) => able.includes(v));
  f.same('who rolls', e.piece, top?.id);
  if (
    maySurprise(
      f,
      fight,
      fight.pieces.filter((v) => able.includes(v)),
    ) &&
    fight.engaged.size === 0 &&
    !f.rolledSurprise
  )
    f.fault('no surprise roll');
  const leader = f.isMassed ? book.leader(f.massedBy) : book.brigadier(book.brigadeOf(u));
  const drm = leader && isInRange(book, leader, u) ? (leader.file.engagementDrm ?? 0) : 0;
  const isSquare = isHorse(u) && fight.held.some((v) => v.place === 'on-map' && v.marks.has('square'));
  const total =
    e.die +
    (book.options.hitsTwiceInEngagement === 'no' ? 0 : u.hits) +
    drm +
    (isSquare ? charts.square.engagement : 0) +
    unreliable(f, u);
  f.same(`engagement of ${u.id}`, [e.total, e.cohesion, e.engaged], [total, cohesion(u), total <= cohesion(u)]);
  if (e.engaged) for (const v of able) fight.engaged.add(v.id);
}
const unreliable = (f: Followed, u: Unit): number => {
  const effect = f.book.effect('unreliable');
  return effect && (effect.units as readonly string[]).includes(u.id) ? Number(effect.engagement) : 0;
};
export function attackerEntered(f: Followed, e: EventOf<'attacker-entered'>): void {
  const { book } = f;
  const u = book.unit(e.piece);
  f.same(`where ${u.id} comes from`, e.from, u.hex);
  if (f.counters.has(u.id)) counterCharge(f, u, e.to);
  const { fight } = f;
  if (!fight) {
    f.fault('an attacker enters without a fight');
    return;
  }
  f.same('which hex', e.to, fight.hex);
  const mustEngage = fight.kind === 'attack' || fight.kind === 'charge';
  f.must(!mustEngage || fight.engaged.has(u.id), `${u.id} has not engaged and enters`);
  fight.came.set(u.id, e.from);
  rideAlong(f, u, e.from, e.to);
  book.put(u, e.to);
  u.facing = book.ground.direction(e.from, e.to);
  f.touched.add(u.id);
  alarm(f, u);
  // 7.46 Batteries alone are destroyed by whoever comes in.
  const enemies = book.enemiesIn(fight.hex, fight.side);
  if (enemies.length > 0 && enemies.every(isGun))
    for (const v of enemies)
      if (!f.dues.some((d) => d.what === 'eliminated' && d.who[0] === v.id)) due(f, 'eliminated', v.id);
}
export function attackResolved(f: Followed, e: EventOf<'attack-resolved'>): void {
  const { book, fight } = f;
  nothingDue(f, 'the resolution');
  for (const u of book.units.values()) if (u.did.has('fought')) u.did.delete('fought');
  if (!fight) {
    f.fault('a resolution without a fight');
    return;
  }
  const attackers = book.in(fight.hex).filter((u) => u.side === fight.side && fight.came.has(u.id));
  const enemies = book.enemiesIn(fight.hex, fight.side);
  const inside = insideChateau(book, fight.hex);
  const outside = enemies.filter((u) => u !== inside);
  const isInside = inside !== undefined && inside.side !== fight.side && fighters(outside).length === 0;
  const defenders = isInside ? [inside] : fighters(outside);
  f.same('attackers', [...e.attackers].sort(), attackers.map((u) => u.id).sort());
  f.same('defenders', [...e.defenders].sort(), defenders.map((u) => u.id).sort());
  if (defenders.length === 0 || attackers.length === 0) {
    f.fault('nobody to fight');
    return;
  }
  const facts = {
    hex: fight.hex,
    attackers: attackers.map((unit): Coming => ({ unit, from: fight.came.get(unit.id)! })),
    defenders,
    isSurprise: fight.isSurprise,
    isInside,
    isRoadCharge: fight.isRoadCharge,
  };
  const totals = [e.dice[0] + attackerSum(book, facts), e.dice[1] + defenderSum(facts)] as const;
  f.same(`totals in ${e.hex}`, e.totals, totals);
  const hits = [hitsOf(totals[1]), hitsOf(totals[0])] as const;
  f.same(`hits in ${e.hex}`, e.hits, hits);
  fight.resolved = { attackers, defenders, hits, isInside };
  fight.given = new Map();
  fight.loser = undefined;
}
/** R83 The hits of a resolution once they are all placed: even, and none too many. */
function checkShares(f: Followed, fight: Fight): void {
  const { resolved, given } = fight;
  if (!resolved) return;
  for (const [i, units] of [resolved.attackers, resolved.defenders].entries()) {
    const hits = resolved.hits[i]!;
    const got = (u: Unit): number => given.get(u.id) ?? 0;
    const isFull = (u: Unit): boolean => u.place !== 'on-map';
    const sum = units.reduce((n, u) => n + got(u), 0);
    const jagers = fight.held.filter((u) => !units.includes(u) && u.file.type === 'jager');
    const more = i === 1 ? jagers.reduce((n, u) => n + got(u), 0) : 0;
    const room = units.every(isFull);
    f.must(
      sum + more === hits || (room && sum + more <= hits),
      `${sum + more} of ${hits} hits were taken in ${fight.hex}`,
    );
    f.must(more === 0 || room, 'a jäger in company is hit before the others are gone');
    for (const a of units)
      for (const b of units)
        f.must(got(a) <= got(b) + 1 || isFull(b), `${a.id} has ${got(a)} hits, ${b.id} has ${got(b)}`);
    // 8.4 R97 Two or more hits in all: the leaders of that side in the hex.
    if (sum + more >= 2) f.riskIn(fight.hex, i === 0 ? fight.side : fight.side === 'allied' ? 'austrian' : 'allied');
  }
}
export function sharesDone(f: Followed): void {
  const { fight } = f;
  if (!fight?.resolved || fight.loser !== undefined) return;
  checkShares(f, fight);
  const { attackers, defenders, hits } = fight.resolved;
  fight.loser = loserOf(f.book, fight.hex, fight.side, attackers, defenders, hits);
  const isHeld = attackers.some((u) => u.place === 'on-map');
  const enemies = f.book.enemiesIn(fight.hex, fight.side);
  // R89 A battery whose company is gone.
  if (isHeld && defenders.every((u) => u.place !== 'on-map') && enemies.every(isGun))
    for (const u of enemies) due(f, 'eliminated', u.id);
  closingHits(f, fight);
}
/** 4.43 7.47 R45 An attack in an extended activation costs a hit, and so does a continued one. */
export function closingHits(f: Followed, fight: Fight): void {
  const those = [...fight.came.keys()].map((id) => f.book.unit(id)).filter((u) => u.place === 'on-map');
  for (const u of those) {
    if (f.isExtended && fight.side === f.active && fight.kind !== 'continued') due(f, 'hit', u.id);
    if (fight.kind === 'continued') due(f, 'hit', u.id);
  }
}
export function fightLost(f: Followed, e: EventOf<'fight-lost'>): void {
  const { fight } = f;
  if (!fight) {
    f.fault('a fight is lost that was not fought');
    return;
  }
  const loser = e.side === fight.side ? 'attacker' : 'defender';
  f.same(`loser in ${e.hex}`, loser, fight.loser);
}
/** 7.47 */
export function continuationRolled(f: Followed, e: EventOf<'continuation-rolled'>): void {
  const { book, fight } = f;
  const u = book.unit(e.piece);
  if (!fight?.resolved) {
    f.fault('a continued attack after no fight');
    return;
  }
  const [ours, theirs] = fight.resolved.hits;
  f.must(ours < theirs && fight.loser === 'defender', `${u.id} may not continue`);
  f.must(!book.isNight, `${u.id} continues at night`);
  f.must(!u.did.has('continued'), `${u.id} continues twice`);
  f.same('who rolls', u.id, book.in(fight.hex).find((v) => fight.came.has(v.id))?.id);
  const total = e.die - (theirs - ours) + unreliable(f, u);
  f.same(`continuation of ${u.id}`, [e.total, e.cohesion, e.made], [total, cohesion(u), total <= cohesion(u)]);
}
