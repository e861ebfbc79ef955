import { type Sum, totalOf } from '@tambour/kernel';
import { figure } from '@tambour/stage';
import type { OddsView } from '../match/forecast-view.ts';
import { say, words } from '../words/settings.ts';
import { Assumes } from './assumes.tsx';
import { Bars } from './bars.tsx';
import type { BattleStore } from './battle-store.ts';
import type { Picking } from './picking.ts';
import { RollTable } from './roll-table.tsx';
import { RuleLink } from './rule-link.tsx';
import { UnitOdds } from './unit-odds.tsx';

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

interface ForecastProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
}

/**
 * Behind the line of odds: what must be rolled, the modifiers with their rules, what may befall each unit by the end of the
 * assault; folded away every outcome, and what comes of the next die alone.
 */
export function ForecastPanel({ battle, picking }: ForecastProps) {
  const w = words.value.odds;
  const forecast = picking.forecast.value;
  if (!picking.weighed.value?.isRolled || !forecast) return null;
  const { next, whole, roll, sums } = forecast;
  const main = whole ?? next;
  return (
    <section class="forecast" aria-label={w.more} data-testid="forecast">
      {roll && <RollTable forecast={forecast} />}
      {(whole || main.pieces.length > 0) && <h3>{whole ? w.whole : w.only}</h3>}
      {whole && <p class="hint">{w.wholeHint}</p>}
      <UnitOdds of={main.pieces} pieces={battle.moment.value.scene.pieces} />
      <Assumes assumptions={main.assumptions} name={whole ? 'whole' : 'next'} />
      {sums.length > 0 && (
        <details open>
          <summary>{w.sum}</summary>
          {sums.map((sum) => (
            <Items key={sum.on} battle={battle} sum={sum} />
          ))}
        </details>
      )}
      <Folded title={w.all} odds={main} name={whole ? 'whole' : 'next'} nothing={w.nothing} />
      {whole && !isIdle(next) && (
        <Folded title={w.next} odds={next} name="next" nothing={w.notYet}>
          <Assumes assumptions={next.assumptions} name="next" />
        </Folded>
      )}
    </section>
  );
}

/** The other side is asked before any die falls: nothing happens until then, and only the whole tells something. */
const isIdle = (next: OddsView): boolean => next.outcomes.every((o) => o.facts.length === 0);

interface FoldedProps {
  readonly title: string;
  readonly odds: OddsView;
  readonly name: 'next' | 'whole';
  readonly nothing: string;
  readonly children?: preact.ComponentChildren;
}
const Folded = ({ title, odds, name, nothing, children }: FoldedProps) => (
  <details data-testid={`fold-${name}`}>
    <summary>{title}</summary>
    <Bars odds={odds} name={name} nothing={nothing} />
    {children}
  </details>
);

/** What is added up on the die, or on the column of the table: the two are never mixed. */
function Items({ battle, sum: { on, items } }: { readonly battle: BattleStore; readonly sum: Sum }) {
  const w = words.value.odds;
  const game = battle.opened.value.game.game;
  // A column and a number needed begin with a figure of their own, to which the others add.
  const isSigned = on === 'die' || on === 'percent';
  return (
    <div data-testid={`sum-${on}`}>
      <h4>{w.on[on]}</h4>
      <ul class="sum-items">
        {items.map((m, i) => (
          <li key={i}>
            <span class="value">{(isSigned || i > 0 ? signed : figure)(m.value)}</span> {say(m.what)}{' '}
            <RuleLink driver={battle.driver} game={game} rule={m.rule} />
          </li>
        ))}
        {items.length > 1 && (
          <li class="total" data-testid="sum-total">
            <span class="value">{(isSigned ? signed : figure)(totalOf(items))}</span> {w.total}
          </li>
        )}
      </ul>
    </div>
  );
}
