/**
 * Reading untrusted JSON: each reader takes a value and its path and returns the value with its type, or throws a
 * `BadInput` that names the field and the reason. Objects are read by known names only, so keys such as `__proto__`
 * are unknown fields like any other.
 */
export class BadInput extends Error {
  override name = 'BadInput';
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(field ? `${field}: ${reason}` : reason);
  }
}

export type Reader<T> = (value: unknown, path: string) => T;
export type Read<R> = R extends Reader<infer T> ? T : never;

const show = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};
export function bad(path: string, wanted: string, value: unknown): never {
  throw new BadInput(path, value === undefined ? `is missing (${wanted})` : `must be ${wanted}, not ${show(value)}`);
}
export const under = (path: string, key: string | number) => {
  const name = typeof key === 'string' && key.length > MOST_NAME ? `${key.slice(0, MOST_NAME - 1)}…` : String(key);
  return path ? `${path}.${name}` : name;
};
/** So much of a name that nobody knows is repeated in a message. */
const MOST_NAME = 60;

/** A short list of what may stand in a field; long lists are told by their ends. */
export const choiceOf = (values: readonly (string | number)[]): string =>
  values.length > 12 ? `one of ${values[0]}, ${values[1]}, … ${values.at(-1)}` : `one of ${values.join(', ')}`;

export const anything: Reader<unknown> = (v) => v;
export const string =
  (most = 200): Reader<string> =>
  (v, path) => {
    if (typeof v !== 'string') return bad(path, 'a text', v);
    if (v.length > most) throw new BadInput(path, `is longer than ${most} characters`);
    return v;
  };
export const boolean: Reader<boolean> = (v, path) => (typeof v === 'boolean' ? v : bad(path, 'true or false', v));
export const integer =
  (least: number, most: number): Reader<number> =>
  (v, path) =>
    typeof v === 'number' && Number.isInteger(v) && v >= least && v <= most
      ? v
      : bad(path, `a whole number from ${least} to ${most}`, v);
export const oneOf = <const T extends string | number>(...values: readonly T[]): Reader<T> => {
  const known = new Set<unknown>(values);
  return (v, path) => (known.has(v) ? (v as T) : bad(path, choiceOf(values), v));
};
export const nullable =
  <T>(inner: Reader<T>): Reader<T | null> =>
  (v, path) =>
    v === null ? null : inner(v, path);
export const list =
  <T>(inner: Reader<T>, most = 100_000): Reader<readonly T[]> =>
  (v, path) => {
    if (!Array.isArray(v)) return bad(path, 'a list', v);
    if (v.length > most) throw new BadInput(path, `has more than ${most} entries`);
    return v.map((entry, i) => inner(entry, under(path, i)));
  };
/** Any keys, one kind of value. The result has no prototype, so no key can reach one. */
export const table =
  <T>(inner: Reader<T>, most = 10_000): Reader<Readonly<Record<string, T>>> =>
  (v, path) => {
    const entries = Object.entries(plain(v, path));
    if (entries.length > most) throw new BadInput(path, `has more than ${most} entries`);
    const out: Record<string, T> = Object.create(null);
    for (const [key, entry] of entries) out[key] = inner(entry, under(path, key));
    return out;
  };

/** Any object but a list, whatever it holds. */
export function plain(v: unknown, path: string): Readonly<Record<string, unknown>> {
  if (v === null || typeof v !== 'object' || Array.isArray(v)) return bad(path, 'an object', v);
  return v as Readonly<Record<string, unknown>>;
}

/** What is not named is refused. */
export function onlyKnown(from: object, known: ReadonlySet<string>, path: string): void {
  for (const key of Object.keys(from))
    if (!known.has(key)) throw new BadInput(under(path, key), 'is not a known field');
}

type Fields = Readonly<Record<string, Reader<unknown>>>;
type Required<Field extends Fields> = { readonly [K in keyof Field]: Read<Field[K]> };
type Optional<Field extends Fields> = { readonly [K in keyof Field]?: Read<Field[K]> };

/** Known fields only; what is not named is refused unless `loose` says that extra fields are notes. */
export const object = <Field extends Fields, O extends Fields = Record<never, never>>(
  fields: Field,
  optional?: O,
  how?: 'loose',
): Reader<Required<Field> & Optional<O>> => {
  const needed = Object.entries(fields);
  const extra = Object.entries(optional ?? {});
  const known = new Set([...needed, ...extra].map(([key]) => key));
  return (v, path) => {
    const from = plain(v, path);
    // Made of pairs at once: an object that grows field by field becomes a slow dictionary, and rules read what was read here.
    const out: [string, unknown][] = [];
    for (const [key, reader] of needed)
      out.push([key, reader(Object.hasOwn(from, key) ? from[key] : undefined, under(path, key))]);
    for (const [key, reader] of extra)
      if (Object.hasOwn(from, key) && from[key] !== undefined) out.push([key, reader(from[key], under(path, key))]);
    if (how !== 'loose') onlyKnown(from, known, path);
    return Object.fromEntries(out) as Required<Field> & Optional<O>;
  };
};

/** Known fields, and notes beside them that nobody reads. */
export const loose = <Field extends Fields>(fields: Field): Reader<Required<Field>> => object(fields, {}, 'loose');

/** What is read, made into something else; the path is for whatever may be wrong with it. */
export const mapped =
  <T, Made>(inner: Reader<T>, make: (value: T, path: string) => Made): Reader<Made> =>
  (v, path) =>
    make(inner(v, path), path);
/** What need not be there, and what counts where it is not. */
export function maybe<T>(inner: Reader<T>): Reader<T | undefined>;
export function maybe<T, Otherwise>(inner: Reader<T>, otherwise: Otherwise): Reader<T | Otherwise>;
export function maybe<T, Otherwise>(inner: Reader<T>, otherwise?: Otherwise): Reader<T | Otherwise | undefined> {
  return (v, path) => (v === undefined ? otherwise : inner(v, path));
}
/** Null for what there is none of. */
export const orNone = <T>(inner: Reader<T>): Reader<T | undefined> => mapped(nullable(inner), (v) => v ?? undefined);

/** A text of a certain form. */
export const matching =
  (pattern: RegExp, wanted: string, most = 20): Reader<string> =>
  (v, path) =>
    pattern.test(string(most)(v, path)) ? (v as string) : bad(path, wanted, v);
/** A word of a closed list, as its number in it. */
export const numberOf = <const Word extends string>(words: readonly Word[]): Reader<number> =>
  mapped(oneOf(...words), (word) => words.indexOf(word));
/** The same for a list that another part of the file gives. */
export const numberAmong = <T extends number = number>(names: readonly string[], what: string, most = 40): Reader<T> =>
  mapped(string(most), (name, path) => {
    const found = names.indexOf(name);
    if (found < 0) throw new BadInput(path, `${JSON.stringify(name)} is not ${what}`);
    return found as T;
  });
export const pair = <T>(inner: Reader<T>): Reader<readonly [T, T]> =>
  mapped(list(inner, 3), ([a, b, ...rest], path) => {
    if (a === undefined || b === undefined || rest.length > 0) throw new BadInput(path, 'must be two entries');
    return [a, b] as const;
  });

/** A value further in, past notes that nobody reads: `at('terrain.road.mpPerHex', points)`. */
export const at = <T>(way: string, inner: Reader<T>): Reader<T> =>
  way.split('.').reduceRight<Reader<T>>(
    (next, key) => (v, path) => {
      const from = plain(v, path);
      return next(Object.hasOwn(from, key) ? from[key] : undefined, under(path, key));
    },
    inner,
  );
/** Several values of one thing, each by a name of its own and found in its own way. */
export const parts =
  <Field extends Fields>(fields: Field): Reader<Required<Field>> =>
  (v, path) =>
    Object.fromEntries(Object.entries(fields).map(([key, reader]) => [key, reader(v, path)])) as Required<Field>;

/** The same by the way to each, of an object that has nothing else: what no way leads to is refused. */
export const wholeBy = <const Ways extends Readonly<Record<string, readonly [way: string, inner: Reader<unknown>]>>>(
  ways: Ways,
): Reader<{ readonly [K in keyof Ways]: Read<Ways[K][1]> }> => {
  const known = Object.values(ways).map(([way]) => way);
  const refuseOthers = (v: unknown, path: string, before: string): void => {
    for (const [key, value] of Object.entries(plain(v, path))) {
      const way = before + key;
      const isOnTheWay = known.some((other) => other.startsWith(`${way}.`));
      must(isOnTheWay || known.includes(way), under(path, key), 'is not a known field');
      if (isOnTheWay) refuseOthers(value, under(path, key), `${way}.`);
    }
  };
  const each = parts(Object.fromEntries(Object.entries(ways).map(([key, [way, inner]]) => [key, at(way, inner)])));
  return (v, path) => {
    const made = each(v, path);
    refuseOthers(v, path, '');
    return made as { readonly [K in keyof Ways]: Read<Ways[K][1]> };
  };
};

/** A field for each word of a closed list, none missing and none unknown. */
export const byWord = <const Word extends string, T>(
  words: readonly Word[],
  inner: Reader<T>,
): Reader<Readonly<Record<Word, T>>> =>
  object(Object.fromEntries(words.map((word) => [word, inner])) as Record<Word, Reader<T>>);
/** The same as a list in the order of the words. */
export const inOrder = <const Word extends string, T>(words: readonly Word[], inner: Reader<T>): Reader<readonly T[]> =>
  mapped(byWord(words, inner), (by) => words.map((word) => by[word]));
/** A list of rows, one for each word of a closed list, each named by its field `key`; they come out in the order of the words. */
export const rowsBy = <const Word extends string, T>(
  words: readonly Word[],
  key: string,
  inner: Reader<T>,
): Reader<readonly T[]> => {
  const rows = list(parts({ word: at(key, oneOf(...words)), row: inner }), words.length);
  return mapped(rows, (all, path) =>
    words.map((word) => {
      const [found, again] = all.filter((one) => one.word === word);
      if (!found || again) throw new BadInput(path, again ? `names ${word} twice` : `has no row ${word}`);
      return found.row;
    }),
  );
};

type Renamed<T, Names> = { readonly [Key in keyof T as Key extends keyof Names ? Names[Key] & string : Key]: T[Key] };
/** The fields of a file under the names that the rules have for them. */
export const renamed =
  <T extends object, const Names extends { readonly [Key in keyof T]?: string }>(
    inner: Reader<T>,
    names: Names,
  ): Reader<Renamed<T, Names>> =>
  (v, path) =>
    Object.fromEntries(
      Object.entries(inner(v, path)).map(([key, value]) => [(names as Record<string, string>)[key] ?? key, value]),
    ) as Renamed<T, Names>;

/** Things of several kinds, each with fields of its own. */
export type OfKinds<Kinds extends Readonly<Record<string, Fields>>> = {
  readonly [Kind in keyof Kinds]: { readonly kind: Kind } & Required<Kinds[Kind]>;
}[keyof Kinds];
/** One of them: its field `kind` says which, and so which others there are; `more` are fields that any may have. */
export const ofKind = <const Kinds extends Readonly<Record<string, Fields>>>(
  kinds: Kinds,
  more: Fields = {},
): Reader<OfKinds<Kinds>> => {
  const kindOf = at('kind', oneOf(...Object.keys(kinds)));
  return (v, path) => {
    const kind = kindOf(v, path);
    return object({ kind: anything, ...kinds[kind] }, more)(v, path) as unknown as OfKinds<Kinds>;
  };
};

/** Refuses a field unless something holds of it. */
export function must(holds: boolean, path: string, otherwise: string): asserts holds {
  if (!holds) throw new BadInput(path, otherwise);
}
/** Refuses a list in which something stands twice. */
export const once = <T>(all: readonly T[], path: (i: number) => string, otherwise: (one: T) => string): void => {
  all.forEach((one, i) => {
    must(all.indexOf(one) === i, path(i), otherwise(one));
  });
};

/** How much of a stranger's JSON is taken: no file of ours comes near, and nothing beyond is walked through. */
export interface Limits {
  readonly depth: number;
  /** Of everything in it, names not counted. */
  readonly values: number;
  readonly characters: number;
}
export const LIMITS: Limits = { depth: 64, values: 2_000_000, characters: 20_000_000 };

interface Nested {
  readonly value: object;
  readonly depth: number;
  readonly key: string;
  readonly inside: Nested | undefined;
}
/** The first names on the way to a value; the rest of a way that is too long would help nobody. */
function wayTo(end: Nested, path: string): string {
  const keys: string[] = [];
  for (let at: Nested | undefined = end; at?.inside; at = at.inside) keys.unshift(at.key);
  return `${keys.slice(0, 3).reduce<string>(under, path)}${keys.length > 3 ? '…' : ''}`;
}

/**
 * Any JSON within the limits. Whatever calls itself for what lies inside (readers, `JSON.stringify`, a hash) comes to the
 * end of the stack on a value nested deep enough, so this, which does not, goes first.
 */
export const bounded =
  (limits: Pick<Limits, 'depth' | 'values'> = LIMITS): Reader<unknown> =>
  (v, path) => {
    const left: Nested[] = [];
    const meet = (value: unknown, key: string, inside: Nested | undefined) => {
      if (typeof value !== 'object' || value === null) return;
      const found: Nested = { value, depth: (inside?.depth ?? 0) + 1, key, inside };
      if (found.depth > limits.depth)
        throw new BadInput(wayTo(found, path), `is nested deeper than ${limits.depth} levels`);
      left.push(found);
    };
    meet(v, '', undefined);
    let values = 1;
    for (let at = left.pop(); at; at = left.pop()) {
      const keys = Object.keys(at.value);
      values += keys.length;
      if (values > limits.values) throw new BadInput(path, `holds more than ${limits.values} values`);
      for (const key of keys) meet((at.value as Readonly<Record<string, unknown>>)[key], key, at);
    }
    return v;
  };

/** Charts, or a battle of one's own: an object that the game will look at more closely. */
export const figures: Reader<unknown> = (v, path) => bounded()(plain(v, path), path);

/** Text to JSON with an error a person can act on. */
export function parseJson(text: string, what: string, limits: Limits = LIMITS): unknown {
  if (text.length > limits.characters) throw new BadInput(what, `is longer than ${limits.characters} characters`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadInput(what, `is not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
  return bounded(limits)(json, what);
}
