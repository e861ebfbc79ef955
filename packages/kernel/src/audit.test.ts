import { describe, expect, it } from 'vitest';
import { mustHold, rowChecks } from './audit.ts';

interface Case {
  readonly ages: readonly number[];
  readonly turn: number;
}
const must = mustHold<Case>;
const check = rowChecks(
  [
    must('man.age', 'must not be below 0', ({ ages }, row) => ages[row]! >= 0),
    must(
      'man.age',
      ({ ages }, row) => `must be a root, not ${ages[row]}`,
      ({ ages }, row) => {
        if (ages[row]! < 0) throw new Error('was asked though the one before failed');
        return Number.isInteger(Math.sqrt(ages[row]!));
      },
    ),
    must('man.*', 'is too many', (_, row) => row < 3),
    must('battle.turn', 'must be 1 or more', ({ turn }) => turn > 0),
  ],
  () => ({ man: ['a', 'b', 'c', 'd'] }),
);
const found = (c: Case): string[] => {
  const all: string[] = [];
  check(c, (field, reason) => all.push(`${field} ${reason}`));
  return all;
};

describe('checks of rows', () => {
  it('say of each field the first thing that does not hold, by the names of the rows', () => {
    expect(found({ ages: [-1, 2, 4, 9], turn: 1 })).toEqual([
      'man.a.age must not be below 0',
      'man.b.age must be a root, not 2',
      'man.d is too many',
    ]);
  });
  it('look once at what is no row', () => {
    expect(found({ ages: [0, 1, 4, 9], turn: 0 })).toEqual(['man.d is too many', 'battle.turn must be 1 or more']);
  });
});
