/** One of ours and one of theirs, and how far apart. */
export interface Pair<Id extends number> {
  readonly own: Id;
  readonly enemy: Id;
  readonly far: number;
}

/** The enemies closest to one's own, each with whom it is closest to: at most so many, nearest first. */
export const nearestPairs = <Id extends number>(
  own: readonly Id[],
  enemies: readonly Id[],
  /** Undefined where there is no way from one to the other. */
  distance: (own: Id, enemy: Id) => number | undefined,
  most: number,
): Pair<Id>[] =>
  enemies
    .flatMap((enemy): Pair<Id>[] => {
      const [nearest] = own
        .flatMap((u): Pair<Id>[] => {
          const far = distance(u, enemy);
          return far === undefined ? [] : [{ own: u, enemy, far }];
        })
        .sort((a, b) => a.far - b.far);
      return nearest ? [nearest] : [];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most);
