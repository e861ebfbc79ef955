import { directionTo, type HexId, hexId } from '@tambour/boards';
import { type Field, topOf } from '../model/state.ts';
import { TERRAINS } from '../model/vocabulary.ts';
import type { Place, SightGround } from './slow-sight.ts';

export const placeOf = (g: Field, hex: HexId): Place => {
  const name = g.w.hexNames[hex]!;
  return { column: Number(name.slice(0, -2)), row: Number(name.slice(-2)) };
};
const two = (n: number): string => String(n).padStart(2, '0');
export const labelOf = ({ column, row }: Place): string => `${two(column)}${two(row)}`;

const keyOf = ({ column, row }: Place): number => column * 1000 + row;

/** A field as the slow sight reads it: labels and what the map says of them. */
export function sightGround(g: Field): SightGround {
  const hexes = new Map(g.w.hexNames.map((_, hex) => [keyOf(placeOf(g, hexId(hex))), hexId(hex)]));
  const hexOf = (at: Place): HexId => hexes.get(keyOf(at))!;
  return {
    level: (at) => g.w.level[hexOf(at)]!,
    terrain: (at) => TERRAINS[g.w.terrain[hexOf(at)]!]!,
    isOccupied: (at) => topOf(g, hexOf(at)) >= 0,
    has: (at) => hexes.has(keyOf(at)),
    crest: (a, b) => g.w.crest[hexOf(a) * 6 + directionTo(g.w.grid, hexOf(a), hexOf(b))!]!,
  };
}
