import type { SeededRandom } from './random-play.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = { readonly in: Json[] | { [key: string]: Json }; readonly key: string | number; readonly path: string };

/** Every place in a value where something stands, deepest ones included. */
function places(json: Json, path = ''): Place[] {
  if (json === null || typeof json !== 'object') return [];
  const keys: (string | number)[] = Array.isArray(json) ? json.map((_, i) => i) : Object.keys(json);
  return keys.flatMap((key) => {
    const at = path ? `${path}.${key}` : String(key);
    const inside = (json as Record<string | number, Json>)[key]!;
    return [{ in: json, key, path: at }, ...places(inside, at)];
  });
}

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  255,
  4096,
  65535,
  65536,
  1e9,
  -2147483649,
  0.5,
  '',
  '0000',
  '9999',
  'nobody',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  [],
  {},
  [[]],
];

/** A copy of a JSON value with one fault in it: the sort a careless editor or a stranger makes. Says where and what. */
export function mangle(json: unknown, random: SeededRandom): { readonly json: unknown; readonly what: string } {
  const copy = structuredClone(json) as Json;
  const all = places(copy);
  const at = random.of(all);
  const holder = at.in as Record<string | number, Json>;
  const put = (value: Json) => {
    holder[at.key] = value;
  };
  const kind = random.below(8);
  const say = (what: string) => ({ json: copy, what: `${at.path}: ${what}` });
  if (kind === 0) {
    if (Array.isArray(at.in)) at.in.splice(at.key as number, 1);
    else delete holder[at.key];
    return say('deleted');
  }
  if (kind === 1 && Array.isArray(at.in)) {
    at.in.push(structuredClone(holder[at.key]!));
    return say('doubled');
  }
  if (kind === 2 && !Array.isArray(at.in)) {
    const key = random.of(['__proto__', 'constructor', 'extra', 'toString', 'length']);
    Object.defineProperty(at.in, key, { value: random.of(ODD), enumerable: true, configurable: true, writable: true });
    return say(`beside it ${key}`);
  }
  if (kind === 3) {
    // A neighbour's value in its stead: swapped ids, hexes of elsewhere, names out of order.
    const other = random.of(all);
    const value = structuredClone((other.in as Record<string | number, Json>)[other.key]!);
    put(value);
    return say(`took ${other.path}`);
  }
  if (kind === 4 && typeof holder[at.key] === 'number') {
    const value = (holder[at.key] as number) + random.of([-1, 1, 10, -10, 100]);
    put(value);
    return say(`became ${value}`);
  }
  const alike = all.filter((p) => typeof (p.in as Record<string | number, Json>)[p.key] === typeof holder[at.key]);
  if (kind === 5 && alike.length > 1) {
    const other = random.of(alike);
    const otherHolder = other.in as Record<string | number, Json>;
    const value = structuredClone(holder[at.key]!);
    put(structuredClone(otherHolder[other.key]!));
    otherHolder[other.key] = value;
    return say(`swapped with ${other.path}`);
  }
  const value = random.of(ODD);
  put(value);
  return say(`became ${JSON.stringify(value).slice(0, 30)}`);
}
