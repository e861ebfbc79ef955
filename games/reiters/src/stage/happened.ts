import type { GameEvent } from '@tambour/kernel';
import type { ReitersEvent } from '../model/event.ts';

/** Whether anything that happened is such as a task asks for. */
export const happened = (events: readonly GameEvent[], fits: (e: ReitersEvent) => boolean): boolean =>
  (events as readonly ReitersEvent[]).some(fits);

/** Whether a piece came to a zone in its march. */
export const marchedTo = (events: readonly GameEvent[], piece: string, to: string): boolean =>
  happened(events, (e) => e.type === 'moved' && e.piece === piece && e.to === to);
