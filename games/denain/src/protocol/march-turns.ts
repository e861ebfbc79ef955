import { type HexId, hexId, opposite, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
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

/** How far every hex is from an objective, for one side: by objective, on foot and mounted. */
export interface MarchTurns {
  /** Turns of marching, whoever is in the way. */
  readonly turns: readonly [foot: readonly Float32Array[], horse: readonly Float32Array[]];
  /** 1 at the objective, towards 0 far away. */
  readonly nearness: readonly [foot: readonly Float32Array[], horse: readonly Float32Array[]];
}

function turnsTo(g: Field, search: Search, goal: HexId, side: number, cls: number, mp: number): Float32Array {
  const { near, grid } = g.w;
  const out = new Float32Array(grid.size).fill(FARTHEST / mp);
  search.begin();
  search.seed(goal);
  for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
    out[hex] = search.at / mp;
    for (let d = 0; d < 6; d++) {
      const x = near[hex * 6 + d]!;
      if (x < 0) continue;
      const back = opposite(d);
      const cost = stepCost(g, side, cls, mp, x, back, WAIVER.works);
      if (cost > 0) search.relax(x, search.at + cost + (isClosedTo(g, side, x, back) ? BREACHING : 0), hex);
    }
  }
  return out;
}

const fromTurns = (turns: Float32Array): Float32Array => turns.map((t) => 1 / (1 + t / PACE));

function marchTurnsOf(g: Field, side: number): MarchTurns {
  const search = new Search(g.w.grid.size, FARTHEST);
  const to = (cls: number, mp: number) => g.w.objectives.map((goal) => turnsTo(g, search, goal, side, cls, mp));
  const turns = [to(INF, FOOT_POINTS), to(CAV, HORSE_POINTS)] as const;
  return { turns, nearness: [turns[0].map(fromTurns), turns[1].map(fromTurns)] };
}

/** By what of the ground changes: for the French the breaches, for both the bridges. */
const kept = oncePer((_: DenainWorld) => [new Map<number, MarchTurns>(), new Map<number, MarchTurns>()] as const);

const LOW = 0x1_00_00;
/** A number for the state of what can change: two hashes of sixteen and thirty-two bits together. */
function groundNow({ s }: Field, side: number): number {
  let a = 0x811c9dc5;
  let b = 7;
  const { isDestroyed } = s.bridge;
  for (let i = 0; i < isDestroyed.length; i++) a = Math.imul(a ^ isDestroyed[i]!, 0x01000193);
  if (side !== FRENCH) return a >>> 0;
  const { sides } = s.breach;
  for (let i = 0; i < sides.length; i++) {
    a = Math.imul(a ^ sides[i]!, 0x01000193);
    b = (Math.imul(b, 31) + sides[i]!) & 0xffff;
  }
  return (a >>> 0) * LOW + b;
}

/** The marches of a side over the ground as it is now. */
export function marchTurns(g: Field, side: number): MarchTurns {
  const ofSide = kept(g.w)[side === FRENCH ? 0 : 1];
  const key = groundNow(g, side);
  let found = ofSide.get(key);
  if (!found) {
    if (ofSide.size >= MOST_KEPT) ofSide.clear();
    found = marchTurnsOf(g, side);
    ofSide.set(key, found);
  }
  return found;
}
