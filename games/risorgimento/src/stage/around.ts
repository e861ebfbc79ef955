import type { HexId } from '@tambour/boards';
import { hexWords, type Standing } from '@tambour/stage/study';
import { ALL_SIDES, frontMask } from '../model/ground.ts';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import { type Field, isLeaderOnMap, stackOf } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { isAllRound, zoneOf } from '../rules/6-zone-of-control.ts';

export const leadersIn = (g: Field, hex: HexId): LeaderId[] =>
  Array.from({ length: g.w.leaders }, (_, l) => leaderId(l)).filter(
    (l) => isLeaderOnMap(g, l) && g.s.leader.hex[l] === hex,
  );
const standing = ({ w }: Field, u: UnitId): Standing => ({ id: w.unitIds[u]!, side: w.unitSide[u]! });
/** Everything that is in a hex, by id: units from top to bottom, then leaders. */
export const standingIn = (g: Field, hex: HexId): Standing[] => [
  ...stackOf(g, hex).map((u) => standing(g, u)),
  ...leadersIn(g, hex).map((l) => ({ id: g.w.leaderIds[l]!, side: g.w.leaderSide[l]! })),
];

/** 6.1 6.14 5.52 The sides to a unit's front: three, or all in a square or a garrisoned town. */
export const frontOf = (g: Field, u: UnitId): number => (isAllRound(g, u) ? ALL_SIDES : frontMask(g.s.unit.facing[u]!));

/** The hexes around a hex in words. */
export const AROUND = hexWords<Field, HexId>({
  neighbour: ({ w }, hex, d) => w.near[hex * 6 + d]!,
  placeName: ({ w }, hex) => placeName(w, w.hexNames[hex]!),
  standingIn,
  saidPiece: ({ w }, id) => saidPiece(w, id),
  /** 6.21 */
  watchers: (g, hex, d) =>
    stackOf(g, hex)
      .filter((u) => zoneOf(g, u) & (1 << d))
      .map((u) => standing(g, u)),
  saidSide: (side) => saidSide(SIDES[side]!),
});
