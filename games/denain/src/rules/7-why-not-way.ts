import type { Action, Refusal } from '@tambour/kernel';
import { refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { whyNotShare } from './3-stacking.ts';
import { isZocToZoc } from './6-zone-of-control.ts';
import { isCut } from './7-bridges.ts';
import { FORWARD_RIGHT, TURN } from './7-legs.ts';
import { followWay } from './7-move-search.hot.ts';
import { isWatched, type Mover } from './7-mover.ts';
import { NO_LEG, unpackWay } from './7-way-code.ts';
import { isClosedTo } from './7-works.ts';

/** Every rule against a way that the player names to a place he could go to: what the first leg that fails breaks. */
export function whyNotWay(g: Field, m: Mover, o: Action, facing: number): Refusal[] {
  const legs = unpackWay(o.d);
  if (legs.length === 1 && legs[0] === NO_LEG) return [refusal('7.1f', 'notDirect')];
  const { hex, facing: looks, failed } = followWay(g, m, legs, facing);
  const leg = legs[failed];
  if (leg === undefined || leg === NO_LEG || leg > TURN) return [refusal('7.1f', 'badWay')];
  const d = (looks + (leg <= FORWARD_RIGHT ? leg - 1 : leg)) % 6;
  const to = g.w.near[hex * 6 + d]!;
  if (to < 0) return [refusal('7.1f', 'badWay'), refusal('7.1b', 'offMap')];
  const out = [refusal('7.1f', 'badWay')];
  out.push(...whyNotShare(g, m.unit, m.cls, m.battery, to));
  if (isCut(g, hex, d)) out.push(refusal('7.5g', 'brokenBridge'));
  if (isClosedTo(g, m.side, hex, d)) out.push(refusal('7.6a', 'needsBreach'));
  if (isZocToZoc(isWatched(m, hex), isWatched(m, to))) out.push(refusal('6.1c', 'zocToZoc'));
  else if (isWatched(m, hex) && hex !== m.start) out.push(refusal('6.1a', 'zocStops'));
  return out;
}
