import { Match } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { risorgimento } from './game.ts';
import { opening } from './stage/lesson-ground.ts';

/** Piedmontese infantry two hexes from Austrian hussars, whose zone of control it will enter. */
const { choice, position } = opening(
  {
    side: 'allied',
    units: { 'casale11-1': '1812>S commanded', jgr9: '1815>N', 'hus-kaiser': '1914>NW' },
    leaders: { 'ldr-pettinengo': '1810' },
    corps: 'PS',
    formation: 'pettinengo',
    acts: 'act',
  },
  '',
);
const match = (): Match<ReturnType<typeof risorgimento.world>, Parameters<typeof risorgimento.begin>[0]> =>
  Match.fromPosition(risorgimento, choice, position(), 1);
const march = { type: 'move', unit: 'casale11-1', to: '1814', facing: 'S' };
const typesOf = (m: ReturnType<typeof match>): string[] => {
  const done = m.apply(march);
  return done.ok ? done.events.map((e) => e.type) : [];
};

describe('a counter-charge', () => {
  it('is given by standing order, and the march is not held up by a question', () => {
    const m = match();
    expect(m.apply({ type: 'standing', side: 'austrian', on: 'withdraw', answer: 'auto' }).ok).toBe(true);
    expect(typesOf(m)).toContain('counter-charged');
  });
  it('is asked for where the order is to ask', () => {
    const m = match();
    m.apply({ type: 'standing', side: 'austrian', on: 'withdraw', answer: 'ask' });
    expect(typesOf(m)).not.toContain('counter-charged');
    expect(m.position.question).toBe('before-entry');
    expect(m.legal()).toContainEqual({ type: 'counter', unit: 'hus-kaiser' });
  });
});
