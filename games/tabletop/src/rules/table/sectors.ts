import { type Base, FRONT, REAR, type Shape, sectorOf } from '@tambour/boards';
import type { Formation } from '../../model/vocabulary.ts';
import { nearestEnemy, type Placed } from './placed.ts';

export type Side = 'front' | 'flank' | 'rear';
/** C1g Where a point, given fine, lies as a base sees it. */
export function sideOf(base: Readonly<Base>, x: number, y: number): Side {
  const sector = sectorOf(base, x, y);
  return sector === FRONT ? 'front' : sector === REAR ? 'rear' : 'flank';
}
/** C1g R53 Squares and garrisons have neither flank nor rear. */
export const hasFlanks = (formation: Formation): boolean => formation !== 'square' && formation !== 'garrison';
/** C1g R53 Where another piece is, by its centre. */
export const sectorFor = (unit: Pick<Placed, 'base' | 'formation'>, other: { readonly shape: Shape }): Side =>
  hasFlanks(unit.formation) ? sideOf(unit.base, other.shape.x, other.shape.y) : 'front';

/** C1h 1.1-12h 2.5-I1 2.4-R3 Whether it faces the enemy: the nearest enemy unit's centre is in its front sector. Without an enemy on the table nothing is behind it. */
export function facesEnemy(unit: Placed, units: readonly Placed[]): boolean {
  const enemy = nearestEnemy(unit, units);
  return enemy === undefined || sectorFor(unit, enemy) === 'front';
}
