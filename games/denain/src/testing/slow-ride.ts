import { price } from './slow-march.ts';
import {
  bridges,
  camp,
  fighting,
  isCut,
  isWatched,
  isWater,
  near,
  type Piece,
  roadHexes,
  roads,
  type SlowPosition,
  side,
  walls,
} from './slow-table.ts';

/** Every ride and every way of the baggage, one by one, from the texts: a way is the hexes entered, in order. */
export type Route = readonly string[];

const held = (t: SlowPosition, hex: string): Piece | undefined =>
  t.pieces.find((p) => p.hex === hex && p.cls !== 'baggage');
const SIX = [0, 1, 2, 3, 4, 5];

/** 9, 7.5: a formation leader rides like cavalry, any way he likes; enemy zones hold him unless a friend is in the hex. */
export function leaderRoutes(t: SlowPosition, own: number, start: string, mp: number): Route[] {
  const horse = { side: own, cls: 'cav', mp } as Piece;
  const isHeldUp = (hex: string) => isWatched(t, hex, 1 - own) && held(t, hex)?.side !== own;
  const out: Route[] = [];
  const go = (route: Route, spent: number, onRoad: boolean): void => {
    const here = route.at(-1) ?? start;
    if (route.length > 0) out.push(route);
    const inZone = isHeldUp(here);
    if (inZone && route.length > 0) return;
    for (const d of SIX) {
      const to = near(here, d);
      const cost = to === undefined ? undefined : price(t, horse, here, to);
      if (to === undefined || cost === undefined) continue;
      const by = held(t, to);
      if ((by && by.side !== own) || (inZone && isHeldUp(to))) continue;
      const road = onRoad && roads.has(side(here, to));
      const total = spent + cost + (inZone ? 1 : 0);
      if (total <= mp + (road ? 1 : 0)) go([...route, to], total, road);
    }
  };
  go([], 0, roadHexes.has(start));
  return out;
}

/** 7.4: a commander-in-chief rides so many hexes, never where an enemy stands or looks, unless a friend is there. */
export function commanderRoutes(t: SlowPosition, own: number, start: string, most: number): Route[] {
  const out: Route[] = [];
  const go = (route: Route): void => {
    const here = route.at(-1) ?? start;
    if (route.length > 0) out.push(route);
    if (route.length === most) return;
    for (const d of SIX) {
      const to = near(here, d);
      if (to === undefined || isWater(here, to) || isCut(t, here, to)) continue;
      const edge = side(here, to);
      if (own === 0 && (walls.has(edge) || camp.has(to)) && !t.breached.has(edge)) continue;
      const by = held(t, to);
      if (by ? by.side !== own : isWatched(t, to, 1 - own, ['front', 'flank'])) continue;
      go([...route, to]);
    }
  };
  go([]);
  return out;
}

/** 7.8: the baggage goes like guns, any way, into no hex that is held; zones and bridges stop it. */
export function haulRoutes(t: SlowPosition): Route[] {
  const cart = t.pieces.find((p) => p.cls === 'baggage');
  if (!cart) return [];
  const wagon = { ...cart, cls: 'art' } as Piece;
  const out: Route[] = [];
  const go = (route: Route, spent: number, onRoad: boolean): void => {
    const here = route.at(-1) ?? cart.hex;
    if (route.length > 0) out.push(route);
    const inZone = isWatched(t, here, 1 - cart.side);
    if (route.length > 0 && (inZone || bridges.has(here))) return;
    for (const d of SIX) {
      const to = near(here, d);
      const cost = to === undefined ? undefined : price(t, wagon, here, to);
      if (
        to === undefined ||
        cost === undefined ||
        t.pieces.some((p) => p.hex === to && (fighting(p) || p.cls === 'art'))
      )
        continue;
      if (inZone && isWatched(t, to, 1 - cart.side)) continue;
      const road = onRoad && roads.has(side(here, to));
      const total = spent + cost + (inZone ? 1 : 0);
      if (total <= cart.mp + (road ? 1 : 0)) go([...route, to], total, road);
    }
  };
  go([], 0, roadHexes.has(cart.hex));
  return out;
}
