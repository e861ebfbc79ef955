import { directionTo } from '@tambour/boards';
import { EVERY, type Modifier, type OrderList, type Question, type Refusal, type Work } from '@tambour/kernel';
import type { RuleId } from '../rule-id.ts';
import {
  ATTACKED,
  batteryAt,
  CHARGING,
  COMMANDED,
  type Field,
  has,
  holder,
  isOnMap,
  isOver,
  mark,
  push,
  SHOCKED,
  unitAt,
} from '../state.ts';
import { STEP } from '../step-id.ts';
import { tell } from '../tell.ts';
import { VERB } from '../verb.ts';
import { CAV, CLEAR, FOREST, LINES, NOWHERE, ROUTED } from '../vocabulary.ts';
import { wrongMoment } from '../when.ts';
import { refusal, WHY } from '../why.ts';
import {
  destroyBattery,
  disorganise,
  eliminate,
  enemyOf,
  isCombatUnit,
  isHorse,
  isInfantry,
  losePoint,
} from './1-units.ts';
import { flank, front, rear } from './2-facing.ts';
import { isShut } from './7-bridges.ts';
import { isClosedTo } from './7-works.ts';
import {
  ATTACKERS,
  addAttacker,
  addTarget,
  clearCombat,
  countOf,
  fighter,
  roleSide,
  TARGETS,
} from './11-combatants.ts';
import { isFireBanned, shoot } from './11-fire.ts';

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
export function mayShockOver(g: Field, u: number, d: number): boolean {
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
export function listShocks(g: Field, out: OrderList, side: number, piece: number): void {
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
  tell(g, {
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

/** 11e 10.1c 10.1e 10.4b Reaction fire before the shock: each attacked infantry unit and battery, once, as its owner likes. R51 */
export const react: Question<Field> = {
  name: 'react',
  rule: '11e',
  inside: true,
  standing: 'reaction-fire',
  side: (g) => roleSide(g, TARGETS),
  list(g, out, piece) {
    const { s, w } = g;
    for (let t = 0; t < countOf(g, TARGETS); t++) {
      const u = fighter(g, TARGETS, t);
      const b = s.target.battery[t]!;
      if (u >= 0 && !s.target.hasFired[t] && (piece === EVERY || piece === u) && mayReact(g, u))
        for (let a = 0; a < countOf(g, ATTACKERS); a++) {
          const v = fighter(g, ATTACKERS, a);
          const d = v < 0 ? undefined : directionTo(w.grid, s.unit.hex[u]!, s.unit.hex[v]!);
          if (d !== undefined && front(g, u) & (1 << d)) out.add(VERB.react, u, v);
        }
      if (
        b !== NOWHERE &&
        !s.target.gunsFired[t] &&
        (piece === EVERY || piece === b) &&
        isOnMap(g, b) &&
        mayGunsReact(g, b)
      )
        for (let a = 0; a < countOf(g, ATTACKERS); a++) {
          const v = fighter(g, ATTACKERS, a);
          if (v >= 0 && directionTo(w.grid, s.unit.hex[b]!, s.unit.hex[v]!) !== undefined) out.add(VERB.react, b, v);
        }
    }
    if (piece < 0) out.add(VERB.hold);
  },
  act(g, o) {
    if (o.verb === VERB.hold) return;
    const { target, unit } = g.s;
    for (let t = 0; t < countOf(g, TARGETS); t++) {
      if (target.unit[t] === o.a) target.hasFired[t] = 1;
      if (target.battery[t] === o.a) target.gunsFired[t] = 1;
    }
    push(g, STEP.react);
    shoot(g, o.a, unit.hex[o.b]!, true);
  },
  refuse(g, o) {
    if (o.verb !== VERB.react) return [wrongMoment('11e', o.verb)];
    const out: Refusal[] = [];
    const side = roleSide(g, TARGETS);
    if (g.w.unitSide[o.a] !== side) return [refusal('11e', WHY.notYours)];
    if (isCombatUnit(g, o.a) && !isInfantry(g, o.a)) out.push(refusal('11e', WHY.dragoonsDoNotReact));
    if (isOnMap(g, o.a) && isFireBanned(g, o.a) && isCombatUnit(g, o.a)) out.push(refusal('11.1h', WHY.bayonet));
    if (g.s.unit.state[o.a] === ROUTED) out.push(refusal('12.4a', WHY.routedAttack));
    if (out.length === 0) out.push(refusal(isCombatUnit(g, o.a) ? '11e' : '10.1c', WHY.noReaction));
    return out;
  },
  prompt: () => ({ en: 'Fire in reaction, or hold your fire.', fr: 'Tirez en réaction, ou retenez votre feu.' }),
};
/** 11e 12.4a 8.4d Infantry that is not routed, may fire here, and is not lost with its commander. */
const mayReact = (g: Field, u: number): boolean =>
  isInfantry(g, u) &&
  g.s.unit.state[u] !== ROUTED &&
  !isFireBanned(g, u) &&
  !g.s.formation.isLost[g.w.unitFormation[u]!];
export const mayGunsReact = (g: Field, b: number): boolean => !g.s.formation.isLost[g.w.unitFormation[b]!];

/** The sum of a shock before the die: odds, line, shifts and morale. */
export interface ShockSum {
  readonly attack: number;
  readonly defence: number;
  readonly line: number;
  readonly base: number;
  readonly shift: number;
  readonly column: number;
  readonly morale: number;
  readonly odds: string;
  readonly modifiers: readonly Modifier[];
}

/** 11.4b The highest column whose odds are not above those fought at: in the defender's favour. R53 */
export function columnFor(g: Field, line: number, attack: number, defence: number): number {
  const columns = g.w.charts.odds[line]!;
  let found = 0;
  for (let c = 0; c < columns.length; c++) {
    const [a, d] = columns[c]!;
    if (attack * d >= a * defence) found = c;
  }
  return found;
}
/** 11.4b The odds as they are spoken of: the highest listed on any line that are not above those fought at. */
function listedOdds(g: Field, attack: number, defence: number): readonly [number, number] {
  let best: readonly [number, number] = g.w.charts.odds[0]![0]!;
  for (const columns of g.w.charts.odds)
    for (const [a, d] of columns) if (attack * d >= a * defence && a * best[1] > best[0] * d) best = [a, d];
  return best;
}
/** 11.4d 7.5j 7.5l The line of a target hex; works count only against an attacker who comes over them. R54 R38 */
export function lineOf(g: Field, hex: number, attackers: readonly number[]): number {
  const { w, s } = g;
  let line = w.line[hex]!;
  if (w.inner[hex])
    for (const u of attackers) {
      const d = directionTo(w.grid, hex, s.unit.hex[u]!);
      if (d !== undefined && w.inner[hex]! & (1 << d)) line = Math.max(line, 1);
    }
  return line;
}
/** 11.3a 11.3b 11.3c Horse that came two clear hexes straight on charges an enemy on clear ground in its front. R57 */
export function isChargeAt(g: Field, u: number, hex: number): boolean {
  const { w, s } = g;
  if (!w.edition.hasCharge || !isHorse(g, u) || !has(g, u, CHARGING) || w.terrain[hex] !== CLEAR) return false;
  // Behind works that the charge must come over, the target is not on clear ground.
  if (lineOf(g, hex, [u]) > 0) return false;
  const d = directionTo(w.grid, s.unit.hex[u]!, hex);
  return d !== undefined && (front(g, u) & (1 << d)) !== 0;
}

const mod = (rule: RuleId, value: number, en: string, fr: string): Modifier => ({ rule, value, what: { en, fr } });

/**
 * 11.4a 11.4f 11.4g 11.4h 11.5a 11.5b 11.5c 11.5d 11.5e 11.5f 11.5g 11.1k 11.2c The whole sum: strengths added on both sides, the
 * ground best for the defence, the worst orientation once, all shifts together, the lowest morale of each side.
 */
export function sumShock(g: Field, attackers: readonly number[], targets: readonly number[]): ShockSum {
  const { w, s } = g;
  const { shift: table } = w.charts;
  const attack = attackers.reduce((n, u) => n + s.unit.cf[u]!, 0);
  const defence = targets.reduce((n, u) => n + s.unit.cf[u]!, 0);
  let line = 0;
  let isRear = false;
  let isFlank = false;
  let isCharge = false;
  let isBuilt = false;
  for (const v of targets) {
    const hex = s.unit.hex[v]!;
    line = Math.max(line, lineOf(g, hex, attackers));
    if (w.charts.line.town === w.line[hex]) isBuilt = true;
    for (const u of attackers) {
      const d = directionTo(w.grid, hex, s.unit.hex[u]!);
      if (d === undefined) continue;
      if (rear(g, v) & (1 << d)) isRear = true;
      if (flank(g, v) & (1 << d)) isFlank = true;
      if (isChargeAt(g, u, hex)) isCharge = true;
    }
  }
  const modifiers: Modifier[] = [];
  if (isRear) modifiers.push(mod('11.5b', table.rear, 'attack from the rear', 'attaque dans le dos'));
  else if (isFlank) modifiers.push(mod('11.5a', table.flank, 'attack on a flank', 'attaque de flanc'));
  if (targets.some((v) => s.unit.state[v] === ROUTED))
    modifiers.push(mod('11.5d', table.routedTarget, 'routed target', 'cible en déroute'));
  if (isCharge) modifiers.push(mod('11.5e', table.charge, 'cavalry charge', 'charge de cavalerie'));
  if (isBuilt && attackers.some((u) => isHorse(g, u)))
    modifiers.push(
      mod('11.5f', table.cavalryVsBuilt, 'cavalry against town or redoubt', 'cavalerie contre ville ou redoute'),
    );
  const shift = modifiers.reduce((n, m) => n + m.value, 0);
  const base = columnFor(g, line, attack, defence);
  const column = Math.max(0, Math.min(8, base + shift));
  const least = (units: readonly number[]) => Math.min(...units.map((u) => w.unitMorale[u]!));
  const morale = least(attackers) - least(targets);
  const [a, d] = listedOdds(g, attack, defence);
  return { attack, defence, line, base, shift, column, morale, odds: `${a}:${d}`, modifiers };
}

const fighters = (g: Field, role: number): number[] => {
  const out: number[] = [];
  for (let i = 0; i < countOf(g, role); i++) {
    const u = fighter(g, role, i);
    if (u >= 0) out.push(u);
  }
  return out;
};

/** 10.4b 11.4c 11.4e 0.1c The shock itself, after reaction fire: guns alone are lost without a roll; else one die on the table. */
export const resolve: Work<Field> = {
  name: 'resolve',
  run(g) {
    const { w, s } = g;
    push(g, STEP['after-shock']);
    const attackers = fighters(g, ATTACKERS);
    if (attackers.length === 0) {
      tell(g, { type: 'shock-called-off', rule: '11e', why: 'no-attacker' });
      return;
    }
    for (let t = 0; t < countOf(g, TARGETS); t++) {
      const b = s.target.battery[t]!;
      if (s.target.unit[t] === NOWHERE && b !== NOWHERE && isOnMap(g, b)) destroyBattery(g, b, '10.4b');
    }
    const targets = fighters(g, TARGETS);
    if (targets.length === 0 || isOver(g)) return;
    const sum = sumShock(g, attackers, targets);
    const die = g.pen.roll(6);
    const row = Math.max(0, Math.min(7, die + sum.morale));
    const cell = w.charts.shock[row]![sum.column]!;
    s.combat.row[0] = row;
    s.combat.column[0] = sum.column;
    tell(g, {
      type: 'shock-resolved',
      rule: '11.4c',
      attack: sum.attack,
      defence: sum.defence,
      odds: sum.odds,
      line: LINES[sum.line]!,
      shift: sum.shift,
      column: `c${sum.column + 1}`,
      die,
      row,
      modifiers: sum.modifiers,
      att: cell.att.text,
      def: cell.def.text,
    });
    pushResults(g);
  },
};

/** 11.6h Losses with the star, then disorganisation, then retreat; within each the defender first. R58 */
export function pushResults(g: Field): void {
  for (const step of [STEP.retreats, STEP.disorder, STEP.star, STEP.losses])
    for (const role of [ATTACKERS, TARGETS]) push(g, step, role, 0);
}
const effectOn = (g: Field, role: number) => {
  const cell = g.w.charts.shock[g.s.combat.row[0]!]![g.s.combat.column[0]!]!;
  return role === ATTACKERS ? cell.att : cell.def;
};
export const retreatOf = (g: Field, role: number): number => effectOn(g, role).retreat;

/** 11.6a 11.6g Points to lose are shared by the owner; E takes everyone involved. */
export const losses: Work<Field> = {
  name: 'losses',
  run(g, role, taken) {
    const effect = effectOn(g, role);
    if (effect.eliminates) {
      for (const u of fighters(g, role)) if (!isOver(g)) eliminate(g, u, '11.6g');
      return;
    }
    if (taken >= effect.losses || fighters(g, role).length === 0) return;
    push(g, STEP.losses, role, taken + 1);
    push(g, STEP.lose, role);
  },
};
/** 11.6b The owner shares the losses among his units involved as he likes. */
export const lose: Question<Field> = {
  name: 'lose',
  rule: '11.6b',
  inside: true,
  standing: 'losses',
  side: (g, role) => roleSide(g, role),
  list(g, out, piece, role) {
    for (const u of fighters(g, role)) if (piece === EVERY || piece === u) out.add(VERB.lose, u);
  },
  act: (g, o) => losePoint(g, o.a, '11.6a'),
  refuse: (_g, o) => [o.verb === VERB.lose ? refusal('11.6b', WHY.notInvolved) : wrongMoment('11.6b', o.verb)],
  prompt: () => ({ en: 'Which unit loses a point?', fr: 'Quelle unité perd un point ?' }),
};

/** 11.6e 11.6f 12.3g The star: horse that is disorganised (by an earlier combat, in one edition) is eliminated. R59 */
export const star: Work<Field> = {
  name: 'star',
  run(g, role) {
    if (!effectOn(g, role).star) return;
    const { w, s } = g;
    const list = role === ATTACKERS ? s.attacker : s.target;
    for (let i = 0; i < countOf(g, role); i++) {
      const u = fighter(g, role, i);
      if (u < 0 || !isHorse(g, u) || isOver(g)) continue;
      const counts = w.edition.starNeedsEarlierMarker ? list.wasDis[i] === 1 : s.unit.state[u] === 1;
      if (counts) eliminate(g, u, w.edition.starNeedsEarlierMarker ? '11.6e' : '11.6f');
    }
  },
};

/** 11.6c D: every unit of the side still involved is disorganised, one after the other. */
export const disorder: Work<Field> = {
  name: 'disorder',
  run(g, role, i) {
    if (!effectOn(g, role).disorganises || i >= countOf(g, role)) return;
    push(g, STEP.disorder, role, i + 1);
    const u = fighter(g, role, i);
    if (u >= 0) disorganise(g, u, '11.6c');
  },
};

/** Every rule that stands against a shock that is not among the legal ones. */
export function refuseShock(g: Field, side: number, attackers: readonly number[], hexes: readonly number[]): Refusal[] {
  const { w, s } = g;
  const out: Refusal[] = [];
  const say = (rule: RuleId, why: (typeof WHY)[keyof typeof WHY]) => {
    if (!out.some((r) => r.rule === rule && r.why === why)) out.push(refusal(rule, why));
  };
  if (attackers.length > 1 && hexes.length > 1) say('11.2e', WHY.manyOnMany);
  for (const u of attackers) {
    if (w.unitSide[u] !== side) say('5a', WHY.notYours);
    else if (!isOnMap(g, u)) say('11a', WHY.notOnMap);
    else {
      if (!isCombatUnit(g, u)) say('11a', WHY.gunsDoNotShock);
      if (!s.formation.isActing[w.unitFormation[u]!]) say('11a', WHY.notActing);
      else if (!has(g, u, COMMANDED)) say('9.2a', WHY.uncommanded);
      if (has(g, u, ATTACKED)) say('11.2a', WHY.hasAttacked);
      if (s.unit.state[u] === ROUTED) say('12.4a', WHY.routedAttack);
      for (const hex of hexes) whyNotOver(g, u, hex, say);
    }
  }
  for (const hex of hexes) {
    if (holder(g, hex) !== enemyOf(side)) say('11a', WHY.noTarget);
    else if (has(g, defenderOf(g, hex), SHOCKED)) say('11.2f', WHY.shockedAlready);
  }
  if (hexes.length > 1 && attackers.length === 1) {
    let bits = 0;
    for (const hex of hexes) {
      const d = isOnMap(g, attackers[0]!) ? directionTo(w.grid, s.unit.hex[attackers[0]!]!, hex) : undefined;
      if (d !== undefined) bits |= 1 << d;
    }
    if (!isConnected(bits)) say('11.2b', WHY.notAdjacentTargets);
  }
  if (attackers.length > 1 && w.edition.oneAttackerAtBridge)
    for (const hex of hexes)
      if (w.bridge[hex] || attackers.some((u) => isOnMap(g, u) && w.bridge[s.unit.hex[u]!]))
        say('7.5m', WHY.oneAtBridge);
  if (out.length === 0) say('11a', WHY.noTarget);
  return out;
}
function whyNotOver(
  g: Field,
  u: number,
  hex: number,
  say: (rule: RuleId, why: (typeof WHY)[keyof typeof WHY]) => void,
): void {
  const { w, s } = g;
  const d = directionTo(w.grid, s.unit.hex[u]!, hex);
  if (d === undefined || !(front(g, u) & (1 << d))) {
    say('11a', WHY.notInFront);
    return;
  }
  if (isShut(g, s.unit.hex[u]!, d)) say(w.edition.oneAttackerAtBridge ? '7.5n' : '11a', WHY.noShockOverWater);
  if (isHorse(g, u) && w.terrain[hex] === FOREST) say('11.2g', WHY.cavalryGround);
  if (w.unitClass[u] === CAV && isClosedTo(g, w.unitSide[u]!, s.unit.hex[u]!, d)) say('11.2g', WHY.cavalryGround);
}
