import { facesAllRound, flankOf, frontOf, REAR } from '../model/arcs.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { DRG } from '../model/vocabulary.ts';

export const front = (g: Field, u: UnitId): number =>
  frontOf(g.w, g.w.unitClass[u]!, g.s.unit.hex[u]!, g.s.unit.facing[u]!);
export const flank = (g: Field, u: UnitId): number =>
  flankOf(g.w, g.w.unitClass[u]!, g.s.unit.hex[u]!, g.s.unit.facing[u]!);
/** 2b 2c Infantry and cavalry have two rear hexes unless they face all round. */
export const rear = (g: Field, u: UnitId): number => {
  const cls = g.w.unitClass[u]!;
  return cls <= DRG && !facesAllRound(g.w, cls, g.s.unit.hex[u]!) ? REAR[g.s.unit.facing[u]!]! : 0;
};
