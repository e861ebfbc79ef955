/**
 * What the last commands changed, latest on top, as far back as they may be taken back. A command changes a few words of a
 * state of thousands of bytes, so the words that were there before are kept and not the state: a side that gives orders
 * without end fills no memory with copies. What is let go is written over by what comes next.
 */
export class WayBack {
  /** Room for the state before a command, for the caller to fill. */
  readonly before: Uint8Array;
  readonly #after: Uint8Array;
  readonly #old: Int32Array;
  readonly #new: Int32Array;
  /** For each change the words by number and what they were, then how many. */
  #kept = new Int32Array(LEAST);
  #top = 0;
  #count = 0;

  constructor(size: number) {
    const words = Math.ceil(size / (4 * AT_ONCE)) * AT_ONCE;
    this.#old = new Int32Array(words);
    this.#new = new Int32Array(words);
    this.before = new Uint8Array(this.#old.buffer, 0, size);
    this.#after = new Uint8Array(this.#new.buffer, 0, size);
  }

  get count(): number {
    return this.#count;
  }
  /** How much memory it holds on to. */
  get bytes(): number {
    return this.#kept.byteLength + 2 * this.#old.byteLength;
  }

  /** A command was carried out: from `before` the state has become this. */
  push(after: Uint8Array): void {
    this.#after.set(after);
    const was = this.#old;
    const is = this.#new;
    const words = was.length;
    if (this.#top + 2 * words + 1 > this.#kept.length) this.#grow(this.#top + 2 * words + 1);
    const kept = this.#kept;
    const began = this.#top;
    let top = began;
    for (let i = 0; i < words; i += AT_ONCE) {
      const low = (was[i]! ^ is[i]!) | (was[i + 1]! ^ is[i + 1]!);
      const high = (was[i + 2]! ^ is[i + 2]!) | (was[i + 3]! ^ is[i + 3]!);
      if ((low | high) === 0) continue;
      for (let at = i; at < i + AT_ONCE; at++)
        if (was[at] !== is[at]) {
          kept[top++] = at;
          kept[top++] = was[at]!;
        }
    }
    kept[top] = top - began;
    this.#top = top + 1;
    this.#count++;
  }
  /** The state before the last command, which led to this one; it holds until the next command. */
  pop(after: Uint8Array): Uint8Array | undefined {
    if (this.#count === 0) return undefined;
    this.before.set(after);
    const kept = this.#kept;
    const end = this.#top - 1;
    const began = end - kept[end]!;
    for (let at = began; at < end; at += 2) this.#old[kept[at]!] = kept[at + 1]!;
    this.#top = began;
    this.#count--;
    return this.before;
  }
  clear(): void {
    this.#top = 0;
    this.#count = 0;
    if (this.#kept.length > MOST_IDLE) this.#kept = new Int32Array(LEAST);
  }

  #grow(least: number): void {
    const more = new Int32Array(Math.max(least, 2 * this.#kept.length));
    more.set(this.#kept);
    this.#kept = more;
  }
}

/** Words compared at once: nearly all are as they were. */
const AT_ONCE = 4;
/** Words of room to begin with, and the most that are held on to when nothing is in them. */
const LEAST = 64;
const MOST_IDLE = 8192;
