import type { Direction, Edge, HexGrid, HexId } from '@tambour/boards';
import type { Colours } from './colours.ts';
import type { Pigment } from './palette.ts';
import type { Faced } from './piece.ts';

/**
 * A hex map as words, nothing drawn yet: what lies where, already in the language of the reader.
 * Directions count clockwise from north (0 N … 5 NW), as in @tambour/boards.
 */
export const TERRAINS = [
  'clear',
  'forest',
  'elevation',
  'marsh',
  'town',
  'redoubt',
  'river',
  'light-crops',
  'heavy-crops',
  'lake',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Hexside {
  readonly hex: HexId;
  readonly direction: Direction;
}

/** Upstream to downstream; the river swells on its way. */
export interface River {
  readonly name: string;
  readonly hexes: readonly HexId[];
}

export const BRIDGE_KINDS = ['stone', 'pontoon'] as const;
export interface Bridge {
  readonly hex: HexId;
  /** The direction of one end of the axis; the other end lies opposite. */
  readonly direction: Direction;
  readonly kind: (typeof BRIDGE_KINDS)[number];
  /** Only its ends still stand. */
  readonly isBroken?: boolean;
}

/** A stream keeps to hexsides, listed from its mouth upwards. */
export interface Stream {
  readonly name: string;
  readonly sides: readonly Hexside[];
  /** Sides where a road passes dry-shod. */
  readonly bridges: readonly Hexside[];
}

/** What runs along hexsides, whichever way: the press finds the course. A stream that can be waded anywhere is `brook`. */
export const SIDE_WATERS = ['river', 'canal', 'stream', 'brook'] as const;
export interface SideWater {
  readonly name: string;
  readonly kind: (typeof SIDE_WATERS)[number];
  readonly sides: readonly Hexside[];
  /** Sides where it can be waded. */
  readonly fords: readonly Hexside[];
}

/** A bridge on a hexside, over the water that runs there. Whether it stands may change in a battle without a new drawing of the ground. */
export interface SideBridge extends Hexside {
  /** The ways that go over it, a railway beside the road it shares it with. */
  readonly ways: readonly (typeof ROAD_SURFACES)[number][];
  readonly isBroken?: boolean;
}

export interface Lake {
  readonly name: string;
  readonly hexes: readonly HexId[];
}

export const ROAD_SURFACES = ['paved', 'earth', 'track', 'rail'] as const;
export interface Road {
  readonly surface: (typeof ROAD_SURFACES)[number];
  readonly hexes: readonly HexId[];
}

export const WORK_STATES = ['whole', 'breached', 'gap'] as const;
/** A fortified hexside, belonging to the hex it protects. */
export interface Work extends Hexside {
  readonly state: (typeof WORK_STATES)[number];
}

export interface Redoubt {
  readonly hex: HexId;
  readonly size: 'great' | 'small';
}

export interface Settlement {
  readonly name: string;
  readonly rank: 'town' | 'village' | 'chateau';
  readonly hexes: readonly HexId[];
}

/** A word at the edge of the map: where a road goes, whose edge it is. */
export interface Exit {
  readonly hex: HexId;
  readonly text: string;
}

/** Where troops come onto the map. */
export interface Entry {
  readonly hex: HexId;
  readonly text: string;
  /** The first side's arrow is filled, the second's open: never by colour alone. */
  readonly side: 0 | 1;
  readonly colour: Pigment;
}

/** A place worth points. */
export interface Prize {
  readonly hex: HexId;
  readonly text: string;
}

export interface OwnedEdge {
  readonly edge: Edge;
  readonly text: string;
  readonly colour: Pigment;
}

export const LETTERS = ['title', 'capitals', 'italic', 'roman'] as const;
export interface CartoucheLine {
  readonly text: string;
  readonly letter: (typeof LETTERS)[number];
}

export interface ScaleBar {
  /** How many hexes the whole bar measures. */
  readonly hexes: number;
  readonly divisions: number;
  readonly labels: readonly string[];
  readonly caption: string;
}

export const LEGEND_SIGNS = [
  'paved',
  'earth',
  'stone',
  'pontoon',
  'stream',
  'forest',
  'elevation',
  'village',
  'work',
  'breached',
  'gap',
  'redoubt',
  'main-road',
  'road',
  'track',
  'rail',
  'river',
  'canal',
  'deep-stream',
  'brook',
  'ford',
  'side-bridge',
  'broken-bridge',
  'heavy-crops',
  'light-crops',
  'marsh',
  'rough',
  'gentle-slope',
  'steep-slope',
  'sharp-slope',
  'crest',
  'built',
  'chateau',
  'prize',
  'entry-0',
  'entry-1',
  'lowest',
  'level-0',
  'level-1',
  'level-2',
  'level-3',
] as const;
export interface LegendEntry {
  readonly sign: (typeof LEGEND_SIGNS)[number];
  readonly text: string;
}

/** A holding box beside the map, for pieces not yet on it. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly slots: number;
}

/** An engraved plan of the eighteenth century, or a lithographed staff map of the nineteenth: open ground bare, buildings in plan. */
export const HANDS = ['plan', 'staff'] as const;
export type Hand = (typeof HANDS)[number];

export interface HexSheet {
  readonly board: 'hex';
  /** Hexes with counters as the battle begins: names keep clear of them. */
  readonly manned?: readonly HexId[];
  /** `plan` unless told. */
  readonly hand?: Hand;
  /** The flags about the title, from left to right. */
  readonly colours?: Colours;
  /** Seeds the drawing and prefixes the ids of the SVG, so that two sheets can share a page. */
  readonly id: string;
  readonly grid: HexGrid;
  /** What of their hexes pieces face; corners unless told. */
  readonly faced?: Faced;
  readonly cartouche: readonly CartoucheLine[];
  readonly scale: readonly ScaleBar[];
  readonly legendTitle: string;
  readonly legend: readonly LegendEntry[];
  readonly boxes: readonly Box[];
  readonly imprint: string;
  /** One entry a hex. */
  readonly terrain: readonly Terrain[];
  readonly rivers: readonly River[];
  readonly bridges: readonly Bridge[];
  readonly streams: readonly Stream[];
  readonly roads: readonly Road[];
  readonly works: readonly Work[];
  readonly redoubts: readonly Redoubt[];
  /** Hexes with rows of tents: ornament, no terrain. */
  readonly encampments: readonly HexId[];
  readonly settlements: readonly Settlement[];
  readonly exits: readonly Exit[];
  readonly edges: readonly OwnedEdge[];
  /** The height of each hex by levels. Slopes are drawn between hexes of different levels, the steeper the blacker. */
  readonly levels?: readonly number[];
  /** Ridges along hexsides, in either direction. */
  readonly crests?: readonly Hexside[];
  /** Broken ground, whatever else is there. */
  readonly rough?: readonly HexId[];
  readonly lakes?: readonly Lake[];
  readonly waters?: readonly SideWater[];
  readonly sideBridges?: readonly SideBridge[];
  readonly prizes?: readonly Prize[];
  readonly entries?: readonly Entry[];
}
