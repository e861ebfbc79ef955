import type { Text } from '@tambour/kernel';
import { list } from '../grammar.ts';
import { semicolons } from '../join.ts';
import { COMPASS } from './compass.ts';
import { say } from './say.ts';

/** A piece in a hex. */
export interface Standing {
  readonly id: string;
  readonly side: number;
}
/** What a game of hexes knows of a field, for its sentences. A hex that is off the map is negative. */
export interface HexPlaces<Field, Hex extends number> {
  neighbour(g: Field, hex: Hex, d: number): Hex;
  placeName(g: Field, hex: Hex): Text;
  standingIn(g: Field, hex: Hex): readonly Standing[];
  /** A piece inside a sentence. */
  saidPiece(g: Field, id: string): Text;
  /** The units in a hex whose zone of control lies on the side of it that has this number. */
  watchers(g: Field, hex: Hex, d: number): readonly Standing[];
  /** A side inside a sentence. */
  saidSide(side: number): Text;
}

/** The hexes around a hex in words. */
export function hexWords<Field, Hex extends number>(game: HexPlaces<Field, Hex>) {
  /** A hex and who is in it, as seen by a side: "1412, empty", "1412, the enemy: Kettler I". */
  const whoIsIn = (g: Field, hex: Hex, side: number): Text => {
    const place = game.placeName(g, hex);
    const there = game.standingIn(g, hex);
    if (there.length === 0) return say('around.empty', { place });
    const names = list(there.map(({ id }) => game.saidPiece(g, id)));
    return say(there.some((x) => x.side !== side) ? 'around.enemy' : 'around.own', { place, names });
  };
  return {
    /** The hexes that six bits around one stand for, each with its bearing and who is in it, if any are on the map. */
    arc(g: Field, around: Hex, side: number, bits: number, key: 'all' | 'front' | 'flank' | 'rear'): Text[] {
      const hexes = COMPASS.flatMap((way, d): Text[] => {
        const hex = game.neighbour(g, around, d);
        if (!(bits & (1 << d)) || hex < 0) return [];
        return [say('around.bearing', { way, there: whoIsIn(g, hex, side) })];
      });
      return hexes.length === 0 ? [] : [say(`arc.${key}`, { hexes: semicolons(hexes) })];
    },
    /** Whose zones of control cover a hex, and from where. */
    zones(g: Field, hex: Hex): Text[] {
      const all = COMPASS.flatMap((_, d) => {
        const x = game.neighbour(g, hex, d);
        return x < 0 ? [] : game.watchers(g, x, (d + 3) % 6);
      });
      return [0, 1].flatMap((side) => {
        const by = all.filter((unit) => unit.side === side).map(({ id }) => game.saidPiece(g, id));
        return by.length === 0 ? [] : [say('zone.of', { army: game.saidSide(side), by: list(by) })];
      });
    },
  };
}
