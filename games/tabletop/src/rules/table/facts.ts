import type { Shape } from '@tambour/boards';

/** What a list was made from, in a fixed order. Things that change in place are written out, all others are compared by identity. */
export type Facts = unknown[];

/** Where a shape lies now: three corners say it of a base, whose shape is set anew as it moves; of a disc its centre does. */
export function addShape(facts: Facts, shape: Shape): void {
  const { xs, ys } = shape;
  facts.push(shape, shape.x, shape.y, xs[0], ys[0], xs[1], ys[1]);
}
export function areSame(facts: Facts, others: Facts): boolean {
  if (facts.length !== others.length) return false;
  for (let i = 0; i < facts.length; i++) if (facts[i] !== others[i]) return false;
  return true;
}

/** Something worked out from facts, and made anew only where they have changed. */
export class Known<T> {
  #from: Facts = [];
  #facts: Facts = [];
  #made: T | undefined;

  of(add: (facts: Facts) => void, make: () => T): T {
    const facts = this.#facts;
    facts.length = 0;
    add(facts);
    if (this.#made !== undefined && areSame(facts, this.#from)) return this.#made;
    this.#facts = this.#from;
    this.#from = facts;
    this.#made = make();
    return this.#made;
  }
}
