import type { Text } from '@tambour/kernel';
import type { Measures } from './scene.ts';

/** A formation as the charts of the closing screen count it. */
export interface Counted {
  readonly side: number;
  readonly formation: Text;
  readonly units: Iterable<number>;
}

const total = (units: Iterable<number>, of: (u: number) => number): number => {
  let sum = 0;
  for (const u of units) sum += of(u);
  return sum;
};

/** The figures of a moment, from the strength each unit began with and what is left of it. */
export function measuresOf(from: {
  readonly sides: readonly Iterable<number>[];
  readonly formations: readonly Counted[];
  /** What the game calls a formation, if something else. */
  readonly called?: Text;
  full(u: number): number;
  left(u: number): number;
  points(side: number): number;
}): Measures {
  return {
    strength: from.sides.map((units) => total(units, from.left)),
    points: from.sides.map((_, side) => from.points(side)),
    ...(from.called && { lossesBy: from.called }),
    losses: from.formations.map(({ side, formation, units }) => ({
      side,
      formation,
      lost: total(units, (u) => from.full(u) - from.left(u)),
      of: total(units, from.full),
    })),
  };
}
