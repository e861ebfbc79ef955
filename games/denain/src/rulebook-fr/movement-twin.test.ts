import { Match } from '@tambour/kernel';
import { Lot } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import { rule } from '../testing/rule.ts';
import {
  bridges,
  camp,
  far,
  ground,
  isWatched,
  isWater,
  leaderNow,
  near,
  type Piece,
  type Row,
  readTable,
  roadHexes,
  roads,
  type Saved,
  side,
  streamBridges,
  streams,
  type Table,
  VERTICES,
  walls,
} from './slow-table.ts';

/**
 * Movement once more, slowly, from the first edition's text. Every place a unit may reach is compared with what the engine
 * offers, all along a few random battles.
 */

/** 7.1, 7.6: what a step costs; undefined where it cannot be made. */
function price(t: Table, p: Piece, from: string, to: string): number | undefined {
  if (isWater(from, to)) return undefined;
  const edge = side(from, to);
  const kind = ground.get(to) ?? 'clear';
  const isHorse = p.cls === 'cav' || p.cls === 'drg';
  let cost: number;
  if (kind === 'redoubt') cost = Math.ceil(p.mp / 2);
  else if (roads.has(edge)) cost = 1;
  else if (kind === 'forest') {
    if (p.cls !== 'inf') return undefined;
    cost = 2;
  } else cost = kind === 'elevation' || (kind === 'town' && isHorse) ? 2 : 1;
  if (streams.has(edge) && !roads.has(edge)) cost += 1;
  if (p.side === 0 && (walls.has(edge) || camp.has(to)) && !t.breached.has(edge)) return undefined;
  return walls.has(edge) ? cost + 1 : cost;
}
/** 3: one unit a hex, but for guns with infantry or dragoons; 7.1: on the way too. */
const isFree = (t: Table, p: Piece, hex: string): boolean =>
  t.pieces.every(
    (o) =>
      o.hex !== hex ||
      o.id === p.id ||
      o.cls === 'baggage' ||
      (o.side === p.side && (p.cls === 'art') !== (o.cls === 'art') && p.cls !== 'cav' && o.cls !== 'cav'),
  );

/** Every place a unit may reach. `leader` is set for a unit out of command: where its leader is, or nowhere. */
function reach(t: Table, p: Piece, leader?: { readonly hex: string | null }): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const allowance = leader ? Math.max(1, Math.floor(p.mp / 2)) : p.mp;
  const enemy = 1 - p.side;
  interface At {
    hex: string;
    facing: number;
    spent: number;
    steps: number;
    onRoad: boolean;
    isStopped: boolean;
  }
  const go = (at: At): void => {
    if (at.spent > allowance + (at.onRoad && at.steps > 0 ? 1 : 0) && at.steps > 0) return;
    if (at.spent > allowance + 1) return;
    const key = Object.values(at).join();
    if (seen.has(key)) return;
    seen.add(key);
    if (at.spent <= allowance + (at.onRoad && at.steps > 0 ? 1 : 0)) found.add(`${at.hex} ${VERTICES[at.facing]}`);
    const inZone = isWatched(t, at.hex, enemy);
    for (const by of [1, 5]) go({ ...at, facing: (at.facing + by) % 6, spent: at.spent + (inZone ? 2 : 1) });
    if (at.isStopped) return;
    for (const turn of inZone && at.steps === 0 ? [0, 1, 3, 4] : [0, 1]) {
      const isBack = turn > 1;
      const to = near(at.hex, (at.facing + turn) % 6);
      if (!to || !isFree(t, p, to)) continue;
      const cost = price(t, p, at.hex, to);
      if (cost === undefined) continue;
      const edge = side(at.hex, to);
      const toZone = isWatched(t, to, enemy);
      if (inZone && toZone) continue;
      // 11.6 A step back keeps to the rules of retreat: no whole work, not even one's own.
      if (isBack && walls.has(edge) && !t.breached.has(edge)) continue;
      if (leader?.hex && far(to, leader.hex) > far(at.hex, leader.hex)) continue;
      let spent = at.spent + cost + (isBack ? Math.ceil(p.mp / 2) : inZone ? 1 : 0);
      const isBreakingOff = leader !== undefined && inZone;
      if (isBreakingOff && at.spent > 0) continue;
      if (isBreakingOff) spent = allowance;
      go({
        hex: to,
        facing: at.facing,
        spent,
        steps: at.steps + 1,
        onRoad: at.onRoad && roads.has(edge) && !isBreakingOff,
        isStopped: isBack || isBreakingOff || toZone || bridges.has(to) || streamBridges.has(edge),
      });
    }
  };
  go({ hex: p.hex, facing: p.facing, spent: 0, steps: 0, onRoad: roadHexes.has(p.hex), isStopped: false });
  found.delete(`${p.hex} ${VERTICES[p.facing]}`);
  return found;
}

rule(
  ['7.1a', '7.1b', '7.1e', '7.1f', '7.3c', '7.6a', '9.2b'],
  'a slow reading of the text finds the same places',
  () => {
    const lot = new Lot(1712);
    let compared = 0;
    for (let game = 0; game < 2; game++) {
      const match = Match.begin(denain, { options: { edition: 'fr' } }, 300 + game);
      for (let n = 0; n < 700 && !match.position.over; n++) {
        const { position } = match;
        if (position.question === 'move' && lot.below(3) === 0)
          compared += compare(position.toJson() as Saved, match.legal() as Row[]);
        const { orders } = position;
        const k = position.question === 'set-up' ? orders.count - 1 : lot.below(orders.count);
        match.apply(position.decode(orders.at(k)));
      }
    }
    expect(compared).toBeGreaterThan(200);
  },
);

function compare(json: Saved, legal: readonly Row[]): number {
  const table = readTable(json);
  const offered = new Map<string, Set<string>>();
  for (const c of legal) {
    if (c.type !== 'move' || c.guns) continue;
    const places = offered.get(c.unit as string) ?? new Set();
    offered.set(c.unit as string, places.add(`${c.to} ${c.facing}`));
  }
  let count = 0;
  for (const p of table.pieces) {
    if (json.formation![p.formation]!.isActing !== 1 || p.cls === 'baggage' || p.isRouted) continue;
    if (p.marks.includes('moved') || (p.cls === 'art' && p.marks.includes('barraged'))) continue;
    const wanted = reach(table, p, p.marks.includes('commanded') ? undefined : leaderNow(json, p.formation));
    expect({ unit: p.id, at: p.hex, places: [...(offered.get(p.id) ?? [])].sort() }).toEqual({
      unit: p.id,
      at: p.hex,
      places: [...wanted].sort(),
    });
    count++;
  }
  return count;
}
