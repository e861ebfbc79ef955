import { linksFrom, NO_ENTRY, type ZoneId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { endOf, zoneOf } from '../model/lookup.ts';
import { type Field, faceOf } from '../model/state.ts';
import { roadBonusOf } from './4-allowance.ts';
import { haltsAt } from './4-entry.ts';
import { allowances, FELL_ONCE, FELL_TWICE, FRESH, layGround, linkPrices } from './4-march.hot.ts';
import { isOffRoad, spentBy } from './4-moving-piece.ts';
import { RUINOUS, strainOf, TESTING } from './4-step.ts';

/** A unit on one of its ways. */
interface Trail {
  readonly zone: ZoneId;
  readonly spent: number;
  /** Steps that throw it into disorder for certain. */
  readonly falls: number;
  /** What may stop it on the way: tests of the steps so far, leaders ridden over. */
  readonly risks: number;
  readonly isOff: boolean;
  readonly steps: number;
  readonly before: Trail | undefined;
}
/** A trail that comes to the zone wanted: what could have stopped it before, and whether the last step is tested. */
interface Arrival extends Trail {
  readonly short: number;
}

/**
 * 4.1.4a 4.1.4b 4.1Pe Of all ways of a unit to a zone, the one that risks least to stop short of it: fewest certain falls, then
 * fewest tests (and leaders ridden over) before the last step, then no test on the last, then fewest points. Slower than
 * the search behind the list, which keeps no count of tests, and asked only where no way is free of them.
 */
export function safestWay(g: Field, u: UnitId, to: ZoneId): ZoneId[] {
  const { w, scratch } = g;
  layGround(g, u);
  const { toll, stop } = scratch;
  const prices = linkPrices(g, u);
  const levels = allowances(g, u);
  const points = [levels[FRESH], levels[FELL_ONCE], levels[FELL_TWICE]];
  const bonus = roadBonusOf(g, faceOf(g, u).arm);
  const start = zoneOf(g, u);
  const trails: Trail[] = [
    { zone: start, spent: spentBy(g, u), falls: 0, risks: 0, isOff: isOffRoad(g, u), steps: 0, before: undefined },
  ];
  const known: (Trail[] | undefined)[] = [];
  let best: Arrival | undefined;
  // Trails that are found lead on in their turn.
  for (const t of trails) {
    for (const link of linksFrom(w.passage, t.zone)) {
      const zone = endOf(g, link);
      const [price, extra] = [prices[link] ?? 0, toll[zone] ?? NO_ENTRY];
      if (price === 0 || extra === NO_ENTRY) continue;
      const cost = price + extra;
      const isOff = t.isOff || w.linkRoad[link] === 0;
      const spent = t.spent + cost;
      if (spent > (points[t.falls] ?? -1) + (isOff ? 0 : bonus)) continue;
      const strain = strainOf(w, cost);
      const falls = t.falls + (strain === RUINOUS ? 1 : 0);
      if (falls >= points.length) continue;
      const risks = t.risks + (strain === TESTING || (zone !== to && haltsAt(g, u, zone)) ? 1 : 0);
      const next = { zone, spent, falls, risks, isOff, steps: t.steps + 1, before: t };
      if (zone === to) {
        const arrival = { ...next, short: t.risks };
        if (!best || isBetter(arrival, best)) best = arrival;
      } else if (!stop[zone] && (points[falls] ?? -1) >= 0) {
        known[zone] ??= [];
        if (isMatched(known[zone], next)) continue;
        known[zone].push(next);
        trails.push(next);
      }
    }
  }
  const way: ZoneId[] = [];
  for (let t: Trail | undefined = best; t?.before; t = t.before) way.unshift(t.zone);
  return way;
}

/** Whether whatever can follow on one trail can on another that is nowhere worse; points depend on the falls. */
const isAsGood = (a: Trail, b: Trail): boolean =>
  a.falls === b.falls && a.risks <= b.risks && a.spent <= b.spent && (!a.isOff || b.isOff);
const isMatched = (known: readonly Trail[], t: Trail): boolean => known.some((one) => isAsGood(one, t));
const isBetter = (a: Arrival, b: Arrival): boolean => {
  if (a.falls !== b.falls) return a.falls < b.falls;
  if (a.short !== b.short) return a.short < b.short;
  if (a.risks !== b.risks) return a.risks < b.risks;
  if (a.spent !== b.spent) return a.spent < b.spent;
  return a.isOff === b.isOff ? a.steps < b.steps : b.isOff;
};
