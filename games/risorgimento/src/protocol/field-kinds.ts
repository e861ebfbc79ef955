import { DIRECTIONS, type HexId } from '@tambour/boards';
import { type FieldKind, listForm, namedKind, numberIn, oncePer, plainForm, read, wordKind } from '@tambour/kernel';
import { type BridgeId, bridgeId, type CorpsId, type FormationId, type LeaderId, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

/** Hexes are labels such as "1411", pieces, formations and corps are ids. */
export const HEX = namedKind<Field, HexId>({
  find: (g, given) => numberIn(g.w.hexIndex, given),
  names: (g) => g.w.hexNames,
  what: 'a hex of the map',
  digits: 4,
  place: (_, hex) => hex,
});
export const UNIT = namedKind<Field, UnitId>({
  find: (g, given) => numberIn(g.w.unitIndex, given),
  names: (g) => g.w.unitIds,
  what: 'a unit of this battle',
  piece: (_, u) => u,
});
export const LEADER = namedKind<Field, LeaderId>({
  find: (g, given) => numberIn(g.w.leaderIndex, given),
  names: (g) => g.w.leaderIds,
  what: 'a leader of this battle',
  piece: (g, l) => g.w.units + l,
});
export const FORMATION = namedKind<Field, FormationId>({
  find: (g, given) => numberIn(g.w.formationIndex, given),
  names: (g) => g.w.formationIds,
  what: 'a formation of this battle',
});
export const CORPS = namedKind<Field, CorpsId>({
  find: (g, given) => numberIn(g.w.corpsIndex, given),
  names: (g) => g.w.corpsIds,
  what: 'a corps of this battle',
});
/** A unit or a leader, leaders counted after the units. */
export const PIECE = namedKind<Field>({
  find(g, given) {
    const leader = LEADER.find(g, given);
    return UNIT.find(g, given) ?? (leader === undefined ? undefined : g.w.units + leader);
  },
  names: (g) => g.w.pieces,
  what: 'a piece of this battle',
  piece: (_, piece) => piece,
});

/** Bridges by the two hexes that they join. */
export const bridgeNames = oncePer((w: RisorgimentoWorld): readonly string[] =>
  w.bridges.map(({ a, b }) => `${w.hexNames[a]}|${w.hexNames[b]}`),
);
export const BRIDGE = namedKind<Field, BridgeId>({
  find(g, given) {
    const at = typeof given === 'string' ? bridgeNames(g.w).indexOf(given) : -1;
    return at < 0 ? undefined : bridgeId(at);
  },
  names: (g) => bridgeNames(g.w),
  what: 'a bridge of this battle',
  place: (g, bridge) => g.w.bridges[bridge]?.a,
});

/** A side of a hex to face. */
export const FACING: FieldKind<Field, string> = wordKind<Field, (typeof DIRECTIONS)[number]>(
  DIRECTIONS,
  read.oneOf(...DIRECTIONS),
);

export const UNITS = listForm(UNIT, 16);
export const LEADERS = listForm(LEADER, 8);
/** Hexes on the way: at most two of a march, all of a charge. */
export const VIA = listForm(HEX, 2);
export const CHARGE_WAY = listForm(HEX, 8);
export const YES = plainForm<Field, boolean>(read.boolean);
