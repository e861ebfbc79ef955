import { CENTIMETRE, FINE } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Degradation, MoraleState } from '../../model/vocabulary.ts';
import { isAtLarge } from '../../rules/table/placed.ts';
import { responsibleFor } from '../chain.ts';
import { degradationOf, objectiveGround, valueAt } from '../model/columns.ts';
import type { UnitView } from '../model/scratch.ts';
import { type Field, has, isOver } from '../model/state.ts';
import { leaderOf, unitsOf } from '../model/views.ts';
import { scoreOf } from '../verdict.ts';

/** The parts of a judgement, each in victory points or thereabouts. */
export const TERMS = ['points', 'strength', 'cohesion', 'morale', 'progress', 'command'] as const;
export type Term = (typeof TERMS)[number];
export type Terms = Readonly<Record<Term, number>>;

/** What a unit in full strength is worth. All figures here are set by hand and not yet weighed by play. */
const WHOLE = 2;
const BY_LEVEL: Readonly<Record<Degradation, number>> = {
  formed: 0,
  disorganised: -0.08,
  noFormation: -0.3,
  disorder: -0.5,
};
const BY_STATE: Readonly<Record<MoraleState, number>> = {
  steady: 0,
  uncontrolled: -0.2,
  halted: -0.2,
  rallying: -0.6,
  retreat: -0.8,
  rout: -1.2,
  flight: -1.8,
  freed: -2,
  prisoner: -2,
  gone: -2,
};
/** How much of an objective's points its nearness is worth, and from where on it is felt, in centimetres. */
const NEARNESS = 0.6;
const FELT = 90;
const NEAR_GENERAL = 0.08;
const NEAR = CHARTS.distances.entries.generalNear.cm;

const gap = (ax: number, ay: number, bx: number, by: number): number => {
  const [dx, dy] = [(ax - bx) / FINE / CENTIMETRE, (ay - by) / FINE / CENTIMETRE];
  return Math.sqrt(dx * dx + dy * dy);
};
const isInHand = ({ state }: UnitView): boolean => state === 'steady' || state === 'halted';

/** How near a side has come to what it does not hold. */
function progressOf(g: Field, side: number): number {
  let sum = 0;
  g.w.objectives.forEach((objective, i) => {
    if (g.s.objective.owner[i] === side + 1) return;
    const { x, y } = objectiveGround(g, objective).shape;
    let least = FELT;
    for (const unit of unitsOf(g))
      if (unit.side === side && isInHand(unit)) least = Math.min(least, gap(unit.shape.x, unit.shape.y, x, y));
    sum += objective.points * NEARNESS * (1 - least / FELT);
  });
  return sum;
}
function unitTerms(g: Field, unit: UnitView): Pick<Terms, 'strength' | 'cohesion' | 'morale' | 'command'> {
  const { figures, initialFigures, kind, state, u, shape } = unit;
  if (has(g, u, 'waiting')) return { strength: WHOLE, cohesion: 0, morale: 0, command: 0 };
  if (!isAtLarge(unit)) return { strength: 0, cohesion: 0, morale: 0, command: 0 };
  const l = responsibleFor(g, u);
  const isLed = l >= 0 && gap(leaderOf(g, l).shape.x, leaderOf(g, l).shape.y, shape.x, shape.y) <= NEAR + WHOLE;
  const share = figures / initialFigures;
  return {
    strength: (WHOLE * share * kind.base) / MIDDLE_BASE,
    cohesion: BY_LEVEL[degradationOf(g, u)],
    morale: BY_STATE[state],
    command: isLed ? NEAR_GENERAL : 0,
  };
}
/** The base value of a common battalion. */
const MIDDLE_BASE = 5;

/** What a side has, part by part. */
export function termsOf(g: Field, side: number): Terms {
  const sum = {
    points: scoreOf(g, side),
    strength: 0,
    cohesion: 0,
    morale: 0,
    progress: progressOf(g, side),
    command: 0,
  };
  for (const unit of unitsOf(g)) {
    if (unit.side !== side || unit.u >= g.w.units) continue;
    const { strength, cohesion, morale, command } = unitTerms(g, unit);
    sum.strength += strength;
    sum.cohesion += cohesion;
    sum.morale += morale;
    sum.command += command;
  }
  return sum;
}
/** What a won or lost battle is worth beyond its points. */
const WON = 100;
/** What a position is worth to a side: its parts against the other's; a battle that is over by who won. */
export function judge(g: Field, side: number): number {
  const own = termsOf(g, side);
  const other = termsOf(g, 1 - side);
  const winner = valueAt(g.s.battle.winner, 0) - 1;
  const end = !isOver(g) || winner < 0 ? 0 : winner === side ? WON : -WON;
  return TERMS.reduce((sum, term) => sum + own[term] - other[term], end);
}
