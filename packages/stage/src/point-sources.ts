import type { Objective, PointSource } from './victory.ts';

/** Points that one side has scored, of two. */
const scoredBy = (side: number | undefined, points: number): readonly number[] =>
  [0, 1].map((of) => (of === side ? points : 0));

/** What can be held, as something that brings points: to whoever holds it, or only to the side it counts for. */
export const heldSources = (objectives: readonly Objective[]): PointSource[] =>
  objectives.map(({ place, title, points, side, holder, rule }) => ({
    ...(side !== undefined && { side }),
    what: title,
    place,
    points,
    ...(holder !== undefined && { holder }),
    scored: scoredBy(side === undefined || side === holder ? holder : undefined, points),
    ...(rule !== undefined && { rule }),
  }));

/** What brings a side points for each that it has of it. */
export const countedSource = (
  of: Pick<PointSource, 'what' | 'rule'> & { readonly side: number },
  points: number,
  scored: number,
  isEach = true,
): PointSource => ({ ...of, points, ...(isEach && { isEach }), scored: scoredBy(of.side, scored * points) });
