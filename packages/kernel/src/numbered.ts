import type { Asking, Step, Work } from './game.ts';

/** Names by their number in a list: what packed columns, orders and frames hold. */
export const numbered = <const Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
/** Names in the order of the bits that stand for them in a column of marks. */
export const bitNames = (bits: Readonly<Record<string, number>>): string[] =>
  Object.entries(bits)
    .sort(([, a], [, b]) => a - b)
    .map(([name]) => name);

/** The steps of a game in the order of their numbers; each name has its step, and each step its name. */
export function stepsByNumber<Field>(names: readonly string[], steps: readonly Step<Field>[]): readonly Step<Field>[] {
  const extra = steps.find((step) => !names.includes(step.name));
  if (extra) throw new Error(`the step ${extra.name} has no number`);
  return names.map((name) => {
    const found = steps.find((step) => step.name === name);
    if (!found) throw new Error(`no step is called ${name}`);
    return found;
  });
}

/** Steps by their names: what each does at once, or what it asks. */
export const stepsNamed = <Field>(
  steps: Readonly<Record<string, Work<Field>['run'] | Asking<Field>>>,
): readonly Step<Field>[] =>
  Object.entries(steps).map(([name, step]) => (typeof step === 'function' ? { name, run: step } : { name, ...step }));
