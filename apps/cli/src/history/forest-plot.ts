import type { Share } from '@tambour/ai';
import type { Language } from '@tambour/kernel';
import type { Difference } from '@tambour/lab';
import { escapeText } from '@tambour/press';
import { say } from '../words/say.ts';
import { drawing, label, roundSteps, rule, whisker } from './plot-parts.ts';
import { percent, rangeOf, shareInterval, signedShare, type ToldBattle, verdictOf } from './told.ts';

const ROW = 22;

/** A row: its name, its dot and whisker, and the same in figures. */
const row = (name: string, picture: string, figures: string): string =>
  `<li><span class="name">${name}</span><span class="track">${picture}</span><span class="figures">${figures}</span></li>`;
const axis = (place: (value: number) => number, marks: readonly number[], text: (value: number) => string): string =>
  `<li class="scale" aria-hidden="true"><span class="name"></span><span class="track">${drawing(18, '', marks.map((at) => label(place(at), 13, text(at), 'tick')).join(''))}</span><span class="figures"></span></li>`;
const figuresOf = (value: string, interval: string): string =>
  `<b>${escapeText(value)}</b> <span>${escapeText(interval)}</span>`;

/** What each change does to the share of refights that end as history did, one under another to one scale. */
export function forestPlot({ whatIfs, doubts }: ToldBattle, language: Language): { whatIfs: string; doubts: string } {
  const all = [...whatIfs.map(({ difference }) => difference), ...doubts.flatMap(({ less, more }) => [less, more])];
  const played = all.filter(({ games }) => games > 0);
  const reach = Math.max(0.1, ...played.flatMap(({ wins: { low, high } }) => [Math.abs(low), Math.abs(high)]));
  const most = Math.min(1, Math.ceil(reach * 10) / 10);
  const place = (value: number) => 0.03 + (0.94 * (value + most)) / (2 * most);
  const marks = roundSteps(-most, most, 4);
  const grid = marks.map((at) => rule(place(at), 0, place(at), ROW, at === 0 ? 'zero' : 'grid')).join('');
  const scale = axis(place, marks, (at) => signedShare(at, language));
  const one = (title: string, { wins, games }: Difference, kind: string): string => {
    if (games === 0) return row(title, '', escapeText(say('history.notTried')[language]));
    const interval = shareInterval(wins, language);
    const says = say('simulate.interval', {
      low: signedShare(wins.low, language),
      high: signedShare(wins.high, language),
    });
    const picture = drawing(
      ROW,
      `${signedShare(wins.value, language)} (${says[language]})`,
      grid + whisker(place, wins, ROW / 2, wins.low > 0 || wins.high < 0 ? `${kind} told` : kind),
    );
    return row(title, picture, figuresOf(signedShare(wins.value, language), interval));
  };
  const list = (rows: readonly string[]) => `<ul class="forest">${rows.join('')}${scale}</ul>`;
  return {
    whatIfs: list(whatIfs.map(({ title, difference }) => one(escapeText(title[language]), difference, 'dot'))),
    doubts: list(
      doubts.flatMap(({ title, less, more }) => [
        one(`${escapeText(title[language])} <i>${escapeText(say('history.lower')[language])}</i>`, less, 'dot hollow'),
        one(`<i>${escapeText(say('history.higher')[language])}</i>`, more, 'dot'),
      ]),
    ),
  };
}

/** All battles, each with the share of refights that had the same winner as in history. */
export function overviewPlot(battles: readonly ToldBattle[], language: Language): string {
  const place = (value: number) => 0.03 + 0.94 * value;
  const marks = [0, 0.25, 0.5, 0.75, 1];
  const grid = marks.map((at) => rule(place(at), 0, place(at), ROW, at === 0.5 ? 'zero' : 'grid')).join('');
  const rows = battles.map((battle) => {
    const { share, low, high }: Share = battle.sameWinner;
    const verdict = verdictOf(battle.sameWinner);
    const says = say(`history.verdict.${verdict}`)[language];
    const picture = drawing(ROW, says, grid + whisker(place, { value: share, low, high }, ROW / 2, `dot ${verdict}`));
    const name = `<a href="#${escapeText(battle.scenario)}">${escapeText(battle.title[language])}</a>`;
    return row(name, picture, figuresOf(percent(share, language), rangeOf(battle.sameWinner, language)));
  });
  return `<ul class="forest overview">${rows.join('')}${axis(place, [0, 0.5, 1], (at) => percent(at, language))}</ul>`;
}
