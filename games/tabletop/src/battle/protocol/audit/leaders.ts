import { type Report, reportOf } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { isGoing } from '../../going-off.ts';
import { delayOf, leaderKind, leaderName, leaderPlaceOf, unitWith, valueAt } from '../../model/columns.ts';
import { type LeaderId, leaderId } from '../../model/ids.ts';
import { type Field, orNobody, periodOf } from '../../model/state.ts';
import { sideOf, unitOf } from '../../model/views.ts';

const { generalPhaseQuarters } = CHARTS.command;

/** C12a Generals and aides are on the table from their arrival until they are out; they are with a unit of their side that is there. */
export function auditLeaders(g: Field, bad: Report): void {
  for (let l = leaderId(0); l < g.w.leaders; l++) auditLeader(g, l, reportOf(bad, 'leader', leaderName(g, l)));
}
function auditLeader(g: Field, l: LeaderId, say: Report): void {
  const { leader } = g.s;
  const { side, arrives } = leaderKind(g, l);
  const place = leaderPlaceOf(g, l);
  if ((place === 'waiting') !== arrives > periodOf(g))
    say('place', arrives > periodOf(g) ? `must be waiting until period ${arrives}` : 'has arrived');
  if (delayOf(g, l) > generalPhaseQuarters) say('delay', `must be at most ${generalPhaseQuarters}`);
  const [u, by] = [unitWith(g, l), orNobody(valueAt(leader.carriedBy, l))];
  const tried = orNobody(valueAt(leader.triedFor, l));
  if (tried >= 0 && tried < g.w.units && sideOf(g, tried) !== side) say('triedFor', 'must be a unit of his side');
  if (place !== 'table') {
    if (u >= 0) say('with', 'must be null: he is not on the table');
    if (by >= 0) say('carriedBy', 'must be null: he is not on the table');
    return;
  }
  if (u >= 0 && (sideOf(g, u) !== side || !isAtLarge(unitOf(g, u))))
    say('with', 'must be a unit of his side that is on the table');
  else if (by >= 0 && by !== u) say('carriedBy', 'must be the unit he is with');
  else if (by >= 0 && !isGoing(unitOf(g, by).state)) say('carriedBy', 'must be a unit that goes off');
}
