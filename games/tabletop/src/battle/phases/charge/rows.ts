import { itemAt, RulesBug } from '@tambour/kernel';
import { type ChargeCase, chargeCase, stillCharges } from '../../../rules/charging/conditions.ts';
import { PERIOD_TICKS } from '../../../rules/charging/course.ts';
import type { ChargePath } from '../../../rules/charging/path.ts';
import { type Attack, attackOf, attackOfAdvance } from '../../../rules/charging/reception.ts';
import { distanceOf } from '../../../rules/table/placed.ts';
import { unmark } from '../../doors.ts';
import { chargeCount, idOf, stateOf, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { CHARGE_REACTIONS, CHARGE_STAGES, RECEPTIONS, type Reception } from '../../model/marks.ts';
import { type Field, MOST_CHARGES, orNobody } from '../../model/state.ts';
import { type ChargeTable, fighterIn } from './table.ts';

/** The rows of `charge`: what was declared by the side that charges, in that order; or one for an advance that runs into an enemy. */
const DECLARED = CHARGE_STAGES.indexOf('declared');

export const chargerOf = (g: Field, row: number): UnitId => orNobody(valueAt(g.s.charge.charger, row));
export const targetOf = (g: Field, row: number): UnitId => orNobody(valueAt(g.s.charge.target, row));
/** In 0.01°, right positive. */
export const wheelOf = (g: Field, row: number): number =>
  (g.s.charge.hand[row] === 1 ? 1 : -1) * valueAt(g.s.charge.wheel, row) || 0;
export const receptionAt = (g: Field, row: number): Reception => itemAt(RECEPTIONS, valueAt(g.s.charge.received, row));
export const reactionAt = (g: Field, row: number): (typeof CHARGE_REACTIONS)[number] =>
  itemAt(CHARGE_REACTIONS, valueAt(g.s.charge.reaction, row));
export const isAdvance = (g: Field, row: number): boolean => g.s.charge.isAdvance[row] === 1;

/** The rows that wait for their turn. */
export function waitingRows(g: Field): readonly number[] {
  const found: number[] = [];
  for (let row = 0; row < chargeCount(g); row++) if (g.s.charge.stage[row] === DECLARED) found.push(row);
  return found;
}
export const rowOf = (g: Field, u: UnitId): number => waitingRows(g).find((row) => chargerOf(g, row) === u) ?? -1;
/** Every row on a target, had its turn or not. */
export function rowsOn(g: Field, target: UnitId): readonly number[] {
  const found: number[] = [];
  for (let row = 0; row < chargeCount(g); row++) if (targetOf(g, row) === target) found.push(row);
  return found;
}
export function addRow(
  g: Field,
  charger: UnitId,
  target: UnitId,
  hand: number,
  wheel: number,
  advance: boolean,
): number {
  const { charge, battle } = g.s;
  const row = chargeCount(g);
  if (row === MOST_CHARGES) throw new RulesBug('too many charges at one time');
  battle.charges[0] = row + 1;
  charge.charger[row] = charger + 1;
  charge.target[row] = target + 1;
  charge.hand[row] = hand;
  charge.wheel[row] = wheel;
  charge.isAdvance[row] = advance ? 1 : 0;
  return row;
}
export function clearRows(g: Field): void {
  const { charge, battle } = g.s;
  for (let row = 0; row < chargeCount(g); row++) for (const column of Object.values(charge)) column[row] = 0;
  battle.charges[0] = 0;
}
/** Takes the last row off: that of an advance, which may come between declared charges. */
export function dropLastRow(g: Field): void {
  const { charge, battle } = g.s;
  const row = chargeCount(g) - 1;
  for (const column of Object.values(charge)) column[row] = 0;
  battle.charges[0] = row;
}
/** C8m It has had its turn. Whoever runs on out of control still charges. */
export function resolved(g: Field, row: number): void {
  const u = chargerOf(g, row);
  g.s.charge.stage[row] = CHARGE_STAGES.indexOf('resolved');
  if (stateOf(g, u) !== 'uncontrolled') unmark(g, u, 'charging');
}
/** C8p C8r A charge that cannot be carried out is dropped: the unit may move normally. */
export function dropped(g: Field, row: number, rule: 'C8p' | 'C8r'): void {
  const u = chargerOf(g, row);
  g.s.charge.stage[row] = CHARGE_STAGES.indexOf('dropped');
  if (stateOf(g, u) !== 'uncontrolled') unmark(g, u, 'charging');
  emit(g, { type: 'charge-dropped', rule, piece: idOf(g, u), target: idOf(g, targetOf(g, row)) });
}

/** A charge as it would be carried out now. */
export const caseAt = (g: Field, table: ChargeTable, row: number): ChargeCase =>
  chargeCase(fighterIn(table, chargerOf(g, row)), fighterIn(table, targetOf(g, row)), wheelOf(g, row), table);
/** C8b C8p Whether its way still leads to its target, whatever has become of the unit. */
export const isWayOpen = ({ path, target }: ChargeCase): boolean =>
  target.state !== 'gone' && path.straight !== null && path.stop === null && (path.ticks ?? 0) <= PERIOD_TICKS;
/** C8p Whether a charge whose turn has come, or a run forward, still leads to its target. */
export const isOpen = (g: Field, row: number, c: ChargeCase): boolean =>
  isAdvance(g, row) ? isWayOpen(c) : stillCharges(c);

/** An attack on a target, by its row. */
export interface RowAttack extends Attack {
  readonly row: number;
  readonly path: ChargePath;
}
/** C8n The attacks that a target has to receive: charges that still lead to it. */
export function attacksOn(g: Field, table: ChargeTable, target: UnitId): readonly RowAttack[] {
  const found: RowAttack[] = [];
  for (const row of waitingRows(g)) {
    if (targetOf(g, row) !== target) continue;
    const c = caseAt(g, table, row);
    if (!isOpen(g, row, c)) continue;
    // Whom a unit in retreat fought before it does not turn against (2.4-C2).
    const isOld = stateOf(g, target) === 'retreat' && g.s.unit.cause[target] === chargerOf(g, row) + 1;
    const by = stateOf(g, target) === 'retreat' ? (isOld ? 'its melee enemy' : 'another enemy') : undefined;
    const made = isAdvance(g, row)
      ? attackOfAdvance(c.charger, c.path.straight ?? 0, by)
      : attackOf(c.charger, c.path, by);
    found.push({ ...made, row, path: c.path });
  }
  return found;
}
/** The nearest of some attacks to their target; the first of equals. */
export const nearestAttack = (
  table: ChargeTable,
  target: UnitId,
  attacks: readonly RowAttack[],
): RowAttack | undefined =>
  attacks.reduce<RowAttack | undefined>(
    (near, attack) =>
      near &&
      distanceOf(near.attacker, fighterIn(table, target)) <= distanceOf(attack.attacker, fighterIn(table, target))
        ? near
        : attack,
    undefined,
  );
