import { BadInput, read } from '@tambour/kernel';

/** Words for readers of the file: formulas, where a figure comes from, why it is so. */
export const prose = read.string(2000);
export const fields = <Name extends string, T>(names: readonly Name[], reader: read.Reader<T>) =>
  Object.fromEntries(names.map((name) => [name, reader])) as Readonly<Record<Name, read.Reader<T>>>;
/** The same for each of these names. */
export const each = <Name extends string, T>(names: readonly Name[], reader: read.Reader<T>) =>
  read.object(fields(names, reader)) as read.Reader<Readonly<Record<Name, T>>>;
/** Figures with notes in words. */
export const noted = <Field extends Parameters<typeof read.object>[0], Note extends string = never>(
  figures: Field,
  ...notes: readonly Note[]
) => read.object(figures, fields<Note | 'source' | 'why', string>(['source', 'why', ...notes], prose));
/** Entries with notes. */
export const all = <T>(entry: read.Reader<T>) => noted({ entries: read.list(entry, 200) });

const number =
  (least: number, most: number): read.Reader<number> =>
  (v, path) => {
    if (typeof v === 'number' && Number.isFinite(v) && v >= least && v <= most) return v;
    throw new BadInput(path, `must be a number from ${least} to ${most}`);
  };
/** A figure, or how it comes about in words. */
export const either =
  <A, B>(first: read.Reader<A>, inWords: read.Reader<B>): read.Reader<A | B> =>
  (v, path) =>
    typeof v === 'string' ? inWords(v, path) : first(v, path);
/** A text in each language, or in one. */
export const words = either(read.object({ en: prose, fr: prose }), prose);
/** Exactly the words of the code, in its order. */
export const same =
  <Name extends string>(names: readonly Name[]): read.Reader<readonly Name[]> =>
  (v, path) => {
    const list = read.list(read.oneOf(...names), names.length)(v, path);
    if (list.join() !== names.join()) throw new BadInput(path, `must be ${names.join(', ')}, in this order`);
    return list;
  };

export const points = read.integer(-20, 20);
export const count = read.integer(0, 100);
export const quarters = read.integer(0, 12);
export const percent = read.integer(-100, 200);
export const cm = number(0, 200);
export const factor = number(0, 2);
export const losses = read.integer(0, 2000);
