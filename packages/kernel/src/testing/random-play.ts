import type { Command, GameSpec, World } from '../game.ts';
import type { Position } from '../position.ts';

/** Draws by lot from a seed: what a random player decides, apart from the dice of the match. */
export class SeededRandom {
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
export const RANDOM_STYLES = ['even', 'bold', 'by-verb'] as const;
export type RandomStyle = (typeof RANDOM_STYLES)[number];

/** The index of the order a random player of this temper gives. */
export function choose<W extends World, Field>(
  p: Position<W, Field>,
  random: SeededRandom,
  style: RandomStyle,
): number {
  const { actions, spec, field } = p;
  if (style === 'even') return random.below(actions.count);
  if (style === 'bold') {
    const i = random.below(actions.count);
    return spec.declines(field, actions.at(i)) && random.below(8) > 0 ? random.below(actions.count) : i;
  }
  const verbs = new Set<number>();
  for (let i = 0; i < actions.count; i++) verbs.add(actions.verb(i));
  const verb = random.of([...verbs]);
  const fits: number[] = [];
  for (let i = 0; i < actions.count; i++) if (actions.verb(i) === verb) fits.push(i);
  return random.of(fits);
}

/** More decisions than any battle has: beyond this a game does not end by its rules. */
const MOST_DECISIONS = 50_000;

/** Plays a position to its end at random; `visit` sees it before every decision. Returns the number of decisions. */
export function playOut<W extends World, Field>(
  p: Position<W, Field>,
  seed: number,
  visit?: (p: Position<W, Field>, decision: number, random: SeededRandom) => void,
): number {
  const random = new SeededRandom(seed ^ 0x5f356495);
  const style = RANDOM_STYLES[seed % RANDOM_STYLES.length]!;
  for (let n = 0; ; n++) {
    if (p.over) return n;
    if (n > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions (seed ${seed})`);
    visit?.(p, n, random);
    p.playAt(choose(p, random, style));
  }
}

/** A standing order drawn from those the game knows. */
export function standingOrder<W extends World, Field>(spec: GameSpec<W, Field>, random: SeededRandom): Command {
  const info = random.of(spec.standing);
  const answer = random.of(info.answers);
  const percent = answer === 'chance' ? { percent: 1 + random.below(100) } : {};
  return { type: 'standing', side: random.of(spec.sides).id, on: info.id, answer, ...percent };
}
