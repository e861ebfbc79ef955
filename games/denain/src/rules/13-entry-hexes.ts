import { distance, type HexId } from '@tambour/boards';
import { type Condition, lowest } from '@tambour/kernel';
import { BARRED, HALF } from '../model/ground.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { baggageAt, type Field, holder } from '../model/state.ts';
import { WAITING } from '../model/vocabulary.ts';
import { type Attempt, isActing } from './1-units.ts';
import { mayStack } from './3-stacking.ts';
import { type Mover, moverOf } from './7-mover.ts';
import { halfCost } from './7-works.ts';

const isDue = (g: Field, u: UnitId): boolean => g.s.battle.turn[0]! >= g.w.data.formations[g.w.unitFormation[u]!]!.turn;
/** 13.2a 13.2b 13.2c Units that wait off the map enter from their turn on, in their formation's activation. */
export const mayEnter = (g: Field, u: UnitId): boolean =>
  g.s.unit.place[u] === WAITING && isActing(g, u) && isDue(g, u);
/** The same, rule by rule. */
export const ENTERS: readonly Condition<Attempt>[] = [
  mustFirst('13.2a', 'notYours', ({ g, u, side }) => g.w.unitSide[u] === side),
  mustFirst('13.2a', 'hasMoved', ({ g, u }) => g.s.unit.place[u] === WAITING),
  must('5b', 'notActing', ({ g, u }) => isActing(g, u)),
  must('13.2a', 'entryTurn', ({ g, u }) => isDue(g, u)),
];

/** 13.2d Two units a turn at an entry hex, the second with one point; half of a column that comes by two hexes goes by each. R72 */
const hasTime = (g: Field, e: number): boolean => g.s.entry.today[e]! < 2;
const hasShare = (g: Field, e: number): boolean => g.s.entry.total[e]! < g.w.entryHexes[e]!.most;
export const OPEN_ENTRY: readonly Condition<{ readonly g: Field; readonly e: number }>[] = [
  must('13.2d', 'entryFull', ({ g, e }) => hasTime(g, e)),
  must('13.2c', 'entryShare', ({ g, e }) => hasShare(g, e)),
];
export const isOpenEntry = (g: Field, e: number): boolean => hasTime(g, e) && hasShare(g, e);

/** Enemy baggage bars nobody's entry: it is captured. R39 */
const mayComeOn = (g: Field, u: UnitId, hex: HexId): boolean =>
  mayStack(g, g.w.unitClass[u]!, hex) ||
  (baggageAt(g, hex) &&
    g.w.unitSide[g.w.baggage] !== g.w.unitSide[u] &&
    g.s.at.unit[hex] === 0 &&
    g.s.at.battery[hex] === 0);

/** The hexes an entry stands for: itself, or, when the enemy is on it, the nearest free hexes of its edge. R72 */
export function gates(g: Field, e: number, u: UnitId): HexId[] {
  const { w } = g;
  const entry = w.entryHexes[e]!;
  const side = w.unitSide[u]!;
  const cls = w.unitClass[u]!;
  const by = holder(g, entry.hex);
  if (by < 0 || by === side) return mayComeOn(g, u, entry.hex) ? [entry.hex] : [];
  const open = entry.edge.filter((hex) => holder(g, hex) < 0 && w.cost[cls]![hex] !== BARRED && mayComeOn(g, u, hex));
  return lowest(open, (hex) => distance(w.grid, entry.hex, hex));
}

/** The mover that comes onto the map at an entry, from a given gate; undefined when it may not. */
export function entering(g: Field, u: UnitId, e: number, gate: HexId, zones: Uint8Array): Mover {
  const { w } = g;
  const m = moverOf(g, u, NO_UNIT, zones);
  m.start = gate;
  m.isEntering = true;
  const cost = w.cost[m.cls]![gate]!;
  m.entryCost = cost === HALF ? halfCost(m.mp) : cost;
  // 13.2d The second of the column has one point, so that it stops in the entry hex whatever that costs.
  if (g.s.entry.today[e]! > 0) m.budget = Math.min(m.budget, Math.max(1, m.entryCost));
  return m;
}
export const isSecond = (g: Field, e: number): boolean => g.s.entry.today[e]! > 0;

export function moverEntering(g: Field, u: UnitId, code: number, zones: Uint8Array): Mover | undefined {
  const e = code & 255;
  const n = code >> 8;
  if (e >= g.w.entryHexes.length || g.w.entryHexes[e]!.formation !== g.w.unitFormation[u]) return undefined;
  if (!mayEnter(g, u) || !isOpenEntry(g, e)) return undefined;
  const gate = gates(g, e, u)[n];
  return gate === undefined ? undefined : entering(g, u, e, gate, zones);
}
