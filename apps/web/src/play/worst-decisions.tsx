import type { MisstepView } from '../match/plan-view.ts';
import { reviewWords } from '../words/review.ts';
import { locale, say, words } from '../words/settings.ts';
import { Order } from './luck-panel.tsx';
import { PlanOrders } from './plan-orders.tsx';
import type { Review } from './review.ts';
import { Who } from './who.tsx';

/** Points with one decimal at most, as the language writes them. */
const pointsOf = (loss: number): string =>
  new Intl.NumberFormat(locale.value, { maximumFractionDigits: loss < 10 ? 1 : 0 }).format(loss);

interface WorstProps {
  readonly review: Review;
  onLook(): void;
}
/** The decisions that cost a side most, with what would have been better; found when asked for. */
export function WorstDecisions({ review, onLook }: WorstProps) {
  const w = reviewWords.value;
  const { battle } = review;
  const side = review.side.value;
  const done = review.done.value;
  const found = review.found.value.get(side);
  return (
    <section class="worst" data-testid="worst">
      <h3>{battle.viewpoint === undefined ? w.title : w.yours}</h3>
      {battle.viewpoint === undefined && (
        <fieldset class="worst-sides">
          <legend>{w.whose}</legend>
          {battle.sides.map(({ id }, s) => (
            <label key={id} class="radio">
              <input
                type="radio"
                name="worst-side"
                data-worst={id}
                checked={s === side}
                disabled={done !== undefined}
                onChange={() => {
                  review.side.value = s;
                }}
              />{' '}
              <Who battle={battle} side={s} />
            </label>
          ))}
        </fieldset>
      )}
      {done === undefined && !found && (
        <>
          <p class="hint">{w.hint}</p>
          <button type="button" data-testid="worst-begin" onClick={() => void review.begin()}>
            {w.begin}
          </button>
        </>
      )}
      {done !== undefined && (
        <p class="worst-progress" role="status">
          <label>
            {w.searching} <progress value={done} max={1} data-testid="worst-progress" />
          </label>
          <button type="button" class="quiet" data-testid="worst-cancel" onClick={() => review.cancel()}>
            {words.value.cancel}
          </button>
        </p>
      )}
      {found?.length === 0 && <p data-testid="worst-none">{w.none}</p>}
      {found && found.length > 0 && (
        <>
          <p class="hint">{w.choose}</p>
          <ol class="worst-list" data-testid="worst-list">
            {found.map((misstep) => (
              <li key={misstep.n}>
                <Order
                  battle={battle}
                  n={misstep.n}
                  at={misstep.n - 1}
                  onGo={() => {
                    onLook();
                    void review.look(misstep);
                  }}
                />
                <Better misstep={misstep} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const Better = ({ misstep: { loss, better } }: { readonly misstep: MisstepView }) => {
  const w = reviewWords.value;
  const [first] = better;
  return (
    <p class="worst-better">
      {first && w.better(say(first.label), better.length - 1)} <strong>{w.cost(pointsOf(loss))}</strong>
    </p>
  );
};

/** Beside the map, while one of them is looked at: what was ordered and what would have been better, numbered as on the map. */
export function MisstepCard({ review }: { readonly review: Review }) {
  const w = reviewWords.value;
  const misstep = review.now;
  if (!misstep) return null;
  const label = review.battle.log.value.find(({ n }) => n === misstep.n)?.label;
  return (
    <section class="misstep" role="status" data-testid="misstep">
      <h3>{w.was}</h3>
      {label && <p>{say(label)}</p>}
      <h3>{w.instead}</h3>
      <PlanOrders steps={misstep.better} />
      <p>
        <strong>{w.cost(pointsOf(misstep.loss))}</strong>
      </p>
    </section>
  );
}
