import { DIRECTIONS, type HexId } from '@tambour/boards';
import {
  type FieldKind,
  forceKinds,
  listForm,
  namedKind,
  numberIn,
  oncePer,
  plainForm,
  read,
  wordKind,
} from '@tambour/kernel';
import { type BridgeId, bridgeId, type CorpsId, type FormationId, type LeaderId, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

export const { HEX, UNIT, LEADER, FORMATION, PIECE } = forceKinds<HexId, UnitId, LeaderId, FormationId, Field>();
export const CORPS = namedKind<Field, CorpsId>({
  find: (g, given) => numberIn(g.w.corpsIndex, given),
  names: (g) => g.w.corpsIds,
  what: 'a corps of this battle',
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
