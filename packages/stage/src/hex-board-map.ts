import type { BoardMap, BoardPlace, BoardStep } from '@tambour/kernel';

/** The map of a game of hexes for programs: places by their labels, each with the steps out of it that stay on the map. */
export const hexBoardMap = (
  w: { readonly hexNames: readonly string[]; readonly near: ArrayLike<number> },
  game: Pick<BoardMap, 'movers' | 'notes'> & {
    place(hex: number): Omit<BoardPlace, 'id' | 'neighbours'>;
    /** The step out of a hex by the side of this number; `at` is where tables of steps have it. */
    step(at: number, hex: number, d: number): Omit<BoardStep, 'to'>;
  },
): BoardMap => ({
  kind: 'hexes',
  movers: game.movers,
  places: w.hexNames.map((id, hex) => ({
    id,
    ...game.place(hex),
    neighbours: [0, 1, 2, 3, 4, 5].flatMap((d) => {
      const to = w.hexNames[w.near[hex * 6 + d] ?? -1];
      return to === undefined ? [] : [{ to, ...game.step(hex * 6 + d, hex, d) }];
    }),
  })),
  notes: game.notes,
});
