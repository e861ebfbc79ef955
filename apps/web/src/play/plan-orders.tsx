import type { PlanStep } from '../match/plan-view.ts';
import { say } from '../words/settings.ts';

/** The orders of a plan, numbered as on the map. */
export const PlanOrders = ({ steps }: { readonly steps: readonly PlanStep[] }) => (
  <ol class="plan-orders" data-testid="plan-orders">
    {steps.map(({ label }, i) => (
      <li key={i}>{say(label)}</li>
    ))}
  </ol>
);
