import { CONTACT, distanceBetween, distanceToPoint, FINE, isWithin, type Shape, type Spot } from '@tambour/boards';
import type { Condition } from '@tambour/kernel';
import { mayMoveHalted, mayWithdrawTo } from '../table/halted.ts';
import { LIMITS } from '../table/measure.ts';
import type { Placed } from '../table/placed.ts';
import { must } from './refusal.ts';
import type { Trial } from './trial.ts';

const centreOf = ({ shape }: { readonly shape: Shape }): Spot => ({ x: shape.x / FINE, y: shape.y / FINE });
const startShape = ({ field }: Trial): Shape => field.c.unit.shape;

/** C3o What is done where it stands. A turn of skirmishers counts as such if it comes no nearer. */
const isStanding = ({ command }: Trial): boolean =>
  command.kind === 'face' || command.kind === 'form' || command.kind === 'reform' || command.kind === 'screen';
const isInPlace = (t: Trial): boolean => isStanding(t) || t.command.kind === 'turn';

/** C3d Enemies it would end within 5 cm of, and was not. */
const comesNear = (t: Trial, foe: Placed): boolean =>
  isWithin(t.shape, foe.shape, LIMITS.keepsOff) && !isWithin(startShape(t), foe.shape, LIMITS.keepsOff);
/** C3o Within 5 cm as before, and not farther. */
function staysNear(t: Trial, foe: Placed): boolean {
  if (isStanding(t) || !isWithin(t.shape, foe.shape, LIMITS.keepsOff)) return false;
  if (!isWithin(startShape(t), foe.shape, LIMITS.keepsOff)) return false;
  const before = distanceBetween(startShape(t), foe.shape);
  const after = distanceBetween(t.shape, foe.shape);
  return t.command.kind === 'turn' ? after < before : after <= before;
}
/** C11b Whether it ends within a distance of what its order names; who is too far already may come nearer. */
const keepsTo = (before: number, after: number, limit: number): boolean => after <= limit || after < before;

function keepsToFriend(t: Trial): boolean {
  const { order } = t.field.c;
  if (order.type !== 'SUPPORT' || !order.unit || isInPlace(t)) return true;
  const { shape } = order.unit;
  return (
    isWithin(t.shape, shape, LIMITS.supportOrder) ||
    keepsTo(distanceBetween(startShape(t), shape), distanceBetween(t.shape, shape), LIMITS.supportOrder)
  );
}
function keepsToPoint(t: Trial): boolean {
  const { order } = t.field.c;
  if (order.type !== 'HOLD' || !order.at || isInPlace(t)) return true;
  const [x, y] = [order.at.x * FINE, order.at.y * FINE];
  return keepsTo(distanceToPoint(startShape(t), x, y), distanceToPoint(t.shape, x, y), LIMITS.holdOrder);
}
const withdraws = (t: Trial): boolean =>
  isInPlace(t) || mayWithdrawTo(centreOf(t.field.c.unit), centreOf(t), t.field.enemies.map(centreOf));
function keepsHalt(t: Trial): boolean {
  const { unit, around } = t.field.c;
  if (unit.state !== 'halted' || isInPlace(t)) return true;
  const inView = t.field.enemies.filter((enemy) => around.sees(enemy)).map(centreOf);
  return mayMoveHalted(centreOf(unit), centreOf(t), inView, around.home);
}

/** Where a normal move may end. Each command ends so that the unit may stay there. */
export const ENDS: readonly Condition<Trial>[] = [
  /** C1e Clear of everything. */
  must('C1e', 'noRoom', (t) => !t.endsOverSolid),
  must('C3f', 'mustEndClear', (t) => t.field.passable.length === 0 || isStanding(t) || !t.endsOverFriend),
  must('C3d', 'endsTooNear', (t) => t.field.foes.every((foe) => !comesNear(t, foe))),
  /** C3d A change of formation near an enemy does not make contact: only charges and the like do. */
  must(
    'C3d',
    'formsIntoContact',
    (t) => t.command.kind !== 'form' || t.field.foes.every((foe) => !isWithin(t.shape, foe.shape, CONTACT - 1)),
  ),
  must('C3o', 'mustEndFarther', (t) => t.field.foes.every((foe) => !staysNear(t, foe))),
  must('C11b', 'awayFromItsFriend', keepsToFriend),
  must('C11b', 'awayFromItsPoint', keepsToPoint),
  must('C11b', 'withdrawsOnly', (t) => t.field.c.order.type !== 'WITHDRAW' || withdraws(t)),
  must('C19d', 'freedWithdrawsOnly', (t) => t.field.c.unit.state !== 'freed' || withdraws(t)),
  /** 2.3a 2.3b R37 A halted unit. */
  must('2.3a', 'haltedStaysBack', keepsHalt),
];
