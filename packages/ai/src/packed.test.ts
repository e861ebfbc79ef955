import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';
import type { Result } from './simulation.ts';

const plain: Result = { winner: 1, rule: '1c', points: [3, 4], turn: 5, decisions: 6, tally: { attacks: 2 } };
const traced: Result = {
  ...plain,
  trace: {
    points: [[3, 4]],
    strength: [[20, 18]],
    attacks: [[1, 0]],
    losses: [['garde', 4, 0]],
    places: [['2112', 3, 4, 0]],
    objectives: { '2112': '-1' },
    rules: { '4.2': 3 },
  },
};

it('is the same result after the way from thread to thread', () => {
  for (const result of [plain, traced]) {
    const there = unpack(structuredClone(pack(result)));
    expect(there).toEqual(result);
    expect(JSON.stringify(there)).toBe(JSON.stringify(result));
    expect({ ...there }).toEqual(result);
  }
});
it('carries a trace as one text', () => {
  expect(pack(plain)).toEqual(plain);
  expect(pack(traced)).toEqual({ ...plain, packed: JSON.stringify(traced.trace) });
});
