/**
 * What is known to be there: a row of a list by a number that was made for it, a field that the branch one is in has set. Where it is missing after all,
 * that is a fault of the program, and it stops here with a word on it instead of somewhere else with nothing.
 */
export function present<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('what should be there is missing');
  return value;
}
export function itemAt<T>(list: ArrayLike<T>, i: number): T {
  const item = list[i];
  if (item === undefined) throw new Error(`there is no item ${i} in a list of ${list.length}`);
  return item;
}
/** The end of a list that is never empty. */
export const lastOf = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1);
