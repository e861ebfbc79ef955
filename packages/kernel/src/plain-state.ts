import { type Shape, type State, shape } from './buffer.ts';
import { type Codecs, whole } from './codec.ts';
import type { GameEvent, Pen, World } from './game.ts';
import { KERNEL, type KernelLayout } from './kernel-state.ts';

/** An event whose fields are words and figures: its text (`event.<type>`) is filled in with them. */
export type PlainEvent = GameEvent & Readonly<Record<string, string | number>>;
/** What the rules of a small game work on. */
export interface PlainField<S extends State<KernelLayout> = State<KernelLayout>> {
  readonly w: World;
  readonly s: S;
  readonly pen: Omit<Pen, 'emit'> & { emit(event: PlainEvent): void };
}

/** The columns of each group, and the most that each may hold: what fits a byte. */
type Most = Readonly<Record<string, Readonly<Record<string, number>>>>;
type LayoutOf<M extends Most> = KernelLayout & {
  readonly [G in keyof M]: { readonly rows: number; readonly columns: { readonly [C in keyof M[G]]: 'u8' } };
};
export interface PlainState<M extends Most> {
  readonly shape: Shape<LayoutOf<M>>;
  readonly codecs: Codecs;
}
export type StateOf<P> = P extends PlainState<infer M> ? State<LayoutOf<M>> : never;

/**
 * A state of small whole numbers, given the most that each column may hold: how it lies in the buffer, and how it is read from
 * JSON and written. `rows` names the rows of a group that has several, such as one a unit; any other is a single row.
 */
export function plainState<const M extends Most>(
  most: M,
  rows: Readonly<Partial<Record<keyof M, readonly string[]>>>,
): PlainState<M> {
  const groups = Object.entries(most);
  const namesOf = (group: string): readonly string[] | undefined => rows[group];
  const layout = Object.fromEntries(
    groups.map(([group, columns]) => [
      group,
      {
        rows: namesOf(group)?.length ?? 1,
        columns: Object.fromEntries(Object.keys(columns).map((column) => [column, 'u8'])),
      },
    ]),
  );
  const codecs = groups.map(([group, columns]) => {
    const names = namesOf(group);
    const own = Object.fromEntries(Object.entries(columns).map(([column, n]) => [column, whole(0, n)]));
    return [group, { ...(names && { names }), columns: own }];
  });
  return { shape: shape({ ...KERNEL, ...layout } as LayoutOf<M>), codecs: Object.fromEntries(codecs) };
}
