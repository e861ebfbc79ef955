import type { ScenarioData } from './scenario.ts';
import type { SpecialEffect } from './special.ts';

type Of<K extends SpecialEffect['kind']> = Extract<SpecialEffect, { kind: K }> & { readonly rule: string };

/** The special rules of a battle by what they do, each with the id of its rule. */
export type Specials = { readonly [K in SpecialEffect['kind']]: readonly Of<K>[] };

export function specialsOf(data: ScenarioData): Specials {
  const all = data.special.flatMap((s) => s.effects.map((effect) => ({ ...effect, rule: s.id })));
  const of = <K extends SpecialEffect['kind']>(kind: K) => all.filter((e) => e.kind === kind) as unknown as Of<K>[];
  return {
    'start-disorganised': of('start-disorganised'),
    'no-reaction': of('no-reaction'),
    'no-reaction-fire': of('no-reaction-fire'),
    'sight-limit': of('sight-limit'),
    'command-radius': of('command-radius'),
    exit: of('exit'),
    'no-exit': of('no-exit'),
    'choked-streets': of('choked-streets'),
    plunder: of('plunder'),
    storm: of('storm'),
    'fire-downhill': of('fire-downhill'),
    'leader-test-die': of('leader-test-die'),
    'leader-points': of('leader-points'),
    'shaken-by-loss': of('shaken-by-loss'),
    'no-attack': of('no-attack'),
    'no-order-change': of('no-order-change'),
    'border-fixed': of('border-fixed'),
    'no-attack-after-crossing': of('no-attack-after-crossing'),
  };
}
