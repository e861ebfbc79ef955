import { type HexId, hexId, opposite, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { beside } from '../model/hex.ts';
import type { Field } from '../model/state.ts';
import { CAV, FRENCH, INF } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { WAIVER } from '../rules/7-waiver.ts';
import { isClosedTo, stepCost } from '../rules/7-works.ts';

/** Movement points as printed for the classes that fight on foot and mounted: what a march is counted in turns by. */
export const FOOT_POINTS = 2;
export const HORSE_POINTS = 3;
/** Movement points that it takes, on the whole, to breach a work before it can be passed. */
const BREACHING = 4;
const FARTHEST = 120;
/** Turns that bring a unit half of the way it still has to go. */
const PACE = 2;
/** So many states of the works are kept; a battle sees few of them, a search many. */
const MOST_KEPT = 200;

/** How near every hex is to each objective for one side, on foot and mounted: 1 at it, towards 0 far away; at hex * objectives + objective. */
export type Nearness = readonly [foot: Float32Array, horse: Float32Array];

/** Finds the turns of marching to one objective from everywhere, whoever is in the way. */
function readTurns(
  g: Field,
  search: Search,
  o: number,
  goal: HexId,
  side: number,
  cls: number,
  mp: number,
  out: Float32Array,
): void {
  search.begin();
  search.seed(goal);
  for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
    out[hex * g.w.objectives.length + o] = 1 / (1 + search.at / mp / PACE);
    for (let d = 0; d < 6; d++) {
      const x = beside(g, hex, d);
      if (x < 0) continue;
      const back = opposite(d);
      const cost = stepCost(g, side, cls, mp, x, back, WAIVER.works);
      if (cost > 0) search.relax(x, search.at + cost + (isClosedTo(g, side, x, back) ? BREACHING : 0), hex);
    }
  }
}

function nearnessNow(g: Field, side: number): Nearness {
  const { grid, objectives } = g.w;
  const search = new Search(grid.size, FARTHEST);
  const to = (cls: number, mp: number): Float32Array => {
    const out = new Float32Array(grid.size * objectives.length);
    for (const [o, goal] of objectives.entries()) readTurns(g, search, o, goal, side, cls, mp, out);
    return out;
  };
  return [to(INF, FOOT_POINTS), to(CAV, HORSE_POINTS)];
}

/** By what of the ground changes: for the French the breaches, for both the bridges. */
const kept = oncePer((_: DenainWorld) => [new Map<number, Nearness>(), new Map<number, Nearness>()] as const);

const LOW = 0x1_00_00;
/** A number for the state of what can change: two hashes of sixteen and thirty-two bits together. */
function groundNow({ s }: Field, side: number): number {
  let a = 0x811c9dc5;
  let b = 7;
  const { isDestroyed } = s.bridge;
  for (const isDown of isDestroyed) a = Math.imul(a ^ isDown, 0x01000193);
  if (side !== FRENCH) return a >>> 0;
  const { sides } = s.breach;
  for (const open of sides) {
    a = Math.imul(a ^ open, 0x01000193);
    b = (Math.imul(b, 31) + open) & 0xffff;
  }
  return (a >>> 0) * LOW + b;
}

/** How near a side is to the objectives over the ground as it is now. */
export function marchNearness(g: Field, side: number): Nearness {
  const ofSide = kept(g.w)[side === FRENCH ? 0 : 1];
  const key = groundNow(g, side);
  let found = ofSide.get(key);
  if (!found) {
    if (ofSide.size >= MOST_KEPT) ofSide.clear();
    found = nearnessNow(g, side);
    ofSide.set(key, found);
  }
  return found;
}
