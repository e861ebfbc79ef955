import { CHARTS } from '../../../model/charts.ts';
import type { Formation } from '../../../model/vocabulary.ts';
import { FORMATIONS } from '../../../model/vocabulary.ts';
import { changeQuarters } from '../../../rules/rates.ts';
import { reshaped, shapeOf, sizeOf } from '../../../rules/table/footprints.ts';
import { TICKS } from '../../clock.ts';
import { screenIn, setFormation } from '../../doors.ts';
import { formationBy, formationOf, idOf, paysFor, ticksOwed } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { DEBTS } from '../../model/marks.ts';
import { type Field, has } from '../../model/state.ts';
import { kindOf, unitOf } from '../../model/views.ts';
import { isFree } from '../../room.ts';

const FORM = DEBTS.indexOf('form');

/** 2.4-P18 C10b Whether an enemy pursues it, or runs after it out of control. */
export function isPursued(g: Field, u: UnitId): boolean {
  for (let other = unitId(0); other < g.w.rows; other++)
    if (g.s.unit.prey[other] === u + 1 && (has(g, other, 'pursues') || has(g, other, 'runsAfter'))) return true;
  return false;
}
const MASS = ['line', 'attackColumn', 'marchColumn'] as const satisfies readonly Formation[];
const { figures: SQUARE_LEAST } = CHARTS.shapes.square;
/** C2b C2c C2d C2e C2f The formations that troops of its kind and number take in the open. */
export function formationsFor(g: Field, u: UnitId): readonly Formation[] {
  const { arm, maySkirmish } = kindOf(g, u);
  if (arm === 'artillery') return [];
  const square = arm === 'infantry' && unitOf(g, u).figures >= SQUARE_LEAST ? (['square'] as const) : [];
  return [...MASS, ...square, ...(maySkirmish ? (['skirmish'] as const) : [])];
}
/** C2l Whether it has room for a formation where it stands, at a heading. */
export function hasRoom(g: Field, u: UnitId, formation: Formation, heading: number): boolean {
  const { arm, figures, initialFigures, base } = unitOf(g, u);
  // C2k Gunners without their guns stand in one rank.
  const size = has(g, u, 'offGuns')
    ? sizeOf({ arm, figures, formation: 'rout', front: figures })
    : sizeOf({ arm, figures, formation, initialCrew: initialFigures });
  return isFree(g, u, shapeOf(reshaped(base, size, heading)));
}

/** 2.4-P18 2.4-P21 What a retreating unit may change to: nobody pursues it, it is out of buildings and not paying for anything, and there is room. */
export function changesOf(g: Field, u: UnitId): readonly Formation[] {
  const { state, sector, base } = unitOf(g, u);
  if (state !== 'retreat' || sector || g.s.unit.debt[u] !== 0 || isPursued(g, u)) return [];
  return formationsFor(g, u).filter(
    (formation) => formation !== formationOf(g, u) && hasRoom(g, u, formation, base.heading),
  );
}
export const mayChangeNow = (g: Field, u: UnitId): boolean => changesOf(g, u).length > 0;
export const isChanging = (g: Field, u: UnitId): boolean => g.s.unit.debt[u] === FORM;
/** 2.4-P21 C3e It begins to change: that takes the time of its class out of its retreat. */
export function beginChange(g: Field, u: UnitId, formation: Formation): void {
  const { unit } = g.s;
  const quarters = changeQuarters(formation, kindOf(g, u).class);
  unit.debt[u] = FORM;
  unit.owed[u] = quarters * TICKS;
  unit.owedFor[u] = FORMATIONS.indexOf(formation);
  emit(g, { type: 'formation-begun', rule: '2.4-P21', piece: idOf(g, u), formation, quarters });
  payChange(g, u);
}
/** 2.4-P21 C3l A quarter of its retreat goes into its new formation; it has it when all is paid, if there is still room. */
export function payChange(g: Field, u: UnitId): void {
  const { unit } = g.s;
  unit.owed[u] = Math.max(0, ticksOwed(g, u) - TICKS);
  if (unit.owed[u] !== 0) return;
  const formation = formationBy(paysFor(g, u));
  unit.debt[u] = 0;
  unit.owedFor[u] = 0;
  if (!hasRoom(g, u, formation, unitOf(g, u).base.heading)) return;
  if (formation === 'square') screenIn(g, u);
  setFormation(g, u, formation);
  emit(g, { type: 'formation-taken', rule: '2.4-P18', piece: idOf(g, u), formation });
}
