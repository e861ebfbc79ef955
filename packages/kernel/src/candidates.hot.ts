import type { Action } from './action.ts';

/** Candidates of one verb and one `a`: `b` is one of so many places, from the first on; `c` runs from 0 up to, not including, `each`. */
interface Span {
  verb: number;
  a: number;
  places: Int32Array;
  first: number;
  count: number;
  each: number;
}

/**
 * What may be drawn in place of orders that have not been found yet: to find them all is dear, and one is wanted. Each candidate comes to one order, or to none
 * (`Question.settle`), and each order that a list leaves out for them comes of exactly one. So a candidate that comes to none is put back and another drawn,
 * and every order is as likely as the next.
 */
export class Candidates {
  readonly #spans: Span[] = [];
  #used = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }
  clear(): void {
    this.#used = 0;
    this.#count = 0;
  }
  /** The places are kept, and not copied, until the next order is drawn. */
  add(verb: number, a: number, places: Int32Array, first: number, count: number, each: number): void {
    if (count === 0) return;
    let span = this.#spans[this.#used];
    if (span === undefined) {
      span = { verb, a, places, first, count, each };
      this.#spans.push(span);
    } else {
      span.verb = verb;
      span.a = a;
      span.places = places;
      span.first = first;
      span.count = count;
      span.each = each;
    }
    this.#used++;
    this.#count += count * each;
  }
  at(i: number): Action {
    let left = i;
    for (let k = 0; k < this.#used; k++) {
      const { verb, a, places, first, count, each } = this.#spans[k]!;
      const own = count * each;
      if (left < own) return { verb, a, b: places[first + ((left / each) | 0)]!, c: left % each, d: 0 };
      left -= own;
    }
    throw new RangeError(`there is no candidate ${i} of ${this.#count}`);
  }
}
