import { isOneFirst } from './first-languages.ts';
import type { Step } from './game.ts';
import { stepsByNumber } from './numbered.ts';
import { questionsChanged } from './questions.ts';

/** The steps of a game, of which some may still have to be fetched. */
export interface FetchedSteps<Field> {
  readonly steps: readonly Step<Field>[];
  fetch(): Promise<void>;
}

/**
 * The steps of play in the order of their numbers. Where a page waits for its first battle, those that none opens with are
 * there by their names alone until they are fetched, and then take their places; everywhere else all are there at once.
 */
export async function fetchedSteps<Field>(
  names: readonly string[],
  opening: readonly Step<Field>[],
  load: () => Promise<readonly Step<Field>[]>,
  isLater: boolean = isOneFirst(),
): Promise<FetchedSteps<Field>> {
  if (!isLater) return { steps: stepsByNumber(names, [...opening, ...(await load())]), fetch: async () => {} };
  const missing = names.filter((name) => !opening.some((step) => step.name === name));
  const steps = [...stepsByNumber(names, [...opening, ...missing.map((name) => stillToCome<Field>(name))])];
  let isWhole = false;
  return {
    steps,
    async fetch() {
      if (isWhole) return;
      const whole = stepsByNumber(names, [...opening, ...(await load())]);
      for (const [i, step] of whole.entries()) steps[i] = step;
      questionsChanged(steps);
      isWhole = true;
    },
  };
}

/** Play has come to a step that is not there yet. */
export class StepToCome extends Error {}

const stillToCome = <Field>(name: string): Step<Field> => ({
  name,
  run() {
    throw new StepToCome(`the step ${name} is still to be fetched`);
  },
});
