import type { World } from '../game.ts';
import type { Position } from '../position.ts';

/** Draws by lot from a seed: what a random player decides, apart from the dice of the match. */
export class Lot {
  #x: number;
  constructor(seed: number) {
    this.#x = seed >>> 0;
  }
  /** A whole number from 0 to `most - 1`. */
  below(most: number): number {
    this.#x = (this.#x + 0x9e3779b9) >>> 0;
    let z = Math.imul(this.#x ^ (this.#x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) % most;
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

/** even: any order; bold: hardly ever turns an offer down, so that there is fighting; by-verb: kinds of order alike. */
export const TEMPERS = ['even', 'bold', 'by-verb'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The index of the order a random player of this temper gives. */
export function choose<W extends World, F>(p: Position<W, F>, lot: Lot, temper: Temper): number {
  const { orders, spec, field } = p;
  if (temper === 'even') return lot.below(orders.count);
  if (temper === 'bold') {
    const i = lot.below(orders.count);
    return spec.declines(field, orders.at(i)) && lot.below(8) > 0 ? lot.below(orders.count) : i;
  }
  const verbs = new Set<number>();
  for (let i = 0; i < orders.count; i++) verbs.add(orders.verb(i));
  const verb = lot.of([...verbs]);
  const fits: number[] = [];
  for (let i = 0; i < orders.count; i++) if (orders.verb(i) === verb) fits.push(i);
  return lot.of(fits);
}

/** More decisions than any battle has: beyond this a game does not end by its rules. */
const MOST_DECISIONS = 50_000;

/** Plays a position to its end at random; `visit` sees it before every decision. Returns the number of decisions. */
export function playOut<W extends World, F>(
  p: Position<W, F>,
  seed: number,
  visit?: (p: Position<W, F>, decision: number, lot: Lot) => void,
): number {
  const lot = new Lot(seed ^ 0x5f356495);
  const temper = TEMPERS[seed % TEMPERS.length]!;
  for (let n = 0; ; n++) {
    if (p.over) return n;
    if (n > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions (seed ${seed})`);
    visit?.(p, n, lot);
    p.playAt(choose(p, lot, temper));
  }
}
