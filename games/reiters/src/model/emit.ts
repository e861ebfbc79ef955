import type { ZoneId } from '@tambour/boards';
import { OFF } from './action-view.ts';
import type { ReitersEvent } from './event.ts';
import { type LeaderId, leaderId } from './ids.ts';
import { isReplaced } from './leader.ts';
import { pieceId, zoneLabel } from './lookup.ts';
import type { Field } from './state.ts';

/** 7.6.2b Whether a piece is a leader who has taken over from another. */
function isReplacement(g: Field, piece: number): boolean {
  const l = leaderId(piece - g.w.units);
  return l >= 0 && l < g.w.leaders && isReplaced(g, l);
}

/** The one door to the log. */
export const emit = (g: Field, event: ReitersEvent): void => g.pen.emit(event);
/** Who did it goes with the event: read later, the state would name whoever has the counter then. */
const emitDeed = (g: Field, doer: number, event: ReitersEvent): void =>
  emit(g, isReplacement(g, doer) ? { ...event, replaced: true } : event);

/** Where an event has a zone. */
type Place = 'from' | 'to' | 'zone';
/** An event of one piece as the rules know it: the piece goes beside it, and zones are still numbers. */
type Bare<E, Who extends 'piece' | 'leader'> =
  E extends Readonly<Record<Who, string>>
    ? { readonly [K in Exclude<keyof E, Who | 'replaced'>]: K extends Place ? ZoneId | Extract<E[K], null> : E[K] }
    : never;
/** The same on its way to the log: what was the number of a zone becomes its label. */
type Told = { -readonly [K in Place]?: ZoneId | string | null } & { piece?: string; leader?: string };
const labelOf = (g: Field, z: ZoneId | string | null): string | null =>
  typeof z !== 'number' ? z : z === OFF ? 'off' : zoneLabel(g, z);
/** Written into the literal that the rule made for it: events are many, and a copy of each would cost a tenth of play. */
function label(g: Field, told: Told): void {
  if (told.from !== undefined) told.from = labelOf(g, told.from);
  if (told.to !== undefined) told.to = labelOf(g, told.to);
  if (told.zone !== undefined) told.zone = labelOf(g, told.zone);
}

/** What a unit or a leader did or what befell it, the piece under its own number. */
export function emitOf(g: Field, piece: number, event: Bare<ReitersEvent, 'piece'>): void {
  const told = event as Told;
  told.piece = pieceId(g, piece);
  label(g, told);
  emitDeed(g, piece, told as ReitersEvent);
}
/** The same of what happens to leaders alone; that one is lost or replaced says itself whom it means. */
export function emitLeader(g: Field, l: LeaderId, event: Bare<ReitersEvent, 'leader'>): void {
  const told = event as Told;
  const piece = g.w.units + l;
  told.leader = pieceId(g, piece);
  label(g, told);
  if (event.type === 'order-tried' || event.type === 'followed') emitDeed(g, piece, told as ReitersEvent);
  else emit(g, told as ReitersEvent);
}
