import type { Work } from '@tambour/kernel';
import { atTheEdge } from '../../../rules/morale/compulsory.ts';
import { isInPlay } from '../../../rules/table/placed.ts';
import { afterMove } from '../../after-move.ts';
import { quarterNumber } from '../../clock.ts';
import { isRunning, witnessRout } from '../../going-off.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { type Field, has, periodOf, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf } from '../../model/views.ts';
import { leaveTable, retreatRally, routRallies, stopKept } from '../../rally.ts';
import { enqueue, takeTests } from '../../tests/queue.ts';
import { settlePassages } from './passage.ts';

/** Stages of the end of a quarter: what was caused on the way, then rallying, then the edge. */
const RALLY = 1;
const EDGE = 2;

/**
 * C14d C1l C6f 1.1-06 1.1-13 R29 R31 R43 R52 After each quarter: those gone through test, friends see a rout, enemies come into view; then whoever retreats tests to rally where it must, and
 * whoever routs may; last come those at the edge. Of one unit alone if it moves at once (unit + 1).
 */
export const quarterEnd: Work<Field> = {
  name: 'quarter-end',
  run(g, q, only, stage) {
    const number = quarterNumber({ period: periodOf(g), quarter: q });
    const movers = moversOf(g, number, only);
    if (stage === 0) {
      if (only === 0) g.s.battle.quarter[0] = q;
      push(g, STEP['quarter-end'], q, only, RALLY);
      for (const u of witnessed(g, only)) witnessRout(g, u);
      if (movers.length > 0) afterMove(g, movers);
    } else if (stage === RALLY) {
      settlePassages(g, number);
      push(g, STEP['quarter-end'], q, only, EDGE);
      for (const u of [...movers].reverse()) if (routRallies(g, u).length > 0) push(g, STEP.rally, u);
      for (const u of movers) if (!stopKept(g, u)) retreatRally(g, u);
    } else for (const u of movers) edgeOf(g, u);
    takeTests(g);
  },
};
/** The units that have made this quarter. */
function moversOf(g: Field, number: number, only: number): readonly UnitId[] {
  if (only > 0) return [unitId(only - 1)];
  const found: UnitId[] = [];
  for (let u = unitId(0); u < g.w.rows; u++)
    if (g.s.unit.lastQuarter[u] === number && !has(g, u, 'movedAtOnce') && isInPlay(unitOf(g, u))) found.push(u);
  return found;
}
function* witnessed(g: Field, only: number): Generator<UnitId> {
  for (let u = unitId(0); u < g.w.rows; u++)
    if ((only === 0 || u === only - 1) && isRunning(unitOf(g, u).state)) yield u;
}
/** 2.4-R6 2.5-R4 2.6-R2 2.6-R3 C1l Who would pass its own edge: a flight is gone, the others test. */
function edgeOf(g: Field, u: UnitId): void {
  if (!has(g, u, 'atEdge')) return;
  const { state } = unitOf(g, u);
  unmark(g, u, 'atEdge');
  if (state !== 'retreat' && !isRunning(state)) return;
  const next = atTheEdge(state, true);
  if (next === 'gone') leaveTable(g, u, '2.6-R3');
  else enqueue(g, [{ unit: u, occasions: ['rally'], rally: 'tableEdge' }]);
}
export const QUARTER_END_STEPS = [quarterEnd] as const;
