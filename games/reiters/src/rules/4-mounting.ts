import { emitOf } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { spend } from '../model/lookup.ts';
import { type Field, MARK } from '../model/state.ts';
import { mark, unmark } from '../model/unit.ts';
import { TYPE } from '../model/vocabulary.ts';
import { isMounted } from './1-quality.ts';
import { judgeMarch, showPace } from './4-march.ts';
import { finishMoving, pointsLeft, takeUp } from './4-moving-piece.ts';
import { inTurn, must, type UnitCase } from './conditions.ts';

/** 4.6c 4.6d Argoulets that have the two points left may change; it is the last thing they do. */
export const canChangeFace = (g: Field, u: UnitId): boolean => isArgoulets(g, u) && canPayChange(g, u);
export const isArgoulets = (g: Field, u: UnitId): boolean => g.w.unitType[u] === TYPE.argoulets;
const canPayChange = (g: Field, u: UnitId): boolean => pointsLeft(g, u) >= g.w.charts.movement.mountOrDismount;

/** 4.6a 4.6c */
export const CHANGE_FACE = inTurn<UnitCase & { readonly toMount: boolean }>(
  must('4.6a', 'onlyArgoulets', ({ g, u }) => isArgoulets(g, u)),
  must('4.6c', 'isMounted', ({ g, u, toMount }) => !toMount || !isMounted(g, u)),
  must('4.6c', 'isDismounted', ({ g, u, toMount }) => toMount || isMounted(g, u)),
  must('4.6c', 'tooFar', ({ g, u }) => canPayChange(g, u)),
);

/** 4.6c 4.6d 4.6e 4.6f 4.6g R28 Mounting and dismounting: two points, judged together with the step before it. */
export function changeFace(g: Field, u: UnitId): void {
  const { battle } = g.s;
  takeUp(g, u);
  const price = g.w.charts.movement.mountOrDismount;
  const [lastStep = 0] = battle.stepCost;
  spend(g, price);
  showPace(g, u);
  const isStepBefore = lastStep > 0 && battle.stepFell[0] === 0;
  const wasMounted = isMounted(g, u);
  // 4.6d The quality that counts is that of the face it had: both are the same figure on the counter.
  if (wasMounted) mark(g, u, MARK.dismounted);
  else unmark(g, u, MARK.dismounted);
  emitOf(g, u, { type: wasMounted ? 'dismounted' : 'mounted', rule: '4.6c' });
  if (isStepBefore) judgeMarch(g, u, lastStep + price, 'face');
  finishMoving(g);
}
