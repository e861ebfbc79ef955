import {
  type Base,
  discShape,
  FINE,
  fineStepX,
  fineStepY,
  firstTouch,
  holdsPoint,
  lengthInside,
  NEVER,
  type Shape,
  setDisc,
  stepX,
  stepY,
  touches,
} from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Arm, Degradation, Formation } from '../../model/vocabulary.ts';
import { shapeOf } from './footprints.ts';
import { type Ground, levelAt } from './ground.ts';

/** What is paid for where it is first touched: a line, guns left standing, an empty sector; `key` is how its owner knows it. */
export interface Toll {
  readonly key: number;
  readonly shape: Shape;
  /** 0 where it is crossed for nothing, at a bridge. */
  readonly ticks: number;
  /** Steps of order lost with the first payment. */
  readonly steps: number;
}
export interface WalkCase {
  /** Turned to its way. */
  readonly base: Readonly<Base>;
  readonly length: number;
  readonly perPeriod: number;
  readonly ticks: number;
  readonly arm: Arm;
  readonly formation: Formation;
  readonly owed: { readonly key: number; readonly ticks: number } | null;
  readonly astride: readonly number[];
}
export interface Walked {
  readonly moved: number;
  /** What is left to pay, and of what. */
  readonly owed: { readonly key: number; readonly ticks: number } | null;
  /** What it has paid for and not cleared. */
  readonly astride: readonly number[];
  readonly steps: number;
  /** The order that a wood leaves it at best. */
  readonly least: Degradation | null;
}
const TICKS = CHARTS.moveRates.ticksPerQuarter;
const PERIOD = CHARTS.scale.quartersPerPeriod * TICKS;
const WOOD = CHARTS.terrain.kinds.find(({ kind }) => kind === 'wood');
const UPHILL = CHARTS.terrain.kinds.find(({ kind }) => kind === 'hill')?.moveUp ?? 1;

/** C5a What is left of its rate in a wood; gunners without guns go as infantry. */
function shareInWood(arm: Arm, formation: Formation): number {
  const by = arm === 'cavalry' ? 'cavalry' : formation === 'skirmish' ? 'skirmish' : 'mass';
  const share = WOOD?.move?.[by];
  return typeof share === 'number' && share > 0 ? share : 1;
}
const orderInWood = (arm: Arm, formation: Formation): Degradation | null =>
  (arm === 'cavalry' ? WOOD?.degrade?.cavalry : formation === 'skirmish' ? null : WOOD?.degrade?.infantryMass) ?? null;

const LITTLE = 10;
const centre = discShape();
/** Where a base stands after a straight length. */
export const wentOn = (base: Readonly<Base>, length: number): Base => ({
  ...base,
  x: base.x + stepX(base.heading, length),
  y: base.y + stepY(base.heading, length),
});

/**
 * C5a C5c C5g C5i C5k C5m C17c 2.1r 2.5-M5 2.5-V9 How far the time of a compulsory quarter leads along a straight way. What is owed comes first; every line, gun and empty
 * sector is paid for at the first touch, with a step of order, over as many quarters as it takes; woods halve the rate while the centre is in them, and a way
 * that ends on a higher level costs a third more throughout.
 */
export function walkQuarter(c: WalkCase, tolls: readonly Toll[], ground: Pick<Ground, 'woods' | 'hills'>): Walked {
  const paid = [...c.astride];
  let { ticks } = c;
  if (c.owed) {
    const pays = Math.min(c.owed.ticks, ticks);
    ticks -= pays;
    if (pays < c.owed.ticks)
      return { moved: 0, owed: { ...c.owed, ticks: c.owed.ticks - pays }, astride: c.astride, steps: 0, least: null };
    paid.push(c.owed.key);
  }
  const { heading } = c.base;
  const shape = shapeOf(c.base);
  // What it only moves away from is not crossed.
  const aLittle = shapeOf(wentOn(c.base, Math.min(c.length, LITTLE)));
  const isLeft = (line: Shape): boolean => touches(shape, line) && !touches(aLittle, line);
  const ahead = tolls
    .filter(({ key }) => !paid.includes(key))
    .map((toll) => ({ ...toll, at: firstTouch(shape, heading, c.length, toll.shape) }))
    .filter(({ at, shape: line }) => (at !== NEVER && at > 0) || (at === 0 && !isLeft(line)))
    .sort((a, b) => a.at - b.at);
  const woods = ground.woods.map((wood) => wood.shape);
  const share = shareInWood(c.arm, c.formation);
  const [x, y] = [c.base.x * FINE, c.base.y * FINE];
  const here = levelAt(ground.hills, x, y);
  const costTo = (length: number, isHilly: boolean): number => {
    const [dx, dy] = [fineStepX(heading, length), fineStepY(heading, length)];
    const inside = woods.length === 0 ? 0 : Math.min(length, lengthInside(woods, woods.length, x, y, x + dx, y + dy));
    const flat = length - inside + inside / share;
    const isUp = isHilly && levelAt(ground.hills, x + dx, y + dy) > here;
    const under = c.perPeriod * Math.round((isUp ? UPHILL : 1) * 100);
    const tolled = ahead.reduce((sum, toll) => (toll.at < length ? sum + toll.ticks : sum), 0);
    return tolled + Math.floor((200 * flat * PERIOD + under) / (2 * under));
  };
  let moved = 0;
  let over = c.length + 1;
  while (over - moved > 1) {
    const middle = (moved + over) >> 1;
    if (costTo(middle, false) <= ticks) moved = middle;
    else over = middle;
  }
  while (moved > 0 && costTo(moved, true) > ticks) moved--;
  const passed = ahead.filter(({ at }) => at < moved);
  let steps = passed.reduce((sum, toll) => (toll.ticks > 0 ? sum + toll.steps : sum), 0);
  paid.push(...passed.map(({ key }) => key));
  let owed: Walked['owed'] = null;
  const left = ticks - costTo(moved, true);
  const next = moved < c.length && left > 0 ? ahead.find(({ at }) => at === moved) : undefined;
  if (next && next.ticks > 0) {
    steps += next.steps;
    if (next.ticks > left) owed = { key: next.key, ticks: next.ticks - left };
    else paid.push(next.key);
  }
  const there = shapeOf(wentOn(c.base, moved));
  const astride = tolls.filter(({ key, shape: line }) => paid.includes(key) && touches(there, line));
  setDisc(centre, c.base.x, c.base.y, 0);
  const isIn = (wood: Shape): boolean => holdsPoint(wood, x, y);
  const enters = woods.some((wood) => !isIn(wood) && firstTouch(centre, heading, moved, wood) !== NEVER);
  return {
    moved,
    owed,
    astride: astride.map(({ key }) => key),
    steps,
    least: enters ? orderInWood(c.arm, c.formation) : null,
  };
}
