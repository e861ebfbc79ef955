import { LANGUAGES, type Text } from '@tambour/kernel';

/** Anything with an id and a name to be read. */
export interface Named {
  readonly id: string;
  readonly title: Text;
}

/** Words as they are typed in haste: no capitals, accents or points. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = ({ id, title }: Named): string[] =>
  [id, ...LANGUAGES.flatMap((language) => [title[language], title[language].replace(/,.*/s, '')])].map(plain);

/** What a word means: an id first, else the one thing it is a name of ("Auneau" is enough of "Auneau, 24 November 1587"). */
export function named<T extends Named>(word: string, things: readonly T[]): T | undefined {
  const exact = things.find(({ id }) => id === word);
  if (exact) return exact;
  const typed = plain(word);
  const found = typed === '' ? [] : things.filter((thing) => namesOf(thing).includes(typed));
  return found.length === 1 ? found[0] : undefined;
}
