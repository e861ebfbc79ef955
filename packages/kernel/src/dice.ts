/** Who answers when the rules ask for a die. The rules never know. */
export interface Dice {
  /** A face from `lowest` to `lowest + sides - 1`, as printed on the die. */
  roll(sides: number, lowest: number): number;
}

/** Four words of generator state, wherever they are kept. */
export type DiceWords = Uint32Array;

const rotl = (x: number, k: number) => (x << k) | (x >>> (32 - k));

/** One draw of xoshiro128** (Blackman and Vigna, public domain): small, well tested, all its state in four words. */
function draw(s: DiceWords): number {
  const s1 = s[1]!;
  const result = Math.imul(rotl(Math.imul(s1, 5), 7), 9) >>> 0;
  const t = s1 << 9;
  s[2]! ^= s[0]!;
  s[3]! ^= s1;
  s[1]! ^= s[2]!;
  s[0]! ^= s[3]!;
  s[2]! ^= t;
  s[3] = rotl(s[3]!, 11);
  return result;
}

/** Spreads a 32-bit seed over the four words with splitmix32, so that near seeds give far games. */
export function seedDice(words: DiceWords, seed: number): void {
  let x = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) >>> 0;
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    words[i] = z ^ (z >>> 15);
  }
}

/** The generator of play. Draws that would favour low faces are thrown away, so every face has the same chance. */
export const seededDice = (words: DiceWords): Dice => ({
  roll(sides, lowest) {
    if (sides > 0xffffffff) return lowest + draw(words);
    // All of it unsigned 32-bit, which V8 reckons in integers: 2^32 % n is that of 2^32 - n.
    const n = sides >>> 0;
    const most = 0xffffffff - ((-n >>> 0) % n);
    let x = draw(words);
    while (x > most) x = draw(words);
    return lowest + (x % n);
  },
});

export class DiceError extends Error {
  override name = 'DiceError';
}

/** Dice thrown elsewhere: a record being replayed, a real table, a test. Faces not on the die are an error. */
export function scriptedDice(faces: readonly number[], after?: Dice): Dice & { readonly left: number } {
  let at = 0;
  return {
    get left() {
      return faces.length - at;
    },
    roll(sides, lowest) {
      if (at >= faces.length) {
        if (after) return after.roll(sides, lowest);
        throw new DiceError(`no die left: die ${at + 1} of a d${sides} was asked for`);
      }
      const face = faces[at]!;
      if (!Number.isInteger(face) || face < lowest || face >= lowest + sides)
        throw new DiceError(
          `die ${at + 1} shows ${face}, which is not on a d${sides} (${lowest} to ${lowest + sides - 1})`,
        );
      at++;
      return face;
    },
  };
}

/** More dice than any order throws before the next question. */
const MOST_ON_A_PATH = 100;
/** Every path of dice in turn: `next` steps the odometer; `chance` weighs the path just walked. */
export class EveryDice implements Dice {
  /** Thrown where a path does not end: dice that are thrown again on a tie can be equal for ever. Its chance is next to nothing. */
  static readonly endless = new Error('a path of dice that does not end');
  readonly #path: { face: number; readonly lowest: number; readonly sides: number }[] = [];
  #at = 0;
  begin(): void {
    this.#at = 0;
  }
  roll(sides: number, lowest: number): number {
    let die = this.#path[this.#at];
    if (!die) {
      if (this.#path.length >= MOST_ON_A_PATH) throw EveryDice.endless;
      die = { face: lowest, lowest, sides };
      this.#path.push(die);
    }
    this.#at++;
    return die.face;
  }
  get chance(): number {
    let p = 1;
    for (const d of this.#path) p /= d.sides;
    return p;
  }
  get faces(): number[] {
    return this.#path.map((d) => d.face);
  }
  /** Turns the last die that has a face left; false when every path has been walked. */
  next(): boolean {
    for (let d = this.#path.at(-1); d; d = this.#path.at(-1)) {
      if (d.face < d.lowest + d.sides - 1) {
        d.face++;
        return true;
      }
      this.#path.pop();
    }
    return false;
  }
}

/** Recorded dice; the match's own are thrown along with them, so that play can go on where the record ends. */
export function recordedDice(faces: readonly number[], own: Dice): Dice & { readonly left: number } {
  const script = scriptedDice(faces);
  return {
    get left() {
      return script.left;
    },
    roll(sides, lowest) {
      own.roll(sides, lowest);
      return script.roll(sides, lowest);
    },
  };
}
