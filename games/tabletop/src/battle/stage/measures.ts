import { itemAt } from '@tambour/kernel';
import { type Measures, measuresOf } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import { unitId } from '../model/ids.ts';
import { pieceTitle } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { has } from '../model/state.ts';
import { figuresIn, unitOf } from '../model/views.ts';
import { scoreOf } from '../verdict.ts';
import { SIDES } from './status.ts';

/** Figures of those who are on the table or still to come: those who are gone, whole or not, fight no more. */
export const strengthLeft = (g: Field, n: number): number => {
  const u = unitId(n);
  return unitOf(g, u).state === 'gone' && !has(g, u, 'waiting') ? 0 : figuresIn(g, u);
};
export const unitsOfSides = (g: Field): readonly (readonly number[])[] =>
  SIDES.map((side) => g.w.kinds.flatMap((kind, u) => (kind.side === side ? [u] : [])));
/** Strength in figures, and losses by unit. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: unitsOfSides(g),
    formations: g.w.kinds.map(({ id, side }, u) => ({ side, formation: pieceTitle(g.w, id), units: [u] })),
    called: sayStage('measures.unit'),
    full: (u) => itemAt(g.w.kinds, u).initialFigures,
    left: (u) => strengthLeft(g, u),
    points: (side) => scoreOf(g, side),
  });
