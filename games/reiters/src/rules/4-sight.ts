import { type CrossingId, canSee, copyClearChains, NO_CROSSING, type ZoneId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { zoneOf } from '../model/lookup.ts';
import { type Field, faceOf } from '../model/state.ts';
import { AP_GROUPS, ARTILLERY_GROUP } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { onThisTurn } from './special-turns.ts';

/** AU.2 How far sight carries on this turn. */
export const sightLimit = (g: Field): number =>
  onThisTurn(g, 'sight-limit').reduce((most, s) => Math.min(most, s.zones), Number.POSITIVE_INFINITY);
/** 1.3.6a Zones from one to another as sight goes; the target counts, the firer's own does not. */
export const distanceOf = (g: Field, from: ZoneId, to: ZoneId): number =>
  g.w.sight.chains.steps[from * g.w.zones + to]!;

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
  if (g.w.map.crossingOpaque[g.w.passage.crossing[link]!] || sightLimit(g) < 1) return false;
  if (!g.w.charts.altitudeLimitsReactions) return true;
  return isFire && g.w.altitude[to]! < g.w.altitude[from]! && firesDownhill(g, u, from);
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
  const { links, range, graph } = g.w.sight.chains;
  const side = 1 - g.s.battle.active[0]!;
  let best = NO_CROSSING;
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    let at = chains[i]! * range;
    while (at + 1 < (chains[i]! + 1) * range && links[at + 1]! >= 0) at++;
    const crossing = graph.crossing[links[at]!]!;
    const value = g.w.crossingTerrain[side]![crossing * AP_GROUPS.length + ARTILLERY_GROUP]!;
    if (value > worth) {
      worth = value;
      best = crossing;
    }
  }
  return best;
}
