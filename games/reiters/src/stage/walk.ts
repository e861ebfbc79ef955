import type { Action } from '@tambour/kernel';
import { actionPiece, actionZone } from '../model/action-view.ts';
import type { Field } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { pointsOf } from '../rules/4-allowance.ts';
import { ENTRY, entryCost } from '../rules/4-map-edge.ts';
import { type Pace, pacesOf, strainOn, zonesOf } from '../rules/4-way.ts';

export interface Walk {
  readonly piece: number;
  readonly paces: readonly Pace[];
  /** Points beyond its allowance, which only the road gives (4.1.1e). */
  readonly usesRoad: boolean;
}

/** The way a move would take, step by step; undefined when there is none. */
function march(g: Field, o: Action): Walk | undefined {
  const zones = zonesOf(g, o);
  const piece = actionPiece(o);
  const paces = zones.length === 0 ? undefined : pacesOf(g, piece, zones);
  return paces && { piece, paces, usesRoad: paces.some((pace) => pace.usesRoad) };
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
