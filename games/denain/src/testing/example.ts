import { describe, it } from 'vitest';
import examplesFile from '../../data/examples.json' with { type: 'json' };
import { RULES } from '../rule-book.ts';
import { type Scene, type ScenePiece, type SceneSpec, scene } from './scene.ts';

/** A worked example of the rulebook's spec: given, action, dice, and what must hold afterwards. */
export interface Example {
  readonly id: string;
  readonly rule: string | readonly string[];
  readonly edition: 'fr' | 'en' | 'both';
  readonly given: Readonly<Record<string, unknown>> & { readonly units?: readonly ScenePiece[] };
  readonly action: string;
  readonly dice: readonly number[];
  readonly expect: Readonly<Record<string, unknown>>;
  readonly why?: string;
}
export const EXAMPLES = examplesFile as unknown as readonly Example[];

/**
 * Plays one worked example in each edition it holds for. The test reads what it expects from the example itself.
 * `set` builds a scene from the example's own pieces.
 */
export function example(
  id: string,
  test: (e: Example, edition: 'fr' | 'en', set: (more?: Partial<SceneSpec>) => Scene) => void,
): void {
  const found = EXAMPLES.find((e) => e.id === id);
  if (!found) throw new Error(`no example ${id}`);
  const rules = typeof found.rule === 'string' ? [found.rule] : found.rule;
  describe(`denain ${rules.map((r) => `${r} ${RULES.get(r)?.title.en}`).join(' · ')}`, () => {
    const editions = found.edition === 'both' ? (['fr', 'en'] as const) : [found.edition];
    for (const edition of editions)
      it(`${id}: ${found.action} (${edition})`, () => {
        test(found, edition, (more = {}) =>
          scene({ edition, units: found.given.units ?? [], ...given(found), ...more }),
        );
      });
  });
}

function given(e: Example): Partial<SceneSpec> {
  const g = e.given;
  const out: Record<string, unknown> = {};
  for (const key of ['leaders', 'breached', 'destroyedBridges', 'baggage', 'turn'] as const)
    if (g[key] !== undefined) out[key] = g[key];
  return out as Partial<SceneSpec>;
}
