import type { HexId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { ART, BAGGAGE, CAV, DRG, INF, ROUTED } from '../model/vocabulary.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { classOf, formationOf } = unit;

/** The classes that fight come first in the list of classes. */
export const isCombatUnit = (g: Field, u: UnitId): boolean => classOf(g, u) <= DRG;
export const isHorse = (g: Field, u: UnitId): boolean => g.w.unitClass[u] === CAV || g.w.unitClass[u] === DRG;
export const isInfantry = (g: Field, u: UnitId): boolean => g.w.unitClass[u] === INF;
export const isBattery = (g: Field, u: UnitId): boolean => g.w.unitClass[u] === ART;
export const isBaggage = (g: Field, u: UnitId): boolean => g.w.unitClass[u] === BAGGAGE;

export const isRouted = (g: Field, u: UnitId): boolean => g.s.unit.state[u] === ROUTED;
/** 5b Its formation is one of those that act now. */
export const isActing = (g: Field, u: UnitId): boolean => g.s.formation.isActing[formationOf(g, u)] === 1;
/** 8.4d Troops lost with their commander do nothing any more. */
export const isGarrisonLost = (g: Field, u: UnitId): boolean => g.s.formation.isLost[formationOf(g, u)] === 1;

/** What conditions are asked about: a piece, the hex it would act on, and the side that orders it. */
export interface Attempt {
  readonly g: Field;
  readonly u: UnitId;
  readonly hex: HexId;
  readonly side: number;
}
