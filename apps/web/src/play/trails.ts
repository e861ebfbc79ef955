import { type Place, pointPlace } from '@tambour/stage';
import type { BoardTrail } from '../board/scene.ts';
import type { LogEntry } from '../match/protocol.ts';

/** A long turn leaves this many traces at most, the latest: a map full of arrows says nothing. */
const MOST = 40;

/** What some orders leave behind on the map: where pieces went, who fired and who charged. */
export function trailsOf(entries: readonly LogEntry[]): readonly BoardTrail[] {
  const marches = new Map<string, Place[]>();
  const trails: BoardTrail[] = [];
  for (const { motion } of entries.flatMap(({ events }) => events))
    switch (motion?.kind) {
      case 'go': {
        const path = marches.get(motion.piece);
        if (path?.at(-1) === motion.from) path.push(motion.to);
        else {
          const fresh = [motion.from, motion.to];
          marches.set(motion.piece, fresh);
          trails.push({ kind: 'go', piece: motion.piece, path: fresh });
        }
        break;
      }
      case 'march':
        trails.push({ kind: 'go', piece: motion.piece, path: motion.way.map(({ x, y }) => pointPlace([x, y])) });
        break;
      case 'shot':
        trails.push({ kind: 'shot', path: [motion.from, motion.to] });
        break;
      case 'clash':
        for (const from of motion.from)
          if (motion.to[0] !== undefined) trails.push({ kind: 'clash', path: [from, motion.to[0]] });
        break;
      default:
    }
  // Who came back to where it set out from left nothing to see.
  return trails.filter(({ path }) => path[0] !== path.at(-1)).slice(-MOST);
}
