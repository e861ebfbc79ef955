import type { ReitersEvent } from './event.ts';
import { leaderId } from './ids.ts';
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
