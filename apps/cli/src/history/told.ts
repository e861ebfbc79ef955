import type { Language, Text } from '@tambour/kernel';
import type { BattleHistory, Likelihood } from '@tambour/lab';
import { percent } from '../simulate/report.ts';
import { say } from '../words/say.ts';

/** What is told of one battle. */
export interface ToldBattle extends Likelihood {
  readonly game: string;
  readonly scenario: string;
  readonly title: Text;
  readonly rules: number;
  readonly data: string;
  readonly sides: readonly { readonly id: string; readonly name: Text }[];
  readonly known: Pick<BattleHistory, 'winner' | 'outcome' | 'source' | 'lead'>;
}

/** A difference of shares with its sign. */
export const signedShare = (value: number, language: Language): string =>
  value > 0 ? `+${percent(value, language)}` : percent(value, language).replace('-', '−');
export const shareInterval = (
  { low, high }: { readonly low: number; readonly high: number },
  language: Language,
): string => say('simulate.range', { least: signedShare(low, language), most: signedShare(high, language) })[language];

/** What is found of a battle, in sentences. */
export function sentences(battle: ToldBattle, language: Language): string[] {
  const { sameWinner, percentile, games, known, sides } = battle;
  const side = sides.find(({ id }) => id === known.winner)?.name;
  const first = sides[0]?.name ?? '';
  const share = percent(sameWinner.share, language);
  const interval = say('simulate.range', {
    least: percent(sameWinner.low, language),
    most: percent(sameWinner.high, language),
  })[language];
  return [
    (side
      ? say('history.same', { side, n: games, share, interval })
      : say('history.sameDraw', { n: games, share, interval }))[language],
    say('history.percentile', {
      first,
      low: percent(percentile.low, language),
      high: percent(percentile.high, language),
      least: known.lead.low,
      most: known.lead.high,
    })[language],
    say('history.depends', { most: percent(battle.dependence, language) })[language],
  ];
}

export function battleLines(battle: ToldBattle, language: Language): string[] {
  const row = (
    title: string,
    { wins }: { readonly wins: { readonly value: number; readonly low: number; readonly high: number } },
  ) =>
    `  ${say('history.row', { title, value: signedShare(wins.value, language), interval: shareInterval(wins, language) })[language]}`;
  return [
    battle.title[language],
    ...sentences(battle, language).map((line) => `  ${line}`),
    say('history.whatIfs', { first: battle.sides[0]?.name ?? '' })[language],
    ...battle.whatIfs.map(({ title, difference }) => row(title[language], difference)),
    say('history.doubts', { first: battle.sides[0]?.name ?? '' })[language],
    ...battle.doubts.flatMap(({ title, less, more }) => [
      row(say('history.less', { title })[language], less),
      row(say('history.more', { title })[language], more),
    ]),
    '',
  ];
}
