import { zoneId } from '@tambour/boards';
import { askPiece, totalOf } from '@tambour/kernel';
import { actionUnit, actionZone } from '../model/action-view.ts';
import { combatResult, isDeadlyClash } from '../model/chart-lookup.ts';
import { type Effect, shotEffect } from '../model/combat-result.ts';
import { emit, emitOf } from '../model/emit.ts';
import * as FIGHT from '../model/fight.ts';
import { leaderId, type UnitId, unitId } from '../model/ids.ts';
import { pieceId, zoneLabel } from '../model/lookup.ts';
import { active, FIGHT_KIND, type Field, FLAG, MARK, PART, passive, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armOf, has, isOnMap, mark, stepsOf, typeOf, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { disorganise, loseSteps, passes } from './1-quality.ts';
import { exposed, testLeader } from './7-leader-loss.ts';
import { isLetGo, refuseRetreat, retreatZones } from './7-retreat.ts';
import {
  addingGuns,
  attackItems,
  attackSupports,
  type Bout,
  defenceItems,
  defenceSupports,
  idleAtShot,
  idleByOrder,
  shotItems,
  shotSupports,
} from './7-sum.ts';
import { revealFor } from './10-effects.ts';
import { canAttackAgain } from './11-caracole.ts';
import { refuseBy } from './ask.ts';

/** The round being fought. */
export const boutOf = (g: Field): Bout => {
  const { fight } = g.s;
  return {
    kind: FIGHT.kind(g),
    attacker: FIGHT.attacker(g),
    defender: FIGHT.defender(g),
    withCharge: FIGHT.has(g, FLAG.charge) && fight.round[0] === 1,
    isSecond: FIGHT.round(g) > 1,
  };
};

/** 7.9c Whether this is a clash in which nobody gives way. */
export const isDeadly = (g: Field): boolean => {
  const { attacker, defender } = boutOf(g);
  const { isPike } = g.w.charts;
  const [a, d] = [typeOf(g, attacker), typeOf(g, defender)];
  return isPike[a] === true && isPike[d] === true && isDeadlyClash(g.w.charts, a, d);
};

const effects = (g: Field): { attacker: Effect | undefined; defender: Effect } => {
  const [differential = 0] = g.s.fight.differential;
  const [die = 0] = g.s.fight.die;
  if (FIGHT.kind(g) === FIGHT_KIND.artillery) return { attacker: undefined, defender: shotEffect(differential, die) };
  return combatResult(g.w.charts, differential, die);
};

/** The frames that finish a round once the die is known, last first. */
function pushRest(g: Field): void {
  push(g, STEP['next-round']);
  push(g, STEP.retreats);
  push(g, STEP['leader-tests']);
  push(g, STEP.wavering);
  push(g, STEP['defender-suffers']);
}

/** A round begins: nothing is left of the one before. */
export function resolve(g: Field): void {
  FIGHT.clear(g, FLAG.attackerLost | FLAG.defenderLost | FLAG.attackerStar | FLAG.defenderStar | FLAG.retreats);
  g.s.fight.retreatTo[0] = zoneId(0);
  if (FIGHT.kind(g) === FIGHT_KIND.artillery) shoot(g);
  else clash(g);
}

/** 7.2d 7.2e 7.2f 7.1c 7.1o 7.1p X4 R65 One round: sums, die, result; the attacker suffers first. */
function clash(g: Field): void {
  const { fight } = g.s;
  const bout = boutOf(g);
  takeParts(g, bout);
  const attack = attackItems(g, bout);
  const defence = defenceItems(g, bout);
  showOrders(g, bout, attack, defence);
  const differential = totalOf(attack) - totalOf(defence);
  const die = g.pen.roll(6);
  const result = combatResult(g.w.charts, differential, die);
  fight.differential[0] = differential;
  fight.die[0] = die;
  emit(g, {
    type: 'fought',
    rule: '7.2e',
    kind: FIGHT.NAMES[bout.kind] ?? 'none',
    attacker: pieceId(g, bout.attacker),
    defender: pieceId(g, bout.defender),
    round: FIGHT.round(g),
    attack,
    defence,
    differential,
    die,
    result: `${result.attacker.text}/${result.defender.text}`,
  });
  noteAttack(g, bout);
  pushRest(g);
  if (canReplaceLoss(g)) push(g, STEP.substitution);
  else showRefusedRetreat(g);
  suffer(g, bout.attacker, result.attacker, FLAG.attackerLost, FLAG.attackerStar, 0);
}

/** 7.8j 7.8k 7.8l R73 A shot. */
function shoot(g: Field): void {
  const { fight } = g.s;
  const gun = FIGHT.attacker(g);
  const target = FIGHT.defender(g);
  for (const u of idleAtShot(g, gun, target)) revealFor(g, u);
  for (const u of shotSupports(g, gun, target)) join(g, u, PART.attackSupport);
  for (const u of addingGuns(g, gun, target)) join(g, u, PART.addingGun);
  const modifiers = shotItems(g, gun, target);
  const total = totalOf(modifiers);
  const die = g.pen.roll(6);
  fight.differential[0] = total;
  fight.die[0] = die;
  emit(g, {
    type: 'bombarded',
    rule: '7.8j',
    gun: pieceId(g, gun),
    target: pieceId(g, target),
    zone: zoneLabel(g, zoneOf(g, target)),
    modifiers,
    total,
    die,
    result: shotEffect(total, die).text,
  });
  noteAttack(g, boutOf(g));
  pushRest(g);
}

/** 7.1k R57 Who takes part has fought; support is worked out anew each round (7.4.4f). */
function takeParts(g: Field, bout: Bout): void {
  const { part } = g.s.unit;
  for (let u = unitId(0); u < g.w.units; u++) if (part[u] === PART.defenceSupport) part[u] = PART.none;
  part[bout.attacker] = PART.attacker;
  part[bout.defender] = PART.defender;
  if (bout.kind !== FIGHT_KIND.close) return;
  for (const u of idleByOrder(g, bout.attacker)) revealFor(g, u);
  for (const u of attackSupports(g, bout.attacker)) join(g, u, PART.attackSupport);
  for (const u of defenceSupports(g, bout.defender)) part[u] = PART.defenceSupport;
}
function join(g: Field, u: UnitId, part: number): void {
  g.s.unit.part[u] = part;
  mark(g, u, MARK.fought);
}
/** 10.1f An order whose modifier counts is shown. */
function showOrders(
  g: Field,
  bout: Bout,
  attack: readonly { readonly rule: string }[],
  defence: readonly { readonly rule: string }[],
): void {
  if (attack.some((m) => m.rule === '10.1h')) revealFor(g, bout.attacker);
  if (defence.some((m) => m.rule === '10.1h')) revealFor(g, bout.defender);
}
/** 7.4.5a R62 Attacks of the combat sequence are remembered, guns and each round among them. */
function noteAttack(g: Field, bout: Bout): void {
  if (bout.kind !== FIGHT_KIND.close && bout.kind !== FIGHT_KIND.artillery) return;
  g.s.battle.lastZone[0] = zoneOf(g, bout.defender) + 1;
  g.s.battle.lastDefender[0] = bout.defender + 1;
}

/** 7.5.1a 7.5.1b 7.5.1c 7.5.1d 7.5.1f 7.5.1g What a result does to a unit; `spared` steps are replaced by a retreat. */
function suffer(g: Field, u: UnitId, effect: Effect, lost: number, star: number, spared: number): void {
  if (effect.tests && !passes(g, u, 'result', '7.5.1a') && disorganise(g, u, '7.5.1a')) FIGHT.set(g, lost);
  if (effect.disorganises && disorganise(g, u, '7.5.1b')) FIGHT.set(g, lost);
  const losses = effect.losses - spared;
  if (losses <= 0) return;
  loseSteps(g, u, losses, '7.5.1d');
  FIGHT.set(g, lost | (effect.star ? star : 0));
}

/** Whether the defender could replace a loss by a retreat, orders aside. */
function isFreeToReplace(g: Field): boolean {
  const dp = FIGHT.defender(g);
  const { losses, hash } = effects(g).defender;
  if (losses === 0 || hash || isDeadly(g)) return false;
  if (armOf(g, dp) === ARTILLERY || has(g, dp, MARK.disorganised)) return false;
  // 7.5.2b R80 The other step is taken first; there must be something left to retreat.
  if (losses > 1 && stepsOf(g, dp) < losses) return false;
  return retreatZones(g, dp).length > 0;
}
/** 7.5.2g */
const isForbiddenByOrder = (g: Field): boolean => !isLetGo(g, FIGHT.defender(g));

/** 7.5.2a 7.5.2b 7.5.2c 7.5.2d 7.5.2e 7.5.2f 7.5.2g 7.5.2h 7.5.3j R80 Whether the passive player may replace a loss by a retreat. */
const canReplaceLoss = (g: Field): boolean => couldReplaceLoss(g) && !isForbiddenByOrder(g);
/** The same whatever the order, which is not everyone's to know. */
export const couldReplaceLoss = (g: Field): boolean => g.s.fight.kind[0] !== FIGHT_KIND.artillery && isFreeToReplace(g);
/** A retreat that only the order forbids gives the order away. */
function showRefusedRetreat(g: Field): void {
  if (couldReplaceLoss(g)) revealFor(g, FIGHT.defender(g));
}

/** 7.5.2a 7.5.2b The passive player takes the loss, or gives ground instead of one step. */
export const substitution = askPiece<Field>({
  name: 'substitution',
  rule: '7.5.2a',
  inside: true,
  standing: 'losses',
  side: passive,
  piece: FIGHT.defender,
  list(g, out) {
    for (const z of retreatZones(g, FIGHT.defender(g))) out.add(VERB.retreat, FIGHT.defender(g), z);
  },
  declines: VERB.lose,
  declinesFirst: true,
  act(g, o) {
    if (o.verb === VERB.lose) return;
    FIGHT.set(g, FLAG.retreats);
    g.s.fight.retreatTo[0] = actionZone(o);
    emitOf(g, actionUnit(o), { type: 'loss-replaced', rule: '7.5.2a', to: actionZone(o) });
  },
  refuse: refuseBy('7.5.2a', {
    retreat: (g, o) => refuseRetreat(g, o, actionUnit(o) === FIGHT.defender(g), '7.5.2a'),
  }),
  prompt: (g) => say(effects(g).defender.losses > 1 ? 'prompt.losses' : 'prompt.loss'),
});

/** The defender suffers. */
export function defenderSuffers(g: Field): void {
  const dp = FIGHT.defender(g);
  const retreats = FIGHT.has(g, FLAG.retreats);
  suffer(g, dp, effects(g).defender, FLAG.defenderLost, FLAG.defenderStar, retreats ? 1 : 0);
  if (retreats && !isOnMap(g, dp)) FIGHT.clear(g, FLAG.retreats);
}

/** 7.6a R65 R66 Leaders beside a unit that lost steps to a starred result are tested, the attacker's first. */
export function leaderTests(g: Field): void {
  const theirs = FIGHT.has(g, FLAG.defenderStar) ? exposed(g, FIGHT.to(g), passive(g)) : [];
  const ours = FIGHT.has(g, FLAG.attackerStar) ? exposed(g, FIGHT.from(g), active(g)) : [];
  for (const l of [...ours, ...theirs].reverse()) push(g, STEP['leader-test'], l);
}
export const leaderTest = (g: Field, l: number): void => testLeader(g, leaderId(l));

/** 7.9a 7.9b 7.4.5b R78 11.1.2b Another round if one is due: pikes, or reiters in caracole; else the fight is over. */
export function nextRound(g: Field): void {
  const { fight } = g.s;
  const { attacker, defender } = boutOf(g);
  const isThere = isOnMap(g, defender) && g.s.unit.zone[defender] === fight.to[0];
  if (
    FIGHT.kind(g) === FIGHT_KIND.close &&
    FIGHT.round(g) < (fight.rounds[0] ?? 0) &&
    isOnMap(g, attacker) &&
    isThere
  ) {
    fight.round[0] = FIGHT.round(g) + 1;
    push(g, STEP.resolve);
  } else push(g, canAttackAgain(g) ? STEP['second-attack'] : STEP.aftermath);
}
