import type { Text } from '@tambour/kernel';
import { type Field, isOver, turnOf } from '../model/state.ts';
import { SEQUENCES, SIDES } from '../model/vocabulary.ts';
import { hourOf, sequenceTitle } from './sequence-words.ts';

/** Turn, hour and sequence in a line: "Turn 3, 16.10 · Catholic movement". */
export function headline(g: Field): Text {
  const turn = turnOf(g);
  if (isOver(g)) return { en: `The battle is over, turn ${turn}`, fr: `La bataille est finie, tour ${turn}` };
  const title = sequenceTitle(SEQUENCES[g.s.battle.sequence[0]!]!, SIDES[g.s.battle.active[0]!]!);
  if (turn === 0) return title;
  const hour = hourOf(g.w, turn);
  return { en: `Turn ${turn}, ${hour.en} · ${title.en}`, fr: `Tour ${turn}, ${hour.fr} · ${title.fr}` };
}
