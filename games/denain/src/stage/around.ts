import type { HexId } from '@tambour/boards';
import { hexWords, type Standing } from '@tambour/stage/study';
import { baggageAt, batteryAt, beside, unitAt } from '../model/hex.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { idOfLeader, isLeaderOnMap, leaderCount, leaderHex, leaderSide } from '../model/leader.ts';
import { hexName, saidPiece, saidSide } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { idOfUnit, sideOf } from '../model/unit.ts';
import { sideId } from '../model/vocabulary.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { zocOf } from '../rules/6-zone-of-control.ts';

/** The leaders on the map, and those in a hex. */
export const leadersOnMap = (g: Field): LeaderId[] =>
  Array.from({ length: leaderCount(g) }, (_, l) => leaderId(l)).filter((l) => isLeaderOnMap(g, l));
export const leadersIn = (g: Field, hex: HexId): LeaderId[] => leadersOnMap(g).filter((l) => leaderHex(g, l) === hex);
const standing = (g: Field, u: UnitId): Standing => ({ id: idOfUnit(g, u), side: sideOf(g, u) });
/** Everything that stands in a hex, by id: units, guns, baggage, leaders. */
export function standingIn(g: Field, hex: HexId): Standing[] {
  const { w } = g;
  const units = [unitAt(g, hex), batteryAt(g, hex), baggageAt(g, hex) ? w.baggage : -1].filter((u) => u >= 0);
  return [
    ...units.map((u) => standing(g, unitId(u))),
    ...leadersIn(g, hex).map((l) => ({ id: idOfLeader(g, l), side: leaderSide(g, l) })),
  ];
}

/** The hexes around a hex in words. */
export const AROUND = hexWords<Field, HexId>({
  neighbour: beside,
  placeName: ({ w }, hex) => hexName(w, hex),
  standingIn,
  saidPiece: ({ w }, id) => saidPiece(w, id),
  /** 6a */
  watchers(g, hex, d) {
    const u = unitAt(g, hex);
    return u >= 0 && zocOf(g, u) & (1 << d) ? [standing(g, u)] : [];
  },
  saidSide: (side) => saidSide(sideId(side)),
});

/** From which side of a unit a neighbour bears on it. */
export function bearing(g: Field, u: UnitId, d: number): 'front' | 'flank' | 'rear' | 'side' {
  const bit = 1 << d;
  if (front(g, u) & bit) return 'front';
  if (flank(g, u) & bit) return 'flank';
  return rear(g, u) & bit ? 'rear' : 'side';
}
