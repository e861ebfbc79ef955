import type { HexId } from '@tambour/boards';
import { itemAt, type Modifier, totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { type Band, bandOf } from '../model/charts.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { emit, type Field } from '../model/state.ts';
import { idOfUnit, sideOf, strengthOf } from '../model/unit.ts';
import type { DenainWorld } from '../model/world.ts';
import { losePoint } from './1-losses.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { disorganise } from './12-order.ts';

/** Where a unit comes to that must roll: under an enemy's eyes, or into his flank. */
type Into = 'zone' | 'flank';
const ruleOf = (into: Into): RuleId => (into === 'zone' ? '11.7e' : '11.7f');

/** 11.7e 11.7f What goes on the die, and what the table makes of the total. */
export const retreatModifiers = (w: DenainWorld, u: UnitId, into: Into): readonly Modifier[] => [
  modifier(ruleOf(into), itemAt(w.unitMorale, u), 'unitMorale'),
];
export const retreatBand = (w: DenainWorld, into: Into, total: number): Band =>
  bandOf(into === 'zone' ? w.charts.retreatZoc : w.charts.retreatFlank, total);

/** 11.7e 11.7f The die plus morale on the table of the zone or the flank. R62 */
export function retreatRoll(g: Field, u: UnitId, into: Into): void {
  const { w } = g;
  const die = g.pen.roll(6);
  const total = die + totalOf(retreatModifiers(w, u, into));
  const band = retreatBand(w, into, total);
  const effect = [...(band.loses ? ['loss1'] : []), ...(band.disorganises ? ['D'] : [])];
  const rule = ruleOf(into);
  emit(g, { type: 'retreat-rolled', rule, piece: idOfUnit(g, u), into, die, total, effect });
  if (band.loses) losePoint(g, u, rule);
  if (band.disorganises && strengthOf(g, u) > 0) disorganise(g, u, rule);
}
/** 11.7e 11.7f 11.7g The roll for who comes into a hex in an enemy's zone, or else one of his flank hexes; none for his rear. */
export function rollIfWatched(g: Field, u: UnitId, hex: HexId): void {
  if (inEnemyZoc(g, hex, sideOf(g, u))) retreatRoll(g, u, 'zone');
  else if (inEnemyFlank(g, hex, sideOf(g, u))) retreatRoll(g, u, 'flank');
}
