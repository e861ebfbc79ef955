import { type Modifier, totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { idOfUnit, mark, moraleOf, strengthOf } from '../model/unit.ts';
import { DISORGANISED, NOWHERE, OK, ROUTED } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { losePoint } from './1-losses.ts';
import { isCombatUnit } from './1-units.ts';

/** 12.1a A check: the die at most the morale, or the unit is disorganised. */
export function checkOrder(g: Field, u: UnitId): void {
  const die = g.pen.roll(6);
  const morale = moraleOf(g, u);
  const holds = die <= morale;
  emit(g, { type: 'order-checked', rule: '12.1a', piece: idOfUnit(g, u), die, morale, holds });
  if (!holds) disorganise(g, u, '12.2a');
}

/** 12.2a 12.2b 12.3a A second disorganisation is a rout test; routed units do not mind (R66). May push the rout move: what must follow it is on the stack before. */
export function disorganise(g: Field, u: UnitId, rule: RuleId): void {
  const { unit } = g.s;
  if (unit.hex[u] === NOWHERE || unit.state[u] === ROUTED || !isCombatUnit(g, u)) return;
  mark(g, u, MARK.wasDisorganised);
  if (unit.state[u] === OK) {
    unit.state[u] = DISORGANISED;
    emit(g, { type: 'disorganised', rule, piece: idOfUnit(g, u) });
    return;
  }
  routTest(g, u);
}

/** 12.3b What goes on the die of a rout test. */
export const routModifiers = (w: DenainWorld): readonly Modifier[] => [
  modifier('12.3b', w.charts.routTestAdd, 'routTest'),
];

/** 12.3b 12.3c 12.3d 12.3e 12.3f The die plus 2 against strength or morale: at most, a point is lost; above, rout. R65 */
function routTest(g: Field, u: UnitId): void {
  const { w } = g;
  const die = g.pen.roll(6);
  const total = die + totalOf(routModifiers(w));
  const against = w.edition.routTestsStrength ? strengthOf(g, u) : moraleOf(g, u);
  const holds = total <= against;
  const rule: RuleId = w.edition.routTestsStrength ? '12.3c' : '12.3d';
  emit(g, { type: 'rout-tested', rule, piece: idOfUnit(g, u), die, total, against, holds });
  if (holds) losePoint(g, u, '12.3e');
  else rout(g, u, '12.3f');
}

/** 12.3f 7.8b The unit routs at once: its guns are lost, and it runs. */
export function rout(g: Field, u: UnitId, rule: RuleId): void {
  g.s.unit.state[u] = ROUTED;
  emit(g, { type: 'routed', rule, piece: idOfUnit(g, u) });
  push(g, STEP.rout, u);
}
