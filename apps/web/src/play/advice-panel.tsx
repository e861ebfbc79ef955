import { useEffect, useRef } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import { followAdvice } from './consult.ts';
import { bringUp, isNarrow } from './narrow.ts';
import type { Picking } from './picking.ts';
import { PlanOrders } from './plan-orders.tsx';

/** What the computer would do in one's place, why, and how it would go on; the orders have their numbers on the map. */
export function AdvicePanel({ picking }: { readonly picking: Picking }) {
  const w = words.value;
  const advice = picking.advice.value;
  const head = useRef<HTMLDivElement>(null);
  // It may lie below what is seen. A plan is long: the button that begins it comes before it.
  useEffect(() => {
    if (isNarrow()) bringUp(head.current);
    else head.current?.scrollIntoView({ block: 'nearest' });
  }, [advice]);
  if (!advice) return null;
  return (
    <section class="advice" role="status" data-testid="advice-told">
      <div ref={head} class="advice-head">
        <h3>{w.play.advice}</h3>
        <button type="button" class="commit" data-testid="advice-do" onClick={() => void followAdvice(picking)}>
          {advice.plan.length > 1 ? w.play.adviceFirst : w.play.adviceDo}
        </button>
      </div>
      {advice.why.en !== '' && <p>{say(advice.why)}</p>}
      {advice.plan.length > 1 ? (
        <PlanOrders steps={advice.plan} />
      ) : (
        <p>
          <strong>{say(advice.handle.label)}</strong>
        </p>
      )}
    </section>
  );
}
