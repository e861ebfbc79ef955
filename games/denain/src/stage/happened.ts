import type { GameEvent } from '@tambour/kernel';
import type { DenainEvent } from '../model/event.ts';

/** Whether anything that happened is such as a task asks for. */
export const happened = (events: readonly GameEvent[], fits: (e: DenainEvent) => boolean): boolean =>
  (events as readonly DenainEvent[]).some(fits);
