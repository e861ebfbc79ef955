import { itemAt } from '@tambour/kernel';
import { COUNTER } from '@tambour/press';
import type { Point, Rect } from '../match/protocol.ts';
import { printed } from './arrange.ts';
import type { BoardScene } from './scene.ts';
import { spotOf } from './spot-of.ts';
import { centred, clamped, fitted, LEGIBLE, limitsOf, opening, type Size, toScreen, type View } from './viewport.ts';

/** Enemies are near up to this many times the distance between the lines. */
const NEAR = 1.6;
/** A counter need not be wider than this, in CSS pixels, however few there are. */
const WIDEST = 64;
/** Room about the troops, in widths of a counter. */
const MARGIN = 1.6;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const toNearest = (from: Point, all: readonly Point[]): number => Math.min(...all.map((to) => distance(from, to)));

/** One's own troops and the enemies opposite them. */
export function facing(own: readonly Point[], enemies: readonly Point[]): readonly Point[] {
  if (own.length === 0 || enemies.length === 0) return own;
  const gaps = enemies.map((enemy) => toNearest(enemy, own));
  const far = Math.min(...gaps) * NEAR;
  return [...own, ...enemies.filter((_, i) => itemAt(gaps, i) <= far)];
}

const around = (points: readonly Point[], margin: number): Rect => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};

/** A piece with its label takes this much to each side of its middle, in widths of a counter. */
const REACH = 1.5;
/**
 * The same view, moved as little as it takes for none of the `wanted` to lie under what covers the lower left corner, unless others
 * would be lost from sight by it.
 */
function uncovered(view: View, wanted: readonly Point[], reach: number, size: Size, corner: Size | undefined): View {
  if (corner === undefined) return view;
  const top = size.height - corner.height;
  const seenIn = (at: View): readonly Point[] =>
    wanted.map((point) => toScreen(at, point)).filter(([x, y]) => x > 0 && y > 0 && x < size.width && y < size.height);
  const isUnder = ([x, y]: Point): boolean => x - reach < corner.width && y + reach > top;
  const before = seenIn(view);
  const under = before.filter(isUnder);
  if (under.length === 0) return view;
  const up = Math.max(...under.map(([, y]) => y + reach - top));
  const right = Math.max(...under.map(([x]) => corner.width - (x - reach)));
  const moves = [
    { ...view, y: view.y - up },
    { ...view, x: view.x + right },
  ];
  const better = moves.filter((at) => seenIn(at).filter((point) => !isUnder(point)).length >= before.length);
  return (up <= right ? better[0] : better.at(-1)) ?? view;
}

/**
 * The first look at the field: what a guide points at, or the viewer's troops and the enemies opposite, as large as the window allows; where that would be too
 * small to read, the place where the lines are closest. Without a viewer, or troops of theirs, the whole. `corner` is what covers the lower left.
 */
export function firstLook({ ground, pieces, viewer, hinted = [] }: BoardScene, size: Size, corner?: Size): View {
  const counter = COUNTER * printed(ground);
  const limits = limitsOf(ground.paper, ground.unit, size);
  const task = hinted.flatMap((place): readonly Point[] => {
    const spot = spotOf(ground, place);
    return spot === undefined ? [] : [spot.at];
  });
  if (task.length > 0) {
    const whole = fitted(around(task, counter * 2 * MARGIN), size);
    const zoom = Math.max(Math.min(whole.zoom, WIDEST / counter), (LEGIBLE * 0.75) / counter);
    return clamped(centredOn(whole, zoom, size), ground.paper, size, limits, 0);
  }
  const standing = pieces.flatMap(({ place, owner }) => {
    const spot = spotOf(ground, place);
    return spot === undefined || spot.slots !== undefined ? [] : [{ at: spot.at, owner }];
  });
  const own = standing.filter(({ owner }) => owner === viewer).map(({ at }) => at);
  if (own.length === 0)
    return opening(
      ground,
      counter,
      standing.map(({ at }) => at),
      size,
    );
  const enemies = standing.filter(({ owner }) => owner !== viewer).map(({ at }) => at);
  const troops = facing(own, enemies);
  const whole = fitted(around(troops, counter * MARGIN), size);
  const zoom = Math.min(whole.zoom, WIDEST / counter);
  const besideCorner = (view: View): View =>
    uncovered(clamped(view, ground.paper, size, limits, 0), own, counter * view.zoom * REACH, size, corner);
  if (zoom * counter >= LEGIBLE) return besideCorner(centredOn(whole, zoom, size));
  const front =
    enemies.length === 0
      ? itemAt(own, 0)
      : itemAt(
          [...own].sort((a, b) => toNearest(a, enemies) - toNearest(b, enemies)),
          0,
        );
  return besideCorner(centred(front, (LEGIBLE * 1.35) / counter, size));
}

/** The same middle at another zoom. */
const centredOn = (view: View, zoom: number, size: Size): View =>
  centred([(size.width / 2 - view.x) / view.zoom, (size.height / 2 - view.y) / view.zoom], zoom, size);
