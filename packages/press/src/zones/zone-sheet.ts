import type { Edge } from '@tambour/boards';
import type { Colours } from '../colours.ts';
import type { Box, CartoucheLine } from '../hex-sheet.ts';
import type { Point } from '../ink.ts';
import type { Pigment } from '../palette.ts';
import type { TitleFrame } from '../title-frame.ts';

/**
 * A map of zones as words, nothing drawn yet: what lies where, already in the language of the reader. Points are in the
 * game's own units, x to the east and y to the south; the press lays them on paper and lets straight lines run freely.
 */
export const ZONE_COVERS = [
  'fields',
  'meadow',
  'pasture',
  'wood',
  'forest',
  'marsh',
  'osiers',
  'pond',
  'mountain',
  'vines',
  'orchard',
  'gardens',
  'cemetery',
  'causeway',
  'hamlet',
  /** Houses without a church of their own. */
  'faubourg',
  'village',
  'town',
  'castle',
] as const;
export type ZoneCover = (typeof ZONE_COVERS)[number];

export interface Zone {
  /** The name players use, lettered small in the zone. */
  readonly id: string;
  /** Without holes, either way round. Neighbours share whole edges. */
  readonly polygon: readonly Point[];
  /** 0 is the lowest ground of the map. */
  readonly altitude: number;
  /** What grows and stands here; several for a hamlet among orchards. */
  readonly covers: readonly ZoneCover[];
  /** A word beside the number: the class of going. */
  readonly mark?: string;
  /** So many counters stand here as the battle begins: words keep clear of them. */
  readonly opening?: number;
  /** Whether nobody sees through it: the number stands in a brown box. */
  readonly isBlocking?: boolean;
}

export const BORDER_KINDS = ['dotted', 'plain', 'double', 'impassable'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

export const SIGHTS = ['open', 'blocked'] as const;
export type Sight = (typeof SIGHTS)[number];

export const BORDER_FEATURES = [
  'ditch',
  'hedge',
  'highHedge',
  'wall',
  'rampart',
  'terrace',
  'gate',
  'barricade',
  'wagons',
  'moat',
  'cliff',
  'ravine',
  'causeway',
  'ford',
  'bridge',
  'brokenBridge',
] as const;
export type BorderFeature = (typeof BORDER_FEATURES)[number];

export interface ZoneBorder {
  readonly id: string;
  readonly zones: readonly [string, string];
  /** Along the edge that both polygons share. */
  readonly line: readonly Point[];
  readonly kind: BorderKind;
  /** A gold disc where one sees across, a brown lozenge where not. */
  readonly sight: Sight;
  /** What the border is in the country; its waters are in `waters`. */
  readonly features: readonly BorderFeature[];
  /** The zone that wall, terrace or cliff belongs to; the other lies outside, or below. */
  readonly holds?: string;
}

/** A point where four or more zones meet. */
export interface ZoneJunction {
  readonly id: string;
  readonly at: Point;
  /** Whether nothing passes corner to corner. */
  readonly isClosed?: boolean;
}

export const WAYS = ['road', 'path'] as const;
export interface ZoneWay {
  readonly kind: (typeof WAYS)[number];
  /** Neighbours in order. At the edge of the map it runs on out of the picture. */
  readonly zones: readonly string[];
}

/** A brook or a river keeps to borders, listed downstream. */
export interface ZoneWater {
  readonly kind: 'river' | 'brook';
  readonly name?: string;
  readonly borders: readonly string[];
}

/** A name over one zone or several. */
export interface ZonePlace {
  readonly name: string;
  readonly zones: readonly string[];
  readonly letter: 'capitals' | 'italic';
}

/** A word along the road that leaves the map here. */
export interface ZoneExit {
  readonly zone: string;
  readonly text: string;
}

/** A stretch of the map's edge and whose it is. */
export interface ZoneEdge {
  readonly edge: Edge;
  readonly zones: readonly string[];
  readonly text: string;
  readonly colour: Pigment;
}

export interface ZoneScale {
  /** In the game's units. */
  readonly length: number;
  readonly divisions: number;
  readonly labels: readonly string[];
  readonly caption: string;
}

export const ZONE_SIGNS = [
  ...BORDER_KINDS,
  'sightOpen',
  'sightBlocked',
  'blocking',
  'mark',
  'junction',
  'closedJunction',
  'road',
  'path',
  'brook',
  'ford',
  'bridge',
  'brokenBridge',
  'hedge',
  'ditch',
  'wall',
  'terrace',
  'barricade',
  'wagons',
  'cliff',
  'height',
  /** Zones whose number begins with this figure, and so deep a wash. */
  'level0',
  'level1',
  'level2',
  'level3',
  'wood',
  'vines',
  'orchard',
  'marsh',
  'village',
  'castle',
] as const;
export type ZoneSign = (typeof ZONE_SIGNS)[number];

export interface ZoneSheet {
  readonly board: 'zones';
  /** Seeds the drawing and prefixes the ids of the SVG, so that two sheets can share a page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly cartouche: readonly CartoucheLine[];
  /** The flags behind the title. */
  readonly colours?: Colours;
  /** What the title is set in; the tablet of the house unless told. */
  readonly frame?: TitleFrame;
  readonly scale: readonly ZoneScale[];
  readonly legendTitle: string;
  readonly legend: readonly { readonly sign: ZoneSign; readonly text: string }[];
  readonly boxes: readonly Box[];
  readonly imprint: string;
  readonly zones: readonly Zone[];
  readonly borders: readonly ZoneBorder[];
  readonly junctions: readonly ZoneJunction[];
  readonly ways: readonly ZoneWay[];
  readonly waters: readonly ZoneWater[];
  readonly places: readonly ZonePlace[];
  readonly exits: readonly ZoneExit[];
  readonly edges: readonly ZoneEdge[];
}
