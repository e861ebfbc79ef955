import { EVERY, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import type { FormationId } from '../model/ids.ts';
import { saidFormation } from '../model/names.ts';
import { wrongMoment } from '../model/refusal.ts';
import { type Field, isOnMap, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { formationIdOf, sideOfFormation } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { admitsArrival, enterMap, listArrivals, whyNotArrival } from './5-arrival.ts';
import { settleArrival } from './5-drawn-arrival.hot.ts';
import { lead, listLead, settleRide, whyNotLead } from './5-leaders.ts';
import { isMoveOrder, listMoves, move, orderedWay, probeTurns, settleMove, whyNotMove } from './5-move.ts';
import { readField } from './5-reading.hot.ts';
import { listTops, putOnTop, whyNotTop } from './5-stack-order.ts';
import { changeSquare, listSquares, whyNotSquare } from './6-square.ts';
import { actingAmong, isMassed, poolActing } from './7-attackers.ts';
import { poolGuns } from './7-combined-fire.ts';
import { admitsGuns, fireGuns, isGunOrder, listGuns, whyNotGuns } from './7-small-arms.ts';
import { poolFormation } from './pieces.ts';

/**
 * 3.0d 5.3b 5.32a E4.41 R38 R39 The units of a formation act, one after another: they move, turn, form square, come onto the map; batteries fire
 * before or after they move; the brigadier moves. In a massed attack (4.16) cavalry moves to where it will charge from.
 */
export const act: Question<Field> = {
  name: 'act',
  rule: '5.3b',
  side: (g, f: FormationId) => sideOfFormation(g, f),
  list(g, out, piece, f: FormationId) {
    if (piece < 0) out.add(VERB.done);
    if (piece === NO_PIECE) return;
    const units = actingAmong(g, f, piece);
    // For all of them the field is read once.
    const reading = piece === EVERY && !out.isProbe ? readField(g, sideOfFormation(g, f)) : undefined;
    // Whether there is a choice is mostly told by who can turn, or by the brigadier, without a search.
    if (out.isProbe) {
      for (const u of units) if (!out.isFull) probeTurns(g, out, f, u);
      if (!out.isFull && !isMassed(g)) listLead(g, out, f, piece);
    }
    for (const u of units) {
      if (out.isFull) return;
      listMoves(g, out, f, u, reading);
    }
    if (out.isFull || isMassed(g)) return;
    const isOurs = piece === EVERY || piece >= g.w.units || g.w.unitFormation[piece] === f;
    if (isOurs) {
      listArrivals(g, out, f, piece);
      listLead(g, out, f, piece);
      listSquares(g, out, f, piece);
    }
    listTops(g, out, f, piece, units);
    if (!out.isFull) listGuns(g, out, piece, 'fire');
  },
  pieces(g, pool, f: FormationId) {
    poolActing(g, pool, f);
    poolFormation(g, pool, f);
    poolGuns(g, pool);
  },
  settle(g, o) {
    if (!isMoveOrder(o)) return settleRide(g, o);
    return isOnMap(g, actionUnit(o)) ? settleMove(g, o) : settleArrival(g, o);
  },
  admits: (g, o, f: FormationId) =>
    isMoveOrder(o) ? orderedWay(g, o, f) !== undefined : admitsArrival(g, o, f) || admitsGuns(g, o, 'fire'),
  act(g, o, f: FormationId) {
    if (o.verb === VERB.done) return;
    push(g, STEP.act, f);
    if (isMoveOrder(o)) move(g, o, f);
    else if (o.verb === VERB.enter) enterMap(g, o);
    else if (o.verb === VERB.lead) lead(g, o);
    else if (o.verb === VERB.top) putOnTop(g, o);
    else if (isGunOrder(o)) fireGuns(g, o);
    else changeSquare(g, o, f);
  },
  refuse(g, o, f: FormationId): readonly Refusal[] {
    switch (o.verb) {
      case VERB.move:
      case VERB.strategic:
        return whyNotMove(g, o, f);
      case VERB.enter:
        return whyNotArrival(g, o, f);
      case VERB.lead:
        return whyNotLead(g, o, f);
      case VERB.fire:
      case VERB.combine:
        return whyNotGuns(g, o, 'fire');
      case VERB.square:
      case VERB.unsquare:
        return whyNotSquare(g, o, f);
      case VERB.top:
        return whyNotTop(g, o, f);
      default:
        return [wrongMoment('5.3b', o.verb)];
    }
  },
  prompt: (g, f: FormationId) => say('prompt.act', { formation: saidFormation(g.w, formationIdOf(g, f)) }),
};
