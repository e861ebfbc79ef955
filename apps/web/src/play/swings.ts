import type { Measures } from '@tambour/stage';
import type { LuckRow, SideFigures } from '../match/protocol.ts';
import type { Combat } from './combats.ts';

/** How an order with its answers changed the figures of the sides. */
export interface Swing extends SideFigures {
  readonly combat: Combat;
  /** How much it gave the first side over the second: points and strength together. */
  readonly worth: number;
}

/** What a change is worth to the first side. A point of strength counts as much as a victory point: neither is nothing. */
export const worthOf = ({ strength, points }: SideFigures): number =>
  (points[0] ?? 0) - (points[1] ?? 0) + (strength[0] ?? 0) - (strength[1] ?? 0);

const less = (to: readonly number[], from: readonly number[]): readonly number[] =>
  to.map((x, i) => x - (from[i] ?? 0));
export const changeOf = (to: SideFigures, from: SideFigures): SideFigures => ({
  strength: less(to.strength, from.strength),
  points: less(to.points, from.points),
});

/** What is less than this is no turning point. */
const LEAST = 1;

/** The orders that changed most, in the order they were given. `history` is how things stood after each command. */
export function swingsOf(history: readonly Measures[], combats: readonly Combat[], most: number): readonly Swing[] {
  const swings = combats.flatMap((combat): Swing[] => {
    const [before, after] = [history[combat.from - 1], history[combat.last.n]];
    if (!before || !after) return [];
    const change = changeOf(after, before);
    return [{ combat, ...change, worth: worthOf(change) }];
  });
  return swings
    .filter(({ worth }) => Math.abs(worth) >= LEAST)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, most)
    .sort((a, b) => a.combat.from - b.combat.from);
}

/** What the dice gave one command over what was to be expected, in the same measure. */
export const luckOf = ({ got, expected }: LuckRow): number => worthOf(changeOf(got, expected));

/** All rolls together. */
export function luckSums(rows: readonly LuckRow[]): {
  readonly got: SideFigures;
  readonly expected: SideFigures;
  readonly worth: number;
} {
  const sum = (of: (row: LuckRow) => readonly number[]): readonly number[] =>
    rows.reduce<readonly number[]>((total, row) => of(row).map((x, i) => x + (total[i] ?? 0)), []);
  const of = (which: 'got' | 'expected'): SideFigures => ({
    strength: sum((row) => row[which].strength),
    points: sum((row) => row[which].points),
  });
  return { got: of('got'), expected: of('expected'), worth: rows.reduce((total, row) => total + luckOf(row), 0) };
}
