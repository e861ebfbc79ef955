import { distance, type HexId } from '@tambour/boards';
import { unitsOf } from '../model/formation.ts';
import { isBreached, ownerOf, unitAt, unitBeside } from '../model/hex.ts';
import { leaderId } from '../model/ids.ts';
import { isChief, isLeaderOnMap, leaderCount, leaderHex, leaderSide, ledBy, radiusOf } from '../model/leader.ts';
import { endingOf, type Field, isOver, winnerOf } from '../model/state.ts';
import { armyOf, classOf, hexOf, isOnMap, sideOf, stateOf, strengthOf } from '../model/unit.ts';
import { ART, BAGGAGE, COALITION, DISORGANISED, FRENCH, WAITING } from '../model/vocabulary.ts';
import { isRouted } from '../rules/1-units.ts';
import { BY_POINTS, score } from '../rules/13-victory.ts';

/** What the parts of a position are worth, in victory points or thereabouts. */
const WORTH = {
  point: 1.2,
  disorganised: -0.8,
  routed: -3,
  battery: 3,
  waiting: -1.5,
  perHexFromGoal: -0.25,
  breach: 1.5,
  looseLeader: -0.6,
  exposedChief: -6,
} as const;

/** How good the position is for a side: points in hand, troops and their order, and how near they are to what matters. */
export function judge(g: Field, side: number): number {
  if (isOver(g) && endingOf(g) !== BY_POINTS) return winnerOf(g) === side ? 1000 : -1000;
  const value = army(g, FRENCH) - army(g, COALITION);
  return side === FRENCH ? value : -value;
}

function army(g: Field, side: number): number {
  const { s } = g;
  let value = score(g, side).total;
  for (const u of armyOf(g, side)) {
    const cls = classOf(g, u);
    if (cls === BAGGAGE) continue;
    if (s.unit.place[u] === WAITING) value += WORTH.waiting + strengthOf(g, u) * WORTH.point;
    if (!isOnMap(g, u)) continue;
    value += cls === ART ? WORTH.battery : strengthOf(g, u) * WORTH.point;
    if (cls === ART) continue;
    if (stateOf(g, u) === DISORGANISED) value += WORTH.disorganised;
    if (isRouted(g, u)) value += WORTH.routed;
    else value += goalDistance(g, side, hexOf(g, u)) * WORTH.perHexFromGoal;
  }
  if (side === FRENCH) value += breaches(g) * WORTH.breach;
  return value + leaders(g, side);
}

/** Hexes to the nearest thing worth having: what the enemy holds, or, failing that, what one holds oneself. */
function goalDistance(g: Field, side: number, hex: HexId): number {
  let theirs = 99;
  let ours = 99;
  for (const [i, goal] of g.w.objectives.entries()) {
    const far = distance(g.w.grid, hex, goal);
    if (ownerOf(g, i) === side + 1) ours = Math.min(ours, far);
    else theirs = Math.min(theirs, far);
  }
  if (side === FRENCH) return Math.min(theirs, ours + 2);
  return Math.min(ours, theirs + 1);
}

function breaches(g: Field): number {
  let n = 0;
  for (const work of g.w.data.works) if (work.isCamp) for (const d of work.dirs) if (isBreached(g, work.inner, d)) n++;
  return Math.min(n, 8);
}

function leaders(g: Field, side: number): number {
  const { w } = g;
  let value = 0;
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    if (leaderSide(g, l) !== side || !isLeaderOnMap(g, l)) continue;
    const f = ledBy(g, l);
    const hex = leaderHex(g, l);
    if (f >= 0) {
      let far = 99;
      for (const u of unitsOf(g, f)) if (isOnMap(g, u)) far = Math.min(far, distance(w.grid, hex, hexOf(g, u)));
      if (far < 99 && far > radiusOf(g, l) - 1) value += WORTH.looseLeader * (far - radiusOf(g, l) + 1);
    }
    if (!isChief(g, l)) continue;
    const with_ = unitAt(g, hex);
    if (with_ < 0) continue;
    for (let d = 0; d < 6; d++) {
      const v = unitBeside(g, hex, d);
      if (v >= 0 && sideOf(g, v) !== side) value += WORTH.exposedChief / strengthOf(g, with_);
    }
  }
  return value;
}
