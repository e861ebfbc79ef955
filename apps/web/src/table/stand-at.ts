import type { Stand } from '@tambour/stage';

/** Half a turn on the spot takes as long as so many centimetres. */
const TURN_CM = 6;

const turnBetween = (a: number, b: number): number => ((b - a + 540) % 360) - 180;
const lasts = (a: Stand, b: Stand): number =>
  Math.max(Math.hypot(b.x - a.x, b.y - a.y), (Math.abs(turnBetween(a.facing, b.facing)) / 180) * TURN_CM);

/** Where one is on a way after a share of it, 0 to 1: slowly off, slowly home, and turning the shorter way round. */
export const standAt = (first: Stand, rest: readonly Stand[], share: number): Stand => {
  const legs: { readonly from: Stand; readonly to: Stand; readonly long: number }[] = [];
  let from = first;
  for (const to of rest) {
    legs.push({ from, to, long: lasts(from, to) });
    from = to;
  }
  let left = share * share * (3 - 2 * share) * legs.reduce((sum, { long }) => sum + long, 0);
  for (const leg of legs) {
    if (left > leg.long || leg.long === 0) {
      left -= leg.long;
      continue;
    }
    const part = left / leg.long;
    return {
      x: leg.from.x + (leg.to.x - leg.from.x) * part,
      y: leg.from.y + (leg.to.y - leg.from.y) * part,
      facing: (leg.from.facing + turnBetween(leg.from.facing, leg.to.facing) * part + 360) % 360,
    };
  }
  return from;
};
