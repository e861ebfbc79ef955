import {
  type Command,
  type GameSpec,
  KERNEL,
  type Position,
  STANDING_ANSWERS,
  type StandingAnswer,
  type Text,
  type World,
} from '@tambour/kernel';
import type { Standing } from '../match/protocol.ts';

const SLOTS = KERNEL.standing.rows / 2;

/** What each side has ordered beforehand, heading by heading; `ask` where it has not. */
export const standingOrders = <W extends World, Field>({ spec, state }: Position<W, Field>): Standing['standing'] =>
  spec.sides.map((_, side) =>
    Object.fromEntries(
      spec.standing.map((info, slot) => {
        const row = side * SLOTS + slot;
        const answer = STANDING_ANSWERS[state.standing.answer[row]!] ?? 'ask';
        return [info.id, { answer, percent: state.standing.percent[row]! }];
      }),
    ),
  );

export const isStandingOrder = (command: Command): boolean => command.type === 'standing';

/** A standing order is the kernel's command and no game's, so it gets its words here. */
export function standingLabel<W extends World, Field>(spec: GameSpec<W, Field>, command: Command): Text {
  const heading = spec.standing.find((info) => info.id === command.on)?.title ?? { en: '?', fr: '?' };
  const answer = STANDING_ANSWERS.find((known) => known === command.answer) ?? 'ask';
  const says = ANSWERS[answer](Number(command.percent ?? 0));
  return { en: `Standing order, ${heading.en}: ${says.en}`, fr: `Consigne, ${heading.fr} : ${says.fr}` };
}

const ANSWERS: Readonly<Record<StandingAnswer, (percent: number) => Text>> = {
  ask: () => ({ en: 'ask each time', fr: 'demander chaque fois' }),
  always: () => ({ en: 'always', fr: 'toujours' }),
  never: () => ({ en: 'never', fr: 'jamais' }),
  chance: (percent) => ({ en: `at a chance of ${percent}% or better`, fr: `à partir de ${percent} % de chances` }),
  auto: () => ({ en: 'settle it as usual', fr: 'régler comme d’habitude' }),
};
