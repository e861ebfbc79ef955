import type { ZoneId } from '@tambour/boards';
import { type Modifier, totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { emitOf } from '../model/emit.ts';
import type { TestCause } from '../model/event.ts';
import { type LeaderId, leaderId, NO_UNIT, type UnitId } from '../model/ids.ts';
import { isLeaderOnMap, isReplaced, leaderData } from '../model/leader.ts';
import { scoredBy } from '../model/lookup.ts';
import { type Field, MARK, NOWHERE } from '../model/state.ts';
import {
  armyOf,
  detachmentsOf,
  enemyOf,
  faceOf,
  has,
  isHope,
  isOnMap,
  mark,
  parentOf,
  sheetOf,
  stepsOf,
  typeOf,
  unitPlace,
  unmark,
  zoneOf,
} from '../model/unit.ts';
import { CATHOLIC, CC, EXITED, LG, LOST, ON_MAP, TYPE, WAITING } from '../model/vocabulary.ts';
import { leadersAt, lift, setDisorganised } from '../model/zone.ts';
import { modifier } from './conditions.ts';

/** 5.1c R44 The lieutenant-general as long as he has not been replaced. */
export const isLieutenant = (g: Field, l: LeaderId): boolean => leaderData(g, l).rank === LG && !isReplaced(g, l);

/** 7.6.2b One who takes over is a column commander, whomever he takes over from. */
export const rankOf = (g: Field, l: LeaderId): number => (isReplaced(g, l) ? CC : leaderData(g, l).rank);

/** 1.4a 1.4c */
export const leaderQuality = (g: Field, l: LeaderId): number => {
  const data = leaderData(g, l);
  return isReplaced(g, l) ? data.replacement.fq : data.fq;
};

/** 5.1b 5.1c Whether a unit is of a leader's column, or he is the lieutenant-general. */
export const isLed = (g: Field, l: LeaderId, u: UnitId): boolean =>
  g.w.leaderColumn[l] === g.w.unitColumn[u] || isLieutenant(g, l);
/** 1.3.3c R42 Leaders who lend a unit their quality in a zone: its column's, the lieutenant-general. */
export const lenders = (g: Field, u: UnitId, zone: ZoneId): LeaderId[] =>
  leadersAt(g, zone, armyOf(g, u)).filter((l) => isLeaderOnMap(g, l) && isLed(g, l, u));
/** 1.3.3c 8.0d R42 The best quality a unit may test by in a zone: its own or that of one of them. */
export const qualityIn = (g: Field, u: UnitId, zone: ZoneId): number =>
  Math.max(faceOf(g, u).fq, ...lenders(g, u, zone).map((l) => leaderQuality(g, l)));
export const qualityOf = (g: Field, u: UnitId): number => qualityIn(g, u, zoneOf(g, u));

/** M.4 What the loss of a leader adds to the dice of shaken troops. */
export function dieModifiers(g: Field, u: UnitId): Modifier[] {
  const out: Modifier[] = [];
  for (const s of g.w.specials['shaken-by-loss'])
    if (s.side === g.w.unitSide[u] && s.types.includes(typeOf(g, u)) && isReplaced(g, leaderId(s.leader)))
      out.push(modifier(s.rule, s.die, 'shaken'));
  return out;
}

/** 1.3.3a 1.3.3b R1 A quality test: the die, with what is added to it, must not exceed the quality factor. */
export function passes(g: Field, u: UnitId, cause: TestCause, rule: RuleId, more = 0): boolean {
  const modifiers = dieModifiers(g, u);
  const against = qualityOf(g, u) + more;
  const die = g.pen.roll(6);
  const passed = die + totalOf(modifiers) <= against;
  emitOf(g, u, { type: 'tested', rule, cause, die, modifiers, against, passed });
  return passed;
}

/**
 * 1.3.7c 1.3.7d 4.1.4d 7.5.1b 7.5.1c Disorganises a unit; one that is so already loses a step instead and is in order
 * again. Says whether a step was lost.
 */
export function disorganise(g: Field, u: UnitId, rule: RuleId): boolean {
  if (!isOnMap(g, u)) return false;
  if (!has(g, u, MARK.disorganised)) {
    cancelCaracole(g, u);
    setDisorganised(g, u, true);
    emitOf(g, u, { type: 'disorganised', rule });
    return false;
  }
  setDisorganised(g, u, false);
  loseSteps(g, u, 1, '1.3.7c');
  return true;
}

/** 1.3.7a 1.3.7b 7.5.1d 7.5.1e 7.5.1g 7.2f Steps come off one by one; the last takes the unit; what is beyond is ignored. */
export function loseSteps(g: Field, u: UnitId, steps: number, rule: RuleId): void {
  const had = stepsOf(g, u);
  const left = Math.max(0, had - steps);
  cancelCaracole(g, u);
  g.s.unit.steps[u] = left;
  emitOf(g, u, { type: 'lost-steps', rule, lost: had - left, left });
  if (left === 0) eliminate(g, u, rule);
}

/** 11.1.1g R90 Whatever disorders reiters or costs them a step ends their caracole. */
function cancelCaracole(g: Field, u: UnitId): void {
  if (!has(g, u, MARK.caracole)) return;
  unmark(g, u, MARK.caracole);
  emitOf(g, u, { type: 'caracole-cancelled', rule: '11.1.1g' });
}

/** 9.0a What the enemy scores for a unit, R100 nothing for enfants perdus. */
export const unitPoints = (g: Field, u: UnitId): number =>
  isHope(g, u) ? 0 : (scoredBy(g, enemyOf(g, u)).units[typeOf(g, u)] ?? 0);

/** Points to a side. */
export const score = (g: Field, side: number, points: number): void => {
  pointsColumn(g, side)[0] = pointsScored(g, side) + points;
};
const pointsColumn = (g: Field, side: number): Uint16Array =>
  side === CATHOLIC ? g.s.battle.pointsC : g.s.battle.pointsP;
/** What a side has scored by eliminations and exits. */
export const pointsScored = (g: Field, side: number): number => pointsColumn(g, side)[0] ?? 0;

/** 11.4.4h R8 A unit leaves the battle for good, and its enfants perdus with it. */
export function eliminate(g: Field, u: UnitId, rule: RuleId): void {
  if (!isOnMap(g, u)) return;
  const zone = zoneOf(g, u);
  const points = unitPoints(g, u);
  takeOff(g, u);
  emitOf(g, u, { type: 'eliminated', rule, zone, points });
  score(g, enemyOf(g, u), points);
  for (const e of detachmentsOf(g, u))
    if (isOnMap(g, e)) {
      const at = zoneOf(g, e);
      takeOff(g, e);
      emitOf(g, e, { type: 'eliminated', rule: '11.4.4h', zone: at, points: 0 });
    }
  const parent = parentOf(g, u);
  if (parent >= 0) giveBack(g, parent);
}
function takeOff(g: Field, u: UnitId): void {
  lift(g, u);
  g.s.unit.place[u] = LOST;
  g.s.unit.steps[u] = 0;
  g.s.unit.zone[u] = NOWHERE;
  // A unit that is gone carries no marker; its part in a combat under way is still asked for.
  g.s.unit.marks[u] = 0;
}

/** 11.4.1a 11.4.1g R96 Detachments of a unit that are out, those gone for good, and the next that waits. */
export function hopesOf(g: Field, parent: UnitId): { out: number; lost: number; next: UnitId } {
  const all = detachmentsOf(g, parent);
  const at = (...places: number[]) => all.filter((e) => places.includes(unitPlace(g, e)));
  return { out: at(ON_MAP).length, lost: at(LOST, EXITED).length, next: at(WAITING)[0] ?? NO_UNIT };
}
/** 11.4.1i 11.4.4g R96 The step lent returns when no detachment is out and at most one has been lost. */
export function giveBack(g: Field, parent: UnitId): void {
  if (!isOnMap(g, parent) || !has(g, parent, MARK.lent)) return;
  const { out, lost } = hopesOf(g, parent);
  if (out > 0 || lost > 1) return;
  unmark(g, parent, MARK.lent);
  g.s.unit.steps[parent] = stepsOf(g, parent) + 1;
  emitOf(g, parent, { type: 'step-returned', rule: '11.4.1i' });
}
/** 11.4.1c */
export function lend(g: Field, parent: UnitId): void {
  mark(g, parent, MARK.lent);
  g.s.unit.steps[parent] = stepsOf(g, parent) - 1;
  emitOf(g, parent, { type: 'step-lent', rule: '11.4.1c' });
}

/** 4.6a 1.3.7b */
export const isMounted = (g: Field, u: UnitId): boolean =>
  g.w.unitType[u] === TYPE.argoulets && faceOf(g, u) === sheetOf(g, u).front;
