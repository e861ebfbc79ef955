import { type HexId, hexId, opposite, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { stepParts } from '../model/ground.ts';
import { bridgeId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { FOOT } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { neighbourOf, stepBy } from '../model/world-lookup.ts';
import { isCut } from '../rules/6-zone-of-control.ts';

/** Further than this nothing is told apart. */
export const FARTHEST = 120;

/** Movement points that infantry needs from each hex to one objective, bridges as they are; enemies are not in the way. */
function distancesTo(g: Field, search: Search, goal: number): Uint8Array {
  const { w } = g;
  const out = new Uint8Array(w.grid.size).fill(FARTHEST);
  search.begin();
  search.seed(goal);
  for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
    out[hex] = search.at;
    for (let d = 0; d < 6; d++) {
      const x = neighbourOf(g, hex, d);
      if (x < 0) continue;
      const back = opposite(d);
      const cost = isCut(g, x, back) ? costWithoutBridge(g, x, back) : stepBy(g, FOOT, false, x, back);
      if (cost > 0) search.relax(x, search.at + cost, hex);
    }
  }
  return out;
}
function costWithoutBridge(g: Field, from: HexId, d: number): number {
  const { w } = g;
  const to = neighbourOf(g, from, d);
  const parts = stepParts(w, w.charts, FOOT, from, d, to, { isRain: false, isOffWay: false, isCut: true });
  return parts ? parts.hex + parts.side : 0;
}

/** Movement points that count as one step nearer. */
const PACE = 5;
interface MarchDistances {
  /** For each objective, how near every hex is to it: 1 at the objective itself, towards 0 far away. */
  readonly nearness: readonly Float64Array[];
  /** The same, falling so that every step counts from afar too: 1 at the objective, 0 where nothing is told apart any more. By hex, one objective after the other. */
  readonly pull: Float64Array;
  /** Room for two figures for each objective. */
  readonly nearest: Float64Array;
  readonly worth: Float64Array;
}
function pullOf(points: readonly Uint8Array[], size: number): Float64Array {
  const goals = points.length;
  const pull = new Float64Array(size * goals);
  for (const [goal, far] of points.entries())
    for (const [hex, n] of far.entries()) pull[hex * goals + goal] = 1 - Math.sqrt(n / FARTHEST);
  return pull;
}
/** More than a battle has bridges: the numbers of those that are down make one number. */
const BRIDGES = 257;
/** By world, and by which of its bridges are down. */
const distances = oncePer((_: RisorgimentoWorld) => new Map<number, MarchDistances>());
export function marchDistances(g: Field): MarchDistances {
  const ofWorld = distances(g.w);
  const { isDestroyed } = g.s.bridge;
  let down = 0;
  for (let b = bridgeId(0); b < g.w.bridges.length; b++)
    if (isDestroyed[b]) down = (down * BRIDGES + b + 1) % Number.MAX_SAFE_INTEGER;
  let found = ofWorld.get(down);
  if (!found) {
    const search = new Search(g.w.grid.size, FARTHEST);
    const points = g.w.objectives.map((hex) => distancesTo(g, search, hex));
    found = {
      nearness: points.map((by) => Float64Array.from(by, (n) => 1 / (1 + n / PACE))),
      pull: pullOf(points, g.w.grid.size),
      nearest: new Float64Array(points.length),
      worth: new Float64Array(points.length),
    };
    ofWorld.set(down, found);
  }
  return found;
}
