import { type HexId, hexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { UNITS, unitOf } from './map.ts';
import type { Field } from './model.ts';

/** Turns of both sides so far; whose turn it is: the raiders begin. */
export const halfOf = (g: Field): number => itemAt(g.s.battle.half, 0);
export const active = (g: Field): number => (halfOf(g) + 1) % 2;
export const turnOf = (g: Field): number => (halfOf(g) + 1) >> 1;
/** The ford that is staked, from 0. */
export const stakedFord = (g: Field): number => itemAt(g.s.battle.staked, 0) - 1;
export const hexOf = (g: Field, u: number): HexId => hexId(itemAt(g.s.unit.hex, u));
export const strengthOf = (g: Field, u: number): number => itemAt(g.s.unit.strength, u);
/** False too for a number from a saved position that is no unit's. */
export const isAlive = (g: Field, u: number): boolean => u in UNITS && strengthOf(g, u) > 0;
export const alive = (g: Field, side: number): number[] =>
  [...UNITS.keys()].filter((u) => unitOf(u).side === side && isAlive(g, u));
