import { directionTo, type HexId } from '@tambour/boards';
import { itemAt, lastOf, type Modifier, onColumn, onDie, type Sum, totalOf } from '@tambour/kernel';
import { lineIn, ownWorks } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { type Field, MARK } from '../model/state.ts';
import { has, hexOf, moraleOf, strengthOf } from '../model/unit.ts';
import { CLEAR } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isHorse, isRouted } from './1-units.ts';
import { flank, rear } from './2-facing.ts';
import { isInFront } from './11-fire.ts';

/** 11.4b The highest column whose odds are not above those fought at: in the defender's favour. R53 */
export function columnFor(g: Field, line: number, attack: number, defence: number): number {
  const columns = itemAt(g.w.charts.odds, line);
  return Math.max(
    0,
    columns.findLastIndex(([a, d]) => attack * d >= a * defence),
  );
}
/** 11.4b The odds as they are spoken of: the highest listed on any line that are not above those fought at. */
function listedOdds(g: Field, attack: number, defence: number): readonly [number, number] {
  let best = itemAt(itemAt(g.w.charts.odds, 0), 0);
  for (const columns of g.w.charts.odds)
    for (const [a, d] of columns) if (attack * d >= a * defence && a * best[1] > best[0] * d) best = [a, d];
  return best;
}
/** 11.4d 7.5j 7.5l The line of a target hex; works count only against an attacker who comes over them. R54 R38 */
function lineOf(g: Field, hex: HexId, attackers: readonly UnitId[]): number {
  const isOverWorks = (u: UnitId): boolean => {
    const d = directionTo(g.w.grid, hex, hexOf(g, u));
    return d !== undefined && (ownWorks(g, hex) & (1 << d)) !== 0;
  };
  return ownWorks(g, hex) > 0 && attackers.some(isOverWorks) ? Math.max(lineIn(g, hex), 1) : lineIn(g, hex);
}
/** 11.3a 11.3b 11.3c Horse that came two clear hexes straight on charges an enemy on clear ground in its front. R57 */
function isChargeAt(g: Field, u: UnitId, hex: HexId): boolean {
  const { w } = g;
  if (!w.edition.hasCharge || !isHorse(g, u) || !has(g, u, MARK.charging) || w.terrain[hex] !== CLEAR) return false;
  // Behind works that the charge must come over, the target is not on clear ground.
  return lineOf(g, hex, [u]) === 0 && isInFront(g, u, hex);
}

/** 11.4a 11.4f 11.4g 11.4h 11.5a 11.5b 11.5c 11.5d 11.5e 11.5f 11.5g 11.1k 11.2c The whole sum of a shock before the die. */
export function sumShock(g: Field, attackers: readonly UnitId[], targets: readonly UnitId[]) {
  const { w } = g;
  const { shift: table } = w.charts;
  const attack = attackers.reduce((n, u) => n + strengthOf(g, u), 0);
  const defence = targets.reduce((n, u) => n + strengthOf(g, u), 0);
  let line = 0;
  let isRear = false;
  let isFlank = false;
  let isCharge = false;
  let isBuilt = false;
  for (const v of targets) {
    const hex = hexOf(g, v);
    line = Math.max(line, lineOf(g, hex, attackers));
    if (w.charts.line.town === lineIn(g, hex)) isBuilt = true;
    for (const u of attackers) {
      const d = directionTo(w.grid, hex, hexOf(g, u));
      if (d === undefined) continue;
      if (rear(g, v) & (1 << d)) isRear = true;
      if (flank(g, v) & (1 << d)) isFlank = true;
      if (isChargeAt(g, u, hex)) isCharge = true;
    }
  }
  const modifiers: Modifier[] = [];
  if (isRear) modifiers.push(modifier('11.5b', table.rear, 'rear'));
  else if (isFlank) modifiers.push(modifier('11.5a', table.flank, 'flank'));
  if (targets.some((v) => isRouted(g, v))) modifiers.push(modifier('11.5d', table.routedTarget, 'routed'));
  if (isCharge) modifiers.push(modifier('11.5e', table.charge, 'charge'));
  if (isBuilt && attackers.some((u) => isHorse(g, u))) modifiers.push(modifier('11.5f', table.cavalryVsBuilt, 'built'));
  const shift = totalOf(modifiers);
  const base = columnFor(g, line, attack, defence);
  const column = Math.max(0, Math.min(8, base + shift));
  const least = (units: readonly UnitId[]) => Math.min(...units.map((u) => moraleOf(g, u)));
  const morale = least(attackers) - least(targets);
  const [a, d] = listedOdds(g, attack, defence);
  return { attack, defence, line, base, shift, column, morale, odds: `${a}:${d}`, modifiers };
}
type ShockSum = ReturnType<typeof sumShock>;

/** 11.4b 11.4g What is told before the die: the column by odds with each shift of it, and morale, which goes on the die. */
export function shockSums({ attack, defence, odds, base, morale, modifiers }: ShockSum): readonly Sum[] {
  const pair = odds.split(':');
  const byOdds: Modifier = {
    rule: '11.4b',
    value: base + 1,
    what: say('odds.column', { attacks: itemAt(pair, 0), defends: lastOf(pair), attack, defence }),
  };
  return [...onColumn([byOdds, ...modifiers]), ...onDie(morale === 0 ? [] : [modifier('11.4g', morale, 'morale')])];
}
