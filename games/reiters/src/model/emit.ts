import type { ZoneId } from '@tambour/boards';
import { OFF } from './action-view.ts';
import type { ReitersEvent } from './event.ts';
import { type LeaderId, leaderId } from './ids.ts';
import { pieceId, zoneLabel } from './lookup.ts';
import { type Field, hasLeader, REPLACED } from './state.ts';

/** Whose deed an event is, where it may be a leader's; that one is lost or replaced says itself whom it means. */
const doer = (e: ReitersEvent): string | undefined =>
  'piece' in e ? e.piece : e.type === 'order-tried' || e.type === 'followed' ? e.leader : undefined;

/** 7.6.2b Whether a piece is a leader who has taken over from another. */
function isReplacement(g: Field, id: string | undefined): boolean {
  const l = leaderId(id === undefined ? -1 : (g.w.pieceIndex.get(id) ?? -1) - g.w.units);
  return l >= 0 && l < g.w.leaders && hasLeader(g, l, REPLACED);
}

/** The one door to the log. Who did it goes with the event: read later, the state would name whoever has the counter then. */
export function emit(g: Field, event: ReitersEvent): void {
  const told: ReitersEvent = isReplacement(g, doer(event)) ? { ...event, replaced: true } : event;
  g.pen.emit(told);
}

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
  z === null ? null : z === OFF ? 'off' : zoneLabel(g, z as ZoneId);
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
  emit(g, told as ReitersEvent);
}
/** The same of what happens to leaders alone. */
export function emitLeader(g: Field, l: LeaderId, event: Bare<ReitersEvent, 'leader'>): void {
  const told = event as Told;
  told.leader = pieceId(g, g.w.units + l);
  label(g, told);
  emit(g, told as ReitersEvent);
}
