import { exampleTests, type WorkedExample } from '@tambour/kernel/testing';
import examplesFile from '../../data/examples.json' with { type: 'json' };
import type { RuleId } from '../../data/rule-ids.ts';
import { EDITIONS, rule } from './rule.ts';
import { type SceneSpec, scene } from './scene.ts';
import type { ScenePiece } from './scene-piece.ts';

export interface Example extends WorkedExample {
  readonly rule: RuleId | readonly RuleId[];
  readonly edition: 'fr' | 'en' | 'both';
  readonly given: Readonly<Record<string, unknown>> & { readonly units?: readonly ScenePiece[] };
  readonly why?: string;
}
export const EXAMPLES = examplesFile as unknown as readonly Example[];

/** A worked example, played in each edition it holds for. */
export const example = exampleTests({
  examples: EXAMPLES,
  playings: (e: Example) =>
    (e.edition === 'both' ? EDITIONS : [e.edition]).map((edition) => ({
      edition,
      says: `${e.id}: ${e.action} (${edition})`,
      given: { edition, units: e.given.units ?? [], ...given(e) } as SceneSpec,
    })),
  test: (e, says, act) => rule(e.rule, says, act),
  scene,
});

function given(e: Example): Partial<SceneSpec> {
  const g = e.given;
  const out: Record<string, unknown> = {};
  for (const key of ['leaders', 'breached', 'destroyedBridges', 'baggage', 'turn'] as const)
    if (g[key] !== undefined) out[key] = g[key];
  return out as Partial<SceneSpec>;
}
