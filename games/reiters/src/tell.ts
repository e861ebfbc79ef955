import type { ReitersEvent } from './event.ts';
import type { Field } from './state.ts';

/** The one door to the log. */
export const tell = (g: Field, event: ReitersEvent): void => g.pen.tell(event);
