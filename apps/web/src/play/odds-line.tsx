import type { ChanceView, Forecast, OddsView } from '../match/forecast-view.ts';
import { say, words } from '../words/settings.ts';
import { lineOf, MOST, mainOdds } from './line-of-odds.ts';
import { roundPercent } from './percent.ts';

/** One thing that may happen, marked as good or bad by its shape and in words, and how likely it is. */
export function Chance({ of, isFirst = false }: { readonly of: ChanceView; readonly isFirst?: boolean }) {
  const w = words.value.odds;
  const text = say(of.text);
  return (
    <>
      <span class="mark" aria-hidden="true">
        {of.isGain ? '▲' : '▼'}
      </span>
      <span class="visually-hidden">{of.isGain ? w.gain : w.cost} </span>
      {isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text}{' '}
      <strong>{roundPercent(of.chance - (of.more?.chance ?? 0))}</strong>
      {of.more && (
        <>
          , {w.orMore(of.more.amount)} <strong>{roundPercent(of.more.chance)}</strong>
        </>
      )}
    </>
  );
}

/** What an order gains, costs and risks, in one line. */
export function OddsLine({ forecast }: { readonly forecast: Forecast | undefined }) {
  const w = words.value.odds;
  if (!forecast) return <p class="odds-line calculating">{w.calculating}</p>;
  const odds = mainOdds(forecast);
  if (odds.outcomes.length === 0) return <p class="odds-line">{w.tooMany}</p>;
  // That nothing comes of it is one of the few things told.
  const isNothingTold = odds.nothing >= 0.005;
  const line = lineOf(odds.chances, isNothingTold ? MOST - 1 : MOST);
  return (
    <ul class="odds-line" aria-label={w.title} data-testid="odds-line">
      {line.map((c, i) => (
        <li
          key={`${c.side} ${c.what}`}
          class={c.isGain ? 'gain' : 'cost'}
          data-chance-of={`${c.side} ${c.what}`}
          data-chance={c.chance}
        >
          <Chance of={c} isFirst={i === 0} />
        </li>
      ))}
      {isNothingTold && (
        <li data-chance-of="nothing" data-chance={odds.nothing}>
          {w.none} <strong>{roundPercent(odds.nothing)}</strong>
        </li>
      )}
      {!odds.exact && <li class="about">{roughly(odds)}</li>}
    </ul>
  );
}

/** Why the figures are not exact. */
export function roughly({ trials, unresolved }: OddsView): string {
  const w = words.value.odds;
  if (trials !== undefined) return w.tried(trials);
  return unresolved > 0 ? w.bounded(roundPercent(unresolved)) : w.about;
}
