import { NO_ENTRY, neighboursOf, type Search, wayTo, type ZoneId, zoneId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { actionPiece, actionZone } from '../model/action-view.ts';
import { leaderId, type UnitId } from '../model/ids.ts';
import { leaderArmy } from '../model/leader.ts';
import { groundCost } from '../model/lookup.ts';
import { isUnit, standsAt } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import { faceOf, has, sheetOf } from '../model/unit.ts';
import { linkOf } from '../model/world.ts';
import { hasEnemyPieces } from '../model/zone.ts';
import { allowanceOf, leaderAllowance, pointsBy, pointsOf, roadBonusFor, roadBonusOf } from './4-allowance.ts';
import { haltsAt } from './4-entry.ts';
import {
  bestNode,
  calmNodes,
  FLAGS,
  FRESH,
  isOffRoadNode,
  levelOf,
  linkPrices,
  stopsAt,
  TESTED,
  tollAt,
} from './4-march.hot.ts';
import { isOffRoad, spentBy } from './4-moving-piece.ts';
import { searchOf } from './4-reach-memory.hot.ts';
import { safestWay } from './4-safest-way.hot.ts';
import { EASY, RUINOUS, strainOf } from './4-step.ts';
import { controlToll } from './4-toll.ts';
import { effectsOf } from './10-effects.ts';

/** Zones on the way of a command that names them, three to a word, counted from 1. */
const PER_WORD = 3;
export const MOST_NAMED = 2 * PER_WORD;
/** In the first of the two words: a way is named, be it only "directly". */
const NAMED = 1 << 24;
export const packWay = (zones: readonly ZoneId[]): readonly [number, number] => {
  const words: [number, number] = [NAMED, 0];
  zones.forEach((z, i) => {
    words[Math.trunc(i / PER_WORD) as 0 | 1] |= (z + 1) << (8 * (i % PER_WORD));
  });
  return words;
};
/** Whether a command names its way; the zones between start and end, none for "directly". */
export const isNamed = (o: Pick<Action, 'c'>): boolean => (o.c & NAMED) !== 0;
export const unpackWay = (o: Pick<Action, 'c' | 'd'>): ZoneId[] =>
  [o.c, o.d].flatMap((word) => [0, 8, 16].map((by) => zoneId(((word >> by) & 255) - 1))).filter((z) => z >= 0);

/** The zones a move goes through, the last its end, as it is carried out; empty if there is no such way. */
export const zonesOf = (g: Field, o: Action): ZoneId[] => (isNamed(o) ? [...unpackWay(o), actionZone(o)] : wayOf(g, o));

/**
 * 4.1Zb 4.1.3a The way of a move that names none. A neighbour is reached directly wherever that is legal: who orders a step
 * means that step, and a test failed on a way round would leave the piece where it was not sent. To a zone farther off it
 * goes without any test if it can, by the cheapest such way; if it cannot, by the way that risks least to stop short.
 */
export function wayOf(g: Field, o: Action): ZoneId[] {
  const piece = actionPiece(o);
  if (isStep(g, piece, actionZone(o))) return [actionZone(o)];
  const search = searchOf(g, piece);
  const node = bestNode(search, actionZone(o));
  if (node < 0) return [];
  if (!isUnit(g, piece)) return wayTo(search, node, FLAGS).slice(1);
  const way =
    levelOf(node) === FRESH
      ? wayTo(search, node, FLAGS).slice(1)
      : levelOf(node) === TESTED
        ? calmUpTo(g, piece, search, actionZone(o))
        : [];
  return way.length > 0 && !isHalted(g, piece, way) ? way : safestWay(g, piece, actionZone(o));
}
/** The cheapest way on which nothing can go wrong before its last step, where a test waits; empty if there is none. */
function calmUpTo(g: Field, u: UnitId, search: Pick<Search, 'cost' | 'from'>, to: ZoneId): ZoneId[] {
  const points = allowanceOf(g, u);
  const bonus = roadBonusOf(g, faceOf(g, u).arm);
  const toll = tollAt(g, u, to);
  let best = -1;
  let least = Number.MAX_SAFE_INTEGER;
  for (const from of neighboursOf(g.w.passage, to)) {
    const link = linkOf(g.w, from, to);
    if (link < 0 || stopsAt(g, u, from)) continue;
    const price = linkPrices(g, u)[link] ?? 0;
    const cost = price + toll;
    if (price === 0 || strainOf(g.w, cost) === RUINOUS) continue;
    for (const node of calmNodes(from)) {
      const spent = search.cost(node);
      const isOff = isOffRoadNode(node) || g.w.linkRoad[link] === 0;
      if (spent < 0 || spent + cost > points + (isOff ? 0 : bonus) || (spent + cost) * 2 + Number(isOff) >= least)
        continue;
      least = (spent + cost) * 2 + Number(isOff);
      best = node;
    }
  }
  return best < 0 ? [] : [...wayTo(search, best, FLAGS).slice(1), to];
}
/** The cheapest way on which nothing can go wrong at all; empty if there is none. */
export function calmWay(g: Field, piece: number, to: ZoneId): ZoneId[] {
  const search = searchOf(g, piece);
  const node = bestNode(search, to);
  if (node < 0 || levelOf(node) !== FRESH) return [];
  const way = wayTo(search, node, FLAGS).slice(1);
  return isUnit(g, piece) && isHalted(g, piece, way) ? [] : way;
}
/** Whether a way leads over a leader before its end. */
const isHalted = (g: Field, u: UnitId, way: readonly ZoneId[]): boolean =>
  way.slice(0, -1).some((z) => haltsAt(g, u, z));

/** What the next step of a unit costs from where it is, or -1: 4.1Zc 4.2e 4.3f. */
export function nextCost(g: Field, piece: number, from: ZoneId, to: ZoneId): number {
  const link = linkOf(g.w, from, to);
  if (link < 0) return -1;
  if (isUnit(g, piece)) {
    const price = linkPrices(g, piece)[link] ?? 0;
    const toll = tollAt(g, piece, to);
    return price === 0 || toll === NO_ENTRY ? -1 : price + toll;
  }
  const l = leaderId(piece - g.w.units);
  const side = leaderArmy(g, l);
  if (hasEnemyPieces(g, to, side)) return -1;
  return groundCost(g, link) + controlToll(g, to, side);
}

/** Whether a piece can go straight into a zone next to its own. */
export function isStep(g: Field, piece: number, to: ZoneId): boolean {
  const from = standsAt(g, piece);
  const link = linkOf(g.w, from, to);
  const cost = link < 0 ? -1 : nextCost(g, piece, from, to);
  if (cost < 0) return false;
  const isOff = isOffRoad(g, piece) || g.w.linkRoad[link] === 0;
  return spentBy(g, piece) + cost <= pointsOf(g, piece) + (isOff ? 0 : roadBonusFor(g, piece));
}
/** 4.1.4a 4.1.4b What a step of so many points does to a piece; leaders are not judged (R33). */
export const strainOn = (g: Field, piece: number, cost: number): number =>
  isUnit(g, piece) ? strainOf(g.w, cost) : EASY;

/** One step of a piece's way, and what is left after it if every test on the way is passed. */
export interface Pace {
  readonly from: ZoneId;
  readonly zone: ZoneId;
  /** Of this step alone. */
  readonly cost: number;
  readonly left: number;
  /** 4.1.4a 4.1.4b What the step does to a unit's order. */
  readonly strain: number;
}
interface PaidPace extends Pace {
  /** Points beyond its allowance, which only the road gives (4.1.1e), and beyond those too. */
  readonly usesRoad: boolean;
  readonly isTooDear: boolean;
  /** 4.1.4d A second fall. */
  readonly costsStep: boolean;
}
/** The steps from zone to zone, paid for or not; undefined where there is none. 4.1.4c 4.1.4d R29 A fall takes points away at once; a second one a step, which puts the unit in order again. */
export function pacesOf(g: Field, piece: number, zones: readonly ZoneId[]): PaidPace[] | undefined {
  const u = isUnit(g, piece) ? piece : undefined;
  let face = u === undefined ? undefined : faceOf(g, u);
  let isShaken = u !== undefined && has(g, u, MARK.disorganised);
  const points = () => (u !== undefined && face ? pointsBy(g, face, effectsOf(g, u), isShaken) : leaderAllowance(g));
  const bonus = roadBonusFor(g, piece);
  let isOff = isOffRoad(g, piece);
  let spent = spentBy(g, piece);
  let from = standsAt(g, piece);
  const paces: PaidPace[] = [];
  for (const zone of zones) {
    const cost = nextCost(g, piece, from, zone);
    const link = linkOf(g.w, from, zone);
    if (cost < 0 || link < 0) return undefined;
    isOff ||= g.w.linkRoad[link] === 0;
    spent += cost;
    const strain = strainOn(g, piece, cost);
    const [before, road] = [points(), isOff ? 0 : bonus];
    const costsStep = strain === RUINOUS && isShaken;
    if (costsStep && u !== undefined) face = sheetOf(g, u).back ?? face;
    if (strain === RUINOUS) isShaken = !isShaken;
    const left = Math.max(0, points() + road - spent);
    const [usesRoad, isTooDear] = [spent > before, spent > before + road];
    paces.push({ from, zone, cost, left, strain, usesRoad, isTooDear, costsStep });
    from = zone;
  }
  return paces;
}
/** A way zone by zone: legal when each step can be paid for as things stand, tests passed. Beyond a second fall the player goes on with another command. */
export const isWay = (g: Field, piece: number, zones: readonly ZoneId[]): boolean =>
  pacesOf(g, piece, zones)?.every(({ zone, isTooDear, costsStep }, i) => {
    const isHeldUp = isUnit(g, piece) && (costsStep || stopsAt(g, piece, zone));
    return !isTooDear && (i === zones.length - 1 || !isHeldUp);
  }) ?? false;
