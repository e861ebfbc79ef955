import { axialIndex, copyLine, distance, type HexId, OFF_MAP, sidesCrossed } from '@tambour/boards';
import { type Field, topOf } from '../model/state.ts';
import { HEAVY_CROPS } from '../model/vocabulary.ts';
import { axialOf, crestOn, heightOf, hexOfLine, levelOf, neighbourOf } from '../model/world-lookup.ts';

/**
 * 7.13a 7.13b 7.13c 7.13d 7.13e 7.13f 7.13g 7.13h R61 Whether two hexes see each other. `overCrops`: heavy cultivation is no obstacle (a charge along
 * a road or track, R106). The same both ways; further than any gun reaches nobody asks.
 */
export function canSee(g: Field, from: HexId, to: HexId, overCrops = false): boolean {
  const { w } = g;
  if (distance(w.grid, from, to) <= 1) return true;
  const low = Math.min(levelOf(g, from), levelOf(g, to));
  const high = Math.max(levelOf(g, from), levelOf(g, to));
  const [above, below] = levelOf(g, from) > levelOf(g, to) ? [from, to] : [to, from];
  const { line } = g.scratch;
  const n = copyLine(w.grid, w.sight, from, to, line);
  for (let i = 0; i < n; i++) {
    const x = hexOfLine(line, i);
    const height = heightOf(g, x);
    if (height > high) return false;
    if (topOf(g, x) >= 0 && high <= levelOf(g, x)) return false;
    const screens = w.isScreen[x] === 1 && !(overCrops && w.terrain[x] === HEAVY_CROPS);
    if (!screens) continue;
    if (high <= height) return false;
    // One end looks over the screen and the other lies behind it: the nearer half of the way is out of sight.
    if (low <= height && distance(w.grid, x, below) <= distance(w.grid, x, above)) return false;
  }
  return !w.hasCrests || !isCrestBetween(g, from, to, high);
}

/** 7.13b 7.13c 7.13h R61 A crest that the line crosses or follows, other than those of its ends, hides as a hex of its level would. */
function isCrestBetween(g: Field, from: HexId, to: HexId, high: number): boolean {
  const { w } = g;
  const { q, r } = axialOf(g, from);
  const end = axialOf(g, to);
  for (const [dq, dr, d] of sidesCrossed(end.q - q, end.r - r)) {
    const x = axialIndex(w.grid, q + dq, r + dr);
    if (x === OFF_MAP || crestOn(g, x, d) <= high) continue;
    const other = neighbourOf(g, x, d);
    if (x !== from && x !== to && other !== from && other !== to) return true;
  }
  return false;
}
