import { oncePer } from '@tambour/kernel';
import { rowFor } from '../model/charts.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

/** Sums of modifiers that are told apart, on either side of nought. */
const MOST = 8;
const SUMS = 2 * MOST + 1;
/** How often equal hits end for the attacker: the lower cohesion decides, and after it the defender's being there. */
const EQUAL = 0.4;

/** What comes of an attack on the average of both dice (7.44), by the modifiers of the two sides. */
export interface AttackWorth {
  /** Hits that a side inflicts, at `sum(modifiers)`. */
  readonly hits: Float64Array;
  /** The chance that the defender is beaten, at `fight(attacker, defender)`. */
  readonly wins: Float64Array;
}
const bounded = (n: number): number => (n < -MOST ? -MOST : n > MOST ? MOST : n);
export const sum = (n: number): number => bounded(Math.round(n)) + MOST;
export const fight = (attacker: number, defender: number): number => sum(attacker) * SUMS + sum(defender);

export const attackWorth = oncePer(({ charts }: RisorgimentoWorld): AttackWorth => {
  const { faces, lowest } = charts.die;
  const rolled = (modifier: number): number[] =>
    Array.from({ length: faces }, (_, face) => rowFor(charts.attack.rows, lowest + face + modifier).hits);
  const hits = new Float64Array(SUMS);
  const wins = new Float64Array(SUMS * SUMS);
  for (let a = -MOST; a <= MOST; a++) {
    const byAttacker = rolled(a);
    hits[sum(a)] = byAttacker.reduce((total, n) => total + n, 0) / faces;
    for (let d = -MOST; d <= MOST; d++) {
      let won = 0;
      for (const theirs of rolled(d))
        for (const ours of byAttacker) won += (ours > theirs ? 1 : ours === theirs ? EQUAL : 0) / (faces * faces);
      wins[fight(a, d)] = won;
    }
  }
  return { hits, wins };
});
