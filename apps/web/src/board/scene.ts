import type { Language } from '@tambour/kernel';
import type { Theme } from '@tambour/press';
import type { HandleKind, MapEdge, Mark, Motion, Place, ScenePiece, Stand, Way } from '@tambour/stage';
import type { Ground, Point, Rect } from '../match/protocol.ts';
import type { MapPictures } from './map-pictures.ts';
import type { MapDrawing } from './sheet.ts';

/** What the board shows. It knows places and pieces, no game and no rule. */
export interface BoardTarget {
  readonly place: Place;
  readonly kind: HandleKind;
  /** What it costs to go there, or another word of one or two letters. */
  readonly label?: string;
  /** Drawn apart from the others: a longer march. */
  readonly isLong?: true;
}

/** A place worth points: to whom it counts, by side and letter, and whether it scores now. */
export interface BoardSeal {
  readonly place: Place;
  readonly points: number;
  readonly side?: number;
  readonly letter: string;
  readonly isScored: boolean;
  /** The edge over which units are led off for points. */
  readonly exit?: MapEdge;
  readonly title: string;
}

/** What an order left behind: a piece's march, with a ghost of it where it set out; a shot; a charge. */
export interface BoardTrail {
  readonly kind: 'go' | 'shot' | 'clash';
  readonly piece?: string;
  /** From where to where, place by place. */
  readonly path: readonly Place[];
}

/** Orders of a plan on the map: an arrow or, with one place only, where something is to be done. */
export interface BoardPlanArrow {
  /** What it is called in the list of orders beside the map. */
  readonly number: string;
  readonly kind: HandleKind;
  readonly path: readonly Place[];
}

export interface BoardScene {
  readonly ground: Ground;
  readonly drawing: MapDrawing;
  /** What an earlier visit drew of this ground. */
  readonly pictures?: MapPictures | undefined;
  /** Address of a small picture of the bare map, to lie there until the true one is drawn. */
  readonly sketch?: string | undefined;
  readonly pieces: readonly ScenePiece[];
  readonly theme: Theme;
  readonly language: Language;
  /** Pieces that can act. */
  readonly alive: ReadonlySet<string>;
  readonly selected: readonly string[];
  readonly targets: readonly BoardTarget[];
  readonly way: Way | undefined;
  readonly marks: readonly Mark[];
  readonly seals: readonly BoardSeal[];
  /** The side whose troops the first look is for; everyone's where it is left out. */
  readonly viewer?: number | undefined;
  /** What the first look is at instead: where a lesson or a guide points. */
  readonly hinted?: readonly Place[];
  /** The side through whose eyes marks call things own and enemy. */
  readonly own: number;
  readonly trails: readonly BoardTrail[];
  /** What is advised, or would have been better. */
  readonly plan: readonly BoardPlanArrow[];
  /** What a line of the log speaks of. */
  readonly pointed: readonly Place[];
  /** The keyboard's cursor. */
  readonly focus: Place | undefined;
}

/** What was clicked or pointed at. A box beside the map is a place too, and is named twice. */
export interface BoardPick {
  readonly place?: Place;
  readonly piece?: string;
  readonly box?: string;
  /** To be looked at, not gone to: a press held, or a counter taken out of a stack that one may go to. */
  readonly isLook?: boolean;
}

export interface BoardListeners {
  onPick(pick: BoardPick): void;
  onHover(pick: BoardPick | undefined): void;
}

/** What the small map follows: the part of the paper seen, a picture of the whole, and who stands where. */
export interface Look {
  readonly seen: Rect;
  readonly picture: HTMLCanvasElement | undefined;
  /** The same list as long as nobody has moved. */
  readonly troops: readonly { readonly at: Point; readonly owner: number; readonly ink: string }[];
}

/**
 * A board of another kind over the same map: layers of its own, and hands of its own. Points and reaches are those of the paper; a
 * reach is how far off a press may be.
 */
export interface BoardExtension {
  /** Under the counters, and over everything. */
  readonly under: SVGElement;
  readonly over: SVGElement;
  readonly troops: Look['troops'];
  /** Whenever something is shown, and when the map comes to rest at another zoom. */
  show(scene: BoardScene, zoom: number): void;
  pick(at: Point, reach: number): BoardPick | undefined;
  /** True when the tap was for it, and nobody else is told. */
  tap(at: Point, reach: number): boolean;
  /** A press becomes a drag: true takes it, and the map stays where it is. */
  grab(at: Point, reach: number, isTouch: boolean): boolean;
  drag(at: Point): void;
  /** The hand lets go, or, if it was not meant, the drag is off. */
  drop(isMeant: boolean): void;
  march(piece: string, way: readonly Stand[], time: number): Promise<void>;
  skip(): void;
}

/** When places are brought into sight: if one of them cannot be seen; if none can, and then one of them will do. */
export type OnlyIf = 'hidden' | 'lost';

export interface BoardHandle {
  /** Lays an extension over the board until the answer is called. */
  extend(extension: BoardExtension): () => void;
  /** Brings a place into sight, unless it is well in sight already. */
  centre(place: Place): void;
  /** Brings several places into sight together. */
  showAll(places: readonly Place[], onlyIf?: OnlyIf): void;
  /** Brings a point of the paper to the middle. */
  centreOn(point: Point): void;
  zoom(by: number, at?: Point): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  play(motions: readonly Motion[], how: { readonly speed: number }): Promise<void>;
  skip(): void;
  /** Calls back now and at every change of view or ground, until the answer is called. */
  watch(watcher: (look: Look) => void): () => void;
}
