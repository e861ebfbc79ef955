import { useEffect, useRef } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { bringUp, isNarrow } from './narrow.ts';
import type { Picking } from './picking.ts';
import { RuleLink } from './rule-link.tsx';

/** Why something is refused, by which rule, and what would be legal instead. */
export function WhyPanel({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const why = picking.why.value;
  const card = useRef<HTMLElement>(null);
  // In the hand a refusal under the tabs would not be seen at all.
  useEffect(() => {
    if (why && isNarrow()) bringUp(card.current);
  }, [why]);
  if (!why) return null;
  const game = battle.opened.value.game.game;
  return (
    <section ref={card} class="why" role="status" data-testid="why">
      <h3>{w.why.title}</h3>
      {why.meant && (
        <p class="meant">
          {w.why.meant} <em>{say(why.meant)}</em>
        </p>
      )}
      {why.refusals.length === 0 && why.instead.length === 0 && <p>{w.why.nothing}</p>}
      <ul>
        {why.refusals.map((refusal) => (
          <li key={refusal.rule + refusal.why.en}>
            {say(refusal.why)} <RuleLink driver={battle.driver} game={game} rule={refusal.rule} />
          </li>
        ))}
      </ul>
      {why.instead.length > 0 && (
        <>
          <h4>{w.why.instead}</h4>
          <div class="choices">
            {why.instead.map((handle) => (
              <button
                key={JSON.stringify(handle.command)}
                type="button"
                data-command={JSON.stringify(handle.command)}
                onClick={() => void picking.accept(handle)}
              >
                {say(handle.label)}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
