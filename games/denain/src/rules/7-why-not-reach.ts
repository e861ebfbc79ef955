import { directionTo, distance, type HexId, hexId } from '@tambour/boards';
import { outOfReach, type Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { REAR } from '../model/arcs.ts';
import { lacksPoints, refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { FRENCH, NOWHERE } from '../model/vocabulary.ts';
import { allowance, isReached, layerOf, searchMoves } from './7-move-search.hot.ts';
import { isWatched, type Mover } from './7-mover.ts';
import { GOES_ON, MAY_STEP, type StepCondition, stepRefusal, whyNotStep } from './7-step.ts';
import { allBut, OBSTACLES, type Obstacle, WAIVER } from './7-waiver.ts';

/** Points enough for all but the longest ways on the map. */
const PLENTY = 22;

/** Every rule against a place out of reach: the search that does not get there is made again with some of its conditions waived. */
export function whyNotReach(g: Field, m: Mover, to: HexId, facing: number): Refusal[] {
  const place = to * 6 + facing;
  searchMoves(g, m);
  if (isReached(g, place)) return [];
  const mayStop = OBSTACLES.filter((obstacle) => mayStandInTheWay(g, m, obstacle));
  const { against, tooLong } = outOfReach(mayStop, {
    missing(enforced) {
      const way = look(g, m, place, enforced, PLENTY);
      return way && way.price[0] - way.price[1];
    },
    isOpen: (enforced, more) => look(g, m, place, enforced, m.budget + more) !== undefined,
  });
  if (tooLong === 'none') return beyond(g, m, to);
  const way = look(g, m, place, tooLong === 'round' ? mayStop : [], PLENTY)!;
  return [
    ...(tooLong ? whyTooLong(g, m, to, way.price, against.length > 0) : []),
    // A broken bridge stops nobody for a turn.
    ...against
      .filter((obstacle) => obstacle !== 'bridges' || !against.includes('broken'))
      .map((obstacle) => reasonFor(g, m, obstacle, way.hexes)),
  ];
}

function mayStandInTheWay(g: Field, m: Mover, obstacle: Obstacle): boolean {
  if (obstacle === 'works') return m.side === FRENCH;
  if (obstacle === 'broken') return g.s.battle.bridgesCut[0]! > 0;
  if (obstacle === 'leader') return !m.isCommanded && m.leaderHex !== NOWHERE;
  return true;
}

/** The way to a place with so many points and no obstacles but these, the hex itself taken to be free: its price, points needed and had, and its hexes. */
function look(g: Field, m: Mover, place: number, enforced: readonly Obstacle[], budget: number) {
  const waived = allBut(enforced);
  searchMoves(g, {
    ...m,
    budget,
    // 9.2d Out of command, leaving an enemy zone takes all the points there are; that is said apart.
    isCommanded: m.isCommanded || (isWatched(m, m.start) && (waived & WAIVER.leader) !== 0),
    zones: waived & WAIVER.zones ? onlyAt(m.start, m.zones) : m.zones,
    waived,
    landing: hexId(Math.trunc(place / 6)),
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
function hexesTo(g: Field, place: number): HexId[] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const out: HexId[] = [];
  for (let node = g.scratch.best[place]!; node >= 0; node = search.from(node)) {
    const hex = hexId(Math.trunc((node & mask) / 6));
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

/** The obstacle as the most direct way meets it: the first of its conditions that fails on it, or else the one it is known by. */
function reasonFor(g: Field, m: Mover, obstacle: Obstacle, hexes: readonly HexId[]): Refusal {
  const concerns = (one: StepCondition): boolean => one.obstacle === obstacle;
  const steps = Object.values<StepCondition>(MAY_STEP).filter(concerns);
  const ends = Object.values<StepCondition>(GOES_ON).filter(concerns);
  const found = hexes.slice(1).flatMap((x, i) => {
    const hex = hexes[i]!;
    const d = directionTo(g.w.grid, hex, x)!;
    // Who enters stops in a zone that he comes on in.
    const asked = m.isEntering && i === 0 ? steps.filter((one) => one !== MAY_STEP.zocToZoc) : steps;
    return whyNotStep([...asked, ...(i + 2 < hexes.length ? ends : [])], g, m, hex, d, x, -1);
  });
  // A bridge that is a hex is named before one that is a hexside.
  return (
    found.find((r) => r.rule !== '7.5b') ??
    found[0] ??
    stepRefusal((ends[0] ?? steps[0])!, g, m, m.start, 0, m.start, -1)
  );
}

/** 7.1a 9.2b The way is longer than its points; with something in it the figure is the least it could be. */
function whyTooLong(
  g: Field,
  m: Mover,
  to: HexId,
  [needs, has]: readonly [number, number],
  isLeast: boolean,
): Refusal[] {
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
function beyond(g: Field, m: Mover, to: HexId): Refusal[] {
  const far = distance(g.w.grid, m.start, to) + (m.isEntering ? m.entryCost : 0);
  const isLong = far > m.budget + 1;
  return [
    ...(far <= PLENTY / 2 || !isLong ? [refusal('7.1b', 'noWayThere')] : []),
    ...(isLong ? [lacksPoints(m.isCommanded ? '7.1a' : '9.2b', far, m.budget, true)] : []),
  ];
}
