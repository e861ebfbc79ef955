import { expect } from 'vitest';
import { retreatZones } from '../rules/7-retreat.ts';
import { example } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import { cell, type Scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

/** So strong that the last column of the table is read: `die` then gives -/1, -/1*, -/1*#, -/2*, -/2*#. */
const STRONG = 12;
const retreats = (g: Scene) => g.legal('retreat').map((c) => c.to);

example('E99', (e, set) => {
  const g = set({ at: 'combat', active: 'C' });
  // 4 + 1 for class against 3: the column in which a 4 prints the result given.
  g.play({ type: 'attack', unit: 'K', at: 'C' }, [4]);
  expect(g.fight().result).toBe(e.given.result);
  expect(g.question).toBe('substitution');
  const zones = retreats(g);
  g.play({ type: 'retreat', unit: 'Q', to: 'Y' }, [1]);
  expect(g.unit('Q', 'zone', 'ds')).toEqual({ zone: 'Y', ds: false });
  expect(g.g.s.at.zocC[g.z('Y')], 'Y is under the control of K2').toBeGreaterThan(0);
  expect({ zones, reactionByK2: g.question === 'reaction' || g.has('reacted') }).toEqual(e.expect);
  const room = set({ at: 'combat', active: 'C', units: e.given.units!.filter((u) => u.id !== '3') });
  expect(room.zones(retreatZones(room.g, room.u('Q'))), 'with one unit fewer there is room in F').toContain('F');
});

example('E100', (e, set) => {
  const spec = {
    at: 'combat',
    active: 'C',
    map: sketch('A B C', 'A-B A-C'),
    supply: { P: ['A', 'B'] },
    units: [
      { id: 'K', side: 'C', type: 'pikemen', zone: 'C', fc: STRONG },
      { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'A' },
    ],
  } as const;
  const attacked = () => set(spec).play({ type: 'attack', unit: 'K', at: 'A' }, [cell('-/1').die]);
  const g = attacked();
  expect(retreats(g).sort()).toEqual(['B', 'off']);
  const lateral = attacked().play({ type: 'retreat', unit: 'Q', to: 'B' }, [1]).unit('Q').zone === 'B';
  const off = attacked().play({ type: 'retreat', unit: 'Q', to: 'off' });
  const stays = attacked().play({ type: 'lose' });
  expect(stays.unit('Q', 'zone', 'steps')).toEqual({ zone: 'A', steps: 1 });
  const offMap = off.unit('Q').eliminated ? 'allowed, counts as eliminated' : 'allowed';
  expect({ lateral, offMap, compulsory: !attacked().can({ type: 'lose' }) }).toEqual(e.expect);
  const inland = set({ ...spec, supply: { P: ['B'] } }).play({ type: 'attack', unit: 'K', at: 'A' }, [1]);
  expect(inland.refusals({ type: 'retreat', unit: 'Q', to: 'off' }), 'only from the edge').toEqual(['7.5.3i']);
});

example('E101', (e, set) => {
  // The enemy who rode over L comes from D.
  const map = sketch('A B C D', 'A-B B-C C-D');
  const enemy: SceneUnit = { id: 'H', side: 'C', type: 'chevau-legers', zone: 'D' };
  const g = set({ map, active: 'C', units: [...e.given.units!, enemy] });
  g.play({ type: 'move', piece: 'H', to: 'C' }, e.dice);
  expect(g.event('leader-lost').leader).toBe('L');
  expect({
    tests: g.all('tested').map((t) => t.piece),
    a: g.unit('a'),
    b: g.unit('b'),
    L: g.leader('L'),
  }).toMatchObject(e.expect);
});

example('E106', (e, set) => {
  // Into a wood over a hedge, three points had it been a move; and the unit has none.
  const map = sketch('B C/II', 'B-C:plain');
  const enemy: SceneUnit = { id: 'A', side: 'P', type: 'argoulets', zone: 'C', face: 'dismounted' };
  const k: SceneUnit = { ...e.given.units![0]!, fc: STRONG, ma: 0 };
  const spec = { at: 'combat', active: 'C', map } as const;
  const g = set({ ...spec, units: [k, enemy] }).play({ type: 'attack', unit: 'K', at: 'C' }, [cell('-/1').die]);
  expect([g.unit('A').eliminated, g.question, g.asks]).toEqual([true, 'advance', 'C']);
  const legal = g.can({ type: 'advance', piece: 'K' });
  g.play({ type: 'advance', piece: 'K' });
  expect(g.unit('K', 'zone', 'ds', 'steps')).toEqual({ zone: 'C', ds: true, steps: 2 });
  expect({ legal, mp: g.unit('K').spent, disorganisation: g.tests('K')[0] ?? null }).toEqual(e.expect);
  const lost = set({ ...spec, units: [{ ...k, isolated: true }, enemy] });
  expect(lost.refusals({ type: 'attack', unit: 'K', at: 'C' }), 'an isolated unit would not attack').toEqual(['7.1g']);
});

example('E160', (e, set) => {
  const g = set({ at: 'combat' }).play({ type: 'attack', unit: 'Q', at: 'C' }, [3]);
  expect(g.fight().result).toBe(e.given.result);
  expect(g.unit('Q').eliminated).toBe(true);
  expect([g.question, g.asks], 'the attacker goes on').toEqual(['combat', 'C']);
  expect({ legal: g.can({ type: 'advance', piece: 'K' }) }).toEqual(e.expect);
  expect(g.unit('K').zone).toBe('C');
});
