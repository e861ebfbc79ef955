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
/** From where to where, and what is the same for every first wheel to one side and second wheel to one side: left and left, left and right, right and left, right and right. */
class Leg {
  readonly xs: readonly number[];
  readonly ys: readonly number[];

  constructor(
    readonly base: Readonly<Base>,
    readonly target: Readonly<Stand>,
  ) {
    const { width, depth, heading } = base;
    const x = (target.x - base.x) * FINE;
    const y = (target.y - base.y) * FINE;
    const hands = [-width, width] as const;
    const ends = hands.flatMap((w1) => hands.map((w2) => [w1, w2] as const));
    this.xs = ends.map(([w1, w2]) => x - partX(heading, w1, depth) + partX(target.heading, w2, depth));
    this.ys = ends.map(([w1, w2]) => y - partY(heading, w1, depth) + partY(target.heading, w2, depth));
  }
}
/** Which of the four it is: a wheel of nothing counts as one to the right. */
const handsOf = (first: number, second: number): number => (first < 0 ? 0 : 2) + (second < 0 ? 0 : 1);
/**
 * After a first wheel the unit goes straight; to end where and as it is to, its second wheel has to begin at one point. How far that lies to
 * the right of its way, and how far along.
 */
function offsetOf({ base, target, xs, ys }: Leg, first: number, to: Offset): void {
  const { width, depth } = base;
  const heading = wrapHeading(base.heading + first);
  const second = turnBetween(heading, target.heading);
  const hands = handsOf(first, second);
  let x = xs[hands] ?? 0;
  let y = ys[hands] ?? 0;
  // Both about the same corner: what the first wheel leaves of it the second takes up.
  if (first < 0 !== second < 0) {
    const w1 = first < 0 ? -width : width;
    x += partX(heading, w1, depth) - partX(heading, -w1, depth);
    y += partY(heading, w1, depth) - partY(heading, -w1, depth);
  }
  const sine = sineOf(heading);
  const cosine = cosineOf(heading);
  to.aside = x * cosine - y * sine;
  to.along = x * sine + y * cosine;
}
const FINE_LENGTH = FINE * SINE_ONE;
/** How far the front reaches to either side, as an offset aside is measured: half lengths to fine units times 2^27. */
const ASIDE = (FINE / 2) * SINE_ONE;
/** The rounding of the corners moves a point by less than this, as an offset is measured. */
const ROUNDED = 4 * SINE_ONE;
const here: Offset = { aside: 0, along: 0 };

/** The offset aside after a first wheel, exact where it is near 0: elsewhere all that counts is on which side the target lies. */
function asideOf(leg: Leg, first: number): number {
  const { base, target, xs, ys } = leg;
  const heading = wrapHeading(base.heading + first);
  const second = turnBetween(heading, target.heading);
  const hands = handsOf(first, second);
  // Between two corners lies the whole front, across the way whatever the heading.
  const across = first < 0 === second < 0 ? 0 : (first < 0 ? -2 : 2) * base.width * ASIDE;
  const aside = (xs[hands] ?? 0) * cosineOf(heading) - (ys[hands] ?? 0) * sineOf(heading) + across;
  if (aside > ROUNDED || aside < -ROUNDED) return aside;
  offsetOf(leg, first, here);
  return here.aside;
}
/** The first wheel between two, of which one leaves the target to the right and the other to the left, that leaves it least aside. */
function between(leg: Leg, from: number, to: number): number {
  let low = from;
  let high = to;
  const isLowRight = asideOf(leg, low) > 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (asideOf(leg, middle) > 0 === isLowRight) low = middle;
    else high = middle;
  }
  offsetOf(leg, low, here);
  const off = Math.abs(here.aside);
  offsetOf(leg, high, here);
  return off <= Math.abs(here.aside) ? low : high;
}
/**
 * C3b The ways of a wheel, an advance and a second wheel that lead to a point and heading: each first wheel, in 0.01°, after which the target
 * is neither right nor left. Without a first or second wheel it is an advance, a wheel and advance, or an advance and wheel.
 */
function wheelsTo(leg: Leg, most: number): readonly number[] {
  const whole = turnBetween(leg.base.heading, leg.target.heading);
  const found = [0];
  if (whole !== 0) found.push(whole);
  let last = 0;
  for (let first = -most; first <= most; first += GRID) {
    const aside = asideOf(leg, first);
    // Where the second wheel changes from a half turn one way to one the other way the offset jumps: no way lies between.
    const rest = wrapHeading(whole - first + HALF_TURN);
    const jumps = rest > FULL_TURN - GRID;
    if (first > -most && !jumps && aside > 0 !== last > 0) {
      const exact = between(leg, first - GRID, first);
      if (!found.includes(exact)) found.push(exact);
    } else if (aside === 0 && isAhead(leg, first) && !found.includes(first)) found.push(first);
    last = aside;
  }
  return found;
}
function isAhead(leg: Leg, first: number): boolean {
  offsetOf(leg, first, here);
  return here.along >= 0;
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
  const leg = new Leg(base, target);
  for (const first of wheelsTo(leg, isTimeless ? HALF_TURN : widest(field))) {
    offsetOf(leg, first, here);
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
