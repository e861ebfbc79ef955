import type { HexId } from '@tambour/boards';
import { auditInStages, Match } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import type { UnitId } from '../model/ids.ts';
import { WITHOUT_STEPS } from '../protocol/audit/audit.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
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
  readPosition,
  roads,
  type Saved,
  type SlowPosition,
  side,
  VERTICES,
  walls,
} from '../testing/slow-table.ts';
import { retreatChoice } from './11-retreat-choice.ts';
import { routSteps } from './12-rout.ts';

/** Retreats and routs once more, slowly, from the texts of both editions, in crowds thrown together by lot. */

/** 11.6, 0.3: ground it can enter, no river but by a bridge, no whole work, in the later edition no work; the French into a camp redoubt by a breach alone. */
function mayGo(t: SlowPosition, p: Piece, from: string, to: string): boolean {
  const edge = side(from, to);
  if (isWater(from, to) || (ground.get(to) === 'forest' && p.cls !== 'inf' && !roads.has(edge))) return false;
  if (walls.has(edge)) return t.edition === 'fr' && t.breached.has(edge);
  return !(p.side === 0 && camp.has(to)) || t.breached.has(edge);
}
const enemyIn = (t: SlowPosition, p: Piece, hex: string) =>
  t.pieces.some((o) => o.hex === hex && o.side !== p.side && o.cls !== 'baggage');
const friendIn = (t: SlowPosition, p: Piece, hex: string) =>
  t.pieces.find((o) => o.hex === hex && o.id !== p.id && fighting(o));
const gunsIn = (t: SlowPosition, hex: string) => t.pieces.some((o) => o.hex === hex && o.cls === 'art');

interface Fate {
  readonly fate: 'goes' | 'routs' | 'lost';
  readonly hexes: readonly string[];
}
/** 11.6, 7.8: the hexes a unit may give way to; none when it is lost, or runs because only the baggage is behind it. */
function ways(t: SlowPosition, p: Piece, pushed: readonly string[] = []): Fate {
  const behind = [3, 4].map((k) => near(p.hex, (p.facing + k) % 6));
  const isBacked = behind.every((hex) => {
    if (!hex || !enemyIn(t, p, hex) || t.breached.has(side(p.hex, hex))) return false;
    return walls.has(side(p.hex, hex)) || ground.get(hex) === 'redoubt';
  });
  if (isBacked && t.edition === 'fr') return { fate: 'lost', hexes: [] };
  const open = [2, 3, 4, 5].flatMap((k) => {
    const hex = near(p.hex, (p.facing + k) % 6);
    return hex && mayGo(t, p, p.hex, hex) && !enemyIn(t, p, hex) ? [hex] : [];
  });
  const isBaggage = (hex: string) => t.edition === 'en' && t.pieces.some((o) => o.hex === hex && o.cls === 'baggage');
  const chain = [...pushed, p.id];
  const ranked = open
    .filter((hex) => !isBaggage(hex))
    .flatMap((hex) => {
      const friend = friendIn(t, p, hex);
      // As far as possible: a friend who cannot give way is no way out. One who runs gives way, and guns alone are lost.
      if (friend && (chain.includes(friend.id) || ways(t, friend, chain).fate === 'lost')) return [];
      const isFull = friend !== undefined || (p.cls === 'cav' && gunsIn(t, hex));
      const watched = isWatched(t, hex, 1 - p.side, ['front', 'flank']) ? 4 : 0;
      return [{ hex, rank: watched + (isFull ? 2 : 0) + (behind.includes(hex) ? 0 : 1) }];
    });
  if (ranked.length === 0) return { fate: open.some(isBaggage) ? 'routs' : 'lost', hexes: [] };
  const best = Math.min(...ranked.map((x) => x.rank));
  return { fate: 'goes', hexes: ranked.filter((x) => x.rank === best).map((x) => x.hex) };
}

/** 12.3: the next steps of a rout: nearer to an edge of its own, unwatched hexes first. */
function flights(t: SlowPosition, p: Piece): string[] {
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

type Edition = (typeof EDITIONS)[number];
const begun = {
  fr: Match.begin(denain, { options: { edition: 'fr' } }, 1),
  en: Match.begin(denain, { options: { edition: 'en' } }, 1),
};
const { w } = begun.fr.position.field;
const land = w.hexNames.filter((hex) => ground.get(hex) !== 'river');

/** A crowd around a hex, by lot; its first piece stands in the middle and must give way. */
function crowd(edition: Edition, lot: SeededRandom): { readonly match: (typeof begun)['fr']; readonly first: string } {
  const json = structuredClone(begun[edition].position.toJson()) as Saved & Record<string, unknown>;
  const middle = lot.below(3) ? lot.of(land.filter((hex) => far(hex, '1814') < 6)) : lot.of(land);
  const around = land.filter((hex) => far(hex, middle) <= 2);
  const taken = new Map<string, string>();
  let first = '';
  const ids = [...w.unitIds].filter((id) => id !== 'c-bag');
  for (let i = ids.length - 1; i > 0; i--) {
    const k = lot.below(i + 1);
    [ids[i], ids[k]] = [ids[k]!, ids[i]!];
  }
  // Guns close behind a first who is often cavalry: what is rare by lot alone is to be seen too.
  const clsOf = (id: string) => w.unitClass[w.unitIndex.get(id)!]!;
  const rider = lot.below(3) === 0 ? ids.find((id) => clsOf(id) === 1) : undefined;
  const order = (id: string) => (id === rider ? 0 : clsOf(id) === 3 ? 2 : id === ids.find((x) => clsOf(x) < 3) ? 1 : 3);
  ids.sort((a, b) => order(a) - order(b));
  const close = around.filter((hex) => far(hex, middle) === 1);
  for (const id of ids) {
    const isGun = clsOf(id) === 3;
    const u = w.unitIndex.get(id)!;
    const hex = isGun && close.length > 0 ? lot.of(close) : first ? lot.of(around) : middle;
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
  // The baggage, somewhere in the crowd; in the later edition alone in its hex.
  const free = close.concat(close, around).filter((hex) => edition === 'fr' || !taken.has(hex));
  if (free.length > 0) Object.assign(json.unit!['c-bag'] as Record<string, unknown>, { hex: lot.of(free) });
  else Object.assign(json.unit!['c-bag'] as Record<string, unknown>, { place: 'lost', hex: null });
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
  const match = Match.begin(denain, { options: { edition } }, 1);
  match.position.arrange(json);
  return { match, first };
}

for (const edition of EDITIONS)
  rule(
    ['11.7a', '11.7c', '11.7d', '11.7h', '11.7j', '7.8b', '12.4d', '12.4f'],
    `a slow reading of the text finds the same ways back (${edition})`,
    () => {
      const lot = new SeededRandom(24071712);
      const kinds = new Map<string, number>();
      for (let n = 0; n < amount(100, 300); n++) {
        const { match, first } = crowd(edition, lot);
        const table = readPosition(match.position.toJson() as Saved, edition);
        const p = table.pieces.find((x) => x.id === first)!;
        const g = match.position.field;
        const u = g.w.unitIndex.get(first)!;
        const names = (hexes: readonly HexId[]) => hexes.map((hex) => g.w.hexNames[hex]!).sort();
        const choice = retreatChoice(g, u, g.s.unit.hex[u]!, 1, []);
        const wanted = ways(table, p);
        const at = { first, hex: p.hex, facing: VERTICES[p.facing] };
        const fate = choice.fate === 'eliminated' ? 'lost' : choice.fate;
        expect({ ...at, fate, hexes: names(choice.hexes) }).toEqual({
          ...at,
          ...wanted,
          hexes: [...wanted.hexes].sort(),
        });
        expect({ ...at, runs: names(routSteps(g, u)) }).toEqual({ ...at, runs: flights(table, p).sort() });
        const into = wanted.hexes[0];
        const friend = into === undefined ? undefined : friendIn(table, p, into);
        const kind =
          into === undefined
            ? wanted.fate
            : friend
              ? `pushes one who ${ways(table, friend, [first]).fate}`
              : p.cls === 'cav' && gunsIn(table, into)
                ? 'rides over guns'
                : 'goes';
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      for (const kind of ['lost', 'goes', 'pushes one who goes', 'rides over guns'])
        expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(3);
      if (edition === 'en')
        for (const kind of ['routs', 'pushes one who routs']) expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(3);
    },
  );

/** Carries a retreat out, answering by lot, and says what became of the unit; whatever happens, the position must be sound. */
function carryOut(edition: Edition, json: object, u: UnitId, to: HexId, lot: SeededRandom): string {
  const side = w.unitSide[u]!;
  const steps = [
    { step: 'combat', with: [side] },
    { step: 'retreat-go', with: [u, to] },
    { step: 'command-phase', with: [side] },
  ];
  const match = Match.begin(denain, { options: { edition } }, 1 + lot.below(1 << 20));
  const p = match.position;
  p.arrange({ ...json, steps });
  const seen: string[] = [];
  for (let n = 0; n < 300 && !p.over && p.question !== 'combat'; n++) {
    const isFirst = p.question === 'command-phase';
    // What follows the retreat is none of it: stop there.
    p.play(isFirst ? p.encode({ type: 'done' }) : p.actions.at(lot.below(p.actions.count)), 'stop');
    seen.push(...p.events.map((e) => `${e.type} ${e.rule}`));
  }
  const { s } = match.position.field;
  const g = match.position.field;
  expect(auditInStages(WITHOUT_STEPS, g)).toEqual([]);
  if (match.position.over) return 'ends the battle';
  expect(s.combat.chain[0]).toBe(0);
  expect([...s.leader.riding].every((by) => by === 0)).toBe(true);
  if (seen.includes('destroyed 11.7h')) return 'over guns';
  return seen.includes('routed 7.8b')
    ? 'by a rout'
    : seen.some((e) => e.startsWith('displaced'))
      ? 'by pushing'
      : 'plainly';
}
for (const edition of EDITIONS)
  rule(
    ['11.7h', '11.7j', '7.8b'],
    `every retreat that is offered can be carried out, whatever is answered on the way (${edition})`,
    () => {
      const lot = new SeededRandom(63);
      const kinds = new Map<string, number>();
      for (let n = 0; n < amount(150, 250); n++) {
        const { match, first } = crowd(edition, lot);
        const g = match.position.field;
        const u = g.w.unitIndex.get(first)!;
        const json = match.position.toJson() as Saved & Record<string, object>;
        // Some of them shaken already, and leaders among them: what runs through them may break them.
        for (const row of Object.values(json.unit!) as Record<string, unknown>[])
          if (row.place === 'map' && row.cf !== 0 && row.state === 'ok' && lot.below(2)) row.state = 'disorganised';
        for (const l of Object.values(json.leader!) as Record<string, unknown>[]) {
          const with_ = lot.of(Object.values(json.unit!)) as { hex: string | null };
          if (l.place === 'map' && with_.hex) l.hex = with_.hex;
        }
        for (const hex of retreatChoice(g, u, g.s.unit.hex[u]!, 1, []).hexes) {
          const kind = carryOut(edition, json, u, hex, lot);
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        }
      }
      for (const kind of ['plainly', 'by pushing', 'over guns', ...(edition === 'en' ? ['by a rout'] : [])])
        expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(3);
    },
  );
