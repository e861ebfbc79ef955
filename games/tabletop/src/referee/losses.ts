import type { Text } from '@tambour/kernel';
import { sayUmpire } from '../texts/say-umpire.ts';
import { named } from './kind.ts';
import { fallsToThreshold, figuresLeft, MEN_PER_FIGURE } from './rules.ts';
import type { Table, Unit } from './table.ts';

export const menLeft = (unit: Unit): number => Math.max(0, unit.initial * MEN_PER_FIGURE - unit.losses);
export const figuresOf = (unit: Unit): number => figuresLeft(unit.initial, unit.losses);

/** What losses did to a unit: whether its strength fell to a threshold, and in words. */
export interface Suffered {
  readonly isThreshold: boolean;
  readonly isDestroyed: boolean;
  readonly lines: readonly Text[];
}
/** Takes men off a unit; never more than it has. At none left it is removed, without a test. */
export function suffer(table: Table, unit: Unit, losses: number): Suffered {
  const men = Math.min(losses, menLeft(unit));
  const before = unit.losses;
  const figures = figuresOf(unit);
  unit.losses += men;
  const gone = figures - figuresOf(unit);
  const name = named(unit.name);
  const left = figuresOf(unit);
  const carry = unit.losses % MEN_PER_FIGURE;
  const lines = [
    gone > 0
      ? sayUmpire('says.figures', { name, losses: men, gone, left, carry, hasRest: carry > 0 })
      : sayUmpire('says.losses', { name, losses: men, left, carry, hasRest: carry > 0 }),
  ];
  if (left > 0) return { isThreshold: fallsToThreshold(unit, before), isDestroyed: false, lines };
  remove(table, unit);
  return { isThreshold: false, isDestroyed: true, lines: [...lines, sayUmpire('says.destroyed', { name })] };
}
/** It is in contact with nobody any more, and those who were with it alone are free. */
export function leaveCombat(table: Table, unit: Unit): void {
  unit.inCombat = false;
  unit.foes = [];
  for (const other of table.units) {
    if (!other.foes.includes(unit.id)) continue;
    other.foes = other.foes.filter((id) => id !== unit.id);
    if (other.foes.length === 0) other.inCombat = false;
  }
}
/** Out of the game: destroyed, off the table, led away. Whoever was with it is free, or lost with it if carried along. */
export function remove(table: Table, unit: Unit): void {
  unit.state = 'gone';
  unit.compulsory = null;
  leaveCombat(table, unit);
  unit.charging = false;
  for (const leader of table.leaders) {
    if (leader.with !== unit.id) continue;
    leader.with = null;
    if (leader.isCarried) leader.isOut = true;
    leader.isCarried = false;
  }
}
