import { itemAt, lastOf, unreachable } from '@tambour/kernel';
import { drawFacing, HEX } from '@tambour/press';
import type { Motion, Place, Stand } from '@tambour/stage';
import type { Point } from '../match/protocol.ts';
import type { PlacedCounter } from './arrange.ts';
import { beacon, clash, type Effect, loss, picture, shot } from './effects.ts';
import type { Hidden } from './piece-layer.ts';

/** What the player of motions needs of the board. */
export interface AnimatedPieces {
  /** Where moving things are put: above all else, in the paper's coordinates. */
  readonly stage: HTMLElement;
  readonly unit: number;
  at(place: Place): Point | undefined;
  /** Where it will lie among others at a place, when that is not the middle of it. */
  seat(piece: string, place: Place): Point | undefined;
  counter(piece: string): PlacedCounter | undefined;
  markup(piece: string): string;
  hide(piece: string, what: Hidden): void;
  /** From now on it lies there, or looks that way, until the next scene is given. */
  leave(piece: string, change: { readonly place?: Place; readonly facing?: number }): void;
  /** A base goes its way on a board that has such. */
  march(piece: string, way: readonly Stand[], time: number): Promise<void>;
  /** Degrees clockwise from the top. */
  angle(facing: number): number | undefined;
}

type Go = Extract<Motion, { kind: 'go' }>;
/** Motions that happen together: one of another kind, or the marches of pieces that go along with each other. */
export type Beat = readonly Go[] | Exclude<Motion, Go>;

const TIME = 180;

/** Legs of one piece run on into each other; pieces that go the same way go together. */
export const beatsOf = (motions: readonly Motion[]): readonly Beat[] => {
  const beats: (Go[] | Exclude<Motion, Go>)[] = [];
  for (const motion of motions) {
    const last = beats.at(-1);
    if (motion.kind !== 'go') beats.push(motion);
    else if (Array.isArray(last) && joins(last, motion)) last.push(motion);
    else beats.push([motion]);
  }
  return beats;
};
const joins = (beat: readonly Go[], go: Go): boolean => {
  const before = beat.findLast((other) => other.piece === go.piece);
  if (before !== undefined) return before.to === go.from;
  return beat.some((other) => other.from === go.from) && beat.every((other) => other.piece !== go.piece);
};

/** Plays motions one beat after the other. One play at a time; another cuts the first short. */
export class Player {
  private readonly running = new Set<Animation>();
  private now = { isHurried: false };
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly troupe: AnimatedPieces) {}

  play(motions: readonly Motion[], speed: number): Promise<void> {
    this.skip();
    const mine = { isHurried: false };
    this.now = mine;
    this.last = this.last.then(async () => {
      for (const beat of beatsOf(motions)) {
        if (mine.isHurried || document.hidden) break;
        await this.beat(beat, TIME / Math.max(speed, 0.05));
      }
    });
    return this.last;
  }

  skip(): void {
    this.now.isHurried = true;
    for (const animation of this.running) animation.finish();
  }

  private beat(beat: Beat, time: number): Promise<void> {
    const { troupe } = this;
    if ('kind' in beat) {
      switch (beat.kind) {
        case 'march':
          return troupe.march(beat.piece, beat.way, time);
        case 'turn':
          return this.turnTo(beat.piece, beat.facing, time);
        case 'shot': {
          const from = troupe.at(beat.from);
          const to = troupe.at(beat.to);
          return from === undefined || to === undefined
            ? Promise.resolve()
            : this.show(shot(from, to, troupe.unit), time * 1.6);
        }
        case 'clash':
          return this.show(clash(this.points(beat.from), this.points(beat.to), troupe.unit), time);
        case 'loss': {
          const at = troupe.counter(beat.piece)?.at ?? troupe.at(beat.place);
          return at === undefined ? Promise.resolve() : this.show(loss(at, troupe.unit), time);
        }
        case 'mark': {
          const at = troupe.at(beat.place);
          return at === undefined ? Promise.resolve() : this.show(beacon(at, troupe.unit), time);
        }
        default:
          return unreachable(beat);
      }
    }
    return this.march(beat, time);
  }

  private points(places: readonly Place[]): readonly Point[] {
    return places.flatMap((place) => {
      const at = this.troupe.at(place);
      return at === undefined ? [] : [at];
    });
  }

  private async run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, { fill: 'both', ...timing });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled with its element: as good as over.
    } finally {
      this.running.delete(animation);
    }
  }

  /** The next beat begins when the first of these is over; the others, smoke above all, drift on behind it. */
  private async show(effects: readonly Effect[], time: number): Promise<void> {
    await Promise.race(
      effects.map(async ({ element, frames, delay, lasts }) => {
        this.troupe.stage.append(element);
        await this.run(element, frames, { duration: time * lasts, delay: time * delay, easing: 'ease-out' });
        element.remove();
      }),
    );
  }

  /** The counter's double glides on a layer of its own while the counter itself is hidden. */
  private async march(gos: readonly Go[], time: number): Promise<void> {
    const { troupe } = this;
    const legs = new Map<string, Go[]>();
    for (const go of gos) legs.set(go.piece, [...(legs.get(go.piece) ?? []), go]);
    await Promise.all([...legs].map(([piece, path]) => this.glide(piece, path, time)));
    for (const [piece, path] of legs) {
      const end = lastOf(path).to;
      if (troupe.at(end) !== undefined) troupe.leave(piece, { place: end });
      troupe.hide(piece, 'nothing');
    }
    for (const double of troupe.stage.querySelectorAll('.double')) double.remove();
  }

  private async glide(piece: string, path: readonly Go[], time: number): Promise<void> {
    const { troupe } = this;
    const counter = troupe.counter(piece);
    const stops = path.flatMap((go, i) => {
      const seat = i === path.length - 1 ? troupe.seat(piece, go.to) : undefined;
      const at = seat ?? troupe.at(go.to);
      return at === undefined ? [] : [at];
    });
    const start = counter?.at ?? troupe.at(itemAt(path, 0).from) ?? stops[0];
    const markup = troupe.markup(piece);
    if (start === undefined || markup === '') return;
    const scale = counter?.scale ?? troupe.unit / HEX;
    const reach = 62 * scale;
    const facing = counter === undefined || counter.pivot === undefined ? '' : drawFacing(counter.piece);
    const double = picture(
      'double',
      start,
      reach,
      `<g transform="scale(${scale})">${markup}</g><g transform="scale(${troupe.unit / HEX})">${facing}</g>`,
    );
    troupe.stage.append(double);
    troupe.hide(piece, 'all');
    if (stops.length === 0) {
      await this.run(double, [{ opacity: 1 }, { opacity: 0 }], { duration: time });
      return;
    }
    // Come from nowhere on the board: it appears.
    if (counter === undefined) void this.run(double, [{ opacity: 0 }, { opacity: 1 }], { duration: time / 2 });
    const route = [start, ...stops];
    const lengths = route.slice(1).map((to, i) => Math.hypot(to[0] - itemAt(route, i)[0], to[1] - itemAt(route, i)[1]));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    // A long march takes longer than a step, but nobody waits for it.
    const steps = Math.max(1, whole / (troupe.unit * Math.sqrt(3)));
    let gone = 0;
    const frames = route.map((at, i): Keyframe => {
      if (i > 0) gone += itemAt(lengths, i - 1);
      return {
        offset: whole === 0 ? i / (route.length - 1) : gone / whole,
        transform: `translate(${at[0] - start[0]}px, ${at[1] - start[1]}px)`,
      };
    });
    await this.run(double, frames, { duration: Math.min(time * steps ** 0.75, time * 5), easing: 'ease-in-out' });
  }

  private async turnTo(piece: string, facing: number, time: number): Promise<void> {
    const { troupe } = this;
    const counter = troupe.counter(piece);
    const to = troupe.angle(facing);
    const from = counter?.piece.facing === undefined ? undefined : troupe.angle(counter.piece.facing);
    if (counter?.pivot !== undefined && from !== undefined && to !== undefined && from !== to) {
      const by = ((to - from + 540) % 360) - 180;
      const pointer = picture(
        'pointer-double',
        counter.pivot,
        62 * (troupe.unit / HEX),
        `<g transform="scale(${troupe.unit / HEX})">${drawFacing(counter.piece)}</g>`,
      );
      troupe.stage.append(pointer);
      troupe.hide(piece, 'pointer');
      await this.run(pointer, [{ transform: 'rotate(0deg)' }, { transform: `rotate(${by}deg)` }], {
        duration: time,
        easing: 'ease-in-out',
      });
      pointer.remove();
      troupe.hide(piece, 'nothing');
    }
    troupe.leave(piece, { facing });
  }
}
