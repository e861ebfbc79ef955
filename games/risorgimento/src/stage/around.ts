import type { HexId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { ALL_SIDES, frontMask } from '../model/ground.ts';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { placeName, saidPiece } from '../model/names.ts';
import { type Field, isLeaderOnMap, stackOf } from '../model/state.ts';
import { isAllRound } from '../rules/6-zone-of-control.ts';
import { sayStudy } from '../texts/say-study.ts';
import { COMPASS } from './terrain-words.ts';

export const leadersIn = (g: Field, hex: HexId): LeaderId[] =>
  Array.from({ length: g.w.leaders }, (_, l) => leaderId(l)).filter(
    (l) => isLeaderOnMap(g, l) && g.s.leader.hex[l] === hex,
  );
/** Everything that is in a hex, by id: units from top to bottom, then leaders. */
export const standingIn = (g: Field, hex: HexId): { readonly id: string; readonly side: number }[] => [
  ...stackOf(g, hex).map((u) => ({ id: g.w.unitIds[u]!, side: g.w.unitSide[u]! })),
  ...leadersIn(g, hex).map((l) => ({ id: g.w.leaderIds[l]!, side: g.w.leaderSide[l]! })),
];

/** A hex and who is in it, as seen by a side: "1412, empty", "1412, enemy: I/Wasa". */
function hexWords(g: Field, hex: HexId, side: number): Text {
  const { w } = g;
  const place = placeName(w, w.hexNames[hex]!);
  const there = standingIn(g, hex);
  if (there.length === 0) return sayStudy('around.empty', { place });
  const names = list(there.map(({ id }) => saidPiece(w, id)));
  return sayStudy(there.some((x) => x.side !== side) ? 'around.enemy' : 'around.own', { place, names });
}

/** 6.1 6.14 5.52 The sides to a unit's front: three, or all in a square or a garrisoned town. */
export const frontOf = (g: Field, u: UnitId): number => (isAllRound(g, u) ? ALL_SIDES : frontMask(g.s.unit.facing[u]!));

/** The hexes that six bits around a unit stand for, each with its bearing and who is in it. */
export function bearings(g: Field, u: UnitId, bits: number): Text[] {
  const { w, s } = g;
  return COMPASS.flatMap((way, d): Text[] => {
    const hex = w.near[s.unit.hex[u]! * 6 + d]!;
    if (!(bits & (1 << d)) || hex < 0) return [];
    return [sayStudy('around.bearing', { way, there: hexWords(g, hex, w.unitSide[u]!) })];
  });
}
