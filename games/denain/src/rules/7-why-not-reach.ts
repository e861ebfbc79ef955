import type { HexId } from '@tambour/boards';
import { directionTo, distance } from '@tambour/boards';
import type { Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { REAR } from '../model/arcs.ts';
import { lacksPoints, refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { FRENCH, NOWHERE, REDOUBT } from '../model/vocabulary.ts';
import { isZocToZoc } from './6-zone-of-control.ts';
import { allowance, isReached, layerOf, searchMoves } from './7-move-search.hot.ts';
import { isWatched, type Mover } from './7-mover.ts';
import { isClosedTo } from './7-works.ts';

/** Points enough for all but the longest ways on the map. */
const PLENTY = 22;

/** What may stand in a way, beside its length. */
const OBSTACLES = ['zones', 'bridges', 'works', 'broken', 'troops', 'leader'] as const;
type Obstacle = (typeof OBSTACLES)[number];

/**
 * Every rule against a place out of reach. We look for the most direct way as if nothing stood in it: it may be too long by
 * itself; and each obstacle that alone makes it longer, or impossible, is against it.
 */
export function whyNotReach(g: Field, m: Mover, to: number, facing: number): Refusal[] {
  const place = to * 6 + facing;
  searchMoves(g, m);
  if (isReached(g, place)) return [];
  const way = look(g, m, place, undefined, PLENTY);
  if (!way) return beyond(g, m, to);
  const [needs, has] = way.price;
  const out: Refusal[] = [];
  const against = OBSTACLES.filter(
    (obstacle) => mayStandInTheWay(g, m, obstacle) && !look(g, m, place, obstacle, m.budget + needs - has),
  );
  if (needs > has) out.push(...tooLong(g, m, to, way.price, against.length > 0));
  // A broken bridge stops nobody for a turn.
  for (const obstacle of against)
    if (obstacle !== 'bridges' || !against.includes('broken')) out.push(reasonFor(g, m, obstacle, way.hexes));
  if (out.length > 0) return out;
  // With the hex itself taken to be free it could go there: what is against it is in that hex.
  return look(g, m, place, undefined, m.budget, []) ? [] : together(g, m, to, place);
}

/** No single thing is against it, but some of them together are: those without which it could go there, or the length of the way round. */
function together(g: Field, m: Mover, to: number, place: number): Refusal[] {
  const way = look(g, m, place, undefined, PLENTY)!;
  const some = OBSTACLES.filter((o) => mayStandInTheWay(g, m, o) && look(g, m, place, undefined, m.budget, [o]));
  if (some.length > 0) return some.map((obstacle) => reasonFor(g, m, obstacle, way.hexes));
  const round = look(g, m, place, undefined, PLENTY, []);
  if (round) return tooLong(g, m, to, round.price, false);
  const all = OBSTACLES.filter((o) => mayStandInTheWay(g, m, o) && look(g, m, place, undefined, PLENTY, [o]));
  if (all.length > 0) return all.map((obstacle) => reasonFor(g, m, obstacle, way.hexes));
  return [m.isCommanded ? refusal('7.1f', 'notForward') : refusal('9.2c', 'fromLeader')];
}

function mayStandInTheWay(g: Field, m: Mover, obstacle: Obstacle): boolean {
  if (obstacle === 'works') return m.side === FRENCH;
  if (obstacle === 'broken') return g.s.battle.bridgesCut[0]! > 0;
  if (obstacle === 'leader') return !m.isCommanded && m.leaderHex !== NOWHERE;
  return true;
}

interface Found {
  /** Points it takes, and points there are for it: one more where all of it is road. */
  readonly price: readonly [needs: number, has: number];
  readonly hexes: readonly number[];
}
/**
 * The way to a place with so many points, as if there were no obstacle but `only`, or, where `ignored` is given, with all of
 * them but those. What it costs to leave the hex it stands in is part of the price in any case.
 */
function look(
  g: Field,
  m: Mover,
  place: number,
  only: Obstacle | undefined,
  budget: number,
  ignored: readonly Obstacle[] = OBSTACLES.filter((obstacle) => obstacle !== only),
): Found | undefined {
  const isIgnored = (obstacle: Obstacle): boolean => ignored.includes(obstacle);
  searchMoves(g, {
    ...m,
    budget,
    // 9.2d Out of command, leaving an enemy zone takes all the points there are; that is said apart.
    isCommanded: m.isCommanded || (isWatched(m, m.start) && isIgnored('leader')),
    zones: isIgnored('zones') ? onlyAt(m.start, m.zones) : m.zones,
    passesBridges: isIgnored('bridges'),
    supposed: {
      passesWorks: isIgnored('works'),
      mendsBridges: isIgnored('broken'),
      passesTroops: isIgnored('troops'),
      landing: Math.trunc(place / 6),
      strays: isIgnored('leader'),
    },
  });
  if (!isReached(g, place)) return undefined;
  return { price: priceOf(g, m, place), hexes: hexesTo(g, place) };
}
/** The zones as if only this hex were watched: what leaving it costs stays, what lies on the way does not stop. */
const onlyAt = (hex: HexId, zones: Uint8Array): Uint8Array => {
  const out = new Uint8Array(zones.length);
  out[hex] = zones[hex]!;
  return out;
};
/** The hexes of the way just found. */
function hexesTo(g: Field, place: number): number[] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const out: number[] = [];
  for (let node = g.scratch.best[place]!; node >= 0; node = search.from(node)) {
    const hex = Math.trunc((node & mask) / 6);
    if (out[0] !== hex) out.unshift(hex);
  }
  return out;
}
/** Points that the cheapest of the ways just found takes, and those the unit has for it: one more where all of it is road. */
function priceOf(g: Field, m: Mover, place: number): [needs: number, has: number] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  let [needs, has] = [Number.POSITIVE_INFINITY, m.budget];
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    if ((node & mask) !== place) continue;
    const allowed = allowance(m, layerOf(g, node));
    if (search.cost(node) - allowed < needs - has) [needs, has] = [search.cost(node), allowed];
  }
  return [needs, has];
}

/** The obstacle as the most direct way meets it. */
function reasonFor(g: Field, m: Mover, obstacle: Obstacle, hexes: readonly number[]): Refusal {
  switch (obstacle) {
    case 'zones':
      return !m.isEntering && isZocToZoc(isWatched(m, m.start), isWatched(m, hexes[1] ?? m.start))
        ? refusal('6.1c', 'zocToZoc')
        : refusal('6.1a', 'zocStops');
    case 'bridges':
      return refusal(bridgeRule(g, hexes), 'bridgeStops');
    case 'works':
      return refusal(workRule(g, m, hexes), 'needsBreach');
    case 'broken':
      return refusal('7.5g', 'brokenBridge');
    case 'troops':
      return refusal('7.1h', 'troopsInTheWay');
    case 'leader':
      return refusal('9.2c', 'fromLeader');
  }
}
/** 7.5a 7.5b 7.5c Which bridge a way would have passed. */
function bridgeRule(g: Field, hexes: readonly number[]): RuleId {
  const passed = hexes.slice(0, -1);
  if (g.w.edition.hexsideBridgeStops && !passed.some((hex) => g.w.bridge[hex]! > 0)) return '7.5b';
  return g.w.edition.bridgeAlwaysStops ? '7.5a' : '7.5c';
}
/** 7.6a 7.6m The first work on a way: a line, or a redoubt of the camp. */
function workRule(g: Field, m: Mover, hexes: readonly number[]): RuleId {
  for (const [i, hex] of hexes.entries()) {
    const d = i > 0 ? directionTo(g.w.grid, hexes[i - 1]!, hex) : undefined;
    if (d !== undefined && isClosedTo(g, m.side, hexes[i - 1]!, d))
      return g.w.terrain[hex] === REDOUBT ? '7.6m' : '7.6a';
  }
  return '7.6a';
}

/** 7.1a 9.2b The way is longer than its points; with something in it the figure is the least it could be. */
function tooLong(g: Field, m: Mover, to: number, [needs, has]: readonly [number, number], isLeast: boolean): Refusal[] {
  const d = directionTo(g.w.grid, m.start, to);
  const watched = isWatched(m, m.start) && !m.isEntering;
  if (m.isCommanded) return [lacksPoints(watched ? leavingRule(g, m, d) : '7.1a', needs, has, isLeast)];
  // 9.2d Leaving an enemy zone takes all the points there are: no figure says how many are missing.
  if (watched) return [refusal('9.2b', 'tooFar'), refusal('9.2d', 'leavingTakesAll')];
  return [
    lacksPoints('9.2b', needs, has, isLeast),
    // In command it could not go there either.
    ...(needs - has > m.mp - m.budget ? [lacksPoints('7.1a', needs, has + m.mp - m.budget, isLeast)] : []),
  ];
}
/** What makes leaving an enemy zone dear: half the allowance for a step back, a point more for any other. */
const leavingRule = (g: Field, m: Mover, d: number | undefined): RuleId => {
  if (d === undefined) return '7.1a';
  return REAR[g.s.unit.facing[m.unit]!]! & (1 << d) ? '7.3f' : '6.1d';
};

/** No way at all: too far for any, or ground that it cannot cross all around. */
function beyond(g: Field, m: Mover, to: number): Refusal[] {
  const far = distance(g.w.grid, m.start, to) + (m.isEntering ? m.entryCost : 0);
  const isLong = far > m.budget + 1;
  return [
    ...(far <= PLENTY / 2 || !isLong ? [refusal('7.1b', 'noWayThere')] : []),
    ...(isLong ? [lacksPoints(m.isCommanded ? '7.1a' : '9.2b', far, m.budget, true)] : []),
  ];
}
