import type { Action, Refusal } from '@tambour/kernel';
import { namedWay } from '../model/action-view.ts';
import { refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { whyNotShare } from './3-stacking.ts';
import { legDirection, NO_LEG, TURN, unpackWay } from './7-legs.ts';
import { followWay } from './7-move-search.hot.ts';
import type { Mover } from './7-mover.ts';
import { GOES_ON, MAY_STEP, whyNotStep } from './7-step.ts';

/** Every rule against a way that the player names to a place he could go to: what the first leg that fails breaks. */
export function whyNotWay(g: Field, m: Mover, o: Action, facing: number): Refusal[] {
  const legs = unpackWay(namedWay(o));
  if (legs.length === 1 && legs[0] === NO_LEG) return [refusal('7.1f', 'notDirect')];
  const { hex, facing: looks, failed } = followWay(g, m, legs, facing);
  const leg = legs[failed];
  if (leg === undefined || leg === NO_LEG || leg > TURN) return [refusal('7.1f', 'badWay')];
  const d = legDirection(leg, looks);
  const to = g.w.near[hex * 6 + d]!;
  if (to < 0) return [refusal('7.1f', 'badWay'), refusal('7.1b', 'offMap')];
  const out = [refusal('7.1f', 'badWay')];
  out.push(...whyNotShare(g, m.unit, m.cls, m.battery, to));
  const { broken, work, zocToZoc } = MAY_STEP;
  const against = whyNotStep([broken, work, zocToZoc], g, m, hex, d, to, -1);
  // It came into a zone by the leg before.
  if (hex !== m.start && zocToZoc.holds(g, m, hex, d, to, -1))
    against.push(...whyNotStep([GOES_ON.noZone], g, m, hex, d, hex, -1));
  return [...out, ...against];
}
