import type { Text } from '@tambour/kernel';
import { type Field, isOver, turnOf } from '../model/state.ts';
import { SEQUENCES, SIDES } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { hourOf, sequenceTitle } from './sequence-words.ts';

/** Turn, hour and sequence in a line: "Turn 3, 16.10 · Catholic movement". */
export function headline(g: Field): Text {
  const turn = turnOf(g);
  if (isOver(g)) return say('headline.over', { turn });
  const title = sequenceTitle(SEQUENCES[g.s.battle.sequence[0]!]!, SIDES[g.s.battle.active[0]!]!);
  return turn === 0 ? title : say('headline.now', { turn, hour: hourOf(g.w, turn), title });
}
