import type { DenainEvent } from './event.ts';
import type { Field } from './state.ts';

/** The one door to the log. */
export const tell = (g: Field, event: DenainEvent): void => g.pen.tell(event);
