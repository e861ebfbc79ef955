import { type Base, REAR } from '@tambour/boards';
import type { Work } from '@tambour/kernel';
import { meetHalfWay, placeAgainst } from '../../../rules/charging/contact.ts';
import { type Course, degradationAt, standAt as standOn } from '../../../rules/charging/course.ts';
import type { ChargePath } from '../../../rules/charging/path.ts';
import { startOf } from '../../../rules/charging/reception.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { type Side, sectorFor } from '../../../rules/table/sectors.ts';
import { afterMove } from '../../after-move.ts';
import { beginMelee, degradeTo, headingOf, standAt } from '../../doors.ts';
import { isGoing } from '../../going-off.ts';
import { MEETINGS, meetOthers } from '../../meeting.ts';
import { idOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Field, mark, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf } from '../../model/views.ts';
import { takeTests } from '../../tests/queue.ts';
import { setReception } from './react.ts';
import {
  attacksOn,
  caseAt,
  chargerOf,
  dropped,
  isAdvance,
  isOpen,
  isWayOpen,
  nearestAttack,
  type RowAttack,
  reactionAt,
  resolved,
  targetOf,
} from './rows.ts';
import { type ChargeTable, chargeTable, fighterIn, settleLines } from './table.ts';

/** What is told and noted when a unit comes into contact, with the side of the enemy that it is on. */
export interface Met {
  readonly row: number;
  readonly side: Side;
  /** C8j R41 The enemy broke and is caught: it inflicts nothing. */
  readonly isRunDown: boolean;
  /** How it looked before it came. */
  readonly was: number;
}
/** C8k C9a C8m The charger stands against its target: they fight from now on, both with the bonus of a charge if they came on one. Whoever reaches a convoy frees the prisoners. */
export function inContact(g: Field, { row, side, isRunDown, was }: Met): void {
  const [u, target] = [chargerOf(g, row), targetOf(g, row)];
  const { base, state } = unitOf(g, u);
  if (!isAdvance(g, row) || state === 'uncontrolled') mark(g, u, 'charged');
  if (unitOf(g, target).side !== unitOf(g, u).side) beginMelee(g, u, target, MEETINGS.indexOf(side), 0);
  meetOthers(g, u);
  emit(g, {
    type: isRunDown ? 'ran-down' : 'contact',
    rule: isRunDown ? 'C8j' : 'C8k',
    piece: idOf(g, u),
    target: idOf(g, target),
    side,
    at: [inCm(base.x), inCm(base.y)],
    was,
    facing: inCm(base.heading),
  });
  // Whoever leads off a convoy that it has reached is met with the bonus of the charge too.
  afterMove(g, [u]);
  unmark(g, u, 'charging');
  unmark(g, target, 'charging');
  resolved(g, row);
  takeTests(g);
}

/** C8k C8l C8r It goes along its path and lands; without room the charge is dropped where it began. */
function land(g: Field, table: ChargeTable, row: number, path: ChargePath): void {
  const u = chargerOf(g, row);
  const unit = fighterIn(table, u);
  const target = fighterIn(table, targetOf(g, row));
  const { contact, straight } = path;
  const base = contact && placeAgainst({ unit, arrived: contact, from: startOf(unit), target }, table);
  if (!base || straight === null) {
    dropped(g, row, 'C8r');
    return;
  }
  const side = sectorFor(target, unit);
  const was = headingOf(g, u);
  standAt(g, u, base.x, base.y, base.heading);
  degradeTo(g, u, path.degradation, 'C8l');
  settleLines(g, u, path.course, straight, base);
  inContact(g, { row, side, isRunDown: false, was });
}
/** C8f C8j C8k R41 Where it lands on the unit it charged and catches: an evader in its rear, one that broke by the edge that its start designates. */
export function landingOnPrey(g: Field, table: ChargeTable, row: number, arrived: Readonly<Base>): Base | undefined {
  const unit = fighterIn(table, chargerOf(g, row));
  const target = fighterIn(table, targetOf(g, row));
  const isEvader = reactionAt(g, row) === 'evade';
  return placeAgainst({ unit, arrived, from: startOf(unit), target, ...(isEvader ? { side: REAR } : {}) }, table);
}
/** C8f C8j C8k R41 It catches the unit it charged after so much of its straight way. Says whether there is room. */
export function landOnPrey(g: Field, row: number, course: Course, straight: number, arrived: Readonly<Base>): boolean {
  const table = chargeTable(g);
  const u = chargerOf(g, row);
  const unit = fighterIn(table, u);
  const target = fighterIn(table, targetOf(g, row));
  const side = reactionAt(g, row) === 'evade' ? 'rear' : sectorFor(target, unit);
  const base = landingOnPrey(g, table, row, arrived);
  if (!base) return false;
  // It broke before this charger, among others: whoever of them catches it runs it down.
  if (isGoing(target.state)) g.s.unit.cause[target.u] = u + 1;
  const was = headingOf(g, u);
  standAt(g, u, base.x, base.y, base.heading);
  degradeTo(g, u, degradationAt(course, straight), 'C8l');
  settleLines(g, u, course, straight, base);
  inContact(g, { row, side, isRunDown: isGoing(target.state), was });
  return true;
}

/** C8h C8k C8p 2.1c After its target stood, or met another: contact, if its way still leads there. Fire that sends a charger out of control does not stop it. */
export function comeToContact(g: Field, row: number): void {
  const table = chargeTable(g);
  const c = caseAt(g, table, row);
  if (isOpen(g, row, c) || (c.charger.state === 'uncontrolled' && isWayOpen(c))) land(g, table, row, c.path);
  else dropped(g, row, 'C8p');
}

/** C8e C8k C8l Where two meet that charge each other: half of the straight part of an attack. */
export function meetingOn(g: Field, table: ChargeTable, target: UnitId, met: RowAttack) {
  const half = Math.floor((met.path.straight ?? 0) / 2);
  const stand = standOn(met.path.course, half);
  const charger = fighterIn(table, chargerOf(g, met.row));
  return { half, stand, meeting: meetHalfWay({ charger, half: stand, counter: fighterIn(table, target) }, table) };
}
/** C8e C8g C8n C8m The target counter-charges: it meets the charger that its owner named, else the nearest, half way. Without room it stands. */
export const counterCharge: Work<Field> = {
  name: 'counter-charge',
  run(g, row) {
    const target = targetOf(g, row);
    const table = chargeTable(g);
    const attacks = attacksOn(g, table, target);
    const met = attacks.find((attack) => g.s.charge.isMet[attack.row] === 1) ?? nearestAttack(table, target, attacks);
    const { half, stand, meeting } = met ? meetingOn(g, table, target, met) : {};
    if (!met || !stand || half === undefined || !meeting) {
      unmark(g, target, 'charging');
      setReception(g, target, 'stands');
      push(g, STEP['charge-fire'], row);
      return;
    }
    const u = chargerOf(g, met.row);
    const [was, wasCounter] = [headingOf(g, u), headingOf(g, target)];
    standAt(g, u, stand.x, stand.y, stand.heading);
    degradeTo(g, u, degradationAt(met.path.course, half), 'C8l');
    settleLines(g, u, met.path.course, half, stand);
    standAt(g, target, meeting.base.x, meeting.base.y, meeting.base.heading);
    degradeTo(g, target, meeting.degradation, 'C8l');
    settleLines(g, target, meeting.course, meeting.length, meeting.base);
    mark(g, target, 'charged', 'movedAtOnce');
    emit(g, {
      type: 'counter-charged',
      rule: 'C8e',
      piece: idOf(g, target),
      target: idOf(g, u),
      at: [inCm(meeting.base.x), inCm(meeting.base.y)],
      was: wasCounter,
      facing: inCm(meeting.base.heading),
    });
    inContact(g, { row: met.row, side: 'front', isRunDown: false, was });
    meetOthers(g, target);
    afterMove(g, [target]);
    takeTests(g);
  },
};
export const CONTACT_STEPS = [counterCharge] as const;
