import { type Direction, type HexId, hexId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import {
  type BridgeId,
  bridgeId,
  type CorpsId,
  corpsId,
  type FormationId,
  formationId,
  type LeaderId,
  leaderId,
  type UnitId,
  unitId,
} from './ids.ts';

// What stands in a packed action, by the verb that it is of (`verb.ts` has them): rules read it by these names.

/** Fire, shoot, react, withdraw, counter, lose, attach, rally, spread, recover; combine, the first of its batteries. */
export const actionUnit = (o: Action): UnitId => unitId(o.a);
/** Massed, lead, ride. */
export const actionLeader = (o: Action): LeaderId => leaderId(o.a);
/** Activate. */
export const actionCorps = (o: Action): CorpsId => corpsId(o.a);
/** Reserve, release, begin. */
export const actionFormation = (o: Action): FormationId => formationId(o.a);
/** Demolish. */
export const actionBridge = (o: Action): BridgeId => bridgeId(o.a);
/** Where it goes, or what it is aimed at: of every verb that names a piece and a hex. */
export const actionHex = (o: Action): HexId => hexId(o.b);
/** Move, strategic, enter, fire, withdraw: how the unit faces then. */
export const actionFacing = (o: Action): Direction => o.c;
/** Combine: its batteries as two words (`groupOf` of combined fire reads them). */
export const combinedWords = (o: Action): readonly [number, number] => [o.c, o.d];
/** Move, strategic: the hexes it was told to go by, at most two, twelve bits each. */
const VIA_BITS = 12;
export const packVia = (hexes: readonly HexId[]): number =>
  hexes.reduce((code, hex, i) => code | ((hex + 1) << (VIA_BITS * i)), 0);
export const viaOf = (o: Action): HexId[] =>
  [o.d & ((1 << VIA_BITS) - 1), o.d >> VIA_BITS].filter((n) => n > 0).map((n) => hexId(n - 1));

/** In `b` of a square: the battery of the hex goes inside. */
export const WITH_GUNS = 1;
/** In `d` of a charge: the unit under or above goes along; brigadiers of the hex do. */
export const WITH_MATE = 1;
export const WITH_LEADERS = 2;
