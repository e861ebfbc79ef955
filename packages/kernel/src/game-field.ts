import { type Layout, type State, shape } from './buffer.ts';
import type { Pen } from './game.ts';
import type { KernelLayout } from './kernel-state.ts';
import { oncePer } from './once-per.ts';

/** What the rules of a game work on: the frozen world, the changing state, the pen, and room to calculate in. */
export interface GameField<W, L extends Layout, Scratch> {
  readonly w: W;
  readonly s: State<L>;
  readonly pen: Pen;
  readonly scratch: Scratch;
}

/** The shape of a game's state, worked out once a world, and its field over a state of that shape. */
export const fieldsOf = <W extends object, L extends KernelLayout & Layout, Scratch>(
  layout: (w: W) => L,
  scratchOf: (w: W) => Scratch,
) => ({
  shape: oncePer((w: W) => shape(layout(w))),
  field: (w: W, state: State<KernelLayout>, pen: Pen): GameField<W, L, Scratch> => ({
    w,
    s: state as State<L>,
    pen,
    scratch: scratchOf(w),
  }),
});

/** Room to calculate in, by size of the map: rules run one at a time, and nothing in a scratch outlives a call, so all battles share it. */
export function scratchBySize<Scratch>(make: (size: number) => Scratch): (size: number) => Scratch {
  const made = new Map<number, Scratch>();
  return (size) => {
    const scratch = made.get(size) ?? make(size);
    made.set(size, scratch);
    return scratch;
  };
}
