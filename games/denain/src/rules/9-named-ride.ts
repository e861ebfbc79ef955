import { directionTo, type HexId, parseHex } from '@tambour/boards';
import { type Action, BadInput, lastOf } from '@tambour/kernel';
import { actionLeader, namedWay } from '../model/action-view.ts';
import { leaderOf } from '../model/formation.ts';
import { beside, isOnRoad } from '../model/hex.ts';
import { formationId, type LeaderId } from '../model/ids.ts';
import { leaderHex, leaderSide, ledBy } from '../model/leader.ts';
import type { Field } from '../model/state.ts';
import { hexOf, isOnMap } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ON_MAP, WAITING } from '../model/vocabulary.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { mayHaul } from './7-baggage.ts';
import { mayFollowCommander, mayRide } from './7-commander-ride.ts';
import { NO_LEG, packWay, unpackWay } from './7-legs.ts';
import { followRide, leaderGates, leaderRider, mayLead, rideGoal, riderBy } from './9-ride.ts';

/**
 * The way of a leader, a commander-in-chief or the baggage as a player names it: the hexes in order, the last of which may be
 * left out; an empty list is one step. In an order each step is its direction + 1, and a leader who comes onto the map
 * begins with the number of his entry hex. Nothing happens on such a way, so that all ways to a hex come to the same.
 */
const GATE = 7;
const MOST_GATES = NO_LEG - GATE;
const MOST_STEPS = 7;

const standsIn = (g: Field, verb: number, l: LeaderId): HexId =>
  verb === VERB.haul ? hexOf(g, g.w.baggage) : leaderHex(g, l);
const isThere = (g: Field, verb: number, l: LeaderId): boolean =>
  verb === VERB.haul ? g.w.baggage >= 0 && isOnMap(g, g.w.baggage) : g.s.leader.place[l] === ON_MAP;

/** The way named, in one number; a way that cannot be is one with a leg there is not, for the rules to refuse. */
export function readRide(g: Field, verb: number, l: LeaderId, to: HexId, via: readonly string[]): number {
  if (isThere(g, verb, l)) return packWay(stepsOf(g, standsIn(g, verb, l), to, via));
  if (verb !== VERB.lead || g.s.leader.place[l] !== WAITING) return NO_LEG;
  const rider = leaderRider(g, l);
  const gates = rider.starts.slice(0, MOST_GATES);
  const zones = markZones(g, 1 - leaderSide(g, l));
  for (const [n, gate] of gates.entries()) {
    const words = via[0] === g.w.hexNames[gate] ? via.slice(1) : via;
    if (words[0] !== undefined && !isNextTo(g, gate, words[0])) continue;
    const steps = gate === to && words.length === 0 ? [] : stepsOf(g, gate, to, words);
    const dirs = steps.map((step) => step - 1);
    if (!steps.includes(NO_LEG) && followRide(g, rider, gate, dirs, zones)) return packWay([GATE + n, ...steps]);
  }
  return NO_LEG;
}
const isNextTo = (g: Field, hex: HexId, word: string): boolean => {
  const to = parseHex(g.w.grid, word);
  return to !== undefined && directionTo(g.w.grid, hex, to) !== undefined;
};
function stepsOf(g: Field, start: HexId, to: HexId, via: readonly string[]): number[] {
  const steps: number[] = [];
  let hex = start;
  for (const [i, word] of via.entries()) {
    const next = parseHex(g.w.grid, word);
    const d = next === undefined ? undefined : directionTo(g.w.grid, hex, next);
    if (next === undefined || d === undefined)
      throw new BadInput(`via.${i}`, `${JSON.stringify(word)} is not a hex next to the last`);
    steps.push(d + 1);
    hex = next;
  }
  if (hex !== to || steps.length === 0) {
    const d = directionTo(g.w.grid, hex, to);
    steps.push(d === undefined ? NO_LEG : d + 1);
  }
  if (steps.length > MOST_STEPS) throw new BadInput('via', `has more than ${MOST_STEPS} legs`);
  return steps;
}

/** The steps in an order, and where they begin; undefined for one that names no way there is. */
function stepsIn(g: Field, o: Action) {
  const legs = unpackWay(namedWay(o));
  const [first = NO_LEG] = legs;
  const isEntry = first >= GATE && first !== NO_LEG;
  const dirs = legs.slice(isEntry ? 1 : 0).map((leg) => leg - 1);
  if (dirs.some((d) => d > 5) || isThere(g, o.verb, actionLeader(o)) === isEntry) return undefined;
  if (!isEntry) return { gate: undefined, start: standsIn(g, o.verb, actionLeader(o)), dirs };
  const gate = leaderGates(g, actionLeader(o))[first - GATE];
  return gate === undefined ? undefined : { gate, start: gate, dirs };
}
type Steps = NonNullable<ReturnType<typeof stepsIn>>;
/** The hexes it comes to; the one by which it comes onto the map is the first of them. */
const along = (g: Field, { gate, start, dirs }: Steps): HexId[] => {
  const hexes = [start];
  for (const d of dirs) hexes.push(beside(g, lastOf(hexes), d));
  return hexes.slice(gate === undefined ? 1 : 0);
};

/** The way that an order names, if it may be taken: its hexes without the one it starts from, and what is spent after each, as `followRide` has it. */
export function namedRide(g: Field, o: Action) {
  const steps = stepsIn(g, o);
  if (!steps || !mayGo(g, o)) return undefined;
  const spent = spentOn(g, o, steps);
  const hexes = along(g, steps);
  const to = rideGoal(o);
  if (!spent || hexes.at(-1) !== to || (steps.gate === undefined && to === steps.start)) return undefined;
  return { hexes, spent: steps.gate === undefined ? spent : [isOnRoad(g, steps.gate) ? 0 : 1, ...spent] };
}
function mayGo(g: Field, o: Action): boolean {
  const { w, s } = g;
  const l = actionLeader(o);
  if (o.verb === VERB.ride) return mayRide(g, l, leaderSide(g, l));
  const f = o.verb === VERB.haul ? (w.unitFormation[w.baggage] ?? formationId(-1)) : ledBy(g, l);
  if (f < 0 || !s.formation.isActing[f]) return false;
  return o.verb === VERB.haul ? mayHaul(g, f) : leaderOf(g, f) === l && mayLead(g, l);
}
function spentOn(g: Field, o: Action, { start, dirs }: Steps): readonly number[] | undefined {
  if (o.verb === VERB.ride)
    return mayFollowCommander(g, actionLeader(o), dirs) ? dirs.map((_, i) => (i + 1) * 2 + 1) : undefined;
  const rider = riderBy(g, o);
  return followRide(g, rider, start, dirs, markZones(g, 1 - rider.side));
}

/** The words that name the way of an order. */
export function rideWords(g: Field, o: Action): string[] {
  const steps = stepsIn(g, o);
  if (!steps) return [];
  return along(g, steps).map((hex) => g.w.hexNames[hex] ?? '');
}
