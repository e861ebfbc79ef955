import type { Text } from '@tambour/kernel';
import type { Handle } from '@tambour/stage';
import type { PlanStep } from '../match/plan-view.ts';

/** What the computer would do, why, and what it would do then. */
export interface Advice {
  readonly handle: Handle;
  readonly why: Text;
  /** The whole plan, the order itself first. */
  readonly plan: readonly PlanStep[];
}
