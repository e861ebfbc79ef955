import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { DiceError, scriptedDice } from './dice.ts';
import type { Question } from './game.ts';
import { Match, MOST_STANDING } from './match.ts';
import { type Entry, type MatchRecord, MOST_ENTRIES, readRecord } from './record.ts';
import { choose, SeededRandom } from './testing/random-play.ts';
import { advance, fire, give, skirmish, type ToyMatch } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import { type ToyField, type ToyWorld, toyScenario } from './testing/toy-world.ts';

/** Plays on at random for some decisions, or to the end. */
function playOn(match: ToyMatch, random: SeededRandom, decisions = 1000): ToyMatch {
  for (let n = 0; n < decisions && !match.position.over; n++)
    give(match, match.position.decode(match.position.actions.at(choose(match.position, random, 'bold'))));
  return match;
}
const played = (seed = 11) => playOn(Match.begin(toy, {}, seed), new SeededRandom(seed));

describe('apply', () => {
  it('carries out a command and notes it: who, what, dice, hash', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const done = match.apply(fire('r1', 'b1'), { side: 'red', dice: scriptedDice([2, 5]) });
    expect(done).toMatchObject({
      ok: true,
      events: [
        { type: 'fired', die: 2, hit: true },
        { type: 'disordered', unit: 'b1' },
      ],
      entry: { side: 'red', command: fire('r1', 'b1'), dice: [2, 5], hash: match.position.hash },
    });
    expect(match.entries).toHaveLength(3);
  });
  it('notes a command in full, whatever was left out of it', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    give(match, { type: 'advance', unit: 'r1' });
    expect(match.entries.at(-1)!.command).toEqual(advance('r1', 1));
  });
  it.each<[string, unknown, unknown]>([
    ['an illegal command', fire('r1', 'b2'), { code: 'illegal', refusals: [{ rule: '3a' }] }],
    ['a command of another moment', { type: 'reply' }, { code: 'illegal', refusals: [{ rule: '1a' }] }],
    ['a piece of the other side', advance('b1'), { code: 'illegal', refusals: [{ rule: '1a' }] }],
    ['an unknown piece', advance('r9'), { code: 'bad-request', field: 'unit' }],
    ['an unknown field', { ...advance('r1'), haste: true }, { code: 'bad-request', field: 'haste' }],
    ['an unknown type', { type: 'march' }, { code: 'bad-request', field: 'type' }],
    ['no object', 'end', { code: 'bad-request', field: '' }],
    ['nothing', undefined, { code: 'bad-request', field: '' }],
    ['a prototype', JSON.parse('{"__proto__":{"type":"end"}}'), { code: 'bad-request', field: 'type' }],
  ])('%s is refused and changes nothing', (_what, command, wanted) => {
    const match = skirmish('r1@3 3/4; b1@5 3/4; b2@9 3/4');
    const bytes = match.position.state.bytes.slice();
    expect(match.apply(command)).toMatchObject({ ok: false, ...(wanted as object) });
    expect(match.position.state.bytes).toEqual(bytes);
    expect(match.entries).toHaveLength(2);
  });
  it('lets only the side that is asked decide, when a side speaks', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const { hash } = match.position;
    expect(match.apply(advance('r1'), { side: 'blue' })).toMatchObject({
      ok: false,
      code: 'illegal',
      refusals: [{ rule: '1a', why: { en: 'It is not your turn (Reds).' } }],
    });
    expect(match.position.hash).toBe(hash);
  });
  it('does nothing any more when the battle is over', () => {
    const match = played();
    expect(match.sideId).toBeUndefined();
    expect(match.apply({ type: 'end' })).toEqual({ ok: false, code: 'over' });
    expect(match.apply({ type: 'standing', side: 'red', on: 'reply', answer: 'never' })).toEqual({
      ok: false,
      code: 'over',
    });
    expect(match.legal()).toEqual([]);
  });
  it('takes a command back whole when a die is not on the die', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const bytes = match.position.state.bytes.slice();
    expect(() => match.apply(fire('r1', 'b1'), { dice: scriptedDice([2, 7]) })).toThrow(DiceError);
    expect(match.position.state.bytes).toEqual(bytes);
    expect(match.entries).toHaveLength(2);
    give(match, fire('r1', 'b1'));
    expect(match.entries).toHaveLength(3);
  });
  it('throws the dice laid out for it first, then its own', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const twin = skirmish('r1@3 3/4; b1@5 3/4');
    match.nextDice = [1, 6, 2];
    give(match, fire('r1', 'b1'));
    expect(match.entries.at(-1)!.dice).toEqual([1, 6]);
    expect(match.nextDice).toEqual([2]);
    give(match, fire('b1', 'r1'));
    give(twin, fire('r1', 'b1'), [1, 6]);
    give(twin, fire('b1', 'r1'));
    const [die, ...rest] = match.entries.at(-1)!.dice;
    expect(die).toBe(2);
    expect(twin.entries.at(-1)!.dice.slice(0, rest.length)).toEqual(rest);
  });
  it('leaves laid-out dice alone when others are given, or when the command is refused', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    match.nextDice = [9];
    give(match, fire('r1', 'b1'), [6]);
    match.apply({ type: 'march' });
    expect(match.nextDice).toEqual([9]);
    expect(() => match.apply({ type: 'reply' })).toThrow(DiceError);
    expect(match.nextDice).toEqual([9]);
  });
});

describe('legal', () => {
  it('lists commands, or those of one piece', () => {
    const match = skirmish('r1@3 3/4; r2@1 3/4; b1@5 3/4');
    expect(match.legal()).toEqual([advance('r1'), fire('r1', 'b1'), advance('r2'), { type: 'end' }]);
    expect(match.legal(1)).toEqual([advance('r2')]);
  });
});

describe('the undo horizon', () => {
  it('is open while no die fell and nothing was shown, command by command', () => {
    const match = skirmish('r1@1 3/4; r2@1 3/4; b1@9 3/4', { plans: ['storm', 'storm'] });
    const hashes = [match.position.hash];
    for (const c of [advance('r1', 2), advance('r2', 1), advance('b1', 3)]) {
      give(match, c);
      hashes.push(match.position.hash);
    }
    for (let n = 3; n > 0; n--) {
      expect(match.canUndo).toBe(true);
      expect(match.position.hash).toBe(hashes[n]);
      expect(match.undo()).toBe(true);
    }
    expect(match.position.hash).toBe(hashes[0]);
    expect(match.entries).toHaveLength(2);
  });
  it('is shut by a die for everything before it, and opens anew behind it', () => {
    const match = skirmish('r1@3 3/4; r2@1 3/4; b1@5 3/4');
    give(match, advance('r2'));
    give(match, fire('r1', 'b1'), [6]);
    expect(match.canUndo).toBe(false);
    expect(match.undo()).toBe(false);
    const { hash } = match.position;
    give(match, { type: 'hold' });
    expect(match.undo()).toBe(true);
    expect(match.position.hash).toBe(hash);
    expect(match.undo()).toBe(false);
    expect(match.entries).toHaveLength(4);
  });
  it('is shut when a secret is shown', () => {
    const match = Match.begin(toy, { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4') }, 1);
    give(match, { type: 'plan', order: 'storm' });
    expect(match.canUndo).toBe(true);
    give(match, { type: 'plan', order: 'stand' });
    expect(match.canUndo).toBe(false);
  });
  it('is the other side’s decision, when a side asks', () => {
    const match = skirmish('r1@1 3/4; b1@9 3/4');
    give(match, advance('r1'));
    expect(match.undo('blue')).toBe(false);
    give(match, advance('b1'));
    expect(match.undo('red')).toBe(false);
    expect(match.entries).toHaveLength(4);
    expect(match.undo('blue')).toBe(true);
    expect(match.undo('red')).toBe(true);
  });
  it('leaves no trace: play goes on as if the command had never been given', () => {
    const match = played(5);
    const other = Match.begin(toy, {}, 5);
    const random = new SeededRandom(1);
    let undone = 0;
    for (const { command } of match.entries) {
      // Something else is tried first; where dice fall there is no way back, so only quiet commands are tried.
      give(
        other,
        random.of(
          other
            .legal()
            .filter((c) => c.type === 'advance' || c.type === 'hold')
            .concat(command),
        ),
      );
      if (!other.undo()) continue;
      undone++;
      give(other, command);
    }
    expect(undone).toBeGreaterThan(10);
    expect(other.record()).toEqual(match.record());
  });
});

describe('replay', () => {
  const record = () => played().record();
  const withEntry = (r: MatchRecord, i: number, change: Partial<Entry>): MatchRecord => ({
    ...r,
    entries: r.entries.map((e, k) => (k === i ? { ...e, ...change } : e)),
  });
  const withDice = (r: MatchRecord) => r.entries.findIndex((e) => e.dice.length > 0);

  it('finds every hash the same, and stops where it is told to', () => {
    const r = record();
    expect(r.entries.length).toBeGreaterThan(20);
    const again = Match.replay(toy, r);
    expect(again).toMatchObject({ same: true, at: r.entries.length, why: '' });
    expect(again.match.record()).toEqual(r);
    const half = Match.replay(toy, r, 9);
    expect(half.same).toBe(true);
    expect(half.match.entries).toEqual(r.entries.slice(0, 9));
  });
  it('does without the seed, as long as the dice are there', () => {
    const r = { ...record(), seed: null };
    expect(Match.replay(toy, r)).toMatchObject({ same: true });
    expect(Match.audit(toy, r)).toBe(false);
  });
  it.each<[string, (r: MatchRecord) => [number, MatchRecord], RegExp]>([
    ['another hash', (r) => [7, withEntry(r, 6, { hash: '0'.repeat(16) })], /^the hash is .*, the record has 0000/],
    ['another side', (r) => [7, withEntry(r, 6, { side: 'green' })], /^it was for .* to decide, not green/],
    ['an illegal command', (r) => [4, withEntry(r, 3, { command: { type: 'reply' } })], /^refused by rule 1a/],
    ['an unreadable command', (r) => [4, withEntry(r, 3, { command: { type: 'march' } })], /^refused \(bad-request\)/],
    [
      'a die too many',
      (r) => [withDice(r) + 1, withEntry(r, withDice(r), { dice: [...r.entries[withDice(r)]!.dice, 1] })],
      /^1 dice of the record were not rolled|^the hash/,
    ],
    ['a die too few', (r) => [withDice(r) + 1, withEntry(r, withDice(r), { dice: [] })], /^no die left/],
    ['a die off the die', (r) => [withDice(r) + 1, withEntry(r, withDice(r), { dice: [7] })], /is not on a d6/],
    ['another game', (r) => [0, { ...r, game: 'denain' }], /^the record is of denain/],
    ['other data', (r) => [0, { ...r, data: '0'.repeat(16) }], /^the scenario or charts/],
    [
      'an opening die too many',
      (r) => [0, { ...r, seed: null, opening: { ...r.opening, dice: [...r.opening.dice, 2, 999] } }],
      /^2 opening dice of the record were not rolled/,
    ],
    ['another opening', (r) => [0, { ...r, opening: { ...r.opening, hash: '0'.repeat(16) } }], /^the opening position/],
  ])('finds the first difference: %s', (_what, spoil, why) => {
    const [at, spoilt] = spoil(record());
    const again = Match.replay(toy, spoilt);
    expect(again).toMatchObject({ same: false, at });
    expect(again.why).toMatch(why);
    expect(again.match.entries.length).toBeLessThanOrEqual(Math.max(0, at));
  });
  it.each([[[]], [[7]], [[1.5]]])('finds an opening with dice %j different instead of failing', (dice) => {
    const r = record();
    const again = Match.replay(toy, { ...r, opening: { ...r.opening, dice } });
    expect(again).toMatchObject({ same: false, at: 0 });
  });
  it('goes on with the dice the battle would have had', () => {
    const whole = played(21);
    const half = whole.entries.length >> 1;
    const again = Match.replay(toy, whole.record(), half).match;
    for (const entry of whole.entries.slice(half)) give(again, entry.command);
    expect(again.entries.map((e) => e.dice)).toEqual(whole.entries.map((e) => e.dice));
    expect(Match.audit(toy, again.record())).toBe(true);
  });
  it('plays a battle of one’s own making', () => {
    const match = Match.begin(toy, { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4') }, 4);
    playOn(match, new SeededRandom(4));
    expect(Match.replay(toy, match.record())).toMatchObject({ same: true });
  });
});

describe('the audit of dice', () => {
  it('passes what the seed gives and nothing else', () => {
    const r = played().record();
    expect(Match.audit(toy, r)).toBe(true);
    expect(Match.audit(toy, { ...r, seed: r.seed! + 1 })).toBe(false);
    const at = r.entries.findIndex((e) => e.dice.length > 0);
    const forged = r.entries.map((e, i) => (i === at ? { ...e, dice: e.dice.map((d) => (d % 6) + 1) } : e));
    expect(Match.audit(toy, { ...r, entries: forged })).toBe(false);
  });
  it('finds dice laid out by hand', () => {
    const match = Match.begin(toy, {}, 2);
    playOn(match, new SeededRandom(2), 3);
    match.nextDice = [1, 1, 1, 1, 1, 1, 1, 1];
    playOn(match, new SeededRandom(3));
    expect(Match.replay(toy, match.record()).same).toBe(true);
    expect(Match.audit(toy, match.record())).toBe(false);
  });
  it('looks at the opening too', () => {
    const r = played().record();
    const opening = { ...r.opening, dice: r.opening.dice.map((d) => (d % 6) + 1) };
    expect(Match.audit(toy, { ...r, opening })).toBe(false);
  });
});

describe('how long a match may grow', () => {
  const standing = (side: string, answer = 'never') => ({ type: 'standing', side, on: 'reply', answer });
  it('holds so many standing orders of a side, and the other side’s are its own', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    for (let n = 0; n < MOST_STANDING; n++) give(match, standing('red', n % 2 ? 'never' : 'always'));
    const { hash } = match.position;
    expect(match.apply(standing('red'))).toEqual({
      ok: false,
      code: 'bad-request',
      field: '',
      reason: `a side may give at most ${MOST_STANDING} standing orders in a battle`,
    });
    expect(match.position.hash).toBe(hash);
    give(match, standing('blue'));
    give(match, advance('r1'));
    expect(match.undo() && match.undo() && match.undo()).toBe(true);
    give(match, standing('red'));
    expect(match.apply(standing('red')).ok).toBe(false);
    expect(Match.replay(toy, match.record())).toMatchObject({ same: true });
  });
  it('holds so many commands; undo makes room', () => {
    // Plans are made for ever: no battle of a game would be so long.
    const steps = toy.steps.map((step, number) =>
      step.name === 'plan'
        ? {
            ...(step as Question<ToyField>),
            act: (f: ToyField, _o: Action, side: number) => f.pen.push(number, 1 - side),
          }
        : step,
    );
    const match = Match.begin({ ...toy, steps }, {}, 1);
    const plan = { type: 'plan', order: 'stand' };
    for (let n = 0; n < MOST_ENTRIES; n++) give(match, plan);
    expect(match.apply(plan)).toMatchObject({
      code: 'bad-request',
      field: '',
      reason: expect.stringMatching('at most 20000 commands'),
    });
    expect(match.apply(standing('red'))).toMatchObject({
      code: 'bad-request',
      reason: expect.stringMatching('at most 20000 commands'),
    });
    expect(match.entries).toHaveLength(MOST_ENTRIES);
    expect(match.undo()).toBe(true);
    give(match, plan);
    expect(readRecord(match.record()).entries).toHaveLength(MOST_ENTRIES);
  });
});

describe('what was chosen before the battle', () => {
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
  it.each([
    ['charts', { charts: null }],
    ['charts', { charts: 'reach' }],
    ['scenarioData', { scenarioData: null }],
    ['charts.a.a.a…', { charts: deep }],
    ['scenarioData.a.a.a…', { scenarioData: deep }],
    ['options.a.a…', { options: { a: deep } }],
  ])('is measured before it is read: %s', (field, choice) => {
    for (const begin of [
      () => Match.begin(toy, choice, 1),
      () => Match.fromPosition(toy, choice, {}, 1),
      () => Match.replay(toy, { ...played().record(), ...(choice as object) } as MatchRecord),
    ])
      expect(begin).toThrow(expect.objectContaining({ name: 'BadInput', field }));
  });
  it('and so is a position', () => {
    expect(() => Match.fromPosition(toy, {}, { unit: deep }, 1)).toThrow('unit.a.a…: is nested deeper than 64 levels');
  });
});

describe('a match from any position', () => {
  it('has no past and goes on from there', () => {
    const match = skirmish('r1@3 3/4; r2@3 3/4; b1@5 3/4');
    give(match, fire('r1', 'b1'), [1, 1]);
    const { choice } = match as Match<ToyWorld, ToyField>;
    const copy = Match.fromPosition(toy, choice, JSON.parse(JSON.stringify(match.position.toJson())), 5);
    expect(copy.position.question).toBe('reply');
    expect([copy.entries.length, copy.canUndo]).toEqual([0, false]);
    give(copy, { type: 'reply' }, [6]);
    give(match, { type: 'reply' }, [6]);
    expect(copy.position.hash).toBe(match.position.hash);
  });
  it('refuses one that is none, naming the field', () => {
    expect(() => Match.fromPosition(toy, {}, { game: 'denain' }, 5)).toThrow('game: must be toy');
  });
});
