import { type Action, type ActionList, allHold, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import { actionUnit, WITH_GUNS } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, NO_UNIT, type UnitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import {
  type Field,
  has,
  hexOf,
  IN_RESERVE,
  isOnMap,
  mark,
  SQUARE,
  SQUARED_THIS_TURN,
  spentBy,
  stackOf,
  topOf,
  underOf,
  unmark,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, isFoot, isHorse, JAGER } from '../model/vocabulary.ts';
import { hexLabel, idOf, sideOf, typeOf, unitsOfFormation } from '../model/world-lookup.ts';
import { unitsOfStep } from './4-command.ts';
import { allowanceOf } from './5-mover.ts';
import { mayAct, whyNotAct } from './5-who-moves.ts';
import { isNextToEnemy } from './6-zone-of-control.ts';
import { isMassed } from './7-attackers.ts';

/** What forming a square costs each unit, and leaving it. */
const PRICE = 1;

interface Forming {
  readonly g: Field;
  readonly f: FormationId;
  readonly u: UnitId;
}
const footOf = (c: Forming): UnitId[] => stackOf(c.g, hexOf(c.g, c.u)).filter((u) => isFoot(typeOf(c.g, u)));
const squareOf = (c: Forming): UnitId[] => stackOf(c.g, hexOf(c.g, c.u)).filter((u) => has(c.g, u, SQUARE));
const canPay = (g: Field, u: UnitId): boolean => allowanceOf(g, u, false) >= PRICE;
const isClear = (c: Forming): boolean => !isNextToEnemy(c.g, hexOf(c.g, c.u), sideOf(c.g, c.u));

/** 6.14a R39 All infantry of a hex forms up together, none of it jägers, while its formation acts and has a point left. */
const FORMS: readonly Condition<Forming>[] = [
  mustFirst('6.14a', 'onlyInfantrySquares', ({ g, u }) => isFoot(typeOf(g, u))),
  must('6.14a', 'jagersNoSquare', (c) => isTrueOfFoot(c, (v) => c.g.w.unitType[v] !== JAGER)),
  must('6.14a', 'cavalryInSquare', (c) => !hasCavalry(c)),
  must('6.14a', 'enemyNextToSquare', isClear),
  must('6.14a', 'notAllMayAct', (c) => isTrueOfFoot(c, (v) => mayAct(c.g, c.f, v))),
  must('6.14a', 'noPointForSquare', (c) => isTrueOfFoot(c, (v) => canPay(c.g, v))),
];
/** 4.61a 6.14f R39 A square is left in a later turn, for a point, not next to an enemy nor in reserve. A jäger that has come into its hex is not of it. */
const LEAVES: readonly Condition<Forming>[] = [
  mustFirst('6.14f', 'noSquare', ({ g, u }) => has(g, u, SQUARE)),
  mustFirst('3.0d', 'notItsFormation', ({ g, f, u }) => unitsOfStep(g, f).includes(u)),
  must('4.61a', 'reserveStays', (c) => !squareOf(c).some((u) => has(c.g, u, IN_RESERVE))),
  must('6.14f', 'squaredThisTurn', ({ g, u }) => !has(g, u, SQUARED_THIS_TURN)),
  must('6.14f', 'enemyNextToSquare', isClear),
  must('6.14f', 'noPointForSquare', (c) => squareOf(c).every((u) => canPay(c.g, u))),
];
/** One unit of a hex speaks for all: the top infantry, of a square the first in it, which may be the battery that is left of it. */
function speaks({ g, u }: Forming): boolean {
  let foot = NO_UNIT;
  let inSquare = NO_UNIT;
  // Without gathering them: asked of every unit at every decision.
  for (let v = topOf(g, hexOf(g, u)); v >= 0; v = underOf(g, v)) {
    const isOnFoot = isFoot(typeOf(g, v));
    if (has(g, v, SQUARE)) {
      if (isOnFoot) return v === u;
      if (inSquare === NO_UNIT) inSquare = v;
    } else if (isOnFoot && foot === NO_UNIT) foot = v;
  }
  return (inSquare === NO_UNIT ? foot : inSquare) === u;
}
/** Whether something is true of every infantry of a hex. */
function isTrueOfFoot({ g, u }: Forming, holds: (v: UnitId) => boolean): boolean {
  for (let v = topOf(g, hexOf(g, u)); v >= 0; v = underOf(g, v)) if (isFoot(typeOf(g, v)) && !holds(v)) return false;
  return true;
}
function hasCavalry({ g, u }: Forming): boolean {
  for (let v = topOf(g, hexOf(g, u)); v >= 0; v = underOf(g, v)) if (isHorse(typeOf(g, v))) return true;
  return false;
}
/** R39 The battery of the hex that may go into the square, or nobody. */
function gunsOf({ g, f, u }: Forming): UnitId | undefined {
  for (let v = topOf(g, hexOf(g, u)); v >= 0; v = underOf(g, v))
    if (g.w.unitType[v] === ARTILLERY && mayAct(g, f, v) && canPay(g, v)) return v;
  return undefined;
}
/** Nobody else forms a square or leaves one. */
const mayBeInSquare = (g: Field, u: UnitId): boolean => isFoot(typeOf(g, u)) || has(g, u, SQUARE);
const mayForm = (c: Forming): boolean => mayAct(c.g, c.f, c.u) && allHold(FORMS, c);

export function listSquares(g: Field, out: ActionList, f: FormationId, piece: number): void {
  if (isMassed(g)) return;
  for (const u of unitsOfFormation(g, f)) {
    if ((piece !== EVERY && piece !== u) || !isOnMap(g, u) || !mayBeInSquare(g, u)) continue;
    // Most have moved and are in no square: that is asked before who else is there.
    if (!mayAct(g, f, u) && !has(g, u, SQUARE)) continue;
    const c: Forming = { g, f, u };
    if (!speaks(c)) continue;
    if (mayForm(c)) {
      out.add(VERB.square, u);
      if (gunsOf(c) !== undefined) out.add(VERB.square, u, WITH_GUNS);
    } else if (has(g, u, SQUARE) && allHold(LEAVES, c)) out.add(VERB.unsquare, u);
  }
}
/** 6.14a R39 The infantry of the hex forms square, with the battery if it is told to; each pays, and goes no further in this turn. */
function formSquare(c: Forming, withGuns: boolean): void {
  const guns = withGuns ? gunsOf(c) : undefined;
  for (const v of guns === undefined ? footOf(c) : [...footOf(c), guns]) {
    mark(c.g, v, SQUARE | SQUARED_THIS_TURN);
    pay(c.g, v);
  }
}
/** 6.14f All that is in the square leaves it. */
function leaveSquare(c: Forming): void {
  for (const v of squareOf(c)) {
    unmark(c.g, v, SQUARE);
    pay(c.g, v);
  }
}
const pay = (g: Field, u: UnitId): void => {
  g.s.unit.spent[u] = Math.min(255, spentBy(g, u) + PRICE);
};
export function changeSquare(g: Field, o: Action, f: FormationId): void {
  const c: Forming = { g, f, u: actionUnit(o) };
  const isForming = o.verb === VERB.square;
  if (isForming) formSquare(c, o.b === WITH_GUNS);
  else leaveSquare(c);
  emit(g, {
    type: isForming ? 'square-formed' : 'square-left',
    rule: isForming ? '6.14a' : '6.14f',
    piece: idOf(g, c.u),
    hex: hexLabel(g, hexOf(c.g, c.u)),
  });
}
export function whyNotSquare(g: Field, o: Action, f: FormationId): readonly Refusal[] {
  const c: Forming = { g, f, u: actionUnit(o) };
  const who = isOnMap(g, c.u) ? [] : [refusal('6.14a', 'notOnMap')];
  if (who.length > 0) return who;
  const reasons = o.verb === VERB.square ? [...whyNotAct(g, f, c.u), ...whyNot(FORMS, c)] : whyNot(LEAVES, c);
  return orElse(reasons, refusal('6.14a', speaks(c) ? 'noGunsForSquare' : 'topSpeaks'));
}
