import { describe, expect } from 'vitest';
import farm from '../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { readScenario } from '../../model/scenario.ts';
import { later, mover } from '../../testing/mover.ts';
import { rule } from '../../testing/rule.ts';
import { groundOf } from '../table/ground.ts';
import { attempt, carryOn, fieldOf, isAdmitted, type MoveCase, type Progress } from './index.ts';

const ground = groundOf(readScenario(farm).terrain);
const advance = (c: MoveCase, cm: number): Progress => {
  const trial = attempt(fieldOf(c), { kind: 'advance', length: Math.round(cm * 100) });
  expect(isAdmitted(trial)).toBe(true);
  return trial.end;
};
const quarters = (ticks: number): number => Math.round(ticks / 10_000) / 100;

describe('the worked period: its half moves', () => {
  rule('C5k', 'the first battalion pays for the brook over two halves, in line', () => {
    const first = mover({ x: 48, y: 20 }, { ground });
    const h1 = advance(first, 6);
    expect(h1.base).toMatchObject({ x: 4800, y: 2600 });
    expect(h1.left).toBe(0);
    const h2 = advance(later(first, h1), 3.25);
    expect(h2.base).toMatchObject({ x: 4800, y: 2925 });
    expect(h2.degradation).toBe('disorganised');
    expect(quarters(2_000_000 - (h2.debt?.ticks ?? 0) - 1_000_000)).toBe(0.92);
    expect(h2.left).toBe(0);
  });
  rule('C3l', 'the second goes 8 cm, then 0.03 to the brook, a quarter for it, and 3.97', () => {
    const second = mover({ x: 66, y: 20, formation: 'attackColumn' }, { ground });
    const h1 = advance(second, 8);
    expect(h1.base).toMatchObject({ x: 6600, y: 2800 });
    const h2 = advance(later(second, h1), 4);
    expect(h2.base).toMatchObject({ x: 6600, y: 3200 });
    expect(h2).toMatchObject({ left: 0, degradation: 'disorganised', debt: null });
  });
  rule('C3e', 'the hussars begin to cross in the first half and go on in the second', () => {
    const hussars = mover({ x: 88, y: 14, arm: 'cavalry', figures: 8, formation: 'attackColumn' }, { ground });
    const h1 = advance(hussars, 13.98);
    expect(h1).toMatchObject({ left: 0, degradation: 'disorganised' });
    expect(quarters(1_000_000 - (h1.debt?.ticks ?? 0))).toBe(0.14);
    const half = later(hussars, h1);
    const on = carryOn(half);
    expect(on.isLost).toBe(false);
    expect(quarters(on.after.left)).toBe(1.14);
    const next: MoveCase = { ...later(hussars, on.after), half: { ...half.half, ...on.after, isOver: false } };
    const h2 = advance(next, 8.52);
    expect(h2.base).toMatchObject({ x: 8800, y: 3650 });
    expect(h2.degradation).toBe('disorganised');
  });
});
