import { itemAt } from '@tambour/kernel';
/** A small seeded generator (mulberry32): the same sheet must print the same bytes everywhere. */
export interface Chance {
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

export const chance = (seed: string | number): Chance => {
  let state = typeof seed === 'number' ? seed >>> 0 : hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
  };
};

/** FNV-1a over UTF-16 units. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
};

/** Smooth value noise in [-1, 1]; one lattice cell is one unit of x and y. */
export const noise = (seed: number) => {
  const lattice = (x: number, y: number): number => {
    let h = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) >>> 0;
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 0;
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const upper = lattice(left, top) * (1 - across) + lattice(left + 1, top) * across;
    const lower = lattice(left, top + 1) * (1 - across) + lattice(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
};
