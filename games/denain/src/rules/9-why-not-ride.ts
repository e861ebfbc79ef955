import type { HexId } from '@tambour/boards';
import { distance } from '@tambour/boards';
import type { Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { BARRED, STEP_HALF, STEP_POINTS } from '../model/ground.ts';
import { refusal, type Why } from '../model/refusal.ts';
import { type Field, holder } from '../model/state.ts';
import { enemyWatch, enemyZone, isZocToZoc, leavingCost, markZones } from './6-zone-of-control.ts';
import { isCut, isShut } from './7-bridges.ts';
import { halfCost, isClosedTo, isFortified, isRoad } from './7-works.ts';
import { classOf, isBarredTo, type Rider } from './9-ride.ts';

/** What may stand in its way, beside the length of it. */
const OBSTACLES = ['zones', 'works', 'broken', 'troops'] as const;
type Obstacle = (typeof OBSTACLES)[number];

/** Rules and words by who goes. */
const SAYS: Readonly<Record<Rider['kind'], Readonly<Record<Obstacle | 'length' | 'ground', readonly [RuleId, Why]>>>> =
  {
    leader: {
      zones: ['6.1a', 'zocStops'],
      works: ['7.6a', 'needsBreach'],
      broken: ['7.5g', 'brokenBridge'],
      troops: ['9b', 'enemyInTheWay'],
      length: ['7.1a', 'tooFar'],
      ground: ['9b', 'noWayThere'],
    },
    commander: {
      zones: ['7.4b', 'watchedOnTheWay'],
      works: ['7.6a', 'needsBreach'],
      broken: ['7.5g', 'brokenBridge'],
      troops: ['7.4b', 'enemyInTheWay'],
      length: ['7.4a', 'fourHexes'],
      ground: ['7.1b', 'water'],
    },
    baggage: {
      zones: ['6.1a', 'zocStops'],
      works: ['7.6a', 'needsBreach'],
      broken: ['7.5g', 'brokenBridge'],
      troops: ['7.8a', 'troopsInTheWay'],
      length: ['7.1b', 'tooFar'],
      ground: ['7.1b', 'noWayThere'],
    },
  };

/** Every rule against the way to a hex that a rider does not reach: the direct one is too long, or something in it makes it longer. */
export function whyNotRide(g: Field, r: Rider, to: number): Refusal[] {
  const says = (what: Obstacle | 'length' | 'ground'): Refusal => refusal(...SAYS[r.kind][what]);
  const direct = needs(g, r, to, []);
  if (!Number.isFinite(direct)) {
    const far = Math.min(...r.starts.map((start) => distance(g.w.grid, start, to)));
    return [...(far > r.mp + 1 ? [says('length')] : []), says('ground')];
  }
  const out = direct > 0 ? [says('length')] : [];
  for (const obstacle of OBSTACLES) if (needs(g, r, to, [obstacle]) > direct) out.push(says(obstacle));
  // With the hex itself taken to be free he could go there: what is against it is in that hex.
  if (out.length > 0 || needs(g, r, to, OBSTACLES) <= 0) return out;
  // Nothing by itself, but some things together.
  const some = OBSTACLES.filter(
    (o) =>
      needs(
        g,
        r,
        to,
        OBSTACLES.filter((other) => other !== o),
      ) <= 0,
  );
  return some.length > 0 ? some.map(says) : [says('length')];
}

/** Points missing for the cheapest way with these obstacles in it, the road's point counted in; 0 or less where there are enough. */
function needs(g: Field, r: Rider, to: number, obstacles: readonly Obstacle[]): number {
  const { w } = g;
  const zones = markZones(g, 1 - r.side);
  const has = (obstacle: Obstacle): boolean => obstacles.includes(obstacle);
  const watches = r.kind === 'commander' ? enemyWatch(r.side) : enemyZone(r.side);
  const isHeldUp = (hex: HexId): boolean => (zones[hex]! & watches) !== 0 && holder(g, hex) !== r.side;
  const spent = new Map<number, number>();
  const ends = new Set(r.starts);
  // Even nodes are ways all by road.
  let open = r.starts.map((hex) => hex * 2 + (w.road[hex]! > 0 && r.kind !== 'commander' ? 0 : 1));
  for (const node of open) spent.set(node, 0);
  while (open.length > 0) {
    const next: number[] = [];
    for (const node of open) {
      const hex = node >> 1;
      if (has('zones') && isHeldUp(hex) && !ends.has(hex)) continue;
      for (let d = 0; d < 6; d++) {
        const x = w.near[hex * 6 + d]!;
        const cost = x < 0 ? BARRED : stepOf(g, r, hex, d, has);
        if (cost === BARRED || (has('troops') && x !== to && isBarredTo(g, r, x))) continue;
        // Where a commander would end, what is against it has been said of the hex itself.
        if (has('zones') && isHeldUp(x) && (r.kind === 'commander' ? x !== to : isZocToZoc(isHeldUp(hex), isHeldUp(x))))
          continue;
        const step = x * 2 + (node & 1 || !isRoad(g, hex, d) ? 1 : 0);
        const total = spent.get(node)! + cost + leavingCost(has('zones') && isHeldUp(hex) && r.kind !== 'commander');
        if (total >= (spent.get(step) ?? Number.POSITIVE_INFINITY)) continue;
        spent.set(step, total);
        next.push(step);
      }
    }
    open = next;
  }
  const missing = (node: number, mp: number): number => (spent.get(node) ?? Number.POSITIVE_INFINITY) - mp;
  return Math.min(missing(to * 2, r.mp + 1), missing(to * 2 + 1, r.mp));
}
function stepOf(g: Field, r: Rider, hex: HexId, d: number, has: (o: Obstacle) => boolean): number {
  if (has('works') && isClosedTo(g, r.side, hex, d)) return BARRED;
  if (isCut(g, hex, d) ? has('broken') : isShut(g, hex, d)) return BARRED;
  if (r.kind === 'commander') return 1;
  const base = g.w.stepBase[classOf(r)]![hex * 6 + d]!;
  if (base === BARRED) return BARRED;
  const work = isFortified(g, hex, d) ? g.w.charts.breachCost : 0;
  return (base & STEP_POINTS) + (base & STEP_HALF ? halfCost(r.mp) : 0) + work;
}
