import { same } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { resultFacts } from './result-facts.ts';

interface Lost {
  readonly type: string;
  readonly side: number;
  readonly points?: number;
}
const LOST: readonly Lost[] = [
  { type: 'loss', side: 0, points: 1 },
  { type: 'loss', side: 0, points: 2 },
  { type: 'loss', side: 1, points: 1 },
  { type: 'routed', side: 0 },
];

describe('what a combat came to', () => {
  it('counts what several units lost, side by side', () => {
    const found = resultFacts(
      {
        fact: (_, { type }) => same(type),
        bearings: (_, fact) => {
          const { side, type, points } = fact as Lost;
          return [{ side, what: type, isGood: false, gravity: 1, ...(points !== undefined && { amount: points }) }];
        },
        bearingText: (what, voice, amount) => same(`${voice} ${what} ${amount ?? '-'}`),
      },
      { pieces: [], scenario: '', options: {}, dataHash: '' },
      LOST,
    );
    expect(found.flatMap(({ bearings }) => bearings.map(({ said }) => said.you.en))).toEqual([
      'you loss 3',
      'you loss 3',
      'you loss 1',
      'you routed -',
    ]);
  });
});
