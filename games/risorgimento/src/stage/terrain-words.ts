import type { HexId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { hexCost } from '../model/ground.ts';
import { TERRAINS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { sayStudy } from '../texts/say-study.ts';

export const terrainName = (w: RisorgimentoWorld, hex: HexId): Text =>
  sayStudy(`terrain.${itemAt(TERRAINS, itemAt(w.terrain, hex))}`);

/** Points to enter a hex off road and track, for a column of the chart: a figure, one that needs a way, or none. */
export function costWord(w: RisorgimentoWorld, hex: HexId, column: number): string {
  const { any, offWay } = hexCost(w, w.charts, column, hex);
  return any === null ? '–' : offWay === null ? `${any}*` : `${any}`;
}
