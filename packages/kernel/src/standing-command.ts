import type { Command, GameSpec, StandingAnswer, World } from './game.ts';
import { STANDING_ANSWERS } from './game.ts';
import { BadInput, integer, object, oneOf } from './parse.ts';
import type { Commanded } from './playable.ts';

export const isStanding = (command: unknown): boolean =>
  typeof command === 'object' &&
  command !== null &&
  (command as Command).type === 'standing' &&
  Object.hasOwn(command, 'type');

interface StandingOrder {
  readonly command: Command;
  /** Whose it is: id and index. */
  readonly by: string;
  readonly side: number;
  /** The heading and the answer by their index, as the state holds them. */
  readonly slot: number;
  readonly answer: number;
  readonly percent: number;
}

/** A standing order as it was sent. Throws `BadInput` that names the field. */
export function readStanding<W extends World, Field>(
  { sides, standing }: GameSpec<W, Field>,
  command: unknown,
): StandingOrder {
  const c = object(
    {
      type: oneOf('standing'),
      side: oneOf(...sides.map((s) => s.id)),
      on: oneOf(...standing.map((s) => s.id)),
      answer: oneOf(...STANDING_ANSWERS),
    },
    { percent: integer(1, 100) },
  )(command, '');
  const slot = standing.findIndex((s) => s.id === c.on);
  const answers: readonly StandingAnswer[] = standing[slot]?.answers ?? [];
  if (!answers.includes(c.answer)) throw new BadInput('answer', `must be one of ${answers.join(', ')} for ${c.on}`);
  if (c.answer === 'chance' && c.percent === undefined)
    throw new BadInput('percent', 'is missing (a whole number from 1 to 100)');
  return {
    command: { ...c },
    by: c.side,
    side: sides.findIndex((s) => s.id === c.side),
    slot,
    answer: STANDING_ANSWERS.indexOf(c.answer),
    percent: c.percent ?? 0,
  };
}

/** Carries out a command that is known to be legal, be it an answer to the question asked or a standing order. */
export function carryOut<W extends World, Field>(position: Commanded<W, Field>, command: Command): void {
  if (isStanding(command)) {
    const { side, slot, answer, percent } = readStanding(position.spec, command);
    position.setStanding(side, slot, answer, percent);
  } else position.play(position.encode(command));
}
