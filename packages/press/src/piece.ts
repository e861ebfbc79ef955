import type { Direction, Vertex } from '@tambour/boards';
import type { Language, Text } from '@tambour/kernel';
import type { Pigment } from './palette.ts';

/** A counter as words: what is printed on it, where it lies, which way it looks. */
export const PIKE_AND_SHOT_ARMS = [
  'gendarmes',
  'lightHorse',
  'cuirassiers',
  'reiters',
  'mountedShot',
  'pikes',
  'swiss',
  'landsknechts',
  'shot',
  'militia',
  'peasants',
  'skirmishers',
  'culverin',
  'captain',
] as const;
export type PikeAndShotArm = (typeof PIKE_AND_SHOT_ARMS)[number];
export const RIFLE_AGE_ARMS = ['lightInfantry', 'riflemen', 'lightCavalry', 'horseArtillery', 'general'] as const;
export type RifleAgeArm = (typeof RIFLE_AGE_ARMS)[number];
export const ARMS = [
  'infantry',
  'cavalry',
  'dragoons',
  'artillery',
  'baggage',
  'leader',
  ...PIKE_AND_SHOT_ARMS,
  ...RIFLE_AGE_ARMS,
] as const;
export type Arm = (typeof ARMS)[number];
/** Leaders have stars of rank where units have their formation. */
export const isLeaderArm = (arm: Arm): boolean => arm === 'leader' || arm === 'captain' || arm === 'general';

export const EMBLEMS = ['lily', 'eagle', 'lion', 'cross', 'crownedN', 'savoy'] as const;
export type Emblem = (typeof EMBLEMS)[number];

export const PIECE_MARKERS = ['disorganised', 'routed', 'outOfCommand', 'fired', 'activated'] as const;
/** Coins of one game or another, which its own legend explains (`Stage.counters`). */
export const RARE_MARKERS = [
  'charge',
  'caracole',
  'fought',
  'square',
  'march',
  'reserve',
  'spent',
  'broken',
  'demoralised',
] as const;
export type PieceMarker = (typeof PIECE_MARKERS)[number] | (typeof RARE_MARKERS)[number];

export const BADGE_SHAPES = ['triangle', 'disc'] as const;
/** A small sign with a letter in it: how a unit fights, and its class. */
export interface Badge {
  readonly shape: (typeof BADGE_SHAPES)[number];
  readonly letter: string;
}

export const FACED = ['corner', 'side'] as const;
/** What of its hex a piece faces. */
export type Faced = (typeof FACED)[number];

export const CUTS = ['round', 'bevelled'] as const;
/** How the corners of a counter are cut. */
export type Cut = (typeof CUTS)[number];

/** The card and ink of one army; emblem and corners say the same without colour. */
export interface Livery {
  readonly paper: string;
  readonly ink: string;
  readonly emblem: Emblem;
  /** Round unless told. */
  readonly cut?: Cut;
}

/** The words on a counter. */
export interface Lettering {
  readonly name: Text;
  readonly formation?: Text;
}

export interface PieceFace {
  readonly id: string;
  readonly side: Livery;
  readonly arm: Arm;
  readonly name: string;
  /** What it bears in each language, where that is not the same: `lettered` puts it in its place. */
  readonly lettering?: Lettering;
  readonly band: Pigment;
  /** One to three letters for the formation, so that the band's colour never stands alone. */
  readonly formation?: string;
  readonly strength?: string;
  readonly movement?: string;
  readonly morale?: string;
  /** How far guns carry, in the place of movement; in the place of strength where both are printed. */
  readonly range?: string;
  /** A letter or two for the kind of guns, in a box between the figures. */
  readonly gun?: string;
  /** Hits taken, on a coin with their number; none where there are none. */
  readonly hits?: number;
  readonly badge?: Badge;
  /** The weaker face shows: a stripe runs across it. */
  readonly isReduced?: boolean;
  /** Stars of rank, for leaders. */
  readonly stars?: number;
  /** A corner of its hex, or a side where `facesTo` says so. Absent for pieces that look every way. */
  readonly facing?: Vertex | Direction;
  readonly facesTo?: Faced;
  readonly markers?: readonly PieceMarker[];
  /** Higher lies on top of the stack; equals keep the order given. */
  readonly order?: number;
  readonly isSelected?: boolean;
}

/** What can be pointed at on a counter. */
export const COUNTER_PARTS = [
  'name',
  'emblem',
  'arm',
  'badge',
  'formation',
  'stars',
  'strength',
  'morale',
  'movement',
  'range',
  'gun',
  'hits',
  'facing',
] as const;
export type CounterPart = (typeof COUNTER_PARTS)[number];

/** A counter as readers of a language have it. */
export const lettered = <Face extends PieceFace>(face: Face, language: Language): Face =>
  face.lettering === undefined ? face : { ...face, ...wordsOf(face.lettering, language) };
export const wordsOf = ({ name, formation }: Lettering, language: Language): Pick<PieceFace, 'name' | 'formation'> => ({
  name: name[language],
  ...(formation === undefined ? {} : { formation: formation[language] }),
});

/** On a place of the map, or in a box beside it, by the name players use. */
export type Piece = PieceFace & { readonly place: string };

/** Those of one place together, the lowest first; places in the order they are first named. */
export const byPlace = (pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const places = new Map<string, Piece[]>();
  for (const piece of pieces) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
  for (const stack of places.values()) stack.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return places;
};
