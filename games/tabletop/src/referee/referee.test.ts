import { describe, expect, it } from 'vitest';
import { Talk } from './testing/talk.ts';

const farm = (): Talk => {
  const talk = new Talk();
  talk.unit('I', 'french.ligne', 12, { regiment: '5e' });
  talk.unit('II', 'french.ligne', 12, { regiment: '5e' });
  talk.unit('F', 'austrian.fusilier', 20, { side: 'red' });
  return talk;
};

describe('fire', () => {
  it('24 figures that lose 65 men keep 23: 69 would be needed', () => {
    const talk = new Talk();
    talk.unit('A', 'austrian.fusilier', 24);
    talk.tell('fire', { piece: 'A', losses: 65 });
    expect(talk.owes('A')).toEqual([]);
    talk.put(talk.entries.slice(0, -1));
    talk.tell('fire', { piece: 'A', losses: 69 });
    expect(talk.owes('A')).toEqual(['A tests: losses by fire']);
  });
  it('is entered and tested in eight taps: unit, under fire, three digits, next, the test, the die', () => {
    const talk = farm();
    const draft = { type: 'fire', answers: { piece: 'II' } };
    expect(talk.form(draft).missing).toEqual(['losses']);
    expect(talk.form({ ...draft, answers: { ...draft.answers, losses: 37 } }).missing).toEqual([]);
    talk.tell('fire', { piece: 'II', losses: 37 });
    const form = talk.form(talk.due('II').draft);
    expect(form.missing).toEqual([]);
    expect(form.dice).toHaveLength(1);
  });
  it('the worked period: 37 losses, more friends, fire by a formed unit', () => {
    const talk = farm();
    talk.tell('fire', { piece: 'II', losses: 37, by: 'F' });
    talk.test('II', 4, { balance: 'friends' });
    expect(talk.items()).toEqual({ B1: 4, B2: 1, D: 1, F13: 2, F26: -1 });
    expect(talk.result()).toBe('obey');
  });
});
