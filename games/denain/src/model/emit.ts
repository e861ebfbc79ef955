import type { DenainEvent } from './event.ts';
import type { Field } from './state.ts';

/** The one door to the log. */
export const emit = (g: Field, event: DenainEvent): void => g.pen.emit(event);
