/** Takes down what is wrong: the field as a saved position names it, and why it cannot be so. */
export type Report = (field: string, reason: string) => void;

/** The same for the columns of one row. The name is put together only when there is something to say. */
export const reportOf =
  (bad: Report, group: string, row: string): Report =>
  (column, reason) =>
    bad(`${group}.${row}.${column}`, reason);
