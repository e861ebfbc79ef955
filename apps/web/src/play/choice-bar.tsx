import { pointOf } from '@tambour/stage';
import { later } from '../later.tsx';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import type { Picking } from './picking.ts';

const OddsLine = later(async () => (await import('./odds-line.tsx')).OddsLine);

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
    <section
      // Who has only buttons to press, and sees them, needs no bar in a hand.
      class={`choice-bar${isIdle(battle, picking) ? ' idle' : ''}`}
      aria-label={w.choosing.title}
      data-testid="choice-bar"
    >
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
  const places = picking.handles.value.flatMap((h) => h.place ?? []);
  // On a measured table any point will do, not only those shown.
  if (places.some((place) => pointOf(place) !== undefined)) return w.point;
  const hasAnswers = (battle.decision.value?.free.length ?? 0) > 0 && isAllAbove(battle);
  if (places.length > 0) return hasAnswers ? w.answerOrPlace : w.place;
  if (picking.offered.value.length > 0) return w.order;
  return isAllAbove(battle) ? w.answer : w.pick;
}
/** Whether every order has its button over the bar. */
function isAllAbove({ decision, alive }: BattleStore): boolean {
  const free = decision.value?.free ?? [];
  return [...alive.value].every((id) => free.some((h) => h.piece === id));
}
const isIdle = (battle: BattleStore, { piece, weighed, handles }: Picking): boolean =>
  piece.value === undefined && !weighed.value && handles.value.length === 0 && isAllAbove(battle);

/** What the gold and the red figures on the map mean, as long as there are any; a single figure would read as this order’s own. */
function Figures({ picking }: { readonly picking: Picking }) {
  const w = words.value.choosing;
  const hasCosts = picking.handles.value.some((h) => h.place !== undefined && h.cost !== undefined);
  const way = picking.way.value ?? picking.glimpse.value;
  const hasWay = way !== undefined && way.legs.length > 0;
  const long = picking.handles.value.find((h) => h.isLong);
  if (!hasCosts && !hasWay) return null;
  return (
    <p class="figures" data-testid="figures">
      {hasCosts && (
        <span>
          <i class="figure-cost">1, 2…</i> {w.cost}
        </span>
      )}
      {long && !picking.weighed.value && (
        <span>
          <i class="figure-long">9…</i> {say(long.verb)}
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
