import { FAR, type ZoneId } from '@tambour/boards';
import { type IdArray, oncePer, packed } from '@tambour/kernel';
import { combatResult } from '../model/chart-lookup.ts';
import type { Charts } from '../model/charts.ts';
import type { Effect } from '../model/combat-result.ts';
import { CHARGE, DISORGANISED, type Field, faceOf, has, ISOLATED, NOWHERE } from '../model/state.ts';
import { ARTILLERY, CAVALRY, CAVALRY_GROUP, FOOT_SHOCK, OPEN, WEAPONS } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';

/** What a result costs a unit, in steps: a test is half a disorder, a disorder half a step. */
const costOf = (e: Effect): number => e.losses + (e.disorganises ? 0.5 : 0) + (e.tests ? 0.2 : 0) + (e.star ? 0.1 : 0);

/** What an attack at each differential is worth to the attacker on average: what it costs the defender, less its own cost. */
const worthOf = oncePer((charts: Charts): Float64Array => {
  const { leastDifferential: low, greatestDifferential: high } = charts;
  return Float64Array.from({ length: high - low + 1 }, (_, i) => {
    let sum = 0;
    for (let die = 1; die <= 6; die++) {
      const r = combatResult(charts, low + i, die);
      sum += costOf(r.defender) - costOf(r.attacker);
    }
    return sum / 6;
  });
});

/** Best foot and horse of a zone as attackers, best unit as defender, support at hand; by side and zone. */
class Strengths {
  readonly horse: Float64Array;
  readonly lance: Float64Array;
  readonly foot: Float64Array;
  readonly defence: Float64Array;
  readonly held: IdArray<ZoneId>;
  count = 0;
  readonly #weapons: Uint8Array;
  constructor(zones: number) {
    this.horse = new Float64Array(zones);
    this.lance = new Float64Array(zones);
    this.foot = new Float64Array(zones);
    this.defence = new Float64Array(zones);
    this.held = packed<ZoneId>(new Int32Array(zones));
    this.#weapons = new Uint8Array(zones * WEAPONS.length);
  }
  fill(g: Field, side: number): void {
    const weapons = this.#weapons;
    this.horse.fill(0);
    this.lance.fill(0);
    this.foot.fill(0);
    this.defence.fill(-9);
    weapons.fill(0);
    this.count = 0;
    const units = g.w.sideUnits[side]!;
    for (let i = 0; i < units.length; i++) {
      const u = units[i]!;
      const z = g.s.unit.zone[u]!;
      if (z === NOWHERE) continue;
      if (this.defence[z] === -9) this.held[this.count++] = z;
      const face = faceOf(g, u);
      const isFit = !has(g, u, DISORGANISED);
      const fc = face.fc - (isFit ? 0 : 1);
      if (isFit && !has(g, u, ISOLATED)) weapons[z * WEAPONS.length + g.w.unit[u]!.weapon] = 1;
      if (fc > this.defence[z]!) this.defence[z] = fc;
      if (face.arm === ARTILLERY || has(g, u, ISOLATED)) continue;
      if (face.arm === CAVALRY) {
        if (fc > this.horse[z]!) this.horse[z] = fc;
        const charging = fc + (isFit && has(g, u, CHARGE) ? g.w.charts.charge : 0);
        if (charging > this.lance[z]!) this.lance[z] = charging;
      } else if (fc > this.foot[z]!) this.foot[z] = fc;
    }
    for (let i = 0; i < this.count; i++) {
      const z = this.held[i]!;
      if (!weapons[z * 2] || !weapons[z * 2 + 1]) continue;
      this.defence[z]! += 1;
      if (this.horse[z]! > 0) this.horse[z]! += 1;
      if (this.lance[z]! > 0) this.lance[z]! += 1;
      if (this.foot[z]! > 0) this.foot[z]! += 1;
    }
  }
}

/** How far horse and foot strike in their next move, in zones. */
const HORSE_REACH = 3;
const FOOT_REACH = 2;
/** An attack that must first be marched to is worth less than one at hand. */
const MARCHED_TO = 0.55;

const roomOf = oncePer(({ w }: Field) => [new Strengths(w.zones), new Strengths(w.zones)] as const);

/** What each side can do to the other in its next attacks, in steps: the best attack on each zone held, summed. */
export function threats(g: Field): readonly [number, number] {
  const [first, second] = roomOf(g);
  first.fill(g, 0);
  second.fill(g, 1);
  return [against(g, first, second), against(g, second, first)];
}
function against(g: Field, own: Strengths, enemy: Strengths): number {
  const { charts, zones, steps, type } = g.w;
  const worth = worthOf(charts);
  const { leastDifferential: low, greatestDifferential: high } = charts;
  let total = 0;
  for (let i = 0; i < enemy.count; i++) {
    const z = enemy.held[i]!;
    const ground = charts.zones[type[z]!]!.terrain;
    const isOpen = type[z] === OPEN;
    let best = 0;
    for (let j = 0; j < own.count; j++) {
      const y = own.held[j]!;
      const far = steps[y * zones + z]!;
      if (far === FAR || far > HORSE_REACH) continue;
      const horse = (isOpen ? own.lance[y]! : own.horse[y]!) - (ground?.[CAVALRY_GROUP] ?? 0);
      const foot = far <= FOOT_REACH && own.foot[y]! > 0 ? own.foot[y]! - (ground?.[FOOT_SHOCK] ?? 0) : -9;
      let power = own.horse[y]! > 0 && horse > foot ? horse : foot;
      if (power < -8) continue;
      if (far === 1) {
        const link = linkOf(g.w, y, z);
        if (link >= 0) power -= charts.borders[g.w.linkKind[link]!]!.terrain[CAVALRY_GROUP] ?? 0;
      }
      const differential = Math.round(power - enemy.defence[z]!);
      const value = worth[Math.min(high, Math.max(low, differential)) - low]! * (far === 1 ? 1 : MARCHED_TO);
      if (value > best) best = value;
    }
    total += best;
  }
  return total;
}
