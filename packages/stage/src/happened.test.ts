import type { GameEvent } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { type Awaited, happened } from './happened.ts';

const EVENTS: readonly (GameEvent & Readonly<Record<string, unknown>>)[] = [
  { type: 'went', rule: '1', piece: 'navarre', to: '1411' },
  { type: 'went', rule: '1', piece: 'navarre', to: '1412' },
  {
    type: 'struck',
    rule: '2',
    by: ['navarre', 'royal'],
    sum: [
      { rule: '3', value: 1 },
      { rule: '4', value: 2 },
    ],
  },
  { type: 'rode', rule: '5', piece: 'villars', to: [12, 30.5] },
];
const is = (awaited: Awaited): boolean => happened(awaited)(EVENTS);

describe('what a task waits for', () => {
  it('is met by the fields that it names', () => {
    expect(is({ done: [{ type: 'went', to: '1412' }] })).toBe(true);
    expect(is({ done: [{ type: 'went', piece: 'royal' }] })).toBe(false);
    expect(happened({ done: [{ type: 'went' }] })([])).toBe(false);
  });
  it('takes lists in any order, but whole', () => {
    expect(is({ done: [{ type: 'struck', by: ['royal', 'navarre'] }] })).toBe(true);
    expect(is({ done: [{ type: 'struck', by: ['royal'] }] })).toBe(false);
  });
  it('finds objects in a list', () => {
    expect(is({ done: [{ type: 'struck', sum: [{ rule: '4' }] }] })).toBe(true);
    expect(is({ done: [{ type: 'struck', sum: [{ rule: '4', value: 1 }] }] })).toBe(false);
  });
  it('takes a point between bounds', () => {
    expect(is({ done: [{ type: 'rode', to: { x: [10, 12], y: [30] } }] })).toBe(true);
    expect(is({ done: [{ type: 'rode', to: { y: [30.5, 31] } }] })).toBe(true);
    expect(is({ done: [{ type: 'rode', to: { x: [10, 11] } }] })).toBe(false);
    expect(is({ done: [{ type: 'went', to: { x: [0] } }] })).toBe(false);
  });
  it('may be several things: all, any, the first of a type, or so many', () => {
    expect(is({ done: [{ type: 'went', to: '1411' }, { type: 'struck' }] })).toBe(true);
    expect(
      is({
        done: [
          { type: 'went', to: '1411' },
          { type: 'went', to: '1' },
        ],
      }),
    ).toBe(false);
    expect(is({ any: [{ type: 'went', to: '1' }, { type: 'struck' }] })).toBe(true);
    expect(is({ any: [{ type: 'went', to: '1' }] })).toBe(false);
    expect(is({ first: { type: 'went', to: '1411' } })).toBe(true);
    expect(is({ first: { type: 'went', to: '1412' } })).toBe(false);
    expect(is({ first: { type: 'fled' } })).toBe(false);
    expect(is({ times: [[2, { type: 'went', piece: 'navarre' }]] })).toBe(true);
    expect(is({ times: [[0, { type: 'went', piece: 'navarre' }]] })).toBe(false);
  });
});
