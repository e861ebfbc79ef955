import { hasFormation } from '../rules/degradation.ts';
import {
  attempt,
  type Command,
  fieldOf,
  HALF,
  type HalfSoFar,
  isAdmitted,
  type MoveCase,
  type Progress,
  reasonsAgainst,
  type Surroundings,
} from '../rules/moving/index.ts';
import { shapeOf, sizeOf } from '../rules/table/footprints.ts';
import { OPEN_GROUND } from '../rules/table/ground.ts';
import { inCm } from '../rules/table/measure.ts';
import { home, placed } from './placed.ts';

type Told = NonNullable<Parameters<typeof placed>[0]> &
  Partial<Omit<MoveCase, 'unit' | 'half' | 'around' | 'type'>> &
  Partial<MoveCase['type']>;

/** A line of 12 of class A, free to do what it likes, on an open table of 120 by 80 cm, its own edge below, unless told otherwise. Its footprint follows from its formation. */
export function mover(told: Told = {}, around: Partial<Surroundings> = {}, half: Partial<HalfSoFar> = {}): MoveCase {
  const {
    class: manoeuvre = 'A',
    cavalryClass = 'light',
    artilleryKind = 'foot',
    hasEliteCompanies = true,
    maySkirmish = true,
    degradation = 'formed',
    isScreenOut = false,
    order = { type: 'ATTACK' },
    hasCharged = false,
    isPursuing = false,
    isFormingUp = false,
    figures = 12,
    initialFigures = figures,
    arm = 'infantry',
    formation = 'line',
    ...rest
  } = told;
  const size =
    formation === 'garrison'
      ? { width: 100, depth: 100 }
      : sizeOf({ arm, figures, formation, front: figures, initialCrew: initialFigures });
  const unit = placed({
    arm,
    formation,
    figures,
    hasFormation: hasFormation(degradation),
    width: inCm(size.width),
    depth: inCm(size.depth),
    guns: arm === 'artillery' ? '8-pdr' : null,
    ...rest,
  });
  return {
    unit,
    type: {
      class: manoeuvre,
      initialFigures,
      hasEliteCompanies,
      maySkirmish,
      ...(arm === 'cavalry' && { cavalryClass }),
      ...(arm === 'artillery' && { artilleryKind }),
    },
    degradation,
    isScreenOut,
    order,
    hasCharged,
    isPursuing,
    isFormingUp,
    half: { left: HALF, backed: 0, debt: null, astride: [], isOver: false, isInHand: false, ...half },
    around: { ground: OPEN_GROUND, units: [], guns: [], home: home('bottom'), sees: () => true, ...around },
  };
}
/** What a command leads to; it must be allowed. */
export function moved(c: MoveCase, command: Command): Progress {
  const trial = attempt(fieldOf(c), command);
  if (!isAdmitted(trial))
    throw new Error(`refused: ${JSON.stringify(reasonsAgainst(trial).map(({ rule, why }) => [rule, why.en]))}`);
  return trial.end;
}
/** The rules that a command would break. */
export const refused = (c: MoveCase, command: Command): readonly string[] =>
  reasonsAgainst(attempt(fieldOf(c), command)).map(({ rule }) => rule);
/** A unit after a command, as it begins its next half. */
export function later(c: MoveCase, p: Progress, more: Partial<Surroundings> = {}): MoveCase {
  const unit = {
    ...c.unit,
    base: p.base,
    shape: p.sector ? p.sector.shape : shapeOf(p.base),
    formation: p.formation,
    hasFormation: hasFormation(p.degradation),
    sector: p.sector,
  };
  return {
    ...c,
    unit,
    degradation: p.degradation,
    isScreenOut: p.isScreenOut,
    half: { left: HALF, backed: 0, debt: p.debt, astride: p.astride, isOver: false, isInHand: false },
    around: { ...c.around, ...more },
  };
}
