import { directionTo, type HexId, hexId } from '@tambour/boards';
import { ActionList, allHold, type Condition, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionHex, actionUnit } from '../model/action-view.ts';
import {
  ATTACKERS,
  clearCombat,
  countOf,
  fighters,
  listed,
  listedHex,
  roleSide,
  TARGETS,
  vacatedBy,
} from '../model/fight.ts';
import { BARRED } from '../model/ground.ts';
import { holder, holdsEnemyBaggage, isBarred } from '../model/hex.ts';
import { NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { must, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { classOf, emitStep, has, hexOf, isOnMap, mark, movementOf, noteDriven, sideOf, unmark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { FRENCH } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { type Attempt, isCombatUnit, isGarrisonLost, isRouted } from './1-units.ts';
import { mayStack, whyNotShare } from './3-stacking.ts';
import { arrive } from './7-arrival.ts';
import { actBreach, isBeforeWork } from './7-breach.ts';
import { step } from './7-bridges.ts';
import { isClosedTo, stepCost } from './7-works.ts';
import { askInside } from './ask.ts';

/** 11.8c 12.4a 8.4d Who advances: troops that are neither routed nor lost with their commander. */
const ADVANCES: readonly Condition<Attempt>[] = [
  must('11.8c', 'gunsDoNotShock', ({ g, u }) => isCombatUnit(g, u)),
  must('12.4a', 'routedAttack', ({ g, u }) => !isRouted(g, u)),
  must('8.4d', 'formationLost', ({ g, u }) => !isGarrisonLost(g, u)),
];
/** 11.8a 11.8c 7.6i One hex, over ground and hexsides it may cross: the French over no whole work. R34 R64 */
function mayAdvanceInto(g: Field, u: UnitId, hex: HexId): boolean {
  const side = sideOf(g, u);
  if (holder(g, hex) >= 0 || !allHold(ADVANCES, { g, u, hex, side })) return false;
  const d = directionTo(g.w.grid, hexOf(g, u), hex);
  if (d === undefined || stepCost(g, side, classOf(g, u), movementOf(g, u), hexOf(g, u), d) === BARRED) return false;
  return mayStack(g, classOf(g, u), hex) || holdsEnemyBaggage(g, hex, side);
}

/** 7.6h A unit whose forward side carries the whole work from behind which the defender was driven may breach at once. R30 */
const BREACHES_INSTEAD: readonly Condition<Attempt>[] = [
  must(breachRule, 'breachWaits', ({ g }) => !g.w.edition.breachesWaitForPhaseEnd),
  must(breachRule, 'noWork', ({ g, u, hex }) => isBeforeWork(g, u, hex)),
  must('7.6a', 'ownWorks', ({ g, u, hex }) => !isBeforeWork(g, u, hex) || sideOf(g, u) === FRENCH),
  must('7.6e', 'breachTried', ({ g, u }) => !has(g, u, MARK.breachTried)),
  must('12.4a', 'routedAttack', ({ g, u }) => !isRouted(g, u)),
];
function breachRule({ g }: Attempt): RuleId {
  return g.w.edition.breachesWaitForPhaseEnd ? '7.6d' : '7.6h';
}
const mayBreachInstead = (g: Field, u: UnitId, hex: HexId): boolean =>
  g.s.combat.isMelee[0] === 1 && holder(g, hex) < 0 && allHold(BREACHES_INSTEAD, { g, u, hex, side: sideOf(g, u) });

/** Hexes that a side has left and that stand open. */
const openedBy = (g: Field, side: number): HexId[] => vacatedBy(g, side).filter((hex) => holder(g, hex) < 0);
const answers = new ActionList();
/** What may answer the question, with that which declines it: for one call at a time. */
function answersTo(g: Field, who: number, b: number): ActionList {
  answers.clear();
  advance.list(g, answers, EVERY, who, b, 0, 0);
  return answers;
}

/** 11.8a 11.8b 11.8d After the shock the attacker, then the defender, may send one unit that held its ground into a hex the other left. */
export function afterShock(g: Field, stage: number) {
  if (stage === 0) noteAllDriven(g);
  if (stage > 1) return clearCombat(g);
  push(g, STEP['after-shock'], stage + 1);
  const role = stage === 0 ? ATTACKERS : TARGETS;
  if (answersTo(g, 0, role).count > 1) push(g, STEP.advance, 0, role);
}
/** 7.6g For the breach step: who took part in driving a defender out, and from where. R31 */
function noteAllDriven(g: Field): void {
  for (let t = 0; t < countOf(g, TARGETS); t++)
    for (let i = 0; i < (g.s.target.hasLeft[t] ? countOf(g, ATTACKERS) : 0); i++) {
      const u = listed(g, ATTACKERS, i);
      const d = isOnMap(g, u) ? directionTo(g.w.grid, hexOf(g, u), listedHex(g, TARGETS, t)) : undefined;
      if (d !== undefined) noteDriven(g, u, d);
    }
}

/** 11.8a 11.8d The victor's choice, made at once. `who` is a unit + 1 after fire; 0 and a role after shock. */
export const advance = askInside({
  rule: '11.8a',
  standing: 'advance',
  declines: VERB.stay,
  side: (g, who, role) => (who > 0 ? sideOf(g, unitId(who - 1)) : roleSide(g, role)),
  pieces: (g, who, role) => (who > 0 ? [who - 1] : fighters(g, role)),
  listOf(g, out, u: UnitId, who, b) {
    if (who > 0) {
      if (mayAdvanceInto(g, u, hexId(b))) out.add(VERB.advance, u, b);
      return;
    }
    for (const hex of openedBy(g, 1 - sideOf(g, u)))
      if (mayAdvanceInto(g, u, hex)) out.add(VERB.advance, u, hex);
      else if (b === ATTACKERS && mayBreachInstead(g, u, hex)) out.add(VERB.breach, u, hex);
  },
  act(g, o) {
    if (o.verb === VERB.stay) return;
    const u = actionUnit(o);
    const to = actionHex(o);
    if (o.verb === VERB.breach) return actBreach(g, u, to, 'driven');
    const from = hexOf(g, u);
    step(g, u, to);
    mark(g, u, MARK.advanced);
    unmark(g, u, MARK.inPlace);
    emitStep(g, 'advanced', '11.8a', u, from, to);
    arrive(g, u, to);
  },
  refuse(g, o, who, role) {
    if (o.verb !== VERB.advance && o.verb !== VERB.breach) return [wrongMoment('11.8d', o.verb)];
    const [u, hex] = [actionUnit(o), actionHex(o)];
    if (!isOnMap(g, u)) return [refusal('11.8a', 'notOnMap')];
    const isIn = who > 0 ? who - 1 === u : fighters(g, role).includes(u);
    const against =
      o.verb === VERB.breach
        ? whyNot(BREACHES_INSTEAD, { g, u, hex, side: sideOf(g, u) })
        : whyNotAdvance(g, u, hex, who > 0 ? [role] : openedBy(g, 1 - sideOf(g, u)));
    return orElse(isIn ? against : [refusal('11.8a', 'notInvolved'), ...against], refusal('11.8a', 'noAdvance'));
  },
  prompt(g, who, b) {
    const out = answersTo(g, who, b);
    const verbs = Array.from({ length: out.count }, (_, i) => out.verb(i));
    if (!verbs.includes(VERB.breach)) return say('prompt.advance');
    return say(verbs.includes(VERB.advance) ? 'prompt.advanceOrBreakThrough' : 'prompt.breakThrough');
  },
});
/** Every rule against an advance into a hex; `open` are the hexes the enemy left. */
function whyNotAdvance(g: Field, u: UnitId, hex: HexId, open: readonly number[]): Refusal[] {
  const { w } = g;
  const side = sideOf(g, u);
  const d = directionTo(w.grid, hexOf(g, u), hex);
  const out = d !== undefined && open.includes(hex) ? [] : [refusal('11.8a', 'noAdvance')];
  out.push(...whyNot(ADVANCES, { g, u, hex, side }));
  if (holder(g, hex) >= 0) out.push(...whyNotShare(g, u, classOf(g, u), NO_UNIT, hex));
  if (isBarred(g, classOf(g, u), hex)) out.push(refusal('7.1b', 'noGround'));
  if (d !== undefined && isClosedTo(g, side, hexOf(g, u), d))
    out.push(refusal(w.edition.breachesWaitForPhaseEnd ? '7.6i' : '7.6h', 'needsBreach'));
  return out;
}

/** 11.8b After fire only the unit that fired may advance into the hex it emptied. R64 */
export function afterFire(g: Field, u: UnitId, hex: HexId): void {
  if (isOnMap(g, u) && mayAdvanceInto(g, u, hex)) push(g, STEP.advance, u + 1, hex);
}
