import { Match } from '@tambour/kernel';
import { Lot } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import { retreatChoice } from '../rules/11-retreat.ts';
import { routSteps } from '../rules/12-rout.ts';
import { rule } from '../testing/rule.ts';
import {
  camp,
  DIRECTIONS,
  far,
  fighting,
  ground,
  isWatched,
  isWater,
  near,
  type Piece,
  readTable,
  type Saved,
  side,
  type Table,
  VERTICES,
  walls,
} from './slow-table.ts';

/** Retreats and routs once more, slowly, from the first edition's text, in crowds thrown together by lot. */

/** 11.6: ground it can enter, no river but by a bridge, no whole work; the French into a camp redoubt by a breach alone. */
function mayGo(t: Table, p: Piece, from: string, to: string): boolean {
  const edge = side(from, to);
  if (isWater(from, to) || (ground.get(to) === 'forest' && p.cls !== 'inf')) return false;
  if (walls.has(edge)) return t.breached.has(edge);
  return !(p.side === 0 && camp.has(to)) || t.breached.has(edge);
}
const enemyIn = (t: Table, p: Piece, hex: string) =>
  t.pieces.some((o) => o.hex === hex && o.side !== p.side && o.cls !== 'baggage');
const friendIn = (t: Table, p: Piece, hex: string) =>
  t.pieces.find((o) => o.hex === hex && o.id !== p.id && fighting(o));
const gunsIn = (t: Table, hex: string) => t.pieces.some((o) => o.hex === hex && o.cls === 'art');

/** 11.6: the hexes a unit may give way to; none when it is lost. */
function ways(t: Table, p: Piece, pushed: readonly string[] = []): string[] {
  const behind = [3, 4].map((k) => near(p.hex, (p.facing + k) % 6));
  const isBacked = behind.every((hex) => {
    if (!hex || !enemyIn(t, p, hex) || t.breached.has(side(p.hex, hex))) return false;
    return walls.has(side(p.hex, hex)) || ground.get(hex) === 'redoubt';
  });
  if (isBacked) return [];
  const open = [2, 3, 4, 5].flatMap((k) => {
    const hex = near(p.hex, (p.facing + k) % 6);
    if (!hex || !mayGo(t, p, p.hex, hex) || enemyIn(t, p, hex)) return [];
    const friend = friendIn(t, p, hex);
    if (!friend && p.cls === 'cav' && gunsIn(t, hex)) return [];
    const watched = isWatched(t, hex, 1 - p.side, ['front', 'flank']) ? 4 : 0;
    return [{ hex, friend, rank: watched + (friend ? 2 : 0) + (behind.includes(hex) ? 0 : 1) }];
  });
  const chain = [...pushed, p.id];
  // As far as possible: a friend who cannot give way is no way out.
  const possible = open.filter(
    (x) => !x.friend || (!chain.includes(x.friend.id) && ways(t, x.friend, chain).length > 0),
  );
  const best = Math.min(...possible.map((x) => x.rank));
  return possible.filter((x) => x.rank === best).map((x) => x.hex);
}

/** 12.3: the next steps of a rout: nearer to an edge of its own, unwatched hexes first. */
function flights(t: Table, p: Piece): string[] {
  const own = (hex: string) => {
    const [c, r] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return p.side === 0 ? c === 1 || r === 1 : c === 32 || r === (c % 2 ? 19 : 20);
  };
  // From the unit outwards: the length of the shortest way from each hex to the edge, found by asking again and again.
  const away = (from: string): number => {
    let edge = [from];
    const seen = new Set(edge);
    for (let n = 0; edge.length > 0; n++) {
      if (edge.some(own)) return n;
      edge = edge.flatMap((hex) =>
        DIRECTIONS.flatMap((_, d) => {
          const x = near(hex, d);
          if (!x || seen.has(x) || enemyIn(t, p, x) || !mayGo(t, p, hex, x)) return [];
          seen.add(x);
          return [x];
        }),
      );
    }
    return Number.POSITIVE_INFINITY;
  };
  const here = away(p.hex);
  if (!Number.isFinite(here)) return [];
  const next = DIRECTIONS.flatMap((_, d) => {
    const x = near(p.hex, d);
    return x && !enemyIn(t, p, x) && mayGo(t, p, p.hex, x) && away(x) === here - 1 ? [x] : [];
  });
  const free = next.filter((hex) => !isWatched(t, hex, 1 - p.side, ['front', 'flank']));
  return free.length > 0 ? free : next;
}

const fresh = Match.begin(denain, { options: { edition: 'fr' } }, 1);
const { w } = fresh.position.field;
const land = w.hexNames.filter((hex) => ground.get(hex) !== 'river');

/** A crowd around a hex, by lot; its first piece stands in the middle and must give way. */
function crowd(lot: Lot): { readonly match: typeof fresh; readonly first: string } {
  const json = structuredClone(fresh.position.toJson()) as Saved & Record<string, unknown>;
  const middle = lot.below(3) ? lot.of(land.filter((hex) => far(hex, '1814') < 6)) : lot.of(land);
  const around = land.filter((hex) => far(hex, middle) <= 2);
  const taken = new Map<string, string>();
  let first = '';
  const ids = [...w.unitIds].filter((id) => id !== 'c-bag');
  for (let i = ids.length - 1; i > 0; i--) {
    const k = lot.below(i + 1);
    [ids[i], ids[k]] = [ids[k]!, ids[i]!];
  }
  for (const id of ids) {
    const u = w.unitIndex.get(id)!;
    const isGun = w.unitClass[u] === 3;
    const hex = first || isGun ? lot.of(around) : middle;
    const isBarred = ground.get(hex) === 'forest' && w.unitClass[u] !== 0;
    const row = json.unit![id] as Record<string, unknown>;
    const isOut = taken.has(hex) || isBarred || (first !== '' && lot.below(4) === 0) || (isGun && hex === middle);
    if (isOut) Object.assign(row, { place: 'lost', hex: null, cf: 0, state: 'ok' });
    else {
      taken.set(hex, id);
      if (!isGun && !first) first = id;
      const isRouted = !isGun && id !== first && lot.below(8) === 0;
      Object.assign(row, { place: 'map', hex, facing: lot.of(VERTICES), state: isRouted ? 'rout' : 'ok' });
    }
  }
  for (const l of Object.values(json.leader!) as Record<string, unknown>[])
    if (l.place === 'map') Object.assign(l, { hex: '0101' });
  for (const name of land)
    if (lot.below(3) === 0)
      for (const [d, dir] of DIRECTIONS.entries()) {
        const x = near(name, d);
        if (!x || !(walls.has(side(name, x)) || camp.has(x))) continue;
        for (const [hex, way] of [
          [name, dir],
          [x, DIRECTIONS[(d + 3) % 6]!],
        ] as const) {
          const sides = ((json.breach![hex]?.sides as string[] | undefined) ?? []).filter((s) => s !== way);
          json.breach![hex] = { sides: [...sides, way] };
        }
      }
  Object.assign(json.battle as object, { turn: 1, phase: 'D' });
  Object.assign(json, { steps: [{ step: 'command-phase', with: [w.unitSide[w.unitIndex.get(first)!]!] }] });
  const match = Match.begin(denain, { options: { edition: 'fr' } }, 1);
  match.position.arrange(json);
  return { match, first };
}

rule(
  ['11.7a', '11.7c', '11.7d', '11.7h', '11.7j', '12.4d', '12.4f'],
  'a slow reading of the text finds the same ways back',
  () => {
    const lot = new Lot(24071712);
    const kinds = new Map<string, number>();
    for (let n = 0; n < 250; n++) {
      const { match, first } = crowd(lot);
      const table = readTable(match.position.toJson() as Saved);
      const p = table.pieces.find((x) => x.id === first)!;
      const g = match.position.field;
      const u = g.w.unitIndex.get(first)!;
      const names = (hexes: readonly number[]) => hexes.map((hex) => g.w.hexNames[hex]!).sort();
      const offered = names(retreatChoice(g, u, g.s.unit.hex[u]!, 1, []).hexes);
      const wanted = ways(table, p).sort();
      const at = { first, hex: p.hex, facing: VERTICES[p.facing] };
      expect({ ...at, offered }).toEqual({ ...at, offered: wanted });
      expect({ ...at, runs: names(routSteps(g, u)) }).toEqual({ ...at, runs: flights(table, p).sort() });
      const kind = wanted.length === 0 ? 'lost' : friendIn(table, p, wanted[0]!) ? 'pushes' : 'goes';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (const kind of ['lost', 'pushes', 'goes']) expect(kinds.get(kind)).toBeGreaterThan(8);
  },
);
