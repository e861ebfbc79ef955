/** One of ours and one of theirs, and how far apart. */
export interface Pair {
  readonly own: number;
  readonly enemy: number;
  readonly far: number;
}

/** The enemies closest to one's own, each with whom it is closest to: at most so many, nearest first. */
export const nearestPairs = (
  own: readonly number[],
  enemies: readonly number[],
  /** Undefined where there is no way from one to the other. */
  distance: (own: number, enemy: number) => number | undefined,
  most: number,
): Pair[] =>
  enemies
    .flatMap((enemy): Pair[] => {
      const [nearest] = own
        .flatMap((u): Pair[] => {
          const far = distance(u, enemy);
          return far === undefined ? [] : [{ own: u, enemy, far }];
        })
        .sort((a, b) => a.far - b.far);
      return nearest ? [nearest] : [];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most);
