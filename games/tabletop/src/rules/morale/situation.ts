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
  /** The general in charge, by his distance in centimetres. */
  | { readonly kind: 'beyond'; readonly distance: number };

/** What is around a unit that tests, and why it tests. */
export interface Situation {
  readonly occasions: readonly Occasion[];
  readonly againstCavalry: boolean;
  readonly shelter: Shelter;
  readonly command: CommandInfluence;
  /** The points of generals hit in contact with it, this period or the last; of those who left it, this period. */
  readonly generalHit: number;
  readonly generalLeft: number;
  /** Units that count within 30 cm. */
  readonly friends: number;
  readonly enemies: number;
  /** Routs and flights in view within 30 cm; of friends only those that are not neglected. */
  readonly enemyRouts: number;
  readonly friendlyRouts: number;
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

export interface TestSheet {
  readonly items: readonly TestItem[];
  readonly total: number;
  readonly result: Result;
}
