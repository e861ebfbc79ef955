import { type Check, type Report, rowChecks } from './audit.ts';
import type { Codecs } from './codec.ts';
import type { PlainStep } from './plain-question.ts';
import type { PlainField } from './plain-state.ts';
import { auditStack, type Fault, type FrameRules, framesOf } from './stack-check.ts';

/** What is wrong with a position: frames that no step pushes there, and columns that fail a check. */
export function auditBy<Field extends PlainField>(
  steps: readonly PlainStep<Field>[],
  checks: readonly Check<Field>[],
  codecs: Codecs,
): (g: Field) => readonly Fault[] {
  const names = steps.map((step) => step.name);
  const frames: FrameRules<Field, string> = Object.fromEntries(steps.map((step) => [step.name, step]));
  const rows = Object.fromEntries(Object.entries(codecs).map(([group, of]) => [group, of.names]));
  const checkRows = rowChecks(checks, () => rows);
  return (g) => {
    const faults: Fault[] = [];
    const bad: Report = (field, reason) => faults.push({ field, reason });
    auditStack(g, framesOf(g.s, names), frames, bad);
    checkRows(g, bad);
    return faults;
  };
}
