import type { EventPattern, ExamplePlan } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { RisorgimentoEvent } from '../model/event.ts';
import { SIDES, type SideName } from '../model/vocabulary.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { type Ground, lessonGround } from './lesson-ground.ts';

interface RisorgimentoExample {
  readonly id: string;
  readonly rules: readonly RuleId[];
  /** The battle on whose map it is set up; San Martino unless told. */
  readonly on?: 'magenta';
  /** Whoever tries it. */
  readonly side: SideName;
  readonly ground: Omit<Ground, 'choice' | 'side'>;
  readonly dice?: readonly number[];
  readonly steps: readonly {
    readonly order: RisorgimentoCommand;
    readonly shows: readonly EventPattern<RisorgimentoEvent>[];
  }[];
  readonly refused?: readonly { readonly order: RisorgimentoCommand; readonly rule: RuleId }[];
}

/** A worked example of the rules, on the map of a battle; whoever is not named stands as at its start. */
export function exampleOf({ on, side, ground, dice = [], ...rest }: RisorgimentoExample): ExamplePlan {
  const choice = { scenario: on ?? 'san-martino' };
  return {
    ...rest,
    choice,
    side,
    dice,
    position: () => lessonGround({ ...ground, choice, side: SIDES.indexOf(side) }),
  };
}
