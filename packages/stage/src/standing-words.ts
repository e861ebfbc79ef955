import type { Command, StandingAnswer, StandingInfo, Text } from '@tambour/kernel';

const ANSWERS: Readonly<Record<StandingAnswer, Text>> = {
  ask: { en: 'ask each time', fr: 'demander à chaque fois' },
  always: { en: 'always', fr: 'toujours' },
  never: { en: 'never', fr: 'jamais' },
  chance: { en: 'at a chance of', fr: 'avec une chance de' },
  auto: { en: 'as is the habit', fr: 'selon l’usage' },
};
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A standing order in words: "Standing order: reaction fire, always". `standing` are the headings of the game. */
export function standingWords(standing: readonly StandingInfo[], command: Command): Text {
  const id = String(command.on);
  const on = standing.find((info) => info.id === id)?.title ?? { en: id, fr: id };
  const answer = ANSWERS[String(command.answer) as StandingAnswer] ?? ANSWERS.ask;
  const percent = typeof command.percent === 'number' && command.answer === 'chance' ? command.percent : undefined;
  return {
    en: `Standing order: ${lower(on.en)}, ${answer.en}${percent === undefined ? '' : ` ${percent}%`}`,
    fr: `Consigne\u00a0: ${lower(on.fr)}, ${answer.fr}${percent === undefined ? '' : ` ${percent}\u00a0%`}`,
  };
}
