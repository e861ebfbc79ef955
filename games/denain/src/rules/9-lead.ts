import type { HexId } from '@tambour/boards';
import { type Action, type ActionList, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import { actionHex, actionLeader } from '../model/action-view.ts';
import { leaderOf } from '../model/formation.ts';
import { BARRED } from '../model/ground.ts';
import { beside, isBarred, isEnemyHeld } from '../model/hex.ts';
import type { FormationId, LeaderId } from '../model/ids.ts';
import { isLeaderOnMap, leaderHex, leaderMove, leaderSide, ledBy } from '../model/leader.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { CINC, FRENCH, LEADER, LOST, WAITING } from '../model/vocabulary.ts';
import { inEnemyZoc } from './6-zone-of-control.ts';
import { stepCost } from './7-works.ts';
import { eachRide, leaderRider, mayLead, rideTo } from './9-ride.ts';
import { WHY_NOT } from './why-not.ts';

export function listLeads(g: Field, out: ActionList, formation: FormationId, piece: number, zones: Uint8Array): void {
  const l = leaderOf(g, formation);
  if ((piece !== EVERY && piece !== g.w.units + l) || !mayLead(g, l)) return;
  eachRide(g, leaderRider(g, l), zones, (hex) => {
    if (!isEnemyHeld(g, hex, leaderSide(g, l))) out.add(VERB.lead, l, hex);
  });
}
/** One hex a formation leader under no enemy's eyes can ride to, if there is any: enough to know that he has a choice. */
export function listFirstLead(g: Field, out: ActionList, formation: FormationId): boolean {
  const l = leaderOf(g, formation);
  const hex = leaderHex(g, l);
  const side = leaderSide(g, l);
  if (!mayLead(g, l) || !isLeaderOnMap(g, l) || inEnemyZoc(g, hex, side)) return false;
  for (let d = 0; d < 6; d++) {
    const x = beside(g, hex, d);
    if (x < 0) continue;
    const points = stepCost(g, side, LEADER, leaderMove(g, l), hex, d);
    if (points === BARRED || points > leaderMove(g, l) || isEnemyHeld(g, x, side)) continue;
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
  mustFirst('4Cl', 'notYours', ({ g, l, side }) => leaderSide(g, l) === side),
  mustFirst('7.1j', 'commanderMoves', ({ g, l }) => g.w.leaderRole[l] !== CINC),
  must('5b', 'notActing', ({ g, l }) => {
    const f = ledBy(g, l);
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
  must('9b', 'noGround', ({ g, hex }) => !isBarred(g, LEADER, hex)),
];
export function refuseLead(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const [l, hex] = [actionLeader(o), actionHex(o)];
  const out = whyNot(LEADS, { g, l, hex, side });
  if (leaderSide(g, l) !== side || w.leaderRole[l] === CINC || s.leader.place[l] === LOST) return out;
  if (isLeaderOnMap(g, l) && hex === leaderHex(g, l)) return [...out, refusal('9b', 'notMoving')];
  const rider = leaderRider(g, l);
  if (rider.starts.length > 0) {
    const { against, misnamed } = WHY_NOT.now.whyNotByWay(g, rider, o, '9b');
    out.push(...(against.length > 0 ? [refusal('9b', 'noOpenWay')] : []), ...against, ...misnamed);
  }
  return orElse(out, refusal('9b', 'noOpenWay'));
}
