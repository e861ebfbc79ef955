import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { OddsLine } from './odds-line.tsx';
import type { Picking } from './picking.ts';

/** The foot of the panel, always in the same place: my choice, its odds in one line, and the button that commits it. */
export function ChoiceBar({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const weighed = picking.weighed.value;
  if (!battle.isAsked.value) return null;
  const cancel = (
    <button type="button" class="quiet" data-testid="cancel" onClick={() => picking.clear()}>
      {w.cancel}
    </button>
  );
  return (
    <section class="choice-bar" aria-label={w.choosing.title} data-testid="choice-bar">
      <Figures picking={picking} />
      {weighed ? (
        <>
          <div class="choice" aria-live="polite">
            <p class="weighed" data-testid="weighed">
              {say(weighed.label)}
            </p>
            {weighed.isRolled && <OddsLine forecast={picking.forecast.value} />}
          </div>
          <p class="commit-row">
            <button type="button" class="commit" data-testid="commit" onClick={() => void picking.commit()}>
              {say(weighed.verb)}
            </button>
            {cancel}
          </p>
        </>
      ) : (
        <p class="commit-row">
          <span class="hint">{next(battle, picking)}</span>
          {picking.piece.value !== undefined && cancel}
        </p>
      )}
    </section>
  );
}

/** What to do next while nothing is chosen. */
function next(battle: BattleStore, picking: Picking): string {
  const w = words.value.choosing;
  if (picking.handles.value.some((h) => h.place !== undefined)) return w.place;
  if (picking.offered.value.length > 0) return w.order;
  const free = battle.decision.value?.free ?? [];
  const isAllAbove = [...battle.alive.value].every((id) => free.some((h) => h.piece === id));
  return isAllAbove ? w.answer : w.pick;
}

/** What the gold and the red figures on the map mean, as long as there are any; a single figure would read as this order’s own. */
function Figures({ picking }: { readonly picking: Picking }) {
  const w = words.value.choosing;
  const hasCosts = picking.handles.value.some((h) => h.place !== undefined && h.cost !== undefined);
  const way = picking.way.value ?? picking.glimpse.value;
  const hasWay = way !== undefined && way.legs.length > 0;
  if (!hasCosts && !hasWay) return null;
  return (
    <p class="figures" data-testid="figures">
      {hasCosts && (
        <span>
          <i class="figure-cost">1, 2…</i> {w.cost}
        </span>
      )}
      {hasWay && (
        <span>
          <i class="figure-left">2, 1…</i> {w.left}
        </span>
      )}
    </p>
  );
}
