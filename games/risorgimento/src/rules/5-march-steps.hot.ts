import { oncePer } from '@tambour/kernel';
import { MOST_POINTS } from '../model/scratch.ts';
import { COLUMNS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { type Mover, stepsOnWay } from './5-mover.ts';

/**
 * The steps out of each hex that the ground leaves open to a kind of mover, so that a search does not look at the others: those out of
 * `hex` are `steps[first[hex]]` up to `steps[first[hex + 1]]`, by direction. One number a step: the hex it leads to, what it costs, its
 * direction, and what must be asked besides.
 */
export interface OpenSteps {
  readonly first: Int32Array;
  readonly steps: Int32Array;
  /** The least that any of them can cost, by hex. */
  readonly leastOf: Uint8Array;
  /** Whether some cost less for who joins others there. By the printed chart none do. */
  readonly areCheaperShared: boolean;
}
const COST = 16;
const DIRECTION = 24;
/** What the step costs must be asked for, mostly since there is a bridge on the side, which may be down. */
export const BY_BRIDGE = 1 << 27;
/** M1 Facing matters in the hex that is left, off road and track; or in the one that is entered. */
export const OUT_OF_THICK = 1 << 28;
export const INTO_THICK = 1 << 29;
export const hexOfStep = (step: number): number => step & 0xffff;
export const costOfStep = (step: number): number => (step >> COST) & 0xff;
export const directionOfStep = (step: number): number => (step >> DIRECTION) & 7;

function layOpenSteps(w: RisorgimentoWorld, column: number, isRain: boolean, side: number, isStrategic: boolean) {
  const { near, bridge, ways, isThick } = w;
  const { size } = w.grid;
  const weather = isRain ? 1 : 0;
  const costs = w.step[column]![weather]!;
  const joining = w.stepOffWay[column]!;
  const barred = w.barredSteps[side]!;
  const onWay = stepsOnWay(w)[weather];
  const first = new Int32Array(size + 1);
  const steps: number[] = [];
  const leastOf = new Uint8Array(size).fill(MOST_POINTS);
  let areCheaperShared = false;
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      const at = hex * 6 + d;
      const x = near[at]!;
      if (x < 0 || barred[at] !== 0) continue;
      const isBridged = bridge[at] !== 0;
      if (!isBridged && ((isStrategic && onWay[at] === 0) || (costs[at] === 0 && joining[at] === 0))) continue;
      leastOf[hex] = Math.min(leastOf[hex]!, isBridged ? 1 : costs[at] || MOST_POINTS, joining[at] || MOST_POINTS);
      const out = isThick[hex] === 1 && (ways[at] === 0 || isBridged) ? OUT_OF_THICK : 0;
      const into = isThick[x] === 1 ? INTO_THICK : 0;
      // What costs those less who join others is asked for too. Where it is asked, it is a point at least.
      const isCheaperShared = joining[at] !== 0 && joining[at]! < costs[at]!;
      areCheaperShared ||= isCheaperShared;
      const isAsked = isBridged || isCheaperShared;
      const cost = isAsked ? 1 : costs[at]!;
      steps.push(x | (cost << COST) | (d << DIRECTION) | (isAsked ? BY_BRIDGE : 0) | out | into);
    }
    first[hex + 1] = steps.length;
  }
  return { first, steps: Int32Array.from(steps), leastOf, areCheaperShared };
}

export const MOST_KINDS = COLUMNS.length * 8;
/** By column, weather, side and kind of march; each laid out when it is first asked for. */
const known = oncePer((_: RisorgimentoWorld): (OpenSteps | undefined)[] => new Array(MOST_KINDS).fill(undefined));
export const kindOfMover = (m: Mover): number =>
  ((m.column * 2 + (m.isRain ? 1 : 0)) * 2 + m.side) * 2 + (m.isStrategic ? 1 : 0);
export function openSteps(w: RisorgimentoWorld, m: Mover): OpenSteps {
  const all = known(w);
  const which = kindOfMover(m);
  all[which] ??= layOpenSteps(w, m.column, m.isRain, m.side, m.isStrategic);
  return all[which];
}
