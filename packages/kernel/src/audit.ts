import type { GameSpec, World } from './game.ts';
import type { Fault } from './stack-check.ts';

/** Takes down what is wrong with a position: the field as its JSON names it, and why it cannot be so. */
export type Report = (field: string, reason: string) => void;

/** The same for the columns of one row. The name is put together only when there is something to say. */
export const reportOf =
  (bad: Report, group: string, row: string): Report =>
  (column, reason) =>
    bad(`${group}.${row}.${column}`, reason);

/** A check that is made only where something holds of the position. */
export const checkedWhere =
  <Case>(holds: (c: Case) => boolean, check: (c: Case, bad: Report) => void) =>
  (c: Case, bad: Report): void => {
    if (holds(c)) check(c, bad);
  };

/** All that checks find, stage by stage: each stage may rely on those before it, so the first that finds anything is the last. */
export function auditInStages<Case>(
  stages: readonly (readonly ((c: Case, bad: Report) => void)[])[],
  c: Case,
): readonly Fault[] {
  const faults: Fault[] = [];
  for (const stage of stages) {
    for (const check of stage) check(c, (field, reason) => faults.push({ field, reason }));
    if (faults.length > 0) break;
  }
  return faults;
}

/** What a game finds wrong with a position. To ask a game that was loaded for play alone is an error of ours. */
export function faultsOf<W extends World, Field>(spec: GameSpec<W, Field>, f: Field): readonly Fault[] {
  if (!spec.audit) throw new Error(`${spec.id} was loaded without its audit`);
  return spec.audit(f);
}
