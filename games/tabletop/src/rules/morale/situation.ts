import type { Text } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import type {
  Arm,
  Degradation,
  FactorCode,
  Formation,
  MoraleState,
  Occasion,
  Result,
  Shelter,
  Shot,
  Status,
} from '../../model/vocabulary.ts';

/** A unit as a test of its morale sees it: no place, no match. */
export interface Tester {
  readonly arm: Arm;
  readonly status: Status;
  /** The base value of its weakest company. */
  readonly base: number;
  /** Its elite companies are all with it and strong enough. */
  readonly eliteBonus: boolean;
  /** It has such companies, but some are away, or they are too weak: told, not counted. */
  readonly eliteLost?: 'detached' | 'weak';
  readonly initialFigures: number;
  /** Men lost since the battle began. */
  readonly losses: number;
  /** Figures away with prisoners: for morale they count as lost. */
  readonly escort: number;
  readonly formation: Formation;
  readonly degradation: Degradation;
  readonly state: MoraleState;
  /** It was rallied from a rout. */
  readonly everRouted: boolean;
}

/** The one figure of command that acts on a test: chosen by the owner before the die. */
export type CommandInfluence =
  | { readonly kind: 'none' }
  /** A general in contact, with the points he gives or takes, at most a twentieth of his value. */
  | { readonly kind: 'contact'; readonly value: number; readonly choice: number }
  | { readonly kind: 'aide' }
  | { readonly kind: 'within15'; readonly sign: 1 | -1 }
  /** The general in charge is within 15 cm, but the unit does not see him. */
  | { readonly kind: 'unseen' }
  /** The general in charge, by his distance in centimetres. */
  | { readonly kind: 'beyond'; readonly distance: number };

/** What is around a unit that tests, and why it tests. */
export interface Situation {
  readonly occasions: readonly Occasion[];
  readonly againstCavalry: boolean;
  readonly shelter: Shelter;
  readonly command: CommandInfluence;
  /**
   * The budget values of generals hit in contact with it, this period or the last; of those who left it, this period. Each is
   * rounded down to full points before they are added (`valueInPoints`).
   */
  readonly generalHit: number;
  readonly generalLeft: number;
  /** Units that count within 30 cm. */
  readonly friends: number;
  readonly enemies: number;
  /** Routs and flights in view within 30 cm; of friends only those that are not neglected. */
  readonly enemyRouts: number;
  readonly friendlyRouts: number;
  /** Routs of friends in view within 30 cm that are neglected: told, not counted. */
  readonly neglectedRouts?: number;
  readonly testerInMelee: boolean;
  readonly enemyRear: boolean;
  readonly enemyFlank: boolean;
  readonly meleeWon: boolean;
  /** Melees lost in a row up to now. */
  readonly lossRun: number;
  /** By how many losses the enemy did better in the melee that is tested for. */
  readonly meleeExcess: number;
  /** Who hit it in the fire window, with his losses. */
  readonly shooters: readonly { readonly kind: Shot; readonly losses: number }[];
  readonly supportBatteries: number;
  readonly cavalryCharging: boolean;
}

/** One line of a test. */
export interface TestItem {
  readonly code: FactorCode;
  readonly rule: RuleId;
  readonly value: number;
  /** What the line is. */
  readonly what: Text;
  /** Why it has this value, zero included where one would ask. */
  readonly why?: Text;
}

/** A line that the owner may lower after an uncontrolled advance was rolled, and the values he may take instead. */
export interface Waiver {
  readonly code: FactorCode;
  readonly values: readonly number[];
}
/** Lines lowered, by code. */
export type Waived = Readonly<Partial<Record<FactorCode, number>>>;

export interface TestSheet {
  readonly items: readonly TestItem[];
  readonly total: number;
  readonly result: Result;
  /** What may be lowered: none unless the result is an uncontrolled advance. */
  readonly waivers: readonly Waiver[];
  /** The sum as it stands after the owner lowered something. */
  readonly afterWaiver?: Pick<TestSheet, 'items' | 'total' | 'result'>;
}
