import type { ZoneId } from '@tambour/boards';
import { auditInStages, itemAt, mustHold, type Report } from '@tambour/kernel';
import { OFF } from '../../model/action-view.ts';
import * as FIGHT from '../../model/fight.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { pieceId } from '../../model/lookup.ts';
import { FIGHT_KIND, type Field, FLAG, MARK, PART, ZONE_MARK } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import {
  armyOf,
  has,
  isGun,
  isHope,
  isOnMap,
  partOf,
  sheetOf,
  stepsOf,
  typeOf,
  unitPlace,
  unitsOf,
  zoneOf,
} from '../../model/unit.ts';
import { LOST, TYPE } from '../../model/vocabulary.ts';
import { linkOf } from '../../model/world.ts';
import { hasZone, unitsIn } from '../../model/zone.ts';
import { distanceOf } from '../../rules/4-sight.ts';
import { couldReplaceLoss } from '../../rules/7-results.ts';
import { mayGoOff, openToRetreat } from '../../rules/7-retreat.ts';
import { isReaction } from '../../rules/7-sum.ts';
import { caracoleIn } from '../../rules/11-caracole.ts';
import { checked, type Moment } from './moment.ts';

/** The lowest frame of a fight, by how far it has come. */
const FIGHT_STEPS: readonly StepName[] = ['defender', 'engagement', 'next-round', 'second-attack', 'fight-over'];

/** A fight as far as it has come. */
function fightOf(m: Moment, lowest: StepName, isSecond: boolean) {
  const { g } = m;
  const { flags, rounds, attackerSteps } = g.s.fight;
  const kind = FIGHT.kind(g);
  const isNaming = lowest === 'defender';
  const isOpening = lowest === 'engagement' || (isNaming && !isSecond);
  return {
    ...m,
    lowest,
    kind,
    attacker: FIGHT.attacker(g),
    defender: FIGHT.defender(g),
    from: FIGHT.from(g),
    to: FIGHT.to(g),
    flags: itemAt(flags, 0),
    round: FIGHT.round(g),
    rounds: itemAt(rounds, 0),
    attackerSteps: itemAt(attackerSteps, 0),
    isReaction: isReaction(kind),
    /** No die has fallen: the defender is named, or how to engage. */
    isOpening,
    /** The principal defender has been named. */
    hasDefender: !(isOpening && isNaming),
    /** He has given way, and those beside him may. */
    hasRetreated: m.above[1]?.step === 'leaders-follow',
    /** It is over, and the winners come into the zone. */
    isAdvancing: lowest === 'fight-over',
  };
}
type Fight = ReturnType<typeof fightOf>;

const must = mustHold<Fight>;

/** 7.1b 7.1m 6.1b What kind of fight this can be, and between which zones. */
const KIND = checked(
  must(
    'fight.kind',
    ({ kind, sequence }: Fight) => `cannot be ${FIGHT.NAMES[kind]} in the ${sequence} sequence`,
    ({ sequence, kind, isReaction }) =>
      sequence === 'reaction' ? isReaction : kind === FIGHT_KIND.close || kind === FIGHT_KIND.artillery,
  ),
);
const GROUND = checked(
  must('fight.to', 'is not a zone that can be attacked from there', ({ g, kind, attacker, from, to }) => {
    const range = kind === FIGHT_KIND.artillery ? (sheetOf(g, attacker).range ?? 0) : undefined;
    const isNear = range === undefined ? linkOf(g.w, from, to) >= 0 : distanceOf(g, from, to) <= range;
    return from !== to && isNear;
  }),
  must('fight.from', 'is not marked attacked', (f) => {
    return f.sequence !== 'combat' || hasZone(f.g, f.from, ZONE_MARK.attacked);
  }),
  must('fight.from', 'is no reaction zone', (f) => {
    return f.sequence !== 'reaction' || hasZone(f.g, f.from, ZONE_MARK.reaction);
  }),
);

const ATTACKERS = [
  must('fight.attacker', 'is no unit that can attack so', ({ g, attacker, active, kind, isReaction }) => {
    return armyOf(g, attacker) === active && (isReaction || isGun(g, attacker) === (kind === FIGHT_KIND.artillery));
  }),
  must('fight.attacker', 'is a unit that is not there', ({ g, attacker, isOpening, lowest }) => {
    const mustBe = isOpening || lowest === 'defender' || lowest === 'second-attack';
    return isOnMap(g, attacker) || (!mustBe && unitPlace(g, attacker) === LOST);
  }),
  must('fight.attacker', 'is a unit that is somewhere else', ({ g, attacker, from, to, isAdvancing }) => {
    const zone = zoneOf(g, attacker);
    return !isOnMap(g, attacker) || zone === from || (isAdvancing && zone === to);
  }),
  must('fight.attacker', 'is a unit that has not fought', ({ g, attacker, isReaction }) => {
    return !isOnMap(g, attacker) || isReaction || has(g, attacker, MARK.fought);
  }),
];
const ofDefender = (reason: string, holds: (f: Fight) => boolean) =>
  must('fight.defender', reason, (f) => !f.hasDefender || holds(f));
const isDefenderThere = ({ g, defender }: Fight): boolean => isOnMap(g, defender);
const DEFENDERS = [
  must('fight.defender', 'must be 0 until he is named', ({ hasDefender, defender }) => hasDefender || defender === 0),
  ofDefender('is no unit of the passive side', ({ g, defender, passive }) => armyOf(g, defender) === passive),
  ofDefender('is a unit that is not there', (f) => {
    return isDefenderThere(f) || (!f.isOpening && unitPlace(f.g, f.defender) === LOST);
  }),
  ofDefender('is a unit that is somewhere else', (f) => {
    const zone = zoneOf(f.g, f.defender);
    const isNear = linkOf(f.g.w, f.to, zone) >= 0;
    // A second attack, or an advance, may follow a retreat.
    const isBefore = f.isOpening || f.lowest === 'next-round';
    return !isDefenderThere(f) || (f.hasRetreated ? isNear : zone === f.to || (!isBefore && isNear));
  }),
  ofDefender('is a unit that has not reacted', (f) => {
    return !isDefenderThere(f) || !f.isReaction || has(f.g, f.defender, MARK.reacted);
  }),
];

const mostRounds = ({ rounds, flags, isOpening }: Fight): number =>
  Math.max(rounds, flags & FLAG.caracole && !isOpening ? 2 : 1);
/** 7.9a 11.1.2b Rounds, the die and what the attacker began with. */
const ROUNDS = [
  must('fight.rounds', 'must be 1, or those of pikes', ({ g, kind, attacker, rounds, isOpening }) => {
    const { isPike, pikeRounds } = g.w.charts;
    const isLong = kind === FIGHT_KIND.close && !isOpening && isPike[typeOf(g, attacker)] === true;
    return rounds === 1 || (isLong && rounds === pikeRounds);
  }),
  must(
    'fight.round',
    (f: Fight) => `must be 1${mostRounds(f) > 1 ? ` to ${mostRounds(f)}` : ''}`,
    (f) => {
      return f.round >= 1 && f.round <= mostRounds(f);
    },
  ),
  must('fight.die', 'must be 0: it has not fallen', ({ g, isOpening }) => !isOpening || g.s.fight.die[0] === 0),
  must('fight.die', 'must be 1 to 6', ({ g, isOpening }) => isOpening || g.s.fight.die[0] !== 0),
  ...(['differential', 'retreatTo'] as const).map((column) =>
    must(`fight.${column}`, 'must be 0 before the die', (f) => !f.isOpening || f.g.s.fight[column][0] === 0),
  ),
  must('fight.attackerSteps', 'are not those of the attacker', ({ g, attacker, attackerSteps }) => {
    return attackerSteps >= 1 && attackerSteps <= sheetOf(g, attacker).steps;
  }),
];

const can = (flag: number, reason: string, fits: (f: Fight) => boolean) =>
  must('fight.flags', reason, (f) => !(f.flags & flag) || fits(f));
const RESULT = FLAG.attackerLost | FLAG.attackerStar | FLAG.defenderLost | FLAG.defenderStar | FLAG.retreats;
const FLAGS = [
  can(FLAG.charge, 'cannot have charge', ({ g, kind, attacker, isOpening }) => {
    return kind === FIGHT_KIND.close && !isOpening && sheetOf(g, attacker).hasCharge && !has(g, attacker, MARK.charge);
  }),
  can(FLAG.caracole, 'cannot have caracole', ({ g, kind, attacker }) => {
    return kind === FIGHT_KIND.close && g.w.switches.caracole && typeOf(g, attacker) === TYPE.reiters;
  }),
  must('fight.flags', 'must have caracole exactly if the attacker has', ({ g, kind, attacker, flags, isOpening }) => {
    const isMarked = has(g, attacker, MARK.caracole);
    return kind !== FIGHT_KIND.close || isMarked === (flags & FLAG.caracole) > 0 || (!isOpening && !isMarked);
  }),
  can(RESULT, 'cannot have a result before the die', ({ isOpening }) => !isOpening),
  can(RESULT & ~FLAG.defenderLost, 'cannot have that result of a shot', ({ kind }) => kind !== FIGHT_KIND.artillery),
  can(FLAG.attackerStar, 'cannot have attacker-star without a loss', ({ flags }) => (flags & FLAG.attackerLost) > 0),
  can(FLAG.defenderStar, 'cannot have defender-star without a loss', ({ flags }) => (flags & FLAG.defenderLost) > 0),
];

/** 7.3c Who takes part in a fight; who was lost in it keeps his part to the end. */
const PARTS = [
  must('unit.part', 'does not fit the fight', (f, u: UnitId) => {
    const part = partOf(f.g, u);
    const isDefender = u === f.defender && f.kind !== FIGHT_KIND.artillery && !f.isOpening;
    return part === (u === f.attacker ? PART.attacker : isDefender ? PART.defender : part) && fits(f, u, part);
  }),
  // 11.1.2d The second attack of a caracole may meet another.
  must('unit.part', 'is not the only defender', ({ g, defender, flags, round }, u) => {
    const most = flags & FLAG.caracole && round === 2 ? 2 : 1;
    return u !== defender || g.s.unit.part.filter((part) => part === PART.defender).length <= most;
  }),
];
function fits({ g, kind, attacker, from, to, ...at }: Fight, u: UnitId, part: number): boolean {
  if (part === PART.none) return true;
  const isActive = armyOf(g, u) === at.active;
  if (part === PART.attacker) return u === attacker;
  if (at.isOpening || (!isOnMap(g, u) && unitPlace(g, u) !== LOST)) return false;
  const zone = zoneOf(g, u);
  const isBeside = !isOnMap(g, u) || zone === to || linkOf(g.w, to, zone) >= 0;
  const isBehind = !isOnMap(g, u) || (has(g, u, MARK.fought) && (zone === from || (at.isAdvancing && zone === to)));
  switch (part) {
    case PART.defender:
      return !isActive && kind !== FIGHT_KIND.artillery && isBeside;
    case PART.defenceSupport:
      return !isActive && kind === FIGHT_KIND.close && !isHope(g, u) && isBeside;
    case PART.attackSupport:
      return isActive && (kind === FIGHT_KIND.close || kind === FIGHT_KIND.artillery) && isBehind && !isHope(g, u);
    case PART.addingGun:
      return isActive && kind === FIGHT_KIND.artillery && isGun(g, u) && isBehind && !isHope(g, u);
    default:
      return false;
  }
}

/** What each step of a fight finds when it is asked. */
function auditStage(f: Fight, bad: Report): void {
  const { g, attacker, defender, to, flags, lowest } = f;
  const { fight } = g.s;
  const isHeld = unitsIn(g, to, f.passive) > 0;
  if (lowest === 'defender' && !isHeld) bad('fight.to', 'has nobody left to defend it');
  if (lowest === 'second-attack' || (lowest === 'defender' && !f.isOpening)) {
    const isFit = !has(g, attacker, MARK.disorganised) && stepsOf(g, attacker) === f.attackerSteps;
    if (!(flags & FLAG.caracole) || f.round !== (lowest === 'defender' ? 2 : 1) || !isFit || !isHeld)
      bad(`steps.${f.course.length}.step`, 'must follow the first attack of reiters in caracole, still fit');
  }
  if (f.frames.some(({ step }) => step === 'substitution')) {
    const isDone = (flags & (FLAG.retreats | FLAG.defenderLost | FLAG.defenderStar)) > 0;
    if (isDone || fight.retreatTo[0] !== 0 || !isOnMap(g, defender) || !couldReplaceLoss(g))
      bad(`steps.${f.frames.length - 1}.step`, 'cannot be asked: the defender has no loss to replace by a retreat');
  }
  if (f.hasRetreated && !(flags & FLAG.retreats)) bad('fight.flags', 'must have retreats');
  const isToRetreat = f.above[1]?.step === 'retreats' && (flags & FLAG.retreats) > 0 && isOnMap(g, defender);
  if (isToRetreat && !canStillRetreat(g, defender, itemAt(fight.retreatTo, 0)))
    bad('fight.retreatTo', 'is not where the defender can give way to');
}
/** 7.5.3a A retreat that has been chosen and not yet made: since then zones can only have come free. */
const canStillRetreat = (g: Field, u: UnitId, to: ZoneId): boolean =>
  to === OFF ? mayGoOff(g, armyOf(g, u), zoneOf(g, u)) : openToRetreat(g, u).includes(to);

const STAGES = [[KIND], [GROUND], [checked(...ATTACKERS, ...DEFENDERS, ...ROUNDS, ...FLAGS, ...PARTS)], [auditStage]];

export function auditFight(m: Moment, bad: Report): void {
  const [lowest] = m.above;
  if (!lowest || !FIGHT_STEPS.includes(lowest.step)) auditPeace(m, bad);
  else
    for (const { field, reason } of auditInStages(STAGES, fightOf(m, lowest.step, lowest.with[0] !== 0)))
      bad(field, reason);
}
/** Nobody fights: nothing is left of the last fight. */
function auditPeace({ g }: Moment, bad: Report): void {
  for (const [name, column] of Object.entries(g.s.fight))
    if (column[0] !== 0) bad(`fight.${name}`, `must be ${name === 'kind' ? 'none' : 0}: nobody is fighting`);
  for (let u = unitId(0); u < g.w.units; u++)
    if (partOf(g, u) !== PART.none) bad(`unit.${pieceId(g, u)}.part`, 'must be none: nobody is fighting');
}

/**
 * 11.1.1d 11.1.1e 11.1.2a One caracole a zone; in the combats it is still to be carried out, unless that is what is going on.
 * Otherwise it would be due and could never be.
 */
export function auditCaracoles({ g, active, sequence }: Moment, bad: Report): void {
  for (const u of unitsOf(g, active)) {
    if (!has(g, u, MARK.caracole)) continue;
    const at = `unit.${pieceId(g, u)}.marks`;
    const zone = zoneOf(g, u);
    if (caracoleIn(g, zone) !== u) bad(at, 'has caracole, and so has another unit of its zone');
    if (sequence !== 'combat' || (FIGHT.kind(g) === FIGHT_KIND.close && FIGHT.attacker(g) === u)) continue;
    if (has(g, u, MARK.fought) || hasZone(g, zone, ZONE_MARK.attacked)) bad(at, 'has caracole, and can attack no more');
  }
}
