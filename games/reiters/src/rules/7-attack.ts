import { hasNeighbour, neighboursWhere, type ZoneId } from '@tambour/boards';
import { allHold, askPiece, type Condition } from '@tambour/kernel';
import { actionTarget, actionUnit, actionZone, engagedRounds, isChargeSpent } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import * as FIGHT from '../model/fight.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { zoneLabel } from '../model/lookup.ts';
import { active, FIGHT_KIND, type Field, FLAG, MARK, passive, push, ZONE_MARK } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armOf, armyOf, has, isOnMap, mark, sheetOf, typeOf, unitsOf, unmark, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, DOTTED, OPEN } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { hasZone, markZone, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { bestEntry, distanceOf, sightLimit } from './4-sight.ts';
import { boutOf, isDeadly } from './7-results.ts';
import { hasSecrets } from './10-effects.ts';
import { canCaracole, caracoleIn, isCaracoleDue, MAY_ATTACK } from './11-caracole.ts';
import { ask, askUntilDone, refuseBy } from './ask.ts';
import { inTurn, isOfActiveSide, isThere, must, orElse, refusal, type UnitCase } from './conditions.ts';

const isGun = ({ g, u }: UnitCase): boolean => armOf(g, u) === ARTILLERY;
const OWN_UNIT = inTurn<UnitCase>(must('7.1c', 'notYours', isOfActiveSide), must('7.1b', 'notOnMap', isThere));
/** 7.1g 7.1k 7.1m 11.1.1e R57 R58 What whoever attacks or fires needs. */
const FIGHTER: readonly Condition<UnitCase>[] = [
  must('7.1k', 'hasFought', ({ g, u }) => !has(g, u, MARK.fought)),
  must('7.1m', 'zoneHasAttacked', ({ g, u }) => {
    return has(g, u, MARK.fought) || !hasZone(g, zoneOf(g, u), ZONE_MARK.attacked);
  }),
  ...MAY_ATTACK,
  // 11.1.1e 11.1.2a The zone's one attack is the caracole's.
  must('11.1.1e', 'caracoleFirst', ({ g, u }) => {
    const first = caracoleIn(g, zoneOf(g, u));
    return first === NO_UNIT || first === u;
  }),
];
interface Assault extends UnitCase {
  readonly to: ZoneId;
}
/** 7.1b 7.1i R77 A next zone to attack: with an enemy combat unit, on fit ground for who is in caracole. */
const ENEMY_ZONE: readonly Condition<Assault>[] = [
  must('7.1b', 'nobodyToAttack', ({ g, to }) => unitsIn(g, to, passive(g)) > 0),
  must('11.1.1c', 'noCaracoleGround', ({ g, u, to }) => !has(g, u, MARK.caracole) || canCaracole(g, u, to)),
];
/** 7.1e R24 Next to its own by a passable way. */
const TARGET = inTurn<Assault>(
  must('7.1e', 'notNextZone', ({ g, u, to }) => linkOf(g.w, zoneOf(g, u), to) >= 0),
  ...ENEMY_ZONE,
);
/** 7.1h 11.4.4e A gun fights by its fire only; 7.8a 7.8b 7.8c and nobody else from afar. */
const ATTACK = inTurn<Assault>(OWN_UNIT, [must('7.8a', 'gunsFireOnly', (c) => !isGun(c)), ...FIGHTER, TARGET]);

interface Shot extends UnitCase {
  readonly target: UnitId;
}
const rangeTo = ({ g, u, target }: Shot): number => distanceOf(g, zoneOf(g, u), zoneOf(g, target));
/** 7.1f 7.8b 7.8e 1.3.6a AU.2 A unit to fire at: in range and in sight. Nobody sees beyond the mist either. */
const SHOT = inTurn<Shot>(
  must('7.8b', 'nobodyToAttack', ({ g, target }) => armyOf(g, target) === passive(g) && isOnMap(g, target)),
  must('1.3.6a', 'outOfRange', (c) => rangeTo(c) <= (sheetOf(c.g, c.u).range ?? 0)),
  must('AU.2', 'mist', (c) => rangeTo(c) <= sightLimit(c.g)),
  must('7.8e', 'noSight', ({ g, u, target }) => bestEntry(g, zoneOf(g, u), zoneOf(g, target)) >= 0),
);
const BOMBARD = inTurn<Shot>(OWN_UNIT, [must('7.1d', 'onlyGunsBombard', isGun), ...FIGHTER, SHOT]);

const hasEnemiesBeside = (g: Field, u: UnitId): boolean =>
  hasNeighbour(g.w.passage, zoneOf(g, u), (to) => unitsIn(g, to, passive(g)) > 0);

/** 3.0c 7.1a 7.1d 7.1j 7.1l 7.1n 7.3a The combat sequence: attacks one by one, in any order, none compelled but a caracole. */
export const combat = askUntilDone({
  name: 'combat',
  rule: '7.1a',
  always: (g) => hasSecrets(g, active(g)),
  side: active,
  declines: (g) => (isCaracoleDue(g) ? undefined : VERB.done),
  declinesFirst: true,
  pieces: (g) => unitsOf(g, active(g)),
  listOf(g, out, u: UnitId) {
    const c = { g, u };
    // Most stand next to nobody: that is asked before all else.
    if (!isThere(c) || !(isGun(c) || hasEnemiesBeside(g, u)) || !allHold(FIGHTER, c)) return;
    if (isGun(c)) {
      for (const target of unitsOf(g, passive(g))) if (SHOT.isMet({ g, u, target })) out.add(VERB.bombard, u, target);
    } else
      for (const to of neighboursWhere(g.w.passage, zoneOf(g, u), (zone) => allHold(ENEMY_ZONE, { g, u, to: zone })))
        out.add(VERB.attack, u, to);
  },
  act(g, o) {
    if (o.verb === VERB.bombard) return bombard(g, actionUnit(o), actionTarget(o));
    begin(g, FIGHT_KIND.close, actionUnit(o), actionZone(o));
    if (has(g, actionUnit(o), MARK.caracole)) FIGHT.set(g, FLAG.caracole);
    emitOf(g, actionUnit(o), { type: 'attack-declared', rule: '7.3a', from: FIGHT.from(g), to: FIGHT.to(g) });
    push(g, STEP.defender);
  },
  reasons: {
    done: () => [refusal('11.1.2a', 'caracoleDue')],
    attack: (g, o) => orElse(ATTACK.whyNot({ g, u: actionUnit(o), to: actionZone(o) }), '7.1a', 'notNow'),
    bombard: (g, o) => orElse(BOMBARD.whyNot({ g, u: actionUnit(o), target: actionTarget(o) }), '7.1a', 'notNow'),
  },
  prompt: (g) => say(isCaracoleDue(g) ? 'prompt.caracole' : 'prompt.combat'),
});

/** 7.1m The one attack of the zone begins, led by one unit. */
function begin(g: Field, kind: number, u: UnitId, to: ZoneId): void {
  FIGHT.open(g, kind, u, to);
  markZone(g, zoneOf(g, u), ZONE_MARK.attacked);
  mark(g, u, MARK.fought);
}
function bombard(g: Field, gun: UnitId, target: UnitId): void {
  begin(g, FIGHT_KIND.artillery, gun, zoneOf(g, target));
  g.s.fight.defender[0] = target;
  push(g, STEP.resolve);
}

/** 6.5d 7.2a 7.3b R59 The passive player names his principal defender: any combat unit of the zone, a gun or enfants perdus too. */
export const defender = ask({
  name: 'defender',
  rule: '7.3b',
  inside: true,
  standing: 'defender',
  side: passive,
  pieces: (g) => unitsOf(g, passive(g)),
  listOf(g, out, u: UnitId) {
    if (zoneOf(g, u) === FIGHT.to(g)) out.add(VERB.defend, u);
  },
  act(g, o, isSecond) {
    g.s.fight.defender[0] = actionUnit(o);
    emitOf(g, actionUnit(o), { type: 'defender-named', rule: '7.3b' });
    push(g, isSecond ? STEP.resolve : STEP.engagement);
  },
  reasons: { defend: () => [refusal('7.3b', 'notInAttackedZone')] },
  prompt: (g) => say('prompt.defender', { zone: zoneLabel(g, FIGHT.to(g)) }),
});

/** 7.4.1a 7.4.1b 7.4.1c 7.4.1d 7.4.1f 1.3.7i N11 To charge home: marker, order, open ground on both sides, no obstacle. */
const CHARGE_HOME = inTurn<Assault>(
  must('7.4.1a', 'noChargeLeft', ({ g, u }) => has(g, u, MARK.charge)),
  must('7.4.1f', 'disorganisedCharge', ({ g, u }) => !has(g, u, MARK.disorganised)),
  must('7.4.1d', 'noChargeGround', ({ g, u, to }) => {
    const from = zoneOf(g, u);
    const link = linkOf(g.w, from, to);
    return g.w.type[from] === OPEN && g.w.type[to] === OPEN && link >= 0 && g.w.linkKind[link] === DOTTED;
  }),
);
const canCharge = (g: Field): boolean => CHARGE_HOME.isMet(assault(g));
/** The attack being made. */
const assault = (g: Field): Assault => ({ g, u: FIGHT.attacker(g), to: FIGHT.to(g) });
/** 7.9a 7.9c 7.9d How many rounds there may be: one; two; or as the attacker says. */
function roundsOf(g: Field): readonly number[] {
  const { attacker, defender } = boutOf(g);
  const { isPike, pikeRounds } = g.w.charts;
  if (!isPike[typeOf(g, attacker)] || !isPike[typeOf(g, defender)]) return [1];
  return isDeadly(g) ? [pikeRounds] : [1, pikeRounds];
}

/** 7.4.1e 7.9d R61 Before the die the attacker says whether he spends his charge, and how long the pikes will push. */
export const engagement = askPiece<Field>({
  name: 'engagement',
  rule: '7.4.1b',
  inside: true,
  side: active,
  piece: FIGHT.attacker,
  list(g, out) {
    const charges = canCharge(g) ? [1, 0] : [0];
    for (const charge of charges)
      for (const rounds of roundsOf(g)) out.add(VERB.engage, FIGHT.attacker(g), charge, rounds);
  },
  act(g, o) {
    g.s.fight.rounds[0] = engagedRounds(o);
    if (isChargeSpent(o)) {
      FIGHT.set(g, FLAG.charge);
      unmark(g, actionUnit(o), MARK.charge);
      emitOf(g, actionUnit(o), { type: 'charge-spent', rule: '7.4.1e' });
    }
    push(g, STEP.resolve);
  },
  refuse: refuseBy('7.4.1b', {
    engage(g, o) {
      if (actionUnit(o) !== FIGHT.attacker(g)) return [refusal('7.3a', 'notTheAttacker')];
      const out = isChargeSpent(o) ? [...CHARGE_HOME.whyNot(assault(g))] : [];
      if (!roundsOf(g).includes(engagedRounds(o))) out.push(refusal(isDeadly(g) ? '7.9c' : '7.9a', 'wrongRounds'));
      return orElse(out, '7.4.1b', 'wrongRounds');
    },
  }),
  prompt: (g) => say(canCharge(g) ? 'prompt.charge' : 'prompt.pikes'),
});
