import { useState } from 'preact/hooks';
import type { OddsView, OutcomeView } from '../match/forecast-view.ts';
import { say, words } from '../words/settings.ts';
import { percent } from './percent.ts';

const SHOWN = 6;

/** How far an outcome may be off, where that hangs on something hidden and was worked out: nothing else is worth a range. */
function rangeOf({ assumptions }: OddsView, { least, most }: OutcomeView): string {
  const isWeighed = assumptions.some((a) => a.code === 'hidden' && a.isWeighed);
  const [from, to] = [percent(least), percent(most)];
  return isWeighed && from !== to ? ` (${words.value.odds.range(from, to)})` : '';
}

function howExact({ exact, unresolved, assumptions, trials }: OddsView): string {
  const w = words.value.odds;
  if (trials !== undefined) return w.tried(trials);
  if (unresolved > 0) return w.bounded(percent(unresolved));
  if (!exact) return w.hidden;
  return assumptions.length > 0 ? w.exactIf : w.exact;
}

interface BarsProps {
  readonly odds: OddsView;
  readonly name: 'next' | 'whole';
  /** What is said of an outcome that changes nothing. */
  readonly nothing: string;
}

/** Outcomes as bars, likeliest first. What is folded away is counted in one last bar, so that all together is 100%. */
export function Bars({ odds, name, nothing }: BarsProps) {
  const w = words.value;
  const [isAll, showAll] = useState(false);
  const shown = isAll || odds.outcomes.length <= SHOWN + 1 ? odds.outcomes : odds.outcomes.slice(0, SHOWN);
  const rest = odds.outcomes.slice(shown.length);
  const folded = rest.reduce((sum, o) => sum + o.chance, 0);
  if (odds.outcomes.length === 0) return <p class="hint">{w.odds.tooMany}</p>;
  const total = odds.outcomes.reduce((sum, o) => sum + o.chance, odds.unresolved);
  return (
    <div class="bars" data-testid={`odds-${name}`}>
      <ol>
        {shown.map((outcome) => {
          const facts = outcome.facts.length > 0 ? outcome.facts.map(say).join('. ') : nothing;
          return (
            <li key={facts} data-chance={outcome.chance}>
              <span class="bar" style={{ inlineSize: `${outcome.chance * 100}%` }} aria-hidden="true" />
              <span class="chance">{percent(outcome.chance)}</span> <span class="fact">{facts}</span>
              <span class="range">{rangeOf(odds, outcome)}</span>
            </li>
          );
        })}
        {rest.length > 0 && (
          <li data-chance={folded}>
            <span class="bar folded" style={{ inlineSize: `${folded * 100}%` }} aria-hidden="true" />
            <span class="chance">{percent(folded)}</span>{' '}
            <button type="button" class="link" onClick={() => showAll(true)}>
              {w.odds.other(rest.length)}
            </button>
          </li>
        )}
        {odds.unresolved > 0 && (
          <li data-chance={odds.unresolved}>
            <span class="bar folded" style={{ inlineSize: `${odds.unresolved * 100}%` }} aria-hidden="true" />
            <span class="chance">{percent(odds.unresolved)}</span> <span class="fact">?</span>
          </li>
        )}
      </ol>
      <p class="sum">{w.odds.sums(percent(total), howExact(odds))}</p>
    </div>
  );
}
