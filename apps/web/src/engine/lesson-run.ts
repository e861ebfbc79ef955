import { audited, type GamePackage } from '@tambour/games';
import { Match, type World } from '@tambour/kernel';
import { exampleLesson, type Lesson } from '@tambour/stage';
import { trouble } from '../match/trouble.ts';
import { MatchHistory } from './match-history.ts';

/** Any seed will do: it is the same for everyone, so that a lesson goes the same way each time. */
const SEED = 1;

export async function findLesson<W extends World, Field>(game: GamePackage<W, Field>, id: string): Promise<Lesson> {
  const { stage } = game;
  const lesson = (await stage.study()).lessons.find((known) => known.id === id);
  if (lesson) return lesson;
  const example = (await stage.examples?.())?.find((known) => known.id === id);
  if (example) return exampleLesson(await audited(game), stage, example);
  throw trouble('unknown-lesson', `There is no lesson “${id}”.`, `Il n’y a pas de leçon « ${id} ».`);
}

export async function beginLesson<W extends World, Field>(
  game: GamePackage<W, Field>,
  lesson: Lesson,
): Promise<MatchHistory<W, Field>> {
  const match = Match.fromPosition(await audited(game), lesson.choice, lesson.position(), SEED);
  match.nextDice = lesson.dice;
  return new MatchHistory(game, match);
}
