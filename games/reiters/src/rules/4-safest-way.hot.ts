import { NO_ENTRY, type ZoneId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { stepsBetween } from '../model/lookup.ts';
import type { Field } from '../model/state.ts';
import { faceOf } from '../model/unit.ts';
import { roadBonusOf } from './4-allowance.ts';
import { haltsAt } from './4-entry.ts';
import { allowances, FELL_ONCE, FELL_TWICE, FRESH, layGround, linkPrices } from './4-march.hot.ts';
import { isOffRoad, spentBy } from './4-moving-piece.ts';
import { RUINOUS, strainOf, TESTING } from './4-step.ts';

const NONE = -1;

/**
 * A unit on its ways, a row for each zone it comes to on one of them. The rows of the last search are written over, so that nothing is
 * allocated once there have been as many.
 */
class Trails {
  count = 0;
  readonly zone: ZoneId[] = [];
  readonly spent: number[] = [];
  /** Steps that throw it into disorder for certain. */
  readonly falls: number[] = [];
  /** What may stop it on the way: tests of the steps so far, leaders ridden over. */
  readonly risks: number[] = [];
  /** The same before the last step. */
  readonly short: number[] = [];
  readonly isOff: boolean[] = [];
  readonly steps: number[] = [];
  /** The row it comes from; and another of the same zone, by way of `#newest`. */
  readonly before: number[] = [];
  readonly #other: number[] = [];
  readonly #newest: number[] = [];

  begin(zones: number): void {
    this.count = 0;
    for (let z = 0; z < zones; z++) this.#newest[z] = NONE;
  }
  /** Writes the next row, without counting it. */
  write(zone: ZoneId, spent: number, falls: number, risks: number, isOff: boolean, before: number): number {
    const row = this.count;
    this.zone[row] = zone;
    this.spent[row] = spent;
    this.falls[row] = falls;
    this.risks[row] = risks;
    this.short[row] = before === NONE ? 0 : this.risks[before]!;
    this.isOff[row] = isOff;
    this.steps[row] = before === NONE ? 0 : this.steps[before]! + 1;
    this.before[row] = before;
    return row;
  }
  /** Counts the row just written, unless whatever can follow on it can on another that is nowhere worse; points depend on the falls. */
  keep(row: number): void {
    const zone = this.zone[row]!;
    for (let one = this.#newest[zone]!; one !== NONE; one = this.#other[one]!)
      if (
        this.falls[one] === this.falls[row] &&
        this.risks[one]! <= this.risks[row]! &&
        this.spent[one]! <= this.spent[row]! &&
        (!this.isOff[one] || this.isOff[row])
      )
        return;
    this.#other[row] = this.#newest[zone]!;
    this.#newest[zone] = row;
    this.count = row + 1;
  }
  /** Of two that come to the zone wanted, whether the first is better. */
  isBetter(a: number, b: number): boolean {
    const { falls, short, risks, spent, isOff, steps } = this;
    if (falls[a] !== falls[b]) return falls[a]! < falls[b]!;
    if (short[a] !== short[b]) return short[a]! < short[b]!;
    if (risks[a] !== risks[b]) return risks[a]! < risks[b]!;
    if (spent[a] !== spent[b]) return spent[a]! < spent[b]!;
    return isOff[a] === isOff[b] ? steps[a]! < steps[b]! : isOff[b]!;
  }
  /** Whether no way on from a row can be better than one that has come to the zone wanted: falls and risks only grow. */
  isBeaten(row: number, by: number): boolean {
    if (this.falls[row] !== this.falls[by]) return this.falls[row]! > this.falls[by]!;
    return this.risks[row]! > this.short[by]!;
  }
  wayTo(row: number): ZoneId[] {
    const way: ZoneId[] = [];
    for (let at = row; this.before[at] !== NONE; at = this.before[at]!) way.push(this.zone[at]!);
    return way.reverse();
  }
}
/** Rules run one at a time. */
const trails = new Trails();

/**
 * 4.1.4a 4.1.4b 4.1Pe Of all ways of a unit to a zone, the one that risks least to stop short of it: fewest certain falls, then
 * fewest tests (and leaders ridden over) before the last step, then no test on the last, then fewest points. Slower than
 * the search behind the list, which keeps no count of tests, and asked only where no way is free of them.
 */
export function safestWay(g: Field, u: UnitId, to: ZoneId): ZoneId[] {
  const { w, scratch } = g;
  layGround(g, u);
  const { toll, stop } = scratch;
  const { first, to: ends } = w.passage;
  const prices = linkPrices(g, u);
  const levels = allowances(g, u);
  const points = [levels[FRESH], levels[FELL_ONCE], levels[FELL_TWICE]];
  const bonus = roadBonusOf(g, faceOf(g, u).arm);
  const most = Math.max(...points) + bonus;
  trails.begin(w.zones);
  trails.count = trails.write(g.s.unit.zone[u]!, spentBy(g, u), 0, 0, isOffRoad(g, u), NONE) + 1;
  let best = NONE;
  // Trails that are found lead on in their turn.
  for (let t = 0; t < trails.count; t++) {
    const from = trails.zone[t]!;
    if (from === to || (best !== NONE && trails.isBeaten(t, best))) continue;
    for (let link = first[from]!; link < first[from + 1]!; link++) {
      const zone = ends[link]!;
      const price = prices[link]!;
      if (price === 0 || toll[zone] === NO_ENTRY) continue;
      const cost = price + toll[zone]!;
      const isOff = trails.isOff[t]! || w.linkRoad[link] === 0;
      const spent = trails.spent[t]! + cost;
      const fallen = trails.falls[t]!;
      if (spent > points[fallen]! + (isOff ? 0 : bonus)) continue;
      // Every step costs a point at least.
      if (spent + stepsBetween(g, zone, to) > most) continue;
      const strain = strainOf(w, cost);
      const falls = fallen + (strain === RUINOUS ? 1 : 0);
      if (falls >= points.length) continue;
      const isRisk = strain === TESTING || (zone !== to && haltsAt(g, u, zone));
      const row = trails.write(zone, spent, falls, trails.risks[t]! + (isRisk ? 1 : 0), isOff, t);
      if (zone === to) {
        if (best !== NONE && !trails.isBetter(row, best)) continue;
        best = row;
        trails.count = row + 1;
      } else if (!stop[zone] && points[falls]! >= 0) trails.keep(row);
    }
  }
  return best === NONE ? [] : trails.wayTo(best);
}
