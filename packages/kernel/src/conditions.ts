import type { Refusal } from './game.ts';
import type { Text } from './id.ts';

/** One thing a rule asks for. A rule and its refusal are one: what must hold, and what is said where it does not. */
export interface Condition<Case> {
  readonly rule: string;
  readonly why: Text | ((c: Case) => Text);
  holds(c: Case): boolean;
}

/** May it be done? Every condition holds. */
export function allHold<Case>(conditions: readonly Condition<Case>[], c: Case): boolean {
  for (const condition of conditions) if (!condition.holds(c)) return false;
  return true;
}

/** Why not? The conditions that fail, each with its rule. */
export const whyNot = <Case>(conditions: readonly Condition<Case>[], c: Case): Refusal[] =>
  conditions
    .filter((condition) => !condition.holds(c))
    .map(({ rule, why }) => ({ rule, why: typeof why === 'function' ? why(c) : why }));
