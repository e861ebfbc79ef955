import { FORMATIONS } from '../../../model/vocabulary.ts';
import type { Debt, MoveCase, MoverType } from '../../../rules/moving/index.ts';
import { sees } from '../../../rules/table/sight.ts';
import { HALF_TICKS } from '../../clock.ts';
import { astrideLines, barrierKept, gunsLeft, keptBarrier } from '../../guns.ts';
import {
  debtKind,
  degradationOf,
  formationBy,
  homeFor,
  orderOf,
  orderSpot,
  paysFor,
  sectorAt,
  supportedBy,
  ticksBacked,
  ticksOwed,
  ticksSpent,
} from '../../model/columns.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Debt as DebtName } from '../../model/marks.ts';
import { type Field, has } from '../../model/state.ts';
import { initialOf, kindOf, unitOf, unitsOf, viewOf } from '../../model/views.ts';

/** C3l What a unit has begun and not paid for. */
export function debtOf(g: Field, u: UnitId): Debt | null {
  const name = debtKind(g, u);
  const ticks = ticksOwed(g, u);
  const kept = paysFor(g, u);
  switch (name) {
    case 'none':
    case 'leave':
      return null;
    case 'crossing': {
      const line = barrierKept(g, kept);
      return line ? { for: 'line', line, ticks } : null;
    }
    case 'form':
    case 'limber':
      return { for: 'form', to: formationBy(kept), ticks };
    case 'enter':
      return { for: 'enter', sector: sectorAt(g, kept), ticks };
    default:
      return { for: name, ticks };
  }
}
/** The name of what a unit pays for, and the number that says of what. */
export function keptDebt(g: Field, debt: Debt | null): readonly [DebtName, number] {
  if (!debt) return ['none', 0];
  switch (debt.for) {
    case 'line':
      return ['crossing', keptBarrier(g, debt.line)];
    case 'form':
      return [debt.to === 'limbered' || debt.to === 'unlimbered' ? 'limber' : 'form', FORMATIONS.indexOf(debt.to)];
    case 'enter':
      return ['enter', g.w.ground.sectors.indexOf(debt.sector)];
    default:
      return [debt.for, 0];
  }
}

function typeOf(g: Field, u: UnitId): MoverType {
  const { class: manoeuvre, cavalryClass, artilleryKind, hasElite, maySkirmish } = kindOf(g, u);
  return {
    class: manoeuvre,
    ...(cavalryClass && { cavalryClass }),
    ...(artilleryKind && { artilleryKind }),
    initialFigures: initialOf(g, u),
    hasEliteCompanies: hasElite,
    maySkirmish,
  };
}
/** A unit as its normal move sees it now. */
export function moveCase(g: Field, u: UnitId): MoveCase {
  const view = unitOf(g, u);
  const order = orderOf(g, u);
  const names = order === 'HOLD' || order === 'MARCH';
  return {
    unit: view,
    type: typeOf(g, u),
    degradation: degradationOf(g, u),
    isScreenOut: has(g, u, 'screenOut'),
    order: {
      type: order,
      unit: unitsOf(g)[supportedBy(g, u)] ?? null,
      at: names ? orderSpot(g, u) : null,
    },
    hasCharged: has(g, u, 'charged') || has(g, u, 'movedAtOnce'),
    isPursuing: has(g, u, 'pursues') || has(g, u, 'runsAfter'),
    isFormingUp: has(g, u, 'formsUp') || has(g, u, 'manning'),
    half: {
      left: Math.max(0, HALF_TICKS - ticksSpent(g, u)),
      backed: ticksBacked(g, u),
      debt: debtOf(g, u),
      astride: astrideLines(g, u),
      isOver: has(g, u, 'hasMoved'),
      isInHand: g.s.battle.mover[0] === u + 1,
    },
    around: {
      ground: g.w.ground,
      units: unitsOf(g),
      guns: gunsLeft(g),
      home: homeFor(g, view.side),
      sees: (enemy) => sees(view, enemy, viewOf(g)),
    },
  };
}
