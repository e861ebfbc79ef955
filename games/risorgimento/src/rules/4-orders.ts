import {
  allHold,
  type Condition,
  EVERY,
  itemAt,
  type Modifier,
  type Question,
  type Refusal,
  type Work,
  whyNot,
} from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, type UnitId, unitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { saidFormation } from '../model/names.ts';
import { must, mustFirst, refusal, wrongMoment } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  brigadierOf,
  DONE,
  did,
  type Field,
  has,
  hexOf,
  IN_RESERVE,
  isOnMap,
  note,
  ordersMark,
  push,
  STARTED_ADJACENT,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { CORPS_CAVALRY, INERT, ORDERS, WITH_ORDERS } from '../model/vocabulary.ts';
import {
  corpsOfFormation,
  formationIdOf,
  formationOf,
  idOf,
  leaderData,
  sideOfFormation,
  unitsOfCorps,
} from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { rollDie } from './0-dice.ts';
import { fixCommand, hasOrders, isAble, mayTryOrders, ordersOf, unitsOfStep } from './4-command.ts';
import { NO_ATTACK } from './4-kinds.ts';
import { isNextToEnemy } from './6-zone-of-control.ts';
import { isBrigade } from './9-hors-de-combat.ts';

interface Taking {
  readonly g: Field;
  readonly f: FormationId;
  readonly u: UnitId;
}
/** What it takes for a brigade to take a cavalry unit of its corps along. */
const ATTACHES: readonly Condition<Taking>[] = [
  mustFirst('4.15b', 'notCorpsCavalry', ({ g, f, u }) => isCorpsCavalry(g, f, u)),
  mustFirst('4.15b', 'noBrigadier', ({ g, f }) => isBrigade(g, f) && isAble(g, brigadierOf(g, f))),
  must('4.15b', 'oneCavalry', ({ g }) => g.s.battle.attached[0] === 0),
  must('4.15b', 'cavalryActed', ({ g, u }) => !did(g, u, DONE) && !g.s.formation.hasActed[formationOf(g, u)]),
  must('5.6c', 'actedOnce', ({ g, u }) => !has(g, u, ACTED_ONCE)),
  must('4.61a', 'reserveStays', ({ g, u }) => !has(g, u, IN_RESERVE)),
];
const isCorpsCavalry = (g: Field, f: FormationId, u: UnitId): boolean => {
  const own = formationOf(g, u);
  return g.w.formationKind[own] === CORPS_CAVALRY && g.w.formationCorps[own] === g.w.formationCorps[f] && isOnMap(g, u);
};
/** 4.15b R23 The cavalry that a brigade may take along now. */
export function attachable(g: Field, f: FormationId): UnitId[] {
  const out: UnitId[] = [];
  for (const u of unitsOfCorps(g, corpsOfFormation(g, f))) if (allHold(ATTACHES, { g, f, u })) out.push(u);
  return out;
}
export const whyNotAttach = (g: Field, f: FormationId, u: UnitId): Refusal[] => whyNot(ATTACHES, { g, f, u });

/** 4.15b R23 A brigade takes one unit of its corps' cavalry along for this step, or goes alone. */
export const attach: Question<Field> = {
  name: 'attach',
  rule: '4.15b',
  side: (g, f: FormationId) => sideOfFormation(g, f),
  list(g, out, piece, f: FormationId) {
    if (piece === EVERY) for (const u of attachable(g, f)) out.add(VERB.attach, u);
    else if (piece >= 0 && piece < g.w.units && allHold(ATTACHES, { g, f, u: unitId(piece) }))
      out.add(VERB.attach, piece);
    if (piece < 0) out.add(VERB.alone);
  },
  pieces(g, pool, f: FormationId) {
    for (const u of unitsOfCorps(g, corpsOfFormation(g, f))) if (isCorpsCavalry(g, f, u)) pool.add(u);
  },
  act(g, o, f: FormationId) {
    if (o.verb === VERB.alone) return;
    g.s.battle.attached[0] = o.a + 1;
    emit(g, { type: 'attached', rule: '4.15b', piece: idOf(g, actionUnit(o)), formation: formationIdOf(g, f) });
  },
  refuse: (g, o, f: FormationId) =>
    o.verb === VERB.attach ? whyNotAttach(g, f, actionUnit(o)) : [wrongMoment('4.15b', o.verb)],
  prompt: (g, f: FormationId) => say('prompt.attach', { brigade: saidFormation(g.w, formationIdOf(g, f)) }),
};

/** 4.13a 4.11b What is added to the die for Orders; nothing where the brigadier adds none. */
export function ordersSum(g: Field, f: FormationId): Modifier[] {
  const { engagement } = leaderData(g, brigadierOf(g, f));
  return engagement === 0 ? [] : [modifier('4.11b', engagement, 'brigadier')];
}
/** Whether a brigade has a choice: it has no Orders and may roll for them. */
export const isAskedForOrders = (g: Field, f: FormationId): boolean => !hasOrders(g, f) && mayTryOrders(g, f);

/** 4.13a 4.13b 4.13c 4.42a R21 A brigadier without Orders rolls for them, or does without. */
export const orders: Question<Field> = {
  name: 'orders',
  rule: '4.13a',
  side: (g, f: FormationId) => sideOfFormation(g, f),
  list(g, out, piece, f: FormationId) {
    if (piece !== EVERY && piece !== g.w.units + brigadierOf(g, f)) return;
    if (isAskedForOrders(g, f)) out.add(VERB.try);
    out.add(VERB.wait);
  },
  pieces: (g, pool, f: FormationId) => pool.add(g.w.units + brigadierOf(g, f)),
  act(g, o, f: FormationId) {
    if (o.verb === VERB.wait) {
      g.s.formation.orders[f] = ordersOf(g, f);
      return;
    }
    const modifiers = ordersSum(g, f);
    const die = rollDie(g);
    const total = modifiers.reduce((sum, m) => sum + m.value, die);
    const isGained = total <= g.w.charts.orders.most;
    g.s.formation.orders[f] = isGained ? WITH_ORDERS : INERT;
    emit(g, {
      type: 'orders-rolled',
      rule: isGained ? '4.13b' : '4.13c',
      formation: formationIdOf(g, f),
      die,
      modifiers,
      total,
      hasOrders: isGained,
    });
  },
  refuse(g, o, f: FormationId) {
    if (o.verb === VERB.attach) return whyNotAttach(g, f, actionUnit(o));
    if (o.verb !== VERB.try) return [wrongMoment('4.13a', o.verb)];
    return [hasOrders(g, f) ? refusal('4.13a', 'hasOrders') : refusal('4.13a', 'mayNotTry')];
  },
  prompt: (g, f: FormationId) => say('prompt.orders', { brigade: saidFormation(g.w, formationIdOf(g, f)) }),
};

/** 4.11c 4.22a 4.13c 4.41a 7.51a 4.55c R19 Orders and command are fixed for the step, and what follows from them: without attacks, or with rally alone. */
export const command: Work<Field> = {
  name: 'command',
  run(g, f: FormationId) {
    fixCommand(g, f);
    const side = sideOfFormation(g, f);
    for (const u of unitsOfStep(g, f)) if (isNextToEnemy(g, hexOf(g, u), side)) note(g, u, STARTED_ADJACENT);
    const isInert = g.s.formation.orders[f] === INERT;
    emit(g, {
      type: 'formation-began',
      rule: isInert ? '4.13c' : '4.22a',
      formation: formationIdOf(g, f),
      orders: itemAt(ORDERS, ordersMark(g, f)),
    });
    if (isInert) return;
    if (g.s.battle.kind[0] !== NO_ATTACK) push(g, STEP.assault, f);
    push(g, STEP['small-arms'], f);
    push(g, STEP.act, f);
  },
};
