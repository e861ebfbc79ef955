import { BadInput } from '@tambour/kernel';
import { isObject, type Json, type JsonObject, type Place, piecesOf, places } from './figure-path.ts';
import { nearest } from './names.ts';

/** The figures of one battle as its files have them, and what some of them are called in every game. */
export interface BattleFigures {
  readonly scenario: Json;
  readonly charts: Json;
  /** Words that mean a path in this game: `turns`; and, inside a unit, `strength`. */
  readonly words: Readonly<Record<string, string>>;
}

const OPERATORS = ['=', '+=', '-=', '*='] as const;
type Operator = (typeof OPERATORS)[number];

/** One change of figures: where, how and by what, as it was written. */
export interface Override {
  readonly key: string;
  readonly how: Operator;
  readonly value: string;
}
export const overrideText = ({ key, how, value }: Override): string => `${key}${how}${value}`;

/** `KEY=VALUE`, also with `+=`, `-=` and `*=`; undefined for what is none. */
export function parseOverride(text: string): Override | undefined {
  const at = text.indexOf('=');
  // The star of "objectives.*=3" is one of the path.
  const sign = at > 0 && /[^.][+\-*]$/.test(text.slice(0, at)) ? (text[at - 1] ?? '') : '';
  const key = text.slice(0, at - (sign ? 1 : 0)).trim();
  const how = OPERATORS.find((known) => known === `${sign}=`);
  return at < 1 || !/[\p{L}\p{N}]/u.test(key) || !how ? undefined : { key, how, value: text.slice(at + 1).trim() };
}

/** Whether a key means a figure of the battle or its charts, and not an option of the game or a player. */
export const isFigureKey = (key: string, { words }: BattleFigures): boolean =>
  key.includes('.') || Object.hasOwn(words, key);

/** What was changed: only that stands in for the game's own figures. */
export interface ChangedFigures {
  readonly scenario?: Json;
  readonly charts?: Json;
}

/**
 * The figures with the changes made, one after another; the game's own reader judges what comes of them. Throws `BadInput` that names the key and
 * keys like it.
 */
export function withOverrides(figures: BattleFigures, overrides: readonly Override[]): ChangedFigures {
  const root: JsonObject = {
    scenario: structuredClone(figures.scenario),
    charts: structuredClone(figures.charts),
  };
  const touched = new Set<string>();
  for (const override of overrides) touched.add(change(root, figures.words, override));
  return {
    ...(touched.has('scenario') ? { scenario: root.scenario ?? null } : {}),
    ...(touched.has('charts') ? { charts: root.charts ?? null } : {}),
  };
}

const WHOLE = 'names all figures at once: add a point and the name of one of them';

/** The number that stands where a key leads, or how long the list there is; undefined where it is neither, or leads to several. */
export function numberAt(figures: BattleFigures, key: string): number | undefined {
  const root: JsonObject = { scenario: figures.scenario, charts: figures.charts };
  const { found } = resolve(root, figures.words, key);
  return found.length === 1 ? countAt(found) : undefined;
}

/** Where a key leads, and in which of the two files. */
function resolve(root: JsonObject, words: BattleFigures['words'], key: string) {
  const whole = Object.hasOwn(words, key) ? (words[key] ?? key) : key;
  const [head = '', ...rest] = whole.split('.');
  const isFile = head === 'scenario' || head === 'charts';
  const starts = isFile ? [root[head] ?? null] : piecesOf(root.scenario ?? null, head);
  if (starts.length === 0) {
    const heads = ['scenario', 'charts', 'unit', 'leader', ...Object.keys(words).filter((word) => word !== 'strength')];
    throw new BadInput(
      key,
      `does not begin with the name of any figures; the closest are ${nearest(head, heads).join(', ')}`,
    );
  }
  const path = rest.flatMap((word) => (!isFile && word === 'strength' ? (words.strength ?? word).split('.') : [word]));
  if (path.length === 0) throw new BadInput(key, WHOLE);
  const found = isFile ? places(starts[0] ?? null, path, key) : places(starts, path, key);
  if (found.some(({ of }) => of === (starts as unknown))) throw new BadInput(key, WHOLE);
  return { found, file: isFile ? head : 'scenario' };
}

/** Makes one change, and says in which of the two files. */
function change(root: JsonObject, words: BattleFigures['words'], { key, how, value }: Override): string {
  const { found, file } = resolve(root, words, key);
  const before = key === 'turns' ? countAt(found) : undefined;
  for (const place of found) {
    const made = changedValue(place.of[place.at], how, value, key);
    if (made !== undefined) place.of[place.at] = made;
    else if (Array.isArray(place.of)) place.of.splice(Number(place.at), 1);
    else delete place.of[place.at];
  }
  const after = key === 'turns' ? countAt(found) : undefined;
  if (before !== undefined && after !== undefined && after < before) trimTurns(root.scenario ?? null, after);
  return file;
}
const countAt = ([place]: readonly Place[]): number | undefined => {
  const value = place?.of[place.at];
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined;
};

/** In a battle made shorter, what happens in certain turns happens in those that are left; what has none left goes. */
function trimTurns(json: Json, last: number): void {
  if (Array.isArray(json)) {
    for (const entry of json) trimTurns(entry, last);
    const kept = json.filter((entry) => !(isObject(entry) && Array.isArray(entry.turns) && entry.turns.length === 0));
    json.splice(0, json.length, ...kept);
  } else if (isObject(json)) {
    for (const [key, value] of Object.entries(json)) {
      const isTurns = key === 'turns' && Array.isArray(value) && value.every((turn) => typeof turn === 'number');
      if (isTurns) json[key] = value.filter((turn) => Number(turn) <= last);
      else trimTurns(value, last);
    }
  }
}

/** What stands in a place after a change; undefined where it is taken out. */
function changedValue(old: Json | undefined, how: Operator, value: string, key: string): Json | undefined {
  if (how === '=') {
    if (value === '') return undefined;
    const read = readValue(old, value);
    return Array.isArray(old) && typeof read === 'number' ? resized(old, read) : read;
  }
  const by = Number(value);
  if (value === '' || !Number.isFinite(by)) throw new BadInput(key, `${how} needs a number, not "${value}"`);
  const size = Array.isArray(old) ? old.length : old;
  if (typeof size !== 'number') throw new BadInput(key, `${how} is for numbers, and this is none`);
  const sum = how === '*=' ? size * by : how === '+=' ? size + by : size - by;
  // Whole figures stay whole: a strength of 3 made larger by a fifth is 4.
  const made = Number.isInteger(size) && (how === '*=' || Number.isInteger(by)) ? Math.round(sum) : sum;
  return Array.isArray(old) ? resized(old, made) : made;
}

/** A value as it was written, of the kind that stood there. */
function readValue(old: Json | undefined, value: string): Json {
  if (typeof old === 'string' && !/^["[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/** A list cut to its first entries, or made longer by more like its last. */
function resized(list: readonly Json[], length: number): Json {
  const last = list.at(-1);
  if (!Number.isInteger(length) || length < 0 || length > 1000 || last === undefined) return length;
  return Array.from({ length }, (_, i) => structuredClone(list[i] ?? last));
}
