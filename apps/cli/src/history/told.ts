import type { Share } from '@tambour/ai';
import type { Language, Text } from '@tambour/kernel';
import { type BattleHistory, type Difference, type Effort, isTold, type Likelihood, weightiest } from '@tambour/lab';
import type { Tint } from '@tambour/press';
import { say } from '../words/say.ts';

/** What is told of one battle. */
export interface ToldBattle extends Likelihood {
  readonly game: string;
  readonly scenario: string;
  readonly date: string;
  readonly title: Text;
  readonly rules: number;
  readonly data: string;
  readonly sides: readonly { readonly id: string; readonly name: Text }[];
  readonly tints: readonly Tint[];
  /** Who refought it as it was, and who with the changes, and how often each. */
  readonly level: string;
  readonly changes: Effort;
  readonly known: Pick<BattleHistory, 'winner' | 'outcome' | 'source' | 'lead'>;
  /** What plays the refight that ended most like the real battle again. */
  readonly command: string;
}

/** A percentage without a fraction: some dozen refights tell no more. */
export const percent = (share: number, language: Language): string =>
  `${Math.round(100 * share)}${language === 'fr' ? '\u00a0%' : '%'}`;
/** A difference of shares with its sign, in points of a hundred. */
export const signedShare = (value: number, language: Language): string => {
  const text = percent(Math.abs(value), language);
  return Math.round(100 * value) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`;
};
interface Ends {
  readonly low: number;
  readonly high: number;
}
const between = (least: string, most: string, language: Language): string =>
  least === most ? least : say('simulate.range', { least, most })[language];
export const shareInterval = ({ low, high }: Ends, language: Language): string =>
  between(signedShare(low, language), signedShare(high, language), language);
export const rangeOf = ({ low, high }: Ends, language: Language): string =>
  between(percent(low, language), percent(high, language), language);

const VERDICTS = ['expected', 'open', 'surprise', 'unknown'] as const;
type Verdict = (typeof VERDICTS)[number];
/** An interval wider than this says too little: ten refights have a narrower one. */
const WIDEST = 0.54;
/** Whether what happened was to be expected, as far as the refights can tell. */
export function verdictOf({ low, high }: Share): Verdict {
  if (low >= 0.5) return 'expected';
  if (high <= 0.5) return 'surprise';
  return high - low > WIDEST ? 'unknown' : 'open';
}

export const winnerOf = ({ sides, known }: ToldBattle): Text | undefined =>
  sides.find(({ id }) => id === known.winner)?.name;

/** One sentence: was it to be expected, and how often it came to the same. */
export function verdictSentence(battle: ToldBattle, language: Language): string {
  const { sameWinner, games } = battle;
  const side = winnerOf(battle);
  const verdict = say(`history.verdict.${verdictOf(sameWinner)}`);
  const found = { n: games, share: percent(sameWinner.share, language), interval: rangeOf(sameWinner, language) };
  const how = side ? say('history.same', { side, ...found }) : say('history.sameDraw', found);
  return `${verdict[language]} ${how[language]}`;
}

/** Where the points of the real battle fall. */
export const percentileSentence = (
  { percentile, percentileInterval, known, sides }: ToldBattle,
  language: Language,
): string =>
  say('history.percentile', {
    first: sides[0]?.name ?? '',
    share: rangeOf(percentile, language),
    interval: rangeOf(percentileInterval, language),
    least: points(known.lead.low),
    most: points(known.lead.high),
  })[language];

/** How much the answer depends on what is not known. */
export function dependsSentence({ doubts }: ToldBattle, language: Language): string {
  const most = weightiest(doubts);
  if (!most || most.less.games === 0) return say('history.untried')[language];
  const told = doubts.some(({ less, more }) => isTold(less) || isTold(more));
  const shown = ({ wins }: Difference) => signedShare(wins.value, language);
  return say(told ? 'history.depends' : 'history.dependsLittle', {
    title: most.title,
    less: shown(most.less),
    more: shown(most.more),
  })[language];
}

/** Who fought the changes, where it was not who fought the battle as it was. */
export const besideSentence = (battle: ToldBattle, language: Language): string | undefined => {
  const { level, changes, beside } = battle;
  if (changes.level === level || changes.games === 0) return undefined;
  return say('history.beside', {
    level: levelName(changes.level),
    n: changes.games,
    share: percent(beside.share, language),
    interval: rangeOf(beside, language),
  })[language];
};

/** Several of a level, in words: those that no words are for are called by their name. */
const LEVEL_KEYS = ['captain', 'sergeant', 'novice', 'marshal'] as const;
export function levelName(level: string): Text | string {
  const key = LEVEL_KEYS.find((known) => known === level);
  return key ? say(`history.level.${key}`) : level;
}

export const points = (value: number): string => String(value).replace('-', '−');

export function battleLines(battle: ToldBattle, language: Language): string[] {
  const row = (title: string, { wins, games }: Difference) =>
    games === 0
      ? `  ${say('history.rowNone', { title })[language]}`
      : `  ${say('history.row', { title, value: signedShare(wins.value, language), interval: shareInterval(wins, language) })[language]}`;
  return [
    battle.title[language],
    `  ${verdictSentence(battle, language)}`,
    `  ${percentileSentence(battle, language)}`,
    `  ${dependsSentence(battle, language)}`,
    ...[besideSentence(battle, language)].flatMap((line) => (line === undefined ? [] : [`  ${line}`])),
    say('history.whatIfs')[language],
    ...battle.whatIfs.map(({ title, difference }) => row(title[language], difference)),
    say('history.doubts')[language],
    ...battle.doubts.flatMap(({ title, less, more }) => [
      row(say('history.less', { title })[language], less),
      row(say('history.more', { title })[language], more),
    ]),
    '',
  ];
}
