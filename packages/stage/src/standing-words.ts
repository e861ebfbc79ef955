import { type Command, STANDING_ANSWERS, type StandingAnswer, type StandingInfo, type Text } from '@tambour/kernel';

const ANSWERS: Readonly<Record<StandingAnswer, (percent: number) => Text>> = {
  ask: () => ({ en: 'ask me', fr: 'me demander' }),
  always: () => ({ en: 'always', fr: 'toujours' }),
  never: () => ({ en: 'never', fr: 'jamais' }),
  chance: (percent) => ({
    en: `if the chance is at least ${percent}%`,
    fr: `si la probabilité est d’au moins ${percent}\u00a0%`,
  }),
  auto: () => ({ en: 'default choice', fr: 'choix par défaut' }),
};

/** A standing order in words: "Standing order, Reaction fire: always". `standing` are the headings of the game. */
export function standingWords(standing: readonly StandingInfo[], command: Command): Text {
  const heading = standing.find((info) => info.id === command.on)?.title ?? { en: '?', fr: '?' };
  const answer = STANDING_ANSWERS.find((known) => known === command.answer) ?? 'ask';
  const says = ANSWERS[answer](Number(command.percent ?? 0));
  return {
    en: `Standing order “${heading.en}”: ${says.en}`,
    fr: `Consigne «\u00a0${heading.fr}\u00a0»\u00a0: ${says.fr}`,
  };
}
