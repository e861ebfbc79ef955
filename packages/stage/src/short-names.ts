/**
 * Names cut as short as they can be told apart, all to the same length: C and P of Catholics and Protestants, Al and Au of Allies
 * and Austrians. For where there is room for no more: the strip of a phone, a flag on the map.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const most = Math.max(...names.map((name) => name.length));
  for (let length = 1; length < most; length++) {
    const short = names.map((name) => name.slice(0, length).trimEnd());
    if (new Set(short.map((name) => name.toLowerCase())).size === names.length) return short;
  }
  return names;
}
