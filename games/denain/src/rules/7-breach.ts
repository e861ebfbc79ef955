import { directionTo, type HexId, hexside, hexsideLabel, OFF_MAP } from '@tambour/boards';
import {
  type ActionList,
  allHold,
  type Condition,
  type Modifier,
  type Refusal,
  totalOf,
  whyNot,
} from '@tambour/kernel';
import { actionHex, actionTarget, actionUnit } from '../model/action-view.ts';
import { forwardArc } from '../model/arcs.ts';
import { batteryAt, beside, holder, labelOf, openBreach } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { hexName, saidUnit } from '../model/names.ts';
import { must, mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import {
  armyOf,
  classOf,
  facingOf,
  has,
  hasDrivenTo,
  hexOf,
  idOfUnit,
  isOnMap,
  mark,
  sideOf,
  stateOf,
  strengthOf,
} from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { DISORGANISED, DRG, enemyOf, FRENCH, OK } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { type Attempt, isActing, isCombatUnit, isGarrisonLost, isRouted } from './1-units.ts';
import { isIntactWork } from './7-works.ts';
import { shoot } from './11-fire.ts';
import { askInTurn, askUnit } from './ask.ts';

/** When an attempt is made: in the combat half, when a melee has driven the defender out, or at the end of the phase. */
type Occasion = 'now' | 'driven' | 'end';
const OCCASIONS: readonly Occasion[] = ['now', 'driven', 'end'];

/** Whether a forward side of a unit, towards this hex, carries a whole work. */
export const isBeforeWork = (g: Field, u: UnitId, hex: HexId): boolean => {
  const d = directionTo(g.w.grid, hexOf(g, u), hex);
  return d !== undefined && (forwardArc(facingOf(g, u)) & (1 << d)) !== 0 && isIntactWork(g, hexOf(g, u), d);
};
/** 7.6a 7.6j A unit can breach towards a forward hex that a whole work closes to it. R32 */
const facesWork = (g: Field, u: UnitId, hex: HexId): boolean => sideOf(g, u) === FRENCH && isBeforeWork(g, u, hex);
const isDefended = (g: Field, u: UnitId, hex: HexId): boolean => holder(g, hex) === enemyOf(sideOf(g, u));

/** 7.6a 7.6e 7.6j 9.2a 12.4a What every attempt asks for; one a unit and turn in all. R30 */
const BREACHES: readonly Condition<Attempt>[] = [
  mustFirst('7.6e', 'notYours', ({ g, u, side }) => sideOf(g, u) === side),
  mustFirst('7.6e', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('7.6a', 'ownWorks', ({ side }) => side === FRENCH),
  must('7.6e', 'gunsDoNotShock', ({ g, u }) => isCombatUnit(g, u)),
  must('7.6j', 'noWork', ({ g, u, hex }) => facesWork(g, u, hex)),
  must('12.4a', 'routedAttack', ({ g, u }) => !isRouted(g, u)),
  must('7.6e', 'breachTried', ({ g, u }) => !has(g, u, MARK.breachTried)),
  must('9.2a', 'uncommanded', ({ g, u }) => has(g, u, MARK.commanded)),
];
/** 7.6c In the combat half only where nobody defends, and only in one edition. */
const BREACHES_NOW: readonly Condition<Attempt>[] = [
  ...BREACHES,
  must('7.6d', 'breachWaits', ({ g }) => !g.w.edition.breachesWaitForPhaseEnd),
  must('7.6c', 'breachDefended', ({ g, u, hex }) => g.w.edition.breachesWaitForPhaseEnd || !isDefended(g, u, hex)),
  must('11.2a', 'hasAttacked', ({ g, u }) => !has(g, u, MARK.attacked)),
  must('5b', 'notActing', ({ g, u }) => isActing(g, u)),
];
/** 7.6b 7.6d At the end of the phase: in one edition by anyone in order who has not advanced. */
const BREACHES_LATE: readonly Condition<Attempt>[] = [
  ...BREACHES,
  must('7.6d', 'breachDisorganised', ({ g, u }) => stateOf(g, u) !== DISORGANISED),
  must('7.6i', 'breachAdvanced', ({ g, u }) => !has(g, u, MARK.advanced)),
];
/** 7.6c 7.6g In the other against a defender, after a whole turn in place and in order. R31 */
const BREACHES_DEFENDED: readonly Condition<Attempt>[] = [
  ...BREACHES,
  must('7.6g', 'breachUndefended', ({ g, u, hex }) => isDefended(g, u, hex)),
  must('7.6c', 'breachMoved', ({ g, u }) => has(g, u, MARK.inPlace)),
  must('7.6c', 'breachDisorganised', ({ g, u }) => !has(g, u, MARK.wasDisorganised) && stateOf(g, u) !== DISORGANISED),
];
const breachesOn = (g: Field, when: Occasion): readonly Condition<Attempt>[] =>
  when === 'now' ? BREACHES_NOW : g.w.edition.breachesWaitForPhaseEnd ? BREACHES_LATE : BREACHES_DEFENDED;
const mayBreach = (g: Field, u: UnitId, hex: HexId, when: Occasion): boolean =>
  allHold(breachesOn(g, when), { g, u, hex, side: sideOf(g, u) });
export const refuseBreach = (g: Field, u: UnitId, hex: HexId, side: number, when: Occasion): readonly Refusal[] =>
  orElse(whyNot(breachesOn(g, when), { g, u, hex, side }), wrongMoment('7.6e', VERB.breach));

/** The attempts of a unit: towards the hexes ahead that lie behind a whole work. */
function listBreaches(g: Field, out: ActionList, u: UnitId, when: Occasion): void {
  const hex = hexOf(g, u);
  if (g.w.workRow[hex] === 0) return;
  for (let d = 0; d < 6; d++) {
    const x = forwardArc(facingOf(g, u)) & (1 << d) ? beside(g, hex, d) : OFF_MAP;
    if (x >= 0 && isIntactWork(g, hex, d) && mayBreach(g, u, x, when)) out.add(VERB.breach, u, x);
  }
}
export function listBreachesNow(g: Field, out: ActionList, u: UnitId): void {
  if (sideOf(g, u) === FRENCH && !g.w.edition.breachesWaitForPhaseEnd) listBreaches(g, out, u, 'now');
}

/** 7.6c 7.6d The breach step at the end of phase C, French first (R71). */
export const breachPhase = askInTurn('breach-phase', {
  rule: '7.6e',
  pieces: (g, side) => (side === FRENCH ? armyOf(g, side) : []),
  listOf(g, out, u: UnitId) {
    if (isOnMap(g, u)) listBreaches(g, out, u, 'end');
  },
  act: (g, o) => actBreach(g, actionUnit(o), actionHex(o), 'end'),
  reasons: { breach: (g, o, side) => refuseBreach(g, actionUnit(o), actionHex(o), side, 'end') },
  prompt: () => say('prompt.breach'),
});

/** 7.6f 10.1d Guns in a defended hex may fire at the unit first. R33 */
export function actBreach(g: Field, u: UnitId, hex: HexId, when: Occasion): void {
  mark(g, u, MARK.breachTried | (when === 'now' ? MARK.attacked : 0));
  push(g, STEP['breach-roll'], u, hex, OCCASIONS.indexOf(when), stateOf(g, u));
  const b = batteryAt(g, hex);
  if (when !== 'driven' && b >= 0 && isDefended(g, u, hex) && !isGarrisonLost(g, b))
    push(g, STEP['breach-react'], b, u);
}
export const breachReact = askUnit({
  rule: '7.6f',
  standing: 'reaction-fire',
  declines: VERB.hold,
  list: (_g, out, b, u: UnitId) => out.add(VERB.react, b, u),
  act(g, o) {
    if (o.verb === VERB.react) shoot(g, actionUnit(o), hexOf(g, actionTarget(o)), true);
  },
  refuse: () => [refusal('7.6f', 'noReaction')],
  prompt(g, b: UnitId, u: UnitId) {
    const [sappers, guns] = [saidUnit(g.w, u), saidUnit(g.w, b)];
    return say('prompt.breachReaction', { sappers, guns, place: hexName(g.w, hexOf(g, b)) });
  },
});

/** Whether a unit that has not moved since took part in driving the defender out of a hex. R31 */
const hasDriven = (g: Field, u: UnitId, hex: HexId): boolean => {
  const d = directionTo(g.w.grid, hexOf(g, u), hex);
  return d !== undefined && hasDrivenTo(g, u, d);
};
/** 7.6g 7.6k What is taken off the die: 2 where nobody defends or the defender was driven out, 1 for French dragoons. */
export function breachModifiers(g: Field, u: UnitId, hex: HexId): Modifier[] {
  const { w } = g;
  const out: Modifier[] = [];
  const isOpen = !isDefended(g, u, hex) || (w.edition.breachesWaitForPhaseEnd && hasDriven(g, u, hex));
  if (isOpen) out.push(modifier('7.6g', w.charts.breachUndefended, 'undefended'));
  if (sideOf(g, u) === FRENCH && classOf(g, u) === DRG) out.push(modifier('7.6k', w.charts.breachDragoons, 'dragoons'));
  return out;
}

/** 7.6e 7.6j The die at most the combat factor opens both forward sides that carry works. */
export function breachRoll(g: Field, u: UnitId, hex: HexId, _when: number, before: number): void {
  const { w } = g;
  if (!isOnMap(g, u)) return;
  // 7.6f A unit disorganised by the guns, or worse, loses its attempt.
  if (isRouted(g, u) || (before === OK && stateOf(g, u) === DISORGANISED) || !facesWork(g, u, hex)) {
    emit(g, { type: 'breach-lost', rule: '7.6f', piece: idOfUnit(g, u) });
    return;
  }
  const modifiers = breachModifiers(g, u, hex);
  const die = g.pen.roll(6);
  const total = die + totalOf(modifiers);
  const against = strengthOf(g, u);
  const opened: string[] = [];
  const at = hexOf(g, u);
  if (total <= against)
    for (let d = 0; d < 6; d++) {
      if (!(forwardArc(facingOf(g, u)) & (1 << d)) || !isIntactWork(g, at, d)) continue;
      openBreach(g, at, d);
      opened.push(hexsideLabel(w.grid, hexside(w.grid, at, d)));
    }
  const piece = idOfUnit(g, u);
  const toward = labelOf(g, hex);
  emit(g, { type: 'breach-rolled', rule: '7.6e', piece, toward, die, modifiers, total, against, opened });
}
