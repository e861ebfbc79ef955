/** The words of the chapter and of the companion rules; each list in the order the rules give them. */
export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** Best first: "equal or superior" means the same or further to the left (R33). */
export const STATUSES = ['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'] as const;
export type Status = (typeof STATUSES)[number];

export const FORMATIONS = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'skirmish',
  'garrison',
  'unlimbered',
  'limbered',
  'rout',
] as const;
export type Formation = (typeof FORMATIONS)[number];
/** C2a C2e C2f C2g C5b C5d The formations of each arm; the shape of a rout is nobody's to choose. */
export const FORMATIONS_OF: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: ['line', 'attackColumn', 'marchColumn', 'square', 'skirmish', 'garrison'],
  cavalry: ['line', 'attackColumn', 'marchColumn'],
  artillery: ['unlimbered', 'limbered', 'garrison'],
};

/** Four steps, each worse than the one before. */
export const DEGRADATIONS = ['formed', 'disorganised', 'noFormation', 'disorder'] as const;
export type Degradation = (typeof DEGRADATIONS)[number];

export const MORALE_STATES = [
  'steady',
  'uncontrolled',
  'halted',
  'retreat',
  'rout',
  'rallying',
  'flight',
  'prisoner',
  'freed',
  'gone',
] as const;
export type MoraleState = (typeof MORALE_STATES)[number];

/** What a test may give, best first. */
export const RESULTS = ['uncontrolledAdvance', 'obey', 'halt', 'retreat', 'rout', 'flight'] as const;
export type Result = (typeof RESULTS)[number];

/** What makes a unit test its morale, by the number of the chapter's list. */
export const OCCASIONS = [
  'receiveCharge',
  'charge',
  'meleeLost',
  'meleeWon',
  'strength',
  'friendlyRout',
  'commandArrives',
  'commandLost',
  'sight',
  'firstFire',
  'fireLosses',
  'rally',
  'interpenetrated',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const SHELTERS = ['none', 'light', 'hard', 'house'] as const;
export type Shelter = (typeof SHELTERS)[number];

/** How losses by fire were inflicted: by skirmishers, by canister, or by anyone else. */
export const SHOTS = ['formed', 'skirmish', 'canister'] as const;
export type Shot = (typeof SHOTS)[number];

/** Manoeuvre classes, best first. */
export const CLASSES = ['A', 'B', 'C'] as const;
export type ManoeuvreClass = (typeof CLASSES)[number];

/** The lines of a test: base value, elite companies, die, then the factors. */
export const FACTORS = [
  'B1',
  'B2',
  'D',
  'F01',
  'F02',
  'F03',
  'F04',
  'F05',
  'F06',
  'F07',
  'F08',
  'F09',
  'F10',
  'F10b',
  'F11',
  'F12',
  'F13',
  'F14',
  'F15',
  'F16',
  'F17',
  'F18',
  'F19',
  'F20',
  'F21',
  'F22',
  'F23',
  'F24',
  'F25',
  'F26',
  'F27',
  'F28',
  'F29',
  'F30',
  'F31',
] as const;
export type FactorCode = (typeof FACTORS)[number];

/** The states of a period, in their order. */
export const PHASES = [
  'PERIOD_START',
  'INITIATIVE',
  'COMMAND',
  'COMPULSORY',
  'CHARGE',
  'MOVE_H1',
  'INTERLUDE',
  'MOVE_H2',
  'FIRE',
  'MELEE',
  'PERIOD_END',
] as const;
export type Phase = (typeof PHASES)[number];

export const ORDERS = ['ATTACK', 'EXPLOIT', 'SUPPORT', 'HOLD', 'MARCH', 'WITHDRAW'] as const;
export type Order = (typeof ORDERS)[number];

export const WEAPONS = ['musket', 'carbine'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const CALIBRES = ['12-pdr', '8-pdr', '9-pdr', '6-pdr', '4-pdr'] as const;
export type Calibre = (typeof CALIBRES)[number];
/** Bands of range of a gun, nearest first. */
export const BANDS = ['canister', 'half', 'max'] as const;
export type Band = (typeof BANDS)[number];

export const CAVALRY_CLASSES = ['heavy', 'light'] as const;
export type CavalryClass = (typeof CAVALRY_CLASSES)[number];
export const ARTILLERY_KINDS = ['foot', 'horse'] as const;
export type ArtilleryKind = (typeof ARTILLERY_KINDS)[number];
/** Who runs: all that a rout or flight asks of a unit's type. */
export const RUNNERS = ['infantry', 'crew', 'heavyCavalry', 'lightCavalry'] as const;
export type Runner = (typeof RUNNERS)[number];

/** What a charged unit may do. */
export const REACTIONS = ['stand', 'formSquare', 'turn', 'counterCharge', 'evade'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const TERRAINS = [
  'wood',
  'builtUp',
  'redoubt',
  'hedge',
  'wall',
  'stream',
  'bridge',
  'river',
  'marsh',
  'hill',
  'road',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** How a unit may come to rally from a retreat or a rout. */
export const RETREAT_RALLIES = [
  'shelter',
  'woodOrVillage',
  'behindFriend',
  'generalOrAide',
  'thirdPeriod',
  'tableEdge',
] as const;
export type RetreatRally = (typeof RETREAT_RALLIES)[number];
export const ROUT_RALLIES = ['nearFriend', 'generalOrAide', 'tableEdge'] as const;
export type RoutRally = (typeof ROUT_RALLIES)[number];

export const EDGES = ['bottom', 'top', 'left', 'right'] as const;
export type Edge = (typeof EDGES)[number];
/** Of generals, the highest first. */
export const RANKS = ['commander', 'corps', 'division', 'brigade'] as const;
export type Rank = (typeof RANKS)[number];
