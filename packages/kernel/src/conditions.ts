import type { Refusal } from './game.ts';
import type { Text } from './id.ts';

/** One thing a rule asks for. A rule and its refusal are one: what must hold, and what is said where it does not. */
export interface Condition<Case> {
  readonly rule: string | ((c: Case) => string);
  readonly why: Text | ((c: Case) => Text);
  /** Where it fails, those after it are not asked for: they would make no sense, or only repeat it. */
  readonly isLast?: boolean;
  holds(c: Case): boolean;
}

/** May it be done? Every condition holds. */
export function allHold<Case>(conditions: readonly Condition<Case>[], c: Case): boolean {
  for (let i = 0; i < conditions.length; i++) if (!conditions[i]!.holds(c)) return false;
  return true;
}

/** Why not? The conditions that fail, each with its rule. */
export function whyNot<Case>(conditions: readonly Condition<Case>[], c: Case): Refusal[] {
  const out: Refusal[] = [];
  for (const { rule, why, isLast, holds } of conditions) {
    if (holds(c)) continue;
    out.push({
      rule: typeof rule === 'function' ? rule(c) : rule,
      why: typeof why === 'function' ? why(c) : why,
    });
    if (isLast) break;
  }
  return out;
}
