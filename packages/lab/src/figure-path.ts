import { BadInput } from '@tambour/kernel';
import { nearest, plain } from './names.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Where a figure stands: a key of an object or an index of a list. */
export interface Place {
  readonly of: Record<string | number, Json>;
  readonly at: string | number;
}
const placeIn = (of: Json[] | JsonObject, at: string | number): Place => ({ of: of as Place['of'], at });

/** What a thing of a battle may be called: its id, its name in each language, the number of its hex or zone. */
function namesOf(json: Json): readonly string[] {
  if (!isObject(json)) return [];
  const { id, name, zone, hex } = json;
  const named = isObject(name) ? Object.values(name) : [name];
  return [id, zone, hex, ...named].filter((word): word is string => typeof word === 'string');
}

/** Every place that a path leads to, from one thing or from each of several. Throws `BadInput` under the key the person wrote. */
export function places(from: Json | readonly Json[], path: readonly string[], key: string): readonly Place[] {
  return Array.isArray(from) && path.length > 0
    ? fromList(from as Json[], path, key)
    : fromOne(from as Json, path, key);
}

/** A list: `*` is each of its entries, `side:P` those whose side is P, a number or a name one of them. */
function fromList(list: Json[], path: readonly string[], key: string): readonly Place[] {
  const [word = ''] = path;
  const rest = path.slice(1);
  const [field, wanted] = word.split(/:(.*)/s);
  if (word === '*' || (wanted !== undefined && field !== undefined)) {
    const some = word === '*' ? list : list.filter((entry) => isObject(entry) && String(entry[field ?? '']) === wanted);
    if (some.length === 0) throw new BadInput(key, `has nothing with ${word}`);
    // Of those that were picked out, one may be named still.
    if (word !== '*' && !hasField(some, rest[0] ?? '')) return fromList(some, rest, key);
    return rest.length === 0 ? some.map((entry) => placeIn(list, list.indexOf(entry))) : eachOf(some, rest, key, list);
  }
  if (/^\d+$/.test(word) && Number(word) < list.length && !list.some((entry) => namesOf(entry).includes(word)))
    return step(list, Number(word), rest, key, list);
  // A name may itself have points in it.
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.');
    const exact = list.filter((entry) => namesOf(entry).includes(name));
    const isWords = path.slice(0, length).every((part) => plain(part) !== '');
    const found =
      exact.length > 0 || !isWords ? exact : list.filter((entry) => namesOf(entry).map(plain).includes(plain(name)));
    if (found.length > 1) throw new BadInput(key, `means several: ${found.map(idOf).join(', ')}`);
    if (found[0] !== undefined) return step(list, list.indexOf(found[0]), path.slice(length), key, list);
  }
  const known = list.flatMap((entry) => [...namesOf(entry)]);
  throw new BadInput(key, notThere(word, known.length > 0 ? known : list.map((_, i) => String(i))));
}

const idOf = (entry: Json): string => namesOf(entry)[0] ?? '?';
const hasField = (list: readonly Json[], word: string): boolean =>
  word === '' || list.some((entry) => isObject(entry) && Object.hasOwn(entry, word));
const notThere = (word: string, known: readonly string[]): string =>
  `has no "${word}"; the closest are ${nearest(word, known).join(', ')}`;

/** The same path in each of several: those that have it count, and one must. */
function eachOf(
  some: readonly Json[],
  path: readonly string[],
  key: string,
  beside: readonly Json[],
): readonly Place[] {
  let fault: BadInput | undefined;
  const found = some.flatMap((entry) => {
    try {
      return fromOne(entry, path, key, beside, true);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      fault ??= error;
      return [];
    }
  });
  if (found.length === 0 && fault) throw fault;
  return found;
}

function step(
  of: Json[] | JsonObject,
  at: string | number,
  rest: readonly string[],
  key: string,
  beside: readonly Json[] = [],
): readonly Place[] {
  const next = (of as Place['of'])[at] ?? null;
  return rest.length === 0
    ? [placeIn(of, at)]
    : Array.isArray(next)
      ? fromList(next, rest, key)
      : fromOne(next, rest, key, beside);
}

/** An object. A field that only others beside it have can be added to it, unless each of many was meant. */
function fromOne(
  json: Json,
  path: readonly string[],
  key: string,
  beside: readonly Json[] = [],
  isEach = false,
): readonly Place[] {
  const [word = ''] = path;
  if (Array.isArray(json)) return fromList(json, path, key);
  if (!isObject(json)) throw new BadInput(key, `has no "${word}": there is nothing inside`);
  if (word === '*') {
    const inside = Object.keys(json);
    return path.length === 1
      ? inside.map((at) => placeIn(json, at))
      : eachOf(Object.values(json), path.slice(1), key, []);
  }
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.');
    const isLike = (known: string) => length === 1 && plain(known) === plain(name);
    const at = Object.hasOwn(json, name) ? name : Object.keys(json).find(isLike);
    if (at !== undefined) return step(json, at, path.slice(length), key);
  }
  if (!isEach && path.length === 1 && beside.some((other) => isObject(other) && Object.hasOwn(other, word)))
    return [placeIn(json, word)];
  throw new BadInput(key, notThere(word, [...Object.keys(json), ...(isEach ? [] : beside.flatMap(keysOf))]));
}
const keysOf = (json: Json): string[] => (isObject(json) ? Object.keys(json) : []);

/** Where else things stand that are asked for under one word. */
const ALSO: Readonly<Record<string, readonly string[]>> = { leader: ['generals'], unit: ['units'] };

/** All things of a kind in a scenario, wherever they stand: `unit` finds every list of units in it. */
export function piecesOf(scenario: Json, kind: string): Json[] {
  const under = [kind, `${kind}s`, ...(Object.hasOwn(ALSO, kind) ? (ALSO[kind] ?? []) : [])];
  const out: Json[] = [];
  const look = (json: Json, isUnder: boolean): void => {
    if (Array.isArray(json)) {
      const named = json.filter((entry) => namesOf(entry).length > 0);
      if (isUnder && named.length > 0) out.push(...named);
      else for (const entry of json) look(entry, false);
      return;
    }
    if (!isObject(json)) return;
    for (const [key, value] of Object.entries(json)) {
      // A table of things by their ids, as lists are of things with ids.
      if (isUnder && isObject(value) && namesOf(value).length > 0) {
        if (!Object.hasOwn(value, 'id')) Object.defineProperty(value, 'id', { value: key });
        out.push(value);
      } else look(value, under.includes(key) || (isUnder && isObject(value)));
      if (isUnder && isObject(value)) look(value, false);
    }
  };
  look(scenario, false);
  return out;
}
