import type { GameSpec, World } from './game.ts';
import type { Fault } from './stack-check.ts';

/** Takes down what is wrong with a position: the field as its JSON names it, and why it cannot be so. */
export type Report = (field: string, reason: string) => void;

/** The same for the columns of one row. The name is put together only when there is something to say. */
export const reportOf =
  (bad: Report, group: string, row: string): Report =>
  (column, reason) =>
    bad(`${group}.${row}.${column}`, reason);

/** What must be true of a field, in every row of its group. */
export interface Check<Case> {
  /** As in `unit.hex`: the group and the column; `zone.*` is a row as a whole. What is no row of a group is looked at once. */
  readonly field: string;
  /** Said of a row for which it does not hold. */
  readonly reason: string | Told<Case>['reason'];
  holds(c: Case, row: number): boolean;
}
interface Told<Case> {
  reason(c: Case, row: number): string;
}
export const mustHold = <Case>(
  field: string,
  reason: Check<Case>['reason'],
  holds: Check<Case>['holds'],
): Check<Case> => ({ field, reason, holds });

/**
 * Checks one after another, each in every row of its group, by the names of the rows. Of a field only the first that fails is said, and those
 * after it may rely on it.
 */
export function rowChecks<Case>(
  checks: readonly Check<Case>[],
  rowsOf: (c: Case) => Readonly<Record<string, readonly string[] | undefined>>,
): (c: Case, bad: Report) => void {
  const all = checks.map((check) => ({ ...check, way: check.field.split('.') }));
  return (c, bad) => {
    const rows = rowsOf(c);
    const said = new Set<string>();
    for (const { field, way, reason, holds } of all) {
      const [group = '', column] = way;
      const names = rows[group];
      const nameOf = (row: number): string =>
        names ? `${group}.${names[row]}${column === '*' ? '' : `.${column}`}` : field;
      for (let row = 0; row < (names?.length ?? 1); row++) {
        if ((said.size > 0 && said.has(nameOf(row))) || holds(c, row)) continue;
        said.add(nameOf(row));
        bad(nameOf(row), typeof reason === 'string' ? reason : reason(c, row));
      }
    }
  };
}

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
