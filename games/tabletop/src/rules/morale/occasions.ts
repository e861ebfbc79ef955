import { CHARTS } from '../../model/charts.ts';
import {
  type Arm,
  type MoraleState,
  OCCASIONS,
  type Occasion,
  type Result,
  type Status,
} from '../../model/vocabulary.ts';
import { isNeglected, type Router, type RoutWitness } from './environment.ts';
import { figuresOf, thresholdsOf } from './losses.ts';
import { isAtLeast } from './result.ts';

const { entries: distances } = CHARTS.distances;

/** 1.1-11 1.1-11a 1.1-11b 1.1-11c 1.1-11e 1.1-11f Losses by fire that make it test: so many for each figure left after they were taken off. */
export function fireLossesNeeded(c: {
  readonly status: Status;
  readonly initialFigures: number;
  readonly lossesBefore: number;
  readonly lossesThisPhase: number;
}): { readonly figures: number; readonly needed: number } {
  const { figures } = figuresOf(c.initialFigures, c.lossesBefore + c.lossesThisPhase);
  return { figures, needed: CHARTS.fireLossTest.lossesPerRemainingFigure[c.status] * figures };
}
/** 1.1-11d R13 All the losses of the fire phase together; fire at a charge is a phase of its own. */
export const testsForFire = (c: Parameters<typeof fireLossesNeeded>[0]): boolean => {
  const { figures, needed } = fireLossesNeeded(c);
  return figures > 0 && c.lossesThisPhase >= needed;
};

/** 1.1-05 1.1-05a 1.1-05b 1.1-05c R5 R75 Losses brought it to two thirds or half of its strength: not in a house or redoubt, not a battery. */
export function testsForStrength(c: {
  readonly arm: Arm;
  readonly initialFigures: number;
  readonly lossesBefore: number;
  readonly lossesAfter: number;
  readonly inHouse: boolean;
  readonly escort?: number;
}): boolean {
  if (c.arm === 'artillery' || c.inHouse) return false;
  const away = c.escort ?? 0;
  const before = figuresOf(c.initialFigures, c.lossesBefore).figures - away;
  const after = figuresOf(c.initialFigures, c.lossesAfter).figures - away;
  const { twoThirds, half } = thresholdsOf(c.initialFigures);
  const fellTo = (limit: number): boolean => before > limit && after <= limit;
  return after + away > 0 && (fellTo(twoThirds) || fellTo(half));
}

/** 1.1-06 1.1-06a 1.1-06b 1.1-06c 1.1-06d 1.1-06g 1.1-A3 R52 R68 A friend in rout or flight in view, under 30 cm, not neglected; nobody in melee minds. */
export const testsForRout = (c: {
  readonly tester: RoutWitness;
  readonly routing: Router;
  readonly distance: number;
  readonly visible: boolean;
}): boolean =>
  c.visible && c.distance < distances.friendlyRoutTest.cm && !c.tester.inMelee && !isNeglected(c.tester, c.routing);

const firstFireStatuses =
  CHARTS.occasionsInfantryCavalry.entries.find(({ code }) => code === 'firstFire')?.statuses ?? [];
/** 1.1-10 1.1-10a 1.1-10b R51 The first time it is shot at, from any range, losses or none: semi-regulars, militia and irregulars. */
export const firstFire = (c: {
  readonly status: Status;
  readonly firedOnBefore: boolean;
  readonly arm?: Arm;
}): boolean => c.arm !== 'artillery' && !c.firedOnBefore && firstFireStatuses.includes(c.status);

/** 1.1-09 1.1-09a 1.1-09b R50 An enemy hidden until now comes into view under 15 cm; who was itself concealed saw out all along. */
export const testsForSight = (c: {
  readonly distance: number;
  readonly wasVisible: boolean;
  readonly isVisible: boolean;
  readonly arm?: Arm;
  readonly wasConcealed?: boolean;
}): boolean =>
  c.arm !== 'artillery' && !c.wasConcealed && !c.wasVisible && c.isVisible && c.distance < distances.sightTest.cm;

/** 1.1-02 1.1-02a 1.1-02b R69 The charger tests unless its target got halt or better. */
export const chargerTests = (targetResult: Result | null): boolean =>
  targetResult === null || !isAtLeast(targetResult, 'halt');

/** 1.1-13 The unit passed through tests, willing or not; the one that passes does not. */
export const testsForPassage = (role: 'passed' | 'passing', arm: Arm = 'infantry'): boolean =>
  role === 'passed' && arm !== 'artillery';

const forGuns: readonly Occasion[] = [
  ...CHARTS.occasionsArtillery.entries.map(({ code }) => code),
  CHARTS.occasionsArtillery.plus.code,
];
const isOccasion = (name: string): name is Occasion => (OCCASIONS as readonly string[]).includes(name);

/**
 * 1.0c 1.1-01 1.1-07 1.1-12 1.1-A0 1.1-A1 1.1-A2 1.1-A4 2.6-R1 R26 R69 Whether an occasion is one for this arm in this state: in rout only a rally, in flight and
 * captivity none. Who arrives must be one the unit depends on.
 */
export function occasionApplies(c: {
  readonly arm: Arm;
  /** One of the list, or whatever else someone would test for. */
  readonly occasion: string;
  readonly state?: MoraleState;
  /** Of an arrival: the unit depends on him. */
  readonly inChain?: boolean;
}): boolean {
  if (!isOccasion(c.occasion)) return false;
  const state = c.state ?? 'steady';
  if (state === 'flight' || state === 'prisoner' || state === 'freed' || state === 'gone') return false;
  if (state === 'rout' && c.occasion !== 'rally') return false;
  if (c.occasion === 'rally' && c.state !== undefined && state !== 'retreat' && state !== 'rout') return false;
  if (c.occasion === 'commandArrives' && c.inChain === false) return false;
  return c.arm !== 'artillery' || forGuns.includes(c.occasion);
}
/** R27 The occasions of one event that a unit tests for: together they are one test. */
export const occasionsOf = (arm: Arm, state: MoraleState, occasions: readonly Occasion[]): readonly Occasion[] =>
  OCCASIONS.filter((o) => occasions.includes(o) && occasionApplies({ arm, occasion: o, state }));

/** 1.0d 1.1-07a 1.1-08f 1.2f 2.4-P3 2.5-R1 2.5-R3 2.5-R4 R63 Who may do without the test: only an arrival, and a rally in rout before the edge; a test begun binds. */
export function mayDecline(c: {
  readonly occasion: Occasion;
  readonly state?: MoraleState;
  readonly case?: string;
  readonly dieRolled?: boolean;
}): boolean {
  if (c.dieRolled) return false;
  if (c.occasion === 'commandArrives') return true;
  if (c.occasion !== 'rally' || c.state !== 'rout') return false;
  return CHARTS.rallyRout.entries.find(({ code }) => code === c.case)?.voluntary ?? false;
}
