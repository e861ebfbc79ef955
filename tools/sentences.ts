/** Every sentence of the repository in both languages, gathered from where it lies: catalogues, data, and code. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Sentence {
  /** What it belongs to: page, kernel, stage, computer, terminal, or a game by its id. */
  readonly owner: string;
  /** Where there: texts, front, lessons, names, rules, a scenario, or a source file. */
  readonly place: string;
  readonly key: string;
  readonly en: string | undefined;
  readonly fr: string | undefined;
}

const OWNERS: Readonly<Record<string, string>> = {
  'apps/web': 'page',
  'apps/cli': 'terminal',
  'packages/ai': 'computer',
};
const ownerOf = (path: string): string => {
  const [room = '', name = ''] = path.split('/');
  return OWNERS[`${room}/${name}`] ?? name;
};
const PLACES: Readonly<Record<string, string>> = {
  'en.ts': 'texts',
  'study.en.ts': 'lessons and descriptions',
};
const sourcePlace = (path: string): string => path.split('/').slice(2).join('/');

const ROOMS = ['apps', 'games', 'packages', 'examples'];
/** Files of the packages whose path there, such as `src/texts/en.ts`, fits. */
const filesOf = (root: string, fits: RegExp): readonly string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        ['src', 'data']
          .flatMap((folder) => under(join(root, room, name, folder)).map((at) => [folder, at] as const))
          .map(([folder, at]) => `${room}/${name}/${folder}/${at}`),
      ),
  )
    .filter((path) => fits.test(path))
    .sort();
function under(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

type Leaf = readonly [key: string, text: string];

/** A message of the page that takes values, as it reads with their names in their place. */
function shown(of: (...values: unknown[]) => unknown): string {
  const names = /^\(?([^)=]*)\)?\s*=>/.exec(of.toString())?.[1]?.split(',') ?? [];
  const values = names.map((name) => `{${name.replace(/:.*/s, '').trim()}}`);
  try {
    return String(of(...values));
  } catch {
    // One that takes a list.
    return String(of(...values.map((value) => [value, '…'])));
  }
}
function leaves(value: unknown, key: string): readonly Leaf[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return [[key, shown(value as (...values: unknown[]) => unknown)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key === '' ? name : `${key}.${name}`));
}

/** Pairs of what two languages have under the same key; a key that one of them lacks is there without it. */
function paired(owner: string, place: string, en: readonly Leaf[], fr: readonly Leaf[]): readonly Sentence[] {
  const [english, french] = [new Map(en), new Map(fr)];
  return [...new Set([...english.keys(), ...french.keys()])].map((key) => ({
    owner,
    place,
    key,
    en: english.get(key),
    fr: french.get(key),
  }));
}

/** `en.ts` and `*.en.ts` with the French file beside each. */
/** A part of the page that brings words of its own. */
const PART = /apps\/web\/src\/(\w+)\/words\.en\.ts$/;
async function catalogues(root: string): Promise<readonly Sentence[]> {
  const files = filesOf(root, /\/src\/(?:.*[/.])?en\.ts$/);
  const found = await Promise.all(
    files.map(async (path) => {
      const load = async (file: string): Promise<readonly Leaf[]> =>
        Object.values(await import(pathToFileURL(join(root, file)).href)).flatMap((made) => leaves(made, ''));
      const place = PART.exec(path)?.[1] ?? PLACES[basename(path)] ?? basename(path).replace('.en.ts', '');
      return paired(ownerOf(path), place, await load(path), await load(path.replace(/en\.ts$/, 'fr.ts')));
    }),
  );
  return found.flat();
}

const isText = (value: object): value is { readonly en: string; readonly fr: string } =>
  ('en' in value && typeof value.en === 'string') || ('fr' in value && typeof value.fr === 'string');
/** Fields in which `en` and `fr` are two printed editions: what differs between them, or where a rule stands in each. */
const NOT_TEXTS: ReadonlySet<string> = new Set(['ref', 'colour', 'retreat', 'double', 'compareWith']);
/** What JSON has in two languages: rules, rulings, scenarios. */
function inData(value: unknown, key: string): readonly (readonly [key: string, text: Partial<Sentence>])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [[key, { en: value.en, fr: value.fr }]];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (NOT_TEXTS.has(name)) return [];
    const called = typeof inner === 'object' && inner !== null && 'id' in inner ? String(inner.id) : name;
    return inData(inner, key === '' ? called : `${key}.${called}`);
  });
}
const data = (root: string): readonly Sentence[] =>
  filesOf(root, /\/data\/.*\.json$/).flatMap((path) =>
    inData(JSON.parse(readFileSync(join(root, path), 'utf8')), '').map(([key, { en, fr }]) => ({
      owner: ownerOf(path),
      place: `data/${basename(path, '.json')}`,
      key,
      en,
      fr,
    })),
  );

const quoted = (n: number): string => `(['\`])((?:\\\\.|(?!\\${n}).)*)\\${n}`;
const PAIR = new RegExp(`\\ben: ${quoted(1)},\\s*fr: ${quoted(3)}`, 'gs');
const TROUBLE = new RegExp(`\\btrouble\\(\\s*'[\\w-]+',\\s*${quoted(1)},\\s*${quoted(3)}`, 'gs');
const unescaped = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
/** Sentences that stand in code, as `{ en: '…', fr: '…' }` or as the two of a trouble. */
const inCode = (root: string): readonly Sentence[] =>
  filesOf(root, /\/src\/.*\.tsx?$/)
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [PAIR, TROUBLE].flatMap((form) =>
        [...text.matchAll(form)].map(
          (match): Sentence => ({
            owner: ownerOf(path),
            place: sourcePlace(path),
            key: `line ${text.slice(0, match.index).split('\n').length}`,
            en: unescaped(match[2] ?? ''),
            fr: unescaped(match[4] ?? ''),
          }),
        ),
      );
    })
    .filter(({ en, fr }) => `${en}${fr}` !== '' && !/^\$\{\w+\}$/.test(en ?? ''));

type Words = Readonly<Record<string, { readonly en?: string; readonly fr?: string }>>;
/** What a game shows in place of what its data say: rules by id and field, other sentences by the English of the file. */
async function shownInstead(root: string): Promise<(s: Sentence) => Sentence> {
  const rules = new Map(
    filesOf(root, /\/src\/texts\/rulebook\.json$/).map((path): [string, Words] => [
      ownerOf(path),
      JSON.parse(readFileSync(join(root, path), 'utf8')),
    ]),
  );
  const other = new Map<string, Words>();
  for (const { owner, place, key, en = '', fr = '' } of await catalogues(root))
    if (place === 'reworded') other.set(owner, { ...other.get(owner), [key]: { en, fr } });
  return (s) => ({
    ...s,
    ...(rules.get(s.owner)?.[s.key.replace(/^special\./, '')] ?? other.get(s.owner)?.[s.en ?? '']),
  });
}

/** All of them as they are shown, each owner’s together. */
export async function sentences(root: string): Promise<readonly Sentence[]> {
  const shown = await shownInstead(root);
  const all = [
    ...(await catalogues(root)).filter(({ place }) => place !== 'reworded'),
    ...inCode(root),
    ...data(root).map(shown),
  ];
  return all.sort((a, b) => a.owner.localeCompare(b.owner));
}
