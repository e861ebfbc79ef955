import type { HexId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { BARRED, HALF } from '../model/ground.ts';
import { INF, TERRAINS } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';

export const terrainName = (w: DenainWorld, hex: HexId): Text => say(`terrain.${TERRAINS[w.terrain[hex]!]!}`);
/** The ground as it is said of who stands on it. */
export const onGround = (w: DenainWorld, hex: HexId): Text => say(`terrain.${TERRAINS[w.terrain[hex]!]!}.on`);

/** Points to enter a hex off the road, for a class: a figure, half the allowance, or none. */
export function costWord(w: DenainWorld, hex: HexId, cls: number = INF): string {
  const cost = w.cost[cls]![hex]!;
  return cost === BARRED ? '–' : cost === HALF ? '½' : `${cost}`;
}

/** The six ways out of a hex, by number. */
export const COMPASS: readonly Text[] = ([0, 1, 2, 3, 4, 5] as const).map((d) => sayStudy(`compass.${d}`));
/** Those of them that six bits stand for. */
export const waysIn = (bits: number): Text[] => COMPASS.filter((_, d) => bits & (1 << d));

/** Sides of a hex by six bits: "its north and south-west sides" / « ses côtés nord et sud-ouest ». */
export function ownSides(bits: number): Text | undefined {
  const found = waysIn(bits);
  return found.length === 0 ? undefined : sayStudy('sides.own', { sides: list(found), n: found.length });
}
/** The same of a hex that is named: "the south side of 1211" / « le côté sud de 1211 ». */
export function sidesOf(hex: Text, bits: number): Text {
  const found = waysIn(bits);
  return sayStudy('sides.of', { sides: list(found), n: found.length, hex });
}
