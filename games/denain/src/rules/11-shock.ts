import { directionTo, type HexId } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  type Condition,
  EVERY,
  itemAt,
  present,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import { SIDE_BITS, shockHex, shockSides, strayAttacker } from '../model/action-view.ts';
import { addAttacker, addTarget, clearCombat } from '../model/fight.ts';
import { beside, defenderIn, hexesAround, holder, isBridge, labelOf, unitAt, unitBeside } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { must, mustFirst, once, orElse, refusal } from '../model/refusal.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armyOf, classOf, has, hexOf, idOfUnit, isOnMap, mark, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { CAV, enemyOf, FOREST, NOWHERE } from '../model/vocabulary.ts';
import { type Attempt, isActing, isCombatUnit, isHorse, isRouted } from './1-units.ts';
import { front } from './2-facing.ts';
import { isShut } from './7-bridges.ts';
import { isClosedTo } from './7-works.ts';
import { isInFront } from './11-fire.ts';

/** 5k 11.2a 11d 9.2a 12.4a Who may still attack: acting, commanded, not routed, not having attacked, by fire or by shock, never both. */
export const mayAttack = (g: Field, u: UnitId): boolean =>
  isCombatUnit(g, u) &&
  isOnMap(g, u) &&
  isActing(g, u) &&
  has(g, u, MARK.commanded) &&
  !has(g, u, MARK.attacked) &&
  !isRouted(g, u);
/** The same, rule by rule: by fire or by shock it is ordered alike. */
const OWN_AND_THERE: readonly Condition<Attempt>[] = [
  mustFirst('5a', 'notYours', ({ g, u, side }) => sideOf(g, u) === side),
  mustFirst('11a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
];
const IN_COMMAND: readonly Condition<Attempt>[] = [
  must('11a', 'notActing', ({ g, u }) => isActing(g, u)),
  must('9.2a', 'uncommanded', ({ g, u }) => !isActing(g, u) || has(g, u, MARK.commanded)),
];
export const ORDERED_TO_ATTACK = [...OWN_AND_THERE, ...IN_COMMAND];
export const FREE_TO_ATTACK: readonly Condition<Attempt>[] = [
  must('11.2a', 'hasAttacked', ({ g, u }) => !has(g, u, MARK.attacked)),
  must('12.4a', 'routedAttack', ({ g, u }) => !isRouted(g, u)),
];
const ATTACKS: readonly Condition<Attempt>[] = [
  ...OWN_AND_THERE,
  must('11a', 'gunsDoNotShock', ({ g, u }) => isCombatUnit(g, u)),
  ...IN_COMMAND,
  ...FREE_TO_ATTACK,
];

const wasShocked = (g: Field, hex: HexId): boolean => has(g, defenderIn(g, hex), MARK.shocked);
/** 11.2g 7.6a Cavalry does not attack where it could not go: into a wood, or over a work that is closed to its side (dragoons may, R56). */
const isHorseBarred = (g: Field, u: UnitId, d: number): boolean => {
  const hex = hexOf(g, u);
  if (isHorse(g, u) && g.w.terrain[beside(g, hex, d)] === FOREST) return true;
  return classOf(g, u) === CAV && isClosedTo(g, sideOf(g, u), hex, d);
};
/** 11a 11.2f 11.2g 7.6a Whether one unit may shock the enemy beyond one of its front sides, not over a river bank, once a segment. */
function mayShockOver(g: Field, u: UnitId, d: number): boolean {
  const hex = hexOf(g, u);
  if (!(front(g, u) & (1 << d)) || isShut(g, hex, d)) return false;
  const x = beside(g, hex, d);
  return holder(g, x) === enemyOf(sideOf(g, u)) && !wasShocked(g, x) && !isHorseBarred(g, u, d);
}
/** The same, rule by rule: what the side between them has against it, then what the target has. */
const toward = ({ g, u, hex }: Attempt): number => present(directionTo(g.w.grid, hexOf(g, u), hex));
const SHOCKS_OVER: readonly Condition<Attempt>[] = [
  mustFirst('11a', 'notInFront', ({ g, u, hex }) => isInFront(g, u, hex)),
  must(
    ({ g }) => (g.w.edition.oneAttackerAtBridge ? '7.5n' : '11a'),
    'noShockOverWater',
    (c) => !isShut(c.g, hexOf(c.g, c.u), toward(c)),
  ),
  must('11.2g', 'cavalryGround', (c) => !isHorseBarred(c.g, c.u, toward(c))),
];
const IS_TARGET: readonly Condition<Omit<Attempt, 'u'>>[] = [
  mustFirst('11a', 'noTarget', ({ g, hex, side }) => holder(g, hex) === enemyOf(side)),
  must('11.2f', 'shockedAlready', ({ g, hex }) => !wasShocked(g, hex)),
];

/** 7.5m 7.5n Whether a fight over this side is one at a bridge, where one unit at most attacks. R27 */
const isBridgeFight = (g: Field, hex: HexId, d: number): boolean =>
  g.w.edition.oneAttackerAtBridge && (isBridge(g, hex) || isBridge(g, beside(g, hex, d)));

/** The six bits of the hexes around `hex` in which units stand that may shock it. */
function attackersAround(g: Field, hex: HexId): number {
  let bits = 0;
  for (let d = 0; d < 6; d++) {
    const u = unitBeside(g, hex, d);
    if (u >= 0 && mayAttack(g, u) && mayShockOver(g, u, (d + 3) % 6)) bits |= 1 << d;
  }
  return bits;
}
/** Whether the marked directions around a hex lead to hexes that all hang together. */
function isConnected(bits: number): boolean {
  // Neighbours of one hex touch each other when their directions are next to each other.
  const first = bits & -bits;
  let group = first;
  for (let k = 0; k < 6; k++) group |= bits & ((group << 1) | (group >> 1) | (group << 5) | (group >> 5)) & 63;
  return group === bits;
}
const count6 = (bits: number): number => {
  let n = 0;
  for (let b = bits; b; b &= b - 1) n++;
  return n;
};

/** A shock as it is ordered: who attacks, and which hexes. */
interface Shock {
  readonly g: Field;
  readonly side: number;
  readonly attackers: readonly UnitId[];
  readonly hexes: readonly HexId[];
}
const SHOCK_GROUP: readonly Condition<Shock>[] = [
  must('11.2e', 'manyOnMany', ({ attackers, hexes }) => attackers.length < 2 || hexes.length < 2),
];
/** 11.2b 7.5m Several targets of one unit hang together; one unit at most attacks at a bridge. */
const SHOCK_SHAPE: readonly Condition<Shock>[] = [
  must('11.2b', 'notAdjacentTargets', ({ g, attackers, hexes }) => {
    if (hexes.length < 2 || attackers.length !== 1) return true;
    const u = itemAt(attackers, 0);
    const dirs = isOnMap(g, u) ? hexes.flatMap((hex) => directionTo(g.w.grid, hexOf(g, u), hex) ?? []) : [];
    return isConnected(dirs.reduce((bits, d) => bits | (1 << d), 0));
  }),
  must('7.5m', 'oneAtBridge', ({ g, attackers, hexes }) => {
    if (attackers.length < 2 || !g.w.edition.oneAttackerAtBridge) return true;
    const isAtBridge = attackers.some((u) => isOnMap(g, u) && isBridge(g, hexOf(g, u)));
    return !hexes.some((hex) => isAtBridge || isBridge(g, hex));
  }),
];

function isAllowedGroup(g: Field, hex: HexId, bits: number): boolean {
  if (count6(bits) < 2) return true;
  for (let d = 0; d < 6; d++) if (bits & (1 << d) && isBridgeFight(g, beside(g, hex, d), (d + 3) % 6)) return false;
  return true;
}

/** 11.2b 11.2d 11.2e Every shock: any group of units against one hex, or one unit against several neighbours of each other. R52 */
export function listShocks(g: Field, out: ActionList, side: number, piece: number): void {
  for (const v of armyOf(g, enemyOf(side))) {
    if (!isOnMap(g, v)) continue;
    if (out.isFull) return;
    const hex = hexOf(g, v);
    if (defenderIn(g, hex) !== v) continue;
    const around = attackersAround(g, hex);
    if (around === 0) continue;
    for (let bits = around; bits > 0; bits = (bits - 1) & around) {
      if (piece !== EVERY && !isAmong(g, hex, bits, piece)) continue;
      if (isAllowedGroup(g, hex, bits)) out.add(VERB.shock, hex, bits);
    }
  }
  for (const u of armyOf(g, side)) {
    if ((piece !== EVERY && piece !== u) || !mayAttack(g, u)) continue;
    let ahead = 0;
    for (let d = 0; d < 6; d++) if (mayShockOver(g, u, d)) ahead |= 1 << d;
    if (count6(ahead) < 2) continue;
    for (let bits = ahead; bits > 0; bits = (bits - 1) & ahead)
      if (count6(bits) > 1 && isConnected(bits)) out.add(VERB.sweep, u, bits);
  }
}
const isAmong = (g: Field, hex: HexId, bits: number, piece: number): boolean => {
  for (let d = 0; d < 6; d++) if (bits & (1 << d) && unitAt(g, beside(g, hex, d)) === piece) return true;
  return false;
};

/** Declares a shock: everyone in it has attacked, every target has been shocked this segment. */
export function declare(g: Field, attackers: readonly UnitId[], hexes: readonly HexId[]): void {
  clearCombat(g);
  g.s.combat.isMelee[0] = 1;
  for (const u of attackers) {
    mark(g, u, MARK.attacked);
    addAttacker(g, u);
  }
  for (const hex of hexes) {
    addTarget(g, hex);
    mark(g, defenderIn(g, hex), MARK.shocked);
  }
  emit(g, {
    type: 'shock-declared',
    rule: attackers.length > 1 ? '11.2d' : hexes.length > 1 ? '11.2b' : '11a',
    attackers: attackers.map((u) => idOfUnit(g, u)),
    targets: hexes.map((h) => labelOf(g, h)),
  });
  push(g, STEP.resolve);
  push(g, STEP.react);
}
export const attackersOf = (g: Field, hex: HexId, bits: number): UnitId[] =>
  hexesAround(g, hex, bits).map((x) => unitAt(g, x));
/** All that a shock names as attackers, one that is not beside its target too. */
export const namedAttackers = (g: Field, o: Action): UnitId[] => [
  ...attackersOf(g, shockHex(o), shockSides(o) & SIDE_BITS),
  ...(strayAttacker(o) >= 0 ? [strayAttacker(o)] : []),
];
/** Every rule that stands against a shock that is not among the legal ones; `isTold` where one was found already. */
export function refuseShock(
  g: Field,
  side: number,
  attackers: readonly UnitId[],
  hexes: readonly HexId[],
  isTold = false,
): readonly Refusal[] {
  const against = once([
    ...whyNot(SHOCK_GROUP, { g, side, attackers, hexes }),
    ...attackers.flatMap((u) => [
      ...whyNot(ATTACKS, { g, u, hex: NOWHERE, side }),
      ...(sideOf(g, u) === side && isOnMap(g, u)
        ? hexes.flatMap((hex) => whyNot(SHOCKS_OVER, { g, u, hex, side }))
        : []),
    ]),
    ...hexes.flatMap((hex) => whyNot(IS_TARGET, { g, hex, side })),
    ...whyNot(SHOCK_SHAPE, { g, side, attackers, hexes }),
  ]);
  return isTold ? against : orElse(against, refusal('11a', 'noTarget'));
}
