import type { Draft } from '@tambour/stage/referee';
import type {
  Arm,
  Degradation,
  Formation,
  ManoeuvreClass,
  MoraleState,
  Occasion,
  Result,
  Shelter,
  Shot,
  Status,
} from '../model/vocabulary.ts';

/*
 * What a table of miniatures is known to be: all that the entries add up to. Plain data, no words and no functions, so that it
 * can be copied; only the fold changes it.
 */

export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** Quarter 5 is the end of the period: fire and close combat. */
export const END = 5;
export interface Moment {
  period: number;
  quarter: number;
}

export type CombatEnd = 'won' | 'lost' | 'drawn';
export interface Combat {
  readonly period: number;
  readonly end: CombatEnd;
}
export interface FireTaken {
  readonly period: number;
  /** A unit of the roster, or a shooter that is not on it. */
  readonly by: string;
  /** Its skirmishers fired for it while it stood in another formation: they are a shooter of their own. */
  readonly isScreen: boolean;
  readonly kind: Shot;
  readonly losses: number;
  /** Losses by fire at a charge are added up by themselves. */
  readonly atCharge: boolean;
}
export interface CommandEvent {
  readonly period: number;
  readonly what: 'hit' | 'left';
  /** What the general was worth: 20 to 100. */
  readonly value: number;
}

/** What a result obliges to, from the quarter it begins with. */
export interface Compulsory {
  readonly result: Result;
  /** Its state before. */
  readonly before: MoraleState;
  /** The first quarter in which it is carried out. */
  readonly from: Moment;
  /** It breaks from a charge: all of this period's move is made at once. */
  readonly isAtOnce: boolean;
  /** The last quarter it lasts, where it ends by itself. */
  readonly until: Moment | null;
  /** Whom it moves away from, if known. */
  readonly awayFrom: string | null;
  /** Its front at the test, in figures. */
  readonly front: number;
  /** It was charging. */
  readonly isCharging: boolean;
  /** Periods of retreat gone through. */
  periods: number;
}

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly type: string;
  readonly arm: Arm;
  readonly mount: 'heavy' | 'light' | 'foot' | 'horse' | null;
  readonly status: Status;
  readonly base: number;
  readonly class: ManoeuvreClass;
  readonly initial: number;
  readonly regiment: string;
  readonly general: string | null;
  readonly maySkirmish: boolean;
  /** none: it never had any. weak: with it, but below three quarters of their strength. */
  companies: 'none' | 'with' | 'out' | 'weak';
  losses: number;
  escort: number;
  formation: Formation;
  degradation: Degradation;
  shelter: Shelter;
  order: string;
  state: MoraleState;
  everRouted: boolean;
  disarmed: boolean;
  firedOn: boolean;
  /** The period of whose fire phase its losses made it test. */
  fireTestIn: number;
  /** It stands in close combat with an enemy. */
  inCombat: boolean;
  /** Enemies in contact with it, as far as they are known. */
  foes: string[];
  /** It is charging, from the declaration to the end of the move. */
  charging: boolean;
  /** Crew off its guns. */
  offGuns: boolean;
  combats: Combat[];
  fire: FireTaken[];
  command: CommandEvent[];
  compulsory: Compulsory | null;
  /** Passed through: its level before, and the quarter at whose end it has it again. */
  passed: { level: Degradation; disorderUntil: Moment; until: Moment } | null;
  rallyingUntil: Moment | null;
  /** Rallied behind a friend but too near the enemy: it stops at the first quarter end that is far enough. */
  stopsWhenFar: boolean;
  /** The period of its last rally test in retreat, or near a friend in rout. */
  ralliedIn: number;
  /** Routs that it was asked about, by episode. */
  routsSeen: string[];
  /** How often it has begun to rout or flee. */
  routs: number;
  /** What its last test was told, and in which period. */
  told: { period: number; answers: Record<string, string | number | boolean | readonly string[]> } | null;
}

export interface Leader {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly rank: 'general' | 'aide';
  readonly value: number;
  readonly arms: readonly Arm[];
  /** Of a general his superior, of an aide his general. */
  readonly superior: string | null;
  /** Of an aide his general by name, and which aide he is where there are several. */
  readonly aide: { readonly general: string; n: number } | null;
  /** The unit he is with. */
  with: string | null;
  /** He has tried to rally the unit he is with. */
  hasTried: boolean;
  /** Carried along by a unit that he failed to rally. */
  isCarried: boolean;
  isOut: boolean;
}

/** Why a unit must test, and what the test is about. */
export interface Pending {
  readonly id: string;
  /** What is to be entered: a test, or who sees a rout, who escorts, how a rally stands. */
  readonly kind: 'test' | 'routSeen' | 'escort' | 'rally';
  readonly unit: string;
  occasions: Occasion[];
  readonly isVoluntary: boolean;
  readonly cause: Cause;
  readonly draft: Draft;
}
export interface Cause {
  /** The entry that caused it. */
  readonly entry: string;
  /** Enemies or friends it is about, by id or as they were called. */
  readonly by: string | null;
  readonly againstCavalry: boolean;
  /** Losses suffered and inflicted in the combat that is tested for. */
  readonly suffered: number;
  readonly inflicted: number;
  /** A combat in a building, lost. */
  readonly inBuilding: boolean;
  /** A charge: who charges whom, so that the charger may have to test. */
  readonly chargers: readonly string[];
  readonly isCounterCharging: boolean;
  /** A rally test: which case, and whether the unit is far enough to stop. */
  readonly rally: string | null;
  readonly mayStop: boolean;
  /** Who tries to rally it. */
  readonly leader: string | null;
  /** The fire phase of a period, so that more fire of it joins the same test. */
  readonly isFirePhase: boolean;
  /** Fire at a charge: what it does to the charger is done at once. */
  readonly isAtCharge: boolean;
}
export const NO_CAUSE: Omit<Cause, 'entry'> = {
  by: null,
  againstCavalry: false,
  suffered: 0,
  inflicted: 0,
  inBuilding: false,
  chargers: [],
  isCounterCharging: false,
  rally: null,
  mayStop: true,
  leader: null,
  isFirePhase: false,
  isAtCharge: false,
};

export interface Escort {
  readonly id: string;
  readonly prisoners: string;
  readonly by: string;
  readonly figures: number;
}
/** Something to be reminded of since the clock last moved: a text by key, filled in when it is shown. */
export interface Reminder {
  readonly key: string;
  readonly unit: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Table {
  clock: Moment;
  /** The last period whose fire was entered. */
  firePeriod: number;
  readonly units: Unit[];
  readonly leaders: Leader[];
  pending: Pending[];
  readonly escorts: Escort[];
  reminders: Reminder[];
}

export const emptyTable = (): Table => ({
  clock: { period: 1, quarter: 1 },
  firePeriod: 0,
  units: [],
  leaders: [],
  pending: [],
  escorts: [],
  reminders: [],
});

export const unitOf = (table: Table, id: unknown): Unit | undefined => table.units.find((unit) => unit.id === id);
export const leaderOf = (table: Table, id: unknown): Leader | undefined =>
  table.leaders.find((leader) => leader.id === id);

/** Quarters since the battle began: what is sooner is smaller. The end of a period comes before the first quarter of the next. */
export const ticks = ({ period, quarter }: Moment): number =>
  period * 4 + Math.min(quarter, 4) + (quarter === END ? 0.5 : 0);
export const isBefore = (a: Moment, b: Moment): boolean => ticks(a) < ticks(b);
/** So many quarters later; from the end of a period one comes to the first quarter of the next. */
export function later({ period, quarter }: Moment, quarters: number): Moment {
  const at = period * 4 + Math.min(quarter, 4) - 1 + quarters;
  return { period: Math.floor(at / 4), quarter: (at % 4) + 1 };
}
