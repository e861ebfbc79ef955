import type { GamePackage } from '@tambour/games';
import { type Applied, DiceError, type GameEvent, Match, type World } from '@tambour/kernel';
import type { Lesson, Task } from '@tambour/stage';
import { trouble } from '../match/trouble.ts';
import { MatchHistory } from './match-history.ts';

/** Any seed will do: it is the same for everyone, so that a lesson goes the same way each time. */
const SEED = 1;

export async function findLesson<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  id: string,
): Promise<Lesson> {
  const lesson = (await stage.study()).lessons.find((known) => known.id === id);
  if (lesson) return lesson;
  throw trouble('unknown-lesson', `There is no lesson "${id}".`, `Il n’y a pas de leçon « ${id} ».`);
}

export function beginLesson<W extends World, Field>(
  game: GamePackage<W, Field>,
  lesson: Lesson,
): MatchHistory<W, Field> {
  const match = Match.fromPosition(game.spec, lesson.choice, lesson.position(), SEED);
  match.nextDice = lesson.dice;
  return new MatchHistory(game, match);
}

/** A learner may stray to where the lesson's dice do not fit (a six on a coin, say): then the dice fall as they may. */
export function submitInLesson<W extends World, Field>(
  history: MatchHistory<W, Field>,
  command: unknown,
  how: { readonly side?: string | undefined },
): Applied {
  try {
    return history.submit(command, how);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    history.match.nextDice = [];
    return history.submit(command, how);
  }
}

/** The tasks of a lesson, done in their order. What was done stays done, even if the command is taken back. */
export class TaskList {
  #done = 0;
  constructor(readonly tasks: readonly Task[]) {}

  get done(): number {
    return this.#done;
  }

  /** The tasks that these events fulfil, by number. */
  check(events: readonly GameEvent[]): number[] {
    const first = this.#done;
    while (this.tasks[this.#done]?.isDone(events)) this.#done++;
    return Array.from({ length: this.#done - first }, (_, i) => first + i);
  }
}
