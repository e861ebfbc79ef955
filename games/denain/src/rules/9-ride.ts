import { type HexId, hexId, NONE } from '@tambour/boards';
import { type Action, itemAt } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionHex, actionLeader, haulHex } from '../model/action-view.ts';
import { unitsOf } from '../model/formation.ts';
import { BARRED } from '../model/ground.ts';
import * as hex from '../model/hex.ts';
import type { LeaderId } from '../model/ids.ts';
import * as leader from '../model/leader.ts';
import { emit, type Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { BAGGAGE, CINC, LEADER, LOST, NOWHERE, ON_MAP, WAITING } from '../model/vocabulary.ts';
import * as marks from './6-zone-marks.hot.ts';
import { isZocToZoc, leavingCost } from './6-zone-of-control.ts';
import { WAIVER } from './7-waiver.ts';
import { isRoad, stepCost } from './7-works.ts';
import { gates } from './13-entry-hexes.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { beside, holder, isBridge, isOnRoad, labelOf } = hex;
const { idOfLeader, leaderHex, leaderMove, leaderSide, ledBy } = leader;
const { hexOf, movementOf, sideOf } = unit;
const { enemyZone, isMarked } = marks;

/** Who goes without facing, and how: a formation leader, a commander-in-chief, the baggage. */
const riderOf = (
  kind: 'leader' | 'commander' | 'baggage',
  side: number,
  mp: number,
  /** Where it stands, or may come onto the map. */
  starts: readonly HexId[],
  isEntering = false,
) =>
  // Points that the search may spend, what it leaves out of account, and a hex that it takes to be free: as with a `Mover`.
  ({ kind, side, mp, starts, isEntering, budget: mp, waived: 0, landing: NOWHERE });
export type Rider = Readonly<ReturnType<typeof riderOf>>;
export function leaderRider(g: Field, l: LeaderId): Rider {
  const isEntering = g.s.leader.place[l] !== ON_MAP;
  const starts = isEntering ? leaderGates(g, l) : [leaderHex(g, l)];
  return riderOf('leader', leaderSide(g, l), leaderMove(g, l), starts, isEntering);
}
export const commanderRider = (g: Field, l: LeaderId): Rider => ({ ...leaderRider(g, l), kind: 'commander' });
export function baggageRider(g: Field): Rider {
  const b = g.w.baggage;
  return riderOf('baggage', sideOf(g, b), movementOf(g, b), [hexOf(g, b)]);
}
/** Who goes by an order to lead, to ride or to haul; and where to. */
export function riderBy(g: Field, o: Action): Rider {
  if (o.verb === VERB.haul) return baggageRider(g);
  return o.verb === VERB.ride ? commanderRider(g, actionLeader(o)) : leaderRider(g, actionLeader(o));
}
export const rideGoal = (o: Action): HexId => (o.verb === VERB.haul ? haulHex(o) : actionHex(o));
/** The column of the movement chart by which it goes. */
const classOf = (r: Rider): number => (r.kind === 'baggage' ? BAGGAGE : LEADER);

/** 6.1e A hex that an enemy watches, with no friend in it. */
const isRideWatched = (g: Field, side: number, hex: HexId, zones: Uint8Array): boolean =>
  isMarked(zones, hex, enemyZone(side)) && holder(g, hex) !== side;
/** Whether troops bar a hex to a rider: enemies, and to the baggage anyone. */
export const isBarredTo = (g: Field, r: Rider, hex: HexId): boolean => {
  const by = holder(g, hex);
  return by >= 0 && (by !== r.side || r.kind === 'baggage') && !(r.waived & WAIVER.troops) && hex !== r.landing;
};

/** A node is a hex twice: odd where the way is no longer all road. 7.1e A ride that begins on a road may be all road. */
const rideNode = (g: Field, hex: HexId): number => hex * 2 + (isOnRoad(g, hex) ? 0 : 1);

/** 9b 6.1a 6.1e 7.8a A formation leader rides like cavalry, any way he likes (R44); so does the baggage, past nobody at all, and a bridge ends its move (R39). */
export function searchRide(g: Field, r: Rider, zones: Uint8Array): void {
  const search = g.scratch.plain;
  search.begin();
  for (const hex of r.starts) search.seed(rideNode(g, hex));
  for (let node = search.next(); node >= 0; node = search.next()) rideOn(g, r, node, search.at, 0, 6, zones);
}
/** The hexes that a rider can go to, each once: reached by road and across country it is one place. */
export function eachRide(g: Field, r: Rider, zones: Uint8Array, to: (hex: HexId) => void): void {
  searchRide(g, r, zones);
  const search = g.scratch.plain;
  for (let i = 0; i < search.count; i++) {
    const node = search.node(i);
    const hex = hexId(node >> 1);
    // Listed by road if that way is there; the baggage by the cheaper. Random play draws by the order of the list, so that it is kept.
    const other = r.kind === 'baggage' || node & 1 ? search.cost(node ^ 1) : NONE;
    const isListed = other >= 0 && (r.kind !== 'baggage' || other * 2 < search.cost(node) * 2 + (node & 1));
    if (!isListed && (r.isEntering || hex !== r.starts[0])) to(hex);
  }
}
/** Offers the search the steps from a node in the directions from `first` to before `end`. */
function rideOn(g: Field, r: Rider, node: number, cost: number, first: number, end: number, zones: Uint8Array): void {
  const { side, mp, budget, waived } = r;
  const search = g.scratch.plain;
  // Nothing costs less than a point: a ride with none to spare is over.
  if (cost >= budget + (node & 1 ? 0 : 1)) return;
  const hex = hexId(node >> 1);
  const isWatched = isRideWatched(g, side, hex, zones);
  if (isWatched && (cost > 0 || r.isEntering)) return; // 6.1a
  if (r.kind === 'baggage' && cost > 0 && isBridge(g, hex) && !(waived & WAIVER.bridges)) return; // 7.5c
  const cls = classOf(r);
  const leaving = leavingCost(isWatched);
  for (let d = first; d < end; d++) {
    const x = beside(g, hex, d);
    if (x < 0) continue;
    const points = stepCost(g, side, cls, mp, hex, d, waived);
    if (points === BARRED) continue;
    const layer = node & 1 || !isRoad(g, hex, d) ? 1 : 0;
    const total = cost + points + leaving;
    if (total > budget + (layer === 0 ? 1 : 0) || isBarredTo(g, r, x)) continue;
    if (isWatched && isZocToZoc(isWatched, isRideWatched(g, side, x, zones))) continue;
    search.relax(x * 2 + layer, total, node);
  }
}
/** Follows a ride that the player names: the points spent after each step, doubled, plus 1 where it is no longer all road; undefined where a step may not be made. */
export function followRide(
  g: Field,
  r: Rider,
  start: HexId,
  dirs: readonly number[],
  zones: Uint8Array,
): readonly number[] | undefined {
  const search = g.scratch.plain;
  let node = rideNode(g, start);
  let cost = 0;
  const out: number[] = [];
  for (const d of dirs) {
    search.begin();
    rideOn(g, r, node, cost, d, d + 1, zones);
    const x = beside(g, hexId(node >> 1), d);
    node = x >= 0 && search.cost(x * 2) >= 0 ? x * 2 : x * 2 + 1;
    cost = x < 0 ? -1 : search.cost(node);
    if (cost < 0) return undefined;
    out.push(cost * 2 + (node & 1));
  }
  return out;
}
/** Whether the search just made has come to a hex. */
export const isRidden = (g: Field, hex: HexId): boolean =>
  g.scratch.plain.cost(hex * 2) >= 0 || g.scratch.plain.cost(hex * 2 + 1) >= 0;

/** 13.2c Where a leader still off the map may come on: by an entry used this turn, or by any once none of his units waits. R72 */
export function leaderGates(g: Field, l: LeaderId): HexId[] {
  const { w, s } = g;
  const f = ledBy(g, l);
  const units = unitsOf(g, f);
  const isColumnIn = !units.some((u) => s.unit.place[u] === WAITING);
  return w.entryHexes.flatMap((e, i) => {
    if (e.formation !== f || (s.entry.today[i] === 0 && !isColumnIn)) return [];
    const by = holder(g, e.hex);
    return by < 0 || by === leaderSide(g, l) ? [e.hex] : units.length > 0 ? gates(g, i, itemAt(units, 0)) : [];
  });
}

/** A leader rides to a hex, or comes onto the map there. */
export function rideTo(g: Field, l: LeaderId, hex: HexId, rule: RuleId): void {
  const { s } = g;
  const from = s.leader.place[l] === ON_MAP ? labelOf(g, leaderHex(g, l)) : null;
  s.leader.hex[l] = hex;
  s.leader.place[l] = ON_MAP;
  emit(g, { type: 'leader-moved', rule, leader: idOfLeader(g, l), from, to: labelOf(g, hex) });
}
export const mayLead = (g: Field, l: LeaderId): boolean =>
  g.w.leaderRole[l] !== CINC && g.s.leader.place[l] !== LOST && g.s.leader.hasMoved[l] === 0;
