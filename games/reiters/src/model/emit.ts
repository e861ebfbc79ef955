import type { ReitersEvent } from './event.ts';
import type { Field } from './state.ts';

/** The one door to the log. */
export const emit = (g: Field, event: ReitersEvent): void => g.pen.emit(event);
