import type { Text } from '@tambour/kernel';
import { type Lettering, type PieceFace, wordsOf } from '@tambour/press';

/** The words on a counter in every language; French is what a press prints that is told no language. */
export function letteringOf(name: Text, formation?: Text): Pick<PieceFace, 'name' | 'formation' | 'lettering'> {
  const lettering: Lettering = { name, ...(formation === undefined ? {} : { formation }) };
  return { ...wordsOf(lettering, 'fr'), lettering };
}
