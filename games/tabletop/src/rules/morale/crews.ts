import type { Result, Status } from '../../model/vocabulary.ts';
import { isBeaten } from '../beaten.ts';
import { isEqualOrSuperior } from './result.ts';

/** 2.5-A1 2.5-A2 2.5-A3 R45 R72 Gunners in melee: beaten while limbered they leave their guns and rout without a test, and without doubled losses; elite and guard, and those in battery, test. */
export function gunnersBeaten(c: {
  readonly limbered: boolean;
  readonly status: Status;
  readonly suffered: number;
  readonly inflicted: number;
  readonly figures: number;
}): { readonly beaten: boolean; readonly outcome: 'routWithoutTest' | 'test' | 'none' } {
  if (!isBeaten(c)) return { beaten: false, outcome: 'none' };
  const tests = !c.limbered || isEqualOrSuperior(c.status, 'elite');
  return { beaten: true, outcome: tests ? 'test' : 'routWithoutTest' };
}
/** 2.5-A3 C17b C17e A result that makes gunners go makes them leave their guns; limbered ones that retreat drive off with them. */
export const abandonsGuns = (result: Result, limbered: boolean): boolean =>
  result === 'rout' || result === 'flight' || (result === 'retreat' && !limbered);

export const SIDES = ['front', 'right', 'rear', 'left'] as const;
export type Side = (typeof SIDES)[number];
/** 2.4-A2 C17d Gunners leave by the side of their base opposite to the attack. */
export const sideToLeave = (attackedOn: Side): Side => SIDES[(SIDES.indexOf(attackedOn) + 2) % SIDES.length] ?? 'rear';
