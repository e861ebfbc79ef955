import { type Book, cohesion, isFoot, isGun, isHorse, type Unit } from './book.ts';
import { cover, fortified, sees } from './fire.ts';
import { distance } from './ground.ts';
import { faresOf } from './movement.ts';
import { charts, terrainChart } from './scenario-file.ts';
import { mayJoin } from './stacking.ts';
import { isAllRound, isRear, mayAttackHex } from './zones.ts';

/* 7.3 to 7.5, section 14 of our specification. */

/** 5.29 R41 The unit inside a château: the bottom one that is no cavalry. */
export function insideChateau(book: Book, hex: string): Unit | undefined {
  if (book.ground.terrain(hex) !== 'chateau') return undefined;
  return book
    .in(hex)
    .reverse()
    .find((u) => !isHorse(u));
}
/** R75 Of units in a hex, those who fight in defence: no artillery, and jägers only where there are none but jägers. */
export function fighters(units: readonly Unit[]): Unit[] {
  const plain = units.filter((u) => !isGun(u));
  const others = plain.filter((u) => u.file.type !== 'jager');
  return others.length > 0 ? others : plain;
}
const printed = (units: readonly Unit[]): number => Math.max(...units.map((u) => u.file.cohesion ?? 0));

/** An attacker and the hex from which it comes in. */
export interface Coming {
  readonly unit: Unit;
  readonly from: string;
}
export interface FightFacts {
  readonly hex: string;
  readonly attackers: readonly Coming[];
  readonly defenders: readonly Unit[];
  readonly isSurprise: boolean;
  readonly isInside: boolean;
  /** 7.52 A charge that has come through heavy crops by a road. */
  readonly isRoadCharge: boolean;
}
/** R78 The worst hexside for those who attack over it: slopes upwards, crests, water and works. */
function sideDrm(book: Book, from: string, hex: string): number {
  const { ground } = book;
  const crest = ground.crest(from, hex);
  const rise = ground.level(hex) - ground.level(from);
  const climb = crest > 0 ? ground.climb(from, hex) : Math.min(3, Math.max(0, rise));
  const slope = climb > 0 ? terrainChart.slope[climb - 1]!.attack : 0;
  const water = ground.hasBridge(from, hex) ? 'bridge' : ground.water(from, hex);
  const wet = water === undefined ? 0 : (terrainChart.water[water]!.attack ?? 0);
  const works = fortified(book, hex, [ground.direction(hex, from)]) ? -1 : 0;
  return slope + wet + works;
}
export function attackerSum(
  book: Book,
  { hex, attackers, defenders, isSurprise, isInside, isRoadCharge }: FightFacts,
): number {
  const { attacker: drm } = charts.attackDrm;
  const ours = attackers.map(({ unit }) => unit);
  const more = (type: string): boolean => ours.filter((u) => u.file.type === type).length * 2 > ours.length;
  const rears = attackers.map(
    ({ from }) => defenders.every((u) => !isAllRound(book, u)) && isRear(book, defenders[0]!, from),
  );
  const position = rears.every((x) => x) ? drm.rear : rears.some((x) => x) ? drm.frontAndRear : 0;
  const all = (units: readonly Unit[], type: string): boolean => units.every((u) => u.file.type === type);
  const isOutside = book.ground.terrain(hex) === 'chateau' && !isInside;
  const ground = isOutside ? 0 : cover(book, hex, 'attack', defenders);
  return (
    Math.max(0, ours.length - defenders.length) +
    (printed(ours) > printed(defenders) ? drm.cohesion : 0) +
    position +
    ground +
    Math.min(...attackers.map(({ from }) => sideDrm(book, from, hex))) +
    (defenders.some((u) => u.marks.has('strategic')) ? drm.strategicMovement : 0) +
    (defenders.some((u) => book.horsDeCombat.has(u.brigade.id)) ? drm.horsDeCombat : 0) +
    (all(defenders, 'jager') ? drm.allJagers : 0) +
    (more('light') ? drm.lightInfantry : 0) +
    (more('light-cavalry') && defenders.some(isFoot) ? drm.lightCavalryOnInfantry : 0) +
    (all(ours, 'heavy-cavalry') && all(defenders, 'light-cavalry') ? drm.heavyOnLight : 0) +
    (all(ours, 'light-cavalry') && all(defenders, 'heavy-cavalry') ? drm.lightOnHeavy : 0) +
    (isRoadCharge ? drm.roadCharge : 0) +
    (isSurprise ? drm.surprise : 0)
  );
}
export function defenderSum({ attackers, defenders }: FightFacts): number {
  const { defender: drm } = charts.attackDrm;
  const ours = attackers.map(({ unit }) => unit);
  return (
    Math.max(0, defenders.length - ours.length) +
    (printed(defenders) > printed(ours) ? drm.cohesion : 0) +
    (defenders.some((u) => u.marks.has('disordered')) ? drm.disordered : 0) +
    (defenders.some(isFoot) && ours.some(isHorse) ? drm.infantryAgainstCavalry : 0)
  );
}
export function hitsOf(total: number): number {
  return charts.attack.rows.find((r) => r.to === undefined || total <= r.to)!.hits;
}
/** 14.1 Why a unit may not take part in an attack of foot on a hex. */
export function whyNoAttack(book: Book, u: Unit, hex: string): string | undefined {
  if (!['infantry', 'light'].includes(u.file.type)) return 'never attacks';
  if (u.marks.has('disordered')) return 'disordered';
  if (u.marks.has('square')) return 'in square';
  if (u.marks.has('inReserve')) return 'in reserve';
  if (book.horsDeCombat.has(u.brigade.id)) return 'hors de combat';
  if (book.enemiesIn(hex, u.side).length === 0) return 'nobody there';
  return mayAttackHex(book, u, hex) ? undefined : 'not a hex it may attack';
}
/** R74 Whether the hexes from which units start hang together. */
export function isLinked(hexes: readonly string[]): boolean {
  const linked = new Set(hexes.slice(0, 1));
  for (let i = 0; i < hexes.length; i++)
    for (const hex of hexes) if ([...linked].some((x) => distance(x, hex) <= 1)) linked.add(hex);
  return hexes.every((hex) => linked.has(hex));
}
const CLOSED = ['marsh', 'woods', 'difficult_woods', 'village', 'town', 'chateau', 'lake'];
/** 7.52 R93 Whether cavalry may ride a step of a charge: hex and hexside at most 2 each after ways. */
export function mayRide(book: Book, u: Unit, from: string, to: string): boolean {
  if (CLOSED.includes(book.ground.terrain(to))) return false;
  const { dearest } = charts.charge;
  const isThick = book.ground.isThick(to);
  return faresOf(book, u, from, to).some(
    (f) => f.hexCost <= dearest && f.sideCost <= dearest && !(isThick && f.way === 'none'),
  );
}
/** 7.5 7.51 7.52 Why a unit may not charge along a path, its own hex first and the target last. */
export function whyNoCharge(book: Book, u: Unit, path: readonly string[]): string | undefined {
  const target = path.at(-1)!;
  const far = distance(u.hex!, target);
  if (!isHorse(u)) return 'no cavalry';
  if (u.marks.has('disordered')) return 'disordered';
  if (u.marks.has('inReserve')) return 'in reserve';
  if (book.horsDeCombat.has(u.brigade.id)) return 'hors de combat';
  if (book.enemiesIn(target, u.side).length === 0) return 'nobody there';
  if (far < charts.charge.least || far > charts.charge.most) return 'too near or too far';
  if (path.length !== far + 1) return 'not the shortest path';
  const isByWay = path.slice(1).every((hex, i) => book.ground.isJoined(path[i]!, hex));
  if (!sees(book, u.hex!, target) && !(isByWay && sees(book, u.hex!, target, true))) return 'no sight';
  for (const [i, hex] of path.slice(1).entries()) {
    if (!mayRide(book, u, path[i]!, hex)) return `closed ${path[i]}-${hex}`;
    if (hex !== target && book.enemiesIn(hex, u.side).length > 0) return 'an enemy on the way';
    if (hex !== target && !mayJoin(book, u, hex)) return 'a friend on the way';
  }
  return undefined;
}
/** 15.3 Who lost: 'attacker', 'defender' or 'nobody', once the hits are taken. */
export function loserOf(
  book: Book,
  hex: string,
  side: string,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  hits: readonly [number, number],
): string {
  const ours = attackers.filter((u) => u.place === 'on-map');
  const theirs = defenders.filter((u) => u.place === 'on-map');
  if (ours.length === 0 && theirs.length === 0) return 'nobody';
  if (ours.length === 0) return 'attacker';
  if (theirs.length === 0) return 'defender';
  if (hits[0] !== hits[1]) return hits[0] > hits[1] ? 'attacker' : 'defender';
  const lowest = (units: readonly Unit[]): number => Math.min(...units.map(cohesion));
  if (lowest(ours) !== lowest(theirs)) return lowest(ours) < lowest(theirs) ? 'attacker' : 'defender';
  const best = (isOurs: boolean): number | undefined =>
    [...book.leaders.values()]
      .filter((l) => l.place === 'on-map' && l.hex === hex && !l.isFinished && l.file.rank === 'brigadier')
      .filter((l) => (l.file.side === side) === isOurs)
      .map((l) => l.file.engagementDrm ?? 0)
      .sort((a, b) => a - b)[0];
  const [mine, his] = [best(true), best(false)];
  if (mine !== undefined && his === undefined) return 'defender';
  if (mine === undefined && his !== undefined) return 'attacker';
  if (mine !== undefined && his !== undefined && mine < his) return 'defender';
  return 'attacker';
}
