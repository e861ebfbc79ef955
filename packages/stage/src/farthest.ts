/**
 * The largest of 0 to `most` that is allowed, where whatever lies before an allowed one is as a rule allowed too: found by halving, so
 * that it takes few questions. Undefined where not even 0 is. What is found is always allowed; where there are gaps, one farther may be as well.
 */
export function farthest(most: number, isAllowed: (n: number) => boolean): number | undefined {
  if (most < 0 || !isAllowed(0)) return undefined;
  if (isAllowed(most)) return most;
  let [yes, no] = [0, most];
  while (no - yes > 1) {
    const middle = (yes + no) >> 1;
    if (isAllowed(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
