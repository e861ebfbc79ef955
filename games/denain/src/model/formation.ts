import type { IdArray } from '@tambour/kernel';
import { type FormationId, type LeaderId, leaderId, type UnitId } from './ids.ts';
import type { ScenarioData } from './scenario.ts';
import type { Field } from './state.ts';
import { LOST } from './vocabulary.ts';

export const formationSide = (g: Field, f: FormationId): number => g.w.formationSide[f]!;
export const unitsOf = (g: Field, f: FormationId): IdArray<UnitId> => g.w.formationUnits[f]!;
/** The leader that the scenario gives it. */
export const ownLeader = (g: Field, f: FormationId): LeaderId => g.w.formationLeader[f]!;
export const formationData = (g: Field, f: FormationId): ScenarioData['formations'][number] => g.w.data.formations[f]!;
export const idOfFormation = (g: Field, f: FormationId): string => g.w.formationIds[f]!;
export const formationsOf = (g: Field, side: number): IdArray<FormationId> => g.w.sideFormations[side]!;

/** The row of the leader who now leads a formation: the scenario's, or an aide-de-camp. */
export const leaderOf = (g: Field, formation: FormationId): LeaderId => {
  const own = ownLeader(g, formation);
  return g.s.leader.place[own] === LOST ? aideOf(g, formation) : own;
};
export const aideOf = (g: Field, formation: FormationId): LeaderId => leaderId(g.w.leaders + formation);
