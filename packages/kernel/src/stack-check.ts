import type { State } from './buffer.ts';
import type { KernelLayout } from './kernel-state.ts';
import { itemAt } from './present.ts';

/** What is wrong with a position: the field, as its JSON names it, and the reason. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

/** One frame of the stack, and the name of its step. */
export interface Frame<Name extends string = string> {
  readonly index: number;
  readonly step: Name;
  readonly with: readonly [number, number, number, number];
}

/** The bottom of the stack, for a step that may lie on nothing. */
export const FLOOR = 'floor';

/** Why the integers of a frame cannot be these where it lies, if they cannot. */
export type FrameCheck<Field, Name extends string> = (
  f: Field,
  frame: Frame<Name>,
  below: Frame<Name> | undefined,
) => string | undefined;

/** Several checks of a frame: what the first says that finds something. */
export const eachInTurn =
  <Field, Name extends string>(...checks: readonly FrameCheck<Field, Name>[]): FrameCheck<Field, Name> =>
  (f, frame, below) => {
    for (const check of checks) {
      const reason = check(f, frame, below);
      if (reason) return reason;
    }
    return undefined;
  };

/** What one integer of a frame stands for, as in "must name a unit", and which may stand there. */
export interface FrameValue<Field> {
  readonly what: string;
  fits(f: Field, value: number): boolean;
}
export const frameValue = <Field>(what: string, fits: (f: Field, value: number) => boolean): FrameValue<Field> => ({
  what,
  fits,
});
/** One of the first so many numbers. */
export const rowOf = <Field>(what: string, rows: (f: Field) => number): FrameValue<Field> =>
  frameValue(what, (f, value) => value >= 0 && value < rows(f));
export const upTo = (most: number): FrameValue<unknown> => rowOf(`0 to ${most}`, () => most + 1);
/** Whatever the check of the whole frame lets pass. */
export const ANY: FrameValue<unknown> = frameValue('anything', () => true);

/** Where a frame may lie, and what must be true of it. */
export interface FrameRule<Field, Name extends string> {
  /** The steps whose frames may lie directly beneath it. */
  readonly on: readonly (Name | typeof FLOOR)[];
  /** How many integers the step uses; the rest must be 0. */
  readonly uses?: number;
  /** What they are, one by one; so many are used. */
  readonly values?: readonly FrameValue<Field>[];
  /** Asked where each of them is what it should be. */
  readonly fault?: FrameCheck<Field, Name>;
}
/** The rule of a step: what it lies on, what its integers are, and what else must hold. */
export const framesOn = <Field, Name extends string>(
  on: readonly (NoInfer<Name> | typeof FLOOR)[],
  values: readonly FrameValue<Field>[] = [],
  ...checks: readonly FrameCheck<Field, Name>[]
): FrameRule<Field, Name> => ({ on, values, fault: eachInTurn(...checks) });
/** Work that is done as soon as it is pushed never lies on the stack while a question waits. */
export const NEVER_WAITS: { readonly on: readonly [] } = { on: [] };
export type FrameRules<Field, Name extends string> = Readonly<Record<Name, FrameRule<Field, Name>>>;

/** The frames of a state, bottom first. */
export function framesOf<Name extends string>(
  state: Pick<State<KernelLayout>, 'kernel' | 'stack'>,
  names: readonly Name[],
): Frame<Name>[] {
  const { step, a, b, c, d } = state.stack;
  return Array.from({ length: itemAt(state.kernel.depth, 0) }, (_, i) => ({
    index: i,
    step: itemAt(names, itemAt(step, i)),
    with: [itemAt(a, i), itemAt(b, i), itemAt(c, i), itemAt(d, i)],
  }));
}

/** What play could not have built: frames on others that never push them, and frames that name what is not there. */
export function auditStack<Field, Name extends string>(
  f: Field,
  frames: readonly Frame<Name>[],
  rules: FrameRules<Field, Name>,
  bad: (field: string, reason: string) => void,
): void {
  let below: Frame<Name> | undefined;
  for (const frame of frames) {
    const rule = rules[frame.step];
    const under = below?.step ?? FLOOR;
    if (!rule.on.includes(under)) bad(`steps.${frame.index}.step`, `${frame.step} never lies on ${under}`);
    else {
      const spare = frame.with.findIndex((value, i) => i >= (rule.values?.length ?? rule.uses ?? 4) && value !== 0);
      if (spare >= 0) bad(`steps.${frame.index}.with.${spare}`, `must be 0: ${frame.step} does not use it`);
      const other = rule.values?.find(({ fits }, i) => !fits(f, frame.with[i] ?? 0));
      const reason = other ? `must name ${other.what}` : rule.fault?.(f, frame, below);
      if (reason) bad(`steps.${frame.index}.with`, `${reason} (${frame.step})`);
    }
    below = frame;
  }
}

/** The phase in which the topmost frame that has one is at work; it must be the one that the columns tell. */
export function auditPhase<Name extends string, Phase extends string>(
  frames: readonly Frame<Name>[],
  phaseOf: Readonly<Partial<Record<Name, Phase>>>,
  told: Phase | undefined,
  bad: (field: string, reason: string) => void,
): Phase | undefined {
  const at = frames.findLast((frame) => phaseOf[frame.step] !== undefined);
  const phase = at && phaseOf[at.step];
  if (phase !== told) bad('battle.phase', `must be ${phase ?? 'one that has begun'}: the steps say so`);
  return phase;
}
