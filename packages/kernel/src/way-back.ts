/**
 * The states before the last commands, latest on top, as far back as they may be taken back. What is let go is written over
 * by what comes next: the same few pages of memory serve a whole battle.
 */
export class WayBack {
  readonly #states: Uint8Array[] = [];
  #count = 0;
  constructor(readonly size: number) {}

  get count(): number {
    return this.#count;
  }
  /** Room for one more state on top, for the caller to fill. */
  push(): Uint8Array {
    const room = this.#states[this.#count] ?? this.#more();
    this.#count++;
    return room;
  }
  /** The top state, taken off; it holds until the next `push`. */
  pop(): Uint8Array | undefined {
    return this.#count === 0 ? undefined : this.#states[--this.#count];
  }
  clear(): void {
    this.#count = 0;
  }

  /** As much room again as there is, cut from one piece of memory: a state by itself would cost more to get than to fill. */
  #more(): Uint8Array {
    const many = Math.max(4, this.#states.length);
    const buffer = new ArrayBuffer(many * this.size);
    for (let i = 0; i < many; i++) this.#states.push(new Uint8Array(buffer, i * this.size, this.size));
    return this.#states[this.#count]!;
  }
}
