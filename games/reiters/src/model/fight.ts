import type { ZoneId } from '@tambour/boards';
import type { UnitId } from './ids.ts';
import { type Field, PART } from './state.ts';
import { stepsOf, zoneOf } from './unit.ts';

/** How a combat is fought, by the number of its kind. */
export const NAMES = ['none', 'close', 'reaction-fire', 'reaction-charge', 'artillery'] as const;

// The combat being fought: who leads on either side, between which zones, how, and what has come of it so far.
export const attacker = (g: Field): UnitId => g.s.fight.attacker[0]!;
export const defender = (g: Field): UnitId => g.s.fight.defender[0]!;
export const from = (g: Field): ZoneId => g.s.fight.from[0]!;
export const to = (g: Field): ZoneId => g.s.fight.to[0]!;
export const kind = (g: Field): number => g.s.fight.kind[0]!;
export const round = (g: Field): number => g.s.fight.round[0]!;
export const has = (g: Field, flag: number): boolean => (g.s.fight.flags[0]! & flag) !== 0;
export const set = (g: Field, flag: number): void => {
  g.s.fight.flags[0]! |= flag;
};
export const clear = (g: Field, flag: number): void => {
  g.s.fight.flags[0]! &= ~flag;
};

/** 4.4a 7.1c A combat begins, led by one unit, against a zone; who defends it is named besides. */
export function open(g: Field, how: number, leader: UnitId, zone: ZoneId): void {
  const { fight, unit } = g.s;
  fight.kind[0] = how;
  fight.attacker[0] = leader;
  fight.from[0] = zoneOf(g, leader);
  fight.to[0] = zone;
  fight.round[0] = 1;
  fight.rounds[0] = 1;
  fight.flags[0] = 0;
  fight.attackerSteps[0] = stepsOf(g, leader);
  unit.part[leader] = PART.attacker;
}
