import { expect } from 'vitest';
import { isControlled } from '../model/zone.ts';
import { example } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import { cell, type Scene } from '../testing/scene.ts';
import type { SceneLeader, SceneUnit } from '../testing/set-up.ts';

const move = (piece: string, to: string) => ({ type: 'move', piece, to });
/** So strong that a 1 costs the defender a step. */
const STRONG = 12;

example('E124', (e, set) => {
  const g = set().play(move('Q', 'B')).play(move('K', 'B'));
  expect({
    QAgain: g.can(move('Q', 'C')),
    K: g.unit('K', 'zone', 'remaining'),
    transferToK: g.unit('K').remaining > g.unit('K').allowance - g.unit('K').spent,
    endAllowed: g.can({ type: 'done' }),
  }).toEqual(e.expect);
  expect(g.refusals(move('Q', 'C'))).toEqual(['4.1Pg']);
  expect(set().play(move('Q', 'B')).can(move('Q', 'C')), 'before another piece moves he may go on').toBe(true);
});

example('E126', (e, set) => {
  type Case = { type?: string; ds?: boolean; face?: string; reduced?: boolean; leader?: true };
  const mp = (e.given.cases as unknown as Case[]).map(({ leader, ...unit }) => {
    const units = leader ? [] : [{ id: 'U', side: 'P', zone: 'A', ...unit } as SceneUnit];
    const g = set({ active: 'P', units, leaders: leader ? [{ id: 'L', side: 'P', zone: 'A' }] : [] });
    return leader ? g.leader('L').remaining : g.unit('U').remaining;
  });
  expect({ mp }).toEqual(e.expect);
});

/** Open zones in a row, each a point, but the types told. */
const row = (length: number, types: Readonly<Record<number, string>> = {}) => {
  const zones = Array.from({ length }, (_, i) => `z${i}`);
  const ground = sketch(
    zones.map((z, i) => `${z}/${types[i] ?? 'I'}`).join(' '),
    zones
      .slice(1)
      .map((z, i) => `${zones[i]}-${z}`)
      .join(' '),
  );
  return { zones, ground };
};
/** Points a piece can spend on its way down the row. */
function pointsDown(g: Scene, piece: string): number {
  const price = (z: string) => g.g.w.charts.zones[g.g.w.type[g.z(z)]!]!.mp!;
  const reached = g.legal((c) => c.type === 'move' && c.piece === piece).map((c) => c.to as string);
  return reached.reduce((sum, z) => sum + price(z), 0);
}

example('E127', (e, set) => {
  type Case = { piece: string; move: string };
  const road = (id: string, zones: readonly string[]) => ({ id, kind: 'road', zones });
  const grounds: Readonly<Record<string, () => Ground>> = {
    'all on one road, types I and II': () => {
      const { zones, ground } = row(16, { 2: 'II' });
      return { ...ground, roads: [road('r', zones)] };
    },
    'all on one road': () => {
      const { zones, ground } = row(16);
      return { ...ground, roads: [road('r', zones)] };
    },
    'starts off the road, then follows it': () => {
      const { zones, ground } = row(16);
      return { ...ground, roads: [road('r', zones.slice(1))] };
    },
    'the road crosses a type III zone': () => {
      const { zones, ground } = row(16, { 3: 'III' });
      return { ...ground, roads: [road('r', zones)] };
    },
    'changes from one road to another in a zone they share': () => {
      const { zones, ground } = row(16);
      return { ...ground, roads: [road('r', zones.slice(0, 5)), road('s', zones.slice(4))] };
    },
    'two neighbouring road zones not linked by a road': () => {
      const { zones, ground } = row(16);
      return { ...ground, roads: [road('r', zones.slice(0, 5)), road('s', zones.slice(5))] };
    },
  };
  const mp = (e.given.cases as unknown as Case[]).map(({ piece, move: how }) => {
    const isLeader = piece === 'leader';
    const g = set({
      active: 'P',
      map: grounds[how]!(),
      units: isLeader ? [] : [{ id: 'X', side: 'P', type: piece, zone: 'z0' }],
      leaders: isLeader ? [{ id: 'X', side: 'P', zone: 'z0' }] : [],
    });
    return pointsDown(g, 'X');
  });
  expect({ mp }).toEqual(e.expect);
});

example('E128', (e, set) => {
  const [unit] = e.given.units!;
  const zoc = (more: Partial<SceneUnit> = {}) => {
    const g = set({ units: [{ ...unit!, ...more }] });
    return g.g.w.zoneNames.filter((z) => isControlled(g.g, g.z(z), 1)).sort();
  };
  const all = (e.given.map as Ground).zones.map((z) => z.id).sort();
  expect({
    zoc: zoc(),
    not: all.filter((z) => !zoc().includes(z)),
    ifIsolated: zoc({ isolated: true }),
    ifDisorganised: zoc({ ds: true }),
  }).toEqual(e.expect);
});

example('E130', (e, set) => {
  type Case = {
    zone: string;
    units?: number;
    ep?: number;
    leaders?: number;
    baggage?: number;
    columns?: number;
    add?: number;
  };
  const legal = (e.given.cases as unknown as Case[]).map((c) => {
    // Everything that can walk comes in from next door, one by one.
    const names = Array.from({ length: (c.units ?? 0) + (c.add ?? 0) }, (_, i) => `U${i}`);
    const hopes = Array.from({ length: c.ep ?? 0 }, (_, i) => `E${i}`);
    const bags = Array.from({ length: c.baggage ?? 0 }, (_, i) => `B${i}`);
    const chiefs = Array.from({ length: c.leaders ?? 0 }, (_, i) => `L${i}`);
    const at = (i: number) => (i < 4 ? 'N' : 'S');
    const units: SceneUnit[] = [
      ...names.map((id, i) => ({
        id,
        side: 'P',
        type: 'arquebusiers',
        zone: at(i),
        column: `P${1 + (i % (c.columns ?? 1))}`,
      })),
      ...hopes.map((id, i) => ({ id, side: 'P', type: 'forlorn-hope', zone: 'N', parent: `U${i}` })),
      ...bags.map((id) => ({ id, side: 'P', type: 'baggage', zone: 'Z' })),
    ];
    const leaders = chiefs.map((id): SceneLeader => ({ id, side: 'P', zone: 'N', column: 'P1' }));
    const g = set({ active: 'P', map: sketch(`Z/${c.zone} N S`, 'Z-N Z-S'), units, leaders });
    const die = c.zone === 'III' ? [1] : [];
    return [...chiefs, ...hopes, ...names].every((piece) => {
      if (!g.can(move(piece, 'Z'))) {
        expect(g.refusals(move(piece, 'Z'))).toEqual(['4.3e']);
        return false;
      }
      g.play(move(piece, 'Z'), chiefs.includes(piece) ? [] : die);
      return true;
    });
  });
  expect({ legal }).toEqual(e.expect);
});

example('E134', (e, set) => {
  // B is a wood beyond a hedge: three points from anywhere.
  const map = sketch('A B/II C', 'A-B:plain B-C:plain A-C');
  const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
    id,
    side,
    type,
    zone,
    ...more,
  });
  const enemy = (zone: string, more: Partial<SceneUnit> = {}) => unit('E', 'C', 'arquebusiers', zone, more);
  const fight = { map, at: 'combat', active: 'C' } as const;
  const react = { map, at: 'reaction', active: 'C' } as const;
  const { die } = cell('-/1');
  /** Whether it takes points: whether it can be done without any. Then whether 4.1.4 judged it. */
  const acts: Readonly<Record<string, (ma: number) => { can: boolean; g: Scene; piece: string }>> = {
    'step from zone to zone': (ma) => {
      const g = set({ map, active: 'P', units: [unit('X', 'P', 'reiters', 'A', { ma })] });
      const can = g.can(move('X', 'B'));
      return { can, g: can ? g.play(move('X', 'B'), [1]) : g, piece: 'X' };
    },
    mounting: (ma) => {
      const g = set({ map, active: 'P', units: [unit('X', 'P', 'argoulets', 'A', { face: 'dismounted', ma })] });
      const can = g.can({ type: 'mount', unit: 'X' });
      return { can, g: can ? g.play({ type: 'mount', unit: 'X' }) : g, piece: 'X' };
    },
    'retreat before combat': (ma) => {
      const way = sketch('A B/II C', 'A-B:plain A-C');
      const units = [enemy('C'), unit('X', 'P', 'reiters', 'A', { ma })];
      const g = set({ ...react, map: way, supply: { P: ['B'] }, entered: ['C'], units });
      const can = g.can({ type: 'give-way', unit: 'X', from: 'C' });
      return { can, g: can ? g.play({ type: 'give-way', unit: 'X', from: 'C' }, [1]) : g, piece: 'X' };
    },
    'reaction charge': (ma) => {
      // It must be the faster; the enemy has no points at all.
      const units = [enemy('C', { ma: -1 }), unit('X', 'P', 'cuirassiers', 'A', { ma: ma + 1 })];
      const g = set({ ...react, entered: ['C'], units });
      const can = g.can({ type: 'charge', unit: 'X', target: 'E' });
      return { can, g: g.play({ type: 'charge', unit: 'X', target: 'E' }, [1, 1]), piece: 'X' };
    },
    'advance after reaction': (ma) => {
      const way = sketch('A B/II S', 'A-B:plain B-S');
      const units = [unit('X', 'C', 'arquebusiers', 'A', { ma }), unit('R', 'P', 'reiters', 'B')];
      const g = set({ ...react, map: way, supply: { P: ['S'] }, entered: ['A'], units });
      g.play({ type: 'give-way', unit: 'R', from: 'A' });
      const can = g.can({ type: 'advance', piece: 'X' });
      return { can, g: g.play({ type: 'advance', piece: 'X' }), piece: 'X' };
    },
    'retreat after combat': (ma) => {
      const way = sketch('A B/II C', 'A-B:plain A-C');
      const units = [enemy('C', { fc: STRONG }), unit('X', 'P', 'reiters', 'A', { ma })];
      const g = set({ ...fight, map: way, supply: { P: ['B'] }, units });
      g.play({ type: 'attack', unit: 'E', at: 'A' }, [die]);
      const can = g.can({ type: 'retreat', unit: 'X', to: 'B' });
      return { can, g: g.play({ type: 'retreat', unit: 'X', to: 'B' }), piece: 'X' };
    },
    'advance after combat': (ma) => {
      const units = [unit('X', 'C', 'arquebusiers', 'A', { ma, fc: STRONG }), unit('G', 'P', 'cannon', 'B')];
      const g = set({ ...fight, units }).play({ type: 'attack', unit: 'X', at: 'B' }, [die]);
      const can = g.can({ type: 'advance', piece: 'X' });
      return { can, g: g.play({ type: 'advance', piece: 'X' }), piece: 'X' };
    },
    'EP retreat in reaction': (ma) => {
      const way = sketch('A B/II C', 'A-B:plain A-C');
      const parent = unit('Q', 'P', 'arquebusiers', 'B');
      const units = [enemy('C', { marched: true }), parent, unit('X', 'P', 'forlorn-hope', 'A', { ma, parent: 'Q' })];
      const g = set({ ...react, map: way, entered: ['C'], units });
      const can = g.can({ type: 'slip-away', unit: 'X', from: 'C' });
      return { can, g: g.play({ type: 'slip-away', unit: 'X', from: 'C' }), piece: 'X' };
    },
  };
  const cases = e.given.cases as unknown as string[];
  const isJudged = ({ g, piece }: { g: Scene; piece: string }) =>
    g.tests(piece).some((t) => t.cause === 'march' || t.cause === 'face') ||
    g.all('disorganised').some((d) => d.piece === piece && d.rule.startsWith('4.1.4'));
  expect({
    costsMp: cases.map((word) => !acts[word]!(0).can),
    checked: cases.map((word) => isJudged(acts[word]!(8))),
  }).toEqual(e.expect);
  for (const word of cases) expect(acts[word]!(8).can, word).toBe(true);
});
