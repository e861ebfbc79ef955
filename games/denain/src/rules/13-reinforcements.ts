import { vertexName } from '@tambour/boards';
import { type Action, type ActionList, EVERY, itemAt, present, type Refusal, whyNot } from '@tambour/kernel';
import {
  actionHex,
  actionUnit,
  ENTRY_SHIFT,
  entryOf,
  gateOf,
  moveFacing,
  namedWay,
  packGate,
} from '../model/action-view.ts';
import { unitsOf } from '../model/formation.ts';
import { isFilledByBaggage, labelOf } from '../model/hex.ts';
import type { FormationId } from '../model/ids.ts';
import { orElse, refusal } from '../model/refusal.ts';
import { emit, enteredInAll, enteredToday, type Field, MARK } from '../model/state.ts';
import { formationOf, idOfUnit, mark, put, sideOf, unmark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { FRENCH, NOWHERE, WAITING } from '../model/vocabulary.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { arrive } from './7-arrival.ts';
import { firstFacing, unpackWay } from './7-legs.ts';
import { pushWay, wayOf } from './7-march.ts';
import { listPlaces, searchMoves } from './7-move-search.hot.ts';
import { ENTERS, entering, gates, isOpenEntry, isSecond, mayEnter, OPEN_ENTRY } from './13-entry-hexes.ts';
import { WHY_NOT } from './why-not.ts';

export function listEntries(g: Field, out: ActionList, formation: FormationId, piece: number, zones: Uint8Array): void {
  for (let e = 0; e < g.w.entryHexes.length; e++) {
    if (g.w.entryHexes[e]?.formation !== formation || !isOpenEntry(g, e)) continue;
    for (const u of unitsOf(g, formation)) {
      if (out.isFull) return;
      if ((piece !== EVERY && piece !== u) || !mayEnter(g, u)) continue;
      for (const [n, gate] of gates(g, e, u).entries()) {
        const count = searchMoves(g, entering(g, u, e, gate, zones));
        listPlaces(g, out, count, VERB.enter, u, packGate(e, n) << ENTRY_SHIFT, isSecond(g, e) ? gate : undefined);
      }
    }
  }
}

export function actEntry(g: Field, o: Action): void {
  const { s } = g;
  const u = actionUnit(o);
  const e = entryOf(o);
  const gate = itemAt(gates(g, e, u), gateOf(o));
  const way = present(wayOf(g, o));
  s.entry.today[e] = enteredToday(g, e) + 1;
  s.entry.total[e] = enteredInAll(g, e) + 1;
  const facing = firstFacing(moveFacing(o), way.legs);
  put(g, u, gate);
  s.unit.facing[u] = facing;
  s.unit.cameFrom[u] = NOWHERE;
  mark(g, u, MARK.moved | (way.charges ? MARK.charging : 0));
  unmark(g, u, MARK.inPlace);
  const hex = labelOf(g, gate);
  emit(g, { type: 'entered', rule: '13.2d', piece: idOfUnit(g, u), hex, facing: vertexName(facing) });
  pushWay(g, u, false, way.legs);
  arrive(g, u, gate);
}

export function refuseEntry(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const u = actionUnit(o);
  const out = whyNot(ENTERS, { g, u, hex: actionHex(o), side });
  if (sideOf(g, u) !== side || s.unit.place[u] !== WAITING) return out;
  const e = entryOf(o);
  const entry = w.entryHexes[e];
  if (!entry || entry.formation !== formationOf(g, u))
    return [...out, refusal(side === FRENCH ? '13.2b' : '13.2c', 'wrongEntry')];
  out.push(...whyNot(OPEN_ENTRY, { g, e }));
  const open = gates(g, e, u);
  const gate = open[gateOf(o)];
  if (open.length === 0) {
    out.push(refusal('3a', 'entryBlocked'));
    if (isFilledByBaggage(g, entry.hex)) out.push(refusal('7.8a', 'baggageThere'));
  }
  if (s.entry.today[e] === 1 && actionHex(o) !== (gate ?? entry.hex)) out.push(refusal('13.2d', 'entrySecond'));
  if (gate !== undefined) {
    const m = entering(g, u, e, gate, markZones(g, 1 - side));
    const against = WHY_NOT.now.whyNotPlace(g, m, actionHex(o), moveFacing(o));
    out.push(...against);
    if (namedWay(o) !== 0 && against.length === 0)
      out.push(...WHY_NOT.now.whyNotWay(g, m, o, firstFacing(moveFacing(o), unpackWay(namedWay(o)))));
  }
  return orElse(out, namedWay(o) === 0 ? refusal('7.1b', 'tooFar') : refusal('7.1f', 'badWay'));
}
