import { copyClearChains } from '@tambour/boards';
import { expect } from 'vitest';
import { distanceOf, sees } from '../rules/4-sight.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import type { Scene } from '../testing/scene.ts';

/** The clear chains of zones by which a zone sees another. */
function chainsOf(g: Scene, from: string, to: string): string[][] {
  const { sight } = g.g.w;
  const found = new Int32Array(64);
  const n = copyClearChains(sight, g.z(from), g.z(to), g.g.s.at.occupied, found);
  const { links, range, graph } = sight.chains;
  return [...found.slice(0, n)].map((chain) => {
    const way = [...links.slice(chain * range, (chain + 1) * range)].filter((link) => link >= 0);
    return [from, ...g.zones(way.map((link) => graph.to[link]!))];
  });
}
const targets = (g: Scene, gun: string, among: readonly string[]): string[] =>
  g
    .legal((c) => c.type === 'bombard' && c.unit === gun)
    .map((c) => g.unit(String(c.target)).zone!)
    .filter((zone) => among.includes(zone))
    .sort();

example('E05', (e, set) => {
  const g = set({ at: 'combat' });
  expect({ targets: targets(g, 'C3', ['125', '136', '144']) }).toEqual(without(e.expect, 'reasons'));
  // The reasons: a unit in 137 hides 136 and 144 on level ground.
  const empty = set({ at: 'combat', units: e.given.units!.filter((u) => u.zone !== '137') });
  expect(targets(empty, 'C3', ['125', '136', '144'])).toEqual(['136', '144']);
});
example('E06', (e, set) => {
  const g = set({ at: 'combat' });
  const found = targets(g, 'C1', ['125', '136', '144']).map((zone) => {
    const [through] = [...new Set(chainsOf(g, '137', zone).flatMap((way) => way.slice(1, -1)))];
    return { zone, range: distanceOf(g.g, g.z('137'), g.z(zone)), ...(through ? { through } : {}) };
  });
  expect({ targets: found }).toEqual(without(e.expect, 'blocked'));
  expect(g.refusals({ type: 'bombard', unit: 'C1', target: 'X' })).toEqual(['7.8e']);
});
example('E07', (e, set) => {
  const g = set({ at: 'combat' }).play({ type: 'bombard', unit: 'C1', target: 'K' }, e.dice);
  expect({ ...g.shot(), K: g.unit('K') }).toMatchObject(e.expect);
});
example('E65', (e, set) => {
  const map = sketch('A B S', 'A-B B-S');
  const g = set({ at: 'combat', active: 'C', map }).play({ type: 'bombard', unit: 'A1', target: 'K' }, e.dice);
  expect({ ...g.shot(), K: g.unit('K') }).toMatchObject(e.expect);
  expect(g.question, 'no substitution').toBe('combat');
  expect(g.legal(), 'A2 and G have fought').toEqual([{ type: 'done' }]);
  // Whoever supported may follow up where nobody is left; guns never.
  const lone = e.given.units!.map((u) => (u.id === 'K' ? { ...u, type: 'argoulets' } : u));
  const won = set({ at: 'combat', active: 'C', map, units: lone });
  won.play({ type: 'bombard', unit: 'A1', target: 'K' }, e.dice);
  expect(won.legal('advance').map((c) => c.piece)).toEqual(['G']);
});

example('E66', (e, set) => {
  const { cases } = e.given as unknown as { cases: { alt: number[]; units: string[] }[] };
  const clear = cases.map(({ alt, units }) => {
    const zones = alt.map((_, i) => `z${i}`);
    const map = sketch(
      zones.map((z, i) => `${z}@${alt[i]}`).join(' '),
      zones
        .slice(1)
        .map((z, i) => `${zones[i]}-${z}`)
        .join(' '),
    );
    // "mid" is the one zone between, "mid2" the second.
    const there = units.map((name) => `z${Number(name.slice(3) || 1)}`);
    const g = set({ map, units: there.map((zone, i) => ({ id: `u${i}`, side: 'C', type: 'militia', zone })) });
    return sees(g.g, g.z('z0'), g.z(zones.at(-1)!));
  });
  expect({ clear }).toEqual(e.expect);
});
example('E67', (e, set) => {
  const g = set();
  expect({
    'A-C': sees(g.g, g.z('A'), g.z('C')),
    'B-D': sees(g.g, g.z('B'), g.z('D')),
  }).toEqual(e.expect);
  expect(sees(g.g, g.z('A'), g.z('B')), 'over its own yellow border').toBe(true);
});
example('E68', (e, set) => {
  const g = set();
  const view = (from: string, to: string) => ({
    distance: distanceOf(g.g, g.z(from), g.z(to)),
    clear: sees(g.g, g.z(from), g.z(to)),
    chain: chainsOf(g, from, to)[0],
  });
  expect({ '137-144': view('137', '144'), '138-136': view('138', '136') }).toMatchObject({
    ...e.expect,
    '138-136': without(e.expect['138-136'], 'note'),
  });
  expect(chainsOf(g, '138', '136')).toEqual([]);
});
