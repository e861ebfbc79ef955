import { isOnTable, overlaps } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import type { Sector } from '../../../rules/table/ground.ts';
import { isInPlay } from '../../../rules/table/placed.ts';
import type { UnitView } from '../../model/scratch.ts';
import { type Field, has } from '../../model/state.ts';
import { unitsOf } from '../../model/views.ts';
import { reportOfUnit } from './units.ts';

/** C5b C1e C1n Where units are: one garrison a sector; whoever is in hand stands on the table, and over nobody. */
export function auditPlaces(g: Field, bad: Report): void {
  auditSectors(g, bad);
  // Who runs goes through friends, who is taken or has just left its guns may find no free place.
  const isInHand = ({ u, state }: UnitView): boolean =>
    (state === 'steady' || state === 'halted') && !has(g, u, 'offGuns') && !has(g, u, 'routShape');
  const units = unitsOf(g).filter(isInHand);
  for (const [i, unit] of units.entries()) {
    const say = reportOfUnit(g, unit.u, bad);
    if (!unit.sector && !isOnTable(g.w.table, unit.shape))
      say('x', 'must be so far in that its whole base is on the table');
    const other = units.slice(0, i).find(({ shape }) => overlaps(shape, unit.shape));
    if (other) say('x', `stands over ${g.w.unitIds[other.u]}`);
  }
}
function auditSectors(g: Field, bad: Report): void {
  const held = new Map<Sector, UnitView>();
  for (const unit of unitsOf(g)) {
    const { u, sector, figures } = unit;
    if (!sector || !isInPlay(unit)) continue;
    const other = held.get(sector);
    if (other) reportOfUnit(g, u, bad)('sector', `is held by ${g.w.unitIds[other.u]}`);
    held.set(sector, unit);
    if (figures > sector.capacity) reportOfUnit(g, u, bad)('sector', `has room for ${sector.capacity} figures only`);
  }
}
