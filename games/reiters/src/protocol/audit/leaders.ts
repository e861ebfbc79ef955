import { type Report, reportOf } from '@tambour/kernel';
import { type LeaderId, leaderId } from '../../model/ids.ts';
import { hasLeader, LEADER_FINISHED, LEADER_PLACED, LEADER_REACTED, NOWHERE, REPLACED } from '../../model/state.ts';
import { EXITED, FORBIDDEN, LOST, ON_MAP, WAITING } from '../../model/vocabulary.ts';
import type { Moment } from './moment.ts';
import { exitsOf } from './points.ts';

export function auditLeaders(m: Moment, bad: Report): void {
  const { g } = m;
  const { w, s } = g;
  for (let l = leaderId(0); l < w.leaders; l++) {
    const say = reportOf(bad, 'leader', w.leaderIds[l]!);
    const zone = s.leader.zone[l]!;
    const place = s.leader.place[l]!;
    if ((zone !== NOWHERE) !== (place === ON_MAP)) say('zone', 'does not agree with its place');
    else if (zone !== NOWHERE && w.type[zone] === FORBIDDEN) say('zone', 'nobody can stand there');
    auditPlace(m, l, say);
    auditMarks(m, l, say);
  }
}

/** 7.6.1b One who takes over is asked where; only who could leave has left. Anyone else may be wherever he can be. */
function auditPlace({ g, frames }: Moment, l: LeaderId, say: Report): void {
  const isBetween = frames.some((f) => f.step === 'replacement' && f.with[0] === l);
  const place = g.s.leader.place[l]!;
  if (place === WAITING && hasLeader(g, l, REPLACED) && !isBetween)
    say('place', 'is waiting, and nobody will be asked where he takes over');
  if (place === EXITED && exitsOf(g, g.w.leaderSide[l]!).length === 0)
    say('place', 'cannot be exited: he has not been able to leave the map');
}

function auditMarks(m: Moment, l: LeaderId, say: Report): void {
  const { g } = m;
  const marks = g.s.leader.marks[l]!;
  const isActive = g.w.leaderSide[l] === m.active;
  if (marks & REPLACED && m.sequence === 'set-up') say('marks', 'has replaced before the battle');
  if (marks & LEADER_FINISHED && !(isActive && m.since('movement')))
    say('marks', 'has finished, but only leaders of the active side do, from the movement sequence on');
  if (marks & LEADER_REACTED && !(!isActive && m.since('reaction')))
    say('marks', 'has reacted, but only leaders of the passive side do, from the reaction sequence on');
  if (marks & LEADER_PLACED && m.sequence !== 'set-up') say('marks', 'has placed, which is of the set-up alone');
  const phase = LEADER_FINISHED | LEADER_REACTED | LEADER_PLACED;
  if (g.s.leader.place[l] === WAITING && !hasLeader(g, l, REPLACED) && marks & phase)
    say('marks', 'must be empty as long as he waits');
}

/** 1.5a Baggage lies where it was, or is taken. */
export function auditBaggage({ g }: Moment, bad: Report): void {
  const { w, s } = g;
  for (let b = 0; b < w.baggage; b++) {
    const say = reportOf(bad, 'baggage', w.baggageIds[b]!);
    const place = s.baggage.place[b]!;
    if (place !== ON_MAP && place !== LOST) say('place', 'must be map or lost');
    else if ((s.baggage.zone[b] !== NOWHERE) !== (place === ON_MAP)) say('zone', 'does not agree with its place');
    else if (place === ON_MAP && w.type[s.baggage.zone[b]!] === FORBIDDEN) say('zone', 'nothing can lie there');
  }
  if (w.baggage === 0 && (s.baggage.zone[0] !== NOWHERE || s.baggage.place[0] !== WAITING))
    bad('baggage', 'must be as the battle begins: there is none');
}
