import type { HexId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { holder } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { enemyOf, NOWHERE } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { retreatPassable } from './7-works.ts';

/** A hex from which no way leads to the edge, or which has not been come to yet. */
export const FAR = 0x7fff;

/**
 * Steps to the edge for one side and class, kept from one rout to the next: as long as the enemy holds the hexes that he held, and no work
 * has been breached, they hold. They are counted from the edge inwards only as far as someone has asked, and on from there.
 */
class RoutField {
  readonly steps: Int32Array;
  readonly #queue: Int32Array;
  #head = 0;
  #tail = 0;
  /** Of each enemy unit the hex that it holds, or NOWHERE. */
  readonly #held: Int32Array;
  readonly #breached: Uint8Array;
  #isKnown = false;

  constructor(
    w: DenainWorld,
    readonly side: number,
    readonly cls: number,
  ) {
    this.steps = new Int32Array(w.grid.size);
    this.#queue = new Int32Array(w.grid.size);
    this.#held = new Int32Array(w.sideUnits[enemyOf(side)]!.length).fill(-1);
    this.#breached = new Uint8Array(w.workHexes.length);
  }

  upTo(g: Field, until: number): Int32Array {
    if (!this.#stillHolds(g)) this.#begin(g);
    this.#goOn(g, until);
    return this.steps;
  }

  /** Looks at everything that the steps hang on, and remembers it. Where a bridge is broken it is not known what that is. */
  #stillHolds(g: Field): boolean {
    let holds = this.#isKnown;
    const foes = g.w.sideUnits[enemyOf(this.side)]!;
    for (let i = 0; i < foes.length; i++) {
      const held = hexHeldBy(g, foes[i]!);
      if (held === this.#held[i]) continue;
      this.#held[i] = held;
      holds = false;
    }
    const { sides } = g.s.breach;
    for (let row = 0; row < this.#breached.length; row++) {
      if (sides[row] === this.#breached[row]) continue;
      this.#breached[row] = sides[row]!;
      holds = false;
    }
    const isWhole = g.s.battle.bridgesCut[0] === 0;
    this.#isKnown = isWhole;
    return holds && isWhole;
  }
  #begin(g: Field): void {
    const { w } = g;
    this.steps.fill(FAR);
    this.#head = 0;
    this.#tail = 0;
    const foe = enemyOf(this.side);
    for (const hex of w.edges[this.side]!) {
      if (w.cost[this.cls]![hex] === 0 || holder(g, hex) === foe) continue;
      this.steps[hex] = 0;
      this.#queue[this.#tail++] = hex;
    }
  }
  #goOn(g: Field, until: number): void {
    const { w } = g;
    const { steps, side, cls } = this;
    const queue = this.#queue;
    const foe = enemyOf(side);
    while (this.#head < this.#tail && steps[until] === FAR) {
      const hex = queue[this.#head++]!;
      for (let d = 0; d < 6; d++) {
        const x = w.near[hex * 6 + d]!;
        if (x < 0 || steps[x] !== FAR || holder(g, x) === foe) continue;
        // The step is made from x to hex.
        if (!retreatPassable(g, side, cls, x, (d + 3) % 6)) continue;
        steps[x] = steps[hex]! + 1;
        queue[this.#tail++] = x;
      }
    }
  }
}

/** The hex that a unit or battery holds, see `holder`. */
function hexHeldBy(g: Field, u: UnitId): number {
  const hex = g.s.unit.hex[u]!;
  if (hex === NOWHERE) return NOWHERE;
  const { unit, battery } = g.s.at;
  return (unit[hex] || battery[hex]) === u + 1 ? hex : NOWHERE;
}

/** By side and class. Rules run one at a time, so all positions of one world share them. */
const fields = oncePer((w: DenainWorld): readonly (readonly RoutField[])[] =>
  [0, 1].map((side) => w.cost.map((_, cls) => new RoutField(w, side, cls))),
);

/** 12.4d 12.4e 12.4f Steps to the side’s own map edge by ground a rout may cross, counted inwards as far as the hex `until` at least. R67 R68 */
export const routField = (g: Field, side: number, cls: number, until: number): Readonly<Int32Array> =>
  fields(g.w)[side]![cls]!.upTo(g, until);
/** The steps from a hex, in such a field. */
export const stepsFrom = (field: Readonly<Int32Array>, hex: HexId): number => field[hex]!;
