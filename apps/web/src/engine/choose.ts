import { chanceFrom, LEVELS, playerOf } from '@tambour/ai';
import { audited, type GamePackage } from '@tambour/games';
import { Position, read, seedDice, type World } from '@tambour/kernel';
import type { Answer, Ask } from '../match/protocol.ts';
import { battleOver } from './legal-action.ts';

/**
 * A computer player's decision on what its side may see. The view holds no dice, and this position has dice of its own,
 * so that nothing of the match's luck can be known here. `beat` is sounded while there is time left: who thinks on after that
 * has gone astray.
 */
export async function choose<W extends World, Field>(
  game: GamePackage<W, Field>,
  { choice, position: view, level, seed, ms }: Ask<'choose'>,
  beat: () => void = () => {},
): Promise<Answer<'choose'>> {
  const spec = await audited(game);
  const end = performance.now() + ms;
  const isLate = (): boolean => {
    const late = performance.now() > end;
    if (!late) beat();
    return late;
  };
  const player = playerOf<W, Field>(read.oneOf(...LEVELS)(level, 'level'), { isLate });
  const position = new Position(spec, spec.world(choice));
  position.fromJson(view);
  if (position.over) throw battleOver();
  const chance = chanceFrom(seed);
  seedDice(position.state.dice.word, chance.seed());
  const { index, why } = player.choose(position, chance);
  return { command: position.decode(position.actions.at(index)), why };
}
