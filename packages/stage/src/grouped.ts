/** Those of a list that go together by some key, in the order in which each key first comes. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => unknown): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<unknown, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}
