import type { GameEvent } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import type { ChargeEvent } from './events/charge.ts';
import type { CommandEvent } from './events/command.ts';
import type { CompulsoryEvent } from './events/compulsory.ts';
import type { FireEvent } from './events/fire.ts';
import type { FrameEvent } from './events/frame.ts';
import type { MeleeEvent } from './events/melee.ts';
import type { MoveEvent } from './events/move.ts';
import type { Field } from './state.ts';

/** What can happen in a battle, with the rule that caused it. Pieces by id, lengths in centimetres, headings in degrees. */
export type TabletopEvent = GameEvent & { readonly rule: RuleId } & (
    | FrameEvent
    | CommandEvent
    | CompulsoryEvent
    | ChargeEvent
    | MoveEvent
    | FireEvent
    | MeleeEvent
  );
/** The one door to the log. */
export const emit = (g: Field, event: TabletopEvent): void => g.pen.emit(event);
