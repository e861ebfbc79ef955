import type { ZoneId } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import { OFF } from '../../model/action-view.ts';
import type { UnitId } from '../../model/ids.ts';
import {
  ATTACKED,
  ATTACKER_LOST,
  ATTACKER_STAR,
  CARACOLE,
  CHARGE,
  CLOSE,
  DEFENDER_LOST,
  DEFENDER_STAR,
  DISORGANISED,
  FIGHTS,
  type Field,
  FOUGHT,
  GUNNERY,
  has,
  hasZone,
  IN_CARACOLE,
  isOnMap,
  REACTED,
  REACTION,
  REACTION_CHARGE,
  REACTION_FIRE,
  RETREATS,
  unitsIn,
  WITH_CHARGE,
} from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { ARTILLERY, LOST, REITERS } from '../../model/vocabulary.ts';
import { linkOf } from '../../model/world.ts';
import { distanceOf } from '../../rules/4-sight.ts';
import { couldReplaceLoss } from '../../rules/7-results.ts';
import { mayGoOff, openToRetreat } from '../../rules/7-retreat.ts';
import type { Moment } from './moment.ts';
import { auditParts, auditPeace, type Fight } from './parts.ts';

/** The lowest frame of a fight, by how far it has come. */
const FIGHT_STEPS: readonly StepName[] = ['defender', 'engagement', 'next-round', 'second-attack', 'fight-over'];

export function auditFight(m: Moment, bad: Report): void {
  const [lowest, second] = m.above;
  if (!lowest || !FIGHT_STEPS.includes(lowest.step)) {
    auditPeace(m, bad);
    return;
  }
  const { kind, attacker, defender, from, to, flags } = m.g.s.fight;
  const isNaming = lowest.step === 'defender';
  const isOpening = lowest.step === 'engagement' || (isNaming && lowest.with[0] === 0);
  const fight: Fight = {
    m,
    kind: kind[0]!,
    attacker: attacker[0]!,
    defender: defender[0]!,
    from: from[0]!,
    to: to[0]!,
    flags: flags[0]!,
    isOpening,
    hasDefender: !(isOpening && isNaming),
    hasRetreated: second?.step === 'leaders-follow',
    isAdvancing: lowest.step === 'fight-over',
  };
  let isSound = true;
  const note: Report = (field, reason) => {
    isSound = false;
    bad(field, reason);
  };
  auditGround(fight, note);
  if (!isSound) return;
  auditAttacker(fight, note);
  auditDefender(fight, note);
  auditRounds(fight, note);
  auditFlags(fight, note);
  auditParts(fight, note);
  if (isSound) auditStage(fight, lowest.step, note);
}

const isReaction = (kind: number): boolean => kind === REACTION_FIRE || kind === REACTION_CHARGE;

/** 7.1b 7.1m 6.1b What kind of fight this can be, and between which zones. */
function auditGround({ m, kind, attacker, from, to }: Fight, bad: Report): void {
  const { g } = m;
  if (m.sequence === 'reaction' ? !isReaction(kind) : kind !== CLOSE && kind !== GUNNERY) {
    bad('fight.kind', `cannot be ${FIGHTS[kind]} in the ${m.sequence} sequence`);
    return;
  }
  const isNear =
    kind === GUNNERY ? distanceOf(g, from, to) <= (g.w.unit[attacker]!.range ?? 0) : linkOf(g.w, from, to) >= 0;
  if (from === to || !isNear) bad('fight.to', 'is not a zone that can be attacked from there');
  if (m.sequence === 'combat' && !hasZone(g, from, ATTACKED)) bad('fight.from', 'is not marked attacked');
  if (m.sequence === 'reaction' && !hasZone(g, from, REACTION)) bad('fight.from', 'is no reaction zone');
}

function auditAttacker({ m, kind, attacker, from, to, ...at }: Fight, bad: Report): void {
  const { g } = m;
  const isGun = g.w.unit[attacker]!.front.arm === ARTILLERY;
  if (g.w.unitSide[attacker] !== m.active || (!isReaction(kind) && isGun !== (kind === GUNNERY))) {
    bad('fight.attacker', 'is no unit that can attack so');
    return;
  }
  if (!isOnMap(g, attacker)) {
    const mustBe = at.isOpening || m.above[0]!.step === 'defender' || m.above[0]!.step === 'second-attack';
    if (mustBe || g.s.unit.place[attacker] !== LOST) bad('fight.attacker', 'is a unit that is not there');
    return;
  }
  const zone = g.s.unit.zone[attacker]!;
  if (zone !== from && !(at.isAdvancing && zone === to)) bad('fight.attacker', 'is a unit that is somewhere else');
  if (!isReaction(kind) && !has(g, attacker, FOUGHT)) bad('fight.attacker', 'is a unit that has not fought');
}

function auditDefender({ m, kind, defender, to, ...at }: Fight, bad: Report): void {
  const { g } = m;
  if (!at.hasDefender) {
    if (defender !== 0) bad('fight.defender', 'must be 0 until he is named');
    return;
  }
  if (g.w.unitSide[defender] !== m.passive) {
    bad('fight.defender', 'is no unit of the passive side');
    return;
  }
  if (!isOnMap(g, defender)) {
    if (at.isOpening || g.s.unit.place[defender] !== LOST) bad('fight.defender', 'is a unit that is not there');
    return;
  }
  const zone = g.s.unit.zone[defender]!;
  const isThere = zone === to;
  const isNear = linkOf(g.w, to, zone) >= 0;
  // A second attack, or an advance, may follow a retreat.
  const isBefore = at.isOpening || m.above[0]!.step === 'next-round';
  if (at.hasRetreated ? !isNear : isBefore ? !isThere : !isThere && !isNear)
    bad('fight.defender', 'is a unit that is somewhere else');
  if (isReaction(kind) && !has(g, defender, REACTED)) bad('fight.defender', 'is a unit that has not reacted');
}

/** 7.9a 11.1.2b Rounds, the die and what the attacker began with. */
function auditRounds({ m, kind, attacker, flags, isOpening }: Fight, bad: Report): void {
  const { w, s } = m.g;
  const [round, rounds] = [s.fight.round[0]!, s.fight.rounds[0]!];
  const isLong = kind === CLOSE && !isOpening && w.charts.isPike[w.unitType[attacker]!];
  if (rounds !== 1 && !(isLong && rounds === w.charts.pikeRounds)) bad('fight.rounds', 'must be 1, or those of pikes');
  const most = Math.max(rounds, flags & IN_CARACOLE && !isOpening ? 2 : 1);
  if (round < 1 || round > most) bad('fight.round', `must be 1${most > 1 ? ` to ${most}` : ''}`);
  const die = s.fight.die[0]!;
  if (die > 0 === isOpening) bad('fight.die', isOpening ? 'must be 0: it has not fallen' : 'must be 1 to 6');
  for (const column of isOpening ? (['differential', 'retreatTo'] as const) : [])
    if (s.fight[column][0] !== 0) bad(`fight.${column}`, 'must be 0 before the die');
  const steps = s.fight.attackerSteps[0]!;
  if (steps < 1 || steps > w.unit[attacker]!.steps) bad('fight.attackerSteps', 'are not those of the attacker');
}

function auditFlags({ m, kind, attacker, flags, isOpening }: Fight, bad: Report): void {
  const { g } = m;
  const can = (flag: number, fits: boolean, reason: string) => {
    if (flags & flag && !fits) bad('fight.flags', reason);
  };
  const sheet = g.w.unit[attacker]!;
  can(WITH_CHARGE, kind === CLOSE && !isOpening && sheet.hasCharge && !has(g, attacker, CHARGE), 'cannot have charge');
  can(IN_CARACOLE, kind === CLOSE && g.w.switches.caracole && sheet.type === REITERS, 'cannot have caracole');
  if (
    has(g, attacker, CARACOLE) !== (flags & IN_CARACOLE) > 0 &&
    (isOpening || has(g, attacker, CARACOLE)) &&
    kind === CLOSE
  )
    bad('fight.flags', 'must have caracole exactly if the attacker has');
  const result = ATTACKER_LOST | ATTACKER_STAR | DEFENDER_LOST | DEFENDER_STAR | RETREATS;
  can(result, !isOpening, 'cannot have a result before the die');
  can(result & ~DEFENDER_LOST, kind !== GUNNERY, 'cannot have that result of a shot');
  can(ATTACKER_STAR, (flags & ATTACKER_LOST) > 0, 'cannot have attacker-star without a loss');
  can(DEFENDER_STAR, (flags & DEFENDER_LOST) > 0, 'cannot have defender-star without a loss');
}

/** What each step of a fight finds when it is asked. */
function auditStage({ m, defender, to, flags, ...at }: Fight, lowest: StepName, bad: Report): void {
  const { g } = m;
  const { fight } = g.s;
  const isHeld = unitsIn(g, to, m.passive) > 0;
  if (lowest === 'defender' && !isHeld) bad('fight.to', 'has nobody left to defend it');
  if (lowest === 'second-attack' || (lowest === 'defender' && !at.isOpening)) {
    const round = lowest === 'defender' ? 2 : 1;
    const isFit = !has(g, at.attacker, DISORGANISED) && g.s.unit.steps[at.attacker] === fight.attackerSteps[0];
    if (!(flags & IN_CARACOLE) || fight.round[0] !== round || !isFit || !isHeld)
      bad(`steps.${m.course.length}.step`, 'must follow the first attack of reiters in caracole, still fit');
  }
  if (m.frames.some((f) => f.step === 'substitution')) {
    const isDone = (flags & (RETREATS | DEFENDER_LOST | DEFENDER_STAR)) > 0;
    if (isDone || fight.retreatTo[0] !== 0 || !isOnMap(g, defender) || !couldReplaceLoss(g))
      bad(`steps.${m.frames.length - 1}.step`, 'cannot be asked: the defender has no loss to replace by a retreat');
  }
  if (at.hasRetreated && !(flags & RETREATS)) bad('fight.flags', 'must have retreats');
  const isToRetreat = m.above[1]?.step === 'retreats' && (flags & RETREATS) > 0 && isOnMap(g, defender);
  if (isToRetreat && !canStillRetreat(g, defender, fight.retreatTo[0]!))
    bad('fight.retreatTo', 'is not where the defender can give way to');
}
/** 7.5.3a A retreat that has been chosen and not yet made: since then zones can only have come free. */
const canStillRetreat = (g: Field, u: UnitId, to: ZoneId): boolean =>
  to === OFF ? mayGoOff(g, g.w.unitSide[u]!, g.s.unit.zone[u]!) : openToRetreat(g, u).includes(to);
