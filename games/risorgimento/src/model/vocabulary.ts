import { hexId } from '@tambour/boards';

/** The sides, in the order in which dice are thrown and pieces are counted. */
export const SIDES = ['allied', 'austrian'] as const;
export type SideName = (typeof SIDES)[number];
export const ALLIED = 0;
export const AUSTRIAN = 1;
export const enemyOf = (side: number): number => 1 - side;

export const NATIONS = ['french', 'piedmontese', 'austrian'] as const;
export const FRENCH = 0;
export const PIEDMONTESE = 1;

/** 2.2 The kinds of combat unit. */
export const TYPES = ['infantry', 'light', 'jager', 'light-cavalry', 'heavy-cavalry', 'artillery'] as const;
export type TypeName = (typeof TYPES)[number];
export const INFANTRY = 0;
export const LIGHT = 1;
export const JAGER = 2;
export const LIGHT_CAVALRY = 3;
export const HEAVY_CAVALRY = 4;
export const ARTILLERY = 5;
/** "Infantry" without a qualifier: regular, light, and jägers. */
export const isFoot = (type: number): boolean => type <= JAGER;
export const isHorse = (type: number): boolean => type === LIGHT_CAVALRY || type === HEAVY_CAVALRY;

export const GUNS = ['F', 'H', 'Rf', 'horse', 'R'] as const;
export type GunName = (typeof GUNS)[number];
export const NO_GUN = 255;
export const HORSE_GUN = 3;

export const RANKS = ['brigadier', 'corps', 'overall'] as const;
export const BRIGADIER = 0;
export const CORPS_COMMANDER = 1;
export const OVERALL = 2;

export const FORMATION_KINDS = ['infantry', 'cavalry', 'reserve-artillery', 'corps-cavalry'] as const;
export const CAVALRY = 1;
export const RESERVE_ARTILLERY = 2;
export const CORPS_CAVALRY = 3;

/** Whose row of the terrain chart a piece pays by. */
export const COLUMNS = ['infantry', 'cavalry', 'artillery', 'horseArtillery', 'leader'] as const;
export type ColumnName = (typeof COLUMNS)[number];
export const FOOT = 0;
export const HORSE = 1;
export const FOOT_GUNS = 2;
export const HORSE_GUNS = 3;
export const LEADER = 4;

export const TERRAINS = [
  'clear',
  'lightly_cultivated',
  'heavily_cultivated',
  'woods',
  'marsh',
  'village',
  'town',
  'chateau',
  'difficult',
  'difficult_woods',
  'lake',
] as const;
export type TerrainName = (typeof TERRAINS)[number];
export const CLEAR = 0;
export const LIGHT_CROPS = 1;
export const HEAVY_CROPS = 2;
export const WOODS = 3;
export const MARSH = 4;
export const VILLAGE = 5;
export const TOWN = 6;
export const CHATEAU = 7;
export const DIFFICULT = 8;
export const DIFFICULT_WOODS = 9;
export const LAKE = 10;
/** 5.24 From this level on a hex is difficult besides what else it is. */
export const DIFFICULT_LEVEL = 4;

/** What runs along a hexside. A ford replaces its stream, a bridge cancels its water. */
export const WATERS = ['none', 'stream_shallow', 'stream_deep', 'canal', 'river', 'ford'] as const;
export type WaterName = (typeof WATERS)[number];
export const NO_WATER = 0;
export const SHALLOW = 1;
export const DEEP = 2;
export const CANAL = 3;
export const RIVER = 4;
export const FORD = 5;

export const WAYS = ['main', 'secondary', 'track', 'railway'] as const;
export const MAIN = 1;
export const SECONDARY = 2;
export const TRACK = 4;
export const RAILWAY = 8;

/** 5.24 The class of a slope or a crest: how many levels it climbs, three at most. */
export const STEEP = 2;
export const SHARP = 3;

export const WEATHERS = ['fair', 'heat', 'rain'] as const;
export const FAIR = 0;
export const RAIN = 2;

/** 7.18 What a shot of artillery does. CDR: each unit rolls against its cohesion or is disordered. */
export const FIRE_RESULTS = ['NE', 'CDR', 'D', 'D+1'] as const;
export type FireResult = (typeof FIRE_RESULTS)[number];

/** Where a piece is. */
export const PLACES = ['waiting', 'on-map', 'lost'] as const;
export const WAITING = 0;
export const ON_MAP = 1;
export const LOST = 2;
export const NOWHERE = hexId(0xffff);

export const PHASES = ['initiative', 'reserve', 'activation', 'recovery', 'release', 'commanders', 'morale'] as const;
export type PhaseName = (typeof PHASES)[number];

/** 4.2 of our specification: how the side with the hand came by it. */
export const MODES = ['free', 'continuity', 'interrupt', 'solo'] as const;
export const FREE = 0;
export const CONTINUITY = 1;
export const INTERRUPT = 2;
export const SOLO = 3;

/** 4.22 4.13 Whether the formation at work has Orders. */
export const ORDERS = ['none', 'with', 'without', 'inert'] as const;
export const UNREAD = 0;
export const WITH_ORDERS = 1;
export const WITHOUT_ORDERS = 2;
export const INERT = 3;

/** How a corps is activated; the numbers are in the chapter of the hand (`4-hand.ts`). */
export const ACTIVATION_KINDS = ['none', 'normal', 'extended', 'no-attack', 'massed', 'massed-extended'] as const;
/** What a march is; a charge rides by the same frames. */
export const MARCH_KINDS = ['plain', 'strategic', 'charge'] as const;

/** What kind of attack a fight is. */
export const FIGHT_KINDS = ['none', 'attack', 'charge', 'counter-charge', 'continued'] as const;
export type FightKind = (typeof FIGHT_KINDS)[number];
export const ATTACK = 1;
export const CHARGE = 2;
export const COUNTER_CHARGE = 3;
export const CONTINUED_ATTACK = 4;
/** Who has lost a fight. */
export const FIGHT_SIDES = ['nobody', 'attackers', 'defenders'] as const;
