import { type HexId, hexId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { actionHex, actionLeader, haulHex, namedWay } from '../model/action-view.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { markZones } from '../rules/6-zone-of-control.ts';
import { searchCommander } from '../rules/7-commander-ride.ts';
import { baggageRider, commanderRider, leaderRider, searchRide } from '../rules/9-ride.ts';
import { NAMED_RIDES } from '../rules/named-rides.ts';

/** The hexes entered, with what is left of the allowance after each, and what all of it costs. */
const rode = (hexes: readonly { readonly hex: HexId; readonly left: number }[], cost: number) => ({ hexes, cost });
type Ride = ReturnType<typeof rode>;

/** 7.4a 7.8a 9b The way of a leader, a commander-in-chief or the baggage; undefined when there is none. */
export function ride(g: Field, o: Action): Ride | undefined {
  const { w, s } = g;
  if (namedWay(o) !== 0) return asNamed(g, o);
  if (o.verb === VERB.ride) return commanderRide(g, o);
  if (o.verb === VERB.lead) {
    searchRide(g, leaderRider(g, actionLeader(o)), markZones(g, 1 - w.leaderSide[actionLeader(o)]!));
    return found(g, actionHex(o), w.leaderMove[actionLeader(o)]!, s.leader.hex[actionLeader(o)]!);
  }
  searchRide(g, baggageRider(g), markZones(g, 1 - w.unitSide[w.baggage]!));
  return found(g, haulHex(o), w.unitMp[w.baggage]!, s.unit.hex[w.baggage]!);
}

/** The way the player named. */
function asNamed(g: Field, o: Action): Ride | undefined {
  const named = NAMED_RIDES.now.namedRide(g, o);
  if (!named) return undefined;
  const mp = o.verb === VERB.haul ? g.w.unitMp[g.w.baggage]! : g.w.leaderMove[actionLeader(o)]!;
  const hexes = named.hexes.map((hex, i) => {
    const spent = named.spent[i]!;
    return { hex, left: mp + (spent & 1 ? 0 : 1) - (spent >> 1) };
  });
  return { hexes, cost: (named.spent.at(-1) ?? 0) >> 1 };
}

/** The cheapest way to a hex in the search just made: even nodes are ways all by road, with the road's point. */
function found(g: Field, to: HexId, mp: number, stands: number): Ride | undefined {
  const search = g.scratch.plain;
  const [byRoad, across] = [search.cost(to * 2), search.cost(to * 2 + 1)];
  if (byRoad < 0 && across < 0) return undefined;
  const end = byRoad >= 0 && (across < 0 || byRoad <= across) ? to * 2 : to * 2 + 1;
  const hexes: { hex: HexId; left: number }[] = [];
  for (let node = end; node >= 0; node = search.from(node))
    hexes.unshift({ hex: hexId(node >> 1), left: mp + (node & 1 ? 0 : 1) - search.cost(node) });
  // Where it stands already is no part of the way; the hex where it comes onto the map is.
  if (hexes[0]?.hex === stands) hexes.shift();
  return { hexes, cost: search.cost(end) };
}

/** 7.4a A commander-in-chief counts hexes. */
function commanderRide(g: Field, o: Action): Ride | undefined {
  searchCommander(g, commanderRider(g, actionLeader(o)), markZones(g, 1 - g.w.leaderSide[actionLeader(o)]!));
  const { trace } = g.scratch;
  const cost = trace.steps(actionHex(o));
  if (cost < 0) return undefined;
  const hexes: { hex: HexId; left: number }[] = [];
  for (let hex = actionHex(o); trace.steps(hex) > 0; hex = trace.from(hex))
    hexes.unshift({ hex, left: g.w.leaderMove[actionLeader(o)]! - trace.steps(hex) });
  return { hexes, cost };
}
