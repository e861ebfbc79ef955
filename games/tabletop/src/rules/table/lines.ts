import {
  type Base,
  distanceToPoint,
  FINE,
  firstTouch,
  NEVER,
  partX,
  partY,
  type Shape,
  touches,
} from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Arm, Formation, MoraleState } from '../../model/vocabulary.ts';
import { crossingQuarters, obstacleSteps } from '../crossing.ts';
import { shapeOf } from './footprints.ts';
import type { Ground, Obstacle } from './ground.ts';
import { lengthsOf } from './measure.ts';

/** Who crosses. */
export interface Crosser {
  readonly arm: Arm;
  /** Of artillery: the crew is with its guns. */
  readonly hasGuns: boolean;
  readonly formation: Formation;
  readonly state: MoraleState;
}
/** C17c Guns left standing: crossed like a hedge, by any arm. */
export interface GunsLeft {
  readonly kind: 'guns';
  readonly shape: Shape;
}
/** What a way may have to be paid for. */
export type Barrier = Obstacle | GunsLeft;

const TICKS = CHARTS.moveRates.ticksPerQuarter;
const QUARTERS = CHARTS.scale.quartersPerPeriod;

/** C5g Who goes over a bridge or through a ford for nothing. */
export const crossesFree = ({ formation, state }: Crosser): boolean =>
  formation === 'marchColumn' ||
  formation === 'limbered' ||
  formation === 'skirmish' ||
  state === 'retreat' ||
  state === 'rout' ||
  state === 'flight';

/** Where the way from a to b meets a straight part from c to d: so much of it, over so much; nothing if it does not. All fine. */
function meets(
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
  d: readonly [number, number],
): readonly [over: bigint, under: bigint] | undefined {
  const cross = (px: number, py: number, qx: number, qy: number): number => px * qy - py * qx;
  const [ex, ey, fx, fy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const under = cross(ex, ey, fx, fy);
  if (under === 0) return undefined;
  const sign = under < 0 ? -1 : 1;
  const along = sign * cross(c[0] - a[0], c[1] - a[1], fx, fy);
  const across = sign * cross(c[0] - a[0], c[1] - a[1], ex, ey);
  const whole = Math.abs(under);
  return along < 0 || along > whole || across < 0 || across > whole ? undefined : [BigInt(along), BigInt(whole)];
}
/** C5g Whether a straight way crosses a stream at a bridge: the middle of its front edge meets the line within half the bridge's width of its point. Looked at to the far side, wherever the way ends. */
export function isAtBridge(
  base: Readonly<Base>,
  heading: number,
  length: number,
  { shape, bridges }: Obstacle,
): boolean {
  if (bridges.length === 0) return false;
  const [x, y] = [base.x * FINE, base.y * FINE];
  const from = [x + partX(heading, 0, base.depth), y + partY(heading, 0, base.depth)] as const;
  const far = base.depth + 2 * (length + base.width + base.depth);
  const to = [x + partX(heading, 0, far), y + partY(heading, 0, far)] as const;
  for (let i = 0; i < shape.pieces; i++) {
    const k = shape.first[i] ?? 0;
    const met = meets(from, to, [shape.xs[k] ?? 0, shape.ys[k] ?? 0], [shape.xs[k + 1] ?? 0, shape.ys[k + 1] ?? 0]);
    if (!met) continue;
    const [over, under] = met;
    const isNear = bridges.some((bridge) => {
      const dx = BigInt(from[0] - bridge.x * FINE) * under + BigInt(to[0] - from[0]) * over;
      const dy = BigInt(from[1] - bridge.y * FINE) * under + BigInt(to[1] - from[1]) * over;
      const half = BigInt(bridge.half * FINE) * under;
      return dx * dx + dy * dy <= half * half;
    });
    if (isNear) return true;
  }
  return false;
}
/** C5e C5f C5g C17c 2.5-M5 Quarters to cross a line, or guns left standing, on this way; none where it cannot be crossed. Gunners off their guns cross as infantry. */
export function tollOf(
  crosser: Crosser,
  base: Readonly<Base>,
  heading: number,
  length: number,
  line: Barrier,
): number | null {
  if (line.kind === 'guns') return CHARTS.guns.crossQuarters;
  if (crossesFree(crosser) && isAtBridge(base, heading, length, line)) return 0;
  return crossingQuarters(line.kind, crosser.arm === 'artillery' && !crosser.hasGuns ? 'infantry' : crosser.arm);
}
/** C5e C5f C17c Steps of order lost in crossing it. */
export const stepsOf = ({ kind }: Barrier): number =>
  kind === 'guns' ? CHARTS.guns.degradeSteps : obstacleSteps(kind);

/** A line being paid for: what is left, in ticks. */
export interface Owed {
  readonly line: Barrier;
  readonly ticks: number;
}
export interface Walk {
  /** How far it came, in tenths of a millimetre. */
  readonly moved: number;
  /** Ticks of its time that are left. */
  readonly left: number;
  readonly owed: Owed | null;
  /** Lines paid for that it has not yet cleared. */
  readonly astride: readonly Barrier[];
  /** Steps of order lost on the way. */
  readonly steps: number;
}
/** C3l What a way costs at a rate a period, in ticks, rounded half up. */
export const ticksFor = (length: number, perPeriod: number): number =>
  Math.floor((2 * length * QUARTERS * TICKS + perPeriod) / (2 * perPeriod));
/** C3l How far so many ticks lead, in whole tenths of a millimetre. */
export const lengthFor = (ticks: number, perPeriod: number): number => {
  let length = Math.floor((ticks * perPeriod) / (QUARTERS * TICKS));
  if (ticksFor(length + 1, perPeriod) <= ticks) length++;
  return length;
};
/**
 * C5k C5e C5f 2.5-M5 2.5-V9 2.4-R1a A straight way over lines: at the first touch of each it pays its quarters, over as many quarters as that
 * takes, and loses a step with the first payment; paid for, it passes until it is clear of the line. It stops before what it cannot cross.
 */
export function walkOver(
  c: {
    readonly crosser: Crosser;
    readonly base: Readonly<Base>;
    readonly heading: number;
    readonly length: number;
    readonly perPeriod: number;
    /** Time at its disposal, in ticks. */
    readonly ticks: number;
    readonly owed?: Owed | null;
    readonly astride?: readonly Barrier[];
  },
  lines: readonly Barrier[],
): Walk {
  const shape = shapeOf(c.base);
  const paid: Barrier[] = [...(c.astride ?? [])];
  let { ticks } = c;
  let steps = 0;
  let owed = c.owed ?? null;
  let moved = 0;
  for (;;) {
    if (owed) {
      const pays = Math.min(owed.ticks, ticks);
      ticks -= pays;
      if (pays < owed.ticks)
        return { moved, left: 0, owed: { ...owed, ticks: owed.ticks - pays }, astride: paid, steps };
      paid.push(owed.line);
      owed = null;
    }
    const reach = Math.min(c.length, moved + lengthFor(ticks, c.perPeriod));
    const next = firstLine(shape, c.heading, moved, reach, lines, paid);
    const end = next ? next.at : reach;
    ticks -= Math.min(ticks, ticksFor(end - moved, c.perPeriod));
    moved = end;
    const quarters = next ? tollOf(c.crosser, c.base, c.heading, c.length, next.line) : null;
    if (!next || quarters === null) break;
    if (quarters === 0) paid.push(next.line);
    else {
      // Time for the first payment, or it waits before the line in good order.
      if (ticks === 0) break;
      owed = { line: next.line, ticks: quarters * TICKS };
      steps += stepsOf(next.line);
    }
  }
  const there = shapeOf({ ...c.base, ...moveOf(c.base, c.heading, moved) });
  return { moved, left: ticks, owed: null, astride: paid.filter((line) => touches(there, line.shape)), steps };
}
const moveOf = (base: Readonly<Base>, heading: number, length: number): { readonly x: number; readonly y: number } => ({
  x: base.x + Math.round(partX(heading, 0, 2 * length) / FINE),
  y: base.y + Math.round(partY(heading, 0, 2 * length) / FINE),
});
/** C5k The line first touched between two lengths of a straight way, but for those paid for; the first of equals. */
function firstLine(
  shape: Shape,
  heading: number,
  from: number,
  to: number,
  lines: readonly Barrier[],
  paid: readonly Barrier[],
): { readonly line: Barrier; readonly at: number } | undefined {
  let found: { readonly line: Barrier; readonly at: number } | undefined;
  for (const line of lines) {
    if (paid.includes(line)) continue;
    const at = firstTouch(shape, heading, to, line.shape);
    if (at === NEVER || at < from || (found && at >= found.at)) continue;
    found = { line, at };
  }
  return found;
}
/** C5k The first line that a straight way touches, and after what length. */
export const touchOf = (
  base: Readonly<Base>,
  heading: number,
  length: number,
  lines: readonly Barrier[],
): { readonly line: Barrier; readonly at: number } | undefined =>
  firstLine(shapeOf(base), heading, 0, length, lines, []);

const ROAD = lengthsOf(CHARTS.terrain.kinds.find(({ kind }) => kind === 'road')?.withinCm ?? 0);
/** C5j Whether a march column or limbered guns are on a road: the middles of front and rear within 1 cm of its line. */
export const isOnRoad = (base: Readonly<Base>, { roads }: Pick<Ground, 'roads'>): boolean =>
  roads.some((road) =>
    [base.depth, -base.depth].every(
      (ahead) =>
        distanceToPoint(
          road,
          base.x * FINE + partX(base.heading, 0, ahead),
          base.y * FINE + partY(base.heading, 0, ahead),
        ) <= ROAD,
    ),
  );
