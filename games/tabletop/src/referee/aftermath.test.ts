import { describe, expect, it } from 'vitest';
import { Talk } from './testing/talk.ts';

const decided = (value: number) => ({ overrides: { B1: { value, by: 'Anna' } } });
const duties = (talk: Talk): readonly string[] => (talk.last.sheet?.duties ?? []).map(({ what }) => what.en);
/** Two battalions under one general, an enemy battalion and horse. */
const brigade = (): Talk => {
  const talk = new Talk();
  talk.tell('general', { id: 'G', name: 'Kolb', side: 'blue', value: 60, superior: '-', aides: 1 });
  talk.unit('A', 'austrian.fusilier', 16, { general: 'G' });
  talk.unit('B', 'austrian.fusilier', 20, { general: 'G' });
  talk.unit('E', 'french.ligne', 12, { side: 'red' });
  return talk;
};

describe('a rout after a combat', () => {
  it('has two thirds of the front at the test, though its losses count once more', () => {
    const talk = brigade();
    talk.tell('combat', { piece: 'A', enemy: 'E', losses: 90, inflicted: 10 });
    talk.test('A', 1, { command: 'unseen' }, decided(4));
    expect([talk.result(), talk.card('A').strength]).toEqual(['rout', { now: 12, of: 16 }]);
    expect(duties(talk)[0]).toContain('9 figures');
  });
  it('counts its losses once more also where the combat was drawn and its strength makes it test', () => {
    const talk = brigade();
    talk.tell('losses', { piece: 'A', losses: 200 });
    talk.tell('combat', { piece: 'A', enemy: 'E', losses: 50, inflicted: 50 });
    expect(talk.owes('A')).toEqual(['A tests: strength down to two thirds or half']);
    talk.test('A', 1, { command: 'unseen' }, decided(3));
    expect([talk.result(), talk.card('A').strength?.now]).toEqual(['rout', 9]);
  });
});

describe('a general', () => {
  it('who goes from one unit to another has left the first, and it tests with what he was worth', () => {
    const talk = brigade();
    talk.tell('arrive', { leader: 'G', piece: 'A' });
    talk.tell('arrive', { leader: 'G', piece: 'B' });
    expect(talk.owes('A')).toEqual(['A tests: general or aide gone']);
    expect(talk.owes('B')).toEqual(['B may test: general or aide arrived']);
    talk.test('A', 1);
    expect(talk.items()).toMatchObject({ F10b: -3 });
  });
  it('who is named in contact in a test has left the unit he was with', () => {
    const talk = brigade();
    talk.tell('arrive', { leader: 'G', piece: 'A' });
    talk.tell('sight', { piece: 'B', enemy: 'other' });
    talk.test('B', 1, { command: 'with:G', points: '3' });
    expect(talk.items()).toMatchObject({ F09: 3 });
    expect(talk.owes('A')).toEqual(['A tests: general or aide gone']);
  });
  it('who is hit or leaves brings no test of his arrival any more', () => {
    const talk = brigade();
    talk.tell('arrive', { leader: 'G', piece: 'A' });
    talk.tell('hit', { leader: 'G' });
    expect(talk.owes('A')).toEqual(['A tests: general or aide gone']);
  });
});
