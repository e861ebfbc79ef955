import type { Command, StandingAnswer, Text } from '@tambour/kernel';

const ON: Readonly<Record<string, Text>> = {
  'reaction-fire': { en: 'reaction fire', fr: 'tir de réaction' },
  losses: { en: 'sharing losses', fr: 'répartition des pertes' },
  retreat: { en: 'retreats', fr: 'retraites' },
  rout: { en: 'routs', fr: 'déroutes' },
  leaders: { en: 'leaders of units that give way', fr: 'chefs des unités qui cèdent' },
  advance: { en: 'advance after combat', fr: 'avance après combat' },
};
const ANSWERS: Readonly<Record<StandingAnswer, Text>> = {
  ask: { en: 'ask each time', fr: 'demander à chaque fois' },
  always: { en: 'always', fr: 'toujours' },
  never: { en: 'never', fr: 'jamais' },
  chance: { en: 'at a chance of', fr: 'avec une chance de' },
  auto: { en: 'as is the habit', fr: 'selon l’usage' },
};

/** A standing order in words: "Standing order: reaction fire, always". */
export function standingWords(command: Command): Text {
  const on = ON[String(command.on)] ?? { en: String(command.on), fr: String(command.on) };
  const answer = ANSWERS[String(command.answer) as StandingAnswer];
  const percent = typeof command.percent === 'number' ? command.percent : undefined;
  return {
    en: `Standing order: ${on.en}, ${answer.en}${percent === undefined ? '' : ` ${percent}%`}`,
    fr: `Consigne : ${on.fr}, ${answer.fr}${percent === undefined ? '' : ` ${percent} %`}`,
  };
}
