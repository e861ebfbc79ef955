import { type LinkId, neighboursWhere, type ZoneId } from '@tambour/boards';
import { type ActionList, allHold, askPiece } from '@tambour/kernel';
import { emitOf } from '../model/emit.ts';
import * as FIGHT from '../model/fight.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { active, type Field, FLAG, MARK, PART, passive, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armOf, enemyOf, has, isOnMap, mark, partOf, unitColumn, unitsOf, unmark, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, DOTTED, OPEN, TYPE } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { passes } from './1-quality.ts';
import { mayMove } from './4-moving-piece.ts';
import { isCommanded } from './5-command.ts';
import { effectsOf } from './10-effects.ts';
import { refuseBy } from './ask.ts';
import { inTurn, must, type UnitCase } from './conditions.ts';
import { onThisTurn } from './special-turns.ts';

/** 11.1.1b 11.1.1c Whether a zone next to the unit's can be caracoled: enemies, open ground, no obstacle (R18). */
const isCaracoleTarget = (g: Field, u: UnitId, to: ZoneId, link: LinkId): boolean =>
  unitsIn(g, to, enemyOf(g, u)) > 0 && g.w.type[to] === OPEN && g.w.linkKind[link] === DOTTED;
export const canCaracole = (g: Field, u: UnitId, to: ZoneId): boolean => {
  const link = linkOf(g.w, zoneOf(g, u), to);
  return link >= 0 && isCaracoleTarget(g, u, to, link);
};
const caracoleTargets = (g: Field, u: UnitId): ZoneId[] =>
  neighboursWhere(g.w.passage, zoneOf(g, u), (to, link) => isCaracoleTarget(g, u, to, link));

const notIsolated = must<UnitCase>('7.1g', 'isolatedAttack', ({ g, u }) => isCommanded(g, u));
/** The order of an isolated unit is no reason of its own. */
const letToFight = must<UnitCase>('10.1h', 'orderForbidsAttack', ({ g, u }) => {
  const order = isCommanded(g, u) ? effectsOf(g, u) : undefined;
  return !order || (armOf(g, u) === ARTILLERY ? order.canFireArtillery : order.canAttack);
});
const onThisBank = must<UnitCase>('D.3', 'crossedFord', ({ g, u }) => !has(g, u, MARK.crossed));
const notHeldBack = must<UnitCase>('D.1', 'heldBack', ({ g, u }) => {
  return !onThisTurn(g, 'no-attack').some((s) => s.columns.includes(unitColumn(g, u)));
});
/** 7.1g 10.1h D.1 D.3 What any principal attacker needs. */
export const MAY_ATTACK = [notIsolated, letToFight, onThisBank, notHeldBack];
export const mayAttack = (g: Field, u: UnitId): boolean => allHold(MAY_ATTACK, { g, u });

/** 11.1.1a 11.1.1b 11.1.1d R90 Reiters in good order and in command, one unit a zone, with a target before them. */
export const DECLARE = inTurn<UnitCase>(
  must('11.0a', 'notInForce', ({ g }) => g.w.switches.caracole),
  must('11.1.1a', 'onlyReiters', ({ g, u }) => g.w.unitType[u] === TYPE.reiters),
  [
    must('11.1.1d', 'hasDeclared', ({ g, u }) => !has(g, u, MARK.caracole)),
    must('11.1.1d', 'anotherDeclared', ({ g, u }) => has(g, u, MARK.caracole) || caracoleIn(g, zoneOf(g, u)) < 0),
    must('11.1.1g', 'disorganisedCaracole', ({ g, u }) => !has(g, u, MARK.disorganised)),
    notIsolated,
    letToFight,
    notHeldBack,
    must('11.1.1b', 'noCaracoleGround', ({ g, u }) => caracoleTargets(g, u).length > 0),
  ],
  onThisBank,
);
export function listCaracole(g: Field, out: ActionList, u: UnitId): void {
  if (g.w.unitType[u] === TYPE.reiters && mayMove(g, u) && DECLARE.isMet({ g, u })) out.add(VERB.caracole, u);
}
export function declare(g: Field, u: UnitId): void {
  mark(g, u, MARK.caracole);
  emitOf(g, u, { type: 'caracole-declared', rule: '11.1.1a' });
}

/** 11.1.1e R91 The reiters of a zone that have declared, or -1: they must be the ones reacted to, and the ones to attack. */
export function caracoleIn(g: Field, z: ZoneId): UnitId {
  if (!g.w.switches.caracole) return NO_UNIT;
  const side = active(g);
  if (unitsIn(g, z, side) === 0) return NO_UNIT;
  for (const u of unitsOf(g, side)) if (zoneOf(g, u) === z && has(g, u, MARK.caracole)) return u;
  return NO_UNIT;
}

/** 11.1.2a R90 Drops the markers of those who have nobody left to attack. */
export function dropVain(g: Field): void {
  if (!g.w.switches.caracole) return;
  for (const u of unitsOf(g, active(g)))
    if (has(g, u, MARK.caracole) && (!isOnMap(g, u) || caracoleTargets(g, u).length === 0 || !mayAttack(g, u))) {
      unmark(g, u, MARK.caracole);
      emitOf(g, u, { type: 'caracole-cancelled', rule: '11.1.2a' });
    }
}
/** 11.1.2a Whether someone must still carry out his caracole. */
export const isCaracoleDue = (g: Field): boolean =>
  g.w.switches.caracole && unitsOf(g, active(g)).some((u) => has(g, u, MARK.caracole));

/** 11.1.2b 11.1.2c 11.1.2f Whether the attack just made may be followed by a second. */
export function canAttackAgain(g: Field): boolean {
  const { fight } = g.s;
  const u = FIGHT.attacker(g);
  return (
    FIGHT.has(g, FLAG.caracole) &&
    fight.round[0] === 1 &&
    isOnMap(g, u) &&
    !has(g, u, MARK.disorganised) &&
    g.s.unit.steps[u] === fight.attackerSteps[0] &&
    unitsIn(g, FIGHT.to(g), passive(g)) > 0
  );
}

/** 11.1.2b 11.1.2d 11.1.2e R93 The second attack, after a test; on the same defender, or on another if he is gone. */
export const secondAttack = askPiece<Field>({
  name: 'second-attack',
  rule: '11.1.2b',
  inside: true,
  side: active,
  piece: FIGHT.attacker,
  list: (g, out) => out.add(VERB.again, FIGHT.attacker(g)),
  declines: VERB.halt,
  act(g, o) {
    const [u, dp] = [FIGHT.attacker(g), FIGHT.defender(g)];
    if (o.verb === VERB.halt || !passes(g, u, 'caracole', '11.1.2e')) return push(g, STEP.aftermath);
    g.s.fight.round[0] = 2;
    emitOf(g, u, { type: 'second-attack', rule: '11.1.2b' });
    if (isOnMap(g, dp) && zoneOf(g, dp) === FIGHT.to(g) && partOf(g, dp) === PART.defender) push(g, STEP.resolve);
    else push(g, STEP.defender, 1);
  },
  refuse: refuseBy('11.1.2b', {}),
  prompt: () => say('prompt.secondAttack'),
});
