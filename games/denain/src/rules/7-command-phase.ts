import { distance } from '@tambour/boards';
import { type Asking, EVERY, NO_PIECE, whyNot } from '@tambour/kernel';
import { actionHex, actionLeader, namedWay } from '../model/action-view.ts';
import { leaderId } from '../model/ids.ts';
import { once, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, isEnemyHeld, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { RIVER } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isInterdicted, markZones } from './6-zone-of-control.ts';
import { listFirstRide, mayRide, RIDES, searchCommander } from './7-commander-ride.ts';
import { NO_LEG } from './7-legs.ts';
import { commanderRider, rideTo } from './9-ride.ts';
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
    rideTo(g, actionLeader(o), actionHex(o), '7.4a');
    g.s.leader.hasMoved[actionLeader(o)] = 1;
  },
  refuse(g, o, side) {
    if (o.verb !== VERB.ride) return [wrongMoment('4Da', o.verb)];
    const [l, hex] = [actionLeader(o), actionHex(o)];
    const out = whyNot(RIDES, { g, l, side });
    if (out.length > 0) return out;
    const start = g.s.leader.hex[l]!;
    if (isEnemyHeld(g, hex, side)) out.push(refusal('7.4b', 'enemyThere'));
    else if (isInterdicted(g, hex, side)) out.push(refusal('7.4b', 'watched'));
    if (distance(g.w.grid, start, hex) > g.w.leaderMove[l]!) out.push(refusal('7.4a', 'fourHexes'));
    if (g.w.terrain[hex] === RIVER) out.push(refusal('7.1b', 'water'));
    if (hex === start) return [...out, refusal('7.4a', 'notMoving')];
    const rider = commanderRider(g, l);
    if (WHY_NOT.now.isReachedBy(g, rider, hex)) {
      if (namedWay(o) !== 0) out.push(refusal('7.4a', namedWay(o) === NO_LEG ? 'notDirect' : 'badWay'));
    } else {
      const against = WHY_NOT.now.whyNotRide(g, rider, hex);
      if (out.length === 0) out.push(refusal('7.4a', 'noOpenWay'));
      out.push(...against);
    }
    return orElse(once(out), refusal('7.4a', 'noOpenWay'));
  },
  prompt: () => say('prompt.commanders'),
};
