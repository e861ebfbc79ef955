import type { Base } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import type { Ghost, Stand } from '@tambour/stage';
import { CHARTS } from '../../../model/charts.ts';
import type { ChargeCase } from '../../../rules/charging/conditions.ts';
import { placeAgainst } from '../../../rules/charging/contact.ts';
import { type Course, standAfter } from '../../../rules/charging/course.ts';
import { startOf } from '../../../rules/charging/reception.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { sectorFor } from '../../../rules/table/sectors.ts';
import { length } from '../../../texts/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import type { UnitId } from '../../model/ids.ts';
import { saidUnit } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { reachAt } from '../../phases/charge/after.ts';
import { landingOnPrey } from '../../phases/charge/contact.ts';
import { targetOf } from '../../phases/charge/rows.ts';
import { type BattleFighter, chargeTable } from '../../phases/charge/table.ts';
import { degrees } from '../place.ts';
import { quartersOf } from './ghost-move.ts';
import { footprintOf, type Leg, standOf, straightLeg, wheelLeg } from './swept.ts';

const QUARTERS = CHARTS.scale.quartersPerPeriod;
const said = (g: Field, u: UnitId) => saidUnit(g.w, u);

/** The way of a wheel and a straight part after it. */
function legsOf(course: Course, wheel: number, straight: Readonly<Base> | null): readonly Leg[] {
  const { start } = course;
  const turned = wheel === course.wheel ? course.turned : standAfterWheel(course, wheel);
  return [
    ...(wheel === 0 ? [] : [wheelLeg(start, wheel, turned)]),
    ...(straight ? [straightLeg(turned, straight)] : []),
  ];
}
const standAfterWheel = (course: Course, wheel: number): Base =>
  standAfter(course, Math.round((course.wheelLength * Math.abs(wheel)) / Math.max(1, Math.abs(course.wheel))));
function drawn(start: Readonly<Base>, end: Readonly<Base>, legs: readonly Leg[]): Pick<Ghost, 'end' | 'way' | 'swept'> {
  const way: Stand[] = [standOf(start), ...legs.flatMap((leg) => leg.way)];
  const [last, stand] = [way.at(-1), standOf(end)];
  const isThere = last?.x === stand.x && last.y === stand.y && last.facing === stand.facing;
  return {
    end: footprintOf(end),
    way: isThere && way.length > 1 ? way : [...way, stand],
    swept: legs.flatMap((leg) => leg.swept),
  };
}
/** C8b C8k C8l Where a charge leads if its target stands: flush against the edge that it comes to. */
export function ghostOfCharge(g: Field, { charger, target, path, field }: ChargeCase): Ghost {
  const { course, contact, ticks } = path;
  const arrived = contact ?? course.turned;
  const base = contact && placeAgainst({ unit: charger, arrived, from: startOf(charger), target }, field);
  const takes = quartersOf(ticks ?? 0);
  const degreesMade = degrees(Math.abs(path.wheel));
  const values = {
    wheel:
      path.wheel === 0
        ? { en: '', fr: '' }
        : sayAim('says.wheel', { degrees: length(degreesMade), isLeft: path.wheel < 0 }),
    cm: length(inCm(path.straight ?? 0)),
    target: said(g, (target as BattleFighter).u),
  };
  return {
    ...drawn(charger.base, base ?? arrived, legsOf(course, path.wheel, contact)),
    gauge: { takes, left: Math.max(0, QUARTERS - takes), of: QUARTERS },
    says: base
      ? sayAim('says.charge', {
          ...values,
          quarter: Math.max(1, path.quarters ?? 1),
          of: QUARTERS,
          side: sayAim(`side.${sectorFor(target, charger)}`),
        })
      : sayAim('says.charge.noRoom', values),
  };
}
/** C8f C8j C8q How far a charger goes on when its target has gone. */
export function ghostOfReach(g: Field, o: Action, row: number): Ghost {
  const { course, most, caught } = reachAt(g, row);
  const target = targetOf(g, row);
  const catches = caught !== null && o.b >= most;
  const landed = catches ? landingOnPrey(g, chargeTable(g), row, caught) : undefined;
  const stands = standAfter(course, o.b);
  const wheel = o.b >= course.wheelLength ? course.wheel : 0;
  const legs = o.b >= course.wheelLength ? legsOf(course, wheel, stands) : [straightLeg(course.start, stands)];
  return {
    ...drawn(course.start, landed ?? stands, legs),
    gauge: { takes: inCm(o.b), left: inCm(most - o.b), of: inCm(most) },
    says: landed
      ? sayAim('says.reach.catches', { cm: length(inCm(o.b)), target: said(g, target) })
      : sayAim('says.reach', { cm: length(inCm(o.b)), most: length(inCm(most)) }),
  };
}
