import { type ActionList, allHold, type Condition, EVERY, type Question, whyNot } from '@tambour/kernel';
import { actionHex, actionLeader } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { isCommander } from '../model/forces.ts';
import { type LeaderId, leaderId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, isLeaderOnMap, push, spentByLeader } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { CORPS_COMMANDER } from '../model/vocabulary.ts';
import { leaderIdOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { listRides, rideTo, settleRide, whyNotRideTo } from './5-leaders.ts';

interface Rider {
  readonly g: Field;
  readonly l: LeaderId;
  readonly side: number;
}
/** What a commander needs to move in the segment of commanders: each moves once, as far as he likes. */
const RIDES: readonly Condition<Rider>[] = [
  mustFirst('4.23a', 'notYourLeader', ({ g, l, side }) => g.w.leaderSide[l] === side),
  mustFirst('4.11a', 'brigadierInStep', ({ g, l }) => isCommander(g.w, l)),
  mustFirst('4.23a', 'leaderNotOnMap', ({ g, l }) => isLeaderOnMap(g, l)),
  must('8.4e', 'leaderFinished', ({ g, l }) => !g.s.leader.isFinished[l]),
  must('4.23a', 'hasRidden', ({ g, l }) => g.s.leader.spent[l] === 0),
];

function listCommander(g: Field, out: ActionList, leader: number, side: number): void {
  const l = leaderId(leader);
  if (l >= 0 && allHold(RIDES, { g, l, side })) listRides(g, out, l, VERB.ride);
}
/** 3.0h 4.23a 4.23b 4.23c E4.23 R15 R44 The commanders of a side move, one after another. */
export const commanders: Question<Field> = {
  name: 'commanders',
  rule: '4.23a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (out.isProbe) out.add(VERB.done);
    if (piece >= 0) listCommander(g, out, piece - g.w.units, side);
    else if (piece === EVERY) for (let l = 0; l < g.w.leaders && !out.isFull; l++) listCommander(g, out, l, side);
    if (piece < 0 && !out.isProbe) out.add(VERB.done);
  },
  pieces(g, pool, side) {
    for (let l = 0; l < g.w.leaders; l++)
      if (g.w.leaderSide[l] === side && isCommander(g.w, leaderId(l))) pool.add(g.w.units + l);
  },
  settle: (g, o) => settleRide(g, o),
  act(g, o, side) {
    if (o.verb === VERB.done) return tireCommanders(g, side);
    rideTo(g, actionLeader(o), actionHex(o), '4.23a');
    push(g, STEP.commanders, side);
  },
  refuse(g, o, side) {
    if (o.verb !== VERB.ride) return [wrongMoment('4.23a', o.verb)];
    const who = whyNot(RIDES, { g, l: actionLeader(o), side });
    return orElse(
      who.length > 0 ? who : whyNotRideTo(g, actionLeader(o), actionHex(o)),
      refusal('5.31a', 'rideTooFar'),
    );
  },
  prompt: () => say('prompt.commanders'),
};

/** 4.23b 4.23c E4.23 R13 A corps commander who rode far shows his weaker side; one who did not turns back. Not so an overall commander. */
function tireCommanders(g: Field, side: number): void {
  const { leader } = g.s;
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    if (g.w.leaderSide[l] !== side || g.w.leaderRank[l] !== CORPS_COMMANDER || !isLeaderOnMap(g, l)) continue;
    const isReduced = spentByLeader(g, l) > g.w.charts.commanders.freeMove;
    if (isReduced === (leader.isReduced[l] === 1)) continue;
    leader.isReduced[l] = isReduced ? 1 : 0;
    emit(g, {
      type: 'commander-turned',
      rule: isReduced ? '4.23b' : '4.23c',
      piece: leaderIdOf(g, l),
      isReduced,
    });
  }
}
