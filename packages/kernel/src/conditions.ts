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

type RuleOf<Case, Rule extends string> = Rule | ((c: Case) => Rule);
/** The refusals and conditions of a game whose reasons are texts of its own, by their names. */
export const reasonsBy = <Rule extends string, Why extends string>(text: (why: Why) => Text) => {
  const condition = <Case>(
    rule: RuleOf<Case, Rule>,
    why: Why | ((c: Case) => Text),
    holds: (c: Case) => boolean,
    isLast: boolean,
  ): Condition<Case> => ({ rule, why: typeof why === 'function' ? why : () => text(why), isLast, holds });
  return {
    refusal: (rule: Rule, why: Why): Refusal => ({ rule, why: text(why) }),
    /** What a rule asks for, and the reason given where it does not hold. */
    must: <Case>(rule: RuleOf<Case, Rule>, why: Why | ((c: Case) => Text), holds: (c: Case) => boolean) =>
      condition(rule, why, holds, false),
    /** What a rule asks for before anything else: where it does not hold, nothing after it is asked. */
    mustFirst: <Case>(rule: RuleOf<Case, Rule>, why: Why | ((c: Case) => Text), holds: (c: Case) => boolean) =>
      condition(rule, why, holds, true),
    /** The reasons found, or else this one: a refusal always has a rule. */
    orElse: (reasons: readonly Refusal[], otherwise: Refusal): readonly Refusal[] =>
      reasons.length > 0 ? reasons : [otherwise],
  };
};

/** May it be done? Every condition holds. */
export function allHold<Case>(conditions: readonly Condition<Case>[], c: Case): boolean {
  for (const condition of conditions) if (!condition.holds(c)) return false;
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
