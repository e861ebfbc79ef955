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
  const count = new StackCount();
  for (const { type, formation } of stack) count.add(type, formation);
  return count.fault(terrain, isInReserve);
}
/** The same for a stack that is counted unit by unit. */
export class StackCount {
  #units = 0;
  #guns = 0;
  #foot = 0;
  #fighters = 0;
  #first = NO_ONE;
  #firstFighter = NO_ONE;
  #isOneBrigade = true;
  #areFightersOfOne = true;

  clear(): void {
    this.#units = 0;
    this.#guns = 0;
    this.#foot = 0;
    this.#fighters = 0;
    this.#first = NO_ONE;
    this.#firstFighter = NO_ONE;
    this.#isOneBrigade = true;
    this.#areFightersOfOne = true;
  }
  add(type: number, formation: number): void {
    if (this.#units++ === 0) this.#first = formation;
    else if (formation !== this.#first) this.#isOneBrigade = false;
    if (type === ARTILLERY) {
      this.#guns++;
      return;
    }
    if (isFoot(type)) this.#foot++;
    if (this.#fighters++ === 0) this.#firstFighter = formation;
    else if (formation !== this.#firstFighter) this.#areFightersOfOne = false;
  }
  fault(terrain: number, isInReserve: boolean): StackFault | undefined {
    if (this.#units <= 1) return undefined;
    if (isInReserve) return this.#isOneBrigade ? undefined : '4.61b';
    const guns = this.#guns;
    const fighters = this.#fighters;
    if (fighters === 0) return guns > MOST_BATTERIES ? '5.41c' : undefined;
    if (terrain === TOWN && this.#foot === fighters)
      return guns <= 1 && this.#units <= MOST_IN_TOWN ? undefined : '5.51';
    if (guns > 0) return guns === 1 && fighters === 1 ? undefined : '5.41b';
    return fighters > MOST_FIGHTERS || !this.#areFightersOfOne ? '5.41a' : undefined;
  }
}
export const isFighter = (type: number): boolean => isFoot(type) || isHorse(type);
