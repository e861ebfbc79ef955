import type { OpponentId } from '@tambour/ai/level';
import type { Choice, Language, Text } from '@tambour/kernel';

/** What is to be played: a battle, with figures changed, so and so often. */
export interface LabOrder {
  readonly game: string;
  readonly choice: Choice;
  /** The names of the files that figures of one's own came from, by the flag of the command line that takes them. */
  readonly files: Readonly<Partial<Record<'charts' | 'scenario-file', string>>>;
  /** Changes as the command line has them after `--set`: `turns=8`. */
  readonly changes: readonly string[];
  readonly levels: readonly [a: OpponentId, b: OpponentId];
  /** What the report calls them. */
  readonly names: readonly [a: string, b: string];
  readonly seed: number;
  readonly games: number;
}
export interface LabUnit {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  readonly strength: number;
}
export type LabRequest =
  | { readonly kind: 'figures'; readonly game: string; readonly choice: Choice }
  | { readonly kind: 'run'; readonly order: LabOrder; readonly language: Language }
  /** Play no more than the battle that is being played. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'record'; readonly battle: number };
export type LabNews =
  /** It listens: what was sent before would be lost. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'figures'; readonly units: readonly LabUnit[]; readonly turns: number | undefined }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'report'; readonly body: string; readonly style: string; readonly games: number }
  | { readonly kind: 'record'; readonly battle: number; readonly record: unknown }
  /** What is wrong, with the change that it was found in where there is one. */
  | { readonly kind: 'fault'; readonly field: string; readonly reason: string };
