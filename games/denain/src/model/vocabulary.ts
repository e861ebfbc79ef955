import { hexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';

/** The closed words of the game, each as one array with its union. */
export const SIDES = ['F', 'C'] as const;
export const FRENCH = 0;
export const COALITION = 1;
export const sideId = (side: number): (typeof SIDES)[number] => itemAt(SIDES, side);
export const enemyOf = (side: number): number => (side === FRENCH ? COALITION : FRENCH);

export const CLASSES = ['inf', 'cav', 'drg', 'art', 'baggage'] as const;
export const INF = 0;
export const CAV = 1;
export const DRG = 2;
export const ART = 3;
export const BAGGAGE = 4;

/** Column of the movement chart that belongs to leaders, after the five classes. */
export const LEADER = 5;

export const TERRAINS = ['clear', 'forest', 'elevation', 'town', 'redoubt', 'river', 'bridge'] as const;
export const CLEAR = 0;
export const FOREST = 1;
export const ELEVATION = 2;
export const TOWN = 3;
export const REDOUBT = 4;
export const RIVER = 5;
export const BRIDGE = 6;

export const STATES = ['ok', 'disorganised', 'rout'] as const;
export const OK = 0;
export const DISORGANISED = 1;
export const ROUTED = 2;

/** Where a piece is in the course of the battle. */
export const PLACES = ['waiting', 'map', 'lost'] as const;
export const WAITING = 0;
export const ON_MAP = 1;
export const LOST = 2;

export const ROLES = ['cinc', 'leader', 'aide'] as const;
export const CINC = 0;
export const AIDE = 2;

/** Lines of the shock table, weakest for the defence first. */
export const LINES = ['clear', 'rough', 'built'] as const;

/** No hex, no unit: the mark of a packed column. */
export const NOWHERE = hexId(0xffff);

/** The phases of a turn, in order; the breach step closes phase C. */
export const PHASES = ['set-up', 'A', 'B', 'C', 'breach', 'D', 'E'] as const;
