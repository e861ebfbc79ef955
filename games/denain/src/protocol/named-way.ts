import { directionTo, type HexId, parseHex, parseVertex, vertexName } from '@tambour/boards';
import { BadInput, present } from '@tambour/kernel';
import { beside } from '../model/hex.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { facingOf, hexOf, isOnMap, sideOf } from '../model/unit.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { firstFacing, legDirection, MOST_LEGS, NO_LEG, packWay, STAY, TURN, unpackWay } from '../rules/7-legs.ts';
import { followWay, preferenceOf } from '../rules/7-move-search.hot.ts';
import { companion, type Mover, moverOf } from '../rules/7-mover.ts';
import { moverEntering } from '../rules/13-entry-hexes.ts';

/**
 * A march as a player names it: hexes to step into and vertices to turn to, in order: "1412", "E", "1512". The last hex may be
 * left out: it is then reached directly, by one step and the turns it needs. An empty list is that step alone.
 */

interface Named {
  readonly legs: readonly number[];
  readonly hex: HexId;
  readonly facing: number;
}

/** The legs that the words stand for, from a hex and a facing. */
function legsOf(g: Field, start: HexId, facing: number, words: readonly string[], first = 0): Named {
  const legs: number[] = [];
  let hex = start;
  let v = facing;
  for (const [i, word] of words.entries()) {
    const turned = parseVertex(word);
    if (turned !== undefined) {
      // Turns that follow each other are one turn. R22
      const before = isTurn(legs.at(-1)) ? present(legs.pop()) - TURN : 0;
      const by = (turned - v + before + 6) % 6;
      if (by !== 0) legs.push(TURN + by);
      v = turned;
      continue;
    }
    const to = parseHex(g.w.grid, word);
    const d = to === undefined ? undefined : directionTo(g.w.grid, hex, to);
    if (to === undefined || d === undefined)
      throw new BadInput(`via.${first + i}`, `${JSON.stringify(word)} is neither a vertex nor a hex next to the last`);
    legs.push(stepLeg(d, v));
    hex = to;
  }
  if (legs.length > MOST_LEGS) throw new BadInput('via', `has more than ${MOST_LEGS} legs`);
  return { legs, hex, facing: v };
}
const isTurn = (leg: number | undefined): boolean => leg !== undefined && leg > TURN;
/** A step in direction `d` for who faces `v`. A flank hex is no leg there is: the rules refuse it. */
const stepLeg = (d: number, v: number): number => {
  const k = (d - v + 6) % 6;
  return k === 2 || k === 5 ? NO_LEG : k < 2 ? k + 1 : k;
};

/** The ways that go on by one step, with a turn before it or after it where the end asks for one; the plainest first. */
function directly(g: Field, named: Named, to: HexId, end: number, from: number): Way[] {
  const { legs, hex, facing } = named;
  const d = directionTo(g.w.grid, hex, to);
  if (d === undefined) return [];
  const out: number[][] = [];
  for (let k = 0; k < 6; k++) {
    // A turn that was named is whole: it is not turned further.
    if (k > 0 && isTurn(legs.at(-1))) break;
    const looks = (facing + k) % 6;
    const step = stepLeg(d, looks);
    const back = (end - looks + 6) % 6;
    const way = [...legs, ...(k > 0 ? [TURN + k] : []), step, ...(back > 0 ? [TURN + back] : [])];
    if (step !== NO_LEG && way.length <= MOST_LEGS) out.push(way);
  }
  return out.sort((a, b) => a.length - b.length).map((way) => ({ legs: way, from }));
}

/** A way, and how one looks who begins it. */
interface Way {
  readonly legs: readonly number[];
  readonly from: number;
}
/** Of several ways the one that would be taken unless another were named; undefined where none may be taken. */
function best(g: Field, m: Mover, ways: readonly Way[]): readonly number[] | undefined {
  let found: readonly number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { legs, from } of ways) {
    const end = followWay(g, m, legs, from);
    const key = preferenceOf(end.layer, end.cost);
    if (end.failed < 0 && key < least) [found, least] = [legs, key];
  }
  return found;
}

/** The way of a unit on the map, and how it faces at its end. */
export function readMarch(
  g: Field,
  u: UnitId,
  withGuns: boolean,
  to: HexId,
  facing: number | undefined,
  via: readonly string[],
): { readonly code: number; readonly facing: number } {
  if (!isOnMap(g, u)) throw new BadInput('via', 'the unit is not on the map');
  const own = facingOf(g, u);
  const named = legsOf(g, hexOf(g, u), own, via);
  const end = facing ?? named.facing;
  if (named.hex === to) {
    // On the spot, directly is a turn.
    const turn = (end - own + 6) % 6;
    const legs = via.length === 0 ? (turn === 0 ? [] : [TURN + turn]) : named.legs.length === 0 ? [NO_LEG] : named.legs;
    return { code: packWay(legs), facing: end };
  }
  const ways = directly(g, named, to, end, own);
  const m = moverOf(g, u, withGuns ? companion(g, u) : NO_UNIT, markZones(g, 1 - sideOf(g, u)));
  const legs = best(g, m, ways) ?? ways[0]?.legs;
  return { code: packWay(legs ?? [...named.legs.slice(0, MOST_LEGS - 1), NO_LEG]), facing: end };
}

/** The way of a unit that enters. It looks as it likes at first: a vertex named first says how, else whatever suits the way. */
export function readEntry(
  g: Field,
  u: UnitId,
  entry: number,
  at: HexId,
  to: HexId,
  end: number,
  via: readonly string[],
): number {
  const looks = via[0] === undefined ? undefined : parseVertex(via[0]);
  const words = looks === undefined ? via : via.slice(1);
  const ways = (looks === undefined ? [0, 1, 2, 3, 4, 5].map((k) => (end + k) % 6) : [looks]).flatMap((from) => {
    const named = legsOf(g, at, from, words, via.length - words.length);
    if (named.hex !== to) return directly(g, named, to, end, from);
    return named.facing === end ? [{ legs: named.legs.length === 0 ? [STAY] : named.legs, from }] : [];
  });
  const m = moverEntering(g, u, entry, markZones(g, 1 - sideOf(g, u)));
  const going = ways.filter((way) => way.legs[0] !== STAY);
  return packWay((m && best(g, m, going)) ?? ways[0]?.legs ?? [NO_LEG]);
}

/** A way in an order as the words that name it. */
export function marchWords(g: Field, start: HexId, facing: number, code: number): string[] {
  let hex = start;
  let v = facing;
  // A leg there is not has no word.
  const legs = unpackWay(code).filter((leg) => leg !== NO_LEG);
  return legs.map((leg) => {
    if (leg > TURN) {
      v = (v + leg - TURN) % 6;
      return vertexName(v);
    }
    hex = beside(g, hex, legDirection(leg, v));
    return g.w.hexNames[hex] ?? '';
  });
}
/** The same for a unit that enters: where it turns on the way, how it looks at first is said first. */
export function entryWords(g: Field, at: HexId, end: number, code: number): string[] {
  const legs = unpackWay(code);
  const from = firstFacing(end, legs);
  const turns = legs.some((leg) => leg > TURN && leg !== NO_LEG);
  return [...(turns ? [vertexName(from)] : []), ...marchWords(g, at, from, code)];
}
