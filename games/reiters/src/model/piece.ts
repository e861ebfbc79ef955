import type { ZoneId } from '@tambour/boards';
import { type LeaderId, leaderId, type UnitId } from './ids.ts';
import { leaderColumn, leaderPlace, leaderZone, putLeader } from './leader.ts';
import { ownerOf } from './lookup.ts';
import type { Field } from './state.ts';
import { unitColumn, unitPlace, zoneOf } from './unit.ts';
import { put } from './zone.ts';

/** Units and leaders under one number, units first, as commands name them. Baggage comes after both. */
export const isUnit = (g: Field, piece: number): piece is UnitId => piece < g.w.units;
export const isLeaderPiece = (g: Field, piece: number): boolean =>
  piece >= g.w.units && piece < g.w.units + g.w.leaders;
export const leaderOf = (g: Field, piece: number): LeaderId => leaderId(piece - g.w.units);

export const leaderPiece = (g: Field, l: LeaderId): number => g.w.units + l;
export const baggagePiece = (g: Field, b: number): number => g.w.units + g.w.leaders + b;

/** Where a unit or a leader stands, what it is of, and whether it waits, is there or is gone. */
export const standsAt = (g: Field, piece: number): ZoneId =>
  isUnit(g, piece) ? zoneOf(g, piece) : leaderZone(g, leaderOf(g, piece));
export const placeOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? unitPlace(g, piece) : leaderPlace(g, leaderOf(g, piece));
export const sideOf = (g: Field, piece: number): number => ownerOf(g.w, piece);
export const columnOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? unitColumn(g, piece) : leaderColumn(g, leaderOf(g, piece));

/** Either of them into a zone. */
export function putPiece(g: Field, piece: number, zone: ZoneId): void {
  if (isUnit(g, piece)) put(g, piece, zone);
  else putLeader(g, leaderOf(g, piece), zone);
}
