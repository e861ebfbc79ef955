import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { advance, fire, give, skirmish } from './testing/skirmish.ts';

describe('explain', () => {
  const match = () => skirmish('r1@3 3/4; r2@1 2/4; r3@0 2/4; b1@5 3/4; b2@8 3/4');

  it('gives a legal command its sum', () => {
    expect(match().explain(fire('r1', 'b1'))).toEqual({
      legal: true,
      refusals: [],
      instead: [],
      modifiers: [{ rule: '3a', value: 3, what: { en: 'strength', fr: 'force' } }],
    });
  });
  it('names every rule in the way, in both languages', () => {
    const m = match();
    give(m, fire('r1', 'b1'), [6]);
    give(m, { type: 'hold' });
    const why = m.explain(fire('r1', 'b2'));
    expect(why.legal).toBe(false);
    expect(why.refusals).toEqual([
      { rule: '1b', why: { en: 'It has acted.', fr: 'Il a déjà agi.' } },
      { rule: '3a', why: { en: 'No enemy within reach.', fr: 'Aucun ennemi à portée.' } },
    ]);
    expect(why.modifiers).toEqual([]);
  });
  it('offers the nearest legal commands, nearest first, and no more than asked for', () => {
    const m = match();
    expect(m.explain(fire('r1', 'b2')).instead).toEqual([fire('r1', 'b1'), advance('r1'), { type: 'end' }]);
    const { position } = m;
    expect(explain(position, position.encode(fire('r1', 'b2')), 1).instead).toEqual([fire('r1', 'b1')]);
    for (const c of m.explain(advance('r3', 9)).instead) expect(m.legal()).toContainEqual(c);
  });
  it('admits what is legal without being listed', () => {
    const m = skirmish('r1@0 3/4; b1@5 3/4', { plans: ['storm', 'stand'] });
    expect(m.legal()).not.toContainEqual(advance('r1', 2));
    expect(m.explain(advance('r1', 2)).legal).toBe(true);
  });
  it('changes nothing', () => {
    const m = match();
    const { hash } = m.position;
    m.explain(fire('b1', 'r1'));
    expect(m.position.hash).toBe(hash);
    expect(m.entries).toHaveLength(2);
  });
});
