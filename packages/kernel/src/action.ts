/** A command in integers, as rules, search and the record of legality see it. What a–d mean is the game's business. */
export interface Action {
  readonly verb: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** What `list` is asked for in place of a piece: every order, or only those that speak of no single piece. */
export const EVERY = -1;
export const NO_PIECE = -2;

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

const WIDTH = 5;
/** More than any list holds; a small integer, which V8 keeps and compares as one. */
const NO_END = 0x3fffffff;

/** A growing list of orders over one typed array: filled and refilled at every decision without allocating. */
export class ActionList {
  #words = new Int32Array(WIDTH * 256);
  #count = 0;
  #enough = NO_END;

  /** With `candidates`, only one of the orders is wanted: those that are dear to find may be left to them. */
  constructor(readonly candidates?: Candidates) {}

  get count(): number {
    return this.#count;
  }
  /** Empties the list. With `enough`, whoever fills it may stop at so many: all that is asked is whether there are. */
  clear(enough = NO_END): void {
    this.#count = 0;
    this.#enough = enough;
    this.candidates?.clear();
  }
  /** Whether only the existence of a choice is asked for: any two legal orders will do. */
  get isProbe(): boolean {
    return this.#enough !== NO_END;
  }
  get isFull(): boolean {
    return this.#count >= this.#enough;
  }
  add(verb: number, a = 0, b = 0, c = 0, d = 0): void {
    const at = this.#count * WIDTH;
    if (at === this.#words.length) this.#grow();
    const w = this.#words;
    w[at] = verb;
    w[at + 1] = a;
    w[at + 2] = b;
    w[at + 3] = c;
    w[at + 4] = d;
    this.#count++;
  }
  /** Adds an order of each code of a list: `c` is its lowest bits, so many, and `b` the others. */
  addCodes(verb: number, a: number, codes: Int32Array, count: number, bits: number): void {
    while ((this.#count + count) * WIDTH > this.#words.length) this.#grow();
    const w = this.#words;
    const lowest = (1 << bits) - 1;
    let at = this.#count * WIDTH;
    for (let i = 0; i < count; i++, at += WIDTH) {
      const code = codes[i]!;
      w[at] = verb;
      w[at + 1] = a;
      w[at + 2] = code >> bits;
      w[at + 3] = code & lowest;
      w[at + 4] = 0;
    }
    this.#count += count;
  }
  at(i: number): Action {
    const w = this.#words;
    const at = i * WIDTH;
    return { verb: w[at]!, a: w[at + 1]!, b: w[at + 2]!, c: w[at + 3]!, d: w[at + 4]! };
  }
  verb(i: number): number {
    return this.#words[i * WIDTH]!;
  }
  find(o: Action): number {
    const w = this.#words;
    for (let i = 0, at = 0; i < this.#count; i++, at += WIDTH)
      if (w[at] === o.verb && w[at + 1] === o.a && w[at + 2] === o.b && w[at + 3] === o.c && w[at + 4] === o.d)
        return i;
    return -1;
  }
  #grow(): void {
    const more = new Int32Array(this.#words.length * 2);
    more.set(this.#words);
    this.#words = more;
  }
}
