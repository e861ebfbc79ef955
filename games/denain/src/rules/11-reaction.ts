import { allHold, type Condition, type Text, whyNot } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { actionTarget, actionUnit } from '../model/action-view.ts';
import { ATTACKERS, countOf, fighter, fighters, gunsOf, listed, listedHex, roleSide, TARGETS } from '../model/fight.ts';
import { NOBODY, type UnitId } from '../model/ids.ts';
import { hexName, saidUnit } from '../model/names.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import { type Field, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { hexOf, isOnMap, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { type Attempt, isCombatUnit, isGarrisonLost, isInfantry, isRouted } from './1-units.ts';
import { isFireBanned, isInFront, shoot } from './11-fire.ts';
import { askInside } from './ask.ts';

/** 11e 10.1c 10.1e 10.4b Reaction fire before the shock: each attacked infantry unit and battery, once, as its owner likes. R51 */
export const react = askInside({
  rule: '11e',
  standing: 'reaction-fire',
  declines: VERB.hold,
  side: (g) => roleSide(g, TARGETS),
  pieces: attacked,
  listOf(g, out, u: UnitId) {
    if (!mayReact(g, u)) return;
    for (const v of fighters(g, ATTACKERS)) if (isInFront(g, u, hexOf(g, v))) out.add(VERB.react, u, v);
  },
  act(g, o) {
    if (o.verb === VERB.hold) return;
    const { target } = g.s;
    for (let t = 0; t < countOf(g, TARGETS); t++) {
      if (target.unit[t] === actionUnit(o)) target.hasFired[t] = 1;
      if (target.battery[t] === actionUnit(o)) target.gunsFired[t] = 1;
    }
    push(g, STEP.react);
    shoot(g, actionUnit(o), hexOf(g, actionTarget(o)), true);
  },
  reasons: {
    react(g, o) {
      const against = whyNot(REACTS, { g, u: actionUnit(o), hex: NOWHERE, side: roleSide(g, TARGETS) });
      return orElse(against, refusal(isCombatUnit(g, actionUnit(o)) ? '11e' : '10.1c', 'noReaction'));
    },
  },
  prompt(g) {
    const { w } = g;
    const attackers = fighters(g, ATTACKERS);
    const targets = Array.from({ length: countOf(g, TARGETS) }, (_, t): Text => {
      const u = listed(g, TARGETS, t);
      const unit = saidUnit(w, u === NOBODY ? gunsOf(g, t) : u);
      return say('prompt.target', { unit, place: hexName(w, listedHex(g, TARGETS, t)) });
    });
    return say('prompt.reaction', {
      attackers: list(attackers.map((u) => saidUnit(w, u))),
      isOne: attackers.length === 1,
      targets: list(targets),
    });
  },
});
/** The units and batteries attacked that are still there. */
function attacked(g: Field): UnitId[] {
  const out: UnitId[] = [];
  for (let t = 0; t < countOf(g, TARGETS); t++) {
    const u = fighter(g, TARGETS, t);
    const b = gunsOf(g, t);
    if (u >= 0) out.push(u);
    if (b !== NOBODY && isOnMap(g, b)) out.push(b);
  }
  return out;
}
/** Whether a piece of the targets has fired in reaction already. */
function hasReacted(g: Field, u: UnitId): boolean {
  const { target } = g.s;
  for (let t = 0; t < countOf(g, TARGETS); t++)
    if ((target.unit[t] === u && target.hasFired[t]) || (target.battery[t] === u && target.gunsFired[t])) return true;
  return false;
}
/** 11e 10.1c 12.4a 8.4d Infantry and guns that are not routed, may fire here, are not lost with their commander, and have not fired yet. */
const REACTS: readonly Condition<Attempt>[] = [
  mustFirst('11e', 'notYours', ({ g, u, side }) => sideOf(g, u) === side),
  must('11e', 'dragoonsDoNotReact', ({ g, u }) => !isCombatUnit(g, u) || isInfantry(g, u)),
  must('11.1h', 'bayonet', ({ g, u }) => !isCombatUnit(g, u) || !isOnMap(g, u) || !isFireBanned(g, u)),
  must('12.4a', 'routedAttack', ({ g, u }) => !isRouted(g, u)),
  must('8.4d', 'formationLost', ({ g, u }) => !isGarrisonLost(g, u)),
  must(
    ({ g, u }) => (isCombatUnit(g, u) ? '11e' : '10.1c'),
    'hasReacted',
    ({ g, u }) => !hasReacted(g, u),
  ),
];
const mayReact = (g: Field, u: UnitId): boolean => allHold(REACTS, { g, u, hex: NOWHERE, side: roleSide(g, TARGETS) });
