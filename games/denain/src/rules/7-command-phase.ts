import { distance } from '@tambour/boards';
import { type Action, itemAt, type Refusal, whyNot } from '@tambour/kernel';
import { actionHex, actionLeader, namedWay } from '../model/action-view.ts';
import { isEnemyHeld } from '../model/hex.ts';
import { leaderId } from '../model/ids.ts';
import { leaderHex, leaderMove } from '../model/leader.ts';
import { once, refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { RIVER } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { isInterdicted } from './6-zone-of-control.ts';
import { listFirstRide, mayRide, RIDES, searchCommander } from './7-commander-ride.ts';
import { commanderRider, rideTo } from './9-ride.ts';
import { askInTurn } from './ask.ts';
import { NAMED_RIDES } from './named-rides.ts';
import { WHY_NOT } from './why-not.ts';

/** 4Da 7.4a 7.1j Phase D: commanders-in-chief move, in this phase alone. */
export const commandPhase = askInTurn('command-phase', {
  rule: '4Da',
  pieces: (g, side) => itemAt(g.w.commanders, side),
  listOf(g, out, piece, side) {
    const l = leaderId(piece - g.w.units);
    if (!mayRide(g, l, side)) return;
    if (out.isProbe) return void listFirstRide(g, out, l);
    searchCommander(g, commanderRider(g, l), markZones(g, 1 - side));
    const { trace } = g.scratch;
    for (let i = 1; i < trace.count; i++) out.add(VERB.ride, l, trace.hex(i));
  },
  admits: (g, o, side) =>
    namedWay(o) !== 0 &&
    o.verb === VERB.ride &&
    g.w.leaderSide[actionLeader(o)] === side &&
    NAMED_RIDES.now.namedRide(g, o) !== undefined,
  act(g, o) {
    rideTo(g, actionLeader(o), actionHex(o), '7.4a');
    g.s.leader.hasMoved[actionLeader(o)] = 1;
  },
  reasons: { ride: refuseRide },
  prompt: () => say('prompt.commanders'),
});
function refuseRide(g: Field, o: Action, side: number): readonly Refusal[] {
  const [l, hex] = [actionLeader(o), actionHex(o)];
  const out = whyNot(RIDES, { g, l, side });
  if (out.length > 0) return out;
  const start = leaderHex(g, l);
  if (isEnemyHeld(g, hex, side)) out.push(refusal('7.4b', 'enemyThere'));
  else if (isInterdicted(g, hex, side)) out.push(refusal('7.4b', 'watched'));
  if (distance(g.w.grid, start, hex) > leaderMove(g, l)) out.push(refusal('7.4a', 'fourHexes'));
  if (g.w.terrain[hex] === RIVER) out.push(refusal('7.1b', 'water'));
  if (hex === start) return [...out, refusal('7.4a', 'notMoving')];
  const { against, misnamed } = WHY_NOT.now.whyNotByWay(g, commanderRider(g, l), o, '7.4a');
  if (out.length === 0 && misnamed.length === 0) out.push(refusal('7.4a', 'noOpenWay'));
  return once([...out, ...against, ...misnamed]);
}
