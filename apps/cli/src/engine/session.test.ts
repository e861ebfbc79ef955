import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@tambour/games';
import { MOST_STANDING } from '@tambour/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Talk, type Told, talk } from '../testing/talk.ts';
import { MOST_MATCHES, MOST_OWN } from './open-matches.ts';

const GAME = GAME_IDS[0];
const CHARTS = JSON.parse(readFileSync(new URL(`../../../../games/${GAME}/data/charts.json`, import.meta.url), 'utf8'));
let t: Talk;
let match: string;
beforeEach(async () => {
  t = await talk();
  match = t.get({ op: 'new', game: GAME, seed: 7 }).match;
});
const hash = () => t.get({ op: 'status', match }).hash;
const legal = (more = {}) => t.get({ op: 'legal', match, ...more }).commands;

/** Plays by suggestion of the random level until a fact holds. */
function playUntil(holds: (status: Readonly<Record<string, unknown>>) => boolean): void {
  for (let i = 0; i < 5000; i++) {
    if (holds(t.get({ op: 'status', match }))) return;
    t.get({ op: 'apply', match, command: t.get({ op: 'suggest', match, level: 'random' }).command });
  }
  throw new Error('it never came to that');
}

describe('the envelope', () => {
  it('repeats the id, whatever kind it is', () => {
    for (const id of ['a', 7, 0, -1.5, '', null]) expect(t.ask({ id, op: 'hello' }).id).toBe(id);
    expect(t.ask({ op: 'hello' }).id).toBe(null);
    expect(t.ask({ id: 'x', op: 'nothing' }).id).toBe('x');
  });
  it('refuses an id that cannot be given back', () => {
    for (const id of [{}, [1], true, 'x'.repeat(201)])
      expect(t.ask({ id, op: 'hello' })).toMatchObject({
        id: null,
        ok: false,
        error: { code: 'bad-request', field: 'id' },
      });
    expect(t.ask('{"id":1e999,"op":"hello"}').error.code).toBe('bad-request');
  });
  it('tells bad JSON, no object, no op and an unknown op apart', () => {
    for (const line of ['', '{', 'nonsense', '{"op":"hello"', '\u0000', "{'op':'hello'}"])
      expect(t.ask(line).error.code, line).toBe('bad-json');
    for (const line of ['null', '3', '"hello"', '[]', '[{"op":"hello"}]', '{}', '{"op":3}', '{"op":null}'])
      expect(t.ask(line).error.code, line).toBe('bad-request');
    for (const op of ['nothing', '__proto__', 'constructor', 'toString', ''])
      expect(t.ask({ op }).error.code, op).toBe('unknown-op');
  });
  it('names the field of a bad request', () => {
    const field = (request: object) => {
      const { error } = t.ask(request);
      expect(error.code).toBe('bad-request');
      return error.field;
    };
    expect(field({ op: 'new' })).toBe('game');
    expect(field({ op: 'new', game: 'chess' })).toBe('game');
    expect(field({ op: 'new', game: GAME, seed: -1 })).toBe('seed');
    expect(field({ op: 'new', game: GAME, seed: 2 ** 32 })).toBe('seed');
    expect(field({ op: 'new', game: GAME, seed: 1.5 })).toBe('seed');
    expect(field({ op: 'new', game: GAME, options: { nothing: 'x' } })).toBe('options.nothing');
    expect(field({ op: 'new', game: GAME, options: 3 })).toBe('options');
    expect(field({ op: 'new', game: GAME, scenario: 'waterloo' })).toBe('scenario');
    expect(field({ op: 'new', game: GAME, extra: 1 })).toBe('extra');
    expect(field({ op: 'hello', match })).toBe('match');
    expect(field({ op: 'status' })).toBe('match');
    expect(field({ op: 'status', match: 3 })).toBe('match');
    expect(field({ op: 'legal', match, piece: 'nobody' })).toBe('piece');
    expect(field({ op: 'legal', match, limit: -1 })).toBe('limit');
    expect(field({ op: 'apply', match, side: 'X', command: {} })).toBe('side');
    expect(field({ op: 'apply', match })).toBe('command');
    expect(field({ op: 'apply', match, command: { type: 'dance' } })).toBe('command.type');
    expect(field({ op: 'dice', match, next: [1, 'two'] })).toBe('next.1');
    expect(field({ op: 'odds', match, command: { type: 'dance' } })).toBe('command.type');
    expect(field({ op: 'odds', match, command: {}, through: 'night' })).toBe('through');
    expect(field({ op: 'explain', match })).toBe('command');
    expect(field({ op: 'suggest', match, level: 'genius' })).toBe('level');
    expect(field({ op: 'suggest', match, ms: 0 })).toBe('ms');
    expect(field({ op: 'state', match, side: 'X' })).toBe('side');
    expect(field({ op: 'undo', match, side: 'X' })).toBe('side');
    expect(field({ op: 'close' })).toBe('match');
  });
  it('knows no match that is not open', () => {
    for (const op of ['status', 'legal', 'suggest', 'undo', 'state', 'record', 'close'])
      for (const id of ['m99', '', '__proto__']) expect(t.ask({ op, match: id }).error.code).toBe('unknown-match');
    for (const op of ['apply', 'odds', 'explain'])
      expect(t.ask({ op, match: 'm99', command: { type: 'done' } }).error.code).toBe('unknown-match');
    expect(t.ask({ op: 'dice', match: 'm99', next: [] }).error.code).toBe('unknown-match');
  });
  it('refuses figures that are none', () => {
    for (const charts of [null, 0, '', [], false])
      for (const request of [
        { op: 'new', game: GAME, charts },
        { op: 'position', game: GAME, position: t.get({ op: 'state', match }).state, charts },
      ])
        expect(t.ask(request).error).toMatchObject({ code: 'bad-request', field: 'charts' });
  });
  it('answers without a character that steers a screen', () => {
    const evil = 'x\u001b[2J\u009b\u007f\u202e\u2028';
    for (const request of [
      { id: evil, op: 'hello' },
      { op: evil },
      { op: 'status', match: evil },
      { op: 'new', game: evil },
      { op: 'apply', match, command: { type: evil, [evil]: evil } },
      evil,
    ]) {
      const line = t.session.handle(typeof request === 'string' ? request : JSON.stringify(request));
      expect(line).not.toMatch(/[\p{Cc}\u202e\u2028]/u);
    }
    expect(t.ask({ id: evil, op: 'hello' }).id).toBe(evil);
  });
  it('refuses a request nested too deep', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(t.ask(`{"op":"apply","match":"${match}","command":${deep}}`).error.code).toBe('bad-request');
    expect(t.ask(`{"op":"new","game":"${GAME}","charts":${deep}}`).error.code).toBe('bad-request');
    expect(t.ask(`{"op":"new","game":"${GAME}","charts":{"a":${deep}}}`).error).toMatchObject({
      field: 'charts.a.0…',
      reason: 'is nested deeper than 64 levels',
    });
    expect(t.ask(`{"op":"position","game":"${GAME}","position":{"unit":${deep}}}`).error.field).toBe(
      'position.unit.0…',
    );
    expect(t.ask(`{"op":"status","match":${deep}}`).error.field).toMatch(/^match/);
    expect(t.ask(`{"op":"hello","id":${deep}}`).error.field).toBe('id');
  });
});

describe('hello, new, close', () => {
  it('names the protocol and the games', () => {
    const { protocol, games } = t.get({ op: 'hello' });
    expect(protocol).toBe(1);
    expect(games).toHaveLength(GAME_IDS.length);
    for (const game of games as object[])
      expect(Object.keys(game)).toEqual(expect.arrayContaining(['id', 'title', 'options', 'scenarios', 'sides']));
  });
  it('begins the same battle for the same seed, another for none', () => {
    const roll = (m: Told) => {
      for (let i = 0; i < 60; i++) {
        const { commands } = t.get({ op: 'legal', match: m.match, limit: 1 });
        t.get({ op: 'apply', match: m.match, command: commands[0] });
      }
      return t.get({ op: 'record', match: m.match }).record as { seed: number; entries: { hash: string }[] };
    };
    const [a, b] = [roll(t.get({ op: 'new', game: GAME, seed: 5 })), roll(t.get({ op: 'new', game: GAME, seed: 5 }))];
    expect(a.entries).toEqual(b.entries);
    const seeds = [1, 2, 3].map(() => {
      const own = t.get({ op: 'new', game: GAME }).match;
      return (t.get({ op: 'record', match: own }).record as { seed: number }).seed;
    });
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
  it('tells the status in full', () => {
    const status = t.get({ op: 'status', match });
    expect(Object.keys(status)).toEqual(
      expect.arrayContaining(['turn', 'phase', 'side', 'prompt', 'rule', 'question', 'hash', 'over']),
    );
    expect(status.over).toBe(null);
    expect(status.prompt).toMatchObject({ en: expect.any(String), fr: expect.any(String) });
    expect(status.hash).toMatch(/^[0-9a-f]{16}$/);
  });
  it('closes a match for good', () => {
    t.get({ op: 'close', match });
    expect(t.ask({ op: 'status', match }).error.code).toBe('unknown-match');
    expect(t.ask({ op: 'close', match }).error.code).toBe('unknown-match');
    expect(t.get({ op: 'new', game: GAME }).match).not.toBe(match);
  });
  it('opens so many matches and no more', () => {
    for (let i = 1; i < MOST_MATCHES; i++) t.get({ op: 'new', game: GAME, seed: 1 });
    expect(t.ask({ op: 'new', game: GAME }).error.code).toBe('too-many-matches');
    t.get({ op: 'close', match });
    t.get({ op: 'new', game: GAME });
  });
});

describe('legal and apply', () => {
  it('lists commands that are all accepted, and how many it left out', () => {
    const all = legal();
    const some = t.get({ op: 'legal', match, limit: 2 });
    expect(some.commands).toEqual(all.slice(0, 2));
    expect(some.more).toBe(all.length - 2);
    expect(t.get({ op: 'legal', match }).more).toBe(0);
    expect(some.standing).toEqual(expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]));
    for (const command of all.slice(0, 10)) {
      t.get({ op: 'apply', match, command });
      t.get({ op: 'undo', match });
    }
  });
  it('lists the commands of one piece alone', () => {
    const piece = legal().find((c) => typeof c.piece === 'string')!.piece;
    const own = legal({ piece });
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(legal().filter((c) => c.piece === piece));
  });
  it('gives events with rules, dice and the new status', () => {
    const told = t.get({ op: 'apply', match, command: legal().at(-1) });
    expect(told).toMatchObject({ events: expect.any(Array), dice: expect.any(Array) });
    expect(told.status.hash).toBe(hash());
    for (const event of told.events as object[])
      expect(event).toMatchObject({ type: expect.any(String), rule: expect.any(String) });
  });
  it('refuses with every rule against it, and nothing changes', () => {
    const before = hash();
    const told = t.ask({ op: 'apply', match, command: { type: 'done' } });
    expect(told.error).toMatchObject({
      code: 'illegal',
      rule: expect.any(String),
      message: expect.any(String),
      refusals: [{ rule: expect.any(String), message: { en: expect.any(String), fr: expect.any(String) } }],
    });
    expect(hash()).toBe(before);
  });
  it('refuses a side that is not asked', () => {
    const { side } = t.get({ op: 'status', match });
    const { games } = t.get({ op: 'hello' });
    const other = (games as { sides: { id: string }[] }[])[0]!.sides.find((s) => s.id !== side)!.id;
    const command = legal()[0];
    expect(t.ask({ op: 'apply', match, command, side: other }).error.code).toBe('illegal');
    t.get({ op: 'apply', match, command, side });
  });
  it('takes standing orders as commands', () => {
    const { standing } = t.get({ op: 'legal', match, limit: 0 });
    const { id, answers } = (standing as { id: string; answers: string[] }[])[0]!;
    const { side } = t.get({ op: 'status', match });
    const command = { type: 'standing', side, on: id, answer: answers[1] };
    t.get({ op: 'apply', match, command });
    expect(t.ask({ op: 'apply', match, command: { ...command, answer: 'perhaps' } }).error.field).toBe(
      'command.answer',
    );
  });
  it('knows when the battle is over', () => {
    playUntil((status) => status.over !== null);
    const { over, side, prompt } = t.get({ op: 'status', match });
    expect(over).toMatchObject({
      rule: expect.any(String),
      why: { en: expect.any(String) },
      points: expect.any(Object),
    });
    expect(['F', 'C', null]).toContain((over as { winner: unknown }).winner);
    expect([side, prompt]).toEqual([null, null]);
    for (const op of ['apply', 'odds', 'explain'])
      expect(t.ask({ op, match, command: { type: 'done' } }).error.code).toBe('over');
    expect(t.ask({ op: 'suggest', match }).error.code).toBe('over');
    expect(legal()).toEqual([]);
  });
});

describe('dice', () => {
  it('fall as they are laid, and stay where the die has no such face', () => {
    playUntil(() => legal().some((c) => c.type === 'fire'));
    const fire = legal().find((c) => c.type === 'fire');
    const before = hash();
    t.get({ op: 'dice', match, next: [999] });
    const told = t.ask({ op: 'apply', match, command: fire });
    expect(told.error).toMatchObject({ code: 'bad-request', field: 'dice' });
    expect(hash()).toBe(before);
    t.get({ op: 'dice', match, next: [3] });
    expect((t.get({ op: 'apply', match, command: fire }).dice as number[])[0]).toBe(3);
    // Its dice are no longer the seed's, and the record does not say they are.
    expect(t.get({ op: 'record', match }).record).toMatchObject({ seed: null });
  });
});

describe('odds and explain', () => {
  it('gives chances that sum to one', () => {
    playUntil(() => legal().some((c) => c.type === 'fire'));
    const command = legal().find((c) => c.type === 'fire');
    const before = hash();
    for (const through of ['decision', 'combat']) {
      const told = t.get({ op: 'odds', match, command, through });
      const outcomes = told.outcomes as { facts: string[]; chance: number }[];
      expect(outcomes.length).toBeGreaterThan(1);
      expect(told).toMatchObject({ exact: true, unresolved: 0, paths: expect.any(Number) });
      expect(outcomes.reduce((sum, o) => sum + o.chance, 0)).toBeCloseTo(1, 9);
    }
    const bounded = t.get({ op: 'odds', match, command, paths: 2 });
    const shown = (bounded.outcomes as { chance: number }[]).reduce((sum, o) => sum + o.chance, 0);
    expect(bounded.exact).toBe(false);
    expect(shown + (bounded.unresolved as number)).toBeCloseTo(1, 9);
    expect(hash()).toBe(before);
    expect(t.ask({ op: 'odds', match, command: { type: 'ready' } }).error.code).toBe('illegal');
  });
  it('explains a legal command by its sum and another by the rules against it', () => {
    playUntil(() => legal().some((c) => c.type === 'fire'));
    const fire = legal().find((c) => c.type === 'fire')!;
    const sum = t.get({ op: 'explain', match, command: fire });
    expect(sum).toMatchObject({ legal: true, refusals: [] });
    expect((sum.modifiers as { value: number }[]).reduce((n, m) => n + m.value, 0)).toBe(sum.total);
    const not = t.get({ op: 'explain', match, command: { ...fire, at: '0101' } });
    expect(not.legal).toBe(false);
    expect((not.refusals as object[])[0]).toMatchObject({
      rule: expect.any(String),
      message: { en: expect.any(String) },
      says: { en: expect.any(String) },
    });
    for (const command of not.instead as object[]) expect(legal()).toContainEqual(command);
  });
});

describe('suggest, undo, state, record', () => {
  it('suggests something legal, with a reason, and changes nothing', () => {
    const before = hash();
    for (const level of ['random', 'novice', 'sergeant-bold', 'captain-cautious', undefined]) {
      const told = t.get({ op: 'suggest', match, level, ms: 2000 });
      expect(legal()).toContainEqual(told.command);
      expect(told.why).toMatchObject({ en: expect.any(String), fr: expect.any(String) });
      expect((told.plan as object[])[0]).toEqual(told.command);
    }
    expect(hash()).toBe(before);
  });
  it('undoes as far as the last die', () => {
    expect(t.ask({ op: 'undo', match }).error.code).toBe('no-undo');
    const before = hash();
    t.get({ op: 'apply', match, command: legal()[0] });
    expect(t.get({ op: 'undo', match }).status.hash).toBe(before);
    playUntil(() => legal().some((c) => c.type === 'fire'));
    t.get({ op: 'apply', match, command: legal().find((c) => c.type === 'fire') });
    expect(t.ask({ op: 'undo', match }).error.code).toBe('no-undo');
  });
  it('writes a position that can be put on the table again', () => {
    playUntil(() => legal().some((c) => c.type === 'fire'));
    const { state } = t.get({ op: 'state', match });
    const again = t.get({ op: 'position', game: GAME, position: state });
    expect(again.status.hash).toBe(hash());
    expect(t.get({ op: 'legal', match: again.match }).commands).toEqual(legal());
    const bad = { ...(state as object), steps: [{ step: 'dance', with: [0, 0, 0, 0] }] };
    expect(t.ask({ op: 'position', game: GAME, position: bad }).error).toMatchObject({
      code: 'bad-request',
      field: 'steps.0.step',
    });
    expect(t.get({ op: 'record', match: again.match }).replayable).toBe(false);
  });
  it('shows a side no dice and no standing orders of the other', () => {
    const { standing } = t.get({ op: 'legal', match, limit: 0 });
    const { id, answers } = (standing as { id: string; answers: string[] }[])[0]!;
    t.get({ op: 'apply', match, command: { type: 'standing', side: 'F', on: id, answer: answers[1] } });
    const seen = t.get({ op: 'state', match, side: 'C' }).state as Record<string, unknown>;
    expect(seen).not.toHaveProperty('dice');
    expect(t.get({ op: 'state', match }).state).not.toHaveProperty('dice');
    expect(Object.keys(seen.standing as object)).toEqual(['C']);
  });
  it('records the match so far', () => {
    t.get({ op: 'apply', match, command: legal()[0] });
    const { record, replayable } = t.get({ op: 'record', match });
    expect(record).toMatchObject({ game: GAME, seed: 7, entries: [{ command: expect.any(Object), hash: hash() }] });
    expect(replayable).toBe(true);
  });
});

describe('matches with charts of their own', () => {
  it('are fewer than matches at large: each keeps a whole set of figures', () => {
    const charts = CHARTS;
    const opened = Array.from({ length: MOST_OWN }, () => t.get({ op: 'new', game: GAME, charts }).match);
    expect(t.ask({ op: 'new', game: GAME, charts }).error).toMatchObject({
      code: 'too-many-matches',
      message: `${MOST_OWN} matches with charts of their own are open: close one first`,
    });
    t.get({ op: 'new', game: GAME });
    t.get({ op: 'close', match: opened[3] });
    t.get({ op: 'new', game: GAME, charts });
    expect(t.ask({ op: 'new', game: GAME, charts }).error.code).toBe('too-many-matches');
  });
  it('hold no more values than any charts need', () => {
    const charts = { ...CHARTS, note: Array.from({ length: 100_000 }, () => 0) };
    expect(t.ask({ op: 'new', game: GAME, charts }).error.reason).toBe('holds more than 100000 values');
  });
});

describe('a match that grows', () => {
  it('takes so many standing orders of a side, and says how many', () => {
    const order = { type: 'standing', side: 'F', on: 'reaction-fire', answer: 'always' };
    for (let n = 0; n < MOST_STANDING; n++) t.get({ op: 'apply', match, command: order });
    const before = hash();
    expect(t.ask({ op: 'apply', match, command: order }).error).toMatchObject({
      code: 'bad-request',
      field: 'command',
      reason: `a side may give at most ${MOST_STANDING} standing orders in a battle`,
    });
    expect(hash()).toBe(before);
    t.get({ op: 'apply', match, command: legal()[0] });
    t.get({ op: 'undo', match });
    t.get({ op: 'undo', match });
    t.get({ op: 'apply', match, command: order });
  });
});
