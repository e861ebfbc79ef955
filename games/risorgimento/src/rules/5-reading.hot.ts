import { oncePer } from '@tambour/kernel';
import { DISORDERED, type Field, SQUARE, STRATEGIC } from '../model/state.ts';
import { enemyOf, ON_MAP } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { type Reading, SideReading } from './5-side-reading.hot.ts';

/** Of a unit's marks, those that bear on the movement of others. */
const BEARING = DISORDERED | SQUARE | STRATEGIC;

/**
 * What both sides find on the field, kept from one question to the next. Every unit that was touched is looked at anew, and all of them in another
 * field or one written from outside; as long as it is what it was, what was read of it still holds, so one position is never mistaken for another.
 */
export class FieldReading {
  readonly #units: Int32Array;
  readonly #marks: Uint16Array;
  readonly #bridges: Uint8Array;
  /** Which bridges are down, by number. */
  #down: string;
  readonly #sides: readonly [SideReading, SideReading];

  constructor(w: RisorgimentoWorld) {
    this.#units = new Int32Array(w.units).fill(-1);
    this.#marks = new Uint16Array(w.units);
    this.#bridges = new Uint8Array(w.bridges.length);
    this.#down = this.#bridges.join('');
    this.#sides = [new SideReading(w, 0), new SideReading(w, 1)];
  }

  /** Looks at the field for a side. */
  of(g: Field, side: number): Reading {
    this.#look(g);
    return this.#sides[side]!.putRight(g);
  }

  #look(g: Field): void {
    const { touched } = g.scratch;
    const { rewritten } = g.pen;
    const isAll = !touched.isAll(g, rewritten);
    if (!isAll && touched.count === 0) return;
    const { hex, facing, place, marks } = g.s.unit;
    const known = this.#units;
    const knownMarks = this.#marks;
    const most = isAll ? known.length : touched.count;
    for (let i = 0; i < most; i++) {
      const u = isAll ? i : touched.units[i]!;
      const now = hex[u]! | (facing[u]! << 16) | (place[u]! << 20);
      const nowMarks = marks[u]! & BEARING;
      if (now === known[u] && nowMarks === knownMarks[u]) continue;
      this.#noteUnit(g, u, known[u]!, now);
      known[u] = now;
      knownMarks[u] = nowMarks;
    }
    touched.looked(g, rewritten);
    if (isAll) this.#lookAtBridges(g);
  }
  #lookAtBridges(g: Field): void {
    const { isDestroyed } = g.s.bridge;
    let isSame = true;
    for (let b = 0; b < this.#bridges.length; b++) {
      if (isDestroyed[b] === this.#bridges[b]) continue;
      this.#bridges[b] = isDestroyed[b]!;
      isSame = false;
    }
    if (isSame) return;
    for (const side of this.#sides) side.noteAll();
    this.#down = this.#bridges.join('');
  }
  /** A unit is not what it was: the hexes where it stood and stands are different for everyone, and the enemy reads its zones again. */
  #noteUnit(g: Field, u: number, before: number, now: number): void {
    const side = g.w.unitSide[u]!;
    const own = this.#sides[side]!;
    const other = this.#sides[enemyOf(side)]!;
    if (before >= 0 && before >> 20 === ON_MAP) {
      own.noteOwn(g, before & 0xffff);
      other.noteIn(g, before & 0xffff);
    }
    if (now >> 20 === ON_MAP) {
      own.noteOwn(g, now & 0xffff);
      other.noteIn(g, now & 0xffff);
    }
    other.noteFoe(u);
  }

  /** The bridges that are down, as a word that is the same for the same bridges. */
  down(g: Field): string {
    this.#look(g);
    return this.#down;
  }
  /** A number that stays as it is while no enemy of a side, and no bridge, changes. */
  foes(g: Field, side: number): number {
    this.#look(g);
    return this.#sides[side]!.foes;
  }
  /** How many changes a side has seen. Whoever notes the number can ask later whether any of those since then bears on it. */
  changes(side: number): number {
    return this.#sides[side]!.changes;
  }
  /** Whether one of the hexes of a set, one bit a hex from a word on, or one beside them has changed for a side since a count of changes. */
  hasChanged(side: number, since: number, set: Uint32Array, first: number): boolean {
    return this.#sides[side]!.hasChanged(since, set, first);
  }
}

/** The reading of a battle: rules run one at a time, so all positions of one world share it. */
export const fieldReading = oncePer((w: RisorgimentoWorld) => new FieldReading(w));
export const readField = (g: Field, side: number): Reading => fieldReading(g.w).of(g, side);
