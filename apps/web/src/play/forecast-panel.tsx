import { say, words } from '../words/settings.ts';
import { Bars } from './bars.tsx';
import type { BattleStore } from './battle-store.ts';
import type { Picking } from './picking.ts';
import { RuleLink } from './rule-link.tsx';

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The sums behind an order, item by item, each with its rule, and the exact odds before it is given. */
export function ForecastPanel({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const weighed = picking.weighed.value;
  const forecast = picking.forecast.value;
  if (!weighed?.isRolled) return null;
  if (!forecast) return <p class="reckoning">{w.odds.reckoning}</p>;
  const game = battle.opened.value.game.game;
  // The other side is asked before any die falls: nothing happens until then, and only the whole tells something.
  const isIdle = forecast.whole !== undefined && forecast.next.outcomes.every((o) => o.facts.length === 0);
  return (
    <section class="forecast" aria-label={w.odds.title} data-testid="forecast">
      {forecast.sums.length > 0 && (
        <details open>
          <summary>{w.odds.sum}</summary>
          {forecast.sums.map(({ on, items }) => (
            <div key={on} data-testid={`sum-${on}`}>
              {forecast.sums.length > 1 && <p class="hint">{w.odds.on[on]}</p>}
              <ul class="sum-items">
                {items.map((m, i) => (
                  <li key={i}>
                    <span class="value">{signed(m.value)}</span> {say(m.what)}{' '}
                    <RuleLink driver={battle.driver} game={game} rule={m.rule} />
                  </li>
                ))}
                {items.length > 1 && (
                  <li class="total" data-testid="sum-total">
                    <span class="value">{signed(items.reduce((total, m) => total + m.value, 0))}</span> {w.odds.total}
                  </li>
                )}
              </ul>
            </div>
          ))}
        </details>
      )}
      {!isIdle && (
        <>
          <h3>{w.odds.next}</h3>
          <Bars odds={forecast.next} name="next" />
        </>
      )}
      {forecast.whole && (
        <>
          <h3>{w.odds.whole}</h3>
          <p class="hint">{w.odds.wholeHint}</p>
          <Bars odds={forecast.whole} name="whole" />
        </>
      )}
    </section>
  );
}
