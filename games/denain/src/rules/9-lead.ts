import { type Action, type ActionList, EVERY, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { refusal } from '../model/refusal.ts';
import { type Field, holder, isLeaderOnMap, leaderOf } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CINC, FRENCH, LEADER, LOST, NOWHERE, ON_MAP, WAITING } from '../model/vocabulary.ts';
import { BARRED } from '../model/world.ts';
import { inEnemyZoc, markZones } from './6-zone-of-control.ts';
import { NO_LEG } from './7-way-code.ts';
import { stepCost } from './7-works.ts';
import { leaderGates, mayLead, searchRide } from './9-ride.ts';
import { whyNotRide } from './9-why-not-ride.ts';

export function listLeads(g: Field, out: ActionList, formation: number, piece: number, zones: Uint8Array): void {
  const l = leaderOf(g, formation);
  if ((piece !== EVERY && piece !== g.w.units + l) || !mayLead(g, l)) return;
  searchRide(g, l, zones);
  const search = g.scratch.plain;
  const start = g.s.leader.place[l] === ON_MAP ? g.s.leader.hex[l]! : NOWHERE;
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    const hex = node >> 1;
    const by = holder(g, hex);
    // A hex reached by road and across country is one place.
    if (node & 1 && search.cost(node ^ 1) >= 0) continue;
    if (hex !== start && (by < 0 || by === g.w.leaderSide[l])) out.add(VERB.lead, l, hex);
  }
}
/** One hex a formation leader under no enemy's eyes can ride to, if there is any: enough to know that he has a choice. */
export function listFirstLead(g: Field, out: ActionList, formation: number): boolean {
  const { w, s } = g;
  const l = leaderOf(g, formation);
  const hex = s.leader.hex[l]!;
  const side = w.leaderSide[l]!;
  if (!mayLead(g, l) || !isLeaderOnMap(g, l) || inEnemyZoc(g, hex, side)) return false;
  for (let d = 0; d < 6; d++) {
    const x = w.near[hex * 6 + d]!;
    if (x < 0) continue;
    const points = stepCost(g, side, LEADER, w.leaderMove[l]!, hex, d);
    const by = holder(g, x);
    if (points === BARRED || points > w.leaderMove[l]! || (by >= 0 && by !== side)) continue;
    out.add(VERB.lead, l, x);
    return true;
  }
  return false;
}
export function actLead(g: Field, o: Action): void {
  const { w, s } = g;
  const from = s.leader.place[o.a] === ON_MAP ? w.hexNames[s.leader.hex[o.a]!]! : null;
  s.leader.hex[o.a] = o.b;
  s.leader.place[o.a] = ON_MAP;
  s.leader.hasMoved[o.a] = 1;
  emit(g, { type: 'leader-moved', rule: '9b', leader: w.leaderIds[o.a]!, from, to: w.hexNames[o.b]! });
}
export function refuseLead(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const out: Refusal[] = [];
  if (w.leaderSide[o.a] !== side) return [refusal('4Cl', 'notYours')];
  if (w.leaderRole[o.a] === CINC) return [refusal('7.1j', 'commanderMoves')];
  const f = w.leads[o.a]! - 1;
  if (f < 0 || !s.formation.isActing[f] || leaderOf(g, f) !== o.a) out.push(refusal('5b', 'notActing'));
  if (s.leader.hasMoved[o.a]) out.push(refusal('5k', 'hasMoved'));
  if (s.leader.place[o.a] === LOST) out.push(refusal('9.4a', 'notOnMap'));
  if (s.leader.place[o.a] === WAITING) out.push(refusal(side === FRENCH ? '13.2b' : '13.2c', 'leaderWaits'));
  if (s.leader.place[o.a] === LOST) return out;
  const by = holder(g, o.b);
  if (by >= 0 && by !== side) out.push(refusal('9b', 'enemyThere'));
  if (w.cost[LEADER]![o.b] === BARRED) out.push(refusal('9b', 'noGround'));
  const isOn = isLeaderOnMap(g, o.a);
  if (isOn && o.b === s.leader.hex[o.a]) return [...out, refusal('9b', 'notMoving')];
  const zones = markZones(g, 1 - side);
  const starts = isOn ? [s.leader.hex[o.a]!] : leaderGates(g, o.a);
  searchRide(g, o.a, zones);
  const isReached = g.scratch.plain.cost(o.b * 2) >= 0 || g.scratch.plain.cost(o.b * 2 + 1) >= 0;
  if (!isReached && starts.length > 0) {
    const against = whyNotRide(g, { kind: 'leader', side, mp: w.leaderMove[o.a]!, starts }, o.b);
    if (against.length > 0) out.push(refusal('9b', 'noOpenWay'), ...against);
  }
  if (isReached && o.d !== 0) out.push(refusal('9b', o.d === NO_LEG ? 'notDirect' : 'badWay'));
  return out.length > 0 ? out : [refusal('9b', 'noOpenWay')];
}
