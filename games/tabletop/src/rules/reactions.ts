import { CHARTS } from '../model/charts.ts';
import type { Arm, Degradation, ManoeuvreClass, MoraleState, Reaction } from '../model/vocabulary.ts';
import { type ActCase, mayAct } from './morale/acts.ts';
import { changeQuarters, type Mover, perQuarter } from './rates.ts';

/** C8d The quarter in which a charge arrives. */
export const quartersToContact = (distance: number, chargeRate: number): number =>
  Math.ceil(distance / perQuarter(chargeRate));
/** C8d Whether there is time to form square or turn before contact. */
export function reactionInTime(c: {
  readonly chargeRate: number;
  readonly distance: number;
  readonly reaction: 'formSquare' | 'turn';
  readonly class: ManoeuvreClass;
}): { readonly quartersToContact: number; readonly needed: number; readonly allowed: boolean } {
  const time = quartersToContact(c.distance, c.chargeRate);
  const needed = c.reaction === 'formSquare' ? changeQuarters('square', c.class) : CHARTS.manoeuvre.aboutFaceQuarters;
  return { quartersToContact: time, needed, allowed: needed <= time };
}

export interface ReactionCase {
  readonly attack: 'charge' | 'uncontrolled';
  readonly attackerArm?: Arm;
  readonly attackedBy?: ActCase['attackedBy'];
  readonly chargeRate: number;
  readonly distance: number;
  /** What its way costs it, wheel and ground included, in centimetres of move: the time until it arrives. The distance, unless told. */
  readonly way?: number;
  readonly attackedIn: 'front' | 'flank' | 'rear';
  readonly target: Mover & {
    readonly figures: number;
    readonly degradation: Degradation;
    readonly state: MoraleState;
    readonly inMelee?: boolean;
  };
}
const hasNoRear = ({ formation }: Mover): boolean => formation === 'square' || formation === 'garrison';
/** C8d 2.1j 2.1k 2.4-C3 2.4-C4 2.4-C9 2.5-O6 R38 What a charged unit may do, by an uncontrolled advance as by a charge: in melee only stand. */
const MAY: Readonly<Record<Reaction, (c: ReactionCase, state: ActCase) => boolean>> = {
  stand: () => true,
  formSquare: ({ target, attackerArm, chargeRate, distance, way = distance }, state) =>
    target.arm === 'infantry' &&
    attackerArm === 'cavalry' &&
    !hasNoRear(target) &&
    target.figures >= CHARTS.shapes.square.figures &&
    mayAct('formSquare', state) &&
    reactionInTime({ chargeRate, distance: way, reaction: 'formSquare', class: target.class }).allowed,
  turn: ({ target, attackedIn, chargeRate, distance, way = distance }, state) =>
    attackedIn !== 'front' &&
    !hasNoRear(target) &&
    mayAct('turn', state) &&
    reactionInTime({ chargeRate, distance: way, reaction: 'turn', class: target.class }).allowed,
  counterCharge: ({ target, attackedIn, distance }, state) =>
    target.arm === 'cavalry' &&
    attackedIn === 'front' &&
    distance >= CHARTS.charge.counterChargeMinDistance &&
    mayAct('counterCharge', state),
  evade: ({ target }) => (target.state === 'steady' || target.state === 'halted') && isEvader(target),
};
/** C8d Skirmishers, light cavalry, limbered horse guns. */
const isEvader = ({ arm, formation, cavalryClass, artilleryKind }: Mover): boolean =>
  (arm === 'infantry' && formation === 'skirmish') ||
  (arm === 'cavalry' && cavalryClass === 'light') ||
  (arm === 'artillery' && formation === 'limbered' && artilleryKind === 'horse');

/** C8d C8o What its owner may choose from. */
export function reactionsOf(c: ReactionCase): readonly Reaction[] {
  if (c.target.inMelee) return ['stand'];
  const state: ActCase = {
    state: c.target.state,
    formation: c.target.formation,
    degradation: c.target.degradation,
    ...(c.attackedBy ? { attackedBy: c.attackedBy } : {}),
  };
  return CHARTS.charge.reactions.filter((reaction) => MAY[reaction](c, state));
}
