/**
 * A search for ways that can leave out some of the conditions it puts on a step. Search and explanation so ask the same
 * functions: a condition stands in the way if the search gets there without it and not with it.
 */
export interface Ways<Condition> {
  /** Points that the cheapest way lacks with no condition but these, 0 or less where there are enough; undefined where there is no way. */
  missing(enforced: readonly Condition[]): number | undefined;
  /** Whether there is a way with no condition but these, and so many points more than there are. */
  isOpen(enforced: readonly Condition[], more: number): boolean;
}

/** Why a place is out of reach: conditions against it, and whether the way itself is too long. All empty: the place could be reached. */
export interface OutOfReach<Condition> {
  readonly against: readonly Condition[];
  /** The direct way is, or the one round all that is against it; `none`: there is no way, whatever is left out. */
  readonly tooLong?: 'direct' | 'round' | 'none';
}

/**
 * Looks for the most direct way, as if nothing stood in it: it may be too long by itself, and each condition that alone makes
 * it longer, or impossible, is against it. Where none does so alone, some do together: those without which there is a way.
 */
export function outOfReach<Condition>(conditions: readonly Condition[], ways: Ways<Condition>): OutOfReach<Condition> {
  const direct = ways.missing([]);
  if (direct === undefined) return { against: [], tooLong: 'none' };
  const alone = conditions.filter((one) => !ways.isOpen([one], direct));
  if (direct > 0) return { against: alone, tooLong: 'direct' };
  if (alone.length > 0 || ways.isOpen(conditions, 0)) return { against: alone };
  const without = (one: Condition): Condition[] => conditions.filter((other) => other !== one);
  const together = conditions.filter((one) => ways.isOpen(without(one), 0));
  if (together.length > 0) return { against: together };
  if (ways.missing(conditions) !== undefined) return { against: [], tooLong: 'round' };
  return { against: conditions.filter((one) => ways.missing(without(one)) !== undefined) };
}
