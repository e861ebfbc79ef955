import type { ZoneId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { actionPiece, actionZone } from '../model/action-view.ts';
import { leaderId, type UnitId } from '../model/ids.ts';
import { isUnit } from '../model/piece.ts';
import type { Face } from '../model/profile.ts';
import { type Field, MARK } from '../model/state.ts';
import { faceOf, has } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { linkOf } from '../model/world.ts';
import { leaderAllowance, penaltyOf, pointsOf, roadBonusOf } from '../rules/4-allowance.ts';
import { ENTRY, entryCost } from '../rules/4-map-edge.ts';
import { spentBy } from '../rules/4-moving-piece.ts';
import { nextCost, zonesOf } from '../rules/4-way.ts';
import { effectsOf } from '../rules/10-effects.ts';

/** One step of a piece's way, and what is left after it if every test on the way is passed. */
export interface Pace {
  readonly from: ZoneId;
  readonly zone: ZoneId;
  /** Of this step alone. */
  readonly cost: number;
  readonly left: number;
  /** 4.1.4a 4.1.4b What the step does to a unit's order. */
  readonly judged: 'calm' | 'test' | 'fall';
}
export interface Walk {
  readonly piece: number;
  readonly paces: readonly Pace[];
  /** Points beyond its allowance, which only the road gives (4.1.1e). */
  readonly usesRoad: boolean;
}

/** 1.3.5a 1.3.7f Points of a unit by the face it shows and its order of battle. */
function pointsWith(g: Field, u: UnitId, face: Face, isDisorganised: boolean): number {
  const order = effectsOf(g, u)?.mp ?? 0;
  return Math.max(0, face.ma + order - (isDisorganised ? penaltyOf(g, face.arm) : 0));
}

/** 4.1.4a 4.1.4b How a step of so many points is judged; leaders are not (R33). */
export function judgement(g: Field, piece: number, cost: number): Pace['judged'] {
  const { stepTestAt, stepDisorganisedFrom } = g.w.charts.movement;
  if (!isUnit(g, piece) || cost < stepTestAt) return 'calm';
  return cost >= stepDisorganisedFrom ? 'fall' : 'test';
}

/** The way a move would take, step by step; undefined when there is none. */
function march(g: Field, o: Action): Walk | undefined {
  const zones = zonesOf(g, o);
  if (zones.length === 0) return undefined;
  const piece = actionPiece(o);
  return isUnit(g, piece) ? marchOfUnit(g, piece, zones) : rideOfLeader(g, piece, zones);
}

/** 4.1.4c 4.1.4d R29 A fall takes points away at once; a second one a step, which puts the unit in order again. */
function marchOfUnit(g: Field, u: UnitId, zones: readonly ZoneId[]): Walk | undefined {
  let face = faceOf(g, u);
  let isDisorganised = has(g, u, MARK.disorganised);
  const bonus = roadBonusOf(g, face.arm);
  return steps(g, u, g.s.unit.zone[u]!, zones, bonus, (judged) => {
    const before = pointsWith(g, u, face, isDisorganised);
    if (judged !== 'fall') return [before, before];
    if (isDisorganised) face = g.w.unit[u]!.back ?? face;
    isDisorganised = !isDisorganised;
    return [before, pointsWith(g, u, face, isDisorganised)];
  });
}
function rideOfLeader(g: Field, piece: number, zones: readonly ZoneId[]): Walk | undefined {
  const points = leaderAllowance(g);
  const { leader } = g.w.charts.movement.roadBonus;
  return steps(g, piece, g.s.leader.zone[leaderId(piece - g.w.units)]!, zones, leader, () => [points, points]);
}

/** `pointsOf` says what the piece has before and after a step so judged, the road aside. */
function steps(
  g: Field,
  piece: number,
  start: ZoneId,
  zones: readonly ZoneId[],
  bonus: number,
  pointsOf: (judged: Pace['judged']) => readonly [before: number, after: number],
): Walk | undefined {
  const { battle } = g.s;
  let isOffRoad = battle.moving[0] === piece + 1 && battle.offRoad[0] === 1;
  let spent = spentBy(g, piece);
  let from = start;
  let usesRoad = false;
  const paces: Pace[] = [];
  for (const zone of zones) {
    const cost = nextCost(g, piece, from, zone);
    const link = linkOf(g.w, from, zone);
    if (cost < 0 || link < 0) return undefined;
    isOffRoad ||= g.w.linkRoad[link] === 0;
    spent += cost;
    const judged = judgement(g, piece, cost);
    const [before, after] = pointsOf(judged);
    usesRoad ||= spent > before;
    paces.push({ from, zone, cost, left: Math.max(0, after + (isOffRoad ? 0 : bonus) - spent), judged });
    from = zone;
  }
  return { piece, paces, usesRoad };
}

/** 4.5a A reinforcement's first zone. */
function entry(g: Field, o: Action): Walk | undefined {
  if (!ENTRY.isMet({ g, piece: actionPiece(o), z: actionZone(o) })) return undefined;
  const cost = entryCost(g, actionPiece(o), actionZone(o));
  const piece = actionPiece(o);
  const points = pointsOf(g, piece);
  const pace = {
    from: actionZone(o),
    zone: actionZone(o),
    cost,
    left: Math.max(0, points - cost),
    judged: judgement(g, actionPiece(o), cost),
  };
  return { piece: actionPiece(o), paces: [pace], usesRoad: false };
}

/** The way of an order of the movement sequence; undefined for one that goes nowhere. */
export function walk(g: Field, o: Action): Walk | undefined {
  if (o.verb === VERB.move) return march(g, o);
  return o.verb === VERB.enter ? entry(g, o) : undefined;
}
export const costOf = ({ paces }: Walk): number => paces.reduce((sum, pace) => sum + pace.cost, 0);
