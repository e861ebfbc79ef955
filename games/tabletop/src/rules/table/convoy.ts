import type { Base } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import { perQuarter } from '../rates.ts';
import { type Size, sizeOf } from './footprints.ts';
import { edgePoint, headingTowards } from './goals.ts';
import { outside, sideTowardsEdge } from './leave.ts';
import { lengthsOf } from './measure.ts';
import { compulsoryQuarter, type QuarterCase, type QuarterWay } from './path.ts';
import type { Home } from './placed.ts';

const HALF = CHARTS.scale.quartersPerPeriod / 2;
/** C19a C2d Prisoners and escort in one march column. */
export const convoySize = (figures: number): Size => sizeOf({ arm: 'infantry', figures, formation: 'marchColumn' });
/** C19a C15a C1n 2.6-K6 R48 The half move of a convoy: by itself, towards the nearest point of its captors' stretch, by which it leaves. */
export function convoyHalf(
  base: Readonly<Base>,
  captors: Home,
  blockers: Pick<QuarterCase, 'friends' | 'others'> = { friends: [], others: [] },
): QuarterWay {
  const goal = edgePoint(base.x, base.y, captors);
  return compulsoryQuarter({
    walker: { arm: 'infantry', guns: null, state: 'prisoner' },
    base,
    heading: headingTowards(base.x, base.y, goal),
    length: lengthsOf(HALF * perQuarter(CHARTS.convoy.rate)),
    home: captors,
    ...blockers,
  });
}
/** C19c 2.6-K9 Where prisoners stand who escape from their convoy: touching its side nearest their own edge. */
export const escaped = (convoy: Readonly<Base>, size: Size, own: Home): Base =>
  outside(convoy, sideTowardsEdge(convoy, own), size);
