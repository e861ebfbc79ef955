import { type Action, type ActionList, EVERY, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import {
  ATTACKED,
  ATTACKER,
  active,
  CARACOLE,
  CHARGE,
  CLOSE,
  CROSSED,
  DISORGANISED,
  type Field,
  FOUGHT,
  faceOf,
  GUNNERY,
  has,
  hasZone,
  IN_CARACOLE,
  ISOLATED,
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
import { boutOf, isDeadly } from './7-results.ts';
import { effectsOf, hasSecrets } from './10-effects.ts';
import { caracoleIn, caracoleTargets, isCaracoleDue, isHeldBack, mayAttack } from './11-caracole.ts';
import { refusal } from './refusal.ts';

/** 7.1g 7.1h 7.1k 7.1m 11.4.4e R57 R58 Whether a unit may be principal attacker now. A gun fights by its fire only. */
export const canLead = (g: Field, u: number): boolean =>
  isOnMap(g, u) &&
  g.w.unitSide[u] === active(g) &&
  faceOf(g, u).arm !== ARTILLERY &&
  !has(g, u, FOUGHT) &&
  !hasZone(g, g.s.unit.zone[u]!, ATTACKED) &&
  mayAttack(g, u);

/** 7.1b 7.1e 7.1i R24 R77 Zones a unit may attack: next to its own by a passable way, with an enemy combat unit. */
export function attackTargets(g: Field, u: number): number[] {
  if (has(g, u, CARACOLE)) return caracoleTargets(g, u);
  const { first, to } = g.w.passage;
  const z = g.s.unit.zone[u]!;
  const out: number[] = [];
  for (let link = first[z]!; link < first[z + 1]!; link++)
    if (unitsIn(g, to[link]!, passive(g)) > 0) out.push(to[link]!);
  return out;
}

/** 7.8a 7.8b 7.8c 7.1m Whether a gun may fire now. */
export const canFire = (g: Field, u: number): boolean =>
  isOnMap(g, u) &&
  g.w.unitSide[u] === active(g) &&
  faceOf(g, u).arm === ARTILLERY &&
  !has(g, u, FOUGHT | ISOLATED) &&
  !hasZone(g, g.s.unit.zone[u]!, ATTACKED) &&
  (effectsOf(g, u)?.canFireArtillery ?? true) &&
  !isHeldBack(g, u);

/** 7.1f 7.8b 7.8e 1.3.6a Whether a gun has a zone in range and in sight. */
export const canHit = (g: Field, gun: number, zone: number): boolean => {
  const from = g.s.unit.zone[gun]!;
  return distanceOf(g, from, zone) <= (g.w.unit[gun]!.range ?? 0) && bestEntry(g, from, zone) >= 0;
};

function listUnit(g: Field, out: ActionList, u: number): void {
  const z = g.s.unit.zone[u]!;
  if (canLead(g, u)) {
    // 11.1.1e 11.1.2a The zone's one attack is the caracole's.
    const caracole = caracoleIn(g, z);
    if (caracole < 0 || caracole === u) for (const to of attackTargets(g, u)) out.add(VERB.attack, u, to);
  } else if (canFire(g, u) && caracoleIn(g, z) < 0)
    for (const v of g.w.sideUnits[passive(g)]!)
      if (isOnMap(g, v) && canHit(g, u, g.s.unit.zone[v]!)) out.add(VERB.bombard, u, v);
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
      if (piece < g.w.units && isOnMap(g, piece)) listUnit(g, out, piece);
      return;
    }
    if (piece === EVERY)
      for (const u of g.w.sideUnits[active(g)]!) {
        if (out.isFull) return;
        if (isOnMap(g, u)) listUnit(g, out, u);
      }
  },
  act(g, o) {
    if (o.verb === VERB.done) return;
    push(g, STEP.combat);
    if (o.verb === VERB.bombard) return bombard(g, o.a, o.b);
    begin(g, CLOSE, o.a, g.s.unit.zone[o.a]!, o.b);
    if (has(g, o.a, CARACOLE)) g.s.fight.flags[0]! |= IN_CARACOLE;
    emit(g, {
      type: 'attack-declared',
      rule: '7.3a',
      piece: g.w.unitIds[o.a]!,
      from: g.w.zoneNames[g.s.unit.zone[o.a]!]!,
      to: g.w.zoneNames[o.b]!,
    });
    push(g, STEP.defender);
  },
  refuse: refuseCombat,
  prompt: (g) => say(isCaracoleDue(g) ? 'prompt.caracole' : 'prompt.combat'),
};

/** 4.4a 7.1m The one attack of the zone begins, led by one unit. */
function begin(g: Field, kind: number, u: number, from: number, to: number): void {
  const { fight } = g.s;
  fight.kind[0] = kind;
  fight.attacker[0] = u;
  fight.from[0] = from;
  fight.to[0] = to;
  fight.round[0] = 1;
  fight.rounds[0] = 1;
  fight.flags[0] = 0;
  fight.attackerSteps[0] = g.s.unit.steps[u]!;
  g.s.unit.part[u] = ATTACKER;
  g.s.zone.marks[from]! |= ATTACKED;
  mark(g, u, FOUGHT);
}
function bombard(g: Field, gun: number, target: number): void {
  const zone = g.s.unit.zone[target]!;
  begin(g, GUNNERY, gun, g.s.unit.zone[gun]!, zone);
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
    for (const u of unitsAt(g, g.s.fight.to[0]!, passive(g)))
      if (piece === EVERY || piece === u) out.add(VERB.defend, u);
  },
  act(g, o, isSecond) {
    g.s.fight.defender[0] = o.a;
    emit(g, { type: 'defender-named', rule: '7.3b', piece: g.w.unitIds[o.a]! });
    push(g, isSecond ? STEP.resolve : STEP.engagement);
  },
  refuse(_g, o) {
    if (o.verb !== VERB.defend) return [wrongMoment('7.3b', o.verb)];
    return [refusal('7.3b', say('why.notInAttackedZone'))];
  },
  prompt: (g) => say('prompt.defender', { zone: g.w.zoneNames[g.s.fight.to[0]!]! }),
};

/** 7.4.1a 7.4.1b 7.4.1c 7.4.1d 7.4.1f 1.3.7i N11 Whether the attacker may charge home: marker, order, open ground on both sides, no obstacle. */
export function canCharge(g: Field, u: number, to: number): boolean {
  if (!has(g, u, CHARGE) || has(g, u, DISORGANISED)) return false;
  const from = g.s.unit.zone[u]!;
  const link = linkOf(g.w, from, to);
  return g.w.type[from] === OPEN && g.w.type[to] === OPEN && link >= 0 && g.w.linkKind[link] === DOTTED;
}
/** 7.9a 7.9c 7.9d How many rounds there may be: one; two; or as the attacker says. */
function roundsOf(g: Field): readonly number[] {
  const { attacker, defender } = boutOf(g);
  const { isPike, pikeRounds } = g.w.charts;
  if (!isPike[g.w.unitType[attacker]!] || !isPike[g.w.unitType[defender]!]) return [1];
  return isDeadly(g) ? [pikeRounds] : [1, pikeRounds];
}

/** 7.4.1e 7.9d R61 Before the die the attacker says whether he spends his charge, and how long the pikes will push. */
export const engagement: Question<Field> = {
  name: 'engagement',
  rule: '7.4.1b',
  inside: true,
  side: active,
  list(g, out, piece) {
    const u = g.s.fight.attacker[0]!;
    if (piece !== EVERY && piece !== u) return;
    const charges = canCharge(g, u, g.s.fight.to[0]!) ? [1, 0] : [0];
    for (const charge of charges) for (const rounds of roundsOf(g)) out.add(VERB.engage, u, charge, rounds);
  },
  act(g, o) {
    const { fight } = g.s;
    fight.rounds[0] = o.c;
    if (o.b) {
      fight.flags[0]! |= WITH_CHARGE;
      unmark(g, o.a, CHARGE);
      emit(g, { type: 'charge-spent', rule: '7.4.1e', piece: g.w.unitIds[o.a]! });
    }
    push(g, STEP.resolve);
  },
  refuse(g, o): readonly Refusal[] {
    if (o.verb !== VERB.engage) return [wrongMoment('7.4.1b', o.verb)];
    if (o.a !== g.s.fight.attacker[0]) return [refusal('7.3a', say('why.notTheAttacker'))];
    const out: Refusal[] = [];
    if (o.b && !canCharge(g, o.a, g.s.fight.to[0]!)) {
      if (!has(g, o.a, CHARGE)) out.push(refusal('7.4.1a', say('why.noChargeLeft')));
      else if (has(g, o.a, DISORGANISED)) out.push(refusal('7.4.1f', say('why.disorganisedCharge')));
      else out.push(refusal('7.4.1d', say('why.noChargeGround')));
    }
    if (!roundsOf(g).includes(o.c)) out.push(refusal(isDeadly(g) ? '7.9c' : '7.9a', say('why.wrongRounds')));
    return out.length > 0 ? out : [refusal('7.4.1b', say('why.wrongRounds'))];
  },
  prompt: (g) => say(canCharge(g, g.s.fight.attacker[0]!, g.s.fight.to[0]!) ? 'prompt.charge' : 'prompt.pikes'),
};

/** Why an attack is not allowed. */
function refuseCombat(g: Field, o: Action): readonly Refusal[] {
  if (o.verb === VERB.done) return [refusal('11.1.2a', say('why.caracoleDue'))];
  if (o.verb !== VERB.attack && o.verb !== VERB.bombard) return [wrongMoment('7.1a', o.verb)];
  const u = o.a;
  if (g.w.unitSide[u] !== active(g)) return [refusal('7.1c', say('why.notYours'))];
  if (!isOnMap(g, u)) return [refusal('7.1b', say('why.notOnMap'))];
  const out: Refusal[] = [];
  const from = g.s.unit.zone[u]!;
  const isGun = faceOf(g, u).arm === ARTILLERY;
  if (o.verb === VERB.attack && isGun) out.push(refusal('7.8a', say('why.gunsFireOnly')));
  if (o.verb === VERB.bombard && !isGun) out.push(refusal('7.1d', say('why.onlyGunsBombard')));
  if (has(g, u, FOUGHT)) out.push(refusal('7.1k', say('why.hasFought')));
  else if (hasZone(g, from, ATTACKED)) out.push(refusal('7.1m', say('why.zoneHasAttacked')));
  if (has(g, u, ISOLATED)) out.push(refusal('7.1g', say('why.isolatedAttack')));
  const effects = effectsOf(g, u);
  if (effects && !has(g, u, ISOLATED) && !(isGun ? effects.canFireArtillery : effects.canAttack))
    out.push(refusal('10.1h', say('why.orderForbidsAttack')));
  if (has(g, u, CROSSED)) out.push(refusal('D.3', say('why.crossedFord')));
  if (isHeldBack(g, u)) out.push(refusal('D.1', say('why.heldBack')));
  const caracole = caracoleIn(g, from);
  if (caracole >= 0 && caracole !== u) out.push(refusal('11.1.1e', say('why.caracoleFirst')));
  if (o.verb === VERB.attack) out.push(...refuseTarget(g, u, from, o.b));
  else out.push(...refuseShot(g, u, from, o.b));
  return out.length > 0 ? out : [refusal('7.1a', say('why.notNow'))];
}
function refuseTarget(g: Field, u: number, from: number, to: number): Refusal[] {
  const link = linkOf(g.w, from, to);
  if (link < 0) return [refusal('7.1e', say('why.notNextZone'))];
  if (unitsIn(g, to, passive(g)) === 0) return [refusal('7.1b', say('why.nobodyToAttack'))];
  if (has(g, u, CARACOLE) && !caracoleTargets(g, u).includes(to))
    return [refusal('11.1.1c', say('why.noCaracoleGround'))];
  return [];
}
function refuseShot(g: Field, gun: number, from: number, target: number): Refusal[] {
  if (g.w.unitSide[target] !== passive(g) || !isOnMap(g, target)) return [refusal('7.8b', say('why.nobodyToAttack'))];
  const to = g.s.unit.zone[target]!;
  const far = distanceOf(g, from, to);
  if (far > (g.w.unit[gun]!.range ?? 0)) return [refusal('1.3.6a', say('why.outOfRange'))];
  if (far > sightLimit(g)) return [refusal('AU.2', say('why.mist'))];
  return bestEntry(g, from, to) < 0 ? [refusal('7.8e', say('why.noSight'))] : [];
}
