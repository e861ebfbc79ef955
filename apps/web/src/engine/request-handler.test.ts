import { OPPONENTS } from '@tambour/ai';
import { LANGUAGES, type MatchRecord } from '@tambour/kernel';
import { toy, toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { briefRecord } from '../match/brief-record.ts';
import type { Answer, Ask, RequestName, Trouble } from '../match/protocol.ts';
import { RequestHandler } from './request-handler.ts';
import { TOYS, toysOfVersion } from './testing/toy-stage.ts';
import { troubleOf } from './trouble-of.ts';

const DUEL = { scenarioData: toyScenario('r1@3 3/4; r2@2 3/4; b1@5 3/4; b2@5 2/3') };

/** A table with a battle on it, and an onlooker who may see all. */
async function battle(seed = 1) {
  const table = new RequestHandler(TOYS);
  const begun = await table.answer('begin', { game: 'toy', choice: DUEL, seed });
  const opened = { ...begun, ...(await table.answer('sit', {})) };
  const ask = <N extends RequestName>(name: N, request: Ask<N>): Promise<Answer<N>> => table.answer(name, request);
  const give = (...commands: readonly object[]) =>
    commands.reduce<Promise<unknown>>(
      (last, command) => last.then(() => ask('submit', { command })),
      Promise.resolve(),
    );
  return { table, opened, ask, give };
}
const PLANS = [
  { type: 'plan', order: 'stand' },
  { type: 'plan', order: 'stand' },
];
const FIRE = { type: 'fire', unit: 'r1', at: 'b1' };

const troubleFrom = async (failing: Promise<unknown>): Promise<Trouble> => {
  try {
    await failing;
  } catch (error) {
    return troubleOf(error);
  }
  throw new Error('nothing went wrong');
};

describe('the catalogue', () => {
  it('shows every game in words only', async () => {
    const cards = await new RequestHandler(TOYS).answer('catalogue', {});
    expect(cards.map((card) => card.game)).toEqual(['toy']);
    expect(cards[0]).toMatchObject({ rules: toy.version });
    expect(cards[0]!.lessons).toEqual(['first-shot']);
    const [lesson] = await new RequestHandler(TOYS).answer('lessons', { game: 'toy' });
    expect(lesson!.tasks).toHaveLength(3);
    expect(() => structuredClone(cards)).not.toThrow();
  });
  it('tells a rule and says when there is none', async () => {
    const table = new RequestHandler(TOYS);
    expect((await table.answer('rule', { game: 'toy', id: '2b' })).title.en).toBe('Line');
    expect((await troubleFrom(table.answer('rule', { game: 'toy', id: '9z' }))).code).toBe('unknown-rule');
    expect((await troubleFrom(table.answer('rule', { game: 'chess', id: '1' }))).code).toBe('unknown-game');
  });
  it('draws a thumbnail of the map with its pieces', async () => {
    const svg = await new RequestHandler(TOYS).answer('thumbnail', {
      game: 'toy',
      scenario: 'two-lines',
      language: 'en',
      theme: 'day',
    });
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('data-piece="r1"');
    expect(svg).not.toContain('class="grid"');
  });
});

describe('a battle begun', () => {
  it('asks its first question', async () => {
    const { opened } = await battle();
    expect(opened).toMatchObject({ count: 0, canUndo: false, warning: undefined });
    expect(opened.log).toHaveLength(1);
    expect(opened.moment.decision).toMatchObject({ side: 0, rule: '5a', alive: [], isInside: false });
    expect(opened.moment.decision!.free.map((handle) => handle.label.en)).toEqual(['plan stand', 'plan storm']);
    expect(() => structuredClone(opened)).not.toThrow();
  });
  it('names the pieces that have orders, and no others', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const { decision } = await ask('moment', { at: 2 });
    expect(decision!.alive).toEqual(['r1', 'r2']);
    const handles = await ask('handles', { piece: 'r1' });
    expect(handles.map((handle) => handle.label.en)).toEqual(['advance r1 1', 'fire r1 b1', 'fire r1 b2']);
  });
  it('gives every answer of a question with few of them, whichever piece has it; of one with many those of no piece', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const free = async (at: number) => (await ask('moment', { at })).decision!.free.map((handle) => handle.label.en);
    const own = ['advance r1 1', 'fire r1 b1', 'fire r1 b2', 'advance r2 1'];
    expect((await free(2)).toSorted()).toEqual([...own, 'end'].toSorted());
    const table = new RequestHandler(TOYS);
    const choice = { scenarioData: toyScenario('r1@3 3/4; r2@2 3/4; r3@3 3/4; b1@5 3/4; b2@5 2/3') };
    await table.answer('begin', { game: 'toy', choice, seed: 1 });
    await table.answer('sit', {});
    for (const command of PLANS) await table.answer('submit', { command });
    const { decision } = await table.answer('moment', { at: 2 });
    expect(decision!.free.map((handle) => handle.command)).toEqual([{ type: 'end' }]);
  });
  it('logs what was ordered and what came of it, and gives the entry as recorded', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const done = await ask('submit', { command: FIRE, side: 'red' });
    expect(done.entry).toMatchObject({ n: 3, side: 0, label: { en: 'fire r1 b1' } });
    expect(done.entry.events[0]!.text.en).toBe('fired');
    expect(done.entry.dice).toEqual(done.recorded.dice);
    expect((await ask('record', {})).entries.at(-1)).toEqual(done.recorded);
  });
  it('looks back at every moment without touching the match', async () => {
    const { ask, give } = await battle();
    await give(...PLANS, { type: 'advance', unit: 'r2', by: 1 });
    const { moment } = await ask('undo', {});
    expect(moment.at).toBe(2);
    await give({ type: 'advance', unit: 'r2', by: 1 });
    const before = await ask('record', {});
    expect((await ask('moment', { at: 2 })).scene.pieces[1]!.place).toBe('0301');
    expect((await ask('moment', { at: 3 })).scene.pieces[1]!.place).toBe('0401');
    expect((await ask('moment', { at: 0 })).decision).toMatchObject({ side: 0, rule: '5a' });
    expect((await ask('describe', { piece: 'r2', at: 2 }))[0]!.en).toBe('r2 at 0301');
    expect((await ask('survey', { side: 1, at: 0 }))[0]!.en).toBe('strength 5');
    expect(await ask('overlay', { id: 'reach', piece: 'r2', at: 2 })).toMatchObject([{ place: '0301' }]);
    expect(await ask('history', {})).toHaveLength(4);
    expect(await ask('record', {})).toEqual(before);
  });
  it('undoes up to the last die and says why no further', async () => {
    const { ask, give } = await battle();
    expect((await troubleFrom(ask('undo', {}))).message.en).toMatch(/No order/);
    await give(...PLANS, { type: 'advance', unit: 'r2', by: 1 });
    expect((await troubleFrom(ask('undo', { side: 'blue' }))).message.en).toMatch(/other side/);
    expect(await ask('undo', { side: 'red' })).toMatchObject({ count: 2, canUndo: false });
    expect((await troubleFrom(ask('undo', {}))).message.en).toMatch(/past a die roll/);
  });
  it('keeps standing orders and words them', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const command = { type: 'standing', side: 'blue', on: 'reply', answer: 'chance', percent: 40 };
    const done = await ask('submit', { command, side: 'blue' });
    expect(done.standing[1]).toEqual({
      reply: { answer: 'chance', percent: 40 },
      share: { answer: 'ask', percent: 0 },
    });
    expect(done.entry.label).toEqual({
      en: 'Standing order “Reply”: if the chance is at least 40%',
      fr: 'Consigne «\u00a0Riposte\u00a0»\u00a0: si la probabilité est d’au moins 40\u00a0%',
    });
  });
  it('finds the battle open for a command sent right behind', async () => {
    const table = new RequestHandler(TOYS);
    const [, done] = await Promise.all([
      table.answer('begin', { game: 'toy', choice: DUEL, seed: 1 }),
      table.answer('submit', { command: PLANS[0] }),
    ]);
    expect(done.count).toBe(1);
  });
});

describe('forecasts', () => {
  it('give odds to the next decision and through the combat, with the sum behind them', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const forecast = await ask('forecast', { command: FIRE });
    expect(forecast.sums).toMatchObject([{ on: 'target', items: [{ rule: '3a', value: 3 }] }]);
    for (const odds of [forecast.next, forecast.whole!]) {
      expect(odds.exact).toBe(true);
      expect(odds.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1);
    }
    expect(forecast.next.outcomes.map((outcome) => outcome.facts[0]!.en).sort()).toEqual(['r1 hits', 'r1 misses']);
    expect(forecast.whole!.outcomes.length).toBeGreaterThan(2);
    expect(forecast.next.assumptions).toEqual([]);
    expect(forecast.whole!.assumptions).toMatchObject([
      { code: 'habit', side: 'blue', question: 'take' },
      { code: 'habit', side: 'blue', question: 'reply' },
    ]);
  });
  it('leave the whole out where it is the same', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    expect((await ask('forecast', { command: { type: 'end' } })).whole).toBeUndefined();
  });
  it('are refused for what is not legal, with the rule', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const { code, message } = await troubleFrom(ask('forecast', { command: { type: 'advance', unit: 'r1', by: 3 } }));
    expect(code).toBe('illegal');
    expect(message).toEqual({
      en: 'The enemy bars the way. (rule 2b)',
      fr: 'L’ennemi barre la route. (règle 2b)',
    });
  });
});

describe('why not', () => {
  it('takes the first wish that is barred, and what lies nearest', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const why = await ask('why', { piece: 'r2', place: '1201' });
    expect(why.meant!.en).toBe('advance r2 3');
    expect(why.refusals.map((refusal) => refusal.rule)).toEqual(['2b']);
    expect(why.instead[0]!.command).toEqual({ type: 'advance', unit: 'r2', by: 1 });
  });
  it('offers a wish that turns out legal', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const why = await ask('why', { piece: 'r1', place: '0602' });
    expect(why.instead.map((handle) => handle.command)).toEqual([FIRE]);
    expect(await ask('why', { command: FIRE })).toMatchObject({ refusals: [], instead: [{ command: FIRE }] });
  });
  it('says what is being asked where nothing can have been meant', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    expect((await ask('why', { place: '0101' })).refusals).toMatchObject([
      { rule: '1a', why: { en: 'Advance, fire, or end.' } },
    ]);
  });
});

describe('typed orders', () => {
  it('are found by the beginnings of their words, in either language or as spelled in the command', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const found = async (words: string) =>
      (await ask('find', { words, limit: 10 })).handles.map((handle) => handle.label.en);
    expect(await found('R1 fi')).toEqual(['fire r1 b1', 'fire r1 b2']);
    expect(await found('fr FÎRE b2')).toEqual(['fire r1 b2']);
    expect(await found('fire r9')).toEqual([]);
    expect(await found('{"type":"fire","unit":"r1","at":"b2"}')).toEqual(['fire r1 b2']);
    expect(await found('{"type":"fi')).toEqual([]);
    expect(await ask('find', { words: '', limit: 2 })).toMatchObject({ more: 3 });
  });
});

describe('the way', () => {
  it('is shown for a move and for nothing else', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    expect(await ask('way', { command: { type: 'advance', unit: 'r1', by: 1 } })).toMatchObject({ notes: [] });
    expect(await ask('way', { command: { type: 'end' } })).toBeUndefined();
  });
});

describe('the ground', () => {
  const LOOK = { language: 'en', theme: 'day', numbers: true } as const;
  it('is one document without pieces, with every place on it', async () => {
    const { ask } = await battle();
    const ground = await ask('ground', { at: 0, ...LOOK });
    expect(ground.key).toBe('turn 0');
    expect(ground.svg).toMatch(/^<svg [^>]*viewBox="0 0 /);
    expect(ground.svg).not.toContain('data-piece');
    expect(Object.keys(ground.spots)).toHaveLength(26);
    const spot = ground.spots['0101']!;
    expect(spot.outline).toHaveLength(6);
    for (const [x, y] of spot.outline) expect(Math.hypot(x - spot.at[0], y - spot.at[1])).toBeCloseTo(ground.unit);
  });
  it('has boxes with as many slots as they hold, all inside', async () => {
    const { ask } = await battle();
    const { spots, paper } = await ask('ground', { at: 0, ...LOOK });
    for (const [id, count] of [
      ['reserve', 7],
      ['lost', 2],
    ] as const) {
      const { outline, slots } = spots[id]!;
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      expect(slots).toHaveLength(count);
      for (const [x, y] of slots!) {
        expect(x).toBeGreaterThan(Math.min(...xs));
        expect(x).toBeLessThan(Math.max(...xs));
        expect(y).toBeGreaterThan(Math.min(...ys));
        expect(y).toBeLessThan(Math.max(...ys));
      }
      expect(Math.max(...xs)).toBeLessThan(paper.width);
    }
  });
  it('has six facings clockwise from the top', async () => {
    const { ask } = await battle();
    const { facings } = await ask('ground', { at: 0, ...LOOK });
    expect(facings.map((facing) => facing.angle)).toEqual([30, 90, 150, 210, 270, 330]);
    expect(facings[1]!.name).toEqual({ en: 'east', fr: 'est' });
  });
  it('is drawn once for a look and anew when it changes', async () => {
    const { ask, give } = await battle();
    const first = await ask('ground', { at: 0, ...LOOK });
    expect(await ask('ground', { at: 0, ...LOOK })).toBe(first);
    await give(...PLANS);
    expect(await ask('ground', { at: 1, ...LOOK })).toBe(first);
    expect((await ask('ground', { at: 2, ...LOOK })).key).toBe('turn 1');
    for (const language of LANGUAGES)
      expect((await ask('ground', { at: 0, ...LOOK, language })).svg).toContain(`${language} 0`);
    expect((await ask('ground', { at: 0, ...LOOK, theme: 'night' })).svg).not.toBe(first.svg);
    expect((await ask('ground', { at: 0, ...LOOK, numbers: false })).svg.length).toBeLessThan(first.svg.length);
  });
});

describe('a record opened', () => {
  const played = async (): Promise<MatchRecord> => {
    const { ask, give } = await battle();
    await give(...PLANS, { type: 'advance', unit: 'r2', by: 1 }, FIRE);
    return structuredClone(await ask('record', {}));
  };
  it('is the same battle, and goes on with the same dice', async () => {
    const record = await played();
    const one = await battle();
    const two = new RequestHandler(TOYS);
    await one.give(...record.entries.map((entry) => entry.command));
    const opened = await two.answer('open', { record: JSON.stringify(record) });
    expect(opened).toMatchObject({ count: 4, warning: undefined });
    expect(opened.log[4]!.label!.en).toBe('fire r1 b1');
    const command = (await two.answer('sit', {})).moment.decision!.free[0]!.command;
    const again = await two.answer('submit', { command });
    expect(again.recorded).toEqual((await one.ask('submit', { command })).recorded);
  });
  it('opens as far as is wanted', async () => {
    const record = await played();
    const table = new RequestHandler(TOYS);
    expect(await table.answer('open', { record, until: 2 })).toMatchObject({ count: 2, warning: undefined });
    expect((await table.answer('record', {})).entries).toEqual(record.entries.slice(0, 2));
  });
  it('opens brief, with its hashes found again', async () => {
    const record = await played();
    const table = new RequestHandler(TOYS);
    await table.answer('open', { record: briefRecord(record) });
    expect(await table.answer('record', {})).toEqual(record);
  });
  it('is followed up to the first command that goes another way', async () => {
    const record = await played();
    const entries = record.entries.map((entry, i) => (i === 3 ? { ...entry, hash: '0123456789abcdef' } : entry));
    const opened = await new RequestHandler(TOYS).answer('open', { record: { ...record, entries } });
    expect(opened.count).toBe(3);
    expect(opened.warning!.en).toMatch(/order 3 of 4/);
  });
  it('is followed up to dice that cannot have fallen, or a command that is not legal', async () => {
    const record = await played();
    const change = (n: number, how: object) =>
      new RequestHandler(TOYS).answer('open', {
        record: { ...record, entries: record.entries.map((entry, i) => (i === n ? { ...entry, ...how } : entry)) },
      });
    expect((await change(3, { dice: [9] })).count).toBe(3);
    expect((await change(3, { dice: [1, 1, 1, 1, 1] })).count).toBe(3);
    expect((await change(2, { command: { type: 'fire', unit: 'r2', at: 'b1' } })).count).toBe(2);
    expect((await change(2, { side: 'blue' })).count).toBe(2);
  });
  it('goes on after a die that could not have fallen was put right', async () => {
    const record = await played();
    const entries = record.entries.map((entry, i) => (i === 3 ? { ...entry, dice: [9] } : entry));
    const table = new RequestHandler(TOYS);
    await table.answer('open', { record: { ...record, entries } });
    expect((await table.answer('submit', { command: FIRE })).recorded).toEqual(record.entries[3]);
  });
  it('may begin with figures that are read first, and says by field what is wrong with them', async () => {
    const table = new RequestHandler(TOYS);
    expect(await table.answer('check', { game: 'toy', choice: DUEL })).toEqual({ scenario: 'two-lines' });
    const bad = { scenarioData: Object.assign({}, toyScenario('r1@3 3/4; b1@5 3/4'), { turns: 'x' }) };
    const { code, message } = await troubleFrom(table.answer('check', { game: 'toy', choice: bad }));
    expect(code).toBe('bad-request');
    expect(message.en).toMatch(/turns must be a whole number/);
    expect(message.fr).toMatch(/turns doit être un nombre entier/);
  });
  it('says what is wrong with what is none', async () => {
    const record = await played();
    const code = async (json: unknown) =>
      (await troubleFrom(new RequestHandler(TOYS).answer('open', { record: json }))).code;
    expect(await code('{')).toBe('not-a-record');
    expect(await code(7)).toBe('not-a-record');
    expect(await code({ ...record, seed: -1 })).toBe('not-a-record');
    expect(await code({ ...briefRecord(record), entries: [[]] })).toBe('not-a-record');
    expect(await code({ ...record, game: 'chess' })).toBe('unknown-game');
    expect(await code({ ...record, rules: toy.version + 1 })).toBe('newer-rules');
    expect(await code({ ...record, data: '0123456789abcdef' })).toBe('differs');
    expect(await code({ ...record, options: { weather: 'hail' } })).toBe('unknown-choice');
  });
  it('that lacks figures of its players’ own names them, and opens when they are given', async () => {
    const { scenarioData, ...bare } = await played();
    expect(bare.own).toEqual(['scenario']);
    const open = (figures: readonly unknown[]) => new RequestHandler(TOYS).answer('open', { record: bare, figures });
    const lacking = await troubleFrom(open([]));
    expect(lacking.code).toBe('figures-missing');
    expect(lacking.message.en).toContain('a custom scenario, which the record does not contain');
    expect(lacking.message.fr).toContain('avec un scénario personnalisé');
    expect((await troubleFrom(open([toyScenario('r1@3 3/4; b1@5 3/4')]))).code).toBe('differs');
    expect((await open([scenarioData])).count).toBe(bare.entries.length);
  });
  it('that goes another way at its first command is open before it, and says so', async () => {
    const record = await played();
    const entries = [{ ...record.entries[0]!, hash: '0123456789abcdef' }, ...record.entries.slice(1)];
    const opened = await new RequestHandler(TOYS).answer('open', { record: { ...record, entries } });
    expect(opened.count).toBe(0);
    expect(opened.warning!.en).toMatch(/order 0 of 4.*changed/);
  });
  it('without the hash of its end opens, but not without a warning', async () => {
    const { last: _, ...brief } = briefRecord(await played());
    const opened = await new RequestHandler(TOYS).answer('open', { record: brief });
    expect(opened.count).toBe(4);
    expect(opened.warning!.en).toMatch(/cannot tell/);
    const table = new RequestHandler(TOYS);
    await table.answer('begin', { game: 'toy', choice: DUEL, seed: 1 });
    const unplayed = briefRecord(await table.answer('record', {}));
    expect((await table.answer('open', { record: unplayed })).warning).toBeUndefined();
  });

  describe('that was played under an older version of the rules', () => {
    const open = (record: unknown) => new RequestHandler(toysOfVersion(toy.version + 1)).answer('open', { record });

    it('and goes the same is open whole, and says so', async () => {
      const opened = await open(await played());
      expect(opened).toMatchObject({ count: 4, record: { rules: toy.version + 1 } });
      expect(opened.warning!.en).toMatch(/version 1 of the rules.*version 2/);
    });
    it('is followed to the first difference, be it the first command', async () => {
      const record = await played();
      for (const at of [2, 0]) {
        const entries = record.entries.map((entry, i) => (i === at ? { ...entry, hash: '0123456789abcdef' } : entry));
        const opened = await open({ ...record, entries });
        expect(opened.count).toBe(at);
        expect(opened.warning!.en).toMatch(new RegExp(`order ${at} of 4.*earlier version of the rules`));
      }
    });
    it('and begins otherwise is open at its beginning', async () => {
      const record = await played();
      const other = { ...record, opening: { ...record.opening, hash: '0123456789abcdef' } };
      expect(await open(other)).toMatchObject({ count: 0, warning: { en: expect.stringMatching(/0 of 4/) } });
      expect(await open({ ...record, data: '0123456789abcdef' })).toMatchObject({ count: 0 });
      expect((await open({ ...other, entries: [] })).warning!.en).toMatch(/does not start as recorded/);
    });
    it('and has a command that the rules of today do not know stops before it', async () => {
      const record = await played();
      const entries = record.entries.map((entry, i) => (i === 1 ? { ...entry, command: { type: 'parley' } } : entry));
      expect((await open({ ...record, entries })).count).toBe(1);
    });
  });
});

describe('a lesson', () => {
  it('has its own dice and counts its tasks in order', async () => {
    const table = new RequestHandler(TOYS);
    const opened = await table.answer('lesson', { game: 'toy', lesson: 'first-shot' });
    expect(opened.moment.decision!.side).toBe(0);
    const advance = await table.answer('submit', { command: { type: 'advance', unit: 'r1', by: 1 } });
    expect(advance.tasksDone).toEqual([0]);
    // With its only battalion done, red's turn is over.
    await table.answer('submit', { command: { type: 'end' } });
    const fire = await table.answer('submit', { command: FIRE });
    expect(fire.entry.dice[0]).toBe(1);
    expect(fire.tasksDone).toEqual([1]);
    expect((await table.answer('submit', { command: { type: 'take', unit: 'b1' } })).tasksDone).toEqual([2]);
    expect((await troubleFrom(table.answer('record', {}))).code).toBe('no-record');
  });
  it('must exist', async () => {
    expect((await troubleFrom(new RequestHandler(TOYS).answer('lesson', { game: 'toy', lesson: 'x' }))).code).toBe(
      'unknown-lesson',
    );
  });
});

describe('a computer player', () => {
  it('decides on a view that holds no dice', async () => {
    const { ask, give } = await battle();
    await give(...PLANS);
    const view = await ask('view', { side: 0 });
    expect(JSON.stringify(view.position)).not.toContain('"dice"');
    for (const opponent of OPPONENTS) {
      const { command } = await new RequestHandler(TOYS).answer('choose', { ...view, opponent, seed: 5, ms: 1000 });
      const handles = (await ask('find', { words: '', limit: 100 })).handles;
      expect(handles.map((handle) => handle.command)).toContainEqual(command);
    }
  });
  it('must be one there is', async () => {
    const { ask } = await battle();
    const view = await ask('view', { side: 0 });
    expect((await troubleFrom(ask('choose', { ...view, opponent: 'perfect', seed: 5, ms: 10 }))).code).toBe(
      'bad-request',
    );
  });
});

describe('bad input', () => {
  it('is told in both languages and changes nothing', async () => {
    const { table, ask, give } = await battle();
    await give(...PLANS);
    const before = await ask('record', {});
    const bad: readonly [string, unknown, string][] = [
      ['submit', { command: { type: 'fly' } }, 'bad-request'],
      ['submit', { command: null }, 'bad-request'],
      ['submit', { command: FIRE, side: 'green' }, 'bad-request'],
      ['submit', { command: FIRE, side: 'blue' }, 'illegal'],
      ['submit', { command: { type: 'advance', unit: 'r1', by: 3 } }, 'illegal'],
      ['submit', undefined, 'bad-request'],
      ['moment', { at: 3 }, 'no-such-moment'],
      ['moment', { at: -1 }, 'bad-request'],
      ['ground', { at: 0, language: 'de', theme: 'day', numbers: true }, 'bad-request'],
      ['handles', { piece: 'x' }, 'unknown-piece'],
      ['why', { piece: 'x' }, 'unknown-piece'],
      ['overlay', { id: 'x', at: 0 }, 'bad-request'],
      ['survey', { side: 2, at: 0 }, 'bad-request'],
      ['view', { side: 2 }, 'bad-request'],
      ['begin', { game: 'toy', choice: { scenario: 'none' }, seed: 1 }, 'bad-request'],
      ['begin', { game: 'toy', choice: {}, seed: 0.5 }, 'bad-request'],
      ['choose', { game: 'toy', choice: {}, position: {}, opponent: 'greedy', seed: 1, ms: 1 }, 'bad-request'],
      ['dance', {}, 'bad-request'],
      ['constructor', {}, 'bad-request'],
    ];
    for (const [name, request, code] of bad) {
      const told = await troubleFrom(table.answer(name as RequestName, request));
      expect(told.code, name).toBe(code);
      for (const language of LANGUAGES) expect(told.message[language].length, name).toBeGreaterThan(10);
    }
    expect(await ask('record', {})).toEqual(before);
  });
  it('needs a battle on the table', async () => {
    expect((await troubleFrom(new RequestHandler(TOYS).answer('submit', { command: FIRE }))).code).toBe('no-battle');
  });
});
