import { type NamesIn, numbered } from '@tambour/kernel';
import type { opening } from '../texts/opening.en.ts';

/** The closed words of the game, each as one array with its union; packed columns hold the index. */
export { CATHOLIC, PROTESTANT, SIDES, type Side } from './sides.ts';

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export const CAVALRY = 1;
export const ARTILLERY = 2;

/** 1.3.4a 1.3.4b The orange triangle and the yellow disc. */
export const WEAPONS = ['shock', 'fire'] as const;
export const SHOCK = 0;
export const FIRE = 1;

/** 7.4.3a Best first, so that a smaller index is a better class. */
export const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const UNIT_TYPES = [
  'swiss',
  'landsknechts',
  'pikemen',
  'arquebusiers',
  'militia',
  'peasants',
  'gendarmes',
  'chevau-legers',
  'reiters',
  'cuirassiers',
  'argoulets',
  'cannon',
  'culverin',
  'forlorn-hope',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export const TYPE = numbered(UNIT_TYPES);

/** 10.1g The order of the rulebook's list of initiative factors. */
export const ORDERS = ['attack', 'skirmish', 'hold', 'reserve', 'march', 'disengage', 'withdraw'] as const;
export type OrderName = (typeof ORDERS)[number];
export const RESERVE = 3;

export const ZONE_TYPES = ['I', 'II', 'III', 'X'] as const;
export type ZoneType = (typeof ZONE_TYPES)[number];
export const OPEN = 0;
export const DIFFICULT = 1;
export const VERY_DIFFICULT = 2;
export const FORBIDDEN = 3;

/** Least severe first, so that the worst of several borders is the greatest index. */
export const BORDER_KINDS = ['dotted', 'plain', 'double', 'impassable'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];
export const DOTTED = 0;
export const PLAIN = 1;
export const DOUBLE = 2;
export const IMPASSABLE = 3;

export const SIGHT_COLOURS = ['yellow', 'brown'] as const;

export const ROAD_KINDS = ['road', 'path'] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];

export const MAP_EDGES = ['N', 'E', 'S', 'W'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** Groups of attackers on the terrain table. */
export const AP_GROUPS = ['cavalry', 'footShock', 'footFire', 'artillery'] as const;
export type ApGroup = (typeof AP_GROUPS)[number];
export const CAVALRY_GROUP = 0;
export const FOOT_SHOCK = 1;
export const FOOT_FIRE = 2;
export const ARTILLERY_GROUP = 3;

/** 7.5.3e Least severe first. */
export const SEVERITIES = ['test', 'disorganised', 'impossible'] as const;
export const TESTED = 0;
export const DISORGANISED_AFTER = 1;
export const IMPOSSIBLE = 2;

/** What an order says of where a column may step. */
export const MOVE_LIMITS = ['noEnemyZoc', 'neverAwayFromSupply', 'alwaysTowardsSupply'] as const;
export type MoveLimit = (typeof MOVE_LIMITS)[number];

export const RANKS = ['LG', 'CC'] as const;
export type Rank = (typeof RANKS)[number];
export const LG = 0;
export const CC = 1;

/** Parts a unit or leader may have in a combat, as far as a leader's bonus cares. */
export const ROLES = ['AP', 'DP', 'any'] as const;

/** Where a piece is in the course of the battle. */
export const PLACES = ['waiting', 'map', 'lost', 'exited'] as const;
export const WAITING = 0;
export const ON_MAP = 1;
export const LOST = 2;
export const EXITED = 3;

export const VICTORY_LEVELS = ['draw', 'marginal', 'substantial', 'decisive'] as const;
export type VictoryLevel = (typeof VICTORY_LEVELS)[number];

/** Sequences of a player's phase, in order. */
export const SEQUENCES = [
  'set-up',
  'command',
  'orders',
  'movement',
  'reaction',
  'combat',
  'reorganisation',
  'closing',
] as const;
export type Sequence = (typeof SEQUENCES)[number];

/** Which switch a rule belongs to; the rest is always in force. */
export const LEVELS = ['base', 'advanced', 'caracole', 'wavering', 'gold', 'enfantsPerdus', 'scenario'] as const;

/** What the ground and its obstacles are made of: for the eye and the tooltip, no rule asks. They are those that the texts have words for. */
export type ZoneTerrain = NamesIn<typeof opening, 'zoneTerrain'>;
export type BorderTerrain = NamesIn<typeof opening, 'borderTerrain'>;
