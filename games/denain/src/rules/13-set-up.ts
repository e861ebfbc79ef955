import { type HexId, vertexName } from '@tambour/boards';
import { allHold, type Condition, itemAt, whyNot } from '@tambour/kernel';
import { actionHex, actionUnit, placedFacing, placedPiece } from '../model/action-view.ts';
import { formationData } from '../model/formation.ts';
import { labelOf, unitAt } from '../model/hex.ts';
import { type LeaderId, leaderId, NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { idOfLeader, leaderCount, leaderSide } from '../model/leader.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { classOf, formationOf, has, hexOf, idOfUnit, isOnMap, lift, mark, put, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ART, BAGGAGE, COALITION, FRENCH, NOWHERE, ON_MAP, WAITING } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import type { Attempt } from './1-units.ts';
import { askInTurn } from './ask.ts';

/** The order's c for a piece that has no facing: a leader. */
export const NO_FACING = 7;

/**
 * 13a 13.1a 13.1b 13.1c 13.1d 13.1e 13.1f 13.1g 13.1h 13.1i 13.1j 13.1k 13.1l 13.1m 13.1n 13.1o 13.1p 13.1q 13.1r 13.1s 13.1t 13.1u 13.1v 13.2a
 * Everyone on his printed hex, free sets in the order of the list with the facings of the data; the rest wait off the map.
 * Then the owners rearrange their free sets and turn whom they like, Coalition first. R9 R74
 */
export function setUp(g: Field): void {
  const { w, s } = g;
  w.data.units.forEach((u, i) => {
    s.unit.hex[i] = NOWHERE;
    s.unit.cameFrom[i] = NOWHERE;
    s.unit.cf[i] = u.cf;
    s.unit.facing[i] = u.facing;
    s.unit.place[i] = WAITING;
    if (u.hex !== undefined) put(g, unitId(i), u.hex);
  });
  // A battery faces as the unit it stands with unless the data say otherwise.
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    const hexes = w.data.leaders[l]?.hexes ?? [];
    s.leader.hex[l] = hexes[0] ?? NOWHERE;
    s.leader.place[l] = hexes.length > 0 ? ON_MAP : WAITING;
  }
  w.workHexes.forEach((hex, i) => {
    s.breach.sides[i] = itemAt(w.breachedAtStart, hex);
  });
  w.objectives.forEach((hex, i) => {
    s.objective.owner[i] = w.data.initialControl.get(hex) ?? 0;
  });
  s.battle.baggageOwner[0] = w.baggage < 0 ? 0 : sideOf(g, w.baggage) + 1;
  push(g, STEP.turn);
  push(g, STEP['set-up'], FRENCH);
  push(g, STEP['set-up'], COALITION);
}

/** The hexes on which a piece may be set up: its free set, or the one printed for it. */
function hexesFor(g: Field, u: UnitId): readonly HexId[] {
  const f = formationData(g, formationOf(g, u));
  const cls = classOf(g, u);
  if (f.setup !== 'free' || cls === ART || cls === BAGGAGE) return hexOf(g, u) === NOWHERE ? [] : [hexOf(g, u)];
  return f.hexes;
}
/** The baggage stays where it is printed; others change places within their set, with one who is not placed yet. */
const mayPlace = (g: Field, u: UnitId, hex: HexId): boolean => {
  if (classOf(g, u) === BAGGAGE) return false;
  const other = classOf(g, u) === ART ? u : unitAt(g, hex);
  return other < 0 || other === u || (!has(g, other, MARK.placed) && formationOf(g, other) === formationOf(g, u));
};
/** 13a 13.2a Who may be placed: those who begin on the map, each once. */
const PLACEABLE: readonly Condition<Omit<Attempt, 'hex'>>[] = [
  mustFirst('13a', 'notYours', ({ g, u, side }) => sideOf(g, u) === side),
  mustFirst('13.2a', 'entryTurn', ({ g, u }) => isOnMap(g, u)),
  must('13a', 'placedAlready', ({ g, u }) => !has(g, u, MARK.placed)),
];
/** 13a And where: in its set, in a hex that is not taken for good. */
const PLACES: readonly Condition<Attempt>[] = [
  ...PLACEABLE,
  must('13a', 'notItsSet', ({ g, u, hex }) => hexesFor(g, u).includes(hex)),
  must('13a', 'setTaken', ({ g, u, hex }) => !hexesFor(g, u).includes(hex) || mayPlace(g, u, hex)),
];

interface LeaderCase {
  readonly g: Field;
  readonly l: LeaderId;
  readonly side: number;
}
/** The hexes that a leader may choose from, if he has a choice. */
function hexesForLeader(g: Field, l: LeaderId): readonly HexId[] {
  const hexes = g.w.data.leaders[l]?.hexes ?? [];
  return g.s.leader.place[l] === ON_MAP && hexes.length > 1 ? hexes : [];
}
const LEADER_PLACEABLE: readonly Condition<LeaderCase>[] = [
  mustFirst('13a', 'notYours', ({ g, l, side }) => leaderSide(g, l) === side),
  must('13a', 'placedAlready', ({ g, l }) => g.s.leader.hasMoved[l] === 0),
];
const LEADER_PLACES: readonly Condition<LeaderCase & { readonly hex: HexId }>[] = [
  ...LEADER_PLACEABLE,
  must('13a', 'notItsSet', ({ g, l, hex }) => hexesForLeader(g, l).includes(hex)),
];

export const setUpQuestion = askInTurn('set-up', {
  rule: '13a',
  always: true,
  declines: VERB.ready,
  pieces: (g, side) => itemAt(g.w.placed, side),
  listOf(g, out, piece, side) {
    const l = leaderId(piece - g.w.units);
    if (l >= 0) {
      if (!allHold(LEADER_PLACEABLE, { g, l, side })) return;
      for (const hex of hexesForLeader(g, l)) out.add(VERB.place, piece, hex, NO_FACING);
      return;
    }
    const u = unitId(piece);
    if (!allHold(PLACEABLE, { g, u, side })) return;
    for (const hex of hexesFor(g, u))
      if (mayPlace(g, u, hex)) for (let v = 0; v < 6; v++) out.add(VERB.place, u, hex, v);
  },
  act(g, o) {
    const { w, s } = g;
    const hex = actionHex(o);
    if (placedPiece(o) >= w.units) {
      const l = leaderId(placedPiece(o) - w.units);
      s.leader.hex[l] = hex;
      s.leader.hasMoved[l] = 1;
      emit(g, { type: 'placed', rule: '13.1n', piece: idOfLeader(g, l), hex: labelOf(g, hex) });
      return;
    }
    const u = actionUnit(o);
    const facing = placedFacing(o);
    const from = hexOf(g, u);
    const other = classOf(g, u) === ART ? NO_UNIT : unitAt(g, hex);
    if (from !== hex) {
      lift(g, u);
      if (other >= 0) put(g, other, from);
      put(g, u, hex);
    }
    s.unit.facing[u] = facing;
    mark(g, u, MARK.placed);
    emit(g, { type: 'placed', rule: '13a', piece: idOfUnit(g, u), hex: labelOf(g, hex), facing: vertexName(facing) });
  },
  reasons: {
    place(g, o, side) {
      const l = leaderId(placedPiece(o) - g.w.units);
      const hex = actionHex(o);
      return l >= 0
        ? orElse(whyNot(LEADER_PLACES, { g, l, hex, side }), refusal('13a', 'notItsSet'))
        : orElse(whyNot(PLACES, { g, u: actionUnit(o), hex, side }), refusal('13a', 'setTaken'));
    },
  },
  prompt: () => say('prompt.setUp'),
});
