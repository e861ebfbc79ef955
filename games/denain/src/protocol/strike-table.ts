import { type HexId, hasSide, hexId, neighbour, Search } from '@tambour/boards';
import { itemAt, oncePer } from '@tambour/kernel';
import { facesAllRound, flankOf, frontOf, rearArc } from '../model/arcs.ts';
import { byDirection, STEP_HALF, STEP_POINTS, STEP_WORK } from '../model/ground.ts';
import { CAV, DRG, FOREST, FRENCH, INF, RIVER } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { halfCost } from '../rules/7-works.ts';
import { FOOT_POINTS, HORSE_POINTS } from './march-nearness.ts';

const arcs = (w: DenainWorld, of: (cls: number, hex: HexId, facing: number) => number): Uint8Array[] =>
  [INF, CAV, DRG].map((cls) => byDirection(w.grid, (hex, facing) => of(cls, hex, facing)));

/** Sides over which a class may shock at all: no river bank, and for horse no wood beyond. */
function openSides(w: DenainWorld, cls: number, hex: HexId): number {
  let open = 0;
  for (let d = 0; d < 6; d++) {
    const x = neighbour(w.grid, hex, d);
    if (x !== undefined && !hasSide(w.shut, hex, d) && (cls === INF || w.terrain[x] !== FOREST)) open |= 1 << d;
  }
  return open;
}

/** What a step costs as the battle begins, or 0: works close the way to the French unless they are breached then. */
function stepAtStart(w: DenainWorld, side: number, cls: number, mp: number, hex: HexId, d: number): number {
  const base = itemAt(itemAt(w.stepBase, cls), hex * 6 + d);
  if (base & STEP_WORK && side === FRENCH && !hasSide(w.breachedAtStart, hex, d)) return 0;
  return (base & STEP_POINTS) + (base & STEP_HALF ? halfCost(mp) : 0) + (base & STEP_WORK ? w.charts.workCost : 0);
}

/** The hexes that a unit could shock after a march, from every hex: those of hex `h` are at `first[h]` up to `first[h + 1]`. */
function strikesAfterMarch(w: DenainWorld, search: Search, side: number, cls: number, mp: number) {
  const { size } = w.grid;
  const first = new Int32Array(size + 1);
  const hexes: number[] = [];
  const stamp = new Int32Array(size).fill(-1);
  for (let h = 0; h < size; h++) {
    first[h] = hexes.length;
    if (w.terrain[h] === RIVER) continue;
    stamp[h] = h;
    search.begin();
    search.seed(h);
    for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
      const open = openSides(w, cls, hex);
      for (let d = 0; d < 6; d++) {
        const x = neighbour(w.grid, hex, d);
        if (x === undefined) continue;
        // A neighbour needs no march, only a turn; that is told apart by who faces whom.
        if (open & (1 << d) && stamp[x] !== h) {
          stamp[x] = h;
          hexes.push(x);
        }
        const cost = stepAtStart(w, side, cls, mp, hex, d);
        if (cost > 0) search.relax(x, search.at + cost, hex);
      }
    }
  }
  first[size] = hexes.length;
  return { first, hex: Uint16Array.from(hexes) };
}

/** What depends on the map alone. Six bits around a hex, at hex * 6 + facing, by class (infantry, cavalry, dragoons). */
export const strikeTable = oncePer((w: DenainWorld) => {
  const of = (cls: number, h: HexId, v: number) => frontOf(w, cls, h, v);
  const front = arcs(w, of);
  const lists = (side: number) => {
    const foot = strikesAfterMarch(w, new Search(w.grid.size, FOOT_POINTS - 1), side, INF, FOOT_POINTS);
    const horse = strikesAfterMarch(w, new Search(w.grid.size, HORSE_POINTS - 1), side, CAV, HORSE_POINTS);
    return [foot, horse, horse];
  };
  return {
    front,
    flank: arcs(w, (cls, h, v) => flankOf(w, cls, h, v)),
    rear: arcs(w, (cls, h, v) => (facesAllRound(w, cls, h) ? 0 : rearArc(v))),
    /** Front sides over which a shock may go, works left out of account. */
    strikes: arcs(w, (cls, h, v) => of(cls, h, v) & openSides(w, cls, h)),
    /** By side, then by class. */
    after: [lists(0), lists(1)],
  };
});
