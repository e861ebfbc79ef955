import { describe, expect, it } from 'vitest';
import { middleOf } from '../board/plan-drawing.ts';
import type { PlanStep } from '../match/plan-view.ts';
import { planArrows } from './plan-arrows.ts';

const step = (kind: PlanStep['kind'], piece: string | undefined, ...path: readonly string[]): PlanStep => ({
  label: { en: '', fr: '' },
  kind,
  path,
  ...(piece === undefined ? {} : { piece }),
});

describe('a plan on the map', () => {
  it('has an arrow for each order that goes somewhere, numbered as in the list', () => {
    expect(
      planArrows([step('decline', undefined), step('move', 'a', '1', '2'), step('attack', 'b', '5', '2')]),
    ).toEqual([
      { number: '2', kind: 'move', path: ['1', '2'] },
      { number: '3', kind: 'attack', path: ['5', '2'] },
    ]);
  });
  it('has one arrow for what one piece does on its way', () => {
    const way = [step('move', 'a', '1', '2'), step('move', 'a', '2', '3'), step('move', 'b', '3', '4')];
    expect(planArrows(way)).toEqual([
      { number: '1–2', kind: 'move', path: ['1', '2', '3'] },
      { number: '3', kind: 'move', path: ['3', '4'] },
    ]);
    expect(planArrows([step('move', 'a', '1', '2'), step('attack', 'a', '2', '3')])).toHaveLength(2);
  });
  it('has its number half way', () => {
    expect(
      middleOf([
        [0, 0],
        [10, 0],
        [10, 30],
      ]),
    ).toEqual([10, 10]);
  });
});
