import {
  type Base,
  cosineOf,
  FINE,
  FULL_TURN,
  headingOf,
  partX,
  partY,
  SINE_ONE,
  type Stand,
  sineOf,
  turnBetween,
  wheelAngle,
  wrapHeading,
} from '@tambour/boards';
import type { Field } from './field.ts';
import type { Element } from './mover.ts';
import { straightTicks, WHOLE, wheelTicks } from './pace.ts';

/** The elements of a march, what they would cost on open ground, and which of them is its last run. */
export interface MarchWay {
  readonly elements: readonly Element[];
  readonly ticks: number;
  readonly last: number;
}
/** How far apart first wheels are looked at, before the exact one is found between two. */
const GRID = 200;
const HALF_TURN = FULL_TURN / 2;

/** How far off its way the target lies, and how far along, after a first wheel: in fine units times 2^27. */
interface Offset {
  aside: number;
  along: number;
}
/**
 * After a first wheel the unit goes straight; to end where and as it is to, its second wheel has to begin at one point. How far that lies to
 * the right of its way, and how far along.
 */
function offsetOf(base: Readonly<Base>, target: Readonly<Stand>, first: number, to: Offset): void {
  const { width, depth } = base;
  const heading = wrapHeading(base.heading + first);
  const second = turnBetween(heading, target.heading);
  const w1 = first < 0 ? -width : width;
  const w2 = second < 0 ? -width : width;
  const x =
    (target.x - base.x) * FINE -
    (partX(base.heading, w1, depth) - partX(heading, w1, depth)) -
    (partX(heading, w2, depth) - partX(target.heading, w2, depth));
  const y =
    (target.y - base.y) * FINE -
    (partY(base.heading, w1, depth) - partY(heading, w1, depth)) -
    (partY(heading, w2, depth) - partY(target.heading, w2, depth));
  to.aside = x * cosineOf(heading) - y * sineOf(heading);
  to.along = x * sineOf(heading) + y * cosineOf(heading);
}
const FINE_LENGTH = FINE * SINE_ONE;
const here: Offset = { aside: 0, along: 0 };

/** The first wheel between two, of which one leaves the target to the right and the other to the left, that leaves it least aside. */
function between(base: Readonly<Base>, target: Readonly<Stand>, from: number, to: number): number {
  let low = from;
  let high = to;
  offsetOf(base, target, low, here);
  const isLowRight = here.aside > 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    offsetOf(base, target, middle, here);
    if (here.aside > 0 === isLowRight) low = middle;
    else high = middle;
  }
  offsetOf(base, target, low, here);
  const off = Math.abs(here.aside);
  offsetOf(base, target, high, here);
  return off <= Math.abs(here.aside) ? low : high;
}
/**
 * C3b The ways of a wheel, an advance and a second wheel that lead to a point and heading: each first wheel, in 0.01°, after which the target
 * is neither right nor left. Without a first or second wheel it is an advance, a wheel and advance, or an advance and wheel.
 */
function wheelsTo(base: Readonly<Base>, target: Readonly<Stand>, most: number): readonly number[] {
  const whole = turnBetween(base.heading, target.heading);
  const found = [0];
  if (whole !== 0) found.push(whole);
  let last = 0;
  for (let first = -most; first <= most; first += GRID) {
    offsetOf(base, target, first, here);
    const { aside, along } = here;
    // Where the second wheel changes from a half turn one way to one the other way the offset jumps: no way lies between.
    const rest = wrapHeading(whole - first + HALF_TURN);
    const jumps = rest > FULL_TURN - GRID;
    if (first > -most && !jumps && aside > 0 !== last > 0) {
      const exact = between(base, target, first - GRID, first);
      if (!found.includes(exact)) found.push(exact);
    } else if (aside === 0 && along >= 0 && !found.includes(first)) found.push(first);
    last = aside;
  }
  return found;
}

/** The widest first wheel that there is time for, at twice the ordinary pace, on the grid of those looked at. */
const widest = ({ c, rate }: Field): number => GRID * Math.ceil(wheelAngle(c.unit.base.width, rate, HALF_TURN) / GRID);
/**
 * C3b C3c The ways to a point and heading, cheapest first on open ground. Skirmishers turn, go straight and turn. Ways that begin with a longer
 * wheel than there is time for in a half are left out, unless asked for.
 */
export function marchWays(field: Field, target: Readonly<Stand>, isTimeless = false): readonly MarchWay[] {
  const { base, formation } = field.c.unit;
  const { rate } = field;
  if (formation === 'skirmish') return [skirmishWay(field, target)];
  const ways: MarchWay[] = [];
  for (const first of wheelsTo(base, target, isTimeless ? HALF_TURN : widest(field))) {
    offsetOf(base, target, first, here);
    const length = Math.round(here.along / FINE_LENGTH);
    const second = turnBetween(wrapHeading(base.heading + first), target.heading);
    // Twice a tenth of a millimetre aside is too far whatever the rest.
    if (length < 0 || Math.abs(here.aside) > 2 * FINE_LENGTH) continue;
    const elements: Element[] = [];
    if (first !== 0) elements.push({ kind: 'wheel', turn: first });
    if (length > 0) elements.push({ kind: 'advance', length });
    if (second !== 0) elements.push({ kind: 'wheel', turn: second });
    if (elements.length === 0) continue;
    const ticks =
      wheelTicks(base.width, Math.abs(first) * WHOLE, rate) +
      straightTicks(length * WHOLE, rate) +
      wheelTicks(base.width, Math.abs(second) * WHOLE, rate);
    ways.push({ elements, ticks, last: elements.length - 1 });
  }
  return ways.sort((a, b) => a.ticks - b.ticks);
}
function skirmishWay({ c, rate }: Field, target: Readonly<Stand>): MarchWay {
  const { base } = c.unit;
  const [dx, dy] = [target.x - base.x, target.y - base.y];
  const isStill = dx === 0 && dy === 0;
  const heading = isStill ? base.heading : headingOf(dx, dy);
  const along = (dx * sineOf(heading) + dy * cosineOf(heading)) / SINE_ONE;
  const length = Math.round(along);
  const elements: Element[] = [];
  if (heading !== base.heading) elements.push({ kind: 'turn', heading });
  const last = elements.length;
  if (!isStill) elements.push({ kind: 'advance', length });
  if (target.heading !== heading) elements.push({ kind: 'turn', heading: target.heading });
  return { elements, ticks: straightTicks(length * WHOLE, rate), last };
}
