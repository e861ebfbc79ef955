import { type Command, STANDING_ANSWERS, type StandingAnswer, type StandingInfo, type Text } from '@tambour/kernel';

const ANSWERS: Readonly<Record<StandingAnswer, (percent: number) => Text>> = {
  ask: () => ({ en: 'ask each time', fr: 'demander chaque fois' }),
  always: () => ({ en: 'always', fr: 'toujours' }),
  never: () => ({ en: 'never', fr: 'jamais' }),
  chance: (percent) => ({ en: `at a chance of ${percent}% or better`, fr: `à partir de ${percent}\u00a0% de chances` }),
  auto: () => ({ en: 'settle it as usual', fr: 'régler comme d’habitude' }),
};

/** A standing order in words: "Standing order, Reaction fire: always". `standing` are the headings of the game. */
export function standingWords(standing: readonly StandingInfo[], command: Command): Text {
  const heading = standing.find((info) => info.id === command.on)?.title ?? { en: '?', fr: '?' };
  const answer = STANDING_ANSWERS.find((known) => known === command.answer) ?? 'ask';
  const says = ANSWERS[answer](Number(command.percent ?? 0));
  return { en: `Standing order, ${heading.en}: ${says.en}`, fr: `Consigne, ${heading.fr}\u00a0: ${says.fr}` };
}
