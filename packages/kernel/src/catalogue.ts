import { LANGUAGES, type Language, type Text } from './id.ts';

/** The texts of a game in one language, by key. A third language is one more of these. */
export type Messages = Readonly<Record<string, string>>;
/**
 * What a message is filled in with: words of both languages, a name that is the same in each, a number, a yes or no, or a yes or
 * no of each language, since what is plural in one may be singular in another.
 */
export type Value = Text | string | number | boolean | Readonly<Record<Language, boolean>>;

/** The messages of every language that is there: with keys and names as English has them. */
export type MessagesByLanguage<M extends Messages> = { readonly en?: M } & Readonly<
  Partial<Record<Language, Readonly<Record<keyof M, string>>>>
> & {
    /** Of a language that has not come whole, the part to begin with. */
    readonly opening?: Readonly<Partial<Record<Language, Messages>>>;
  };

/** The names in a message: "{who} loses {n?a point|{n} points}" has who and n. */
type Names<S extends string> = S extends `${string}{${infer Rest}` ? Name<Rest> | Names<Rest> : never;
type Name<S extends string> = S extends `${infer Inner}}${string}` ? Cut<Cut<Inner, '?'>, ':'> : never;
type Cut<S extends string, At extends string> = S extends `${infer Head}${At}${string}` ? Head : S;

/** A message that wants nothing in English may want something elsewhere: what its adjective agrees with. */
type Given<S extends string> = [Names<S>] extends [never]
  ? [values?: Readonly<Record<string, Value>>]
  : [values: Readonly<Record<Names<S>, Value>>];

/** Makes a text of a message: its key, and a value for every name in it. */
export type Say<M extends Messages> = <Key extends keyof M & string>(key: Key, ...given: Given<M[Key]>) => Text;

/** The names of a group of texts: `NamesIn<typeof en, 'why'>` has `tooFar` for the key `why.tooFar`. */
export type NamesIn<M extends Messages, Group extends string> = keyof M extends infer Key
  ? Key extends `${Group}.${infer Name}`
    ? Name
    : never
  : never;

/** How a language bends a word: `{who:de}` passes the value through the filter `de` of that language. */
export type Filters = Readonly<Record<string, (word: string) => string>>;

type Part =
  | string
  | { readonly name: string; readonly filter?: string }
  | { readonly name: string; readonly one: readonly Part[]; readonly other: readonly Part[] };

/** Which of the two forms a number takes: in French zero is singular too. */
const isOne: Readonly<Record<Language, (n: number) => boolean>> = {
  en: (n) => n === 1,
  fr: (n) => Math.abs(n) < 2,
};

/**
 * The texts of a game in every language behind one function, with keys and names checked by the compiler against English.
 *
 * A message is plain words with `{name}` for a value, `{name:filter}` for one bent by the grammar of the language, and
 * `{name?this|that}` for a choice: by singular and plural where the value is a number, else by yes and no.
 */
export function catalogue<const M extends Messages>(
  messages: MessagesByLanguage<M>,
  filters: Readonly<Partial<Record<Language, Filters>>> = {},
): Say<M> {
  const made = new Map<string, Text | Readonly<Record<Language, readonly Part[]>>>();
  const partly = partlyTold(messages, filters);
  const find = (key: string) => {
    const known = made.get(key);
    if (known) return known;
    const parts = each((l) => parse((messages[l] as Messages | undefined)?.[key] ?? missing(key, l)));
    const isPlain = LANGUAGES.every((l) => parts[l].every((p) => typeof p === 'string'));
    const found = isPlain ? Object.freeze(each((l) => parts[l].join(''))) : parts;
    made.set(key, found);
    return found;
  };
  return (key, ...given) => {
    if (!messages.en || !messages.fr) return partly(key, given[0]);
    const found = find(key);
    if (typeof found.en === 'string') return found as Text;
    const values = (given[0] ?? {}) as Readonly<Record<string, Value>>;
    const parts = found as Readonly<Record<Language, readonly Part[]>>;
    return each((l) => fill(parts[l], values, l, filters[l] ?? {}, key));
  };
}

/**
 * Texts while some languages are still to be fetched. What is missing is said in a language that is there, and as soon as it
 * has come, in its own: a text is put together when it is read.
 */
function partlyTold<M extends Messages>(
  messages: MessagesByLanguage<M>,
  filters: Readonly<Partial<Record<Language, Filters>>>,
): (key: string, values: Readonly<Record<string, Value>> | undefined) => Text {
  const plain = new Map<string, Text>();
  const tell = (key: string, values: Readonly<Record<string, Value>>, wanted: Language): string => {
    const inLanguage = (l: Language): string | undefined =>
      (messages[l] as Messages | undefined)?.[key] ?? messages.opening?.[l]?.[key];
    const l = [wanted, ...LANGUAGES].find((other) => inLanguage(other) !== undefined) ?? wanted;
    return fill(parse(inLanguage(l) ?? missing(key, l)), values, l, filters[l] ?? {}, key);
  };
  return (key, values) => {
    const known = values ? undefined : plain.get(key);
    if (known) return known;
    const text: Text = Object.freeze({
      get en() {
        return tell(key, values ?? {}, 'en');
      },
      get fr() {
        return tell(key, values ?? {}, 'fr');
      },
    });
    if (!values) plain.set(key, text);
    return text;
  };
}

const each = <T>(of: (l: Language) => T): Readonly<Record<Language, T>> => ({ en: of('en'), fr: of('fr') });
const missing = (key: string, l: Language): never => {
  throw new Error(`the text ${key} is not in ${l}`);
};

function fill(
  parts: readonly Part[],
  values: Readonly<Record<string, Value>>,
  l: Language,
  filters: Filters,
  key: string,
): string {
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      out += part;
      continue;
    }
    const given = values[part.name];
    if (given === undefined) throw new Error(`the text ${key} wants a value for ${part.name}`);
    const value = typeof given === 'object' ? given[l] : given;
    if ('one' in part) {
      const isFirst = typeof value === 'number' ? isOne[l](value) : value !== false && value !== '';
      out += fill(isFirst ? part.one : part.other, values, l, filters, key);
      continue;
    }
    const word = String(value);
    const filter = part.filter === undefined ? undefined : filters[part.filter];
    if (part.filter !== undefined && !filter)
      throw new Error(`the text ${key} bends by ${part.filter}, unknown in ${l}`);
    out += filter ? filter(word) : word;
  }
  return out;
}

/** A message as its parts. Braces and bars are never words of a message. */
function parse(message: string): readonly Part[] {
  let at = 0;
  const until = (ends: string): Part[] => {
    const out: Part[] = [];
    let words = '';
    while (at < message.length && !ends.includes(message.charAt(at))) {
      if (message[at] !== '{') {
        words += message[at++];
        continue;
      }
      if (words) out.push(words);
      words = '';
      at++;
      out.push(value());
    }
    if (words) out.push(words);
    return out;
  };
  const value = (): Part => {
    const [, name = '', mark] = /^([\w-]+)([}:?])/.exec(message.slice(at)) ?? broken(message);
    at += name.length + 1;
    if (mark === '}') return { name };
    if (mark === ':') {
      const [all = '', filter = ''] = /^([\w-]+)\}/.exec(message.slice(at)) ?? broken(message);
      at += all.length;
      return { name, filter };
    }
    const one = until('|}');
    if (message[at] === '|') at++;
    const other = message[at - 1] === '|' ? until('}') : [];
    if (message[at++] !== '}') broken(message);
    return { name, one, other };
  };
  const parts = until('}');
  return at < message.length ? broken(message) : parts;
}
const broken = (message: string): never => {
  throw new Error(`cannot read the text "${message}"`);
};

/** The names a message uses, in the order of the alphabet: what two languages must agree on. */
export function namesIn(message: string): readonly string[] {
  const names = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      names.add(part.name);
      if ('one' in part) for (const side of [part.one, part.other]) walk(side);
    }
  };
  walk(parse(message));
  return [...names].sort();
}
