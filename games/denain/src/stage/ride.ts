import { type HexId, hexId } from '@tambour/boards';
import { type Action, itemAt } from '@tambour/kernel';
import { namedWay } from '../model/action-view.ts';
import type { Field } from '../model/state.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { searchRider } from '../rules/7-commander-ride.ts';
import { type Rider, rideGoal, riderBy } from '../rules/9-ride.ts';
import { NAMED_RIDES } from '../rules/named-rides.ts';

/** The hexes entered, with what is left of the allowance after each, and what all of it costs. */
interface Ride {
  readonly hexes: readonly { readonly hex: HexId; readonly left: number }[];
  readonly cost: number;
}

/** 7.4a 7.8a 9b The way of a leader, a commander-in-chief or the baggage; undefined when there is none. */
export function ride(g: Field, o: Action): Ride | undefined {
  const rider = riderBy(g, o);
  if (namedWay(o) !== 0) return asNamed(g, o, rider);
  searchRider(g, rider, markZones(g, 1 - rider.side));
  return rider.kind === 'commander' ? counted(g, rider, rideGoal(o)) : found(g, rider, rideGoal(o));
}

/** What is left of an allowance: one more as long as all of it is road. */
const leftOf = ({ mp }: Rider, cost: number, isOffRoad: number): number => mp + (isOffRoad ? 0 : 1) - cost;

/** The way the player named. */
function asNamed(g: Field, o: Action, rider: Rider): Ride | undefined {
  const named = NAMED_RIDES.now.namedRide(g, o);
  if (!named) return undefined;
  const hexes = named.hexes.map((hex, i) => {
    const spent = itemAt(named.spent, i);
    return { hex, left: leftOf(rider, spent >> 1, spent & 1) };
  });
  return { hexes, cost: (named.spent.at(-1) ?? 0) >> 1 };
}

/** The cheapest way to a hex in the search just made: even nodes are ways all by road, with the road's point. */
function found(g: Field, rider: Rider, to: HexId): Ride | undefined {
  const search = g.scratch.plain;
  const [byRoad, across] = [search.cost(to * 2), search.cost(to * 2 + 1)];
  if (byRoad < 0 && across < 0) return undefined;
  const end = byRoad >= 0 && (across < 0 || byRoad <= across) ? to * 2 : to * 2 + 1;
  const hexes: { hex: HexId; left: number }[] = [];
  for (let node = end; node >= 0; node = search.from(node))
    hexes.unshift({ hex: hexId(node >> 1), left: leftOf(rider, search.cost(node), node & 1) });
  // Where it stands already is no part of the way; the hex where it comes onto the map is.
  return { hexes: rider.isEntering ? hexes : hexes.slice(1), cost: search.cost(end) };
}

/** 7.4a A commander-in-chief counts hexes. */
function counted(g: Field, rider: Rider, to: HexId): Ride | undefined {
  const { trace } = g.scratch;
  const cost = trace.steps(to);
  if (cost < 0) return undefined;
  const hexes: { hex: HexId; left: number }[] = [];
  for (let hex = to; trace.steps(hex) > 0; hex = trace.from(hex))
    hexes.unshift({ hex, left: rider.mp - trace.steps(hex) });
  return { hexes, cost };
}
