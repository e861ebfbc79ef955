import { Match } from '@tambour/kernel';
import { choose, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import map from '../../data/scenario.json' with { type: 'json' };
import { denain } from '../game.ts';
import { rule } from '../testing/rule.ts';
import {
  arc,
  camp,
  DIRECTIONS,
  far,
  fighting,
  ground,
  isWatched,
  isWater,
  leaderNow,
  near,
  type Piece,
  type Row,
  readPosition,
  type Saved,
  type SlowPosition,
  side,
  walls,
} from '../testing/slow-table.ts';

/** Command, fire and shock once more, slowly, from the first edition's text, along a few random battles. */
const GAMES = 4;

/** 8.2, 9.1: hexes within a path that no enemy holds or, without a friend in it, watches. */
function inRange(t: SlowPosition, own: number, from: string, range: number): Set<string> {
  let edge = [from];
  const found = new Set(edge);
  for (let n = 0; n < range; n++) {
    const next: string[] = [];
    for (const hex of edge)
      for (let d = 0; d < 6; d++) {
        const x = near(hex, d);
        if (!x || found.has(x)) continue;
        const there = t.pieces.filter((p) => p.hex === x && p.cls !== 'baggage');
        if (there.some((p) => p.side !== own)) continue;
        if (there.length === 0 && isWatched(t, x, 1 - own, ['front', 'flank'])) continue;
        found.add(x);
        next.push(x);
      }
    edge = next;
  }
  return found;
}
/** 9.1, 9.3: who of a formation is commanded. */
function commanded(t: SlowPosition, json: Saved, formation: string): Set<string> {
  const own = t.pieces.filter((p) => p.formation === formation && p.cls !== 'baggage');
  const leader = leaderNow(json, formation);
  const reached = leader.hex
    ? inRange(t, own[0]?.side ?? 0, leader.hex, Math.min(5, leader.radius))
    : new Set<string>();
  const found = new Set(own.filter((p) => reached.has(p.hex)).map((p) => p.id));
  const line = own.filter((p) => p.cls !== 'art' && !p.isRouted);
  const isBeside = (p: Piece, q: Piece) =>
    [2, 5].includes((DIRECTIONS.findIndex((_, d) => near(p.hex, d) === q.hex) - p.facing + 6) % 6);
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const p of line)
      for (const q of line) {
        if (!found.has(p.id) || found.has(q.id) || far(p.hex, q.hex) !== 1) continue;
        if (!(p.cls !== 'inf' && q.cls !== 'inf') && !isBeside(p, q) && !isBeside(q, p)) continue;
        found.add(q.id);
        isGrowing = true;
      }
  }
  for (const gun of own)
    if (gun.cls === 'art' && line.some((p) => p.hex === gun.hex && found.has(p.id))) found.add(gun.id);
  return found;
}

const escaut = new Set(map.map.terrain.river);
const rightBank = new Set(map.map.banks.rightBank);
const isByTheRiver = (hex: string) =>
  escaut.has(hex) || rightBank.has(hex) || DIRECTIONS.some((_, d) => escaut.has(near(hex, d) ?? ''));
const inner = new Set(
  Object.entries(map.map.fortifications).flatMap(([name, line]) =>
    name === 'format'
      ? []
      : Object.entries(line as Record<string, string[]>).flatMap(([hex, dirs]) =>
          dirs.map((d) => `${hex} ${near(hex, DIRECTIONS.indexOf(d))}`),
        ),
  ),
);
/** 11.1: what the ground is worth against a neighbour's fire. */
const cover = (from: string, to: string) => {
  const kind = ground.get(to) ?? '';
  const own = kind === 'redoubt' ? 2 : ['town', 'forest'].includes(kind) ? 1 : 0;
  return inner.has(`${to} ${from}`) ? Math.max(own, 1) : own;
};
/** The unit of a hex that is fired at or shocked: guns only when alone. */
const defender = (t: SlowPosition, hex: string) =>
  t.pieces.find((p) => p.hex === hex && fighting(p)) ?? t.pieces.find((p) => p.hex === hex && p.cls === 'art');

/** 11.2: whether one unit may shock over one side. */
function mayShock(t: SlowPosition, p: Piece, hex: string): boolean {
  const edge = side(p.hex, hex);
  const isHorse = p.cls !== 'inf';
  if (arc(p, hex) !== 'front' || isWater(p.hex, hex) || defender(t, hex)!.marks.includes('shocked')) return false;
  if (isHorse && ground.get(hex) === 'forest') return false;
  return !(p.cls === 'cav' && (walls.has(edge) || camp.has(hex)) && !t.breached.has(edge));
}
/** 11.4: the columns to the right or left. */
function shift(t: SlowPosition, attackers: readonly Piece[], hexes: readonly string[]): number {
  const targets = hexes.map((hex) => defender(t, hex)!).filter(fighting);
  if (targets.length === 0) return 0;
  const sides = targets.flatMap((v) => attackers.filter((p) => far(p.hex, v.hex) === 1).map((p) => arc(v, p.hex)));
  const isBuilt = targets.some((v) => ['town', 'redoubt'].includes(ground.get(v.hex) ?? ''));
  return (
    (sides.includes('rear') ? 2 : sides.includes('flank') ? 1 : 0) +
    (targets.some((v) => v.isRouted) ? 2 : 0) -
    (isBuilt && attackers.some((p) => p.cls !== 'inf') ? 1 : 0)
  );
}
const subsets = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length - 1 }, (_, bits) => list.filter((_, i) => ((bits + 1) >> i) & 1));
const hangTogether = (hexes: readonly string[]): boolean => {
  const group = new Set([hexes[0]!]);
  for (let n = 0; n < hexes.length; n++)
    for (const a of hexes) if ([...group].some((b) => far(a, b) <= 1)) group.add(a);
  return group.size === hexes.length;
};

/** Every attack of hand weapons there is, in words, with what changes its die or column. */
function attacks(t: SlowPosition, acting: (formation: string) => boolean): string[] {
  const ready = t.pieces.filter(
    (p) =>
      fighting(p) &&
      acting(p.formation) &&
      !p.isRouted &&
      p.marks.includes('commanded') &&
      !p.marks.includes('attacked'),
  );
  const out: string[] = [];
  const own = ready[0]?.side ?? 0;
  const foes = [...new Set(t.pieces.filter((p) => p.side !== own && p.cls !== 'baggage').map((p) => p.hex))];
  for (const p of ready) {
    const ahead = foes.filter((hex) => far(p.hex, hex) === 1 && arc(p, hex) === 'front');
    const isBound = p.side === 0 && p.formation !== 'valenciennes' && !isByTheRiver(p.hex);
    if (!isBound)
      for (const hex of ahead) out.push(`fire ${p.id} ${hex} ${cover(p.hex, hex) + (p.cls === 'inf' ? 0 : 1)}`);
    for (const some of subsets(ahead.filter((hex) => mayShock(t, p, hex))))
      if (some.length > 1 && hangTogether(some)) out.push(`shock ${p.id} ${some.sort()} ${shift(t, [p], some)}`);
  }
  for (const hex of foes)
    for (const some of subsets(ready.filter((p) => far(p.hex, hex) === 1 && mayShock(t, p, hex))))
      out.push(`shock ${some.map((p) => p.id).sort()} ${hex} ${shift(t, some, [hex])}`);
  return out.sort();
}

rule(
  ['11a', '11.1a', '11.1h', '11.1j', '11.2b', '11.2d', '11.2f', '11.5g', '9.1b', '9.3a'],
  'a slow reading of the text finds the same commands, attacks and modifiers',
  () => {
    const lot = new SeededRandom(24);
    let compared = 0;
    let fixed = 0;
    for (let game = 0; game < GAMES; game++) {
      const match = Match.begin(denain, { options: { edition: 'fr' } }, 900 + game);
      for (let n = 0; n < 900 && !match.position.over; n++) {
        const { position } = match;
        const before = position.question;
        const k = before === 'set-up' ? position.actions.count - 1 : choose(position, lot, n % 2 ? 'bold' : 'by-verb');
        match.apply(position.decode(position.actions.at(k)));
        if (before === 'activate' && position.question === 'move') fixed += sameCommand(position.toJson() as Saved);
        if (position.question !== 'combat' || match.legal().length === 1) continue;
        const explained = match.legal().map((c) => ({ c, sum: total(match.explain(c).modifiers) }));
        compared += sameAttacks(position.toJson() as Saved, explained);
      }
    }
    expect(compared).toBeGreaterThan(20 * GAMES);
    expect(fixed).toBeGreaterThan(10 * GAMES);
  },
);
/** What changes the die of a fire or the column of a shock: its odds and morale are told beside that. */
const total = (list: readonly { readonly rule: string; readonly value: number }[]) =>
  list.filter((x) => !x.rule.startsWith('11.4')).reduce((sum, x) => sum + x.value, 0);
const isActing = (json: Saved) => (f: string) => json.formation![f]!.isActing === 1;

function sameCommand(json: Saved): number {
  const table = readPosition(json);
  let count = 0;
  for (const f of Object.keys(json.formation!).filter(isActing(json))) {
    const own = table.pieces.filter((p) => p.formation === f && p.cls !== 'baggage');
    // Guns that stand with a unit of another formation have tests of their own.
    if (own.some((p) => p.cls === 'art' && table.pieces.some((q) => q.hex === p.hex && q.formation !== f))) continue;
    const marked = own.filter((p) => p.marks.includes('commanded')).map((p) => p.id);
    expect(marked.sort()).toEqual([...commanded(table, json, f)].sort());
    count++;
  }
  return count;
}
function sameAttacks(json: Saved, legal: readonly { readonly c: Row; readonly sum: number }[]): number {
  const table = readPosition(json);
  const words = (list: unknown) => [...(list as string[])].sort();
  const offered = legal.flatMap(({ c, sum }) => {
    if (c.type === 'shock') return [`shock ${words(c.attackers)} ${words(c.targets)} ${sum}`];
    const isGun = table.pieces.some((p) => p.id === c.unit && p.cls === 'art');
    return c.type === 'fire' && !isGun ? [`fire ${c.unit} ${c.at} ${sum}`] : [];
  });
  expect(offered.sort()).toEqual(attacks(table, isActing(json)));
  return offered.length;
}
