import { Match } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import { reach, wander } from '../testing/slow-march.ts';
import { commanderRoutes, haulRoutes, leaderRoutes, type Route } from '../testing/slow-ride.ts';
import {
  leaderNow,
  near,
  readPosition,
  type Saved,
  type SlowPosition,
  VERTICES,
  waitingPieces,
} from '../testing/slow-table.ts';
import { say } from '../texts/say.ts';

type Edition = (typeof EDITIONS)[number];
type Play = ReturnType<typeof begin>;
const begin = (edition: Edition, seed: number) => Match.begin(denain, { options: { edition } }, seed);
const accepts = (match: Play, command: unknown): boolean => match.position.permits(match.position.encode(command));

/** Looks at a battle played by lot at each of its questions of a kind. */
function along(
  edition: Edition,
  question: string,
  seed: number,
  look: (match: Play, json: Saved, t: SlowPosition) => void,
): void {
  const lot = new SeededRandom(seed);
  const match = begin(edition, seed);
  for (let n = 0; n < amount(310, 900) && !match.position.over; n++) {
    const { position } = match;
    if (position.question === question && (question !== 'move' || lot.below(4) === 0)) {
      const json = position.toJson() as Saved;
      look(match, json, readPosition(json, edition));
    }
    const { actions } = position;
    const k = position.question === 'set-up' ? actions.count - 1 : lot.below(actions.count);
    match.apply(position.decode(actions.at(k)));
  }
}

const MOVERS = (json: Saved, t: SlowPosition) =>
  t.pieces.filter(
    (p) =>
      json.formation![p.formation]!.isActing === 1 &&
      p.cls !== 'baggage' &&
      !p.isRouted &&
      !p.marks.includes('moved') &&
      !(p.cls === 'art' && p.marks.includes('barraged')),
  );
/** The neighbours of a hex, and itself, with every facing, for which a command is accepted that names no hex on the way. */
function acceptedDirectly(match: Play, plain: Readonly<Record<string, unknown>>, around: string): string[] {
  const out: string[] = [];
  for (const to of [around, ...[0, 1, 2, 3, 4, 5].flatMap((d) => near(around, d) ?? [])])
    for (const facing of VERTICES) {
      const order = match.position.encode({ ...plain, to, facing, via: [] });
      if (!match.position.permits(order)) continue;
      out.push(`${to} ${facing}`);
      const { via } = match.position.decode(order) as unknown as { via: string[] };
      expect(via.filter((word) => /^\d/.test(word))).toEqual(to === around ? [] : [to]);
      expect(match.position.encode({ ...plain, to, facing, via })).toEqual(order);
    }
  return out.sort();
}

for (const edition of EDITIONS) {
  rule(['7.1a', '7.1f', '7.3c'], `every legal way of a unit can be ordered, a single step too (${edition})`, () => {
    const lot = new SeededRandom(10);
    let [steps, ways] = [0, 0];
    for (const seed of [401])
      along(edition, 'move', seed, (match, json, t) => {
        for (const p of MOVERS(json, t)) {
          const leader = p.marks.includes('commanded') ? undefined : leaderNow(json, p.formation);
          const marcher = { t, p, leader };
          const turns = [...reach(marcher)].filter((place) => place.startsWith(p.hex));
          const wanted = [...new Set([...reach(marcher, true), ...turns])].sort();
          const places = acceptedDirectly(match, { type: 'move', unit: p.id }, p.hex);
          expect({ unit: p.id, at: p.hex, places }).toEqual({ unit: p.id, at: p.hex, places: wanted });
          steps += places.length;
          for (let i = 0; i < 6; i++) {
            const way = wander(marcher, lot);
            if (!way) continue;
            const [to, facing] = way.place.split(' ');
            const command = { type: 'move', unit: p.id, to, facing, via: way.via };
            expect({ command, accepted: accepts(match, command) }).toEqual({ command, accepted: true });
            ways++;
          }
        }
      });
    expect(steps).toBeGreaterThan(200);
    expect(ways).toBeGreaterThan(100);
  });
  rule(['13.2b', '13.2c', '13.2d'], `every legal way of a unit that enters can be ordered too (${edition})`, () => {
    const lot = new SeededRandom(14);
    let [steps, ways] = [0, 0];
    for (const seed of [411, 412, 413].slice(0, amount(1, 3)))
      along(edition, 'move', seed, (match, json, t) => {
        const listed = match.legal().filter((c) => c.type === 'enter');
        for (const p of waitingPieces(json)) {
          const gates = new Set(listed.flatMap((c) => (c.unit === p.id && c.to !== c.at ? [String(c.at)] : [])));
          for (const gate of gates) {
            const marcher = { t, p, gate };
            const plain = { type: 'enter', unit: p.id, at: gate };
            const offered = listed.flatMap((c) => (c.unit === p.id && c.at === gate ? [`${c.to} ${c.facing}`] : []));
            expect({ ...plain, places: offered.sort() }).toEqual({ ...plain, places: [...reach(marcher)].sort() });
            const places = acceptedDirectly(match, plain, gate);
            expect({ ...plain, places }).toEqual({ ...plain, places: [...reach(marcher, true)].sort() });
            steps += places.length;
            for (let i = 0; i < 6; i++) {
              const { via, place } = wander(marcher, lot)!;
              const [to, facing] = place.split(' ');
              const command = { ...plain, to, facing, via };
              expect({ command, accepted: accepts(match, command) }).toEqual({ command, accepted: true });
              ways++;
            }
          }
        }
      });
    expect(steps).toBeGreaterThan(100);
    expect(ways).toBeGreaterThan(50);
  });
}
/** The hexes a move is seen to take, and the position after it. */
function walked(match: Play, command: unknown): { readonly stepped: string[]; readonly hash: string } {
  const copy = Match.begin(denain, match.choice, 7);
  copy.position.arrange(match.position.toJson());
  const done = copy.apply(command, { dice: { roll: () => 6 } });
  if (!done.ok) throw new Error(JSON.stringify({ command, done }));
  const stepped = done.events.flatMap((e) =>
    e.type === 'stepped' || e.type === 'withdrew' ? [(e as unknown as { to: string }).to] : [],
  );
  return { stepped, hash: copy.position.hash };
}

/** Ways of one who has no facing: what is listed is what some way leads to, each way may be named, and all come to the same. */
function compareRoutes(
  match: Play,
  plain: Readonly<Record<string, unknown>>,
  start: string,
  routes: readonly Route[],
  lot: SeededRandom,
): number {
  const ends = new Set(routes.map((route) => route.at(-1)!).filter((hex) => hex !== start));
  const same = (c: Readonly<Record<string, unknown>>) =>
    Object.entries(plain).every(([key, value]) => c[key] === value);
  const listed = match
    .legal()
    .filter(same)
    .map((c) => String(c.to));
  expect({ ...plain, to: listed.sort() }).toEqual({ ...plain, to: [...ends].sort() });
  const known = new Set(routes.map(String));
  let seen = 0;
  for (let i = 0; i < 12 && routes.length > 0; i++) {
    const route = lot.of(routes);
    const to = route.at(-1)!;
    for (const via of [route, route.slice(0, -1)]) expect(accepts(match, { ...plain, to, via })).toBe(to !== start);
    if (to === start) continue;
    seen++;
    if (i < 3) expect(walked(match, { ...plain, to, via: route }).hash).toBe(walked(match, { ...plain, to }).hash);
  }
  for (let i = 0; i < 12; i++) {
    const wild: string[] = [];
    for (let k = 1 + lot.below(4); k > 0; k--)
      wild.push(near(wild.at(-1) ?? start, lot.below(6)) ?? wild.at(-1) ?? start);
    const isRoute = wild.every((hex, k) => hex !== (wild[k - 1] ?? start));
    if (!isRoute) continue;
    expect(accepts(match, { ...plain, to: wild.at(-1), via: wild })).toBe(
      known.has(String(wild)) && wild.at(-1) !== start,
    );
  }
  return seen;
}

for (const edition of EDITIONS) {
  rule(['9b', '7.1b', '7.1e'], `a leader’s ways to a hex come to the same, and each may be named (${edition})`, () => {
    const lot = new SeededRandom(11);
    let seen = 0;
    along(edition, 'move', 501, (match, json, table) => {
      const { w } = match.position.field;
      for (const [l, leader] of w.leaderIds.entries()) {
        const now = json.leader![leader]!;
        const f = w.leads[l]! - 1;
        if (f < 0 || json.formation![w.formationIds[f]!]!.isActing !== 1 || w.leaderRole[l] === 0) continue;
        if (now.place !== 'map' || now.hasMoved === 1) continue;
        const start = now.hex as string;
        const routes = leaderRoutes(table, w.leaderSide[l]!, start, w.leaderMove[l]!);
        seen += compareRoutes(match, { type: 'lead', leader }, start, routes, lot);
      }
    });
    expect(seen).toBeGreaterThan(100);
  });
  rule(['7.4a', '7.4b'], `a commander’s ways to a hex come to the same, and each may be named (${edition})`, () => {
    const lot = new SeededRandom(12);
    let seen = 0;
    along(edition, 'command-phase', 502, (match, json, table) => {
      const { w } = match.position.field;
      for (const [l, leader] of w.leaderIds.entries()) {
        const now = json.leader![leader]!;
        if (
          w.leaderRole[l] !== 0 ||
          w.leaderSide[l] !== match.position.side ||
          now.place !== 'map' ||
          now.hasMoved === 1
        )
          continue;
        const start = now.hex as string;
        const routes = commanderRoutes(table, w.leaderSide[l]!, start, w.leaderMove[l]!);
        seen += compareRoutes(match, { type: 'ride', leader }, start, routes, lot);
      }
    });
    expect(seen).toBeGreaterThan(50);
  });
}
rule(['7.8a', '7.1e'], 'the ways of the baggage to a hex come to the same, and each may be named', () => {
  const lot = new SeededRandom(13);
  let seen = 0;
  for (const seed of [503, 504, 505])
    along('en', 'move', seed, (match, json, table) => {
      const now = json.unit!['c-bag']!;
      const marks = now.marks as string[];
      if (json.formation!.denain!.isActing !== 1 || now.place !== 'map') return;
      if (marks.includes('moved') || !marks.includes('commanded')) return;
      seen += compareRoutes(match, { type: 'haul' }, now.hex as string, haulRoutes(table), lot);
    });
  expect(seen).toBeGreaterThan(20);
});
describe('a way with nothing named', () => {
  // H could ride round for a run-up; the tower of points makes it possible.
  const units = 'F cav H@2606>NNE 2/8/3; F art G@2610>NNE 1/2; F inf P@2610>NNE 3/3/3';
  const g = () => scene({ edition: 'en', units, leaders: { dreux: '2406' } });
  it('is one step where the usual way goes round', () => {
    const to = { type: 'move', unit: 'H', to: '2605', facing: 'NNE' };
    expect(walked(g().match, to).stepped.length).toBeGreaterThan(1);
    expect(walked(g().match, { ...to, via: [] }).stepped).toEqual(['2605']);
    expect(walked(g().match, { ...to, via: [] }).hash).not.toBe(walked(g().match, to).hash);
  });
  it('is a turn on the spot, or none at all', () => {
    const turn = { type: 'move', unit: 'H', to: '2606', facing: 'W', via: [] };
    expect(g().can(turn)).toBe(true);
    expect(g().refusals({ ...turn, facing: 'NNE' })).toEqual(['7.1a']);
  });
  it('turns first, or afterwards, as the facing asks', () => {
    const decoded = (command: unknown) => {
      const { position } = g().match;
      return position.decode(position.encode(command)).via;
    };
    expect(decoded({ type: 'move', unit: 'H', to: '2706', facing: 'SSE', via: [] })).toEqual(['SSE', '2706']);
    expect(decoded({ type: 'move', unit: 'H', to: '2605', facing: 'W', via: [] })).toEqual(['2605', 'W']);
    expect(decoded({ type: 'move', unit: 'H', to: '2604', facing: 'NNE', via: ['2605'] })).toEqual(['2605', '2604']);
  });
  it('takes guns along', () => {
    const order = { type: 'move', unit: 'P', to: '2609', facing: 'NNE', guns: true, via: [] };
    const all = g();
    expect(all.can(order)).toBe(true);
    all.play(order);
    expect(all.unit('G').hex).toBe('2609');
  });
  it('leads no further than a neighbour, whoever goes', () => {
    for (const command of [
      { type: 'move', unit: 'H', to: '2604', facing: 'NNE', via: [] },
      { type: 'lead', leader: 'dreux', to: '2404', via: [] },
    ]) {
      expect(g().can({ ...command, via: undefined })).toBe(true);
      const refusals = g().match.explain(command).refusals;
      expect(refusals.map((r) => r.why)).toContainEqual(say('why.notDirect'));
    }
    expect(g().can({ type: 'lead', leader: 'dreux', to: '2405', via: [] })).toBe(true);
  });
  it('brings a leader on by an entry of his', () => {
    const s = scene({ edition: 'fr', units: 'F inf A@->W 3/2/3 :valenciennes', acting: ['valenciennes'] });
    s.play({ type: 'enter', unit: 'A', at: '3211', to: '3211', facing: 'W', via: [] });
    const lead = (to: string, via: readonly string[]) => s.can({ type: 'lead', leader: 'tingry', to, via });
    expect([lead('3211', []), lead('3211', ['3211']), lead('3111', []), lead('3111', ['3211'])]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([lead('3010', []), lead('3011', ['3111']), lead('3010', ['3211', '3110'])]).toEqual([false, true, true]);
    expect(s.match.apply({ type: 'lead', leader: 'tingry', to: '3111', via: [] })).toMatchObject({
      ok: true,
      entry: { command: { via: ['3211', '3111'] } },
    });
  });
  it('says which word is wrong', () => {
    const said = (command: unknown) => g().match.apply(command);
    expect(said({ type: 'move', unit: 'H', to: '2604', facing: 'NNE', via: ['2605', '2601'] })).toMatchObject({
      ok: false,
      code: 'bad-request',
      field: 'via.1',
    });
    expect(said({ type: 'lead', leader: 'dreux', to: '2404', via: ['2405', 'north'] })).toMatchObject({
      ok: false,
      code: 'bad-request',
      field: 'via.1',
    });
  });
});
