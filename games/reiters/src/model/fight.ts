import type { ZoneId } from '@tambour/boards';
import type { UnitId } from './ids.ts';
import type { Field } from './state.ts';

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
