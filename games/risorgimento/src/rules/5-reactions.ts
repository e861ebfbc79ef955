import { directionTo, distance, type HexId, rearOfSide } from '@tambour/boards';
import { allHold, type Condition, EVERY, type Question, whyNot } from '@tambour/kernel';
import { actionFacing, actionHex, actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { placeName, saidPiece } from '../model/names.ts';
import { must, mustFirst, refusal, wrongMoment } from '../model/refusal.ts';
import {
  COUNTERING,
  DISORDERED,
  did,
  type Field,
  facingOf,
  has,
  hexOf,
  holder,
  marcher,
  note,
  push,
  put,
  SQUARE,
  topOf,
  underOf,
  WITHDREW,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, HORSE_GUN, isFoot, isHorse, JAGER } from '../model/vocabulary.ts';
import {
  byHex,
  columnOf,
  formationOf,
  hexLabel,
  idOf,
  neighbourOf,
  printedAllowance,
  sideOf,
  typeOf,
} from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { CHARGE_BAR_RULES, type ChargeBar, chargeBarOver } from './5-charge-ground.ts';
import { joinedFacing, nextHex, turnHex } from './5-march.ts';
import { baseCost, battleBar, disordersBy, type Mover, mayStack, moverOf } from './5-mover.ts';
import { KEPT_BY_ENTRY } from './5-side-reading.hot.ts';
import { isInEnemyZone, zoneInOrder, zoneOf } from './6-zone-of-control.ts';
import { disorder } from './8-losses.ts';
import { takeControl } from './9-victory.ts';
import { poolAround } from './pieces.ts';

/** Who can answer a step before it is made: cavalry and horse guns before infantry, a lone jäger before anyone. */
interface Reaction {
  readonly g: Field;
  readonly row: number;
  readonly unit: UnitId;
  /** The hex about to be entered. */
  readonly hex: HexId;
}
const sideTo = (g: Field, from: HexId, to: HexId): number => directionTo(g.w.grid, from, to) ?? -1;
const isRider = (g: Field, u: UnitId): boolean =>
  isHorse(typeOf(g, u)) || (g.w.unitType[u] === ARTILLERY && g.w.gun[u] === HORSE_GUN);
/** 6.35a 7.21c 7.21d A jäger that is the only unit in its hex. */
export const isLoneJager = (g: Field, u: UnitId): boolean =>
  g.w.unitType[u] === JAGER && topOf(g, hexOf(g, u)) === u && underOf(g, u) < 0;
/** 6.34a 7.53a Infantry is about to enter a hex in the zone of control of this cavalry. */
const isEnteringZone = ({ g, unit, hex }: Reaction): boolean => {
  const d = sideTo(g, hexOf(g, unit), hex);
  return d >= 0 && (zoneOf(g, unit) & (1 << d)) !== 0;
};
/** 6.34d 7.54a R52 Not held by another enemy: the one on the march does not count. */
const isFree = ({ g, row, unit }: Reaction): boolean =>
  !isInEnemyZone(g, hexOf(g, unit), sideOf(g, unit), (u) => u === marcher(g, row));

/** 6.34a 6.34b 6.34c 6.35a 7.21d 7.53a R49 R54 Whether a unit may answer the step at all. */
const REACTS: readonly Condition<Reaction>[] = [
  mustFirst('6.34a', 'notNext', ({ g, unit, hex }) => sideTo(g, hexOf(g, unit), hex) >= 0),
  mustFirst('6.34a', 'noReaction', (r) => isRiderBefore(r) || isJagerBefore(r)),
  must('7.54a', 'heldByEnemy', (r) => !isRider(r.g, r.unit) || isFree(r)),
  must('6.14c', 'inSquare', ({ g, unit }) => !has(g, unit, SQUARE)),
];
const isRiderBefore = ({ g, row, unit }: Reaction): boolean =>
  isRider(g, unit) && isFoot(typeOf(g, marcher(g, row))) && !did(g, unit, COUNTERING | WITHDREW);
const isJagerBefore = ({ g, unit, hex }: Reaction): boolean => {
  if (!isLoneJager(g, unit) || did(g, unit, WITHDREW)) return false;
  const d = sideTo(g, hexOf(g, unit), hex);
  return d >= 0 && (zoneInOrder(g, unit) & (1 << d)) !== 0;
};
const reacts = (r: Reaction): boolean => REACTS.every((c) => c.holds(r));

const chargeBar = ({ g, unit, hex }: Reaction): ChargeBar | undefined =>
  chargeBarOver(g, hexOf(g, unit), sideTo(g, hexOf(g, unit), hex));
/** 7.53b 7.54a 7.54b 7.54d 8.21a 9.11 R53 What a counter-charge into the hex asks of a unit: it is an attack, over ground that could be charged. */
const COUNTERS: readonly Condition<Reaction>[] = [
  mustFirst('7.53b', 'onlyCavalryCharges', ({ g, unit }) => isHorse(typeOf(g, unit))),
  mustFirst('7.53b', 'noReaction', isRiderBefore),
  must('7.54b', 'disorderedNoAttack', ({ g, unit }) => !has(g, unit, DISORDERED)),
  must('9.11', 'horsDeCombatNoAttack', ({ g, unit }) => !g.s.formation.isHorsDeCombat[formationOf(g, unit)]),
  must('7.53b', 'noCounter', (r) => has(r.g, r.unit, DISORDERED) || isEnteringZone(r)),
  must('7.54a', 'heldByEnemy', isFree),
  {
    rule: (r) => CHARGE_BAR_RULES[chargeBar(r) ?? 'chargeClosed'],
    why: (r) => say(`why.${chargeBar(r) ?? 'chargeClosed'}`),
    holds: (r) => chargeBar(r) === undefined,
  },
];
export const mayCounter = (r: Reaction): boolean => allHold(COUNTERS, r);

/**
 * 5.34 6.34a 6.34c 6.35a 7.54c M7 SM2 R52 R55 Where a unit may withdraw to: cavalry two steps, two hexes off, affordable; a jäger one to the
 * rear. Each step must be open to it and out of enemy zones, and there is no overstack at the end.
 */
export function withdrawals(g: Field, u: UnitId, row: number): HexId[] {
  const m: Mover = { ...moverOf(g, u), leaving: 0, startsInZone: false, isCommanded: true };
  const from = hexOf(g, u);
  const isOpen = (hex: HexId, d: number, x: HexId): boolean => {
    const by = holder(g, x);
    if ((by >= 0 && by !== m.side) || baseCost(g, m, hex, d) === 0 || x === nextHex(g, row)) return false;
    if (byHex(m.kept, x) & KEPT_BY_ENTRY || battleBar(g, m, hex, d, x) !== undefined) return false;
    return !isInEnemyZone(g, x, m.side);
  };
  const out: HexId[] = [];
  if (g.w.unitType[u] === JAGER) {
    for (const d of rearOfSide(facingOf(g, u))) {
      const x = neighbourOf(g, from, d);
      if (x >= 0 && isOpen(from, d, x) && mayStack(g, u, x)) out.push(x);
    }
    return out;
  }
  const budget = printedAllowance(g, u);
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, from, d);
    if (x < 0 || !isOpen(from, d, x)) continue;
    const first = baseCost(g, m, from, d);
    for (let e = 0; e < 6; e++) {
      const y = neighbourOf(g, x, e);
      if (y < 0 || distance(g.w.grid, from, y) !== 2 || out.includes(y) || !isOpen(x, e, y)) continue;
      if (first + baseCost(g, m, x, e) <= budget && mayStack(g, u, y)) out.push(y);
    }
  }
  return out;
}

/** Units of the other side next to the hex about to be entered. */
function around(g: Field, row: number): UnitId[] {
  const hex = nextHex(g, row);
  const side = sideOf(g, marcher(g, row));
  const out: UnitId[] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x < 0) continue;
    for (let u = topOf(g, x); u >= 0; u = underOf(g, u)) if (g.w.unitSide[u] !== side) out.push(u);
  }
  return out;
}
/** 7.53a 7.54e Cavalry whose zone of control infantry enters has no right to stand still, if it can do anything else. */
export const mustReact = (r: Reaction): boolean =>
  isHorse(typeOf(r.g, r.unit)) &&
  reacts(r) &&
  isEnteringZone(r) &&
  (mayCounter(r) || withdrawals(r.g, r.unit, r.row).length > 0);

/** 6.34a 6.34b 6.35a 7.21d 7.53a R51 Before a step is made the other side withdraws, makes ready to counter-charge, or holds. */
export const beforeEntry: Question<Field> = {
  name: 'before-entry',
  rule: '6.34a',
  inside: true,
  standing: 'withdraw',
  side: (g, row) => 1 - sideOf(g, marcher(g, row)),
  list(g, out, piece, row) {
    const hex = nextHex(g, row);
    let isBound = false;
    for (const unit of around(g, row)) {
      const r = { g, row, unit, hex };
      if (!reacts(r)) continue;
      if (mustReact(r)) isBound = true;
      if (piece !== EVERY && piece !== unit) continue;
      for (const to of withdrawals(g, unit, row))
        addWithdrawal(g, unit, to, (facing) => out.add(VERB.withdraw, unit, to, facing));
      if (mayCounter(r)) out.add(VERB.counter, unit);
    }
    if (piece < 0 && !isBound) out.add(VERB.hold);
  },
  pieces: (g, pool, row) => poolAround(g, pool, nextHex(g, row)),
  act(g, o, row) {
    if (o.verb === VERB.hold) return;
    const { w, s } = g;
    const u = actionUnit(o);
    push(g, STEP['before-entry'], row);
    if (o.verb === VERB.counter) {
      note(g, u, COUNTERING);
      s.march.isHalted[row] = 1;
      emit(g, { type: 'counter-charged', rule: '7.53b', piece: idOf(g, u), at: hexLabel(g, nextHex(g, row)) });
      return;
    }
    const from = hexOf(g, u);
    const isJager = w.unitType[u] === JAGER;
    // 7.21 R55 Whoever makes a jäger give way comes no further.
    if (isJager) s.march.isHalted[row] = 1;
    const to = actionHex(o);
    put(g, u, to);
    note(g, u, WITHDREW);
    turnHex(g, u, actionFacing(o));
    emit(g, {
      type: 'withdrew',
      rule: isJager ? '6.35b' : '6.34a',
      piece: idOf(g, u),
      from: hexLabel(g, from),
      to: hexLabel(g, to),
    });
    takeControl(g, to, sideOf(g, u));
    push(g, STEP.alarm, u);
    // 5.23c A jäger goes one hex, and is shaken by deep water as on any march; no horse crosses it.
    if (isJager && disordersBy(g, columnOf(g, u), from, sideTo(g, from, to))) disorder(g, u, '5.23c');
  },
  refuse(g, o, row) {
    if (o.verb === VERB.hold) return [{ rule: '7.53a', why: say('why.mustReact') }];
    if (o.verb !== VERB.withdraw && o.verb !== VERB.counter) return [wrongMoment('6.34a', o.verb)];
    const r = { g, row, unit: actionUnit(o), hex: nextHex(g, row) };
    const reasons = whyNot(REACTS, r);
    if (reasons.length > 0) return reasons;
    return o.verb === VERB.counter ? whyNot(COUNTERS, r) : [refusal('7.54c', 'noWithdrawal')];
  },
  prompt: (g, row) =>
    say('prompt.beforeEntry', {
      who: saidPiece(g.w, idOf(g, marcher(g, row))),
      hex: placeName(g.w, hexLabel(g, nextHex(g, row))),
    }),
};
/** 6.1c R52 R55 R111 Cavalry faces as it likes at the end, a jäger as it did; both as those they join. */
function addWithdrawal(g: Field, u: UnitId, to: HexId, add: (facing: number) => void): void {
  const joins = joinedFacing(g, u, to);
  if (joins >= 0) add(joins);
  else if (g.w.unitType[u] === JAGER) add(facingOf(g, u));
  else for (let facing = 0; facing < 6; facing++) add(facing);
}
