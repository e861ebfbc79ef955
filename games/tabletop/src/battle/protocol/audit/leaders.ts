import { type Report, reportOf } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { isGoing } from '../../going-off.ts';
import { type LeaderId, leaderId, unitId } from '../../model/ids.ts';
import { LEADER_PLACES } from '../../model/marks.ts';
import type { Field } from '../../model/state.ts';
import { sideOf, unitOf } from '../../model/views.ts';

const { generalPhaseQuarters } = CHARTS.command;

/** C12a Generals and aides are on the table from their arrival until they are out; they are with a unit of their side that is there. */
export function auditLeaders(g: Field, bad: Report): void {
  for (let l = leaderId(0); l < g.w.leaders; l++) auditLeader(g, l, reportOf(bad, 'leader', g.w.leaderIds[l]!));
}
function auditLeader(g: Field, l: LeaderId, say: Report): void {
  const { leader, battle } = g.s;
  const { side, arrives } = g.w.leaderKinds[l]!;
  const place = LEADER_PLACES[leader.place[l]!]!;
  if ((place === 'waiting') !== arrives > battle.period[0]!)
    say('place', arrives > battle.period[0]! ? `must be waiting until period ${arrives}` : 'has arrived');
  if (leader.delay[l]! > generalPhaseQuarters) say('delay', `must be at most ${generalPhaseQuarters}`);
  const [u, by, tried] = [leader.with[l]!, leader.carriedBy[l]!, leader.triedFor[l]!].map((kept) => unitId(kept - 1));
  if (tried! >= 0 && tried! < g.w.units && sideOf(g, tried!) !== side) say('triedFor', 'must be a unit of his side');
  if (place !== 'table') {
    if (u! >= 0) say('with', 'must be null: he is not on the table');
    if (by! >= 0) say('carriedBy', 'must be null: he is not on the table');
    return;
  }
  if (u! >= 0 && (sideOf(g, u!) !== side || !isAtLarge(unitOf(g, u!))))
    say('with', 'must be a unit of his side that is on the table');
  else if (by! >= 0 && by !== u) say('carriedBy', 'must be the unit he is with');
  else if (by! >= 0 && !isGoing(unitOf(g, by!).state)) say('carriedBy', 'must be a unit that goes off');
}
