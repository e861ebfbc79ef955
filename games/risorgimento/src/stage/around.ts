import type { HexId } from '@tambour/boards';
import { hexWords, type Standing } from '@tambour/stage/study';
import { ALL_SIDES, frontMask } from '../model/ground.ts';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import { type Field, facingOf, isLeaderOnMap, stackOf } from '../model/state.ts';
import { hexLabel, idOf, leaderIdOf, neighbourOf, sideId, sideOf, sideOfLeader } from '../model/world-lookup.ts';
import { isAllRound, zoneOf } from '../rules/6-zone-of-control.ts';

export const leadersIn = (g: Field, hex: HexId): LeaderId[] =>
  Array.from({ length: g.w.leaders }, (_, l) => leaderId(l)).filter(
    (l) => isLeaderOnMap(g, l) && g.s.leader.hex[l] === hex,
  );
const standing = (g: Field, u: UnitId): Standing => ({ id: idOf(g, u), side: sideOf(g, u) });
/** Everything that is in a hex, by id: units from top to bottom, then leaders. */
export const standingIn = (g: Field, hex: HexId): Standing[] => [
  ...stackOf(g, hex).map((u) => standing(g, u)),
  ...leadersIn(g, hex).map((l) => ({ id: leaderIdOf(g, l), side: sideOfLeader(g, l) })),
];

/** 6.1 6.14 5.52 The sides to a unit's front: three, or all in a square or a garrisoned town. */
export const frontOf = (g: Field, u: UnitId): number => (isAllRound(g, u) ? ALL_SIDES : frontMask(facingOf(g, u)));

/** The hexes around a hex in words. */
export const AROUND = hexWords<Field, HexId>({
  neighbour: (g, hex, d) => neighbourOf(g, hex, d),
  placeName: (g, hex) => placeName(g.w, hexLabel(g, hex)),
  standingIn,
  saidPiece: ({ w }, id) => saidPiece(w, id),
  /** 6.21 */
  watchers: (g, hex, d) =>
    stackOf(g, hex)
      .filter((u) => zoneOf(g, u) & (1 << d))
      .map((u) => standing(g, u)),
  saidSide: (side) => saidSide(sideId(side)),
});
