import type { ZoneId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { actionPiece, actionZone } from '../model/action-view.ts';
import type { UnitId } from '../model/ids.ts';
import { isUnit, standsAt } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import { faceOf, has, sheetOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { linkOf } from '../model/world.ts';
import { leaderAllowance, pointsBy, pointsOf, roadBonusOf } from '../rules/4-allowance.ts';
import { ENTRY, entryCost } from '../rules/4-map-edge.ts';
import { isOffRoad, spentBy } from '../rules/4-moving-piece.ts';
import { EASY, RUINOUS, strainOf } from '../rules/4-step.ts';
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
  readonly strain: number;
}
export interface Walk {
  readonly piece: number;
  readonly paces: readonly Pace[];
  /** Points beyond its allowance, which only the road gives (4.1.1e). */
  readonly usesRoad: boolean;
}

/** 4.1.4a 4.1.4b What a step of so many points does to a piece; leaders are not judged (R33). */
export const strainOn = (g: Field, piece: number, cost: number): number =>
  isUnit(g, piece) ? strainOf(g.w, cost) : EASY;

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
  return steps(g, u, zones, bonus, (strain) => {
    const before = pointsBy(g, face, effectsOf(g, u), isDisorganised);
    if (strain !== RUINOUS) return [before, before];
    if (isDisorganised) face = sheetOf(g, u).back ?? face;
    isDisorganised = !isDisorganised;
    return [before, pointsBy(g, face, effectsOf(g, u), isDisorganised)];
  });
}
function rideOfLeader(g: Field, piece: number, zones: readonly ZoneId[]): Walk | undefined {
  const points = leaderAllowance(g);
  const { leader } = g.w.charts.movement.roadBonus;
  return steps(g, piece, zones, leader, () => [points, points]);
}

/** `pointsOf` says what the piece has before and after a step so judged, the road aside. */
function steps(
  g: Field,
  piece: number,
  zones: readonly ZoneId[],
  bonus: number,
  pointsOf: (strain: number) => readonly [before: number, after: number],
): Walk | undefined {
  let isOff = isOffRoad(g, piece);
  let spent = spentBy(g, piece);
  let from = standsAt(g, piece);
  let usesRoad = false;
  const paces: Pace[] = [];
  for (const zone of zones) {
    const cost = nextCost(g, piece, from, zone);
    const link = linkOf(g.w, from, zone);
    if (cost < 0 || link < 0) return undefined;
    isOff ||= g.w.linkRoad[link] === 0;
    spent += cost;
    const strain = strainOn(g, piece, cost);
    const [before, after] = pointsOf(strain);
    usesRoad ||= spent > before;
    paces.push({ from, zone, cost, left: Math.max(0, after + (isOff ? 0 : bonus) - spent), strain });
    from = zone;
  }
  return { piece, paces, usesRoad };
}

/** 4.5a A reinforcement's first zone. */
function entry(g: Field, o: Action): Walk | undefined {
  const [piece, zone] = [actionPiece(o), actionZone(o)];
  if (!ENTRY.isMet({ g, piece, z: zone })) return undefined;
  const cost = entryCost(g, piece, zone);
  const left = Math.max(0, pointsOf(g, piece) - cost);
  return { piece, paces: [{ from: zone, zone, cost, left, strain: strainOn(g, piece, cost) }], usesRoad: false };
}

/** The way of an order of the movement sequence; undefined for one that goes nowhere. */
export function walk(g: Field, o: Action): Walk | undefined {
  if (o.verb === VERB.move) return march(g, o);
  return o.verb === VERB.enter ? entry(g, o) : undefined;
}
export const costOf = ({ paces }: Walk): number => paces.reduce((sum, pace) => sum + pace.cost, 0);
