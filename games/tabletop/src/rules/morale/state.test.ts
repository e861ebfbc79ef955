import { describe, expect, it } from 'vitest';
import { type MoraleState, RESULTS } from '../../model/vocabulary.ts';
import { rule } from '../../testing/rule.ts';
import { rallyOutcome, stateAfter } from './state.ts';

/** Every cell of section 9: from uncontrolled advance to flight. */
const TABLE: readonly (readonly [state: MoraleState, test: 'ordinary' | 'rally', atEdge: boolean, after: string])[] = [
  ['steady', 'ordinary', false, 'uncontrolled steady halted retreat rout flight'],
  ['halted', 'ordinary', false, 'uncontrolled steady halted retreat rout flight'],
  ['uncontrolled', 'ordinary', false, 'uncontrolled steady halted retreat rout flight'],
  ['retreat', 'ordinary', false, 'retreat retreat retreat retreat rout flight'],
  ['retreat', 'rally', false, 'steady steady retreat retreat rout flight'],
  ['rout', 'rally', false, 'rallying rallying rout rout rout flight'],
  ['retreat', 'rally', true, 'rallying rallying gone gone gone gone'],
  ['rout', 'rally', true, 'rallying rallying gone gone gone gone'],
  ['rallying', 'ordinary', false, 'rallying rallying rallying retreat rout flight'],
  ['flight', 'rally', false, 'flight flight flight flight flight flight'],
  ['prisoner', 'ordinary', false, 'prisoner prisoner prisoner prisoner prisoner prisoner'],
  ['freed', 'rally', false, 'freed freed freed freed freed freed'],
];

describe('what a result makes of a state', () => {
  rule(['2.0c', '2.4-P4', '2.4-P22', '2.4-R9', '2.5-R5', '2.5-R6', '2.6-R1'], 'in every cell of the table', () => {
    for (const [state, test, atEdge, after] of TABLE)
      expect(
        RESULTS.map((result) => stateAfter({ state, test, atEdge, result })).join(' '),
        `${state} ${test}${atEdge ? ' at the edge' : ''}`,
      ).toBe(after);
  });
  rule('2.0c', 'guns do not run forward: they obey', () => {
    expect(stateAfter({ state: 'steady', test: 'ordinary', result: 'uncontrolledAdvance', arm: 'artillery' })).toBe(
      'steady',
    );
  });
  rule(['2.6-K4', '2.6-K12'], 'who was disarmed rallies to fight no more', () => {
    expect(stateAfter({ state: 'rout', test: 'rally', result: 'obey', disarmed: true })).toBe('freed');
    expect(stateAfter({ state: 'rout', test: 'rally', result: 'halt', disarmed: true })).toBe('rout');
  });
  it('stays as it is without a test', () => {
    for (const state of ['steady', 'retreat', 'rout', 'gone'] as const)
      expect(stateAfter({ state, test: 'none', result: null })).toBe(state);
  });
});
describe('a rally', () => {
  rule(['1.1-12d', '1.1-12c'], 'that fails carries the commander along, unless nobody commanded it', () => {
    const carried = (where: 'general' | 'aide' | 'shelter' | 'edge', result: 'halt' | 'obey' | 'rout') =>
      rallyOutcome({ state: 'retreat', where, result }).commanderCarried;
    expect([carried('general', 'halt'), carried('aide', 'rout')]).toEqual([true, true]);
    expect([carried('shelter', 'halt'), carried('edge', 'halt'), carried('general', 'obey')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  rule('2.5-O7', 'from rout leaves its mark, from retreat none; an old mark stays', () => {
    const marked = (state: 'rout' | 'retreat', everRouted = false) =>
      rallyOutcome({ state, where: 'general', result: 'obey', everRouted }).everRouted;
    expect([marked('rout'), marked('retreat'), marked('retreat', true)]).toEqual([true, false, true]);
    expect(rallyOutcome({ state: 'rout', where: 'general', result: 'retreat' }).everRouted).toBe(false);
  });
});
