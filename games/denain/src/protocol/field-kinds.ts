import { type HexId, VERTICES, vertexName } from '@tambour/boards';
import { type FieldKind, forceKinds, listForm, plainForm, read } from '@tambour/kernel';
import { FACING_BITS } from '../model/action-view.ts';
import { unitAt } from '../model/hex.ts';
import { type FormationId, type LeaderId, NOBODY, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { hexOf } from '../model/unit.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import { MOST_LEGS } from '../rules/7-legs.ts';

const KINDS = forceKinds<HexId, UnitId, LeaderId, FormationId, Field>();
export const { HEX, UNIT, LEADER, FORMATION } = KINDS;
/** A leader faces nowhere: what is given for him is read with care. */
export const PIECE: FieldKind<Field, string> = { ...KINDS.PIECE, find: UNIT.find };
/** The unit that stands in the hex named. */
export const OCCUPANT: FieldKind<Field, string, UnitId> = {
  find(g, given) {
    const hex = HEX.find(g, given);
    return hex === undefined ? undefined : occupant(g, hex);
  },
  read: (g, given, path) => occupant(g, HEX.read(g, given, path)),
  write: (g, u) => HEX.write(g, g.s.unit.hex[u] ?? NOWHERE),
  place: (g, u) => hexOf(g, u),
};
const occupant = (g: Field, hex: HexId): UnitId => {
  const u = unitAt(g, hex);
  return u < 0 ? NOBODY : u;
};

const vertex = read.oneOf(...VERTICES);
const VERTEX: ReadonlyMap<unknown, number> = new Map(VERTICES.map((name, i) => [name, i]));
/** A vertex of a hex to look at. */
export const FACING: FieldKind<Field, string> = {
  find: (_, given) => VERTEX.get(given),
  read: (_, given, path) => VERTICES.indexOf(vertex(given, path)),
  write: (_, facing) => vertexName(facing & FACING_BITS),
};

export const UNITS = listForm(UNIT, 12);
export const HEXES = listForm(HEX, 12);
/** A battery goes along. */
export const GUNS = plainForm<Field, boolean>(read.boolean);
/** A way named by its hexes and vertices. */
export const VIA = plainForm<Field, readonly string[]>(read.list(read.string(40), MOST_LEGS * 2));
