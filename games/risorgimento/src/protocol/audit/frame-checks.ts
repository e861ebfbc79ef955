import { hexId } from '@tambour/boards';
/** What must be true of the frames of single steps: each check says why a frame cannot be as it is, if it cannot. */
import { type FrameCheck, itemAt } from '@tambour/kernel';
import { type CorpsId, corpsId, unitId } from '../../model/ids.ts';
import {
  activationKind,
  activeCorps,
  activeFormation,
  type Field,
  fightHex,
  isOnMap,
  marchAt,
  marchSteps,
} from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { ARTILLERY, CHARGE, CONTINUED_ATTACK, enemyOf, PHASES, WAITING } from '../../model/vocabulary.ts';
import { isMassedKind } from '../../rules/4-kinds.ts';
import { mayDemolish } from '../../rules/5-demolition.ts';
import { defendingSide } from '../../rules/7-fight.ts';
import { activeSide } from '../../rules/7-fire-sum.ts';
import { FIRE, SMALL_ARMS, SMALL_ARMS_REACTION, VOLLEY } from '../../rules/7-shot.ts';
import { hasSmallArms } from '../../rules/7-small-arms.ts';

export type Check = FrameCheck<Field, StepName>;

/** 3.0a The turn as it is laid down, bottom first: whose each step is, or which phase begins. */
const FIRST = 0;
const SECOND = 1;
type Course = readonly (readonly [StepName, ('first' | 'second' | (typeof PHASES)[number])?])[];
const COURSE: Course = [
  ['turn'],
  ['morale'],
  ['phase', 'morale'],
  ['commanders', 'second'],
  ['commanders', 'first'],
  ['phase', 'commanders'],
  ['release', 'second'],
  ['release', 'first'],
  ['phase', 'release'],
  ['recovery', 'second'],
  ['recovery', 'first'],
  ['phase', 'recovery'],
  ['hand'],
  ['phase', 'activation'],
  ['reserve-in', 'second'],
  ['reserve-in', 'first'],
];
/** Where in the turn the hand is chosen: the place of its frame, whatever has taken it. */
export const HAND_AT = COURSE.findIndex(([step]) => step === 'hand');
export const inCourse: Check = (g, { index, step, with: [what] }) => {
  const [name, of] = COURSE[index] ?? [];
  const first = itemAt(g.s.battle.initiative, 0);
  const value =
    of === undefined
      ? 0
      : of === 'first' || of === 'second'
        ? [first, enemyOf(first)][of === 'first' ? FIRST : SECOND]
        : PHASES.indexOf(of);
  return name === step && what === value ? undefined : 'is not where the turn has it';
};
/** What may lie under a step of the course: the one that comes after it. */
export const courseOn = (step: StepName): StepName[] =>
  COURSE.flatMap(([under], i) => (COURSE[i + 1]?.[0] === step ? [under] : []));

const isSide = (v: number): boolean => v === 0 || v === 1;
const isHex = (g: Field, v: number): boolean => v >= 0 && v < g.w.grid.size;
const isUnit = (g: Field, v: number): boolean => v >= 0 && v < g.w.units;
const isFormation = (g: Field, v: number): boolean => v >= 0 && v < g.w.formations;

/** 4.5 The side with the hand chooses. */
export const hasHand: Check = (g, { index, with: [side] }) =>
  index === HAND_AT && side === g.s.hand.side[0] ? undefined : 'must be of the side that has the hand';
/** 4.52 An activation ends with what is to be known of it then. */
export const ofActivation: Check = (g, { index, with: [corps, wasExtended, mode] }) => {
  if (index !== HAND_AT) return 'is not where the turn has it';
  if (corps < 0 || corps >= g.w.corps || g.w.corpsSide[corps] !== g.s.hand.side[0])
    return 'must name a corps of the side that has the hand';
  if (wasExtended !== 0 && wasExtended !== 1) return 'must say whether it is extended';
  return mode === g.s.hand.mode[0] ? undefined : 'must say how the side came by the hand';
};
const isActiveCorps = (g: Field, corps: number): corps is CorpsId => corps >= 0 && activeCorps(g) === corps;
export const ofCorps: Check = (g, { with: [corps] }) =>
  isActiveCorps(g, corps) ? undefined : 'must be the corps that acts';
export const ofSappers: Check = (g, { with: [corps] }) =>
  isActiveCorps(g, corps) && mayDemolish(g, corpsId(corps)) ? undefined : 'must be a corps that blows up bridges';
export const ofFormation: Check = (g, { with: [f] }) =>
  f >= 0 && activeFormation(g) === f ? undefined : 'must be the formation that acts';
/** 4.16b A massed attack has no question for its formation before it, no rally after it, and no small arms in it. */
export const inMassed: Check = (g, { step }, below) => {
  const isShort =
    (step === 'end-step' && below?.step !== 'formation') ||
    (step === 'assault' && below?.step === 'end-step') ||
    (step === 'act' && below?.step === 'assault');
  if (isShort === isMassedKind(activationKind(g))) return undefined;
  return isShort ? 'is so only in a massed attack' : 'is not so in a massed attack';
};

/** 7.11 A shot of the side that acts: who, at what hex, and how. */
export const ofShot: Check = (g, { step, with: [firer, hex, kind] }, below) => {
  if (!isUnit(g, firer) || !isHex(g, hex)) return 'must name who fires, and at what hex';
  if (g.w.unitSide[firer] !== activeSide(g) || g.s.unit.place[firer] === WAITING)
    return 'must name a unit of the side that acts';
  if (kind !== FIRE && kind !== VOLLEY && kind !== SMALL_ARMS) return 'must name a kind of fire';
  const isGun = g.w.unitType[firer] === ARTILLERY;
  if (kind === SMALL_ARMS ? !hasSmallArms(g, unitId(firer)) : !isGun) return 'must name a unit that fires so';
  if (kind === VOLLEY && g.s.volley.unit[0] !== firer) return 'must name the first of the batteries';
  if (step === 'answer') return undefined;
  const isSame = below?.with.every((value, i) => value === [firer, hex, kind, 0][i]);
  return isSame ? undefined : 'must be of the shot that is answered afterwards';
};
export const ofSmallArms: Check = (_g, { with: [, , kind] }) =>
  kind === SMALL_ARMS ? undefined : 'must be of small arms';
export const ofLoss: Check = (g, { with: [hex, side, kind] }) => {
  if (!isHex(g, hex) || !isSide(side)) return 'must name a hex and a side';
  return kind >= FIRE && kind <= SMALL_ARMS_REACTION ? undefined : 'must name a kind of fire';
};
export const ofRisk: Check = (g, { with: [hex, side, cause] }) => {
  if (!isHex(g, hex) || !isSide(side)) return 'must name a hex and a side';
  return cause >= 0 && cause <= 2 ? undefined : 'must name a cause';
};
/** M8 */
export const wavers: Check = (g, { with: [u] }) =>
  isUnit(g, u) && g.w.isUnreliable[u] === 1 ? undefined : 'must name a unit that may walk away';
/** Anyone who has changed hexes, gone since or not. */
export const ofUnit: Check = (g, { with: [u] }) => (isUnit(g, u) ? undefined : 'must name a unit');
/** 4.62b */
export const spreads: Check = (g, { with: [f, hex] }) =>
  isFormation(g, f) && isHex(g, hex) ? undefined : 'must name a brigade and a hex';

/** Marches go one at a time: theirs is the first row. */
export const onMarch: Check = (_g, { with: [row] }) => (row === 0 ? undefined : 'must be the march under way');
/** 5.3a A step is about to be made. */
export const hasNextHex: Check = (g, { with: [row] }) =>
  marchAt(g, row) < marchSteps(g, row) ? undefined : 'must have a hex to go to';
/** 7.5d A charge, its rides, and the steps of a ride, each on the one before. */
export const rides: Check = (g, { with: [phase, row] }, below) => {
  if (g.s.fight.kind[0] !== CHARGE) return 'must be of a charge';
  if (row !== 0) return 'must be the march under way';
  if (phase < 0 || phase > 2) return 'has three stages';
  if (phase === 2 && marchAt(g, 0) >= marchSteps(g, 0)) return 'must have a hex to go to';
  const under = below?.step === 'charge' ? below.with[0] : -1;
  return under === phase - 1 ? undefined : 'is out of order';
};
/** 7.5d Before and after a hex of a charge lies the ride. */
export const onRide: Check = (_g, { step }, below) => {
  if (below?.step !== 'charge') return undefined;
  return below.with[0] === (step === 'before-entry' ? 2 : 1) ? undefined : 'is out of order';
};

/** Steps of a fight that have several stages. */
export const inStage =
  (most: number): Check =>
  (_g, { with: [stage] }) =>
    stage >= 0 && stage <= most ? undefined : `has ${most + 1} stages`;
/** 7.47 A second fight follows only one that is over. */
export const continues: Check = (g, _frame, below) => {
  if (below?.step !== 'fight-over') return undefined;
  const isRight = below.with[0] === 1 && g.s.fight.kind[0] === CONTINUED_ATTACK;
  return isRight ? undefined : 'must be of a continued attack';
};
export const onStage =
  (...stages: readonly number[]): Check =>
  (_g, _frame, below) =>
    below !== undefined && stages.includes(below.with[0]) ? undefined : 'is out of order';
export const ofRole: Check = (_g, { with: [whose] }) =>
  isSide(whose) ? undefined : 'must be of attackers or defenders';
/** 8.33a Who goes back is a beaten defender. */
export const goesBack: Check = (g, { with: [u] }) => {
  if (!isUnit(g, u) || !isOnMap(g, unitId(u))) return 'must name a unit on the map';
  const isBeaten = g.w.unitSide[u] === defendingSide(g) && g.s.unit.hex[u] === hexId(fightHex(g));
  return isBeaten ? undefined : 'must name a defender of the hex';
};
