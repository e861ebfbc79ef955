import { itemAt } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { mayFire } from '../rules/firing/able.ts';
import { type Aim, aimedShot, chargeShot, partAgainst, targetsFor } from '../rules/firing/aim.ts';
import { partsOf, type ShotPart } from '../rules/firing/figures.ts';
import { fireOccasions, type Hit, sufferedIn } from '../rules/firing/phase.ts';
import { menLeft, type Shooter } from '../rules/firing/shooter.ts';
import { lossesOf, type Shot } from '../rules/firing/shot.ts';
import { sees } from '../rules/table/sight.ts';
import { TICKS } from './clock.ts';
import { lose, mark } from './doors.ts';
import { leadersWith, riskAt } from './leaders.ts';
import { noteHit, noteShot } from './logs.ts';
import { degradationOf, formationOf, idOf, menLost, stateOf, ticksMoved, ticksReacted } from './model/columns.ts';
import { emit } from './model/event.ts';
import type { UnitId } from './model/ids.ts';
import type { UnitView } from './model/scratch.ts';
import { type Field, has, periodOf, SCREEN_AIM } from './model/state.ts';
import { initialOf, kindOf, lookAgain, unitOf, unitsOf, viewOf } from './model/views.ts';
import type { Due } from './tests/queue.ts';
import { testerOf } from './tests/situation.ts';

/** The row of a unit's aims that each of its shots has: the sides of a square clockwise from its front. */
const SLOT: Readonly<Record<ShotPart, number>> = { all: 0, front: 0, right: 1, rear: 2, left: 3, screen: SCREEN_AIM };
export const slotOf = (part: ShotPart): number => SLOT[part];
/** The shot of a unit that has such a row; undefined if it has none. */
export const partAt = (g: Field, u: UnitId, slot: number): ShotPart | undefined =>
  partsOf(shooterOf(g, u)).find((part) => SLOT[part] === slot);

/** C7a C7l C7m A unit as fire sees it now. */
export function shooterOf(g: Field, u: UnitId): Shooter {
  const { arm, figures, guns, opponents } = unitOf(g, u);
  const { type, status, weapon } = kindOf(g, u);
  const { fired } = g.s.unit;
  // A turn or a square against a charge is no standing either.
  const quartersMoved = Math.ceil(ticksMoved(g, u) / TICKS) + Math.ceil(ticksReacted(g, u) / TICKS);
  return {
    arm,
    type,
    status,
    formation: formationOf(g, u),
    degradation: degradationOf(g, u),
    state: has(g, u, 'waiting') ? 'gone' : has(g, u, 'pursues') ? 'pursuing' : stateOf(g, u),
    figures,
    initialFigures: initialOf(g, u),
    weapon: weapon ?? null,
    calibre: guns,
    hasElite: testerOf(g, u).eliteBonus,
    isScreenOut: has(g, u, 'screenOut'),
    isInMelee: opponents.length > 0,
    hasFired: fired[u] === periodOf(g),
    quartersMoved,
    isMovedByHand: has(g, u, 'byHand'),
    isMovedLate: has(g, u, 'gunsBusy'),
  };
}
/** C7c A shot of a unit that looks for its target. */
export function aimOf(g: Field, u: UnitId, part: ShotPart, who = shooterOf(g, u)): Aim<UnitView> {
  const at = unitOf(g, u);
  const view = viewOf(g);
  return { who, at, part, units: unitsOf(g), isSeen: (other) => sees(at, other, view) };
}
/** C7a C7c C7d Whom a shot may be aimed at, by number. */
export const targetsIn = (g: Field, u: UnitId, part: ShotPart, who = shooterOf(g, u)): readonly UnitId[] =>
  targetsFor(aimOf(g, u, part, who)).map((target) => target.u);

const groundAt = (g: Field, target: UnitId) => ({ ground: g.w.ground, isScreenOut: has(g, target, 'screenOut') });
/** C7e C7g C7h C7i The sum of a shot; null out of range. */
export const shotIn = (g: Field, u: UnitId, part: ShotPart, target: UnitId, who = shooterOf(g, u)): Shot | null =>
  aimedShot({ who, at: unitOf(g, u), part, target: unitOf(g, target) }, groundAt(g, target));

/** A shot that is about to fall. */
export interface Aimed {
  readonly shooter: UnitId;
  readonly target: UnitId;
  readonly shot: Shot;
}
/** Men a unit has left to lose. */
const leftOf = (g: Field, u: UnitId): number => menLeft({ initialFigures: initialOf(g, u), losses: menLost(g, u) });
/** C7j The die of one shot, told with its sum. */
export function throwFor(g: Field, { shooter, target, shot }: Aimed, rule: RuleId, isAtCharge: boolean): Hit<UnitId> {
  const die = g.pen.roll(6);
  const losses = lossesOf(shot, die, leftOf(g, target));
  const { part, kind, band, figures, rate, items, percent } = shot;
  emit(g, {
    ...{ type: 'shot-fired', rule, piece: idOf(g, shooter), at: idOf(g, target) },
    ...{ part, kind, band, isAtCharge, figures, rate, items, percent, die, losses },
  });
  return { shooter, target, kind, losses };
}
/**
 * 1.1-05 1.1-10 1.1-11 1.2-F26 1.2-F27 1.2-F28 C7a C7k C12f R13 R42 R51 Shots fall, all on the strengths before the first of them: who shot is noted, then the losses are taken, then those with the
 * troops are at risk. Says what tests come of it, to be enqueued as one event.
 */
export function shoot(g: Field, aimed: readonly Aimed[], rule: RuleId, isAtCharge = false): readonly Due[] {
  const period = periodOf(g);
  const hits = aimed.map((one) => throwFor(g, one, rule, isAtCharge));
  for (const [i, { shooter, target, shot }] of aimed.entries()) {
    noteHit(g, target, shooter, shot.part === 'screen', shot.kind, itemAt(hits, i).losses);
    if (shot.band) noteShot(g, shooter, target);
    g.s.unit.fired[shooter] = period;
    lookAgain(g, shooter);
  }
  const dues: Due[] = [];
  const found = sufferedIn(hits, (target) => leftOf(g, target)).map((one) => {
    const { arm, status, state, escort, initialFigures, losses } = testerOf(g, one.target);
    const unit = { arm, status, state, escort, initialFigures, losses };
    const isInHouse = unitOf(g, one.target).sector !== null;
    const wasFiredOn = has(g, one.target, 'firedOn');
    const occasions = fireOccasions({ ...unit, isInHouse, wasFiredOn }, one.losses);
    return { ...one, occasions, leaders: one.losses > 0 ? leadersWith(g, one.target) : [] };
  });
  for (const { target, losses } of found) {
    mark(g, target, 'firedOn');
    lose(g, target, losses, 'C7k');
  }
  for (const { target, occasions, worst, leaders } of found) {
    const cause = { unit: target, cause: worst };
    if (occasions.length > 0) dues.push({ ...cause, occasions });
    for (const due of riskAt(g, target, 'fire', leaders)) dues.push({ ...cause, ...due });
  }
  return dues;
}

/** 1.1-01a C8h C8n What a charged unit that stands fires at its charger, if it can: at the closest band, canister for guns. */
export function shotAtCharger(g: Field, u: UnitId, charger: UnitId): Aimed | undefined {
  const who = shooterOf(g, u);
  if (!mayFire(who)) return undefined;
  const [at, target] = [unitOf(g, u), unitOf(g, charger)];
  const part = partAgainst(at, partsOf(who), target);
  const shot = part && chargeShot({ who, at, part, target }, groundAt(g, charger));
  return shot ? { shooter: u, target: charger, shot } : undefined;
}
