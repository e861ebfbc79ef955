import type { Motion, Place } from '@tambour/stage';
import type { Point, Spot } from '../match/protocol.ts';
import { blockOf } from './arrange.ts';
import { Camera } from './camera.ts';
import { Cards } from './cards.ts';
import { dress, layer } from './dress.ts';
import { firstLook } from './first-look.ts';
import { Gestures } from './gestures.ts';
import { GroundLayer } from './ground-layer.ts';
import { LightLayer } from './light-layer.ts';
import { MotionPlayer } from './motion-player.ts';
import { overviewCorner } from './overview-size.ts';
import { isSamePick, pickAt } from './pick.ts';
import { type PlaceIndex, placeIndex } from './place-index.ts';
import type { BoardExtension, BoardHandle, BoardListeners, BoardPick, BoardScene, Look, OnlyIf } from './scene.ts';
import { SealLayer } from './seal-layer.ts';
import { spotOf } from './spot-of.ts';
import { TraceLayer } from './trace-layer.ts';
import { TrailLayer } from './trail-layer.ts';
import { troupeOf } from './troupe.ts';
import { toPaper, transformOf, type View } from './viewport.ts';

/** In CSS pixels: how far off a tap may be. */
const FINGER = 14;

/** The board itself: layers over one view, told what to show and telling what was picked. */
export class BoardCore implements BoardHandle {
  private readonly plane = layer('board-plane');
  private readonly moving = layer('board-moving');
  private readonly ground: GroundLayer;
  private readonly lights = new LightLayer();
  private readonly cards = new Cards();
  private readonly seals = new SealLayer();
  private readonly traces = new TraceLayer();
  private readonly trails = new TrailLayer();
  private readonly camera: Camera;
  private readonly gestures: Gestures;
  private readonly resizing: ResizeObserver;
  private readonly watchers = new Set<(look: Look) => void>();
  private player: MotionPlayer | undefined;
  private extension: BoardExtension | undefined;

  private scene: BoardScene | undefined;
  private index: PlaceIndex = { at: () => undefined };
  private isOpened = false;
  private hovered: BoardPick | undefined;
  private pointer: Point | undefined;
  private pointing = 0;
  private playing = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly listeners: BoardListeners,
  ) {
    const note = (what: 'ready' | 'laid' | 'kept') => () => {
      host.dataset[what] = '';
    };
    this.ground = new GroundLayer(host, note('ready'), note('laid'), note('kept'));
    const { lights, trails, cards, seals, traces } = this;
    const pieces = cards.layer.element;
    this.plane.append(lights.element, trails.ghosts, pieces, seals.element, trails.arrows, traces.element);
    host.append(this.plane, this.moving);
    this.camera = new Camera({
      onMove: (view) => this.follow(view),
      onRest: (view) => this.sharpen(view),
      isHeld: () => this.gestures.isDown,
    });
    this.gestures = new Gestures(host, {
      onPan: (dx, dy) => this.camera.pan(dx, dy),
      onZoom: (by, at) => this.camera.zoom(by, at),
      onTap: (at, isTouch) => this.tap(at, isTouch),
      onDoubleTap: (at) => this.camera.zoom(1.8, at),
      onHold: (at, isTouch) => this.hold(at, isTouch),
      onHover: (at) => this.point(at),
      onRelease: () => this.camera.restSoon(),
      onGrab: (at, isTouch) =>
        this.extension?.grab(toPaper(this.camera.view, at), this.reach(isTouch), isTouch) ?? false,
      onDrag: (at) => this.extension?.drag(toPaper(this.camera.view, at)),
      onDrop: (isMeant) => this.extension?.drop(isMeant),
    });
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
  }

  end(): void {
    this.skip();
    this.gestures.end();
    this.camera.end();
    this.ground.end();
    this.resizing.disconnect();
    cancelAnimationFrame(this.pointing);
    this.host.replaceChildren();
  }

  extend(extension: BoardExtension): () => void {
    this.extension = extension;
    this.plane.insertBefore(extension.under, this.cards.layer.element);
    this.plane.append(extension.over);
    if (this.scene) extension.show(this.scene, this.camera.view.zoom);
    this.tellWatchers();
    return () => {
      this.extension = undefined;
      extension.under.remove();
      extension.over.remove();
    };
  }

  watch(watcher: (look: Look) => void): () => void {
    this.watchers.add(watcher);
    this.tellWatchers();
    return () => this.watchers.delete(watcher);
  }

  show(next: BoardScene): void {
    const before = this.scene;
    this.scene = next;
    const { ground } = next;
    const isNewGround = before?.ground !== ground;
    const isNewTheme = before?.theme !== next.theme;
    const isNewPieces = before?.pieces !== next.pieces || before.language !== next.language;
    // Pages make this list afresh each time; only what it holds counts.
    const isNewChoice = before?.selected.join() !== next.selected.join();
    if (isNewTheme) dress(this.host, next);
    if (before?.own !== next.own) {
      this.host.style.setProperty('--tone-own', `var(--map-side-${next.own})`);
      this.host.style.setProperty('--tone-enemy', `var(--map-side-${1 - next.own})`);
    }
    if (isNewGround || isNewTheme) this.layGround(next, before);
    if (isNewGround || isNewTheme || isNewPieces || isNewChoice) this.cards.show(next);
    else if (before?.alive !== next.alive) this.cards.edges(next);
    if (isNewGround || isNewPieces) this.tellWatchers();
    if (isNewGround || before?.marks !== next.marks || before.language !== next.language) {
      this.lights.showMarks(ground, next.marks, next.language);
      this.traces.showMarks(ground, next.marks, next.language);
    }
    if (isNewGround || isNewPieces || before?.targets !== next.targets) {
      this.lights.showTargets(ground, next.targets);
      this.traceTargets(next);
    }
    if (isNewGround || isNewPieces || before?.seals !== next.seals) this.sealPlaces(next);
    if (isNewGround || isNewPieces || isNewChoice || before?.way !== next.way) this.traceWay(next);
    if (isNewGround || isNewTheme || before?.trails !== next.trails)
      this.trails.show(next, (piece) => this.cards.layer.draw(piece, next.theme));
    if (isNewGround || before?.plan !== next.plan) this.trails.showPlan(next);
    if (isNewGround || before?.pointed !== next.pointed) this.trails.point(next);
    if (isNewGround || before?.focus !== next.focus) this.traces.showFocus(ground, next.focus);
    if (before?.focus !== next.focus) this.reveal(next.focus);
    this.extension?.show(next, this.camera.view.zoom);
  }

  private sealPlaces({ ground, seals }: BoardScene): void {
    this.seals.show(ground, seals, this.camera.view.zoom, (place) => blockOf(this.cards.arrangement, place));
  }
  private traceTargets({ ground, targets }: BoardScene): void {
    this.traces.showTargets(ground, targets, (place) => blockOf(this.cards.arrangement, place));
  }
  private traceWay({ ground, way, pieces, selected }: BoardScene): void {
    const first = pieces.find((piece) => piece.id === selected[0]);
    this.traces.showWay(ground, way, first?.place, first && this.cards.lie(first.id)?.at);
  }

  private spot(place: Place | undefined): Spot | undefined {
    return this.scene && spotOf(this.scene.ground, place);
  }
  /** The keyboard's cursor never leaves the window. */
  private reveal(place: Place | undefined): void {
    const spot = this.spot(place);
    if (spot === undefined) return;
    const { x, y, width, height } = this.camera.seen;
    const [px, py] = spot.at;
    if (px < x || py < y || px > x + width || py > y + height) this.camera.glideTo(spot.at);
  }

  centre(place: Place): void {
    const spot = this.spot(place);
    if (spot !== undefined) this.camera.show(spot.at);
  }
  showAll(places: readonly Place[], onlyIf?: OnlyIf): void {
    this.camera.showAll(this.spotsOf(places), onlyIf);
  }
  private spotsOf(places: readonly Place[] = []): readonly Point[] {
    return places.map((place) => this.spot(place)?.at).filter((at) => at !== undefined);
  }
  centreOn(point: Point): void {
    this.camera.centre(point);
  }
  zoom(by: number, at?: Point): void {
    this.camera.zoom(by, at);
  }
  fit(): void {
    this.camera.fit();
  }
  pan(dx: number, dy: number): void {
    this.camera.pan(dx, dy);
  }
  play(motions: readonly Motion[], how: { readonly speed: number }): Promise<void> {
    this.cards.fold();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || motions.length === 0 || this.player === undefined) return Promise.resolve();
    this.playing++;
    this.ground.spare(true);
    return this.player.play(motions, how.speed).finally(() => {
      this.playing--;
      if (this.playing === 0) this.ground.spare(false);
    });
  }
  skip(): void {
    this.player?.skip();
    this.extension?.skip();
  }

  private layGround(next: BoardScene, before: BoardScene | undefined): void {
    const { ground } = next;
    if (before?.ground !== ground) {
      this.index = placeIndex(ground.spots, ground.unit);
      for (const laid of [this.lights, this.seals, this.traces, this.trails]) laid.lay(ground);
      this.cards.layer.lay(ground.paper);
      this.player = new MotionPlayer(troupeOf(this.moving, this.cards, () => [this.scene, this.extension]));
      this.camera.lay(ground.paper, ground.unit);
      const { paper } = ground;
      const was = before?.ground.paper;
      if (was !== undefined && (was.width !== paper.width || was.height !== paper.height)) this.isOpened = false;
      this.open();
    }
    if (before?.drawing.id === next.drawing.id) return;
    this.ground.lay(ground, next).then((isLaid) => {
      if (!isLaid) return;
      // A hand that moves the map has it drawn when it rests.
      if (this.host.dataset.moving === undefined) this.sharpen(this.camera.view);
      this.tellWatchers();
    });
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    this.camera.resize({ width, height }, this.spotsOf(this.scene?.hinted));
    this.open();
  }

  /** The first look, as soon as both ground and window are known. */
  private open(): void {
    const { scene, camera } = this;
    if (this.isOpened || scene === undefined || camera.size.width === 0) return;
    this.isOpened = true;
    camera.look(firstLook(scene, camera.size, overviewCorner(scene.ground.paper)));
    this.follow(camera.view);
  }

  /** Runs in every frame of a gesture: nothing but transforms. */
  private follow(view: View): void {
    this.host.dataset.moving = '';
    this.ground.move(view);
    const transform = transformOf(view);
    this.plane.style.transform = transform;
    this.moving.style.transform = transform;
    this.tellWatchers();
  }

  private sharpen(view: View): void {
    delete this.host.dataset.moving;
    this.ground.sharpen(view, this.camera.size, devicePixelRatio);
    this.tellWatchers();
    if (this.scene === undefined) return;
    this.extension?.show(this.scene, view.zoom);
    const isOtherwise = this.cards.seenAt(view.zoom);
    this.sealPlaces(this.scene);
    if (!isOtherwise) return;
    // Signs and ways keep to the counters, which lie otherwise now.
    this.traceTargets(this.scene);
    this.traceWay(this.scene);
  }

  private tellWatchers(): void {
    const { scene } = this;
    if (scene === undefined) return;
    const look: Look = {
      seen: this.camera.seen,
      picture: this.ground.picture,
      troops: this.extension?.troops ?? this.cards.troops,
    };
    for (const watcher of this.watchers) watcher(look);
  }

  private pickAt(at: Point, isTouch: boolean): BoardPick | undefined {
    const { scene, index, camera } = this;
    if (scene === undefined) return undefined;
    const [point, reach] = [toPaper(camera.view, at), this.reach(isTouch)];
    return (
      this.extension?.pick(point, reach) ??
      pickAt({ ground: scene.ground, index, arrangement: this.cards.arrangement }, point, reach)
    );
  }
  /** How far off a press may be, in units of the paper. */
  private reach(isTouch: boolean): number {
    return isTouch ? FINGER / this.camera.view.zoom : 0;
  }

  /** A first tap on a stack spreads it, a second takes one of its counters; a place that may be gone to is taken at once. */
  private tap(at: Point, isTouch: boolean): boolean {
    const { scene } = this;
    const { spread } = this.cards;
    if (scene === undefined) return true;
    if (this.extension?.tap(toPaper(this.camera.view, at), this.reach(isTouch))) return false;
    const pick = this.pickAt(at, isTouch);
    if (spread !== undefined) {
      const isCard = pick?.piece !== undefined && pick.place === spread.place;
      if (!isCard && this.cards.isOnTray(toPaper(this.camera.view, at))) return false;
      this.cards.fold();
      if (isCard) {
        const isTarget = scene.targets.some(({ place }) => place === pick.place);
        this.listeners.onPick(isTarget ? { ...pick, isLook: true } : pick);
        return false;
      }
    }
    if (pick?.place === undefined) return true;
    const target = scene.targets.find(({ place }) => place === pick.place);
    const { zoom } = this.camera.view;
    const isStack = pick.piece !== undefined && this.cards.isStack(pick.place, zoom, isTouch);
    if (isStack && (target === undefined || this.cards.hasOthers(pick.place, scene))) {
      this.cards.unfold(pick.place, this.camera.seen, zoom);
      return false;
    }
    this.listeners.onPick(pick);
    return pick.piece === undefined && target === undefined;
  }

  /** A press held looks, whatever a tap would do: a stack is spread, a counter or a place shown. */
  private hold(at: Point, isTouch: boolean): void {
    const { zoom } = this.camera.view;
    const pick = this.pickAt(at, isTouch);
    if (pick?.place === undefined) return;
    if (this.cards.isStack(pick.place, zoom, isTouch)) this.cards.unfold(pick.place, this.camera.seen, zoom);
    else this.listeners.onPick({ ...pick, isLook: true });
  }

  /** Told once a frame at most, and only when it changes. */
  private point(at: Point | undefined): void {
    this.pointer = at;
    if (this.pointing !== 0) return;
    this.pointing = requestAnimationFrame(() => {
      this.pointing = 0;
      const pick = this.pointer === undefined ? undefined : this.pickAt(this.pointer, false);
      if (isSamePick(pick, this.hovered)) return;
      this.hovered = pick;
      this.host.dataset.over = pick?.piece === undefined ? '' : 'piece';
      this.listeners.onHover(pick);
    });
  }
}
