import type { EventPattern, ExamplePlan } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { ReitersEvent } from '../model/event.ts';
import type { SwitchName } from '../model/options.ts';
import type { Side } from '../model/vocabulary.ts';
import type { ReitersCommand } from '../protocol/verbs.ts';
import { type Ground, lessonChoice, lessonGround } from './lesson-ground.ts';

interface ReitersExample {
  readonly id: string;
  readonly rules: readonly RuleId[];
  /** The battle on whose map it is set up, by its id. */
  readonly on: string;
  /** Whoever tries it. */
  readonly side: Side;
  /** Optional rules that it needs. */
  readonly options?: readonly SwitchName[];
  /** It is the phase of whoever tries it, in the second turn, unless told. */
  readonly ground: Omit<Ground, 'choice' | 'learner' | 'active' | 'turn'> & Partial<Pick<Ground, 'active' | 'turn'>>;
  readonly dice?: readonly number[];
  readonly steps: readonly { readonly order: ReitersCommand; readonly shows: readonly EventPattern<ReitersEvent>[] }[];
  readonly refused?: readonly { readonly order: ReitersCommand; readonly rule: RuleId }[];
}

/** A worked example of the rules, on the map of a battle. */
export function exampleOf({ on, side, options = [], ground, dice = [], ...rest }: ReitersExample): ExamplePlan {
  const choice = lessonChoice(on, ...options);
  const position = () => lessonGround({ active: side, turn: 2, ...ground, choice, learner: side });
  return { ...rest, choice, side, dice, position };
}
