import { allHold, type Condition, EVERY, type Question, whyNot } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { chargesByOrder } from '../../../rules/charging/conditions.ts';
import { LIMITS } from '../../../rules/table/measure.ts';
import { distanceOf } from '../../../rules/table/placed.ts';
import { say } from '../../../texts/say-battle.ts';
import { nextQuarter, quarterNumber } from '../../clock.ts';
import { degradeTo, standAt } from '../../doors.ts';
import { meleesOf } from '../../logs.ts';
import { formationOf, orderOf, phaseOf, quartersPlayed, stateOf, supportedBy, valueAt } from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { askedUnit } from '../../model/names.ts';
import { must, mustFirst, wrongMoment } from '../../model/refusal.ts';
import { type Field, has, mark, periodOf, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { kindOf, sideOf, unitOf } from '../../model/views.ts';
import { runInto } from '../charge.ts';
import { haltOnTheWay, withinReach } from './advance.ts';

/** The quarters of this period that an advance still has: only while compulsory moves are made. */
function quartersLeft(g: Field, u: UnitId): number {
  const phase = phaseOf(g);
  if (has(g, u, 'movedAtOnce') || (phase !== 'COMPULSORY' && phase !== 'INTERLUDE')) return 0;
  return CHARTS.scale.quartersPerPeriod - quartersPlayed(g);
}
/** C11b R71 Whether its order lets it charge an enemy. */
function mayChargeAt(g: Field, u: UnitId, target: UnitId): boolean {
  const lets = chargesByOrder(orderOf(g, u), kindOf(g, u).arm);
  if (typeof lets === 'boolean') return lets;
  const friend = supportedBy(g, u);
  return friend >= 0 && distanceOf(unitOf(g, friend), unitOf(g, target)) <= LIMITS.supportOrder;
}
interface InHand {
  readonly g: Field;
  readonly u: UnitId;
  readonly asked: number;
  readonly reach: ReturnType<typeof withinReach>;
}
const caseOf = (g: Field, u: number, asked: number): InHand => ({
  g,
  u: unitId(u),
  asked,
  reach: withinReach(g, unitId(u), quartersLeft(g, unitId(u))),
});
/** R71 C11b What it takes to complete an advance that is back in hand: it obeys, an enemy is in reach, and its order lets it charge him. */
const COMPLETES: readonly Condition<InHand>[] = [
  mustFirst('2.2a', 'otherUnitInHand', ({ u, asked }) => asked === u),
  mustFirst('2.3a', 'haltedNoContact', ({ g, u }) => stateOf(g, u) === 'steady'),
  mustFirst('2.2a', 'nobodyInReach', ({ reach }) => reach !== undefined),
  must('C11b', 'orderNoContact', ({ g, u, reach }) => reach !== undefined && mayChargeAt(g, u, reach.target.u)),
];
/** Whether it has come to contact in this period: then nothing is lost. */
const hasMet = (g: Field, u: UnitId): boolean =>
  unitOf(g, u).opponents.length > 0 ||
  valueAt(g.s.unit.rounds, u) > 0 ||
  meleesOf(g, u).some(([period]) => period === periodOf(g));

/**
 * C14a 2.2a 2.3i 2.3k R62 R71 An advance out of control that gets another result: on obey its owner may let it complete the move to contact, or it stops, at least without
 * formation; on halt it goes on to 5 cm from its target. Skirmishers lose nothing. Asked again when it was completed (1): without contact it stops all the same.
 */
export const backInHand: Question<Field> = {
  name: 'back-in-hand',
  rule: '2.2a',
  inside: true,
  standing: 'back-in-hand',
  side: (g, u) => sideOf(g, unitId(u)),
  list(g, out, piece, u, isOver) {
    if (piece !== EVERY && piece !== u) return;
    out.add(VERB.stop, u);
    if (isOver === 0 && !out.isFull && allHold(COMPLETES, caseOf(g, u, u))) out.add(VERB.complete, u);
  },
  act(g, o, unit) {
    const u = unitId(unit);
    unmark(g, u, 'charging', 'runsAfter');
    if (o.verb === VERB.complete) {
      const { reach } = caseOf(g, u, u);
      if (!reach) return;
      const { x, y } = unitOf(g, u).base;
      mark(g, u, 'charging', 'charged');
      g.s.unit.lastQuarter[u] = quarterNumber({ period: periodOf(g), quarter: CHARTS.scale.quartersPerPeriod });
      standAt(g, u, x, y, reach.heading);
      push(g, STEP['back-in-hand'], u, 1);
      runInto(g, u, reach.target.u);
      return;
    }
    if (hasMet(g, u) || formationOf(g, u) === 'skirmish') return;
    const isHalted = stateOf(g, u) === 'halted';
    if (isHalted) haltOnTheWay(g, u, nextQuarter(g), quartersLeft(g, u));
    degradeTo(g, u, 'noFormation', isHalted ? '2.3k' : '2.1l');
  },
  refuse(g, o, u, isOver) {
    if (o.verb === VERB.complete && isOver === 0) return whyNot(COMPLETES, caseOf(g, u, o.a));
    return o.verb === VERB.stop
      ? whyNot(COMPLETES.slice(0, 1), { g, u: unitId(u), asked: o.a, reach: undefined })
      : [wrongMoment('2.2a', o.verb)];
  },
  prompt: (g, u) => say('prompt.backInHand', askedUnit(g.w, u)),
};
export const IN_HAND_STEPS = [backInHand] as const;
