import type { Work } from '@tambour/kernel';
import type { UnitId } from '../../model/ids.ts';
import { type Field, has, mark, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf } from '../../model/views.ts';
import { addRow, chargerOf, dropLastRow, isAdvance, targetOf, waitingRows } from './rows.ts';

/** Whether a target is already receiving this mover: it was hit on its way and goes on all the same (R71). */
const isReceived = (g: Field, mover: UnitId, target: UnitId): boolean =>
  waitingRows(g).some((row) => isAdvance(g, row) && chargerOf(g, row) === mover && targetOf(g, row) === target);

/**
 * 2.1i 2.1j 2.1k C10e R38 R71 An uncontrolled advance or a pursuit is about to run into an enemy: he receives it like a charge. Called where the mover stands
 * before the last straight part of its way, already facing it. What is pushed asks the enemy, tests him, lets him fire, and brings the mover
 * into contact if he stands and it still comes; if he has gone, the mover is left where it was. It takes no test of its own.
 */
export function runInto(g: Field, mover: UnitId, target: UnitId): void {
  if (!has(g, mover, 'pursues') && unitOf(g, mover).state === 'uncontrolled') mark(g, mover, 'charging');
  if (isReceived(g, mover, target)) return;
  push(g, STEP['run-over']);
  push(g, STEP['resolve-charge'], addRow(g, mover, target, 0, 0, true));
}
/** C10e What an advance ran into is settled. */
const runOver: Work<Field> = { name: 'run-over', run: (g) => dropLastRow(g) };
export const RUN_STEPS = [runOver] as const;
