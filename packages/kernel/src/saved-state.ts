import type { Group, Kind } from './buffer.ts';
import { type Codec, type Codecs, upToEach } from './codec.ts';
import { KERNEL, type KernelLayout } from './kernel-state.ts';

/** A column, and how it reads in JSON. */
interface SavedColumn<K extends Kind = Kind> {
  readonly kind: K;
  readonly codec: Codec;
}
export const saved = <K extends Kind>(kind: K, codec: Codec): SavedColumn<K> => ({ kind, codec });
/** Columns of a byte each that read alike, and such of whole numbers by the most that each may hold. */
export const savedBytes = <const Name extends string>(codec: Codec, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, saved('u8', codec)])) as Record<Name, SavedColumn<'u8'>>;
export const bytesUpTo = <const Name extends string>(most: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries(upToEach(most)).map(([name, codec]) => [name, saved('u8', codec)])) as Record<
    Name,
    SavedColumn<'u8'>
  >;

/** The columns of a group, with its rows by number or by the names that JSON has for them: one row unless told. What is derived is not saved. */
interface SavedGroup extends Pick<Group, 'derived'> {
  readonly rows?: number;
  readonly names?: readonly string[];
  readonly sparse?: true;
  readonly columns: Readonly<Record<string, Kind | SavedColumn>>;
}
type Groups = Readonly<Record<string, SavedGroup>>;
type KindOf<C> = C extends SavedColumn<infer K> ? K : C extends Kind ? C : never;
export type LayoutOf<G extends Groups> = KernelLayout & {
  readonly [Name in keyof G]: Group & {
    readonly columns: { readonly [C in keyof G[Name]['columns']]: KindOf<G[Name]['columns'][C]> };
  };
};

/** A state told column by column, once: how it lies in the buffer, and how it is read from JSON and written. */
export const savedState = <W, const G extends Groups>(groupsOf: (w: W) => G) => ({
  layout: (w: W): LayoutOf<G> => {
    const groups = Object.entries<SavedGroup>(groupsOf(w)).map(([name, { names, sparse: _, ...group }]) => {
      const columns = Object.entries(group.columns).map(([column, of]) => [
        column,
        typeof of === 'string' ? of : of.kind,
      ]);
      return [name, { rows: names?.length ?? 1, ...group, columns: Object.fromEntries(columns) }];
    });
    return { ...KERNEL, ...Object.fromEntries(groups) };
  },
  codecs: (w: W): Codecs => {
    const groups = Object.entries<SavedGroup>(groupsOf(w)).flatMap(([name, { names, sparse, derived, columns }]) => {
      const codecs = Object.entries(columns).map(([column, of]) => [
        column,
        typeof of === 'string' ? undefined : of.codec,
      ]);
      const own = { ...(names && { names }), ...(sparse && { sparse }), columns: Object.fromEntries(codecs) };
      return derived ? [] : [[name, own] as const];
    });
    return Object.fromEntries(groups);
  },
});
