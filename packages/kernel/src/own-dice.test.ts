import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import type { Question, Step } from './game.ts';
import { Match } from './match.ts';
import { withAuditedDice } from './own-dice.ts';
import { BadInput } from './parse.ts';
import { type Entry, handDice, type MatchRecord, parseRecord, readRecord } from './record.ts';
import { fire, give, type ToyMatch } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import { VERB } from './testing/toy-steps.ts';
import { type ToyField, toyScenario } from './testing/toy-world.ts';

const CHOICE = { dice: 'own', scenarioData: toyScenario('r1@3 3/4; b1@5 3/4') } as const;
/** Two battalions in reach of each other, plans shown; players throw their own dice. */
function table(seed = 5): ToyMatch {
  const match = Match.begin(toy, CHOICE, seed);
  for (const order of ['stand', 'stand']) give(match, { type: 'plan', order });
  return match;
}
const volley = fire('r1', 'b1');
/** The toy with another way of answering one of its questions. */
const toyWith = (name: string, act: (f: ToyField, action: Action, side: number, was: () => void) => void) => ({
  ...toy,
  steps: toy.steps.map((step): Step<ToyField> => {
    if (step.name !== name) return step;
    const question = step as Question<ToyField>;
    return { ...question, act: (f, o, a, b, c, d) => act(f, o, a, () => question.act(f, o, a, b, c, d)) };
  }),
});
/** Who ends a turn throws two dice at once, and a third where they are alike. */
const pairToy = toyWith('choose', (f, o, _, was) => {
  if (o.verb !== VERB.end) return was();
  const dice = [f.pen.roll(10, 0), f.pen.roll(10, 0)];
  f.pen.emit({ type: 'cast', rule: '1a', ...{ dice } });
  if (dice[0] === dice[1]) f.pen.emit({ type: 'twice', rule: '1a', ...{ die: f.pen.roll(6) } });
});
const cast = { type: 'end' };
const pairs = (): ToyMatch => {
  const match = Match.begin(pairToy, CHOICE, 1);
  for (const order of ['stand', 'stand']) give(match, { type: 'plan', order });
  return match;
};
const kept = (match: ToyMatch): MatchRecord => parseRecord(JSON.stringify(match.record()));

describe('a battle with own dice', () => {
  it('stops an order before its first die, and nothing has changed', () => {
    const match = table();
    const before = match.position.hash;
    const count = match.entries.length;
    expect(match.apply(volley)).toEqual({
      ok: false,
      code: 'dice',
      waiting: { side: 'red', command: volley, dice: [] },
    });
    expect(match.position.hash).toBe(before);
    expect(match.entries).toHaveLength(count);
  });
  it('carries it out with the faces entered, and asks again for a die that hangs on them', () => {
    const match = table();
    match.apply(volley);
    // A hit: the target must check its order.
    expect(match.enter([2])).toMatchObject({ ok: false, code: 'dice', waiting: { dice: [2] } });
    const done = match.enter([6]);
    expect(done).toMatchObject({ ok: true, entry: { command: volley, dice: [2, 6] } });
    expect(done.ok && done.events.map((e) => e.type)).toEqual(['fired', 'disordered']);
    expect(match.waiting).toBeUndefined();
    // A miss needs no more.
    const other = table();
    other.apply(volley);
    expect(other.enter([4])).toMatchObject({ ok: true, entry: { dice: [4] } });
  });
  it('comes to the same position as the same faces thrown by the program', () => {
    const match = table();
    match.apply(volley);
    match.enter([2]);
    match.enter([6]);
    const { dice: _, ...choice } = CHOICE;
    const usual = Match.begin(toy, choice, 99);
    for (const order of ['stand', 'stand']) give(usual, { type: 'plan', order });
    give(usual, volley, [2, 6]);
    expect(match.position.hash).toBe(usual.position.hash);
  });
  it.each([[0], [7], [2.5], [Number.NaN]])('refuses the face %d and waits on', (face) => {
    const match = table();
    match.apply(volley);
    expect(match.enter([face])).toMatchObject({
      ok: false,
      code: 'bad-request',
      field: 'dice.0',
      reason: expect.stringContaining('must be a whole number from 1 to 6'),
    });
    expect(match.waiting).toEqual({ side: 'red', command: volley, dice: [] });
    match.enter([2]);
    expect(match.enter([9])).toMatchObject({ field: 'dice.0' });
    expect(match.waiting?.dice).toEqual([2]);
  });
  it('refuses more dice than are thrown, and dice that nobody asked for', () => {
    const match = table();
    expect(match.enter([3])).toMatchObject({ code: 'bad-request', field: 'dice', reason: 'are not asked for now' });
    match.apply(volley);
    expect(match.enter([4, 5])).toMatchObject({ code: 'bad-request', field: 'dice', reason: 'has 1 too many' });
    expect(match.waiting?.dice).toEqual([]);
  });
  it('lets an order be taken back, or be replaced by another, until its first die is thrown', () => {
    const match = table();
    match.apply(volley);
    expect(match.withdraw()).toBe(true);
    expect(match.waiting).toBeUndefined();
    match.apply(volley);
    expect(match.apply({ type: 'end' })).toMatchObject({ ok: true });
    expect(match.waiting).toBeUndefined();
    const other = table();
    other.apply(volley);
    other.enter([2]);
    expect(other.withdraw()).toBe(false);
    expect(other.apply({ type: 'end' })).toMatchObject({ ok: false, code: 'bad-request', field: 'dice' });
    expect(other.waiting?.dice).toEqual([2]);
  });
  it('has a horizon at entered dice as at any', () => {
    const match = Match.begin(toy, { ...CHOICE, scenarioData: toyScenario('r1@2 3/4; b1@5 3/4') }, 5);
    for (const order of ['stand', 'stand']) give(match, { type: 'plan', order });
    give(match, { type: 'advance', unit: 'r1', by: 1 });
    expect(match.sideId).toBe('blue');
    expect(match.canUndo).toBe(true);
    match.apply(fire('b1', 'r1'));
    expect(match.canUndo, 'while it waits').toBe(false);
    match.withdraw();
    expect(match.canUndo).toBe(true);
    match.apply(fire('b1', 'r1'));
    match.enter([6]);
    expect(match.canUndo, 'once a die has fallen').toBe(false);
  });
  it('asks for the dice of a standing order too', () => {
    const match = table();
    match.apply(volley);
    // A hit, and order kept: blue may reply.
    match.enter([2]);
    match.enter([1]);
    const standing = { type: 'standing', side: 'blue', on: 'reply', answer: 'always' };
    expect(match.apply(standing)).toMatchObject({ code: 'dice', waiting: { side: 'blue', command: standing } });
    expect(match.enter([5])).toMatchObject({ ok: true, entry: { side: 'blue', dice: [5] } });
  });
});

describe('a die that is left to the program', () => {
  it('is the one of its seed, however often it is asked for, and is marked', () => {
    const faces = [1, 2].map(() => {
      const match = table();
      match.apply(volley);
      match.enter([null]);
      if (match.waiting) expect(match.waiting.drawn).toEqual([0]);
      while (match.waiting) match.enter([1]);
      return match.entries.at(-1)!;
    });
    expect(faces[0]).toEqual(faces[1]);
    expect(faces[0]!.drawn).toEqual([0]);
    // The same die as without own dice: the seed counts dice, whoever threw them.
    const { dice: _, ...choice } = CHOICE;
    const usual = Match.begin(toy, choice, 5);
    for (const order of ['stand', 'stand']) give(usual, { type: 'plan', order });
    give(usual, volley);
    expect(faces[0]!.dice[0]).toBe(usual.entries.at(-1)!.dice[0]);
  });
  it('leaves the others unmarked', () => {
    const match = table();
    match.apply(volley);
    match.enter([2]);
    match.enter([null]);
    expect(match.entries.at(-1)).toMatchObject({ drawn: [1] });
    expect(handDice(match.record())).toEqual({ hand: 1, drawn: 1 });
  });
});

describe('what is asked', () => {
  it('names the dice, and what each face brings before the next die', () => {
    const match = table();
    expect(match.wanted()).toBeUndefined();
    match.apply(volley);
    const wanted = match.wanted()!;
    expect(wanted.dice).toEqual([{ sides: 6, lowest: 1 }]);
    expect(wanted.events[0]).toMatchObject({ type: 'fired', unit: 'r1', die: 1 });
    expect(wanted.faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(wanted.faces.map(({ events }) => events[0])).toMatchObject(
      [1, 2, 3, 4, 5, 6].map((die) => ({ die, hit: die <= 3 })),
    );
    match.enter([2]);
    expect(wanted.happened).toEqual([]);
    const second = match.wanted()!;
    expect(second.happened).toMatchObject([{ type: 'fired', die: 2, hit: true }]);
    expect(second.events.map((e) => e.type)).toEqual(['steady']);
    expect(second.faces.map(({ events }) => events[0]!.type)).toEqual([
      ...['steady', 'steady', 'steady', 'steady'],
      ...['disordered', 'disordered'],
    ]);
    expect(new Set(second.faces.map(({ facts }) => JSON.stringify(facts))).size).toBe(2);
  });
  it('is the same for whoever asks where nothing is secret, and changes nothing', () => {
    const match = table();
    match.apply(volley);
    const bytes = match.position.state.bytes.slice();
    expect(match.wanted(0)).toEqual(match.wanted());
    expect(match.wanted(1)).toEqual(match.wanted());
    expect(match.position.state.bytes).toEqual(bytes);
  });
  it('puts dice together that are thrown together, and no others', () => {
    const match = pairs();
    expect(match.apply(cast)).toMatchObject({ code: 'dice' });
    expect(match.wanted()!.dice).toEqual([
      { sides: 10, lowest: 0 },
      { sides: 10, lowest: 0 },
    ]);
    expect(match.wanted()!.events[0]).toMatchObject({ type: 'cast', dice: [0, 0] });
    // A die that is thrown only after some faces is asked for by itself.
    match.enter([7, 7]);
    expect(match.wanted()!.dice).toEqual([{ sides: 6, lowest: 1 }]);
    expect(match.enter([3])).toMatchObject({ ok: true, entry: { dice: [7, 7, 3] } });
    match.apply(cast);
    expect(match.enter([2, 7])).toMatchObject({ ok: true, entry: { dice: [2, 7] } });
  });
  it('takes a pair together, and says which of it cannot be', () => {
    const match = pairs();
    match.apply(cast);
    expect(match.enter([10, 1])).toMatchObject({ field: 'dice.0' });
    expect(match.enter([1, 10])).toMatchObject({ field: 'dice.1' });
    expect(match.waiting?.dice).toEqual([]);
    // One of them alone is known, and the other asked for again.
    expect(match.enter([1])).toMatchObject({ code: 'dice', waiting: { dice: [1] } });
    expect(match.wanted()!.dice).toEqual([{ sides: 10, lowest: 0 }]);
    expect(match.enter([2])).toMatchObject({ ok: true, entry: { dice: [1, 2] } });
  });
  it('tells a side no secret of the other', () => {
    // Blue’s plan throws a die whose event names the plan of red, and its faces would tell it too.
    const leaky = toyWith('plan', (f, _, side, was) => {
      if (side === 1) {
        const red = f.s.plan.order[0]!;
        f.pen.emit({ type: 'guessed', rule: '5a', ...{ die: f.pen.roll(6) + red, red } });
      }
      was();
    });
    const asked = (order: string) => {
      const match = Match.begin(leaky, CHOICE, 1);
      give(match, { type: 'plan', order });
      match.apply({ type: 'plan', order: 'stand' });
      return match;
    };
    const [storm, stand] = [asked('storm'), asked('stand')];
    expect(storm.wanted()).not.toEqual(stand.wanted());
    expect(storm.wanted(1)).toEqual(stand.wanted(1));
    expect(storm.wanted(1)!.faces).toHaveLength(6);
  });
  it('asks without a word where a side would not expect a die at all', () => {
    // A die is thrown only where red has planned to storm, which blue does not expect.
    const odd = toyWith('plan', (f, _, side, was) => {
      if (side === 1 && f.s.plan.order[0] === 2) f.pen.emit({ type: 'odd', rule: '5a', ...{ die: f.pen.roll(6) } });
      was();
    });
    const match = Match.begin(odd, CHOICE, 1);
    give(match, { type: 'plan', order: 'storm' });
    match.apply({ type: 'plan', order: 'stand' });
    expect(match.wanted(1)).toEqual({ dice: [{ sides: 6, lowest: 1 }], happened: [], events: [], faces: [] });
    expect(match.wanted()!.events[0]).toMatchObject({ type: 'odd' });
  });
});

describe('the record of a battle with own dice', () => {
  const played = (): ToyMatch => {
    const match = table();
    const faces: (number | null)[] = [2, 6, null, 4, 1, null];
    for (let n = 0; n < 12 && !match.position.over; n++) {
      const commands = match.legal();
      const shot = commands.find(({ type }) => type === 'fire' || type === 'reply');
      match.apply(shot ?? commands[n % commands.length]);
      while (match.waiting) match.enter([faces[n % faces.length]!]);
    }
    return match;
  };
  it('says so, replays to the same hashes, and comes back as it was', () => {
    const match = played();
    const record = kept(match);
    expect(record.dice).toBe('own');
    expect(handDice(record).hand).toBeGreaterThan(1);
    expect(handDice(record).drawn).toBeGreaterThan(0);
    const again = Match.replay(toy, record);
    expect(again).toMatchObject({ same: true, why: '' });
    expect(again.match.record()).toEqual(record);
    expect(again.match.choice.dice).toBe('own');
  });
  it('goes on with own dice where it ends', () => {
    const match = table();
    const again = Match.replay(toy, kept(match)).match;
    expect(again.apply(volley)).toMatchObject({ code: 'dice' });
  });
  it('keeps an order that waits, with the dice it has', () => {
    const match = table();
    match.apply(volley);
    expect(Match.replay(toy, kept(match)).match.waiting).toEqual(match.waiting);
    match.enter([2]);
    const again = Match.replay(toy, kept(match)).match;
    expect(again.waiting).toEqual({ side: 'red', command: volley, dice: [2] });
    expect(again.enter([6])).toMatchObject({ ok: true, entry: { dice: [2, 6] } });
    match.enter([6]);
    expect(again.record()).toEqual(match.record());
    expect(Match.replay(toy, { ...kept(table()), waiting: match.waiting ?? waitingFor([2, 6]) })).toMatchObject({
      same: false,
      why: 'it no longer waits for dice',
    });
    expect(Match.replay(toy, { ...kept(table()), waiting: waitingFor([9]) })).toMatchObject({ same: false });
    expect(Match.replay(toy, { ...kept(table()), waiting: { ...waitingFor([]), side: 'blue' } })).toMatchObject({
      same: false,
      why: 'it was for red to decide, not blue',
    });
    // Of the first commands alone it is no part.
    const some = kept(table());
    expect(Match.replay(toy, { ...some, waiting: waitingFor([]) }, 1).match.waiting).toBeUndefined();
  });
  it('finds out dice of an order that waits which the program cannot have thrown', () => {
    const match = pairs();
    match.apply(cast);
    match.enter([null]);
    const record = kept(match);
    expect(Match.replay(pairToy, record)).toMatchObject({ same: true });
    const waiting = { ...match.waiting!, dice: match.waiting!.dice.map((face) => (face + 1) % 10) };
    expect(Match.replay(pairToy, { ...record, waiting })).toMatchObject({ same: false, at: record.entries.length + 1 });
    // Without the seed nobody can tell.
    expect(Match.replay(pairToy, { ...record, waiting, seed: null })).toMatchObject({ same: true });
  });
  const waitingFor = (dice: readonly number[]) => ({ side: 'red', command: volley, dice });

  it('passes the audit by the dice of the program alone', () => {
    const record = played().record();
    expect(Match.audit(toy, record)).toBe(true);
    const at = record.entries.findIndex(({ drawn }) => drawn);
    const changed = (change: (entry: Entry) => Entry): MatchRecord => ({
      ...record,
      entries: record.entries.map((entry, i) => (i === at ? change(entry) : entry)),
    });
    // Another face where the program is said to have thrown.
    expect(
      Match.audit(
        toy,
        changed((e) => ({ ...e, dice: e.dice.map((die) => (die % 6) + 1) })),
      ),
    ).toBe(false);
    expect(Match.audit(toy, { ...record, seed: (record.seed ?? 0) + 1 })).toBe(false);
  });
  it('cannot hide or pretend whose dice they were', () => {
    const { dice: _, ...hidden } = kept(table());
    expect(Match.replay(toy, hidden)).toMatchObject({ same: false, why: expect.stringContaining('options') });
    const { dice: __, ...choice } = CHOICE;
    const usual = Match.begin(toy, choice, 1).record();
    expect(usual).not.toHaveProperty('dice');
    expect(usual).not.toHaveProperty('waiting');
    expect(Match.replay(toy, { ...usual, dice: 'own' })).toMatchObject({ same: false });
  });
  it.each<[string, (record: MatchRecord) => unknown]>([
    ['dice', (r) => ({ ...r, dice: 'loaded' })],
    ['waiting.dice.0', (r) => ({ ...r, waiting: { ...waitingFor([]), dice: ['2'] } })],
    ['waiting.drawn', (r) => ({ ...r, waiting: { ...waitingFor([2]), drawn: [1] } })],
    ['waiting', ({ dice: _, ...r }) => ({ ...r, waiting: waitingFor([]) })],
    ['entries.2.drawn', (r) => withDrawn(r, [2])],
    ['entries.2.drawn', (r) => withDrawn(r, [1, 0])],
    ['entries.2.drawn', (r) => withDrawn(r, [0, 0])],
    ['entries.2.drawn', ({ dice: _, ...r }) => withDrawn(r, [0])],
  ])('names %s where it is not as it should be', (field, spoil) => {
    const match = table();
    match.apply(volley);
    match.enter([2]);
    match.enter([6]);
    expect(faultOf(() => readRecord(spoil(kept(match))))).toBe(field);
  });
  const withDrawn = (record: MatchRecord, drawn: readonly number[]): MatchRecord => ({
    ...record,
    entries: record.entries.map((entry, i) => (i === 2 ? { ...entry, drawn } : entry)),
  });
  const faultOf = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof BadInput) return error.field;
      throw error;
    }
    return 'no fault';
  };
});

describe('where dice must be audited', () => {
  it('own dice are refused, and anything that is neither', () => {
    expect(() => withAuditedDice({ dice: 'own' })).toThrow(/^dice: must not be own/);
    expect(withAuditedDice({ scenario: 'x' })).toEqual({ scenario: 'x' });
    // @ts-expect-error Not a choice that there is.
    expect(() => Match.begin(toy, { dice: 'loaded' }, 1)).toThrow(/^dice: must be one of own/);
  });
});
