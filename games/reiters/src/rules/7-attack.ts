import type { ZoneId } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  type Condition,
  EVERY,
  NO_PIECE,
  type Question,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import { actionTarget, actionUnit, actionZone, engagedRounds, isChargeSpent } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import {
  attackedFrom,
  attackedZone,
  attackerOf,
  setFlag,
  sheetOf,
  typeOf,
  unitsOf,
  zoneLabel,
  zoneOf,
} from '../model/lookup.ts';
import { isUnit } from '../model/piece.ts';
import {
  ATTACKED,
  active,
  armOf,
  CARACOLE,
  CHARGE,
  CLOSE,
  DISORGANISED,
  type Field,
  FOUGHT,
  GUNNERY,
  has,
  hasZone,
  IN_CARACOLE,
  isOnMap,
  mark,
  passive,
  push,
  unitsAt,
  unitsIn,
  unmark,
  WITH_CHARGE,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, DOTTED, OPEN } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { linkOf } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { bestEntry, distanceOf, sightLimit } from './4-sight.ts';
import { openFight } from './7-open-fight.ts';
import { boutOf, isDeadly } from './7-results.ts';
import { hasSecrets } from './10-effects.ts';
import {
  canCaracole,
  caracoleIn,
  isCaracoleDue,
  letToFight,
  mayAttack,
  notHeldBack,
  notIsolated,
  onThisBank,
} from './11-caracole.ts';
import { inTurn, isOfActiveSide, isThere, must, orElse, refusal, type UnitCase } from './conditions.ts';
import { poolUnits } from './pieces.ts';

const isGun = (g: Field, u: UnitId): boolean => armOf(g, u) === ARTILLERY;
const hasFought = (g: Field, u: UnitId): boolean => has(g, u, FOUGHT);
const isZoneFree = (g: Field, u: UnitId): boolean => hasFought(g, u) || !hasZone(g, zoneOf(g, u), ATTACKED);
/** 11.1.1e 11.1.2a The zone's one attack is the caracole's. */
const isFirst = (g: Field, u: UnitId): boolean => {
  const caracole = caracoleIn(g, zoneOf(g, u));
  return caracole < 0 || caracole === u;
};
const OWN_UNIT = inTurn<UnitCase>(must('7.1c', 'notYours', isOfActiveSide), must('7.1b', 'notOnMap', isThere));
/** 7.1g 7.1k 7.1m 11.1.1e R57 R58 What whoever attacks or fires needs. */
const canFight = (g: Field, u: UnitId): boolean =>
  !hasFought(g, u) && isZoneFree(g, u) && mayAttack(g, u) && isFirst(g, u);
const FIGHTER: readonly Condition<UnitCase>[] = [
  must('7.1k', 'hasFought', ({ g, u }) => !hasFought(g, u)),
  must('7.1m', 'zoneHasAttacked', ({ g, u }) => isZoneFree(g, u)),
  notIsolated,
  letToFight,
  onThisBank,
  notHeldBack,
  must('11.1.1e', 'caracoleFirst', ({ g, u }) => isFirst(g, u)),
];
/** 7.1h 11.4.4e A gun fights by its fire only; 7.8a 7.8b 7.8c and nobody else from afar. */
const LEADER = [must<UnitCase>('7.8a', 'gunsFireOnly', ({ g, u }) => !isGun(g, u)), ...FIGHTER];
const GUNNER = [must<UnitCase>('7.1d', 'onlyGunsBombard', ({ g, u }) => isGun(g, u)), ...FIGHTER];

interface Assault extends UnitCase {
  readonly to: ZoneId;
}
const isHeld = (g: Field, to: ZoneId): boolean => unitsIn(g, to, passive(g)) > 0;
const isFitGround = (g: Field, u: UnitId, to: ZoneId): boolean => !has(g, u, CARACOLE) || canCaracole(g, u, to);
/** 7.1b 7.1e 7.1i R24 R77 A zone to attack: next to its own by a passable way, with an enemy combat unit. */
const TARGET = inTurn<Assault>(
  must('7.1e', 'notNextZone', ({ g, u, to }) => linkOf(g.w, zoneOf(g, u), to) >= 0),
  must('7.1b', 'nobodyToAttack', ({ g, to }) => isHeld(g, to)),
  must('11.1.1c', 'noCaracoleGround', ({ g, u, to }) => isFitGround(g, u, to)),
);

interface Shot extends UnitCase {
  readonly target: UnitId;
}
const rangeTo = (g: Field, u: UnitId, target: UnitId): number => distanceOf(g, zoneOf(g, u), zoneOf(g, target));
const isInRange = (g: Field, u: UnitId, target: UnitId): boolean => rangeTo(g, u, target) <= (sheetOf(g, u).range ?? 0);
/** AU.2 Nobody sees beyond the mist either. */
const isInSight = (g: Field, u: UnitId, target: UnitId): boolean => bestEntry(g, zoneOf(g, u), zoneOf(g, target)) >= 0;
/** 7.1f 7.8b 7.8e 1.3.6a AU.2 A unit to fire at: in range and in sight. */
const SHOT = inTurn<Shot>(
  must('7.8b', 'nobodyToAttack', ({ g, target }) => g.w.unitSide[target] === passive(g) && isOnMap(g, target)),
  must('1.3.6a', 'outOfRange', ({ g, u, target }) => isInRange(g, u, target)),
  must('AU.2', 'mist', ({ g, u, target }) => rangeTo(g, u, target) <= sightLimit(g)),
  must('7.8e', 'noSight', ({ g, u, target }) => isInSight(g, u, target)),
);

function listUnit(g: Field, out: ActionList, u: UnitId): void {
  if (g.w.unitSide[u] !== active(g) || !canFight(g, u)) return;
  if (isGun(g, u)) {
    for (const target of unitsOf(g, passive(g)))
      if (isOnMap(g, target) && isInRange(g, u, target) && isInSight(g, u, target)) out.add(VERB.bombard, u, target);
    return;
  }
  const { first, to: ends } = g.w.passage;
  const zone = zoneOf(g, u);
  for (let link = first[zone]!; link < first[zone + 1]!; link++) {
    const to = ends[link]!;
    if (isHeld(g, to) && isFitGround(g, u, to)) out.add(VERB.attack, u, to);
  }
}

/** 3.0c 7.1a 7.1d 7.1j 7.1l 7.1n 7.3a The combat sequence: attacks one by one, in any order, none compelled but a caracole. */
export const combat: Question<Field> = {
  name: 'combat',
  rule: '7.1a',
  always: (g) => hasSecrets(g, active(g)),
  side: active,
  list(g, out, piece) {
    if ((piece === EVERY || piece === NO_PIECE) && !isCaracoleDue(g)) out.add(VERB.done);
    if (piece >= 0) {
      if (isUnit(g, piece) && isOnMap(g, piece)) listUnit(g, out, piece);
      return;
    }
    if (piece === EVERY)
      for (const u of unitsOf(g, active(g))) {
        if (out.isFull) return;
        if (isOnMap(g, u)) listUnit(g, out, u);
      }
  },
  pieces: (g, pool) => poolUnits(g, pool, active(g)),
  act(g, o) {
    if (o.verb === VERB.done) return;
    push(g, STEP.combat);
    if (o.verb === VERB.bombard) return bombard(g, actionUnit(o), actionTarget(o));
    begin(g, CLOSE, actionUnit(o), actionZone(o));
    if (has(g, actionUnit(o), CARACOLE)) setFlag(g, IN_CARACOLE);
    emitOf(g, actionUnit(o), { type: 'attack-declared', rule: '7.3a', from: attackedFrom(g), to: attackedZone(g) });
    push(g, STEP.defender);
  },
  refuse: refuseCombat,
  prompt: (g) => say(isCaracoleDue(g) ? 'prompt.caracole' : 'prompt.combat'),
};

/** 7.1m The one attack of the zone begins, led by one unit. */
function begin(g: Field, kind: number, u: UnitId, to: ZoneId): void {
  openFight(g, kind, u, to);
  g.s.zone.marks[zoneOf(g, u)]! |= ATTACKED;
  mark(g, u, FOUGHT);
}
function bombard(g: Field, gun: UnitId, target: UnitId): void {
  begin(g, GUNNERY, gun, zoneOf(g, target));
  g.s.fight.defender[0] = target;
  push(g, STEP.resolve);
}

/** 6.5d 7.2a 7.3b R59 The passive player names his principal defender: any combat unit of the zone, a gun or enfants perdus too. */
export const defender: Question<Field> = {
  name: 'defender',
  rule: '7.3b',
  inside: true,
  standing: 'defender',
  side: passive,
  list(g, out, piece) {
    for (const u of unitsAt(g, attackedZone(g), passive(g)))
      if (piece === EVERY || piece === u) out.add(VERB.defend, u);
  },
  pieces: (g, pool) => poolUnits(g, pool, passive(g)),
  act(g, o, isSecond) {
    g.s.fight.defender[0] = actionUnit(o);
    emitOf(g, actionUnit(o), { type: 'defender-named', rule: '7.3b' });
    push(g, isSecond ? STEP.resolve : STEP.engagement);
  },
  refuse(_g, o) {
    if (o.verb !== VERB.defend) return [wrongMoment('7.3b', o.verb)];
    return [refusal('7.3b', 'notInAttackedZone')];
  },
  prompt: (g) => say('prompt.defender', { zone: zoneLabel(g, attackedZone(g)) }),
};

/** 7.4.1a 7.4.1b 7.4.1c 7.4.1d 7.4.1f 1.3.7i N11 To charge home: marker, order, open ground on both sides, no obstacle. */
const CHARGE_HOME = inTurn<Assault>(
  must('7.4.1a', 'noChargeLeft', ({ g, u }) => has(g, u, CHARGE)),
  must('7.4.1f', 'disorganisedCharge', ({ g, u }) => !has(g, u, DISORGANISED)),
  must('7.4.1d', 'noChargeGround', ({ g, u, to }) => {
    const from = zoneOf(g, u);
    const link = linkOf(g.w, from, to);
    return g.w.type[from] === OPEN && g.w.type[to] === OPEN && link >= 0 && g.w.linkKind[link] === DOTTED;
  }),
);
const canCharge = (g: Field): boolean => CHARGE_HOME.isMet(assault(g));
/** The attack being made. */
const assault = (g: Field): Assault => ({ g, u: attackerOf(g), to: attackedZone(g) });
/** 7.9a 7.9c 7.9d How many rounds there may be: one; two; or as the attacker says. */
function roundsOf(g: Field): readonly number[] {
  const { attacker, defender } = boutOf(g);
  const { isPike, pikeRounds } = g.w.charts;
  if (!isPike[typeOf(g, attacker)] || !isPike[typeOf(g, defender)]) return [1];
  return isDeadly(g) ? [pikeRounds] : [1, pikeRounds];
}

/** 7.4.1e 7.9d R61 Before the die the attacker says whether he spends his charge, and how long the pikes will push. */
export const engagement: Question<Field> = {
  name: 'engagement',
  rule: '7.4.1b',
  inside: true,
  side: active,
  list(g, out, piece) {
    const u = attackerOf(g);
    if (piece !== EVERY && piece !== u) return;
    const charges = canCharge(g) ? [1, 0] : [0];
    for (const charge of charges) for (const rounds of roundsOf(g)) out.add(VERB.engage, u, charge, rounds);
  },
  pieces: (g, pool) => pool.add(attackerOf(g)),
  act(g, o) {
    const { fight } = g.s;
    fight.rounds[0] = engagedRounds(o);
    if (isChargeSpent(o)) {
      setFlag(g, WITH_CHARGE);
      unmark(g, actionUnit(o), CHARGE);
      emitOf(g, actionUnit(o), { type: 'charge-spent', rule: '7.4.1e' });
    }
    push(g, STEP.resolve);
  },
  refuse(g, o): readonly Refusal[] {
    if (o.verb !== VERB.engage) return [wrongMoment('7.4.1b', o.verb)];
    if (actionUnit(o) !== g.s.fight.attacker[0]) return [refusal('7.3a', 'notTheAttacker')];
    const out = isChargeSpent(o) ? [...CHARGE_HOME.whyNot(assault(g))] : [];
    if (!roundsOf(g).includes(engagedRounds(o))) out.push(refusal(isDeadly(g) ? '7.9c' : '7.9a', 'wrongRounds'));
    return orElse(out, '7.4.1b', 'wrongRounds');
  },
  prompt: (g) => say(canCharge(g) ? 'prompt.charge' : 'prompt.pikes'),
};

/** Why an attack is not allowed. */
function refuseCombat(g: Field, o: Action): readonly Refusal[] {
  if (o.verb === VERB.done) return [refusal('11.1.2a', 'caracoleDue')];
  if (o.verb !== VERB.attack && o.verb !== VERB.bombard) return [wrongMoment('7.1a', o.verb)];
  const unit = { g, u: actionUnit(o) };
  const notOwn = OWN_UNIT.whyNot(unit);
  if (notOwn.length > 0) return notOwn;
  const out =
    o.verb === VERB.attack
      ? [...whyNot(LEADER, unit), ...TARGET.whyNot({ ...unit, to: actionZone(o) })]
      : [...whyNot(GUNNER, unit), ...SHOT.whyNot({ ...unit, target: actionTarget(o) })];
  return orElse(out, '7.1a', 'notNow');
}
