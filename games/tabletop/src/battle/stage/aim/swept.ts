import { type Base, FINE, fineStepX, fineStepY, partX, partY, wheeled, wrapHeading } from '@tambour/boards';
import { itemAt, lastOf } from '@tambour/kernel';
import type { Footprint } from '@tambour/press/table';
import type { Stand, TablePoint } from '@tambour/stage';
import { cm, degrees } from '../place.ts';

/** The ground passed over and the way, as they are drawn: what decides is measured by the rules. */

export const footprintOf = ({ x, y, heading, width, depth }: Readonly<Base>): Footprint => ({
  x: cm(x),
  y: cm(y),
  facing: degrees(heading),
  width: cm(width),
  depth: cm(depth),
});
export const standOf = ({ x, y, heading }: Pick<Base, 'x' | 'y' | 'heading'>): Stand => ({
  x: cm(x),
  y: cm(y),
  facing: degrees(heading),
});

const corners = ({ x, y, heading, width, depth }: Readonly<Base>): readonly TablePoint[] =>
  [
    [-width, depth],
    [width, depth],
    [width, -depth],
    [-width, -depth],
  ].map(
    ([right = 0, ahead = 0]): TablePoint => [
      cm(x + partX(heading, right, ahead) / FINE),
      cm(y + partY(heading, right, ahead) / FINE),
    ],
  );
const turnOf = (o: TablePoint, a: TablePoint, b: TablePoint): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
/** The outline about some points, anticlockwise. */
function hull(points: readonly TablePoint[]): readonly TablePoint[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (of: readonly TablePoint[]): TablePoint[] => {
    const chain: TablePoint[] = [];
    for (const point of of) {
      while (chain.length > 1 && turnOf(itemAt(chain, chain.length - 2), lastOf(chain), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The ground under a base that goes straight from one place to another. */
export const straightSwept = (from: Readonly<Base>, to: Readonly<Base>): readonly TablePoint[] =>
  hull([...corners(from), ...corners(to)]);
/** The ground under a base that stands. */
export const standSwept = (base: Readonly<Base>): readonly TablePoint[] => corners(base);

/** A wheel is drawn in pieces of so much, in 0.01°, so that each is nearly what its corners enclose. */
const PIECE = 3_000;
const STEP = 500;
/** The places of a base in the course of a wheel, the first and the last among them. */
function wheelStands(base: Readonly<Base>, turn: number): readonly Base[] {
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const there = { ...base };
    const part = Math.round((turn * i) / steps);
    if (part !== 0) wheeled(base, part, there);
    return there;
  });
}
export interface Leg {
  readonly way: readonly Stand[];
  readonly swept: readonly (readonly TablePoint[])[];
}
/** A wheel from a place, to where it ends: that may lie a tenth of a millimetre from where its steps lead. */
export function wheelLeg(base: Readonly<Base>, turn: number, to: Readonly<Base>): Leg {
  const stands = [...wheelStands(base, turn).slice(0, -1), to];
  const each = Math.max(1, Math.round(PIECE / STEP));
  const swept: (readonly TablePoint[])[] = [];
  for (let i = 0; i < stands.length - 1; i += each) swept.push(hull(stands.slice(i, i + each + 1).flatMap(corners)));
  return { way: stands.slice(1).map(standOf), swept };
}
export const straightLeg = (from: Readonly<Base>, to: Readonly<Base>): Leg => ({
  way: [standOf(to)],
  swept: [straightSwept(from, to)],
});
/** Another place or shape without a way between. */
export const spotLeg = (to: Readonly<Base>): Leg => ({ way: [standOf(to)], swept: [standSwept(to)] });

/** So far straight on from a base, without rounding. */
export const stepped = (base: Readonly<Base>, heading: number, length: number): Base => ({
  ...base,
  x: base.x + fineStepX(wrapHeading(heading), length) / FINE,
  y: base.y + fineStepY(wrapHeading(heading), length) / FINE,
});
