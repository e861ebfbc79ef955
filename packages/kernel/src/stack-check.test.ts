import { describe, expect, it } from 'vitest';
import {
  ANY,
  auditPhase,
  auditStack,
  FLOOR,
  type Frame,
  type FrameRules,
  framesOn,
  NEVER_WAITS,
  rowOf,
  upTo,
} from './stack-check.ts';

type Step = 'turn' | 'move' | 'work';
interface Field {
  readonly units: number;
}
const RULES: FrameRules<Field, Step> = {
  turn: framesOn([FLOOR]),
  move: framesOn(
    ['turn', 'move'],
    [rowOf('a unit', (f: Field) => f.units), upTo(2), ANY],
    (_f, { with: [u] }, below) => (below?.with[0] === u ? 'names a unit twice' : undefined),
  ),
  work: NEVER_WAITS,
};
const frame = (index: number, step: Step, ...values: readonly number[]): Frame<Step> => ({
  index,
  step,
  with: [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0, values[3] ?? 0],
});
const found = (...frames: readonly Frame<Step>[]): string[] => {
  const faults: string[] = [];
  auditStack({ units: 3 }, frames, RULES, (field, reason) => faults.push(`${field}: ${reason}`));
  return faults;
};
const turn = frame(0, 'turn');

describe('the frames of a stack', () => {
  it('lie on those that push them, with numbers that stand for something', () => {
    expect(found(turn, frame(1, 'move', 2, 2, 99), frame(2, 'move', 1))).toEqual([]);
    expect(found(turn, frame(1, 'move', 3))).toEqual(['steps.1.with: must name a unit (move)']);
    expect(found(turn, frame(1, 'move', -1))).toEqual(['steps.1.with: must name a unit (move)']);
    expect(found(turn, frame(1, 'move', 0, 3))).toEqual(['steps.1.with: must name 0 to 2 (move)']);
    expect(found(turn, frame(1, 'move', 1, 0, 0, 4))).toEqual(['steps.1.with.3: must be 0: move does not use it']);
    expect(found(frame(0, 'turn', 1))).toEqual(['steps.0.with.0: must be 0: turn does not use it']);
    expect(found(frame(0, 'move', 1))).toEqual(['steps.0.step: move never lies on floor']);
    expect(found(turn, frame(1, 'work'))).toEqual(['steps.1.step: work never lies on turn']);
  });
  it('are looked at as a whole where each number is right', () => {
    expect(found(turn, frame(1, 'move', 1), frame(2, 'move', 1))).toEqual(['steps.2.with: names a unit twice (move)']);
  });
  it('tell the phase', () => {
    const told = (phase: 'march' | 'night') => {
      const faults: string[] = [];
      const by = auditPhase([turn, frame(1, 'move')], { move: 'march' } as const, phase as 'march', (field) =>
        faults.push(field),
      );
      return [by, ...faults];
    };
    expect(told('march')).toEqual(['march']);
    expect(told('night')).toEqual(['march', 'battle.phase']);
  });
});
