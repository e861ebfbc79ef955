import type { HexId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { BARRED, HALF } from '../model/ground.ts';
import { INF, TERRAINS } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

export const terrainName = (w: DenainWorld, hex: HexId): Text => say(`terrain.${TERRAINS[w.terrain[hex]!]!}`);
/** The ground as it is said of who stands on it. */
export const onGround = (w: DenainWorld, hex: HexId): Text => say(`terrain.${TERRAINS[w.terrain[hex]!]!}.on`);

/** Points to enter a hex off the road, for a class: a figure, half the allowance, or none. */
export function costWord(w: DenainWorld, hex: HexId, cls: number = INF): string {
  const cost = w.cost[cls]![hex]!;
  return cost === BARRED ? '–' : cost === HALF ? '½' : `${cost}`;
}
