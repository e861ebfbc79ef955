import { type Report, reportOf } from './audit.ts';
import type { Codecs } from './codec.ts';
import type { PlainStep } from './plain-question.ts';
import type { PlainField } from './plain-state.ts';
import { auditStack, type Fault, type FrameRules, framesOf } from './stack-check.ts';

/** What must be true of a field, in every row of its group. */
export interface Check<Field> {
  /** As in `unit.hex`: the group and the column. */
  readonly field: `${string}.${string}`;
  /** Said of a row for which it does not hold. */
  readonly reason: string;
  holds(g: Field, row: number): boolean;
}

/** What is wrong with a position: frames that no step pushes there, and columns that fail a check. */
export function auditBy<Field extends PlainField>(
  steps: readonly PlainStep<Field>[],
  checks: readonly Check<Field>[],
  codecs: Codecs,
): (g: Field) => readonly Fault[] {
  const names = steps.map((step) => step.name);
  const frames: FrameRules<Field, string> = Object.fromEntries(steps.map((step) => [step.name, step]));
  return (g) => {
    const faults: Fault[] = [];
    const bad: Report = (field, reason) => faults.push({ field, reason });
    auditStack(g, framesOf(g.s, names), frames, bad);
    for (const { field, reason, holds } of checks) {
      const [group = '', column = ''] = field.split('.');
      const rows = codecs[group]?.names;
      if (rows === undefined) {
        if (!holds(g, 0)) bad(field, reason);
      } else for (const [i, row] of rows.entries()) if (!holds(g, i)) reportOf(bad, group, row)(column, reason);
    }
    return faults;
  };
}
