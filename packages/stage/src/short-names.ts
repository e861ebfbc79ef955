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

/** The first letters of a name of several words, or the first few of one that is one word. */
const lettersOf = (name: string, length: number): string => {
  const words = name.split(/[-’ ]/).filter((word) => word !== '');
  return words.length > 1
    ? words
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 3)
    : name.slice(0, length);
};
/** Two letters for each name, or three where two are not its own: SJ of Saint-Jean, Cas and Cal. None where three are not, either. */
export function letterMarks(names: readonly string[]): readonly (string | undefined)[] {
  const marks = [2, 3].map((length) => names.map((name) => lettersOf(name, length)));
  return names.map((_, i) => marks.find((all) => all.indexOf(all[i] ?? '') === all.lastIndexOf(all[i] ?? ''))?.[i]);
}
