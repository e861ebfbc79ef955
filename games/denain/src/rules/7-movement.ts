import { type Action, type ActionList, type Asking, EVERY, NO_PIECE, present, type Refusal } from '@tambour/kernel';
import { actionUnit, namedWay, takesGuns, WITH_GUNS } from '../model/action-view.ts';
import { formationsOf, unitsOf } from '../model/formation.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { refusal } from '../model/refusal.ts';
import { type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { mark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { say } from '../texts/say.ts';
import { actingNames, poolActing, poolLeading } from './5-acting.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { actHaul, listHaul, refuseHaul } from './7-baggage.ts';
import { pushWay, wayOf } from './7-march.ts';
import { listPlaces, searchMoves } from './7-move-search.hot.ts';
import { canSomeoneTurn, companion, mayMove, moverOf } from './7-mover.ts';
import { actLead, listFirstLead, listLeads, refuseLead } from './9-lead.ts';
import { actEntry, listEntries, refuseEntry } from './13-reinforcements.ts';
import { refuseBy } from './ask.ts';
import { NAMED_RIDES } from './named-rides.ts';
import { WHY_NOT } from './why-not.ts';

function canSomeLeaderRide(g: Field, out: ActionList, side: number): boolean {
  for (const f of formationsOf(g, side)) if (g.s.formation.isActing[f] && listFirstLead(g, out, f)) return true;
  return false;
}

function listMoves(g: Field, out: ActionList, u: UnitId, battery: UnitId, zones: Uint8Array): void {
  const count = searchMoves(g, moverOf(g, u, battery, zones));
  listPlaces(g, out, count, VERB.move, u, battery >= 0 ? WITH_GUNS : 0);
}

/** 4Cl 5d 7.1a 7.1d The movement half: pieces of the acting formations, one at a time and each finished before the next. */
export const move: Asking<Field> = {
  rule: '7.1a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === NO_PIECE) return void out.add(VERB.done);
    if (out.isProbe) {
      // One order beside this one is a choice.
      out.add(VERB.done);
      if (canSomeoneTurn(g, out, side) || canSomeLeaderRide(g, out, side)) return;
    }
    const zones = markZones(g, 1 - side);
    for (const f of formationsOf(g, side)) {
      if (!g.s.formation.isActing[f]) continue;
      for (const u of unitsOf(g, f)) {
        if (piece !== EVERY && piece !== u) continue;
        if (!mayMove(g, u)) continue;
        if (out.isFull) return;
        listMoves(g, out, u, NO_UNIT, zones);
        const b = companion(g, u);
        if (b >= 0) listMoves(g, out, u, b, zones);
      }
      listEntries(g, out, f, piece, zones);
      listLeads(g, out, f, piece, zones);
      listHaul(g, out, f, piece, zones);
    }
    if (piece < 0 && !out.isProbe) out.add(VERB.done);
  },
  pieces(g, pool, side) {
    poolActing(g, pool, side, MARK.moved);
    poolLeading(g, pool, side);
  },
  admits(g, o) {
    if (namedWay(o) === 0) return false;
    if (o.verb === VERB.lead || o.verb === VERB.haul) return NAMED_RIDES.now.namedRide(g, o) !== undefined;
    return (o.verb === VERB.move || o.verb === VERB.enter) && wayOf(g, o) !== undefined;
  },
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP.move, side);
    if (o.verb === VERB.move) actMove(g, o);
    else if (o.verb === VERB.enter) actEntry(g, o);
    else if (o.verb === VERB.lead) actLead(g, o);
    else actHaul(g, o);
  },
  refuse: refuseBy('5d', {
    move: (g, o, side) => WHY_NOT.now.refuseMove(g, o, side),
    enter: refuseEntry,
    lead: refuseLead,
    haul: refuseHaul,
    fire: combatNotYet,
    shock: combatNotYet,
    sweep: combatNotYet,
    breach: combatNotYet,
    ride: () => [refusal('7.1j', 'commanderMoves')],
  }),
  prompt: (g, side) => say('prompt.move', { formations: actingNames(g, side) }),
};

function combatNotYet(): readonly Refusal[] {
  return [refusal('5d', 'combatNotYet')];
}
function actMove(g: Field, o: Action): void {
  const way = present(wayOf(g, o));
  const battery = takesGuns(o) ? companion(g, actionUnit(o)) : NO_UNIT;
  mark(g, actionUnit(o), MARK.moved | (way.charges ? MARK.charging : 0));
  if (battery >= 0) mark(g, battery, MARK.moved);
  pushWay(g, actionUnit(o), battery >= 0, way.legs);
}
