import { NO_ENTRY, reachStates, type Search, type StepLaw, stepLaw, type ZoneId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import type { Charts } from '../model/charts.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { disorganised as DISORGANISED } from '../model/marks.ts';
import { type Field, NOWHERE } from '../model/state.ts';
import { faceOf, has, isHope } from '../model/unit.ts';
import { MOVE_LIMITS, type MoveLimit } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { hasBaggage } from '../model/zone.ts';
import { leaderAllowance, penaltyOf, roadBonusOf } from './4-allowance.ts';
import { plunders } from './4-entry.ts';
import { EASY, strainOf, TESTING } from './4-step.ts';
import { controlToll, hasEnemyUnits, hasPlace, isWatched, shunsControl, streetToll } from './4-toll.ts';
import { effectsOf } from './10-effects.ts';

/**
 * What a piece on the march has been through since the command was given: nothing, tests it passed, one
 * disorganisation, two. With the road kept or left that makes the flag of a node; the lower, the better off it is.
 */
export const FRESH = 0;
export const TESTED = 1;
export const FELL_ONCE = 2;
export const FELL_TWICE = 3;
export const FLAGS = 8;
const OFF_ROAD = 4;
const DEAREST = 12;

/** Who keeps to the road is nowhere worse off than who has left it, nor who is fresh than who was tested; both have the same points. */
const bettersOf = (flag: number): number => {
  const level = flag & 3;
  const onRoad = (1 << level) | (level === TESTED ? 1 << FRESH : 0);
  return (flag & OFF_ROAD ? onRoad | (onRoad << OFF_ROAD) : onRoad) & ~(1 << flag);
};

/** What a law depends on: allowance fresh, after one fall, after two (-1: gone), what the road adds, whether it tests at all. */
const laws = oncePer((_: Charts) => new Map<number, StepLaw>());

/**
 * 4.1.4a 4.1.4b 4.1.4c 4.1.1e R26 R29 R30 What a step does: too dear a step throws a unit into disorder, and its points
 * change at once; a test is taken to be passed, since a piece that fails stops there. The road pays as long as it is kept.
 */
function lawOf(w: ReitersWorld, allowance: readonly number[], bonus: number, isTested: boolean): StepLaw {
  const known = laws(w.charts);
  // Five small figures, -1 among them, and a yes or no: one number.
  let key = (bonus + 1) * 2 + (isTested ? 1 : 0);
  for (let i = 0; i < 4; i++) key = key * 64 + allowance[i]! + 1;
  let law = known.get(key);
  if (!law) {
    law = stepLaw(
      FLAGS,
      2,
      DEAREST,
      (flag, sort, cost) => {
        const level = flag & 3;
        const isOnRoad = (flag & OFF_ROAD) === 0 && sort === 1;
        const points = allowance[level]!;
        if (points < 0 || cost === 0) return undefined;
        const road = isOnRoad ? 0 : OFF_ROAD;
        const limit = points + (isOnRoad ? bonus : 0);
        const strain = isTested ? strainOf(w, cost) : EASY;
        if (strain === EASY) return { limit, become: [level | road] };
        if (strain === TESTING) return { limit, become: [Math.max(level, TESTED) | road] };
        const fallen = level < FELL_ONCE ? FELL_ONCE : level + 1;
        // A third fall in one command is left to a command of its own; a unit that would be destroyed goes no further.
        if (fallen > FELL_TWICE) return undefined;
        return { limit, become: [fallen | road] };
      },
      bettersOf,
    );
    known.set(key, law);
  }
  return law;
}

/** Points a unit has fresh, after one disorganisation and after two, as `lawOf` wants them. */
export function allowances(g: Field, u: UnitId): [number, number, number, number] {
  const sheet = g.w.unit[u]!;
  const face = faceOf(g, u);
  const order = effectsOf(g, u)?.mp ?? 0;
  const penalty = penaltyOf(g, face.arm);
  const sound = Math.max(0, face.ma + order);
  const shaken = Math.max(0, face.ma + order - penalty);
  // The fall of a unit already disorganised costs a step and puts it in order.
  const left = g.s.unit.steps[u]! - 1;
  const after = left > 0 ? (sheet.back ?? face).ma : -1;
  const soundAfter = after < 0 ? -1 : Math.max(0, after + order);
  const shakenAfter = after < 0 ? -1 : Math.max(0, after + order - penalty);
  return has(g, u, DISORGANISED) ? [shaken, shaken, soundAfter, shakenAfter] : [sound, sound, shaken, soundAfter];
}

/** 4.1Ph 4.2e 4.3b 4.3f 10.1h What a zone costs a unit besides its ground, waggons aside; NO_ENTRY if it may not come in. */
function tollOf(g: Field, u: UnitId, z: ZoneId, side: number, noZoc: boolean): number {
  if (hasEnemyUnits(g, z, side) || !hasPlace(g, u, z) || (noZoc && isWatched(g, z, side))) return NO_ENTRY;
  return controlToll(g, z, side);
}

/** 4.1Ph 4.2e Fills the tolls of the ground for a side: enemy units keep a piece out, zones of control cost it `watched`. */
function layTolls({ w, s, scratch }: Field, side: number, watched: number): void {
  const { toll } = scratch;
  const enemies = side === 0 ? s.at.unitsP : s.at.unitsC;
  const control = side === 0 ? s.at.zocP : s.at.zocC;
  for (let z = 0; z < w.zones; z++) toll[z] = enemies[z]! > 0 ? NO_ENTRY : control[z]! > 0 ? watched : 0;
  scratch.stop.fill(0);
}
/** Fills the tolls and stops of the ground for a unit: 4.1Ph 4.2e 4.3b 4.3f 10.1h AU.4 AV.3. */
export function layGround(g: Field, u: UnitId): void {
  const { w, s } = g;
  const { toll, stop } = g.scratch;
  const side = w.unitSide[u]!;
  const noZoc = shunsControl(g, u);
  layTolls(g, side, noZoc ? NO_ENTRY : w.charts.movement.zocSurcharge);
  if (!isHope(g, u)) {
    const { stack } = s.at;
    for (let z = 0; z < w.zones; z++) if (stack[z]! >= w.limit[z]!) toll[z] = NO_ENTRY;
  }
  // Zones that are full and have room for it all the same.
  if (s.unit.zone[u] !== NOWHERE) toll[s.unit.zone[u]!] = tollOf(g, u, s.unit.zone[u]!, side, noZoc);
  const isPlunderer = plunders(g, u);
  for (let b = 0; b < w.baggage; b++) {
    const z = s.baggage.zone[b]!;
    if (z === NOWHERE || w.baggageSide[b] === side) continue;
    toll[z] = tollOf(g, u, z, side, noZoc);
    if (isPlunderer) stop[z] = 1;
  }
  for (let i = 0; i < w.chokedZones.length; i++) {
    const z = w.chokedZones[i]!;
    if (toll[z] !== NO_ENTRY) toll[z]! += streetToll(g, u, z);
  }
}
/** The same for one zone: its toll, and whether it stops the unit. */
export function tollAt(g: Field, u: UnitId, z: ZoneId): number {
  const toll = tollOf(g, u, z, g.w.unitSide[u]!, shunsControl(g, u));
  return toll === NO_ENTRY ? NO_ENTRY : toll + streetToll(g, u, z);
}
export const stopsAt = (g: Field, u: UnitId, z: ZoneId): boolean =>
  plunders(g, u) && hasBaggage(g, z, 1 - g.w.unitSide[u]!);

/** The points of each link for a unit under its order. */
export function linkPrices(g: Field, u: UnitId): Uint8Array {
  const limit = effectsOf(g, u)?.moveLimit;
  return limit === undefined ? g.w.linkCost : pricesUnder(g, g.w.unitSide[u]!, limit);
}
/** 10.1h The same for a side under some limit to movement: 0 where the order forbids the step. */
export const pricesUnder = (g: Field, side: number, limit: MoveLimit): Uint8Array =>
  g.w.limitedCost[side]![MOVE_LIMITS.indexOf(limit)]!;

/** What a piece has spent, and whether it has left the road; the search to be filled, and by zone whether it was come to. */
export interface March {
  readonly spent: number;
  readonly isOffRoad: boolean;
  readonly search: Search;
  readonly seen: Uint8Array;
}
/** Where a unit can get from here. Read the search with `bestNode`. */
export function reachUnit(g: Field, u: UnitId, { spent, isOffRoad, search, seen }: March): void {
  const { w, scratch } = g;
  layGround(g, u);
  reachStates(w.passage, search, {
    ground: { enter: linkPrices(g, u), toll: scratch.toll, stop: scratch.stop },
    law: lawOf(w, allowances(g, u), roadBonusOf(g, faceOf(g, u).arm), true),
    sort: w.linkRoad,
    least: w.leastStep,
    seen,
    start: g.s.unit.zone[u]!,
    flag: isOffRoad ? OFF_ROAD : 0,
    spent,
  });
}

const shut = (toll: Uint8Array, zone: ZoneId): void => {
  if (zone !== NOWHERE) toll[zone] = NO_ENTRY;
};
/** 10.1e R33 R35 Where a leader can get: he pays zones of control and makes no tests, and rides over nobody. */
export function reachLeader(g: Field, l: LeaderId, { spent, isOffRoad, search, seen }: March): void {
  const { w, s, scratch } = g;
  const side = w.leaderSide[l]!;
  layTolls(g, side, w.charts.movement.zocSurcharge);
  const enemies = w.sideLeaders[1 - side]!;
  for (let i = 0; i < enemies.length; i++) shut(scratch.toll, s.leader.zone[enemies[i]!]!);
  for (let b = 0; b < w.baggage; b++) if (w.baggageSide[b] !== side) shut(scratch.toll, s.baggage.zone[b]!);
  const points = leaderAllowance(g);
  reachStates(w.passage, search, {
    ground: { enter: w.linkCost, toll: scratch.toll, stop: scratch.stop },
    law: lawOf(w, [points, -1, -1, -1], w.charts.movement.roadBonus.leader, false),
    sort: w.linkRoad,
    least: w.leastStep,
    seen,
    start: g.s.leader.zone[l]!,
    flag: isOffRoad ? OFF_ROAD : 0,
    spent,
  });
}
/** The node at which a piece arrives best off in a zone: least shaken first, then cheapest, on the road for choice. -1 if none. */
export function bestNode(search: Pick<Search, 'cost'>, zone: ZoneId): number {
  let best = -1;
  let worth = Number.MAX_SAFE_INTEGER;
  for (let flag = 0; flag < FLAGS; flag++) {
    const node = zone * FLAGS + flag;
    const cost = search.cost(node);
    if (cost < 0) continue;
    const rank = (flag & 3) * 1000 + cost * 2 + (flag >> 2);
    if (rank < worth) {
      worth = rank;
      best = node;
    }
  }
  return best;
}
/** The nodes of a zone at which a piece has been through nothing, on the road and off it. */
export const calmNodes = (zone: ZoneId): readonly [number, number] => [zone * FLAGS, zone * FLAGS + OFF_ROAD];
export const levelOf = (node: number): number => node & 3;
export const isOffRoadNode = (node: number): boolean => (node & OFF_ROAD) !== 0;
