import { isInContact } from '@tambour/boards';
import { isInPlay, isSectorClear } from '../table/placed.ts';
import { fieldOf } from './field.ts';
import { type Debt, type MoveCase, type Progress, type Spell, startOf } from './mover.ts';
import { settled, stayOf } from './spells.ts';

const spellOf = (debt: Exclude<Debt, { for: 'line' }>): Spell => {
  if (debt.for === 'form') return { kind: 'form', formation: debt.to };
  return debt.for === 'enter' ? { kind: 'enter', sector: debt.sector } : { kind: debt.for };
};
/**
 * C3l C3e C5b C5k What was begun in an earlier half goes on, before anything else: asked of every unit when its side begins to move. A formation
 * for which there is no room any more, or a sector taken by others or where somebody stands, is given up (`isLost`), and the time with it. Who has been obliged to move
 * or to fight since has dropped it: that is for whoever obliges it.
 */
export function carryOn(c: MoveCase): { readonly after: Progress; readonly isLost: boolean } {
  const start = startOf(c);
  const { debt } = start;
  if (!debt) return { after: start, isLost: false };
  const pays = Math.min(debt.ticks, start.left);
  const paid: Progress = {
    ...start,
    left: start.left - pays,
    moved: debt.for === 'reform' ? 0 : pays,
    debt: pays < debt.ticks ? { ...debt, ticks: debt.ticks - pays } : null,
  };
  if (paid.debt) return { after: paid, isLost: false };
  if (debt.for === 'line') return { after: { ...paid, astride: [...paid.astride, debt.line] }, isLost: false };
  const found = stayOf(fieldOf(c), paid, spellOf(debt));
  const isTaken =
    debt.for === 'enter' &&
    (!isInContact(c.unit.shape, debt.sector.shape) ||
      c.around.units.some((other) => other !== c.unit && other.sector === debt.sector && isInPlay(other)) ||
      !isSectorClear(debt.sector, c.unit, c.around.units));
  if (found.clash !== null || isTaken) return { after: paid, isLost: true };
  return { after: settled(paid, found), isLost: false };
}
