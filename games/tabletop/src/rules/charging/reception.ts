import { type Base, FINE, headingOf } from '@tambour/boards';
import type { Formation, Reaction, Result } from '../../model/vocabulary.ts';
import { chargeReception } from '../morale/charge-tests.ts';
import { chargeRate, rateOf } from '../rates.ts';
import { type ReactionCase, reactionsOf } from '../reactions.ts';
import { isInArcOf } from '../table/arc.ts';
import { isMass, reshaped, shapeOf, sizeOf } from '../table/footprints.ts';
import { ticksFor } from '../table/lines.ts';
import { inCm, lengthsOf } from '../table/measure.ts';
import { distanceOf, nearestOf, type Placed } from '../table/placed.ts';
import { sectorFor } from '../table/sectors.ts';
import { overlapsAny } from './contact.ts';
import { PERIOD_TICKS } from './course.ts';
import { blockersOf, type Field, type Fighter } from './field.ts';
import type { ChargePath } from './path.ts';

/** A charge, an uncontrolled advance or a pursuit that is about to come into contact. */
export interface Attack {
  /** Where it started: its sector counts, whatever way it took. */
  readonly attacker: Fighter;
  readonly attack: ReactionCase['attack'];
  /** The time it needs to arrive, in ticks. */
  readonly ticks: number;
  /** 2.4-C2 To a retreating unit: whether it fought this enemy before. */
  readonly attackedBy?: ReactionCase['attackedBy'];
}
/** C8d C8l The attack that a charge makes. */
export const attackOf = (attacker: Fighter, path: ChargePath, attackedBy?: Attack['attackedBy']): Attack => ({
  attacker,
  attack: 'charge',
  ticks: path.ticks ?? 0,
  ...(attackedBy ? { attackedBy } : {}),
});
/** 2.1i 2.1j 2.1k C10e R38 The same of an uncontrolled advance or a pursuit about to run into an enemy, over a distance in tenths of a millimetre; a pursuer has no bonus of a charge. */
export const attackOfAdvance = (attacker: Fighter, length: number, attackedBy?: Attack['attackedBy']): Attack => ({
  attacker,
  attack: 'uncontrolled',
  ticks: ticksFor(length, lengthsOf(attacker.isPursuing ? rateOf(attacker) : chargeRate(attacker))),
  ...(attackedBy ? { attackedBy } : {}),
});

/** C8d What the owner of a charged unit may choose from; a turn and a counter-charge name whom they are for. */
export interface Reactions {
  readonly square: boolean;
  readonly turn: readonly Attack[];
  readonly counter: readonly Attack[];
  readonly evade: boolean;
}
const NOTHING: Reactions = { square: false, turn: [], counter: [], evade: false };

/** C8o 2.5-O6 R69 Whether a charged unit takes the test of reception: not in rout or flight, and prisoners do not. */
export const takesReception = ({ state }: Pick<Placed, 'state'>): boolean =>
  state !== 'rout' && state !== 'flight' && state !== 'prisoner' && state !== 'freed' && state !== 'gone';

/** C2e C2l The square of a unit, about its centre. */
export const squareOf = (unit: Fighter): Base =>
  reshaped(unit.base, sizeOf({ arm: unit.arm, figures: unit.figures, formation: 'square' }));
/** C8d C2l A unit turned to face the start of an attack, about its centre. */
export const turnedTo = ({ base }: Fighter, { attacker }: Attack): Base => ({
  ...base,
  heading: headingOf(attacker.base.x - base.x, attacker.base.y - base.y),
});
const hasRoom = (unit: Fighter, base: Readonly<Base>, field: Field): boolean =>
  !overlapsAny(shapeOf(base), blockersOf(unit, field, []));

/** C8d C8e C8f C8n C8o C2l 2.1j 2.1k R38 What a charged unit may do besides stand, with several chargers as with one: a square needs time before the first of them, a turn or counter-charge is for one. */
export function reactionsTo(target: Fighter, attacks: readonly Attack[], field: Field): Reactions {
  if (!takesReception(target) || target.opponents.length > 0) return NOTHING;
  const may = (reaction: Reaction, { attacker, attack, ticks, attackedBy }: Attack): boolean =>
    reactionsOf({
      attack,
      attackerArm: attacker.arm,
      ...(attackedBy ? { attackedBy } : {}),
      chargeRate: chargeRate(attacker),
      distance: inCm(distanceOf(attacker, target)),
      way: (ticks * chargeRate(attacker)) / PERIOD_TICKS,
      attackedIn: sectorFor(target, attacker),
      target,
    }).includes(reaction);
  const riders = attacks.filter(({ attacker }) => attacker.arm === 'cavalry');
  const first = attacks.reduce((a, b) => (b.ticks < a.ticks ? b : a), attacks[0] ?? { ticks: 0 });
  return {
    square:
      riders.some((attack) => may('formSquare', { ...attack, ticks: first.ticks })) &&
      hasRoom(target, squareOf(target), field),
    turn: attacks.filter((attack) => may('turn', attack) && hasRoom(target, turnedTo(target, attack), field)),
    counter: attacks.filter((attack) => may('counterCharge', attack)),
    evade: attacks.some((attack) => may('evade', attack)),
  };
}

/**
 * C8g 1.1-01a 1.1-01b 1.1-02a 2.4-C9 2.5-O1 R4 R38 What comes of its test: it stands, counter-charges, or goes at once. Halt cancels a counter-charge; an uncontrolled advance makes a
 * unit in line or column counter-charge; guns obey it, and a unit in retreat or that forms up is in hand no more than before.
 */
export function receptionOf(c: {
  readonly result: Result;
  readonly reaction: Reaction;
  readonly arm: Placed['arm'];
  /** After the test. */
  readonly state: Placed['state'];
  readonly formation: Formation;
  readonly inMelee: boolean;
}): 'stands' | 'counterCharges' | 'breaks' {
  if (chargeReception(c.result).targetMovesAtOnce !== null) return 'breaks';
  if (c.inMelee || c.result === 'halt') return 'stands';
  const runs = c.state !== 'retreat' && c.state !== 'rallying' && c.arm !== 'artillery';
  const isForced = c.result === 'uncontrolledAdvance' && runs && isMass(c.formation);
  return c.reaction === 'counterCharge' || isForced ? 'counterCharges' : 'stands';
}
/** C8i R69 What the charger does after its own test, where the target broke or evaded: it completes its path, runs on, stays where it began, or goes off. */
export const chargerDoes = (result: Result): 'completes' | 'runs on' | 'stays' | 'goes' =>
  result === 'obey' ? 'completes' : result === 'uncontrolledAdvance' ? 'runs on' : result === 'halt' ? 'stays' : 'goes';

/** C8h C8n C7b 1.1-01a At whom a charged unit that stands and is able to fire does so: the nearest of its chargers that it has in arc; the first of equals. */
export const firesAtCharge = <C extends Placed>(target: Placed, chargers: readonly C[]): C | undefined =>
  nearestOf(target, chargers, (charger) => isInArcOf(target, charger));

/** C8n Who are charged, in the order of their first charge, each with all its chargers: they take one test of reception. */
export function byTarget<C extends { readonly target: unknown }>(
  charges: readonly C[],
): readonly { readonly target: C['target']; readonly charges: readonly C[] }[] {
  const found = new Map<C['target'], C[]>();
  for (const charge of charges) {
    const list = found.get(charge.target);
    if (list) list.push(charge);
    else found.set(charge.target, [charge]);
  }
  return [...found].map(([target, list]) => ({ target, charges: list }));
}
/** The centre of a unit where an attack began, fine: its sector designates the edge. */
export const startOf = ({ base }: Pick<Placed, 'base'>): { readonly x: number; readonly y: number } => ({
  x: base.x * FINE,
  y: base.y * FINE,
});
