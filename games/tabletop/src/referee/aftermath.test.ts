import { describe, expect, it } from 'vitest';
import { Talk } from './testing/talk.ts';

const decided = (value: number) => ({ overrides: { B1: { value, by: 'Anna' } } });
/** With plain spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
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

describe('a routing unit', () => {
  it('may test near a friend although a general has tried in vain this period; both are its choice', () => {
    const talk = brigade();
    talk.tell('sight', { piece: 'A', enemy: 'E' });
    talk.test('A', 1, { command: 'unseen' }, decided(-3));
    // Nobody sees it.
    talk.enter(talk.due('A').draft);
    talk.tell('arrive', { leader: 'G', piece: 'A' });
    expect(talk.last.lines.map(({ en }) => en)).toEqual(['Kolb is with A.', 'A may test.']);
    talk.test('A', 1, {}, decided(-3));
    expect(talk.signs('G')).toEqual(['Carried along by A']);
    talk.tell('rally', { piece: 'A', case: 'nearFriend', friend: 'B' });
    expect(talk.owes('A')).toContain('A may test: rally');
    talk.tell('period');
    expect(talk.owes('A')).not.toContain('A may test: rally');
  });
});

describe('on a small screen', () => {
  it('quarters that say the same are one line', () => {
    const talk = brigade();
    talk.tell('combat', { piece: 'A', enemy: 'E', losses: 90, inflicted: 10 });
    talk.test('A', 1, { command: 'unseen' }, decided(4));
    expect((talk.last.sheet?.duties ?? []).map(({ when, what }) => plain(`${when.en}: ${what.en}`))).toEqual([
      'Now: Turn about at no cost, in disorder, on a front of 9 figures.',
      'Period 2, quarter 1: 5.5 cm directly away from E.',
      'Period 2, quarters 2 to 4: 5.5 cm per quarter towards its own edge, the shortest way.',
      'Every later period: 22 cm, 5.5 cm per quarter, towards its own edge, until it rallies.',
    ]);
  });
  it('each general and distance says what it is worth', () => {
    const talk = brigade();
    talk.tell('sight', { piece: 'A', enemy: 'E' });
    const command = talk.form(talk.due('A').draft).questions.find(({ id }) => id === 'command');
    expect(command?.options?.map(({ label, note }) => plain(`${label.en} ${note?.en}`))).toEqual([
      'Within 15 cm, in sight +1',
      'Within 15 cm, unseen 0',
      '15–30 cm −1',
      '30–45 cm −2',
      '45–60 cm −3',
      '60–75 cm −4',
      '75 cm or more −5 or less',
      'Kolb in contact −3 to +3',
      'Aide of Kolb in contact +1',
    ]);
  });
  it('an aide is called after his general, by number where there are several', () => {
    const talk = new Talk();
    talk.tell('general', { id: 'G', name: 'Général Kolb', side: 'blue', value: 60, superior: '-', aides: 1 });
    expect(talk.card('G.1').name).toEqual({ en: 'Aide of Général Kolb', fr: 'Aide de camp du général Kolb' });
    talk.tell('aide', { general: 'G', id: 'second' });
    expect(talk.card('G.1').name.fr).toBe('Aide de camp 1 du général Kolb');
    expect(talk.card('second').name.fr).toBe('Aide de camp 2 du général Kolb');
  });
});
