import type { HexId } from '@tambour/boards';
import { allHold, type Condition, EVERY, itemAt, type PiecePool, type Refusal, whyNot } from '@tambour/kernel';
import { ALL_SIDES, BY_FRONT, frontMask } from '../model/ground.ts';
import { type FormationId, type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  ATTACKED,
  activationKind,
  activeFormation,
  attachedUnit,
  BOUND,
  brigadeOf,
  COMMANDED,
  DISORDERED,
  did,
  FIRED,
  type Field,
  facingOf,
  has,
  hexOf,
  IN_RESERVE,
  isEnemyHeld,
  isOnMap,
  MOST_FIGHTERS,
  pledgeOf,
  SQUARE,
  stackOf,
  usesOfTown,
} from '../model/state.ts';
import { ARTILLERY, isFoot, isHorse, JAGER } from '../model/vocabulary.ts';
import {
  formationOf,
  neighbourOf,
  sideOf,
  townOf,
  typeOf,
  unitsOfFormation,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { isMassedKind, NO_ATTACK } from './4-kinds.ts';
import { BATTLE_BAR_RULES, type BattleBar, battleBar } from './5-mover.ts';
import { attackSidesOf, coverOf, isAttackable } from './6-zone-of-control.ts';
import { sideTowards } from './7-fight.ts';
import { activeSide } from './7-fire-sum.ts';
import { mayActOutOfTown } from './7-small-arms.ts';

export const isMassed = (g: Field): boolean => isMassedKind(activationKind(g));
/** Who can attack in a formation's step: its units with the cavalry taken along; in a massed attack the cavalry called to it. */
export function actingUnits(g: Field, f: FormationId): readonly UnitId[] {
  if (isMassed(g)) return unitsOfSide(g, activeSide(g)).filter((u) => isHorse(typeOf(g, u)) && did(g, u, COMMANDED));
  const attached = attachedUnit(g);
  const own = unitsOfFormation(g, f);
  return attached >= 0 && activeFormation(g) === f ? [...own, attached] : own;
}

export function poolActing(g: Field, pool: PiecePool, f: FormationId): void {
  for (const u of actingUnits(g, f)) pool.add(u);
}
/** Those of them of whom a list speaks: all, or the one piece it is for. */
export function actingAmong(g: Field, f: FormationId, piece: number): readonly UnitId[] {
  if (piece === EVERY) return actingUnits(g, f);
  return piece >= 0 && piece < g.w.units && isActing(g, f, unitId(piece)) ? [unitId(piece)] : [];
}
/** The same for one unit, without gathering the others. */
export function isActing(g: Field, f: FormationId, u: UnitId): boolean {
  if (isMassed(g)) return isHorse(typeOf(g, u)) && did(g, u, COMMANDED);
  const isAttached = g.s.battle.attached[0] === u + 1 && g.s.battle.formation[0] === f + 1;
  return g.w.unitFormation[u] === f || isAttached;
}

export interface Attempt {
  readonly g: Field;
  readonly f: FormationId;
  readonly u: UnitId;
  readonly hex: HexId;
}
/** 4.41a 4.55c 5.6c 6.14b 7.4a 7.5c 7.33d 9.11 What attack and charge ask of a unit alike. */
export const ABLE: readonly Condition<Attempt>[] = [
  mustFirst('4.4a', 'notYourUnit', ({ g, u }) => g.w.unitSide[u] === activeSide(g)),
  mustFirst('7.4a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('7.4a', 'notItsAttack', ({ g, f, u }) => isActing(g, f, u)),
  must('4.55a', 'noAttacksNow', ({ g }) => g.s.battle.kind[0] !== NO_ATTACK),
  must('4.61a', 'reserveNoAttack', ({ g, u }) => !has(g, u, IN_RESERVE)),
  must('5.6c', 'actedOnce', ({ g, u }) => !has(g, u, ACTED_ONCE)),
  must(
    (c) => (isHorse(typeOf(c.g, c.u)) ? '7.5c' : '7.4a'),
    'notCommandedAttack',
    ({ g, u }) => did(g, u, COMMANDED),
  ),
  must(
    (c) => (isHorse(typeOf(c.g, c.u)) ? '7.5c' : '7.33d'),
    'disorderedNoAttack',
    ({ g, u }) => !has(g, u, DISORDERED),
  ),
  must('6.14b', 'squareNoAttack', ({ g, u }) => !has(g, u, SQUARE)),
  must('9.11', 'horsDeCombatNoAttack', ({ g, u }) => !g.s.formation.isHorsDeCombat[formationOf(g, u)]),
  must('7.3b', 'hasAttacked', ({ g, u }) => !did(g, u, ATTACKED)),
];
/** 7.3c R73 Whether what a unit's stack has said leaves it this target. */
export const isUnpledged = ({ g, u, hex }: Attempt): boolean => {
  const pledge = pledgeOf(g, u);
  return pledge === 0 || (pledge !== BOUND && pledge === hex + 1);
};
const frontOf = ({ g, u }: Attempt): number => (coverOf(g, u) === BY_FRONT ? frontMask(facingOf(g, u)) : ALL_SIDES);
const directionOf = ({ g, u, hex }: Attempt): number => sideTowards(g, hexOf(g, u), hex);

/** 7.0b 7.3a 7.21a 7.33a 7.33c Infantry, but no jägers. */
const FOOT: readonly Condition<Attempt>[] = [
  mustFirst('7.33a', 'gunsNoAttack', (c) => typeOf(c.g, c.u) !== ARTILLERY),
  mustFirst('7.21a', 'jagersNoAttack', (c) => typeOf(c.g, c.u) !== JAGER),
  mustFirst('7.33c', 'cavalryOnlyCharges', (c) => isFoot(typeOf(c.g, c.u))),
  must('5.53b', 'townFull', ({ g, u }) => mayActOutOfTown(g, u)),
];
/** 7.3a 7.4b 6.12 6.23c M7 SM2 R50 R107 An enemy hex in front, over a side that can be crossed. */
const REACH: readonly Condition<Attempt>[] = [
  mustFirst('7.3a', 'noTarget', ({ g, u, hex }) => isEnemyHeld(g, hex, sideOf(g, u))),
  mustFirst('7.3a', 'notNextToTarget', (c) => directionOf(c) >= 0),
  must('6.12', 'notInFront', (c) => (frontOf(c) & (1 << directionOf(c))) !== 0),
  must('7.4b', 'sideClosed', (c) => isAttackable(c.g, hexOf(c.g, c.u), directionOf(c))),
  must('6.23c', 'outOfCropsAhead', (c) => !isOnlyCrops(c)),
  must(
    (c) => BATTLE_BAR_RULES[barIn(c) ?? 'groundClosed'],
    'closedToSide',
    (c) => barIn(c) === undefined,
  ),
];
/** M7 SM2 What of the battle's own rules keeps a unit from attacking a hex. */
const barIn = ({ g, u, hex }: Attempt): BattleBar | undefined => {
  const from = hexOf(g, u);
  return battleBar(g, { side: sideOf(g, u), unit: u }, from, sideTowards(g, from, hex), hex);
};
/** 7.3c */
const SAID: readonly Condition<Attempt>[] = [must('7.3c', 'stackHasSpoken', isUnpledged)];
/** 6.23c Whether nothing but the crops it stands in keeps a unit from attacking a hex. */
const isOnlyCrops = (c: Attempt): boolean => {
  const bit = 1 << directionOf(c);
  const isFree = (frontOf(c) & bit) !== 0 && isAttackable(c.g, hexOf(c.g, c.u), directionOf(c));
  return isFree && !(attackSidesOf(c.g, c.u) & bit);
};
/** The same whatever its stack has said. */
export const couldAttack = (c: Attempt): boolean => allHold(FOOT, c) && allHold(ABLE, c) && allHold(REACH, c);
export const mayAttack = (c: Attempt): boolean => isUnpledged(c) && couldAttack(c);
export function whyNotAttack(c: Attempt): readonly Refusal[] {
  const who = [...whyNot(ABLE, c), ...whyNot(FOOT, c)];
  return who.length > 0 ? who : [...whyNot(REACH, c), ...whyNot(SAID, c)];
}

/** Places in a stack that an order can name. */
const PLACES = 4;
/** The attackers of an order as bits: by the direction in which they stand from the target, and by their place in the stack. */
export function bitOf(g: Field, u: UnitId, hex: HexId): number {
  const from = hexOf(g, u);
  const d = sideTowards(g, hex, from);
  const place = stackOf(g, from).indexOf(u);
  return d < 0 || place < 0 || place >= PLACES ? 0 : 1 << (d * PLACES + place);
}
export const bitsOf = (g: Field, units: readonly UnitId[], hex: HexId): number =>
  units.reduce((bits, u) => bits | bitOf(g, u, hex), 0);
/** Those whom the bits name, by direction, top first; nothing where a bit names nobody. */
export function unitsOfBits(g: Field, hex: HexId, bits: number): UnitId[] | undefined {
  if (bits <= 0 || bits >= 1 << (6 * PLACES)) return undefined;
  const out: UnitId[] = [];
  for (let d = 0; d < 6; d++) {
    const mine = (bits >> (d * PLACES)) & ((1 << PLACES) - 1);
    if (mine === 0) continue;
    const x = neighbourOf(g, hex, d);
    const stack = x < 0 ? [] : stackOf(g, x);
    for (let place = 0; place < PLACES; place++) {
      if (!(mine & (1 << place))) continue;
      const u = stack[place];
      if (u === undefined) return undefined;
      out.push(u);
    }
  }
  return out;
}

export interface Attempted {
  readonly g: Field;
  readonly f: FormationId;
  readonly units: readonly UnitId[];
  readonly hex: HexId;
}
/** 7.31a R74 Whether the hexes from which units start hang together through each other. */
export function areChained(g: Field, units: readonly UnitId[]): boolean {
  const left = new Set(units.map((u) => hexOf(g, u)));
  const next = [...left].slice(0, 1);
  for (let hex = next.pop(); hex !== undefined; hex = next.pop()) {
    left.delete(hex);
    for (let d = 0; d < 6; d++) {
      const x = neighbourOf(g, hex, d);
      if (left.has(x) && !next.includes(x)) next.push(x);
    }
  }
  return left.size === 0;
}
/** 5.53b Whether no more than two go out of a town, those who have fired out of it counted. */
function fitsTowns({ g, units }: Attempted): boolean {
  const fresh = new Map<number, number>();
  for (const u of units) {
    const town = townOf(g, hexOf(g, u));
    if (town > 0 && !did(g, u, FIRED | ATTACKED)) fresh.set(town, (fresh.get(town) ?? 0) + 1);
  }
  return [...fresh].every(([town, n]) => usesOfTown(g, town - 1) + n <= g.w.charts.town.mayAttack);
}
/** 7.31a 7.31b 7.42 5.53b R74 What those who attack together must have in common. */
export const TOGETHER: readonly Condition<Attempted>[] = [
  must('7.31a', 'oneBrigade', ({ g, units }) => new Set(units.map((u) => brigadeOf(g, u))).size <= 1),
  must('7.31b', 'notChained', ({ g, units }) => areChained(g, units)),
  must('5.53b', 'townFull', fitsTowns),
];
export const mayAttackTogether = (c: Attempted): boolean =>
  c.units.length > 0 &&
  c.units.length <= MOST_FIGHTERS &&
  c.units.every((u) => mayAttack({ ...c, u })) &&
  allHold(TOGETHER, c);
export function whyNotTogether(c: Attempted): readonly Refusal[] {
  const each = c.units.flatMap((u) => whyNotAttack({ ...c, u }));
  return each.length > 0 ? each : whyNot(TOGETHER, c);
}

/** The sets that are listed for a target: each unit, each pair of a hex, and the most who can attack together. */
export function attackSets(g: Field, f: FormationId, hex: HexId): UnitId[][] {
  const out: UnitId[][] = [];
  const isLegal = (units: readonly UnitId[]): boolean => allHold(TOGETHER, { g, f, units, hex });
  const around: UnitId[][] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    const here =
      x < 0
        ? []
        : stackOf(g, x)
            .slice(0, PLACES)
            .filter((u) => mayAttack({ g, f, u, hex }));
    around.push(here);
    for (const u of here) out.push([u]);
    for (let i = 0; i < here.length; i++)
      for (let j = i + 1; j < here.length; j++) {
        const pair = [itemAt(here, i), itemAt(here, j)];
        if (isLegal(pair)) out.push(pair);
      }
  }
  for (const chain of chainsAround(around)) {
    const most: UnitId[] = [];
    for (const d of chain)
      for (const u of itemAt(around, d)) if (most.length < MOST_FIGHTERS && isLegal([...most, u])) most.push(u);
    const isListed = out.some((set) => set.length === most.length && set.every((u) => most.includes(u)));
    if (most.length > 1 && !isListed) out.push(most);
  }
  return out;
}
/** Runs of neighbouring directions in which somebody stands. */
function chainsAround(around: readonly (readonly UnitId[])[]): number[][] {
  const isHeld = (d: number): boolean => itemAt(around, (d + 6) % 6).length > 0;
  if (around.every((here) => here.length > 0)) return [[0, 1, 2, 3, 4, 5]];
  const out: number[][] = [];
  for (let d = 0; d < 6; d++) {
    if (!isHeld(d) || isHeld(d - 1)) continue;
    const run: number[] = [];
    for (let e = d; isHeld(e); e++) run.push(e % 6);
    out.push(run);
  }
  return out;
}
/** Every hex that some unit of the step could attack, and for one unit the hexes it could. */
export function attackTargets(g: Field, f: FormationId, units: readonly UnitId[], may = mayAttack): HexId[] {
  const out = new Set<HexId>();
  for (const u of units) {
    if (!isFoot(typeOf(g, u)) || !isOnMap(g, u)) continue;
    for (let d = 0; d < 6; d++) {
      const hex = neighbourOf(g, hexOf(g, u), d);
      if (hex >= 0 && isEnemyHeld(g, hex, sideOf(g, u)) && !out.has(hex) && may({ g, f, u, hex })) out.add(hex);
    }
  }
  return [...out];
}
