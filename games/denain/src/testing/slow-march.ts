import type { SeededRandom } from '@tambour/kernel/testing';
import {
  bridges,
  camp,
  far,
  ground,
  isCut,
  isWatched,
  isWater,
  near,
  type Piece,
  roadHexes,
  roads,
  type SlowPosition,
  side,
  streamBridges,
  streams,
  VERTICES,
  walls,
} from './slow-table.ts';

/** Movement once more, slowly, from the texts of both editions: nothing here comes from the engine. */

/** 7.1, 7.6: what a step costs; undefined where it cannot be made. */
export function price(t: SlowPosition, p: Piece, from: string, to: string): number | undefined {
  if (isWater(from, to) || isCut(t, from, to)) return undefined;
  const edge = side(from, to);
  const kind = ground.get(to) ?? 'clear';
  let cost: number;
  if (kind === 'redoubt') cost = Math.ceil(p.mp / 2);
  else if (roads.has(edge)) cost = 1;
  else if (kind === 'forest') {
    if (p.cls !== 'inf') return undefined;
    cost = 2;
  } else cost = kind === 'elevation' || (kind === 'town' && isHorse(p)) ? 2 : 1;
  if (streams.has(edge) && !roads.has(edge)) cost += 1;
  if (p.side === 0 && (walls.has(edge) || camp.has(to)) && !t.breached.has(edge)) return undefined;
  return walls.has(edge) ? cost + 1 : cost;
}
/** 3: one unit a hex, but for guns with infantry or dragoons; 7.1: on the way too; 7.8 of the later edition: nothing with the baggage. */
const isFree = (t: SlowPosition, p: Piece, hex: string): boolean => {
  const there = t.pieces.filter((o) => o.hex === hex && o.id !== p.id);
  const baggage = t.edition === 'en' ? there.find((o) => o.cls === 'baggage') : undefined;
  // Enemy baggage alone is no hindrance to troops: it is captured.
  if (baggage) return baggage.side !== p.side && there.length === 1 && p.cls !== 'art';
  return there.every(
    (o) =>
      o.cls === 'baggage' ||
      (o.side === p.side && (p.cls === 'art') !== (o.cls === 'art') && p.cls !== 'cav' && o.cls !== 'cav'),
  );
};

/** How far a unit has got on its way. */
interface At {
  readonly hex: string;
  readonly facing: number;
  readonly spent: number;
  readonly steps: number;
  readonly onRoad: boolean;
  readonly isStopped: boolean;
  /** The bank by which it came onto the bridge it is on, in this move. */
  readonly bank: string;
}
/** Whose way it is: `leader` is set for a unit out of command, where its leader is or nowhere; `gate` for one that comes onto the map. */
export interface Marcher {
  readonly t: SlowPosition;
  readonly p: Piece;
  readonly leader?: { readonly hex: string | null } | undefined;
  readonly gate?: string;
}
const allowanceOf = ({ p, leader }: Marcher): number => (leader ? Math.max(1, Math.floor(p.mp / 2)) : p.mp);

function starts({ t, p, gate }: Marcher): At[] {
  const plain = { steps: 0, isStopped: false, bank: '' };
  if (gate === undefined) return [{ ...plain, hex: p.hex, facing: p.facing, spent: 0, onRoad: roadHexes.has(p.hex) }];
  const kind = ground.get(gate) ?? 'clear';
  const isDear = kind === 'elevation' || (kind === 'forest' && p.cls === 'inf') || (kind === 'town' && isHorse(p));
  const spent = kind === 'redoubt' ? Math.ceil(p.mp / 2) : isDear ? 2 : 1;
  const isStopped = isWatched(t, gate, 1 - p.side) || (t.edition === 'fr' && bridges.has(gate));
  // Coming onto the map is its first step; it looks as it likes.
  return VERTICES.map((_, facing) => ({
    hex: gate,
    facing,
    spent,
    steps: 1,
    onRoad: roadHexes.has(gate),
    isStopped,
    bank: '',
  }));
}
const isHorse = (p: Piece): boolean => p.cls === 'cav' || p.cls === 'drg';

/** Where it may go on from there, and the word for it: a vertex or a hex. */
function nexts(m: Marcher, at: At): { readonly word: string; readonly at: At }[] {
  const { t, p, leader, gate } = m;
  const allowance = allowanceOf(m);
  const enemy = 1 - p.side;
  const inZone = isWatched(t, at.hex, enemy);
  const out = [1, 5].map((by) => {
    const facing = (at.facing + by) % 6;
    return { word: VERTICES[facing]!, at: { ...at, facing, spent: at.spent + (inZone ? 2 : 1) } };
  });
  for (const turn of at.isStopped ? [] : inZone && at.steps === 0 && gate === undefined ? [0, 1, 3, 4] : [0, 1]) {
    const isBack = turn > 1;
    const to = near(at.hex, (at.facing + turn) % 6);
    if (!to || !isFree(t, p, to)) continue;
    const cost = price(t, p, at.hex, to);
    if (cost === undefined) continue;
    const edge = side(at.hex, to);
    const toZone = isWatched(t, to, enemy);
    if (inZone && toZone) continue;
    // 11.6, 0.3 A step back keeps to the rules of retreat: no whole work, not even one's own; in the later edition no work at all.
    if (isBack && walls.has(edge) && (t.edition === 'en' || !t.breached.has(edge))) continue;
    if (isBack && t.edition === 'en' && t.pieces.some((o) => o.hex === to && o.cls === 'baggage')) continue;
    // 7.5 of the later edition: off a bridge only as it came.
    if (t.edition === 'en' && at.bank !== '' && at.bank !== to) continue;
    if (leader?.hex && far(to, leader.hex) > far(at.hex, leader.hex)) continue;
    let spent = at.spent + cost + (isBack ? Math.ceil(p.mp / 2) : inZone ? 1 : 0);
    const isBreakingOff = leader !== undefined && inZone;
    if (isBreakingOff && at.spent > 0) continue;
    if (isBreakingOff) spent = allowance;
    const next: At = {
      hex: to,
      facing: at.facing,
      spent,
      steps: at.steps + 1,
      onRoad: at.onRoad && roads.has(edge) && !isBreakingOff,
      isStopped:
        isBack || isBreakingOff || toZone || (t.edition === 'fr' && (bridges.has(to) || streamBridges.has(edge))),
      bank: bridges.has(to) ? at.hex : '',
    };
    out.push({ word: to, at: next });
  }
  return out.filter((next) => next.at.spent <= allowance + (next.at.onRoad && next.at.steps > 0 ? 1 : 0));
}
const placeOf = (at: At): string => `${at.hex} ${VERTICES[at.facing]}`;

/** Every place it may reach; by one step exactly, or by none where it enters, when `isDirect`. */
export function reach(m: Marcher, isDirect = false): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const first = starts(m);
  const most = m.gate === undefined ? 1 : 2;
  const go = (at: At): void => {
    const key = Object.values(at).join();
    if (seen.has(key) || (isDirect && at.steps > most)) return;
    seen.add(key);
    if (!isDirect || at.steps === most || (m.gate !== undefined && first.includes(at))) found.add(placeOf(at));
    for (const next of nexts(m, at)) go(next.at);
  };
  for (const at of first) go(at);
  if (m.gate === undefined) found.delete(placeOf(first[0]!));
  return found;
}

/** A way by lot, as the words that name it, and where it ends; undefined where the lot leads nowhere. */
export function wander(
  m: Marcher,
  lot: SeededRandom,
): { readonly via: readonly string[]; readonly place: string } | undefined {
  let at = lot.of(starts(m));
  const from = placeOf(at);
  const via = m.gate === undefined ? [] : [VERTICES[at.facing]!];
  for (let n = 1 + lot.below(5); n > 0; n--) {
    const on = nexts(m, at);
    if (on.length === 0) break;
    const next = lot.of(on);
    via.push(next.word);
    at = next.at;
  }
  return m.gate === undefined && (placeOf(at) === from || !via.some((word) => /^\d/.test(word)))
    ? undefined
    : { via, place: placeOf(at) };
}
