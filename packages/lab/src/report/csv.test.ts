import { describe, expect, it } from 'vitest';
import { csvHead, csvRows } from './csv.ts';

const RESULT = { winner: null, rule: '9.0c', points: [3, 5], turn: 8, decisions: 212, tally: { lostC: 5 } };
const TRACE = {
  points: [[3, 5]],
  strength: [[9, 9]],
  attacks: [
    [1, 2],
    [0, 3],
  ],
  losses: [
    ['u', 2, 0],
    ['v', 1, 3],
  ] as const,
  places: [],
  objectives: {},
  rules: {},
};

describe('battles as CSV', () => {
  it('are one row each, with what the game counts', () => {
    const battles = [{ setting: 'AU', number: 0, result: { ...RESULT, trace: TRACE } }];
    expect(csvHead(battles)).toBe(
      'setting,battle,winner,rule,points-a,points-b,difference,turns,decisions,attacks,lost,units-hurt,units-gone,lostC\r\n',
    );
    expect(csvRows(battles)).toBe('AU,1,draw,9.0c,3,5,-2,8,212,6,3,2,1,5\r\n');
  });
  it('leave out what was not traced, and quote what must be', () => {
    const battles = [{ setting: '=1+1, "x"', number: 6, result: { ...RESULT, winner: 1 } }];
    expect(csvRows(battles)).toBe(`"'=1+1, ""x""",7,b,9.0c,3,5,-2,8,212,,,,,5\r\n`);
  });
});
