import { LANGUAGES, type Text } from '@tambour/kernel';
import { plain } from '@tambour/lab/names';

/** Anything with an id and a name to be read. */
export interface Named {
  readonly id: string;
  readonly title: Text;
}

export { plain };

const namesOf = ({ id, title }: Named): string[] =>
  [id, ...LANGUAGES.flatMap((language) => [title[language], title[language].replace(/,.*/s, '')])].map(plain);

/** What a word means: an id first, else the one thing it is a name of ("Auneau" is enough of "Auneau, 24 November 1587"). */
export function named<T extends Named>(word: string, things: readonly T[]): T | undefined {
  const exact = things.find(({ id }) => id === word);
  if (exact) return exact;
  const found = allNamed(word, things);
  return found.length === 1 ? found[0] : undefined;
}

/** All that bear a name: three hexes may be parts of one town. */
export function allNamed<T extends Named>(word: string, things: readonly T[]): readonly T[] {
  const typed = plain(word);
  return typed === '' ? [] : things.filter((thing) => namesOf(thing).includes(typed));
}

/** Everything that words may mean: the one they name, else all whose name has a word that begins with each of them. */
export function meantBy<T extends Named>(words: string, things: readonly T[]): readonly T[] {
  const exact = named(words, things);
  if (exact) return [exact];
  const typed = plain(words).split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  return things.filter((thing) => {
    const known = namesOf(thing).flatMap((name) => name.split(' '));
    return typed.every((start) => known.some((word) => word.startsWith(start)));
  });
}
