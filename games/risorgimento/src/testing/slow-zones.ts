import type { HexId } from '@tambour/boards';
import type { Field } from '../model/state.ts';
import { TERRAINS, TYPES, WATERS } from '../model/vocabulary.ts';
import { labelOf, placeOf } from './sight-ground.ts';
import type { Place } from './slow-sight.ts';

/** 3.1 of our specification: the neighbour in a direction, 0 north and on clockwise. */
export function beside({ column: c, row: r }: Place, d: number): Place {
  const isEven = c % 2 === 0;
  const rows = isEven ? [r - 1, r - 1, r, r + 1, r, r - 1] : [r - 1, r, r + 1, r + 1, r + 1, r];
  const columns = [c, c + 1, c + 1, c, c - 1, c - 1];
  return { column: columns[d]!, row: rows[d]! };
}
/** What a unit is, in words. */
export interface Seen {
  readonly side: number;
  readonly type: string;
  readonly hex: HexId;
  readonly facing: number;
  readonly isDisordered: boolean;
  readonly isSquare: boolean;
}
/** What enemies do to a hex: 8.4 and 10 of our specification, read as they stand. */
export interface Pressure {
  readonly zone: boolean;
  readonly contact: boolean;
  readonly nextTo: boolean;
  readonly reach: boolean;
}

export class SlowZones {
  /** The units next to a hex, each with the direction in which it has it. */
  readonly #around = new Map<HexId, { readonly u: Seen; readonly d: number }[]>();
  constructor(
    readonly g: Field,
    readonly seen: readonly Seen[],
  ) {
    for (const u of seen)
      for (let d = 0; d < 6; d++) {
        const hex = this.hexAt(beside(placeOf(g, u.hex), d));
        if (hex !== undefined) this.#around.set(hex, [...(this.#around.get(hex) ?? []), { u, d }]);
      }
  }
  hexAt(at: Place): HexId | undefined {
    return this.g.w.hexIndex.get(labelOf(at));
  }
  #terrain = (hex: HexId): string => TERRAINS[this.g.w.terrain[hex]!]!;
  #isFoot = (type: string): boolean => ['infantry', 'light', 'jager'].includes(type);
  #isFighter = (type: string): boolean => TYPES.includes(type as (typeof TYPES)[number]) && type !== 'artillery';

  /** 5.52 Two or more infantry in a town. */
  isGarrison(u: Seen): boolean {
    if (this.#terrain(u.hex) !== 'town' || !this.#isFoot(u.type)) return false;
    return this.seen.filter((v) => v.hex === u.hex && this.#isFoot(v.type)).length >= 2;
  }
  /** 6.1 5.52 6.14 */
  isFront(u: Seen, d: number): boolean {
    return u.isSquare || this.isGarrison(u) || [u.facing, (u.facing + 1) % 6, (u.facing + 5) % 6].includes(d);
  }
  isJoined = (hex: HexId, d: number): boolean => this.g.w.ways[hex * 6 + d] !== 0;
  /** A hexside that no attack could cross: river, canal or deep stream without bridge or ford. */
  isBarred(hex: HexId, d: number): boolean {
    const water = WATERS[this.g.w.water[hex * 6 + d]!]!;
    const bridge = this.g.w.bridge[hex * 6 + d]!;
    const stands = bridge > 0 && !this.g.s.bridge.isDestroyed[bridge - 1];
    return ['river', 'canal', 'stream_deep'].includes(water) && !stands;
  }

  /** 10, points 1 to 7: whether the hex that lies so is in a unit's zone of control. */
  hasZone(u: Seen, d: number): boolean {
    const { w } = this.g;
    const x = u.hex;
    const y = this.hexAt(beside(placeOf(this.g, x), d));
    if (y === undefined) return false;
    if (!this.#isFighter(u.type) || u.isDisordered) return false;
    if (!this.isFront(u, d)) return false;
    if (this.#terrain(y) === 'town') return false;
    const water = WATERS[w.water[x * 6 + d]!]!;
    if (['river', 'canal', 'stream_deep'].includes(water) || w.bridge[x * 6 + d]! > 0) return false;
    const crest = w.crest[x * 6 + d]!;
    const climb = crest > 0 ? Math.max(1, crest - w.level[x]!) : w.level[y]! - w.level[x]!;
    if (climb >= 2) return false;
    if (climb <= -2 && !this.#isFoot(u.type)) return false;
    if (
      ['heavily_cultivated', 'lightly_cultivated'].includes(this.#terrain(x)) &&
      d !== u.facing &&
      !this.isJoined(x, d)
    )
      return false;
    const isThick = ['heavily_cultivated', 'woods', 'difficult_woods'].includes(this.#terrain(y));
    return !(this.isGarrison(u) && !u.isSquare && isThick && !this.isJoined(x, d));
  }
  /** 14.1 and the end of 10: whether a unit may attack the hex that lies so. */
  mayAttack(u: Seen, d: number): boolean {
    if (this.hexAt(beside(placeOf(this.g, u.hex), d)) === undefined || this.isBarred(u.hex, d)) return false;
    if (!this.isFront(u, d)) return false;
    return this.#terrain(u.hex) !== 'heavily_cultivated' || d === u.facing || this.isJoined(u.hex, d);
  }
  /** 8.4 What the enemies of a side do to a hex. */
  pressure(hex: HexId, side: number): Pressure {
    const near = (this.#around.get(hex) ?? []).filter(({ u }) => u.side !== side);
    const open = near.filter(({ u, d }) => !this.isBarred(u.hex, d));
    return {
      zone: near.some(({ u, d }) => this.hasZone(u, d)),
      contact: open.some(({ u }) => this.#isFighter(u.type)),
      nextTo: near.length > 0,
      reach: open.length > 0,
    };
  }
}
