import { type HexId, hexId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';

// What stands in a packed action, by the verb that it is of (`protocol/verbs.ts` packs them): rules read it by these names.

/** Move, enter, fire, react, breach, sweep, lose, sacrifice, retreat, displace, run, advance, face; place, if it is no leader. */
export const actionUnit = (o: Action): UnitId => unitId(o.a);
/** Lead, ride, flee, follow, remain. */
export const actionLeader = (o: Action): LeaderId => leaderId(o.a);
/** Activate, aide. */
export const actionFormation = (o: Action): FormationId => formationId(o.a);
/** Where it goes, or what it is aimed at: of every verb that names a piece and a hex. */
export const actionHex = (o: Action): HexId => hexId(o.b);
/** React: the enemy fired at. */
export const actionTarget = (o: Action): UnitId => unitId(o.b);
/** Place: a unit, or a leader counted after the units. */
export const placedPiece = (o: Action): number => o.a;
export const placedFacing = (o: Action): number => o.c;
/** Face. */
export const turnedTo = (o: Action): number => o.b;
/** Haul. */
export const haulHex = (o: Action): HexId => hexId(o.a);

/** Actions of movement carry the facing in three bits, whether guns go along in the fourth, the entry from the fifth. */
export const FACING_BITS = 7;
export const WITH_GUNS = 8;
export const ENTRY_SHIFT = 4;
const GATE_SHIFT = 8;
const ENTRY_BITS = 255;
export const moveFacing = (o: Action): number => o.c & FACING_BITS;
export const takesGuns = (o: Action): boolean => (o.c & WITH_GUNS) !== 0;
/** Enter: the entry and the gate of it in one number, and each by itself. */
export const entryGate = (o: Action): number => o.c >> ENTRY_SHIFT;
export const entryOf = (o: Action): number => entryGate(o) & ENTRY_BITS;
export const gateOf = (o: Action): number => entryGate(o) >> GATE_SHIFT;
export const packGate = (entry: number, gate: number): number => entry | (gate << GATE_SHIFT);

/** The way that a move, an entry or a ride names, in one number; 0 where it names none. */
export const namedWay = (o: Action): number => o.d;

/** Shock: the hex attacked, and by bits the sides from which; `APART` where some attacker is not beside it. */
export const SIDE_BITS = 63;
export const APART = 64;
export const shockHex = (o: Action): HexId => hexId(o.a);
export const shockSides = (o: Action): number => o.b;
/** An attacker that is on none of its sides, which no rule allows; below 0 where all are. */
export const strayAttacker = (o: Action): UnitId => unitId(o.c - 1);
/** Several attackers on several targets, which no rule allows either. */
export const isManyOnMany = (o: Action): boolean => o.d > 1;
/** Sweep: by bits the sides on which its targets are. */
export const sweptSides = (o: Action): number => o.b;
export const isSweepApart = (o: Action): boolean => (o.b & APART) !== 0;
