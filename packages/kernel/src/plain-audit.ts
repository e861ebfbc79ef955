import { type Report, reportOf } from './audit.ts';
import type { PlainStep } from './plain-question.ts';
import type { PlainField } from './plain-state.ts';
import { auditStack, type Fault, type FrameRules, framesOf } from './stack-check.ts';

/** What must be true of a column, row by row. */
export interface Check<Field> {
  readonly group: string;
  readonly column: string;
  /** How many rows the group has; one unless told. Several are named as the pieces are. */
  readonly rows?: number;
  /** Said of a row for which it does not hold. */
  readonly reason: string;
  holds(g: Field, row: number): boolean;
}

/** What is wrong with a position: frames that no step pushes there, and columns that fail a check. */
export function auditBy<Field extends PlainField>(
  steps: readonly PlainStep<Field>[],
  checks: readonly Check<Field>[],
): (g: Field) => readonly Fault[] {
  const names = steps.map((step) => step.name);
  const frames: FrameRules<Field, string> = Object.fromEntries(steps.map((step) => [step.name, step]));
  return (g) => {
    const faults: Fault[] = [];
    const bad: Report = (field, reason) => faults.push({ field, reason });
    auditStack(g, framesOf(g.s, names), frames, bad);
    for (const { group, column, rows, reason, holds } of checks)
      for (let row = 0; row < (rows ?? 1); row++) {
        if (holds(g, row)) continue;
        if (rows === undefined) bad(`${group}.${column}`, reason);
        else reportOf(bad, group, g.w.pieces[row]!)(column, reason);
      }
    return faults;
  };
}
