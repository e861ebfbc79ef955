import type { Text } from '@tambour/kernel';
import { list } from '../grammar.ts';
import { say } from './say.ts';

/** The six ways out of a hex, by number. */
export const COMPASS: readonly Text[] = ([0, 1, 2, 3, 4, 5] as const).map((d) => say(`compass.${d}`));
/** The ways that six bits stand for. */
export const waysIn = (bits: number): Text[] => COMPASS.filter((_, d) => bits & (1 << d));
/** The bits of those ways for which something holds. */
export const bitsWhere = (is: (d: number) => boolean): number =>
  COMPASS.reduce((bits, _, d) => (is(d) ? bits | (1 << d) : bits), 0);
export const countBits = (bits: number): number => waysIn(bits).length;

/** Sides of a hex by six bits: "its north and south-west sides" / « ses côtés nord et sud-ouest ». */
export const ownSides = (bits: number): Text => say('sides.own', { sides: list(waysIn(bits)), n: countBits(bits) });
/** The same of a hex that is named: "the south side of 1211" / « le côté sud de 1211 ». */
export const sidesOf = (hex: Text, bits: number): Text =>
  say('sides.of', { sides: list(waysIn(bits)), n: countBits(bits), hex });
