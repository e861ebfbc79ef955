import { describe, expect, it } from 'vitest';
import { rule } from '../testing/rule.ts';
import { referee } from './referee.ts';
import { Talk } from './testing/talk.ts';

const farm = (): Talk => {
  const talk = new Talk();
  talk.unit('I', 'french.ligne', 12, { regiment: '5e' });
  talk.unit('II', 'french.ligne', 12, { regiment: '5e' });
  talk.unit('H', 'french.lightCavalry', 8);
  talk.unit('F', 'austrian.fusilier', 20, { side: 'red' });
  talk.unit('C', 'austrian.chevauleger', 6, { side: 'red' });
  return talk;
};
const decided = (value: number) => ({ overrides: { B1: { value, by: 'Anna' } } });
const lines = (talk: Talk): string => talk.last.lines.map(({ en }) => en).join(' ');
/** With plain spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
/** A unit runs, or does whatever else this base value brings it to. */
const startle = (talk: Talk, unit: string, base: number): void => {
  talk.tell('sight', { piece: unit, enemy: 'other' });
  talk.test(unit, 1, {}, decided(base));
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
    const draft = referee.happenings(talk.ledger, 'II').find(({ text }) => text.en === 'Under fire')?.draft;
    if (!draft) throw new Error('nothing to tap');
    expect(talk.form(draft).missing).toEqual(['losses']);
    talk.enter({ ...draft, answers: { ...draft.answers, losses: 137 } });
    const form = talk.form(talk.due('II').draft);
    expect([form.missing, form.faults, form.dice.length]).toEqual([[], [], 1]);
    expect(form.outlook?.flatMap(({ faces }) => faces)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('the worked period: 37 losses, more friends, a general near, fire by a formed unit', () => {
    const talk = new Talk();
    for (const draft of referee.armies[0]?.drafts('en') ?? []) talk.enter(draft);
    talk.tell('fire', { piece: 't-fr2', losses: 37, by: 't-au1' });
    expect(talk.form(talk.due('t-fr2').draft).outlook?.map(({ faces, result }) => [faces.length, result.en])).toEqual([
      [6, 'Obey'],
    ]);
    talk.test('t-fr2', 4, { balance: 'friends', command: 'near' });
    expect(talk.items()).toEqual({ B1: 4, B2: 1, D: 1, F13: 2, F17: 1, F26: -1 });
    expect([talk.last.sheet?.total, talk.result()]).toEqual([8, 'obey']);
  });
  it('more fire of the phase joins the test that is due; after it, only a threshold makes one', () => {
    const talk = farm();
    talk.tell('fire', { piece: 'F', losses: 35 });
    expect(talk.owes('F')).toEqual([]);
    talk.tell('fire', { piece: 'F', losses: 30 });
    expect(talk.owes('F')).toEqual(['F tests: losses by fire']);
    talk.test('F', 6);
    talk.tell('fire', { piece: 'F', losses: 30 });
    expect(talk.owes('F')).toEqual([]);
    talk.tell('fire', { piece: 'F', losses: 190 });
    expect(talk.owes('F')).toEqual(['F tests: strength down to two thirds or half']);
  });
  rule(
    ['1.2-F26', '1.2-F27'],
    'each shooter counts in one line, by its latest shot; a screen is a shooter of its own',
    () => {
      const fire = (by: string, first: string, then: string) => {
        const talk = farm();
        talk.unit('B', 'austrian.footArtillery', 4, { side: 'red' });
        talk.tell('fire', { piece: 'I', losses: 20, by, kind: first });
        talk.tell('fire', { piece: 'I', losses: 20, by, kind: then });
        talk.test('I', 1);
        const { F26, F27 } = talk.items();
        return [F26, F27];
      };
      expect(fire('B', 'formed', 'canister')).toEqual([undefined, -2]);
      expect(fire('B', 'canister', 'formed')).toEqual([-1, undefined]);
      expect(fire('F', 'formed', 'skirmish')).toEqual([-1, -2]);
    },
  );
  it('first fire: semi-regulars test, whatever it costs them', () => {
    const talk = new Talk();
    talk.unit('G', 'austrian.grenzer', 16);
    talk.tell('fire', { piece: 'G', losses: 0 });
    expect(talk.owes('G')).toEqual(['G tests: first fire']);
    talk.test('G', 6);
    talk.tell('fire', { piece: 'G', losses: 3 });
    expect(talk.owes('G')).toEqual([]);
  });
});

describe('losses', () => {
  it('210 of 20 figures: five figures off, ten carried, −2; 195 only −1; 400 of regulars −9', () => {
    const penalty = (losses: number): string | undefined => {
      const talk = new Talk();
      talk.unit('A', 'austrian.fusilier', 20);
      talk.tell('losses', { piece: 'A', losses });
      return talk.card('A').details.find(({ label }) => label.en === 'Penalty for losses')?.value.en;
    };
    expect([210, 195, 400].map(penalty)).toEqual(['−2', '−1', '−9']);
    const talk = new Talk();
    talk.unit('A', 'austrian.fusilier', 20);
    talk.tell('losses', { piece: 'A', losses: 210 });
    expect(talk.card('A').strength).toEqual({ now: 15, of: 20 });
    expect(lines(talk)).toContain('10 towards the next');
  });
  it('a unit without figures is out, owes nothing, and nothing more can happen to it', () => {
    const talk = farm();
    talk.tell('fire', { piece: 'C', losses: 30 });
    expect(talk.owes('C')).not.toEqual([]);
    talk.tell('losses', { piece: 'C', losses: 210 });
    expect([talk.card('C').isGone, talk.owes('C'), referee.happenings(talk.ledger, 'C')]).toEqual([true, [], []]);
  });
});

describe('close combat', () => {
  it('who is beaten tests first, then the winner; infantry beaten by cavalry is in disorder', () => {
    const talk = farm();
    talk.tell('combat', { piece: 'H', enemy: 'F', losses: 10, inflicted: 40 });
    expect(talk.ledger.dues.map(({ text }) => text.en)).toEqual([
      'F tests: close combat lost',
      'H tests: close combat won',
    ]);
    expect(talk.signs('F')).toContain('In disorder');
    const form = talk.form(talk.due('F').draft);
    expect(form.questions.find(({ id }) => id === 'formation')?.likely).toBe('line');
    expect(form.sheet?.items.map(({ code }) => code)).toEqual(expect.arrayContaining(['F02', 'F06', 'F22', 'F25']));
  });
  it('a rout doubles the losses of the combat, once, and asks who sees it', () => {
    const talk = farm();
    talk.tell('combat', { piece: 'I', enemy: 'F', losses: 40, inflicted: 0 });
    talk.test('I', 1, {}, decided(1));
    expect([talk.result(), talk.card('I').strength?.now]).toEqual(['rout', 10]);
    expect(talk.signs('I')).toEqual(expect.arrayContaining(['Routing', 'In disorder']));
    expect(talk.ledger.dues.map(({ text }) => text.en)).toEqual([
      'F tests: close combat won',
      'Which units see I rout or flee?',
    ]);
    const form = talk.form(talk.due('F').draft);
    expect(form.questions.find(({ id }) => id === 'enemyRouts')?.likely).toEqual(['I']);
  });
  it('a draw ends without a test, in contact', () => {
    const talk = farm();
    talk.tell('combat', { piece: 'I', enemy: 'F', losses: 10, inflicted: 12 });
    expect([talk.ledger.dues, talk.signs('I').includes('In close combat')]).toEqual([[], true]);
  });
  it('limbered gunners who are beaten rout without a test and without doubled losses', () => {
    const talk = farm();
    talk.unit('guns', 'russian.footArtillery', 6, { side: 'red', formation: 'limbered' });
    talk.tell('combat', { piece: 'H', enemy: 'guns', losses: 0, inflicted: 48 });
    expect([talk.owes('guns'), talk.card('guns').strength?.now]).toEqual([['Which units see guns rout or flee?'], 5]);
    expect(talk.signs('guns')).toContain('Off its guns');
  });
  it('a building lost makes prisoners; elite troops are asked first', () => {
    const talk = farm();
    talk.unit('house', 'french.ligne', 12, { formation: 'garrison' });
    talk.unit('elite', 'french.eliteBattalion', 12, { formation: 'garrison' });
    talk.tell('combat', { piece: 'house', enemy: 'F', losses: 40, inflicted: 0 });
    talk.test('house', 1, {}, decided(-2));
    expect(talk.signs('house')).toContain('Prisoner');
    expect(talk.owes('house')).toEqual(['Who escorts house?']);
    talk.tell('escort', { piece: 'house', captor: 'F' });
    expect([lines(talk), talk.signs('F').includes('3 figures on escort')]).toEqual([
      expect.stringContaining('3 figures'),
      true,
    ]);
    talk.tell('combat', { piece: 'elite', enemy: 'F', losses: 40, inflicted: 0 });
    talk.test('elite', 1, { refuses: true }, decided(-4));
    expect(talk.signs('elite')).toContain('Halted');
    for (let n = 0; n < 2; n++) talk.tell('period');
    expect(talk.signs('elite')).not.toContain('Halted');
  });
});

describe('charges', () => {
  it('the target tests first; if it stands its charger does not', () => {
    const talk = farm();
    talk.tell('charge', { target: 'F', chargers: ['I'] });
    expect(talk.ledger.dues.map(({ piece }) => piece)).toEqual(['F']);
    talk.test('F', 6);
    expect([talk.ledger.dues, lines(talk)]).toEqual([[], expect.stringContaining('does not need to test')]);
  });
  it('who has no formation cannot charge, and is told so', () => {
    const talk = farm();
    talk.tell('change', { piece: 'I', degradation: 'noFormation' });
    const charges = referee.happenings(talk.ledger, 'I').find(({ text }) => text.en === 'Charges');
    expect(charges?.refused?.rule).toBe('C8a');
  });
  it('if it breaks it goes at once, and its charger tests', () => {
    const talk = farm();
    talk.tell('charge', { target: 'F', chargers: ['H'] });
    talk.test('F', 1, {}, decided(1));
    expect(talk.result()).toBe('retreat');
    expect(talk.last.sheet?.duties.map(({ when, what }) => plain(`${when.en}: ${what.en}`)).slice(0, 2)).toEqual([
      'Immediately, quarter 1 of its move: Turn about. That takes the whole quarter.',
      'Immediately, quarter 2 of its move: 2 cm directly away from H.',
    ]);
    expect(talk.owes('H')).toEqual(['H tests: charging']);
    talk.test('H', 1);
    expect(talk.items()).toMatchObject({ F12: 1 });
  });
  it('against who evades the charger tests, and the evader does not', () => {
    const talk = farm();
    talk.tell('charge', { target: 'C', chargers: ['H'], reaction: 'evade' });
    expect(talk.ledger.dues.map(({ piece }) => piece)).toEqual(['H']);
  });
  it('an uncontrolled advance that reaches an enemy makes him test, not itself', () => {
    const talk = farm();
    startle(talk, 'I', 12);
    expect(talk.signs('I')).toContain('Uncontrolled advance');
    talk.tell('contact', { piece: 'I', target: 'F' });
    talk.test('F', 1, {}, decided(-3));
    expect(talk.ledger.dues.map(({ piece }) => piece)).toEqual(['F']);
    expect(talk.due('F').draft.type).toBe('routSeen');
  });
});

describe('routs', () => {
  it('only those who would mind are offered; the others are named with the reason', () => {
    const talk = farm();
    talk.unit('Guard', 'french.guard', 12);
    talk.unit('Busy', 'french.ligne', 12);
    talk.tell('change', { piece: 'Busy', inCombat: true });
    startle(talk, 'I', -5);
    const [, seen] = talk.form(talk.due('I').draft).questions;
    const reasons = seen?.options?.map(({ id, refused }) => [id, refused?.rule]);
    expect(reasons).toEqual([
      ['II', undefined],
      ['H', undefined],
      ['Guard', '1.1-06c'],
      ['Busy', '1.1-06g'],
    ]);
    talk.enter({ ...talk.due('I').draft, answers: { ...talk.due('I').draft.answers, witnesses: ['II'] } });
    talk.test('II', 1);
    expect(talk.items()).toMatchObject({ F16: -2 });
    // Once for each rout.
    expect(
      talk.form({ type: 'routSeen', answers: { piece: 'I' } }).questions[1]?.options?.[0]?.refused?.why.en,
    ).toContain('already');
  });
  it('a rout of too few worries nobody', () => {
    const talk = farm();
    talk.tell('losses', { piece: 'C', losses: 160 });
    startle(talk, 'C', -3);
    expect([talk.result(), talk.owes('C')]).toEqual(['flight', []]);
    expect(lines(talk)).toContain('too few');
  });
  it('who is run through is in disorder, then without formation, then as before', () => {
    const talk = farm();
    startle(talk, 'I', -5);
    talk.tell('passed', { piece: 'II', by: 'I' });
    expect([talk.owes('II'), talk.signs('II').includes('In disorder')]).toEqual([['II tests: passed through'], true]);
    talk.test('II', 6);
    talk.tell('quarter');
    expect(talk.signs('II')).toContain('Without formation');
    talk.tell('quarter');
    expect(talk.signs('II')).toEqual(['Line']);
  });
});

describe('commanders', () => {
  const staff = (): Talk => {
    const talk = new Talk();
    talk.tell('general', { id: 'Lannes', name: 'Lannes', side: 'blue', value: 80, superior: '-', aides: 1 });
    talk.tell('general', {
      id: 'Horse',
      name: 'Horse',
      side: 'blue',
      value: 40,
      superior: 'Lannes',
      arms: ['cavalry'],
      aides: 0,
    });
    talk.unit('I', 'french.ligne', 12, { general: 'Lannes' });
    talk.unit('H', 'french.lightCavalry', 8, { general: 'Horse' });
    return talk;
  };
  it('an arrival may be tested for or not; a departure must, and weighs for the period', () => {
    const talk = staff();
    talk.tell('arrive', { leader: 'Lannes', piece: 'I' });
    expect([talk.due('I').isVoluntary, talk.due('I').text.en]).toEqual([true, 'I may test: general or aide arrived']);
    talk.enter({ ...talk.due('I').draft, answers: { ...talk.due('I').draft.answers, take: false } });
    expect(talk.ledger.dues).toEqual([]);
    talk.tell('leave', { leader: 'Lannes' });
    expect(talk.due('I').isVoluntary).toBe(false);
    talk.test('I', 1);
    expect(talk.items()).toMatchObject({ F10b: -4 });
    talk.tell('period');
    expect(talk.ledger.reminders.map(({ text }) => text.en)).toEqual(['I: the general who left no longer counts.']);
    expect(talk.signs('I')).toEqual(['Line']);
  });
  it('whoever is with a unit that loses men, or fights, is told to throw for himself: 12 in fire, 11 in close combat', () => {
    const talk = staff();
    const throwing = (): readonly string[] =>
      talk.last.lines.map(({ en }) => en).filter((line) => line.includes('two dice'));
    talk.tell('fire', { piece: 'I', losses: 30 });
    expect(throwing()).toEqual([]);
    talk.tell('arrive', { leader: 'Lannes', piece: 'I' });
    talk.tell('fire', { piece: 'I', losses: 0 });
    expect(throwing()).toEqual([]);
    talk.tell('fire', { piece: 'I', losses: 5 });
    expect(throwing()).toEqual(['Lannes rolls two dice for himself: hit on 12 or more.']);
    talk.tell('combat', { piece: 'I', enemy: 'other', losses: 5, inflicted: 5 });
    expect(throwing()).toEqual(['Lannes rolls two dice for himself: hit on 11 or more.']);
    talk.tell('hit', { leader: 'Lannes' });
    talk.tell('combat', { piece: 'I', enemy: 'other', losses: 5, inflicted: 5 });
    expect(throwing()).toEqual([]);
  });
  it('a form about a commander who is not named yet is called by what happened', () => {
    const talk = staff();
    const title = (type: string, answers: object): string => talk.form({ type, answers: { ...answers } }).title.en;
    expect(title('arrive', { piece: 'I' })).toBe('General or aide arrives');
    expect(title('arrive', { leader: 'Lannes' })).toBe('Lannes joins a unit');
    talk.tell('arrive', { leader: 'Lannes', piece: 'I' });
    expect([title('leave', { piece: 'I' }), title('hit', { piece: 'I' })]).toEqual([
      'General or aide leaves',
      'General or aide is hit',
    ]);
  });
  it('a general hit weighs in the next period too, and then no more', () => {
    const talk = staff();
    talk.tell('arrive', { leader: 'Lannes', piece: 'I' });
    talk.tell('hit', { leader: 'Lannes' });
    expect(talk.card('Lannes').isGone).toBe(true);
    talk.test('I', 6);
    talk.tell('period');
    expect(talk.signs('I')).toContain('General hit');
    talk.tell('period');
    expect(talk.signs('I')).toEqual(['Line']);
  });
  it('a brigadier of cavalry has no authority over infantry; the general in charge is named by band', () => {
    const talk = staff();
    talk.tell('arrive', { leader: 'Horse', piece: 'I' });
    expect([talk.owes('I'), lines(talk)]).toEqual([[], expect.stringContaining('no authority')]);
    talk.tell('sight', { piece: 'H', enemy: 'other' });
    const { options = [] } = talk.form(talk.due('H').draft).questions.find(({ id }) => id === 'command') ?? {};
    expect(options.map(({ id }) => id)).toEqual([
      'near',
      'unseen',
      'to30',
      'to45',
      'to60',
      'to75',
      'farther',
      'with:Lannes',
      'with:Lannes.1',
      'with:Horse',
    ]);
    talk.test('H', 1, { command: 'to45' });
    expect(talk.last.sheet?.items.find(({ code }) => code === 'F20')).toMatchObject({
      value: -2,
      why: { en: '30 to 45 cm away' },
    });
  });
  it('who tries to rally a rout and fails is carried along; another general frees him', () => {
    const talk = staff();
    startle(talk, 'H', -5);
    talk.enter(talk.due('H').draft);
    talk.tell('arrive', { leader: 'Horse', piece: 'H' });
    talk.test('H', 1, { points: '2' }, decided(-2));
    expect(talk.signs('Horse')).toEqual(['Carried along by H']);
    talk.tell('arrive', { leader: 'Lannes.1', piece: 'H' });
    expect([talk.owes('H'), lines(talk)]).toEqual([[], expect.stringContaining('another general')]);
    talk.tell('arrive', { leader: 'Lannes', piece: 'H' });
    talk.test('H', 6, { points: '4' }, decided(6));
    expect([talk.signs('Horse'), talk.signs('H')]).toEqual([
      ['With H'],
      expect.arrayContaining(['Rallying', 'Has routed: −1']),
    ]);
    for (let n = 0; n < 4; n++) talk.tell('quarter');
    expect(talk.signs('H')).toContain('Rallying');
    talk.tell('period');
    expect(talk.signs('H')).toEqual(['Line', 'Has routed: −1', 'With Lannes', 'With aide of Lannes', 'With Horse']);
  });
});

describe('the clock', () => {
  it('a class C line that must retreat in the combat of period 4 turns about, goes 2 cm away, then 2 cm towards safety', () => {
    const talk = farm();
    for (let n = 1; n < 4; n++) talk.tell('period');
    talk.tell('combat', { piece: 'F', enemy: 'I', losses: 30, inflicted: 0, level: 'formed' });
    talk.test('F', 1, {}, decided(2));
    expect(talk.result()).toBe('retreat');
    expect(
      talk.last.sheet?.duties.slice(0, 3).map(({ when, what }) => plain(`${when.en} ${what.en}`).slice(0, 47)),
    ).toEqual([
      'Period 5, quarter 1 Turn about. That takes the ',
      'Period 5, quarter 2 2 cm directly away from I. '.slice(0, 47).trimEnd(),
      'Period 5, quarters 3 to 4 2 cm per quarter towa',
    ]);
    talk.tell('period');
    expect(talk.ledger.reminders.map(({ text }) => plain(text.en))).toEqual([
      'F: Turn about. That takes the whole quarter.',
      'I: disorganised, one quarter standing still to be formed again.',
    ]);
    talk.tell('quarter');
    expect(plain(talk.ledger.reminders[0]?.text.en ?? '')).toContain('2 cm directly away from I');
  });
  it('a halt lasts to the end of its period, after an end-of-period test to the end of the next', () => {
    const within = farm();
    within.tell('quarter');
    startle(within, 'F', 0);
    expect(within.signs('F')).toContain('Halted');
    within.tell('period');
    expect(within.ledger.reminders.map(({ text }) => text.en)).toEqual(['F: its halt is over.']);
    const end = farm();
    end.tell('combat', { piece: 'F', enemy: 'I', losses: 30, inflicted: 0, level: 'formed' });
    end.test('F', 1, {}, decided(3));
    expect(end.signs('F')).toContain('Halted');
    end.tell('period');
    expect(end.signs('F')).toContain('Halted');
    end.tell('period');
    expect(end.signs('F')).not.toContain('Halted');
  });
  it('an uncontrolled advance without contact ends without formation', () => {
    const talk = farm();
    startle(talk, 'I', 12);
    talk.tell('period');
    expect(talk.signs('I')).toEqual(['Line', 'Without formation']);
  });
  it('after the third period of retreat it must test to rally', () => {
    const talk = farm();
    startle(talk, 'I', -2);
    expect(talk.result()).toBe('retreat');
    for (let n = 0; n < 2; n++) talk.tell('period');
    expect(talk.owes('I')).toEqual([]);
    talk.tell('period');
    expect(talk.owes('I')).toEqual(['I: third period of retreat, test to rally']);
    talk.enter(talk.due('I').draft);
    talk.test('I', 6);
    expect([talk.result(), talk.signs('I')]).toEqual(['obey', ['Line']]);
  });
  it('the test of a charge is within the period; of fire at its end unless players say otherwise', () => {
    const talk = farm();
    talk.tell('fire', { piece: 'F', losses: 70 });
    expect(talk.form(talk.due('F').draft).questions.find(({ id }) => id === 'when')?.likely).toBe('end');
    talk.test('F', 1, { when: 'within' }, decided(1));
    expect([
      talk.result(),
      talk.card('F').details.find(({ label }) => label.en === 'Until the end of')?.value.en,
    ]).toEqual(['halt', 'Period 1, quarter 4']);
  });
});

describe('contact', () => {
  it('ends for both when one of them goes; a second round wears more', () => {
    const talk = farm();
    talk.tell('combat', { piece: 'I', enemy: 'F', losses: 10, inflicted: 12 });
    expect([talk.signs('I'), talk.signs('F')]).toEqual([
      ['Line', 'Disorganised', 'In close combat'],
      ['Line', 'Disorganised', 'In close combat'],
    ]);
    talk.tell('period');
    talk.tell('combat', { piece: 'I', enemy: 'F', losses: 10, inflicted: 12 });
    expect(talk.signs('F')).toContain('Without formation');
    startle(talk, 'I', -5);
    expect(talk.signs('F')).toEqual(['Line', 'Without formation']);
  });
  it('fire at a charge: halted, it stops 5 cm short without formation, at once', () => {
    const talk = farm();
    talk.tell('charge', { target: 'F', chargers: ['I'] });
    talk.test('F', 6);
    talk.tell('fire', { piece: 'I', losses: 40, by: 'F' });
    talk.test('I', 1, {}, decided(0));
    expect([talk.result(), talk.signs('I')]).toEqual(['halt', ['Halted', 'Line', 'Without formation']]);
    expect(plain(talk.last.sheet?.duties[0]?.what.en ?? '')).toContain('5 cm');
  });
});

describe('rallies', () => {
  it('behind a friend it may test within musket range, but stops only when it is far enough', () => {
    const talk = farm();
    startle(talk, 'I', -2);
    talk.tell('rally', { piece: 'I', case: 'behindFriend', friend: 'II', beyondMuskets: false });
    talk.test('I', 6);
    expect([talk.signs('I').includes('Retreating'), lines(talk)]).toEqual([
      true,
      expect.stringContaining('far enough'),
    ]);
    talk.tell('rally', { piece: 'I', far: true });
    expect(talk.signs('I')).toEqual(['Line']);
  });
  it('behind shelter it must be beyond muskets first; once a period', () => {
    const talk = farm();
    startle(talk, 'I', -2);
    talk.tell('rally', { piece: 'I', case: 'shelter', beyondMuskets: false });
    expect(talk.owes('I')).toEqual([]);
    talk.tell('rally', { piece: 'I', case: 'shelter' });
    expect(talk.due('I').isVoluntary).toBe(false);
    talk.test('I', 1, {}, decided(-2));
    expect(talk.form({ type: 'rally', answers: { piece: 'I', case: 'woodOrVillage' } }).faults).toHaveLength(1);
  });
  it('a general who finds it too near the enemy goes along, and tries when it is far enough', () => {
    const talk = farm();
    talk.tell('general', { id: 'G', name: 'G', side: 'blue', superior: '-', aides: 1 });
    startle(talk, 'I', -3);
    talk.tell('arrive', { leader: 'G', piece: 'I', beyondMuskets: false });
    expect([talk.owes('I'), talk.signs('G')]).toEqual([[], ['With I']]);
    talk.tell('rally', { piece: 'I', case: 'generalOrAide' });
    talk.test('I', 1, { points: '-2' }, decided(0));
    expect(talk.signs('G')).toEqual(['Carried along by I']);
    const { options } = talk.form({ type: 'rally', answers: { piece: 'I' } }).questions[1] ?? {};
    expect(options?.map(({ id }) => id)).not.toContain('generalOrAide');
  });
  it('at the edge a halt is not enough', () => {
    const talk = farm();
    startle(talk, 'I', -2);
    talk.tell('rally', { piece: 'I', case: 'tableEdge' });
    talk.test('I', 1, {}, decided(0));
    expect([talk.result(), talk.card('I').isGone]).toEqual(['halt', true]);
  });
});

describe('a test', () => {
  rule('C18a', 'what the entries say is not asked; the rest is, and its answer is kept', () => {
    const talk = farm();
    const asked = (): readonly string[] => talk.form(talk.due('F').draft).questions.map(({ id }) => id);
    talk.tell('combat', { piece: 'F', enemy: 'I', losses: 30, inflicted: 0 });
    expect(asked()).toEqual(['balance', 'shelter', 'degradation', 'rear', 'flank', 'when']);
    talk.test('F', 6, { balance: 'enemies', flank: true });
    expect(talk.last.entry.answers).toMatchObject({ balance: 'enemies', flank: true, rear: false });
    // Its next test in the period begins with what was said in this one.
    talk.tell('sight', { piece: 'F', enemy: 'H' });
    expect(asked()).toContain('formation');
    const { questions } = talk.form(talk.due('F').draft);
    const balance = questions.find(({ id }) => id === 'balance');
    expect([balance?.likely, balance?.because?.en]).toEqual(['enemies', 'as in its last test']);
    talk.tell('period');
    expect(talk.form(talk.due('F').draft).questions.find(({ id }) => id === 'balance')?.likely).toBe('even');
  });
  rule('C18b', 'its record has occasion, clock, every item with its reason, die, total and result', () => {
    const talk = farm();
    talk.tell('quarter');
    talk.tell('fire', { piece: 'F', losses: 70, by: 'I' });
    talk.test('F', 4);
    const { title, clock, sheet, entry } = talk.last;
    expect([title.en, clock.en, entry.dice]).toEqual(['Morale of F: losses by fire', 'Period 1, quarter 2', [4]]);
    expect(sheet?.items.map(({ code, value }) => [code, value])).toEqual([
      ['B1', 5],
      ['D', 1],
      ['F13', 0],
      ['F26', -1],
      ['F29', 0],
    ]);
    expect(sheet?.items.find(({ code }) => code === 'F29')?.why?.en).toContain('70');
    const last = referee.report(talk.ledger, 'en').trim().split('\r\n').at(-1);
    for (const part of ['Period 1, quarter 2', 'losses by fire', 'F29', ',4,5,Obey,']) expect(last).toContain(part);
  });
});

describe('players decide', () => {
  rule('C18c', 'a line otherwise: both values and who did it are kept, in the sheet and in the report', () => {
    const talk = farm();
    talk.tell('sight', { piece: 'F', enemy: 'other' });
    talk.test('F', 3, {}, { overrides: { B1: { value: 7, by: 'Anna' }, F18: { value: -2, by: 'Bob' } } });
    const { items, total } = talk.last.sheet ?? { items: [], total: 0 };
    expect(items.find(({ code }) => code === 'B1')).toMatchObject({ value: 7, ruled: { value: 5, by: 'Anna' } });
    expect(items.find(({ code }) => code === 'F18')).toMatchObject({ value: -2, ruled: { value: 0, by: 'Bob' } });
    expect(total).toBe(6);
    expect(referee.report(talk.ledger, 'en')).toContain('B1: 7 instead of 5, by Anna; F18: -2 instead of 0, by Bob');
    expect(referee.report(talk.ledger, 'fr')).toContain('par Anna');
  });
  it('an uncontrolled advance: what may be lowered is asked before the test is entered', () => {
    const talk = farm();
    talk.unit('Q', 'austrian.fusilier', 20, { formation: 'square' });
    talk.tell('charge', { target: 'Q', chargers: ['C'] });
    const { draft } = talk.due('Q');
    const rolled = { ...draft, answers: { ...draft.answers, balance: 'friends' }, dice: [3] };
    const form = talk.form(rolled);
    expect([form.missing, form.sheet?.result?.id]).toEqual([['waive'], 'uncontrolledAdvance']);
    const options = form.questions.find(({ id }) => id === 'waive')?.options ?? [];
    expect(options.map(({ id, note }) => [id, note?.en])).toEqual([
      ['accept', '10: Uncontrolled advance'],
      ['F01:0', '8: Obey'],
      ['F01:-2', '6: Obey'],
    ]);
    const entry = { ...rolled, answers: { ...rolled.answers, waive: 'F01:-2' } };
    talk.enter(entry);
    expect([talk.last.sheet?.total, talk.result()]).toEqual([6, 'obey']);
  });
});

describe('a correction', () => {
  it('ten entries back: everything after it is worked out again, and what has no cause any more says so', () => {
    const talk = farm();
    talk.tell('fire', { piece: 'F', losses: 70, by: 'I' });
    const wrong = talk.entries.length - 1;
    talk.test('F', 1, {}, decided(-3));
    expect(talk.result()).toBe('rout');
    for (let n = 0; n < 4; n++) talk.tell('note', { text: `n${n}` });
    talk.tell('fire', { piece: 'I', losses: 40, by: 'F' });
    talk.test('I', 4);
    talk.tell('losses', { piece: 'F', losses: 10 });
    talk.tell('quarter');
    expect(talk.card('F').strength?.now).toBe(18);
    const before = talk.entries;
    // It was 7, not 70.
    talk.put(before.map((entry, n) => (n === wrong ? { ...entry, answers: { ...entry.answers, losses: 7 } } : entry)));
    expect(talk.ledger.told.map(({ entry }) => entry.id)).toEqual(before.map(({ id }) => id));
    expect(talk.ledger.told[wrong + 1]).toMatchObject({
      lines: [],
      trouble: { en: 'This unit no longer has to test.' },
    });
    expect(talk.ledger.told.filter(({ trouble }) => trouble)).toHaveLength(1);
    expect([talk.card('F').strength?.now, talk.signs('F')]).toEqual([20, ['Line']]);
    // Corrected once more, the test counts again.
    talk.put(before);
    expect(talk.signs('F')).toContain('Routing');
  });
  it('a likely answer that nobody gave is taken as it is likely then', () => {
    const talk = farm();
    talk.tell('fire', { piece: 'F', losses: 70 });
    const { draft } = talk.due('F');
    talk.put([...talk.entries, { ...draft, dice: [4], id: 'bare', at: '2026-01-01T00:00:00.000Z' }]);
    expect([talk.last.trouble, talk.result()]).toEqual([undefined, 'obey']);
  });
  it('what lacks an answer or its die says so', () => {
    const talk = farm();
    const put = (type: string, answers: Record<string, string | number>, id: string): string | undefined => {
      talk.put([...talk.entries, { type, answers, id, at: '2026-01-01T00:00:00.000Z' }]);
      return talk.last.trouble?.en;
    };
    expect(put('fire', { piece: 'F' }, 'a')).toBe('Still to answer: Losses');
    expect(put('fire', { piece: 'nobody', losses: 3 }, 'b')).toBe('Which unit? – “nobody” is not one of the choices.');
    expect(put('fire', { piece: 'F', losses: 70 }, 'c')).toBeUndefined();
    expect(put('test', { piece: 'F', due: talk.due('F').id }, 'd')).toBe('The die is missing.');
    expect(put('nonsense', {}, 'e')).toContain('nonsense');
    expect(put('note', { text: 'x' }, 'e')).toContain('already');
  });
});

describe('the log', () => {
  it('names who was added, and who is charged', () => {
    const talk = farm();
    talk.tell('general', { name: 'Roux', side: 'blue' });
    talk.tell('charge', { target: 'F', chargers: ['H'] });
    const titles = talk.ledger.told.map(({ title }) => plain(title.fr));
    expect([titles[0], ...titles.slice(-2)]).toEqual([
      'Ajouter une unité : I',
      'Ajouter un général : Roux',
      'Charge contre F',
    ]);
    expect(talk.form({ type: 'unit', answers: {} }).title.en).toBe('Add a unit');
  });
});
