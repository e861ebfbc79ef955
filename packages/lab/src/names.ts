/** Words as they are typed in haste: no capitals, accents or points. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How many letters must be changed, put in or left out to make one word of the other. */
function steps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const MOST_NEAR = 6;

/** Those of some words that may have been meant by one, the nearest first; the first few of all if none is near. */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const typed = plain(word);
  const ranked = [...new Set(known)]
    .map((name) => {
      const it = plain(name);
      const isPart = typed !== '' && (it.includes(typed) || typed.includes(it));
      return { name, far: isPart ? 1 : steps(typed, it), most: Math.max(2, Math.floor(typed.length / 3)) };
    })
    .sort((a, b) => a.far - b.far);
  const near = ranked.filter(({ far, most }) => far <= most);
  return (near.length > 0 ? near : [...new Set(known)].map((name) => ({ name })))
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}
