import type { FormationId } from './ids.ts';
import { ARTILLERY, isFoot, isHorse, TOWN } from './vocabulary.ts';

/** Who stands in a hex, for stacking: what it is, and whose. */
export interface Stacked {
  readonly type: number;
  readonly formation: FormationId;
}
export const MOST_BATTERIES = 3;
export const MOST_IN_TOWN = 3;
export const MOST_FIGHTERS = 2;

/** The rule that a stack breaks, or nothing. The same for a set-up in a file and for pieces on the map. */
export type StackFault = '5.41a' | '5.41b' | '5.41c' | '5.51' | '4.61b';

/**
 * 5.41a 5.41b 5.41c 5.41e 5.41f 5.51 4.61b R29 Two infantry or cavalry units of one brigade; one battery with one unit of any; three
 * batteries; in a town three infantry, or two and a battery, of any formation; in reserve a brigade in any number.
 */
export function stackFault(stack: readonly Stacked[], terrain: number, isInReserve: boolean): StackFault | undefined {
  if (stack.length <= 1) return undefined;
  const guns = stack.filter((u) => u.type === ARTILLERY);
  const others = stack.filter((u) => u.type !== ARTILLERY);
  const isOneBrigade = stack.every((u) => u.formation === stack[0]!.formation);
  if (isInReserve) return isOneBrigade ? undefined : '4.61b';
  if (others.length === 0) return guns.length > MOST_BATTERIES ? '5.41c' : undefined;
  if (terrain === TOWN && others.every((u) => isFoot(u.type))) {
    const room = guns.length <= 1 && stack.length <= MOST_IN_TOWN;
    return room ? undefined : '5.51';
  }
  if (guns.length > 0) return guns.length === 1 && others.length === 1 ? undefined : '5.41b';
  const isShared = others.length > MOST_FIGHTERS || !others.every((u) => u.formation === others[0]!.formation);
  return isShared ? '5.41a' : undefined;
}
export const isFighter = (type: number): boolean => isFoot(type) || isHorse(type);
