import type { ZoneId } from '@tambour/boards';
import { type LeaderId, leaderId, type UnitId } from './ids.ts';
import { putLeader } from './leader.ts';
import type { Field } from './state.ts';
import { put } from './zone.ts';

/** Units and leaders under one number, units first, as commands name them. Baggage comes after both. */
export const isUnit = (g: Field, piece: number): piece is UnitId => piece < g.w.units;
export const isLeaderPiece = (g: Field, piece: number): boolean =>
  piece >= g.w.units && piece < g.w.units + g.w.leaders;
export const leaderOf = (g: Field, piece: number): LeaderId => leaderId(piece - g.w.units);

/** Where a unit or a leader stands, what it is of, and whether it waits, is there or is gone. */
export const standsAt = (g: Field, piece: number): ZoneId =>
  isUnit(g, piece) ? g.s.unit.zone[piece]! : g.s.leader.zone[leaderOf(g, piece)]!;
export const placeOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? g.s.unit.place[piece]! : g.s.leader.place[leaderOf(g, piece)]!;
export const sideOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? g.w.unitSide[piece]! : g.w.leaderSide[leaderOf(g, piece)]!;
export const columnOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? g.w.unitColumn[piece]! : g.w.leaderColumn[leaderOf(g, piece)]!;

/** Either of them into a zone. */
export function putPiece(g: Field, piece: number, zone: ZoneId): void {
  if (isUnit(g, piece)) put(g, piece, zone);
  else putLeader(g, leaderOf(g, piece), zone);
}
