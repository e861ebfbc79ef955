import type { FormationId } from './ids.ts';
import { ARTILLERY, isFoot, isHorse, TOWN } from './vocabulary.ts';

/** Who stands in a hex, for stacking: what it is, and whose. */
export interface Stacked {
  readonly type: number;
  readonly formation: FormationId;
}
const NO_ONE = -1;
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
  let guns = 0;
  let foot = 0;
  let fighters = 0;
  let firstFighter = NO_ONE;
  let isOneBrigade = true;
  let areFightersOfOne = true;
  for (let i = 0; i < stack.length; i++) {
    const { type, formation } = stack[i]!;
    if (formation !== stack[0]!.formation) isOneBrigade = false;
    if (type === ARTILLERY) {
      guns++;
      continue;
    }
    fighters++;
    if (isFoot(type)) foot++;
    if (firstFighter === NO_ONE) firstFighter = formation;
    else if (formation !== firstFighter) areFightersOfOne = false;
  }
  if (isInReserve) return isOneBrigade ? undefined : '4.61b';
  if (fighters === 0) return guns > MOST_BATTERIES ? '5.41c' : undefined;
  if (terrain === TOWN && foot === fighters) return guns <= 1 && stack.length <= MOST_IN_TOWN ? undefined : '5.51';
  if (guns > 0) return guns === 1 && fighters === 1 ? undefined : '5.41b';
  return fighters > MOST_FIGHTERS || !areFightersOfOne ? '5.41a' : undefined;
}
export const isFighter = (type: number): boolean => isFoot(type) || isHorse(type);
