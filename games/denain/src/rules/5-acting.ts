import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { saidFormationAt } from '../model/names.ts';
import type { Field } from '../model/state.ts';

/** The formations of a side that act now, as a sentence names them. */
export const actingNames = (g: Field, side: number): Text =>
  list([...g.w.sideFormations[side]!].filter((f) => g.s.formation.isActing[f]).map((f) => saidFormationAt(g.w, f)));
