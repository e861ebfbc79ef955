import { distance, type HexId, NONE, Search } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { actionFacing, actionHex, actionLeader, actionUnit } from '../model/action-view.ts';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { MARCH_NODES, MOST_POINTS } from '../model/scratch.ts';
import { type Field, hexOf, leaderHex } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { isAble } from '../rules/4-command.ts';
import { isAlone, leaderBudget } from '../rules/5-leaders.ts';
import { nodeFor } from '../rules/5-march.ts';
import { marchField, nodeOf } from '../rules/5-march-search.hot.ts';
import { allowanceOf, moverOf } from '../rules/5-mover.ts';
import { leaderReach } from '../rules/5-ride-search.hot.ts';

/** What was searched last, for as long as the state stays as it is: the orders of one piece are asked about one after another. */
interface Kept {
  readonly state: object;
  readonly epoch: number;
  readonly key: string;
  readonly search: Search;
}
let kept: Kept | undefined;
function keep(g: Field, key: string, size: number, fill: (search: Search) => void): Search {
  if (kept?.state === g.s && kept.epoch === g.pen.epoch && kept.key === key) return kept.search;
  const search = kept !== undefined && kept.search.nodes === size ? kept.search : new Search(size, MOST_POINTS);
  fill(search);
  kept = { state: g.s, epoch: g.pen.epoch, key, search };
  return search;
}
const marchReach = (g: Field, u: UnitId, isStrategic: boolean): Search =>
  keep(g, `${u} ${isStrategic}`, g.w.grid.size * MARCH_NODES, (search) =>
    marchField(g, moverOf(g, u, isStrategic), search),
  );
const rideReach = (g: Field, l: LeaderId): Search =>
  keep(g, `leader ${l}`, g.w.grid.size, (search) => leaderReach(g, l, leaderBudget(g, l), search));

const least = ({ w }: Field, search: Search, hex: HexId): number => {
  let best: number = NONE;
  for (let facing = 0; facing < 6; facing++) {
    const cost = search.cost(nodeOf(w, hex, facing));
    if (cost !== NONE && (best === NONE || cost < best)) best = cost;
  }
  return best;
};
/** Movement points that a march takes; all that is left for one that it cannot pay for (5.31b). */
export function marchCost(g: Field, o: Action): number {
  const u = actionUnit(o);
  const isStrategic = o.verb === VERB.strategic;
  const search = marchReach(g, u, isStrategic);
  const node = nodeFor(g, search, actionHex(o), actionFacing(o));
  const cost = node === NONE ? least(g, search, actionHex(o)) : search.cost(node);
  return cost === NONE ? allowanceOf(g, u, isStrategic) : cost;
}
/** Movement points that a leader's ride takes. */
export const rideCost = (g: Field, o: Action): number => rideReach(g, actionLeader(o)).cost(actionHex(o));
/** The hexes of a leader's ride, the first after where he stands. */
export function rideHexes(g: Field, o: Action): { readonly hex: HexId; readonly cost: number }[] {
  const search = rideReach(g, actionLeader(o));
  const out: { hex: HexId; cost: number }[] = [];
  for (let hex: number = actionHex(o); hex !== NONE && search.cost(hex) !== NONE; hex = search.from(hex))
    out.push({ hex: hex as HexId, cost: search.cost(hex) });
  return out.reverse().slice(1);
}

/** 8.4c Whether an enemy leader stands alone so near that a unit could come next to him. */
export function isNearLoneLeader(g: Field, u: UnitId): boolean {
  const reach = allowanceOf(g, u, true) + 1;
  for (let l = leaderId(0); l < g.w.leaders; l++)
    if (
      g.w.leaderSide[l] !== g.w.unitSide[u] &&
      isAble(g, l) &&
      isAlone(g, l) &&
      distance(g.w.grid, leaderHex(g, l), hexOf(g, u)) <= reach
    )
      return true;
  return false;
}
