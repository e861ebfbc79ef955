import type { GameEvent } from '@tambour/kernel';
import type { TabletopEvent } from '../model/event.ts';

/** Whether a piece has gone to a place that will do: on a table a task asks for no point in particular. */
export const wentTo =
  (type: 'moved' | 'rode', piece: string, willDo: (x: number, y: number) => boolean) =>
  (events: readonly GameEvent[]): boolean =>
    (events as readonly TabletopEvent[]).some(
      (event) => event.type === type && event.piece === piece && willDo(event.to[0], event.to[1]),
    );
