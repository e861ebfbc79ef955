import type { HexId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { hexCost } from '../model/ground.ts';
import { TERRAINS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { sayStudy } from '../texts/say-study.ts';

export const terrainName = (w: RisorgimentoWorld, hex: HexId): Text =>
  sayStudy(`terrain.${TERRAINS[w.terrain[hex]!]!}`);

/** Points to enter a hex off road and track, for a column of the chart: a figure, one that needs a way, or none. */
export function costWord(w: RisorgimentoWorld, hex: HexId, column: number): string {
  const { any, offWay } = hexCost(w, w.charts, column, hex);
  return any === null ? '–' : offWay === null ? `${any}*` : `${any}`;
}

/** The six ways out of a hex, by number. */
export const COMPASS: readonly Text[] = ([0, 1, 2, 3, 4, 5] as const).map((d) => sayStudy(`compass.${d}`));
/** Those of them that six bits stand for. */
export const waysIn = (bits: number): Text[] => COMPASS.filter((_, d) => bits & (1 << d));
export const bitsWhere = (is: (d: number) => boolean): number =>
  COMPASS.reduce((bits, _, d) => (is(d) ? bits | (1 << d) : bits), 0);
export const countBits = (bits: number): number => waysIn(bits).length;

/** Sides of a hex by six bits: "its north and south-west sides" / « ses côtés nord et sud-ouest ». */
export const ownSides = (bits: number): Text =>
  sayStudy('sides.own', { sides: list(waysIn(bits)), n: countBits(bits) });
