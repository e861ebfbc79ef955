import type { HexId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { leaderId, type UnitId } from '../model/ids.ts';
import { placeName, saidPiece } from '../model/names.ts';
import { baggageAt, batteryAt, type Field, isLeaderOnMap, leaderCount, unitAt } from '../model/state.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { sayStudy } from '../texts/say-study.ts';
import { COMPASS } from './terrain-words.ts';

/** Everything that stands in a hex, by id: units, guns, baggage, leaders. */
export function standingIn(g: Field, hex: HexId): { readonly id: string; readonly side: number }[] {
  const { w, s } = g;
  const units = [unitAt(g, hex), batteryAt(g, hex), baggageAt(g, hex) ? w.baggage : -1].filter((u) => u >= 0);
  const leaders = Array.from({ length: leaderCount(g) }, (_, l) => leaderId(l)).filter(
    (l) => isLeaderOnMap(g, l) && s.leader.hex[l] === hex,
  );
  return [
    ...units.map((u) => ({ id: w.unitIds[u]!, side: w.unitSide[u]! })),
    ...leaders.map((l) => ({ id: w.leaderIds[l]!, side: w.leaderSide[l]! })),
  ];
}

/** A hex and who is in it, as seen by a side: "1412, empty", "1412, the enemy: Kettler I". */
function hexWords(g: Field, hex: HexId, side: number): Text {
  const { w } = g;
  const place = placeName(w, w.hexNames[hex]!);
  const there = standingIn(g, hex);
  if (there.length === 0) return sayStudy('around.empty', { place });
  const names = list(there.map(({ id }) => saidPiece(w, id)));
  return sayStudy(there.some((x) => x.side !== side) ? 'around.enemy' : 'around.own', { place, names });
}

/** The hexes that six bits around a unit stand for, each with its bearing and who is in it. */
export function bearings(g: Field, u: UnitId, bits: number): Text[] {
  const { w, s } = g;
  return COMPASS.flatMap((way, d): Text[] => {
    const hex = w.near[s.unit.hex[u]! * 6 + d]!;
    if (!(bits & (1 << d)) || hex < 0) return [];
    return [sayStudy('around.bearing', { way, there: hexWords(g, hex, w.unitSide[u]!) })];
  });
}

/** From which side of a unit a neighbour bears on it. */
export function bearing(g: Field, u: UnitId, d: number): 'front' | 'flank' | 'rear' | 'side' {
  const bit = 1 << d;
  if (front(g, u) & bit) return 'front';
  if (flank(g, u) & bit) return 'flank';
  return rear(g, u) & bit ? 'rear' : 'side';
}
