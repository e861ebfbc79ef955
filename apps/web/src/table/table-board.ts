import { effect } from '@preact/signals';
import { basedIn, pointPlace, type RulerEnd, type Stand, type TablePoint } from '@tambour/stage';
import { isInside } from '../board/place-index.ts';
import type { BoardExtension, BoardPick, BoardScene, Look } from '../board/scene.ts';
import { onPaper } from '../board/spot-of.ts';
import { layPaper, svgElement, svgLayer } from '../board/svg-layer.ts';
import type { Ground, Point } from '../match/protocol.ts';
import { language } from '../words/settings.ts';
import type { Aiming } from './aiming.ts';
import { BaseLayer } from './base-layer.ts';
import { cmOf, headingTo, isOnTable, outside, pieceAt, toTable } from './geometry.ts';
import { drawRuler, drawShapes, GhostLayer, KNOB_RADIUS, knobOf } from './ghost-layer.ts';
import { lengthText } from './length-text.ts';
import type { Ruler } from './ruler.ts';
import { standAt } from './stand-at.ts';

/** In CSS pixels: how near the end of an aim must come to what it may snap to; and in centimetres, how far it snaps at most. */
const SNAP = 12;
const MOST_SNAP = 2;

type Grip =
  | { readonly kind: 'ruler' }
  | { readonly kind: 'turn'; readonly about: TablePoint }
  | { readonly kind: 'move'; readonly piece: string; readonly by: TablePoint };

/** A measured table over the board: bases, what they are aimed at, bands and arcs, the ruler. */
export class TableBoard implements BoardExtension {
  readonly under = svgLayer('board-table');
  readonly over = svgLayer('board-table-over');
  troops: Look['troops'] = [];
  private readonly shapes = svgElement('g', 'table-shapes');
  private readonly bases = new BaseLayer();
  private readonly ghost = new GhostLayer();
  private readonly rule = svgElement('g', 'table-ruler');
  private scene: BoardScene | undefined;
  private zoom = 1;
  private grip: Grip | undefined;
  private hurry: (() => void) | undefined;
  private readonly stop: () => void;

  constructor(
    private readonly aiming: Aiming,
    private readonly ruler: Ruler,
  ) {
    this.under.append(this.shapes, this.ghost.swept, this.bases.element);
    this.over.append(this.ghost.element, this.rule);
    const watched = [aiming.ghost, aiming.aim, aiming.wish].map((told) => told.subscribe(() => this.showAim()));
    watched.push(effect(() => this.showRuler()));
    this.stop = () => {
      for (const end of watched) end();
    };
  }
  close(): void {
    this.stop();
    this.skip();
  }

  show(scene: BoardScene, zoom: number): void {
    const before = this.scene;
    this.scene = scene;
    this.zoom = zoom;
    const { ground, pieces } = scene;
    if (before?.ground !== ground) for (const layer of [this.under, this.over]) layPaper(layer, ground.paper);
    if (before?.pieces !== pieces || before.ground !== ground)
      this.troops = basedIn(pieces).map(({ base, owner, side }) => ({
        at: onPaper(ground, [base.x, base.y]),
        owner,
        ink: side.ink,
      }));
    this.shapes.innerHTML = drawShapes(scene, zoom);
    this.bases.show(scene, zoom);
    this.showAim();
    this.showRuler();
  }
  private showAim(): void {
    if (this.scene) this.ghost.show(this.scene, this.aiming, this.zoom);
  }
  private showRuler(): void {
    const { from, measured } = this.ruler;
    const [first, laid, spoken] = [from.value, measured.value, language.value];
    if (!this.scene) return;
    const piece = first && 'piece' in first ? this.aiming.based(first.piece)?.base : undefined;
    const at: TablePoint | undefined = first && ('point' in first ? first.point : piece && [piece.x, piece.y]);
    this.rule.innerHTML = drawRuler(this.scene.ground, laid, at, this.zoom, (cm) => lengthText(cm, spoken));
  }

  /** Units of the paper as centimetres. */
  private cm(units: number): number {
    return this.scene ? units / cmOf(this.scene.ground) : 0;
  }
  private get snap(): number {
    return Math.min(MOST_SNAP, this.cm(SNAP / this.zoom));
  }
  private pieceUnder(at: Point, reach: number) {
    return this.scene && pieceAt(this.scene.pieces, toTable(this.scene.ground, at), this.cm(reach));
  }

  pick(at: Point, reach: number): BoardPick | undefined {
    const piece = this.pieceUnder(at, reach);
    return piece?.place === undefined ? undefined : { piece: piece.id, place: piece.place };
  }

  private end(ground: Ground, at: Point, reach: number): RulerEnd {
    const piece = this.pieceUnder(at, reach);
    return piece ? { piece: piece.id } : { point: toTable(ground, at) };
  }

  tap(at: Point, reach: number): boolean {
    const { scene, aiming, ruler } = this;
    if (!scene || !isOnTable(scene.ground, at)) return false;
    const point = toTable(scene.ground, at);
    if (ruler.isOn.value) {
      ruler.tap(this.end(scene.ground, at, reach));
      return true;
    }
    const { picking, held } = aiming;
    const hit = this.pieceUnder(at, reach);
    const end = aiming.ghost.value?.end;
    if (aiming.isTurning.value && aiming.wish.value && end) {
      aiming.isTurning.value = false;
      void aiming.at({ ...aiming.wish.value, facing: headingTo([end.x, end.y], point) }, 0);
      return true;
    }
    if (end && outside(end, point) <= this.cm(reach)) {
      void aiming.commit();
      return true;
    }
    const isListed = hit?.place !== undefined && picking.handles.value.some(({ place }) => place === hit.place);
    const isFoe = hit !== undefined && hit.owner !== held?.owner;
    // A leader in hand who is pointed at troops that have nothing to do themselves goes to them.
    const isJoined =
      held && hit && held.base.kind !== 'troops' && hit.base.kind === 'troops' && !scene.alive.has(hit.id);
    if (held && !isListed && (!hit || isFoe || isJoined)) {
      void aiming.at({ piece: held.id, to: point, ...(hit && { onto: hit.id }) }, this.snap);
      return true;
    }
    if (hit?.place !== undefined) {
      void picking.pick({ piece: hit.id, place: hit.place });
      return true;
    }
    // A named piece of ground is the map's to tell; any other is open ground.
    if (Object.values(scene.ground.spots).some(({ outline }) => isInside(outline, at))) return false;
    void picking.pick({ place: pointPlace(point) });
    return true;
  }

  grab(at: Point, reach: number, isTouch: boolean): boolean {
    const { scene, ruler } = this;
    if (!scene) return false;
    const { ground } = scene;
    if (ruler.isOn.value) {
      if (!isOnTable(ground, at)) return false;
      ruler.lay(this.end(ground, at, reach));
      this.grip = { kind: 'ruler' };
      return true;
    }
    this.grip = this.gripAt(ground, at, reach, isTouch);
    return this.grip !== undefined;
  }
  private gripAt(ground: Ground, at: Point, reach: number, isTouch: boolean): Grip | undefined {
    const { aiming } = this;
    const point = toTable(ground, at);
    const { picking, held } = aiming;
    const end = aiming.ghost.value?.end;
    const knob = knobOf(aiming, ground, this.zoom);
    const near = this.cm(KNOB_RADIUS / this.zoom + reach);
    if (knob && end && Math.hypot(point[0] - knob[0], point[1] - knob[1]) <= near)
      return { kind: 'turn', about: [end.x, end.y] };
    if (held && aiming.wish.value && end && outside(end, point) <= this.cm(reach))
      return { kind: 'move', piece: held.id, by: [end.x - point[0], end.y - point[1]] };
    const hit = this.pieceUnder(at, reach);
    if (!hit || !this.scene?.alive.has(hit.id)) return undefined;
    // A finger on the map mostly means the map: it drags what is in hand only.
    if (hit.id !== held?.id) {
      if (isTouch || !aiming.battle.isAsked.value) return undefined;
      void picking.take(hit.id);
    }
    return { kind: 'move', piece: hit.id, by: [hit.base.x - point[0], hit.base.y - point[1]] };
  }

  drag(at: Point): void {
    const { scene, aiming, grip } = this;
    if (!scene || !grip) return;
    const point = toTable(scene.ground, at);
    if (grip.kind === 'ruler') this.ruler.stretch(this.end(scene.ground, at, 0));
    else if (grip.kind === 'turn') {
      const { wish } = aiming;
      if (wish.value) aiming.follow({ ...wish.value, facing: headingTo(grip.about, point) }, 0);
    } else {
      const hit = this.pieceUnder(at, 0);
      const { facing, verb } = aiming.wish.value?.piece === grip.piece ? aiming.wish.value : {};
      const isFoe = hit !== undefined && hit.owner !== aiming.based(grip.piece)?.owner;
      const to: TablePoint = [Math.max(0, point[0] + grip.by[0]), Math.max(0, point[1] + grip.by[1])];
      const more = {
        ...(facing !== undefined && { facing }),
        ...(verb !== undefined && { verb }),
        ...(isFoe && { onto: hit.id }),
      };
      aiming.follow({ piece: grip.piece, to, ...more }, this.snap);
    }
  }

  drop(isMeant: boolean): void {
    const { grip } = this;
    this.grip = undefined;
    if (!grip || grip.kind === 'ruler') return;
    if (isMeant) void this.aiming.settle();
    else this.aiming.clear();
  }

  /** A base goes its way, turning as it turns. */
  march(piece: string, way: readonly Stand[], time: number): Promise<void> {
    const [first, ...rest] = way;
    if (!first || rest.length === 0) return Promise.resolve();
    const lasts = time * 3;
    return new Promise((resolve) => {
      let began: number | undefined;
      let isHurried = false;
      this.hurry = () => {
        isHurried = true;
      };
      const frame = (now: number): void => {
        began ??= now;
        const share = isHurried || document.hidden ? 1 : Math.min(1, (now - began) / lasts);
        if (this.scene) this.bases.step(this.scene, piece, standAt(first, rest, share), this.zoom);
        if (share < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
  }
  skip(): void {
    this.hurry?.();
  }
}
