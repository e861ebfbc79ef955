import { apart, type Place, slowSight } from '../slow-sight.ts';
import { type Book, isGun, isHorse, type Unit } from './book.ts';
import { corpsRange } from './command.ts';
import { distance } from './ground.ts';
import { charts, type HexRow, terrainChart } from './scenario-file.ts';
import { isFront } from './zones.ts';

/* 7.1 and 7.2, sections 12 and 13 of our specification: who may shoot at what, and what is added to the die. */

const placeOf = (hex: string): Place => ({ column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) });
const labelOf = ({ column, row }: Place): string => String(column).padStart(2, '0') + String(row).padStart(2, '0');

/** 7.13 R106 Whether two hexes see each other; a charge by road is not hindered by heavy crops. */
export function sees(book: Book, from: string, to: string, isRoadCharge = false): boolean {
  const { ground } = book;
  const blocks = slowSight(
    {
      level: (at) => ground.level(labelOf(at)),
      terrain: (at) => {
        const found = ground.terrain(labelOf(at));
        return isRoadCharge && found === 'heavily_cultivated' ? 'clear' : found;
      },
      isOccupied: (at) => book.in(labelOf(at)).length > 0,
      has: (at) => ground.has(labelOf(at)),
      crest: (a, b) => ground.crest(labelOf(a), labelOf(b)),
    },
    placeOf(from),
    placeOf(to),
  );
  return blocks.length === 0;
}
const AXES = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const slant = (hex: string): number => {
  const { column, row } = placeOf(hex);
  return row - (column - (column % 2)) / 2;
};
/** An offset as steps in a direction and the next one clockwise, both 0 or more; undefined in another sixth. */
function parts(from: string, to: string, d: number): readonly [number, number] | undefined {
  const [q, s] = [placeOf(to).column - placeOf(from).column, slant(to) - slant(from)];
  const [uq, us] = AXES[((d % 6) + 6) % 6]!;
  const [vq, vs] = AXES[(((d + 1) % 6) + 6) % 6]!;
  const det = uq * vs - us * vq;
  const a = (q * vs - s * vq) / det;
  const b = (uq * s - us * q) / det;
  return a >= 0 && b >= 0 ? [a, b] : undefined;
}
/** R60 The fan of 120 degrees of a facing. */
export const isInFan = (from: string, facing: number, to: string): boolean =>
  parts(from, to, facing - 1) !== undefined || parts(from, to, facing) !== undefined;
/** The hexsides of a target by which the line from a firer comes in: one, or two at a corner. */
export function sidesCrossed(target: string, firer: string): number[] {
  for (let d = 0; d < 6; d++) {
    const found = parts(target, firer, d);
    if (!found) continue;
    const [a, b] = found;
    if (a > b) return [d];
    if (b > a) return [(d + 1) % 6];
    return [d, (d + 1) % 6];
  }
  return [];
}
export const fortified = (book: Book, target: string, sides: readonly number[]): boolean =>
  book.file.map.fortifications.some(({ hex, protects }) => hex === target && sides.some((d) => protects.includes(d)));

/** 5.29 5.54 R115 Whether somebody concerned has no cover of the hex: cavalry in a town, all but the one in a château. */
function isBare(book: Book, hex: string, key: 'attack' | 'artillery' | 'smallArms', units: readonly Unit[]): boolean {
  const terrain = book.ground.terrain(hex);
  if (terrain === 'town') return units.some(isHorse);
  const all = book.in(hex);
  return terrain === 'chateau' && key !== 'attack' && (all.length !== 1 || all.some(isHorse));
}
/** The best of what a hex is for those in it. */
export function cover(
  book: Book,
  hex: string,
  key: 'attack' | 'artillery' | 'smallArms',
  units: readonly Unit[],
): number {
  const rows: readonly HexRow[] = book.ground.rows(hex);
  const { town, chateau } = terrainChart.hex;
  const isNothing = isBare(book, hex, key, units);
  return Math.min(...rows.map((row) => (isNothing && (row === town || row === chateau) ? 0 : row[key])));
}
export const range = (book: Book, u: Unit): number =>
  book.isNight && book.effect('night') ? Number(book.effect('night')!.artilleryRange) : u.file.range!;

/** 7.11 7.13 7.14 Whether a hex can be fired at by a battery, the field of fire apart. */
export function mayHit(book: Book, u: Unit, hex: string): string | undefined {
  const far = distance(u.hex!, hex);
  if (book.enemiesIn(hex, u.side).length === 0) return 'nobody there';
  if (far > range(book, u)) return 'out of range';
  if (far === 1 && Math.abs(book.ground.level(u.hex!) - book.ground.level(hex)) >= 2) return '7.14 too steep';
  if (far >= 2 && !sees(book, u.hex!, hex)) return 'no sight';
  return undefined;
}
const rain = (book: Book): number =>
  book.weather === 'rain' && book.effect('rain') ? Number(book.effect('rain')!.fire) : 0;

/** 12.5 What is added to the die of a shot of artillery. */
export function shotSum(book: Book, firers: readonly Unit[], hex: string): number {
  const targets = book.in(hex);
  const { ground } = book;
  const { ranges } = charts.guns;
  const fars = firers.map((u) => distance(u.hex!, hex));
  const worst = Math.min(...firers.map((u, i) => ranges[u.file.gun as keyof typeof ranges].drm[fars[i]! - 1]!));
  const rises = firers.map((u) => ground.level(hex) - ground.level(u.hex!));
  // 5.25 R31 A crest stands for the slope between neighbours.
  const climbs = firers.map((u, i) => (ground.crest(u.hex!, hex) > 0 ? ground.climb(u.hex!, hex) : rises[i]!));
  const up = Math.min(...climbs.map((r) => (r > 0 ? terrainChart.slope[Math.min(3, r) - 1]!.artillery : 0)));
  const down = Math.min(...rises.map((r, i) => (fars[i] === 1 || r > -2 ? 0 : r === -2 ? 1 : 2)));
  const plain = targets.filter((u) => !isGun(u));
  const isDispersed = targets.every((u) => u.file.type === 'jager');
  const isMassed = plain.filter((u) => u.file.type !== 'jager').length >= 2;
  const isWalled = firers.some((u) => fortified(book, hex, sidesCrossed(hex, u.hex!)));
  return (
    worst +
    cover(book, hex, 'artillery', plain) +
    up +
    charts.artilleryDrm.combined * (firers.length - 1) +
    (isMassed ? charts.artilleryDrm.massed : 0) +
    (isDispersed ? charts.artilleryDrm.dispersed : 0) +
    down +
    (firers.some((u) => u.did.has('moved') && u.did.has('firing')) ? charts.artilleryDrm.moved : 0) +
    (isWalled ? -1 : 0) +
    rain(book)
  );
}
export function shotResult(total: number): string {
  const row = charts.artilleryFire.rows.find((r) => r.to === undefined || total <= r.to);
  return row!.result;
}
/** 13 What is added to the die of small arms. */
export function musketSum(book: Book, u: Unit, hex: string): number {
  // R31 R78 A crest stands for the slope between the two hexes.
  const isCrest = book.ground.crest(u.hex!, hex) > 0;
  const rise = isCrest ? book.ground.climb(u.hex!, hex) : book.ground.level(hex) - book.ground.level(u.hex!);
  const up = rise > 0 ? terrainChart.slope[Math.min(3, rise) - 1]!.smallArms : 0;
  const walls = fortified(book, hex, [book.ground.direction(hex, u.hex!)]) ? -1 : 0;
  const plain = book.in(hex).filter((v) => !isGun(v));
  const disorder = u.marks.has('disordered') ? charts.smallArms.disordered : 0;
  return cover(book, hex, 'smallArms', plain) + up + walls + disorder + rain(book);
}
/** 7.23 7.2 R69 Whether a unit may fire its rifles at a hex. */
export function whyNoMusket(book: Book, u: Unit, hex: string): string | undefined {
  const { ground } = book;
  const d = ground.direction(u.hex!, hex);
  if (!['jager', 'light'].includes(u.file.type)) return 'no small arms';
  if (d < 0 || !isFront(book, u, d)) return 'not a front hex';
  if (book.in(u.hex!)[0] !== u && !u.marks.has('square')) return 'not on top';
  if (book.enemiesIn(hex, u.side).length === 0) return 'nobody there';
  if (ground.isBarred(u.hex!, hex) && ground.climb(u.hex!, hex) > 0) return 'R69 a slope over water';
  return undefined;
}
/** 7.12 Why batteries may not combine; undefined if they may. */
export function whyNotTogether(book: Book, firers: readonly Unit[]): string | undefined {
  const corps = new Set(firers.map((u) => u.brigade.corps));
  if (corps.size > 1) return 'of two corps';
  const nation = new Set(firers.map((u) => u.brigade.nation));
  if (nation.has('piedmontese')) return 'Piedmontese';
  const hexes = [...new Set(firers.map((u) => u.hex!))];
  if (nation.has('french') && hexes.length > 1) return 'French from two hexes';
  const linked = new Set(hexes.slice(0, 1));
  for (let i = 0; i < hexes.length; i++)
    for (const hex of hexes) if ([...linked].some((x) => distance(x, hex) <= 1)) linked.add(hex);
  if (linked.size < hexes.length) return 'no chain';
  const l = book.commander([...corps][0]!);
  if (l?.place !== 'on-map' || l.isFinished) return 'no commander';
  if (hexes.some((hex) => distance(hex, l.hex!) > corpsRange(book, l))) return 'out of his range';
  return undefined;
}
export { apart };
