import type { Stand } from '@tambour/boards';
import { allHold, type Refusal, whyNot } from '@tambour/kernel';
import { MAY_MOVE } from './conditions.ts';
import type { Field } from './field.ts';
import type { Command } from './mover.ts';
import { Trial } from './trial.ts';
import { type MarchWay, marchWays } from './ways.ts';

const spentBy = (t: Trial): number => t.field.start.left - t.end.left;
/** C3b A march: the cheapest of its ways that may be gone; if none may, the cheapest on open ground, for the reasons. */
function march(field: Field, command: Command & Stand): Trial {
  const tried = (ways: readonly MarchWay[]): readonly Trial[] =>
    ways.map(({ elements, last }) => new Trial(field, command, elements, { ending: { snap: command }, last }));
  // A garrison has no front to wheel on.
  if (field.c.unit.sector !== null) return new Trial(field, command, []);
  const trials = tried(marchWays(field, command));
  let best: Trial | undefined;
  for (const trial of trials) if (isAdmitted(trial) && (!best || spentBy(trial) < spentBy(best))) best = trial;
  if (best) return best;
  const leads = (trial: Trial): boolean => trial.isThere;
  return trials.find(leads) ?? tried(marchWays(field, command, true)).find(leads) ?? new Trial(field, command, []);
}
/** A command tried: `isAdmitted` and `reasonsAgainst` say what the rules make of it, its `end` what it leads to. */
export const attempt = (field: Field, command: Command): Trial =>
  command.kind === 'march' ? march(field, command) : new Trial(field, command, [command]);

/** Whether a unit may do this: every condition holds. */
export const isAdmitted = (trial: Trial): boolean => {
  trial.isAdmitted ??= allHold(MAY_MOVE, trial);
  return trial.isAdmitted;
};
/** Why it may not: the rules it would break. */
export const reasonsAgainst = (trial: Trial): readonly Refusal[] => whyNot(MAY_MOVE, trial);
export const admits = (field: Field, command: Command): boolean => isAdmitted(attempt(field, command));
