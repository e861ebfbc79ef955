import { discShape, FINE, holdsPoint, type Shape, setDisc, turnBetween } from '@tambour/boards';
import { itemAt, whyNot } from '@tambour/kernel';
import type { AimAsk } from '@tambour/stage';
import { chargeCase, isQuarry, mayDeclare, whyNotCharge } from '../../../rules/charging/conditions.ts';
import { wheelsOn } from '../../../rules/charging/offers.ts';
import { nearestOf } from '../../../rules/table/placed.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import type { UnitId } from '../../model/ids.ts';
import { saidUnit } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { VERB } from '../../model/verb.ts';
import { reachAt } from '../../phases/charge/after.ts';
import { DECLARES } from '../../phases/charge/declare.ts';
import { type BattleFighter, type ChargeTable, chargeTable, fighterIn } from '../../phases/charge/table.ts';
import { lengths } from '../place.ts';
import { type Found, hindrances, met, stopped } from './found.ts';
import { asPoint, frontOf, seenFrom } from './frame.ts';
import { touchPoint } from './stops.ts';

const RIGHT = 1;
/** So near to a point an enemy is meant by it, in tenths of a millimetre. */
const MEANT = 300;

/** Whom somebody means who points there. */
function meant(table: ChargeTable, charger: BattleFighter, ask: AimAsk, g: Field): BattleFighter | undefined {
  const onto = ask.onto === undefined ? undefined : g.w.unitIndex.get(ask.onto);
  if (onto !== undefined && onto !== charger.u && isQuarry(charger, fighterIn(table, onto)))
    return fighterIn(table, onto);
  const [x, y] = [lengths(ask.to[0]), lengths(ask.to[1])];
  const able = table.units.filter((unit) => unit !== charger && isQuarry(charger, unit));
  const under = able.find(({ shape }) => holdsPoint(shape, x * FINE, y * FINE));
  return under ?? nearestOf({ shape: discAt(x, y) }, able, (unit) => isNear(unit, x, y));
}
const discAt = (x: number, y: number): Shape => {
  const disc = discShape();
  setDisc(disc, x, y, MEANT);
  return disc;
};
const isNear = ({ shape }: BattleFighter, x: number, y: number): boolean =>
  shape.left <= (x + MEANT) * FINE &&
  shape.right >= (x - MEANT) * FINE &&
  shape.bottom <= (y + MEANT) * FINE &&
  shape.top >= (y - MEANT) * FINE;

/** C8a C8b What a drag comes to when charges are declared: one on the enemy that it ends on, by the wheel that is meant or will do. */
export function aimCharge(g: Field, side: number, u: UnitId, ask: AimAsk): Found {
  const who = whyNot(DECLARES, { g, side, u });
  if (who.length > 0) return stopped(hindrances(who));
  const table = chargeTable(g);
  const charger = fighterIn(table, u);
  const target = meant(table, charger, ask, g);
  if (!target) return stopped([{ rule: 'C8b', what: sayAim('stop.nobodyThere') }]);
  const asked =
    ask.facing === undefined ? [] : [turnBetween(charger.base.heading, Math.round(ask.facing * 100) % 36_000)];
  const [least = 0, centre] = wheelsOn(charger.base, target);
  const wheels = [...asked, ...(centre === undefined ? [] : [centre]), least];
  const cases = wheels.map((wheel) => chargeCase(charger, target, wheel, table));
  const found = cases.find(mayDeclare);
  if (!found) {
    const at = touchPoint(target.shape, charger.shape);
    return stopped(hindrances(whyNotCharge(itemAt(cases, 0)), () => at));
  }
  const o = { verb: VERB.charge, a: u, b: target.u, c: found.wheel > 0 ? RIGHT : 0, d: Math.abs(found.wheel) };
  const what = sayAim('snap.contact', { unit: saidUnit(g.w, target.u) });
  const isAsked = asked.length === 0 || found.wheel === asked[0];
  const stops = isAsked ? [] : hindrances(whyNotCharge(itemAt(cases, 0)), () => asPoint(frontOf(charger.base)));
  return met(o, { isMet: isAsked, stops, snapped: [{ what }] });
}

/** C8q How far along the path of its charge a unit goes on that has met nobody. */
export function aimReach(g: Field, row: number, u: UnitId, ask: AimAsk): Found {
  const { course, most } = reachAt(g, row);
  const to = { x: lengths(ask.to[0]), y: lengths(ask.to[1]) };
  const { ahead } = seenFrom(course.turned, to);
  const wanted = Math.max(0, Math.round(course.wheelLength + ahead));
  const o = { verb: VERB.reach, a: u, b: Math.min(most, wanted), c: 0, d: 0 };
  if (wanted <= most) return met(o);
  const stops = [{ rule: 'C8q', what: sayAim('stop.path'), at: ask.to }];
  return { ...met(o), isMet: false, stops };
}
