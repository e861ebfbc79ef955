import {
  type CrossingId,
  canSee,
  copyClearChains,
  lastLink,
  NO_CROSSING,
  stepsBetween,
  type ZoneId,
} from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { crossingOf, crossingWorth, heightOf } from '../model/lookup.ts';
import { type Field, passive } from '../model/state.ts';
import { faceOf, zoneOf } from '../model/unit.ts';
import { ARTILLERY_GROUP } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { onThisTurn } from './special-turns.ts';

/** AU.2 How far sight carries on this turn. */
export const sightLimit = (g: Field): number =>
  onThisTurn(g, 'sight-limit').reduce((most, s) => Math.min(most, s.zones), Number.POSITIVE_INFINITY);
/** 1.3.6a Zones from one to another as sight goes; the target counts, the firer's own does not. */
export const distanceOf = (g: Field, from: ZoneId, to: ZoneId): number => stepsBetween(g.w.sight.chains, from, to);

/** 4.1.5a 4.1.5b 4.1.5.1a 4.1.5.2a 4.1.5.3a 4.1.5.3b 4.1.5.4a 4.1.5.5a 4.1.5.5b 4.1.5.5c R20 R22 Whether a zone is in sight of another. */
export const sees = (g: Field, from: ZoneId, to: ZoneId): boolean =>
  distanceOf(g, from, to) <= sightLimit(g) && canSee(g.w.sight, from, to, g.s.at.occupied);

/**
 * 6.2c 6.3e R19 R21 R25 Sight to a neighbouring zone for a reaction: the way there must be passable, its colour yellow, the ground
 * level; CO.1 arquebusiers on some heights fire down all the same.
 */
export function seesForReaction(g: Field, u: UnitId, to: ZoneId, isFire: boolean): boolean {
  const from = zoneOf(g, u);
  const link = linkOf(g.w, from, to);
  if (link < 0) return false;
  if (sees(g, from, to)) return true;
  if (g.w.map.crossingOpaque[crossingOf(g, link)] || sightLimit(g) < 1) return false;
  if (!g.w.charts.altitudeLimitsReactions) return true;
  return isFire && heightOf(g, to) < heightOf(g, from) && firesDownhill(g, u, from);
}
/** CO.1 The brow of the hill. */
const firesDownhill = (g: Field, u: UnitId, from: ZoneId): boolean =>
  g.w.specials['fire-downhill'].some(
    (s) => s.side === g.w.unitSide[u] && s.arm === faceOf(g, u).arm && s.zones.includes(from),
  );

/** R75 The crossing by which the best clear chain for a gun enters the target zone, or -1 when it sees nothing there. */
export function bestEntry(g: Field, from: ZoneId, to: ZoneId): CrossingId {
  if (distanceOf(g, from, to) > sightLimit(g)) return NO_CROSSING;
  const { chains } = g.scratch;
  const n = copyClearChains(g.w.sight, from, to, g.s.at.occupied, chains);
  const table = g.w.sight.chains;
  let best = NO_CROSSING;
  let worth = Number.NEGATIVE_INFINITY;
  for (const chain of chains.subarray(0, n)) {
    const crossing = table.graph.crossing[lastLink(table, chain)] ?? NO_CROSSING;
    const value = crossingWorth(g, passive(g), crossing, ARTILLERY_GROUP);
    if (value > worth) {
      worth = value;
      best = crossing;
    }
  }
  return best;
}
