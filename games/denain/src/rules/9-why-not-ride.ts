import { distance, type HexId } from '@tambour/boards';
import { type Action, outOfReach, type Refusal, type Ways } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { namedWay } from '../model/action-view.ts';
import { refusal, type Why } from '../model/refusal.ts';
import { LONGEST_RIDE } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { searchRider } from './7-commander-ride.ts';
import { NO_LEG } from './7-legs.ts';
import { allBut, WAIVER } from './7-waiver.ts';
import { isRidden, type Rider, rideGoal } from './9-ride.ts';

/** What may stand in its way, beside the length of it. */
const OBSTACLES = ['zones', 'works', 'broken', 'troops'] as const;
type Obstacle = (typeof OBSTACLES)[number] | 'bridges';

/** Rules and words by who goes. */
type Said = Readonly<Record<Obstacle | 'length' | 'ground', readonly [RuleId, Why]>>;
const LEADER: Said = {
  zones: ['6.1a', 'zocStops'],
  bridges: ['7.5c', 'bridgeStops'],
  works: ['7.6a', 'needsBreach'],
  broken: ['7.5g', 'brokenBridge'],
  troops: ['9b', 'enemyInTheWay'],
  length: ['7.1a', 'tooFar'],
  ground: ['9b', 'noWayThere'],
};
const SAYS: Readonly<Record<Rider['kind'], Said>> = {
  leader: LEADER,
  commander: {
    ...LEADER,
    zones: ['7.4b', 'watchedOnTheWay'],
    troops: ['7.4b', 'enemyInTheWay'],
    length: ['7.4a', 'fourHexes'],
    ground: ['7.1b', 'water'],
  },
  baggage: {
    ...LEADER,
    troops: ['7.8a', 'troopsInTheWay'],
    length: ['7.1b', 'tooFar'],
    ground: ['7.1b', 'noWayThere'],
  },
};

/** Whether a rider gets to a hex. */
export function isReachedBy(g: Field, r: Rider, to: HexId): boolean {
  searchRider(g, r, markZones(g, 1 - r.side));
  return r.kind === 'commander' ? g.scratch.trace.steps(to) > 0 : isRidden(g, to);
}
/** What is against the way of an order: that there is none, or that it names another than may be taken, under this rule. */
export function whyNotByWay(g: Field, r: Rider, o: Action, rule: RuleId) {
  const isReached = isReachedBy(g, r, rideGoal(o));
  const misnamed = isReached && namedWay(o) !== 0;
  return {
    against: isReached ? [] : whyNotRide(g, r, rideGoal(o)),
    misnamed: misnamed ? [refusal(rule, namedWay(o) === NO_LEG ? 'notDirect' : 'badWay')] : [],
  };
}

/** Every rule against the way to a hex that a rider does not reach: his search is made again with some of its conditions waived. */
export function whyNotRide(g: Field, r: Rider, to: HexId): Refusal[] {
  if (isReachedBy(g, r, to)) return [];
  const says = (what: Obstacle | 'length' | 'ground'): Refusal => refusal(...SAYS[r.kind][what]);
  const ways: Ways<Obstacle> = {
    missing: (enforced) => missing(g, r, to, enforced),
    isOpen: (enforced, more) => (missing(g, r, to, enforced) ?? Number.POSITIVE_INFINITY) <= more,
  };
  const found = outOfReach<Obstacle>(OBSTACLES, ways);
  // 7.5c That a bridge ends the move of the baggage is told where nothing else is against it.
  const { against, tooLong } =
    found.tooLong || found.against.length > 0 ? found : outOfReach<Obstacle>([...OBSTACLES, 'bridges'], ways);
  if (tooLong === 'none') {
    const far = Math.min(...r.starts.map((start) => distance(g.w.grid, start, to)));
    return [...(far > r.mp + 1 ? [says('length')] : []), says('ground')];
  }
  return [...(tooLong ? [says('length')] : []), ...against.map(says)];
}

/** Points missing for the cheapest way to a hex, taken to be free, with these obstacles in it, the road's point counted in; undefined if there is none. */
function missing(g: Field, r: Rider, to: HexId, enforced: readonly Obstacle[]): number | undefined {
  const waived = allBut(enforced);
  const zones = markZones(g, 1 - r.side);
  const seen = waived & WAIVER.zones ? new Uint8Array(zones.length) : zones;
  const supposed = { ...r, budget: LONGEST_RIDE, waived, landing: to };
  searchRider(g, supposed, seen);
  if (r.kind === 'commander') {
    const steps = g.scratch.trace.steps(to);
    return steps < 0 ? undefined : steps - r.mp;
  }
  const byRoad = g.scratch.plain.cost(to * 2);
  const acrossCountry = g.scratch.plain.cost(to * 2 + 1);
  if (byRoad < 0) return acrossCountry < 0 ? undefined : acrossCountry - r.mp;
  return (acrossCountry < 0 ? byRoad - 1 : Math.min(byRoad - 1, acrossCountry)) - r.mp;
}
