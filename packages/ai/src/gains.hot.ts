import type { Action } from '@tambour/kernel';

/** So many orders are remembered: more than any search meets. A power of two. */
const ROOM = 1 << 15;
/** With so many looks behind it a mean still follows what is seen now. */
const STEADY = 16;
/** No order is found farther than this from where it belongs; one that finds no room takes that of another. */
const FARTHEST = 16;

const mix = (h: number, n: number): number => Math.imul(h ^ n, 0x9e3779b1) ^ (h >>> 15);

/**
 * What orders were seen to gain, each by its five integers. A search remembers what it has looked at, so that playing on it need not
 * look again. The next one begins with nothing: what a player decides depends on the position and its chance, and not on what it thought about before.
 */
export class Gains {
  readonly #key = new Int32Array(ROOM);
  readonly #mean = new Float64Array(ROOM);
  readonly #looks = new Uint16Array(ROOM);
  readonly #hasDice = new Uint8Array(ROOM);

  forget(): void {
    this.#key.fill(0);
  }
  /** Where an order is kept, or will be. */
  slot(o: Action): number {
    let key = mix(mix(mix(mix(mix(0x2545f491, o.verb), o.a), o.b), o.c), o.d);
    if (key === 0) key = 1;
    let at = (key ^ (key >>> 13)) & (ROOM - 1);
    for (let i = 0; i < FARTHEST; i++) {
      if (this.#key[at] === key) return at;
      if (this.#key[at] === 0) break;
      at = (at + 1) & (ROOM - 1);
    }
    this.#key[at] = key;
    this.#mean[at] = 0;
    this.#looks[at] = 0;
    this.#hasDice[at] = 0;
    return at;
  }
  /** What it gained on average. */
  mean(slot: number): number {
    return this.#mean[slot]!;
  }
  /** How often it was looked at. */
  looks(slot: number): number {
    return this.#looks[slot]!;
  }
  hasDice(slot: number): boolean {
    return this.#hasDice[slot] === 1;
  }
  remember(slot: number, gain: number, hasDice: boolean): void {
    const looks = Math.min(this.#looks[slot]! + 1, STEADY);
    this.#looks[slot] = looks;
    this.#mean[slot]! += (gain - this.#mean[slot]!) / looks;
    if (hasDice) this.#hasDice[slot] = 1;
  }
}
