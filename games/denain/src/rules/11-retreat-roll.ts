import type { RuleId } from '../../data/rule-ids.ts';
import { bandOf } from '../model/charts.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { losePoint } from './1-losses.ts';
import { disorganise } from './12-order.ts';

/** 11.7e 11.7f The die plus morale on the table of the zone or the flank. R62 */
export function retreatRoll(g: Field, u: UnitId, into: 'zone' | 'flank'): void {
  const { w, s } = g;
  const die = g.pen.roll(6);
  const total = die + w.unitMorale[u]!;
  const band = bandOf(into === 'zone' ? w.charts.retreatZoc : w.charts.retreatFlank, total);
  const effect = [...(band.loses ? ['loss1'] : []), ...(band.disorganises ? ['D'] : [])];
  const rule: RuleId = into === 'zone' ? '11.7e' : '11.7f';
  emit(g, { type: 'retreat-rolled', rule, piece: w.unitIds[u]!, into, die, total, effect });
  if (band.loses) losePoint(g, u, rule);
  if (band.disorganises && s.unit.cf[u]! > 0) disorganise(g, u, rule);
}
