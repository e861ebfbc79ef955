import type { EventPattern, ExamplePlan } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { DenainEvent } from '../model/event.ts';
import type { DenainCommand } from '../protocol/verbs.ts';
import { CHOICE, type Ground, LATER_EDITION, lessonGround } from './lesson-ground.ts';

interface DenainExample {
  readonly id: string;
  readonly rules: readonly RuleId[];
  /** `later` for what only the later edition knows. */
  readonly ground: Omit<Ground, 'choice'> & { readonly later?: boolean };
  readonly dice?: readonly number[];
  readonly steps: readonly { readonly order: DenainCommand; readonly shows: readonly EventPattern<DenainEvent>[] }[];
  readonly refused?: readonly { readonly order: DenainCommand; readonly rule: RuleId }[];
}

/** A worked example; whoever tries it is French. */
export function exampleOf({ ground: { later, ...ground }, dice = [], ...rest }: DenainExample): ExamplePlan {
  const choice = later ? LATER_EDITION : CHOICE;
  return { ...rest, choice, side: 'F', dice, position: () => lessonGround({ ...ground, choice }) };
}
