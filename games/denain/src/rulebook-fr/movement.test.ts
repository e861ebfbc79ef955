import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', ...spec });
const move = (unit: string, facing: string, ...via: string[]) => ({
  type: 'move',
  unit,
  to: via.filter((word) => /^\d/.test(word)).at(-1),
  facing,
  via,
});

// The road runs 3011 3012 3013 3014 3114, then over the bridge of Prouvy.
rule('7.1e', 'the point of the road goes to who starts on it, keeps to it and steps at all', () => {
  const g = fr({ units: 'F inf P@3011>SSE 2/2/2; F inf Q@2912>SSE 2/2/2' });
  expect(g.can(move('P', 'SSE', '3012', '3013', '3014'))).toBe(true);
  expect(g.can(move('P', 'SSW', '3012', '3013', 'SSW'))).toBe(true);
  expect(g.can({ type: 'move', unit: 'P', to: '3011', facing: 'NNW' })).toBe(false);
  // From beside the road: two points and no more.
  expect(g.can(move('Q', 'SSE', '3013', '3014', '3015'))).toBe(false);
});
rule(['9.2b', '7.1e'], 'out of command half the allowance is left, and the point of the road with it', () => {
  const g = fr({
    units: 'F inf P@3011>SSE 2/2/2; F cav Q@2608>SSE 2/3/2',
    commanded: { P: false, Q: false },
    leaders: { dreux: '3018' },
  });
  expect(g.can(move('P', 'SSE', '3012', '3013'))).toBe(true);
  expect(g.can(move('P', 'SSE', '3012', '3013', '3014'))).toBe(false);
  expect(g.can(move('Q', 'SSE', '2609'))).toBe(true);
  expect(g.refusals(move('Q', 'SSE', '2609', '2610'))).toContain('9.2b');
});
rule(
  ['9.2d', '9.2c'],
  'out of command a unit may break off, towards its leader, and has nothing left to turn with',
  () => {
    const g = fr({
      units: 'F cav P@2607>SSE 2/3/3; C inf X@2608>NNW 2/2/2',
      commanded: { P: false },
      leaders: { dreux: '2604' },
    });
    expect(g.can({ type: 'move', unit: 'P', to: '2606', facing: 'SSE' })).toBe(true);
    expect(g.legal('move').filter((c) => c.to !== '2607' && c.facing !== 'SSE')).toEqual([]);
    const away = fr({
      units: 'F cav P@2607>SSE 2/3/3; C inf X@2608>NNW 2/2/2',
      commanded: { P: false },
      leaders: { dreux: '2612' },
    });
    expect(away.refusals({ type: 'move', unit: 'P', to: '2606', facing: 'SSE' })).toContain('9.2c');
  },
);
rule(
  ['7.3c', '7.3f', '7.3g'],
  'a withdrawal costs half the allowance and the ground, then the unit may still turn',
  () => {
    const g = fr({ units: 'F cav P@2607>SSE 2/4/3; C inf X@2608>NNW 2/2/2' });
    expect(g.points(move('P', 'SSE', '2606'))).toEqual({ legs: [3], left: 1 });
    expect(g.points(move('P', 'SSW', '2606', 'SSW'))).toEqual({ legs: [3, 1], left: 0 });
    // It ends movement: no step follows, not even one that could be paid.
    const far = fr({ units: 'F cav P@2607>SSE 2/9/3; C inf X@2608>NNW 2/2/2' });
    expect(far.can(move('P', 'NNW', '2606', 'NNW', '2605'))).toBe(false);
  },
);
rule(['7.1d', '7.1i'], 'guns go with their escort if both face one way and the guns have not barraged', () => {
  const units = 'F inf P@2607>SSE 2/3/3; F art G@2607>SSE 1/2';
  const both = { ...move('P', 'SSE', '2608', '2609'), guns: true };
  const g = fr({ units });
  expect(g.can({ ...move('P', 'SSE', '2608', '2609', '2610'), guns: true })).toBe(false);
  g.play(both);
  expect([g.unit('P').hex, g.unit('G').hex]).toEqual(['2609', '2609']);
  expect(fr({ units: units.replace('G@2607>SSE', 'G@2607>E') }).refusals(both)).toContain('7.1d');
  const fired = fr({ units, marks: { G: ['barraged'] } });
  expect(fired.can(both)).toBe(false);
  expect(fired.can(move('P', 'SSE', '2608', '2609'))).toBe(true);
  expect(fired.refusals({ type: 'move', unit: 'G', to: '2607', facing: 'E' })).toContain('7.1i');
});
rule(['7.5a', '7.1e'], 'who comes onto a bridge stays there for this turn and goes on in the next', () => {
  const g = fr({ units: 'F cav P@3114>SSE 2/3/3' });
  expect(g.can(move('P', 'SSE', '3115', '3116'))).toBe(false);
  g.play(move('P', 'SSE', '3115'));
  expect(g.g.s.objective.owner[g.g.w.objectives.indexOf(g.hex('3115'))]).toBe(1);
  const next = fr({ units: 'F cav P@3115>SSE 2/3/3' });
  expect(next.can(move('P', 'SSE', '3116', '3117', '3118'))).toBe(true);
  // Off its axis a bridge is water.
  expect(next.can(move('P', 'SSE', '3216'))).toBe(false);
});
rule('7.5b', 'a road bridge on a hexside ends movement just beyond it', () => {
  const g = fr({ units: 'C cav P@3017>NNE 2/3/3', side: 'C' });
  expect(g.can(move('P', 'E', 'E', '3116'))).toBe(true);
  expect(g.can(move('P', 'E', 'E', '3116', '3216'))).toBe(false);
});
rule(
  ['7.6a', '7.6m'],
  'the French need a breach in both directions; the Coalition pays a point for its own works',
  () => {
    const out = fr({ units: 'F inf P@1614>W 2/2/2; F cav R@1714>NNW 2/3/3' });
    expect(out.refusals({ type: 'move', unit: 'P', to: '1513', facing: 'W' })).toContain('7.6a');
    const garrison = fr({ units: 'C inf P@1614>W 2/2/2', side: 'C' });
    expect(garrison.points(move('P', 'W', '1513'))).toEqual({ legs: [2], left: 0 });
    // From inside, too, a camp redoubt opens only by a breach; then it takes half the allowance.
    const inside = fr({ units: 'F inf P@1614>NNW 2/2/2' });
    expect(inside.refusals({ type: 'move', unit: 'P', to: '1613', facing: 'NNW' })).toContain('7.6m');
    const open = fr({ units: 'F inf P@1614>NNW 2/2/2', breached: ['1613|1614'] });
    expect(open.points(move('P', 'NNW', '1613'))).toEqual({ legs: [1], left: 1 });
  },
);
rule('7.6n', 'a redoubt of the lines takes half the allowance, and none while the enemy holds it', () => {
  const g = fr({ units: 'F cav P@1507>NNW 2/3/3' });
  expect(g.points(move('P', 'NNW', '1506'))).toEqual({ legs: [2], left: 1 });
  const held = fr({ units: 'F cav P@1507>NNW 2/3/3; C art G@1506>NNW 1/2' });
  expect(held.can(move('P', 'NNW', '1506'))).toBe(false);
});
