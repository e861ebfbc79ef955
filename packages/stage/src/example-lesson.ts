import { type GameSpec, Match, type World } from '@tambour/kernel';
import type { Example } from './example.ts';
import { happened } from './happened.ts';
import type { Lesson, Task } from './lesson.ts';
import type { Stage } from './stage.ts';

/** Any seed will do: what falls is in the example. */
const SEED = 1;

/**
 * An example as a lesson, so that it is taught as one: a task an order, in the words of its button, pointing at the piece and the place of
 * it. The orders are carried out here once, since what an order is called depends on where everyone stands.
 */
export function exampleLesson<W extends World, Field>(
  spec: GameSpec<W, Field>,
  stage: Stage<W, Field>,
  example: Example,
): Lesson {
  const position = example.position();
  const match = Match.fromPosition(spec, example.choice, position, SEED);
  match.nextDice = example.dice;
  const [rule = ''] = example.rules;
  const tasks = example.steps.map(({ order, shows }): Task => {
    const { field } = match.position;
    const { piece, along = [], place } = stage.handle(field, match.position.encode(order));
    const says = stage.label(field, order);
    const done = match.apply(order);
    if (!done.ok) throw new Error(`${example.id}: ${JSON.stringify(order)} is not legal: ${JSON.stringify(done)}`);
    return {
      says,
      hint: says,
      rule,
      pieces: piece === undefined ? along : [piece, ...along],
      places: place === undefined ? [] : [place],
      isDone: happened({ done: shows }),
    };
  });
  const { id, title, says, end, choice, side, dice } = example;
  return { id, title, says, end, choice, side, dice, tasks, position: () => position };
}
