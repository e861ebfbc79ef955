import { fetchedSteps, type Step } from '@tambour/kernel';
import type { Field } from './model/state.ts';
import { STEP_NAMES } from './model/step-id.ts';
import { COMMAND_STEPS } from './phases/command/index.ts';
import { PERIOD_STEPS } from './phases/period.ts';
// What the part needs is waited for first (tools/awaits.ts).
import '../texts/say-sums.ts';

/** Guns without their crew are pieces that lie on the table and never act (the last of `World.pieces`). */
const ofThoseWhoAct = (step: Step<Field>): Step<Field> =>
  'list' in step
    ? {
        ...step,
        list(g, out, piece, a, b, c, d) {
          if (piece < g.w.rows + g.w.leaders) step.list(g, out, piece, a, b, c, d);
        },
      }
    : step;

/**
 * The steps of play: a battle opens with these, the others come with the first thing done. How a battle is put together:
 *
 * - `model/` the frozen world, the columns of the state (`state.ts`), marks, ids, verbs, events (one file a part), and `views.ts`: every unit as a
 *   `Placed`, which is what `rules/table` and `rules/morale` take. Views are made anew whenever the state was written from outside; within a step every
 *   change goes through `doors.ts`, which keeps them true (`lookAgain` after a mark or column that changes a shape was written directly).
 * - `tests/` the queue of morale tests: `enqueue` the tests of one event, `takeTests` before what lies below goes on; `situation.ts` makes Tester and Situation
 *   of the state; `apply.ts` is what a result does. The last result of a unit in a charge or a close combat stays in `unit.result` for who waits for it.
 * - `going-off.ts`, `rally.ts`, `guns.ts`, `leaders.ts`, `watch.ts` (sight), `logs.ts` (what later tests look back on), `chain.ts` (command), `clock.ts`.
 * - `phases/` one file or folder a phase of C14: works and questions. `phases/period.ts` opens each phase by pushing its first step. A phase that ends leaves
 *   nothing on the stack. `battle.quarter` counts the quarters of this period that have been played.
 * - `protocol/` commands, codecs, outcome, habits, judge. Texts are in `texts/battle/`, one file a part and language.
 */
export const FETCHED_STEPS = await fetchedSteps<Field>(
  STEP_NAMES,
  [...PERIOD_STEPS, ...COMMAND_STEPS].map(ofThoseWhoAct),
  async () => (await import('./later-steps.ts')).LATER_STEPS.map(ofThoseWhoAct),
);
/** In the order of their numbers. */
export const STEPS = FETCHED_STEPS.steps;
