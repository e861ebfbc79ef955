import { directionTo } from '@tambour/boards';
import { type ActionList, EVERY, type Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import { once, refusal, type Why } from '../model/refusal.ts';
import {
  ATTACKED,
  batteryAt,
  COMMANDED,
  type Field,
  has,
  holder,
  isOnMap,
  mark,
  push,
  SHOCKED,
  unitAt,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { CAV, FOREST, ROUTED } from '../model/vocabulary.ts';
import { enemyOf, isCombatUnit, isHorse } from './1-units.ts';
import { front } from './2-facing.ts';
import { isShut } from './7-bridges.ts';
import { isClosedTo } from './7-works.ts';
import { addAttacker, addTarget, clearCombat } from './11-combatants.ts';

/** 5k 11.2a 11d 9.2a 12.4a Who may still attack: acting, commanded, not routed, not having attacked, by fire or by shock, never both. */
export const mayAttack = (g: Field, u: number): boolean =>
  isCombatUnit(g, u) &&
  isOnMap(g, u) &&
  g.s.formation.isActing[g.w.unitFormation[u]!] === 1 &&
  has(g, u, COMMANDED) &&
  !has(g, u, ATTACKED) &&
  g.s.unit.state[u] !== ROUTED;

/** The pieces whose having been shocked counts for a hex: its unit, or guns alone. */
const defenderOf = (g: Field, hex: number): number => {
  const u = unitAt(g, hex);
  return u >= 0 ? u : batteryAt(g, hex);
};

/**
 * 11a 11.2f 11.2g 7.6a Whether one unit may shock the enemy beyond one of its front sides: not over a river bank, not where
 * it was already shocked this segment; cavalry not where it could not go: into a wood, or over a work that is closed to its side (dragoons may, R56).
 */
function mayShockOver(g: Field, u: number, d: number): boolean {
  const { w, s } = g;
  const hex = s.unit.hex[u]!;
  if (!(front(g, u) & (1 << d)) || isShut(g, hex, d)) return false;
  const x = w.near[hex * 6 + d]!;
  if (holder(g, x) !== enemyOf(w.unitSide[u]!)) return false;
  if (has(g, defenderOf(g, x), SHOCKED)) return false;
  if (isHorse(g, u) && w.terrain[x] === FOREST) return false;
  return !(w.unitClass[u] === CAV && isClosedTo(g, w.unitSide[u]!, hex, d));
}

/** 7.5m 7.5n Whether a fight over this side is one at a bridge, where one unit at most attacks. R27 */
const isBridgeFight = (g: Field, hex: number, d: number): boolean =>
  g.w.edition.oneAttackerAtBridge && (g.w.bridge[hex]! > 0 || g.w.bridge[g.w.near[hex * 6 + d]!]! > 0);

/** The six bits of the hexes around `hex` in which units stand that may shock it. */
function attackersAround(g: Field, hex: number): number {
  const { w } = g;
  let bits = 0;
  for (let d = 0; d < 6; d++) {
    const x = w.near[hex * 6 + d]!;
    const u = x < 0 ? -1 : unitAt(g, x);
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

function isAllowedGroup(g: Field, hex: number, bits: number): boolean {
  if (count6(bits) < 2) return true;
  for (let d = 0; d < 6; d++)
    if (bits & (1 << d) && isBridgeFight(g, g.w.near[hex * 6 + d]!, (d + 3) % 6)) return false;
  return true;
}

/** 11.2b 11.2d 11.2e Every shock: any group of units against one hex, or one unit against several neighbours of each other. R52 */
export function listShocks(g: Field, out: ActionList, side: number, piece: number): void {
  const { w, s } = g;
  for (const v of w.sideUnits[enemyOf(side)]!) {
    if (!isOnMap(g, v)) continue;
    if (out.isFull) return;
    const hex = s.unit.hex[v]!;
    if (defenderOf(g, hex) !== v) continue;
    const around = attackersAround(g, hex);
    if (around === 0) continue;
    for (let bits = around; bits > 0; bits = (bits - 1) & around) {
      if (piece !== EVERY && !isAmong(g, hex, bits, piece)) continue;
      if (isAllowedGroup(g, hex, bits)) out.add(VERB.shock, hex, bits);
    }
  }
  for (const u of w.sideUnits[side]!) {
    if ((piece !== EVERY && piece !== u) || !mayAttack(g, u)) continue;
    let ahead = 0;
    for (let d = 0; d < 6; d++) if (mayShockOver(g, u, d)) ahead |= 1 << d;
    if (count6(ahead) < 2) continue;
    for (let bits = ahead; bits > 0; bits = (bits - 1) & ahead)
      if (count6(bits) > 1 && isConnected(bits)) out.add(VERB.sweep, u, bits);
  }
}
const isAmong = (g: Field, hex: number, bits: number, piece: number): boolean => {
  for (let d = 0; d < 6; d++) if (bits & (1 << d) && unitAt(g, g.w.near[hex * 6 + d]!) === piece) return true;
  return false;
};

/** Declares a shock: everyone in it has attacked, every target has been shocked this segment. */
export function declare(g: Field, attackers: readonly number[], hexes: readonly number[]): void {
  const { w } = g;
  clearCombat(g);
  g.s.combat.isMelee[0] = 1;
  for (const u of attackers) {
    mark(g, u, ATTACKED);
    addAttacker(g, u);
  }
  for (const hex of hexes) {
    addTarget(g, hex);
    mark(g, defenderOf(g, hex), SHOCKED);
  }
  emit(g, {
    type: 'shock-declared',
    rule: attackers.length > 1 ? '11.2d' : hexes.length > 1 ? '11.2b' : '11a',
    attackers: attackers.map((u) => w.unitIds[u]!),
    targets: hexes.map((h) => w.hexNames[h]!),
  });
  push(g, STEP.resolve);
  push(g, STEP.react);
}
export const attackersOf = (g: Field, hex: number, bits: number): number[] => {
  const out: number[] = [];
  for (let d = 0; d < 6; d++) if (bits & (1 << d)) out.push(unitAt(g, g.w.near[hex * 6 + d]!));
  return out;
};
export const hexesAround = (g: Field, hex: number, bits: number): number[] => {
  const out: number[] = [];
  for (let d = 0; d < 6; d++) if (bits & (1 << d)) out.push(g.w.near[hex * 6 + d]!);
  return out;
};

/** Every rule that stands against a shock that is not among the legal ones; `isTold` where one was found already. */
export function refuseShock(
  g: Field,
  side: number,
  attackers: readonly number[],
  hexes: readonly number[],
  isTold = false,
): Refusal[] {
  const { w, s } = g;
  const out: Refusal[] = [];
  const say = (rule: RuleId, why: Why) => out.push(refusal(rule, why));
  if (attackers.length > 1 && hexes.length > 1) say('11.2e', 'manyOnMany');
  for (const u of attackers) {
    if (w.unitSide[u] !== side) say('5a', 'notYours');
    else if (!isOnMap(g, u)) say('11a', 'notOnMap');
    else {
      if (!isCombatUnit(g, u)) say('11a', 'gunsDoNotShock');
      if (!s.formation.isActing[w.unitFormation[u]!]) say('11a', 'notActing');
      else if (!has(g, u, COMMANDED)) say('9.2a', 'uncommanded');
      if (has(g, u, ATTACKED)) say('11.2a', 'hasAttacked');
      if (s.unit.state[u] === ROUTED) say('12.4a', 'routedAttack');
      for (const hex of hexes) whyNotOver(g, u, hex, say);
    }
  }
  for (const hex of hexes) {
    if (holder(g, hex) !== enemyOf(side)) say('11a', 'noTarget');
    else if (has(g, defenderOf(g, hex), SHOCKED)) say('11.2f', 'shockedAlready');
  }
  if (hexes.length > 1 && attackers.length === 1) {
    let bits = 0;
    for (const hex of hexes) {
      const d = isOnMap(g, attackers[0]!) ? directionTo(w.grid, s.unit.hex[attackers[0]!]!, hex) : undefined;
      if (d !== undefined) bits |= 1 << d;
    }
    if (!isConnected(bits)) say('11.2b', 'notAdjacentTargets');
  }
  if (attackers.length > 1 && w.edition.oneAttackerAtBridge)
    for (const hex of hexes)
      if (w.bridge[hex] || attackers.some((u) => isOnMap(g, u) && w.bridge[s.unit.hex[u]!])) say('7.5m', 'oneAtBridge');
  if (out.length === 0 && !isTold) say('11a', 'noTarget');
  return once(out);
}
function whyNotOver(g: Field, u: number, hex: number, say: (rule: RuleId, why: Why) => void): void {
  const { w, s } = g;
  const d = directionTo(w.grid, s.unit.hex[u]!, hex);
  if (d === undefined || !(front(g, u) & (1 << d))) {
    say('11a', 'notInFront');
    return;
  }
  if (isShut(g, s.unit.hex[u]!, d)) say(w.edition.oneAttackerAtBridge ? '7.5n' : '11a', 'noShockOverWater');
  if (isHorse(g, u) && w.terrain[hex] === FOREST) say('11.2g', 'cavalryGround');
  if (w.unitClass[u] === CAV && isClosedTo(g, w.unitSide[u]!, s.unit.hex[u]!, d)) say('11.2g', 'cavalryGround');
}
