import type { HexId } from '@tambour/boards';
import type { RuleId } from '../../data/rule-ids.ts';
import type { DenainEvent } from './event.ts';
import type { UnitId } from './ids.ts';
import type { Field } from './state.ts';

/** The one door to the log. */
export const emit = (g: Field, event: DenainEvent): void => g.pen.emit(event);

type Step = 'stepped' | 'withdrew' | 'ran' | 'retreated' | 'displaced' | 'advanced';
/** A piece has gone from one hex to the next. */
export const emitStep = (g: Field, type: Step, rule: RuleId, u: UnitId, from: HexId, to: HexId): void =>
  emit(g, { type, rule, piece: g.w.unitIds[u]!, from: g.w.hexNames[from]!, to: g.w.hexNames[to]! });
