import { type HexId, hexId } from '@tambour/boards';
import { type Action, type ActionList, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import { actionHex, actionLeader } from '../model/action-view.ts';
import { BARRED } from '../model/ground.ts';
import { type FormationId, formationId, type LeaderId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import { type Field, holder, isEnemyHeld, isLeaderOnMap, leaderOf } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CINC, FRENCH, LEADER, LOST, NOWHERE, ON_MAP, WAITING } from '../model/vocabulary.ts';
import { inEnemyZoc } from './6-zone-of-control.ts';
import { stepCost } from './7-works.ts';
import { leaderRider, mayLead, rideTo, searchRide } from './9-ride.ts';
import { WHY_NOT } from './why-not.ts';

export function listLeads(g: Field, out: ActionList, formation: FormationId, piece: number, zones: Uint8Array): void {
  const l = leaderOf(g, formation);
  if ((piece !== EVERY && piece !== g.w.units + l) || !mayLead(g, l)) return;
  searchRide(g, leaderRider(g, l), zones);
  const search = g.scratch.plain;
  const start = g.s.leader.place[l] === ON_MAP ? g.s.leader.hex[l]! : NOWHERE;
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    const hex = hexId(node >> 1);
    const by = holder(g, hex);
    // A hex reached by road and across country is one place.
    if (node & 1 && search.cost(node ^ 1) >= 0) continue;
    if (hex !== start && (by < 0 || by === g.w.leaderSide[l])) out.add(VERB.lead, l, hex);
  }
}
/** One hex a formation leader under no enemy's eyes can ride to, if there is any: enough to know that he has a choice. */
export function listFirstLead(g: Field, out: ActionList, formation: FormationId): boolean {
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
  rideTo(g, actionLeader(o), actionHex(o), '9b');
  g.s.leader.hasMoved[actionLeader(o)] = 1;
}
/** 4Cl 5b 5k 7.1j 9.4a 9b Who rides in the movement half, and into which hex. */
const LEADS: readonly Condition<{ g: Field; l: LeaderId; hex: HexId; side: number }>[] = [
  mustFirst('4Cl', 'notYours', ({ g, l, side }) => g.w.leaderSide[l] === side),
  mustFirst('7.1j', 'commanderMoves', ({ g, l }) => g.w.leaderRole[l] !== CINC),
  must('5b', 'notActing', ({ g, l }) => {
    const f = formationId(g.w.leads[l]! - 1);
    return f >= 0 && g.s.formation.isActing[f] === 1 && leaderOf(g, f) === l;
  }),
  must('5k', 'hasMoved', ({ g, l }) => g.s.leader.hasMoved[l] === 0),
  mustFirst('9.4a', 'notOnMap', ({ g, l }) => g.s.leader.place[l] !== LOST),
  must(
    ({ side }) => (side === FRENCH ? '13.2b' : '13.2c'),
    'leaderWaits',
    ({ g, l }) => g.s.leader.place[l] !== WAITING,
  ),
  must('9b', 'enemyThere', ({ g, hex, side }) => !isEnemyHeld(g, hex, side)),
  must('9b', 'noGround', ({ g, hex }) => g.w.cost[LEADER]![hex] !== BARRED),
];
export function refuseLead(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const [l, hex] = [actionLeader(o), actionHex(o)];
  const out = whyNot(LEADS, { g, l, hex, side });
  if (w.leaderSide[l] !== side || w.leaderRole[l] === CINC || s.leader.place[l] === LOST) return out;
  if (isLeaderOnMap(g, l) && hex === s.leader.hex[l]) return [...out, refusal('9b', 'notMoving')];
  const rider = leaderRider(g, l);
  if (rider.starts.length > 0) {
    const { against, misnamed } = WHY_NOT.now.whyNotByWay(g, rider, o, '9b');
    out.push(...(against.length > 0 ? [refusal('9b', 'noOpenWay')] : []), ...against, ...misnamed);
  }
  return orElse(out, refusal('9b', 'noOpenWay'));
}
