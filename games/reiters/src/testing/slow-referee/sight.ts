import type { Book } from './book.ts';

/** Steps as sight goes. */
export function rangeOf(book: Book, from: string, to: string): number {
  const out = new Map([[from, 0]]);
  let edge = [from];
  for (let n = 1; edge.length > 0; n++) {
    const fresh: string[] = [];
    for (const z of edge)
      for (const b of book.plan.touching(z))
        if (!out.has(b)) {
          out.set(b, n);
          fresh.push(b);
        }
    edge = fresh;
  }
  return out.get(to) ?? 255;
}

/** 4.1.5 R20 All shortest chains from zone to zone. */
export function chains(book: Book, from: string, to: string): string[][] {
  const far = rangeOf(book, from, to);
  if (far === 0 || far > 3) return [];
  const out: string[][] = [];
  const grow = (chain: string[]): void => {
    const z = chain.at(-1)!;
    if (chain.length === far + 1) {
      if (z === to) out.push(chain);
      return;
    }
    for (const b of book.plan.touching(z)) if (!chain.includes(b)) grow([...chain, b]);
  };
  grow([from]);
  return out;
}

export function isClear(book: Book, chain: readonly string[]): boolean {
  const height = chain.map((z) => book.plan.altitude.get(z)!);
  const [from, to] = [height[0]!, height.at(-1)!];
  const between = chain.slice(1, -1);
  const heights = height.slice(1, -1);
  // 4.1.5.1 4.1.5.2
  for (let i = 1; i < chain.length; i++)
    if (book.plan.crossing(chain[i - 1]!, chain[i]!)!.los !== 'yellow') return false;
  // 4.1.5.3
  if (between.some((z) => book.plan.blocking.get(z))) return false;
  // 4.1.5.4 in its own order
  if (heights.some((h) => h > from && h > to)) return false;
  if (from < to) return false;
  if (to < from && chain.length === 2) return false;
  if (to < from && heights.some((h) => h === from)) return false;
  // 4.1.5.5
  const isLevel = height.every((h) => h === from);
  const isFull = (z: string) =>
    ['C', 'P'].some((side) => book.inZone(side, z).length > 0 || book.baggageIn(side, z).length > 0);
  return !(isLevel && chain.length > 2 && between.some(isFull));
}

export function clearChains(book: Book, from: string, to: string): string[][] {
  const limit = Math.min(...book.specialNow('sight-limit').map((s) => s.zones as number), 99);
  if (rangeOf(book, from, to) > limit) return [];
  return chains(book, from, to).filter((c) => isClear(book, c));
}

export function inSight(book: Book, from: string, to: string): boolean {
  return clearChains(book, from, to).length > 0;
}
