import type { ScenarioData } from './scenario.ts';
import { EFFECT_KINDS, type SpecialEffect, type SpecialRuleId } from './special.ts';

type Cited = SpecialEffect & { readonly rule: SpecialRuleId };

/** The special rules of a battle by what they do, each with the id of its rule. */
export type Specials = { readonly [K in SpecialEffect['kind']]: readonly Extract<Cited, { kind: K }>[] };

export function specialsOf(data: ScenarioData): Specials {
  const all = data.special.flatMap((s) => s.effects.map((effect): Cited => ({ ...effect, rule: s.id })));
  const byKind = EFFECT_KINDS.map((kind) => [kind, all.filter((e) => e.kind === kind)] as const);
  return Object.fromEntries(byKind) as unknown as Specials;
}
