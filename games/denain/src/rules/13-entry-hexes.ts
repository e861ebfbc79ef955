import { distance, type HexId } from '@tambour/boards';
import { type Condition, itemAt, lowest } from '@tambour/kernel';
import { formationData } from '../model/formation.ts';
import { HALF } from '../model/ground.ts';
import { defenderIn, entryCost, holder, holdsEnemyBaggage, isBarred, isEnemyHeld } from '../model/hex.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { enteredInAll, enteredToday, type Field, turnOf } from '../model/state.ts';
import { classOf, formationOf, sideOf } from '../model/unit.ts';
import { WAITING } from '../model/vocabulary.ts';
import { type Attempt, isActing } from './1-units.ts';
import { mayStack } from './3-stacking.ts';
import { type Mover, moverOf } from './7-mover.ts';
import { halfCost } from './7-works.ts';

const isDue = (g: Field, u: UnitId): boolean => turnOf(g) >= formationData(g, formationOf(g, u)).turn;
/** 13.2a 13.2b 13.2c Units that wait off the map enter from their turn on, in their formation's activation. */
export const mayEnter = (g: Field, u: UnitId): boolean =>
  g.s.unit.place[u] === WAITING && isActing(g, u) && isDue(g, u);
/** The same, rule by rule. */
export const ENTERS: readonly Condition<Attempt>[] = [
  mustFirst('13.2a', 'notYours', ({ g, u, side }) => sideOf(g, u) === side),
  mustFirst('13.2a', 'hasMoved', ({ g, u }) => g.s.unit.place[u] === WAITING),
  must('5b', 'notActing', ({ g, u }) => isActing(g, u)),
  must('13.2a', 'entryTurn', ({ g, u }) => isDue(g, u)),
];

/** 13.2d Two units a turn at an entry hex, the second with one point; half of a column that comes by two hexes goes by each. R72 */
const hasTime = (g: Field, e: number): boolean => enteredToday(g, e) < 2;
const hasShare = (g: Field, e: number): boolean => enteredInAll(g, e) < itemAt(g.w.entryHexes, e).most;
export const OPEN_ENTRY: readonly Condition<{ readonly g: Field; readonly e: number }>[] = [
  must('13.2d', 'entryFull', ({ g, e }) => hasTime(g, e)),
  must('13.2c', 'entryShare', ({ g, e }) => hasShare(g, e)),
];
export const isOpenEntry = (g: Field, e: number): boolean => hasTime(g, e) && hasShare(g, e);

/** Enemy baggage bars nobody's entry: it is captured. R39 */
const mayComeOn = (g: Field, u: UnitId, hex: HexId): boolean =>
  mayStack(g, classOf(g, u), hex) || (holdsEnemyBaggage(g, hex, sideOf(g, u)) && defenderIn(g, hex) < 0);

/** The hexes an entry stands for: itself, or, when the enemy is on it, the nearest free hexes of its edge. R72 */
export function gates(g: Field, e: number, u: UnitId): HexId[] {
  const { hex: entry, edge } = itemAt(g.w.entryHexes, e);
  if (!isEnemyHeld(g, entry, sideOf(g, u))) return mayComeOn(g, u, entry) ? [entry] : [];
  const open = edge.filter((hex) => holder(g, hex) < 0 && !isBarred(g, classOf(g, u), hex) && mayComeOn(g, u, hex));
  return lowest(open, (hex) => distance(g.w.grid, entry, hex));
}

/** The mover that comes onto the map at an entry, from a given gate; undefined when it may not. */
export function entering(g: Field, u: UnitId, e: number, gate: HexId, zones: Uint8Array): Mover {
  const m = moverOf(g, u, NO_UNIT, zones);
  m.start = gate;
  m.isEntering = true;
  const cost = entryCost(g, m.cls, gate);
  m.entryCost = cost === HALF ? halfCost(m.mp) : cost;
  // 13.2d The second of the column has one point, so that it stops in the entry hex whatever that costs.
  if (isSecond(g, e)) m.budget = Math.min(m.budget, Math.max(1, m.entryCost));
  return m;
}
export const isSecond = (g: Field, e: number): boolean => enteredToday(g, e) > 0;

export function moverEntering(g: Field, u: UnitId, code: number, zones: Uint8Array): Mover | undefined {
  const e = code & 255;
  const n = code >> 8;
  if (g.w.entryHexes[e]?.formation !== formationOf(g, u)) return undefined;
  if (!mayEnter(g, u) || !isOpenEntry(g, e)) return undefined;
  const gate = gates(g, e, u)[n];
  return gate === undefined ? undefined : entering(g, u, e, gate, zones);
}
