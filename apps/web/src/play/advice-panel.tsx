import { useEffect, useRef } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import { followAdvice } from './consult.ts';
import type { Picking } from './picking.ts';
import { PlanOrders } from './plan-orders.tsx';

/** What the computer would do in one's place, why, and how it would go on; the orders have their numbers on the map. */
export function AdvicePanel({ picking }: { readonly picking: Picking }) {
  const w = words.value;
  const advice = picking.advice.value;
  const panel = useRef<HTMLElement>(null);
  // On a small screen it lies below what is seen.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [advice]);
  if (!advice) return null;
  return (
    <section ref={panel} class="advice" role="status" data-testid="advice-told">
      <h3>{w.play.advice}</h3>
      {advice.why.en !== '' && <p>{say(advice.why)}</p>}
      {advice.plan.length > 1 ? (
        <PlanOrders steps={advice.plan} />
      ) : (
        <p>
          <strong>{say(advice.handle.label)}</strong>
        </p>
      )}
      <button type="button" class="commit" data-testid="advice-do" onClick={() => void followAdvice(picking)}>
        {advice.plan.length > 1 ? w.play.adviceFirst : w.play.adviceDo}
      </button>
    </section>
  );
}
