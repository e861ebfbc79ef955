import { describe, expect } from 'vitest';
import { drill } from '../../testing/drill.ts';
import { rule } from '../../testing/rule.ts';
import { enqueue } from './queue.ts';

/** A regular battalion tests for losses by fire; its general stands at the given distance. */
const fireTest = (general: { x: number; y: number }, dice: readonly number[] = []) =>
  drill({
    units: [
      { id: 'a', x: 60, y: 40, regiment: '5e' },
      { id: 'b', x: 60, y: 60, facing: 180, side: 1 },
    ],
    generals: [{ id: 'roux', value: 40, ...general }],
    phase: 'FIRE',
    step: ['tests'],
    prepare: (g, unit) => enqueue(g, [{ unit: unit('a'), occasions: ['fireLosses'] }]),
    dice,
  });

describe('the queue of tests', () => {
  rule('1.4x', 'one commander is chosen before the die', () => {
    const near = fireTest({ x: 60, y: 30 });
    expect(near.question).toBe('influence');
    expect(near.position.prompt?.en).toContain('(losses by fire)');
    expect(near.legal()).toEqual([
      { type: 'influence', by: 'roux', points: 1 },
      { type: 'influence', by: 'roux', points: -1 },
    ]);
    expect(near.legal()[near.position.spec.habit(near.g, 'influence', 0, near.position.actions)]).toEqual({
      type: 'influence',
      by: 'roux',
      points: 1,
    });
    expect(near.position.actionsOf(near.unit('a')).count).toBe(0);
    near.play({ type: 'influence', by: 'roux', points: -1 }, [6]);
    expect(near.told('morale-tested')[0]?.items).toContainEqual({ code: 'F17', value: -1 });
    // A general at 40 cm costs a point, and there is nothing to choose.
    const far = fireTest({ x: 60, y: 10 }, [6]);
    expect(far.told('morale-tested')[0]?.items).toContainEqual({ code: 'F20', value: -1 });
  });
  rule('C14f', 'oldest event first, then by number', () => {
    const one = drill({
      units: [
        { id: 'c', x: 60, y: 40 },
        { id: 'a', x: 90, y: 40 },
        { id: 'b', x: 120, y: 40 },
      ],
      phase: 'FIRE',
      step: ['tests'],
      prepare(g, unit) {
        enqueue(g, [{ unit: unit('b'), occasions: ['strength'] }]);
        enqueue(g, [
          { unit: unit('a'), occasions: ['strength'] },
          { unit: unit('c'), occasions: ['fireLosses'] },
          { unit: unit('a'), occasions: ['fireLosses'] },
        ]);
      },
      dice: [3, 3, 3],
    });
    expect(one.told('morale-tested').map(({ piece, occasions }) => [piece, ...occasions])).toEqual([
      ['b', 'strength'],
      ['c', 'fireLosses'],
      ['a', 'strength', 'fireLosses'],
    ]);
  });
});
