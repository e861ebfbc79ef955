/** A copy of a JSON value with the value at a path of choices replaced. */
export function changed(json: unknown, path: readonly number[], value: unknown): unknown {
  if (path.length === 0 || typeof json !== 'object' || json === null) return value;
  const [pick = 0, ...rest] = path;
  const keys = Object.keys(json);
  const key = keys[pick % keys.length];
  if (key === undefined) return value;
  const swap = (old: unknown, k: string) => (k === key ? changed(old, rest, value) : old);
  if (Array.isArray(json)) return json.map((old: unknown, i) => swap(old, String(i)));
  return Object.fromEntries(Object.entries(json).map(([k, old]) => [k, swap(old, k)]));
}
