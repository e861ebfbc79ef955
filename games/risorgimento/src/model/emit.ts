import type { RisorgimentoEvent } from './event.ts';
import type { Field } from './state.ts';

/** The one door to the log. */
export const emit = (g: Field, event: RisorgimentoEvent): void => g.pen.emit(event);
