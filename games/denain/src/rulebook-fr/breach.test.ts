import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', ...spec });
// 1513 faces the west front of the camp: the redoubt 1613 on its left hand, 1614 on its right.
const P = 'F inf P@1513>E 3/2/4';

rule(['7.6g', '7.6j', '7.6e'], 'nobody behind the work: at once, 2 off the die, and both forward sides open', () => {
  const g = fr({ units: P, at: 'combat' });
  g.play({ type: 'breach', unit: 'P', toward: '1614' }, [5]);
  expect(g.event('breach-rolled')).toMatchObject({ total: 3, opened: ['1513|1613', '1513|1614'] });
  expect(g.legal('breach')).toEqual([]);
  // It was the unit's attack.
  expect(g.refusals({ type: 'breach', unit: 'P', toward: '1614' })).toEqual(expect.arrayContaining(['7.6e', '11.2a']));
});
rule(['7.6c', '7.6g'], 'disorganised troops may try where nobody defends, never where somebody does', () => {
  const idle = fr({ units: `${P} dis`, at: 'combat' });
  expect(idle.can({ type: 'breach', unit: 'P', toward: '1614' })).toBe(true);
  const units = `${P}; C inf X@1614>E 2/2/2`;
  expect(fr({ units, at: 'combat' }).refusals({ type: 'breach', unit: 'P', toward: '1614' })).toContain('7.6c');
  const end = (more: Partial<SceneSpec> = {}) => fr({ units, at: 'breach-phase', ...more });
  expect(end().can({ type: 'breach', unit: 'P', toward: '1614' })).toBe(true);
  // The other forward hex is empty: that attempt had its time.
  expect(end().refusals({ type: 'breach', unit: 'P', toward: '1613' })).toContain('7.6g');
  expect(end({ marks: { P: ['attacked'] } }).can({ type: 'breach', unit: 'P', toward: '1614' })).toBe(true);
  expect(end({ marks: { P: ['wasDisorganised'] } }).refusals({ type: 'breach', unit: 'P', toward: '1614' })).toEqual([
    '7.6c',
  ]);
  expect(end({ commanded: { P: false } }).refusals({ type: 'breach', unit: 'P', toward: '1614' })).toEqual(['9.2a']);
});
rule('7.6c', 'a unit that turned this turn has not spent it before the work', () => {
  const g = fr({ units: 'F inf P@1513>SSE 3/2/4; C inf X@1614>E 2/2/2', under: [{ step: 'breach-phase', with: [0] }] });
  g.play({ type: 'move', unit: 'P', to: '1513', facing: 'E' }).play({ type: 'done' });
  expect(g.refusals({ type: 'breach', unit: 'P', toward: '1614' })).toEqual(['7.6c']);
});
rule(
  ['7.6f', '10.1d'],
  'guns behind the work fire first, even after a barrage; one hit and the attempt is lost',
  () => {
    const set = () =>
      fr({ units: `${P}; C art G@1614>W 1/2`, at: 'breach-phase', marks: { G: ['barraged', 'attacked'] } }).play({
        type: 'breach',
        unit: 'P',
        toward: '1614',
      });
    const missed = set();
    expect([missed.question, missed.asks]).toEqual(['breach-react', 'C']);
    missed.play({ type: 'react', unit: 'G', at: '1513' }, [9, 3]);
    expect(missed.event('breach-rolled')).toMatchObject({ total: 3, opened: ['1513|1613', '1513|1614'] });
    const spoilt = set().play({ type: 'react', unit: 'G', at: '1513' }, [3]);
    expect(spoilt.has('breach-lost')).toBe(true);
    expect(spoilt.has('breach-rolled')).toBe(false);
    expect(spoilt.refusals({ type: 'breach', unit: 'P', toward: '1614' })).toContain('7.6e');
  },
);
rule(
  ['7.6h', '7.6k', '11.8a'],
  'dragoons who drive the defender from behind a work dig at once, and do not go in',
  () => {
    const g = fr({ units: 'F drg D@1513>E 3/3/4; C cav X@1614>W 1/3/1', at: 'combat' });
    g.play({ type: 'shock', attackers: ['D'], targets: ['1614'] }, [6]);
    expect(g.event('eliminated').piece).toBe('X');
    expect(g.refusals({ type: 'advance', unit: 'D', to: '1614' })).toEqual(['7.6h']);
    g.play({ type: 'breach', unit: 'D', toward: '1614' }, [6]);
    expect(g.event('breach-rolled')).toMatchObject({ total: 3 });
    expect(g.event('breach-rolled').modifiers.map((m) => m.rule)).toEqual(['7.6g', '7.6k']);
    expect(g.unit('D').hex).toBe('1513');
  },
);
rule('7.6l', 'a road through the lines is open without a breach, one through the camp is not', () => {
  const lines = fr({ units: 'F inf P@1011>NNW 2/2/2' });
  expect(lines.can({ type: 'move', unit: 'P', to: '1010', facing: 'NNW' })).toBe(true);
  const camp = fr({ units: 'F inf P@1514>E 2/2/2' });
  expect(camp.refusals({ type: 'move', unit: 'P', to: '1614', facing: 'E' })).toContain('7.6a');
});
