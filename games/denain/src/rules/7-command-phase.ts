import { distance } from '@tambour/boards';
import { type Asking, EVERY, NO_PIECE, whyNot } from '@tambour/kernel';
import { actionHex, actionLeader, namedWay } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { leaderId } from '../model/ids.ts';
import { once, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, isEnemyHeld, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { RIVER } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isInterdicted, markZones } from './6-zone-of-control.ts';
import { listFirstRide, mayRide, RIDES, searchCommander } from './7-commander-ride.ts';
import { NO_LEG } from './7-way-code.ts';
import { commanderRider } from './9-ride.ts';
import { NAMED_RIDES } from './named-rides.ts';
import { poolLeaders } from './pieces.ts';
import { WHY_NOT } from './why-not.ts';

/** 4Da 7.4a 7.1j Phase D: commanders-in-chief move, in this phase alone. */
export const commandPhase: Asking<Field> = {
  rule: '4Da',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === NO_PIECE) return void out.add(VERB.done);
    if (out.isProbe) {
      out.add(VERB.done);
      for (let l = leaderId(0); l < g.w.leaders; l++) if (mayRide(g, l, side) && listFirstRide(g, out, l)) return;
      return;
    }
    const zones = markZones(g, 1 - side);
    for (let l = leaderId(0); l < g.w.leaders; l++) {
      if ((piece !== EVERY && piece !== g.w.units + l) || !mayRide(g, l, side)) continue;
      if (out.isFull) return;
      searchCommander(g, commanderRider(g, l), zones);
      const { trace } = g.scratch;
      for (let i = 1; i < trace.count; i++) out.add(VERB.ride, l, trace.hex(i));
    }
    if (piece < 0) out.add(VERB.done);
  },
  pieces: (g, pool, side) => poolLeaders(g, pool, side),
  admits: (g, o, side) =>
    namedWay(o) !== 0 &&
    o.verb === VERB.ride &&
    g.w.leaderSide[actionLeader(o)] === side &&
    NAMED_RIDES.now.namedRide(g, o) !== undefined,
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP['command-phase'], side);
    const from = g.w.hexNames[g.s.leader.hex[actionLeader(o)]!]!;
    g.s.leader.hex[actionLeader(o)] = actionHex(o);
    g.s.leader.hasMoved[actionLeader(o)] = 1;
    emit(g, {
      type: 'leader-moved',
      rule: '7.4a',
      leader: g.w.leaderIds[actionLeader(o)]!,
      from,
      to: g.w.hexNames[actionHex(o)]!,
    });
  },
  refuse(g, o, side) {
    if (o.verb !== VERB.ride) return [wrongMoment('4Da', o.verb)];
    const out = whyNot(RIDES, { g, l: actionLeader(o), side });
    if (out.length > 0) return out;
    if (isEnemyHeld(g, actionHex(o), side)) out.push(refusal('7.4b', 'enemyThere'));
    else if (isInterdicted(g, actionHex(o), side)) out.push(refusal('7.4b', 'watched'));
    if (distance(g.w.grid, g.s.leader.hex[actionLeader(o)]!, actionHex(o)) > g.w.leaderMove[actionLeader(o)]!)
      out.push(refusal('7.4a', 'fourHexes'));
    if (g.w.terrain[actionHex(o)] === RIVER) out.push(refusal('7.1b', 'water'));
    const start = g.s.leader.hex[actionLeader(o)]!;
    if (actionHex(o) === start) return [...out, refusal('7.4a', 'notMoving')];
    const rider = commanderRider(g, actionLeader(o));
    if (WHY_NOT.now.isReachedBy(g, rider, actionHex(o))) {
      if (namedWay(o) !== 0) out.push(refusal('7.4a', namedWay(o) === NO_LEG ? 'notDirect' : 'badWay'));
    } else {
      const against = WHY_NOT.now.whyNotRide(g, rider, actionHex(o));
      if (out.length === 0) out.push(refusal('7.4a', 'noOpenWay'));
      out.push(...against);
    }
    return orElse(once(out), refusal('7.4a', 'noOpenWay'));
  },
  prompt: () => say('prompt.commanders'),
};
