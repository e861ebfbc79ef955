import { facesAllRound, flankOf, frontOf, rearArc } from '../model/arcs.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { classOf, facingOf, hexOf } from '../model/unit.ts';
import { DRG } from '../model/vocabulary.ts';

export const front = (g: Field, u: UnitId): number => frontOf(g.w, classOf(g, u), hexOf(g, u), facingOf(g, u));
export const flank = (g: Field, u: UnitId): number => flankOf(g.w, classOf(g, u), hexOf(g, u), facingOf(g, u));
/** 2b 2c Infantry and cavalry have two rear hexes unless they face all round. */
export const rear = (g: Field, u: UnitId): number => {
  const cls = classOf(g, u);
  return cls <= DRG && !facesAllRound(g.w, cls, hexOf(g, u)) ? rearArc(facingOf(g, u)) : 0;
};
