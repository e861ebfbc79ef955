import { hexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { groundLabel, type Mark } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { FOOT, HORSE, LEADER, TERRAINS } from '../model/vocabulary.ts';
import { sayStudy } from '../texts/say-study.ts';
import { costWord, terrainName } from './terrain-words.ts';

/** The column of the terrain chart a piece pays by; undefined when none is picked. */
function columnOf(g: Field, piece: string | undefined): number | undefined {
  if (piece === undefined) return undefined;
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return g.w.unitColumn[u];
  return g.w.leaderIndex.has(piece) ? LEADER : undefined;
}
/** The ground that most of the map is. */
function usual(g: Field): number {
  const counts = TERRAINS.map(() => 0);
  for (const terrain of g.w.terrain) counts[terrain] = itemAt(counts, terrain) + 1;
  return counts.indexOf(Math.max(...counts));
}

/** 5.2 The ground that is not like most of the map, by name, with the points it takes: the piece's, or those of foot and horse. */
export function terrainMarks(g: Field, piece: string | undefined): Mark[] {
  const { w } = g;
  const column = columnOf(g, piece);
  const most = usual(g);
  return w.hexNames.flatMap((place, i): Mark[] => {
    const hex = hexId(i);
    if (w.terrain[hex] === most) return [];
    const text = (cost: string) => sayStudy('overlay.cost', { name: terrainName(w, hex), cost });
    return [groundLabel(place, column, [FOOT, HORSE], (mover) => costWord(w, hex, mover), text)];
  });
}
