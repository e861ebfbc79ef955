import { hexId } from '@tambour/boards';
import { commas, groundLabel, type Mark } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { CAV, CLEAR, INF, LEADER } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { costWord, terrainName } from './terrain-words.ts';

/** The column of the movement chart a piece uses; undefined when none is picked. */
function classOf(g: Field, piece: string | undefined): number | undefined {
  if (piece === undefined) return undefined;
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return g.w.unitClass[u];
  return g.w.leaderIndex.has(piece) ? LEADER : undefined;
}

/** 7.1b 7.6a The ground that is not open, by name, with the points it takes: the piece's, or those of foot and horse. */
export function terrainMarks(g: Field, piece: string | undefined): Mark[] {
  const { w } = g;
  const cls = classOf(g, piece);
  return w.hexNames.flatMap((place, i): Mark[] => {
    const hex = hexId(i);
    const isClear = w.terrain[hex] === CLEAR;
    const hasWorks = w.inner[hex]! > 0;
    if (isClear && !hasWorks) return [];
    const name = commas([...(isClear ? [] : [terrainName(w, hex)]), ...(hasWorks ? [say('terrain.works')] : [])]);
    const text = (cost: string) => say('overlay.cost', { name, cost });
    return [groundLabel(place, cls, [INF, CAV], (mover) => costWord(w, hex, mover), text)];
  });
}
