import { itemAt, present } from '@tambour/kernel';
import { COUNTER } from '@tambour/press';
import type { Place, ScenePiece } from '@tambour/stage';
import type { Point, Rect } from '../match/protocol.ts';
import { type Arrangement, arrange, type PlacedCounter, printed } from './arrange.ts';
import { letteredFor } from './lettered.ts';
import { PieceLayer } from './piece-layer.ts';
import type { BoardScene, Look } from './scene.ts';
import { type Spread, spreadAround } from './spread.ts';

/** A counter to be taken from a spread stack is at least this large, in CSS pixels. */
const GRIP = 52;
/** Counters side by side are taken where they lie if a finger, or a pointer, can tell them apart. */
const FINGERTIP = 40;
const ARROW = 18;
/** From far off counters are drawn larger, up to this much, toward the size at which they can be read. */
const BOOST = 1.3;
const READABLE = 32;

/** How the counters lie at the moment: where the scene says, where a motion left them, or spread out to be taken. */
export class Cards {
  readonly layer = new PieceLayer();
  arrangement: Arrangement = { counters: [], stacks: new Map() };
  troops: Look['troops'] = [];
  spread: { readonly place: Place; readonly as: Spread; readonly scale: number } | undefined;
  private scene: BoardScene | undefined;
  private boost = 1;
  /** Where motions left pieces, until the next scene says so itself. */
  private readonly left = new Map<string, { readonly place?: Place; readonly facing?: number }>();

  /** A new scene folds what was spread and forgets where motions ended. */
  show(scene: BoardScene): void {
    if (this.scene?.pieces !== scene.pieces) this.left.clear();
    this.scene = scene;
    this.spread = undefined;
    this.arrange();
  }

  edges(scene: BoardScene): void {
    this.scene = scene;
    this.layer.edges(scene.alive, scene.selected);
  }

  lie(piece: string): PlacedCounter | undefined {
    return this.arrangement.counters.find((counter) => counter.piece.id === piece);
  }

  draw(id: string): string {
    const piece = this.scene?.pieces.find((other) => other.id === id);
    return piece === undefined || this.scene === undefined ? '' : this.layer.draw(piece, this.scene.theme);
  }

  /** Where a piece would lie at a place whose counters lie side by side; undefined for any other place. */
  seat(id: string, place: Place): Point | undefined {
    const { scene, boost } = this;
    if (scene?.ground.spots[place]?.room === undefined) return undefined;
    const pieces = this.pieces(scene).map((piece) => (piece.id === id ? { ...piece, place } : piece));
    const { counters } = arrange(scene.ground, pieces, { boost, spread: undefined, selected: scene.selected });
    return counters.find((counter) => counter.piece.id === id)?.at;
  }

  leave(piece: string, change: { readonly place?: Place; readonly facing?: number }): void {
    this.left.set(piece, { ...this.left.get(piece), ...change });
    this.arrange();
  }

  /** True when they lie otherwise than before. */
  seenAt(zoom: number): boolean {
    if (this.scene === undefined) return false;
    const side = COUNTER * printed(this.scene.ground) * zoom;
    const boost = Math.min(BOOST, Math.max(1, READABLE / side));
    if (Math.abs(boost - this.boost) < 0.01) return false;
    this.boost = boost;
    this.arrange();
    return true;
  }

  /** Whether its counters must be spread before one of them can be taken: they hide each other, or are too small to hit. */
  isStack(place: Place, zoom: number, isTouch: boolean): boolean {
    const spot = this.scene?.ground.spots[place];
    if (spot?.slots !== undefined || (this.arrangement.stacks.get(place)?.length ?? 0) < 2) return false;
    if (spot?.room === undefined) return true;
    const scale = this.arrangement.counters.find((counter) => counter.place === place)?.scale ?? 1;
    return COUNTER * scale * zoom < (isTouch ? FINGERTIP : ARROW);
  }

  /** Where the piece in hand stands one may want another of its stack, though it could also turn there. */
  hasOthers(place: Place, { alive, selected: [held] }: BoardScene): boolean {
    const stack = this.arrangement.stacks.get(place) ?? [];
    return stack.some(({ id }) => id === held) && stack.some(({ id }) => id !== held && alive.has(id));
  }

  unfold(place: Place, window: Rect, zoom: number): void {
    const spot = this.scene?.ground.spots[place];
    const count = this.arrangement.stacks.get(place)?.length ?? 0;
    if (this.scene === undefined || spot === undefined || count < 2) return;
    const scale = Math.max(printed(this.scene.ground), GRIP / (COUNTER * zoom));
    this.spread = { place, scale, as: spreadAround(spot.at, count, scale, window) };
    this.arrange();
  }

  /** Whether a point lies on the tray of what is spread. */
  isOnTray([x, y]: Point): boolean {
    const { centre, radius } = this.spread?.as ?? { centre: [0, 0], radius: -1 };
    return Math.hypot(x - itemAt(centre, 0), y - itemAt(centre, 1)) <= radius;
  }

  fold(): void {
    if (this.spread === undefined) return;
    this.spread = undefined;
    this.arrange();
  }

  /** As the scene has them, but for where motions left them. */
  private pieces(scene: BoardScene): readonly ScenePiece[] {
    const pieces = letteredFor(scene);
    if (this.left.size === 0) return pieces;
    return pieces.map((piece): ScenePiece => {
      const left = this.left.get(piece.id);
      return left === undefined ? piece : { ...piece, ...left };
    });
  }

  private arrange(): void {
    const { scene, spread, boost } = this;
    if (scene === undefined) return;
    this.arrangement = arrange(scene.ground, this.pieces(scene), { boost, spread, selected: scene.selected });
    const from = this.arrangement.counters.findIndex((counter) => counter.place === spread?.place);
    const tray =
      spread === undefined || from < 0 ? undefined : { at: spread.as.centre, radius: spread.as.radius, from };
    this.troops = this.arrangement.counters.map(({ piece, place }) => ({
      at: present(scene.ground.spots[place]).at,
      owner: piece.owner,
      ink: piece.side.ink,
    }));
    this.layer.show(this.arrangement, scene.theme, printed(scene.ground), tray);
    this.layer.edges(scene.alive, scene.selected);
  }
}
