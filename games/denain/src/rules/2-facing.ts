import * as arcs from '../model/arcs.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { DRG } from '../model/vocabulary.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { facesAllRound, flankOf, frontOf, rearArc } = arcs;
const { classOf, facingOf, hexOf } = unit;

export const front = (g: Field, u: UnitId): number => frontOf(g.w, classOf(g, u), hexOf(g, u), facingOf(g, u));
export const flank = (g: Field, u: UnitId): number => flankOf(g.w, classOf(g, u), hexOf(g, u), facingOf(g, u));
/** 2b 2c Infantry and cavalry have two rear hexes unless they face all round. */
export const rear = (g: Field, u: UnitId): number => {
  const cls = classOf(g, u);
  return cls <= DRG && !facesAllRound(g.w, cls, hexOf(g, u)) ? rearArc(facingOf(g, u)) : 0;
};
