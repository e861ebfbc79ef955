import { advanceLimit, type Base, freeWay, type Shape, type Way } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Arm, MoraleState } from '../../model/vocabulary.ts';
import { crossingQuarters } from '../crossing.ts';
import { shapeOf } from './footprints.ts';
import type { Ground, Obstacle } from './ground.ts';
import { LIMITS, lengthsOf } from './measure.ts';
import { distanceOf, type Home, isAtLarge, isInPlay, type Placed } from './placed.ts';

/** Who is on the move, as ground and gaps see him. */
export type Walker = Pick<Placed, 'arm' | 'guns' | 'state'>;
/** C15a C15g The width of one figure. */
function figureWidth(arm: Arm): number {
  const { stripWidth } = CHARTS.compulsoryPath;
  const width = stripWidth[arm === 'cavalry' ? 'cavalry' : arm === 'artillery' ? 'crew' : 'infantry'];
  return typeof width === 'number' ? lengthsOf(width) : 0;
}
/** C15a C15b C15g C10e 2.4-P17 2.6-P6 The width it needs on its way: of one figure; pursuers and uncontrolled units, and guns that drive off, keep their whole front. */
export const passageWidth = (walker: Walker, base: Readonly<Base>, isPursuit: boolean): number =>
  isPursuit || walker.state === 'uncontrolled' || walker.guns !== null
    ? base.width
    : Math.min(base.width, figureWidth(walker.arm));

const isRunning = (state: MoraleState): boolean => state === 'rout' || state === 'flight';
/** Gunners off their guns go as infantry does. */
const footArm = (walker: Walker): Arm => (walker.arm === 'artillery' && walker.guns === null ? 'infantry' : walker.arm);

/** C5a C5c C5e C5h C15b 2.5-M5 Ground that turns a compulsory move aside: rivers and marshes; sectors, but for infantry that runs through an empty one; walls for horses and guns; woods for guns. And what a retreat's owner would rather go round. */
export function groundInTheWay(
  walker: Walker,
  ground: Ground,
  units: readonly Placed[],
  avoided: readonly Obstacle[] = [],
): readonly Shape[] {
  const arm = footArm(walker);
  const shapes = [...ground.impassable];
  for (const sector of ground.sectors) {
    const isHeld = units.some((unit) => unit.sector === sector && isInPlay(unit));
    if (isHeld || arm !== 'infantry' || !isRunning(walker.state)) shapes.push(sector.shape);
  }
  for (const line of ground.obstacles) {
    const isAvoided = walker.state === 'retreat' && avoided.includes(line);
    if (isAvoided || crossingQuarters(line.kind, arm) === null) shapes.push(line.shape);
  }
  if (arm === 'artillery') for (const wood of ground.woods) shapes.push(wood.shape);
  return shapes;
}

/** What is asked of a compulsory quarter. */
export interface QuarterCase {
  readonly walker: Walker;
  readonly base: Readonly<Base>;
  readonly heading: number;
  /** How far it may go. */
  readonly length: number;
  readonly home: Home;
  readonly isPursuit?: boolean;
  /** What it may not overlap. */
  readonly friends: readonly Shape[];
  readonly others: readonly Shape[];
}
export interface QuarterWay {
  readonly blocked: boolean;
  /** Blocked, and by nobody but friends. */
  readonly byFriends: boolean;
  readonly heading: number;
  readonly moved: number;
  readonly base: Readonly<Base>;
  /** It is about to leave by its own stretch. */
  readonly isAtEdge: boolean;
}
const MAY_LEAVE: readonly MoraleState[] = ['retreat', 'rout', 'flight'];
const way: Way = { x: 0, y: 0, heading: 0, length: 0, isAtExit: false };

function search(c: QuarterCase, blockers: readonly Shape[]): boolean {
  const exit = MAY_LEAVE.includes(c.walker.state) || c.walker.state === 'prisoner' ? c.home.stretch : undefined;
  return freeWay(
    {
      base: c.base,
      heading: c.heading,
      length: c.length,
      passage: passageWidth(c.walker, c.base, c.isPursuit === true),
      table: c.home.table,
      blockers,
      blockerCount: blockers.length,
      ...(exit && { exit }),
    },
    way,
  );
}
/**
 * 2.4-P13 2.4-P14 2.4-P16 2.4-P17 2.5-I7 2.6-P6 2.5-R4 C1e C1l C1n C15a C15b C15c C15e C15g R46 The way of a quarter: the ideal heading, then
 * headings turned by 5°, right before left; the whole length first, then shorter ones. It ends facing its heading, clear of everybody. Over
 * its own stretch it may leave, and stops there; every other edge is a wall. Less than 1 cm is blocked: by friends alone if these would do.
 */
export function compulsoryQuarter(c: QuarterCase): QuarterWay {
  if (search(c, [...c.friends, ...c.others])) {
    const { x, y, heading, length, isAtExit } = way;
    const base = { ...c.base, x, y, heading };
    return { blocked: false, byFriends: false, heading, moved: length, base, isAtEdge: isAtExit };
  }
  const byFriends = c.friends.length > 0 && !search(c, c.friends);
  return { blocked: true, byFriends, heading: c.base.heading, moved: 0, base: c.base, isAtEdge: false };
}
/** 2.4-P16 2.6-K1 C15c R46 What hems in a blocked unit, and whether an enemy is near enough to surrender to: as `surrender` asks. */
export const blockedCase = (
  unit: Placed,
  found: Pick<QuarterWay, 'byFriends'>,
  units: readonly Placed[],
): { readonly possible: number; readonly blockedBy: readonly string[]; readonly enemyWithin15: boolean } => ({
  possible: 0,
  blockedBy: [found.byFriends ? 'friend' : 'other'],
  enemyWithin15: units.some(
    (other) => other.side !== unit.side && isAtLarge(other) && distanceOf(unit, other) <= LIMITS.surrender,
  ),
});

/** 2.1c 2.1e 2.4-U7 C10e C15e R38 An uncontrolled advance or pursuit on its whole width: it stops at the first enemy it runs into. Friends and ground it goes around as others do, else it stops short of them. */
export function advanceQuarter(
  c: QuarterCase,
  enemies: readonly Placed[],
): QuarterWay & { readonly met: Placed | undefined } {
  const shape = shapeOf({ ...c.base, heading: c.heading });
  const straight = firstMet(shape, c.heading, c.length, enemies);
  // As far as contact the way must be free of others; beyond it nothing matters.
  const ahead = compulsoryQuarter({ ...c, isPursuit: true, length: straight.length });
  if (straight.length === 0) return { ...ahead, moved: 0, base: c.base, blocked: false, met: straight.met };
  if (!ahead.blocked && ahead.heading === c.heading && ahead.moved === straight.length)
    return { ...ahead, met: straight.met };
  const found = compulsoryQuarter({ ...c, isPursuit: true });
  if (found.blocked) return { ...found, met: undefined };
  const turned = firstMet(shapeOf({ ...c.base, heading: found.heading }), found.heading, found.moved, enemies);
  if (!turned.met) return { ...found, met: undefined };
  const short = compulsoryQuarter({ ...c, isPursuit: true, heading: found.heading, length: turned.length });
  return { ...short, met: short.heading === found.heading && short.moved === turned.length ? turned.met : undefined };
}
function firstMet(
  shape: Shape,
  heading: number,
  most: number,
  enemies: readonly Placed[],
): { readonly length: number; readonly met: Placed | undefined } {
  let length = most;
  let met: Placed | undefined;
  for (const enemy of enemies) {
    if (!isAtLarge(enemy)) continue;
    const room = Math.max(0, advanceLimit(shape, heading, length, enemy.shape));
    if (room >= length) continue;
    length = room;
    met = enemy;
  }
  return { length, met };
}
