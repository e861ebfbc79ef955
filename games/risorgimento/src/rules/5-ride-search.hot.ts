import { hexId, NONE, type Search } from '@tambour/boards';
import type { LeaderId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { LEADER } from '../model/vocabulary.ts';
import { isRain, leaderStep } from './4-leader-step.ts';
import { readField } from './5-reading.hot.ts';
import { NEXT_TO } from './6-zone-of-control.ts';

/** Goes on from the places a search was given, as a leader moves: his own column of the chart, zones of control and stacks ignored. */
export function ride(g: Field, side: number, budget: number, search: Search): Search {
  const { near, bridge, unitSide } = g.w;
  const { top } = g.s.at;
  const { enemies } = readField(g, side);
  const steps = g.w.step[LEADER]![isRain(g) ? 1 : 0]!;
  for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
    if (search.at >= budget) continue;
    for (let d = 0; d < 6; d++) {
      const at = hex * 6 + d;
      const x = near[at]!;
      if (x < 0) continue;
      // Nothing that a step of one point would not better.
      const known = search.cost(x);
      if (known !== NONE && known <= search.at + 1) continue;
      const cost = bridge[at] !== 0 ? leaderStep(g, hex, d) : steps[at]!;
      if (cost === 0 || search.at + cost > budget) continue;
      // What `mayRideInto` says, from the tables.
      const isOpen = top[x] !== 0 ? unitSide[top[x]! - 1] === side : (enemies[x]! & NEXT_TO) === 0;
      if (isOpen) search.relax(x, search.at + cost, hex);
    }
  }
  return search;
}
/** 4.11a 4.23a R44 The hexes a leader on the map can reach with so many points, as costs in the search. */
export function leaderReach(g: Field, leader: LeaderId, budget: number, search: Search): Search {
  search.begin();
  search.seed(g.s.leader.hex[leader]!);
  return ride(g, g.w.leaderSide[leader]!, budget, search);
}
