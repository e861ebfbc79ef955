import { GAME_IDS } from '@tambour/games';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { changed } from '../testing/changed.ts';
import { type Talk, type Told, talk } from '../testing/talk.ts';
import { ERROR_CODES } from './answer.ts';

/** Whatever comes in, one answer goes out, and what was refused has changed nothing. */
const GAME = GAME_IDS[0];
/** The same attacks every time: a test that fails one run in ten teaches people to run it again. */
const SEED = 1712;
const OPS = [
  'hello',
  'new',
  'position',
  'status',
  'legal',
  'apply',
  'dice',
  'odds',
  'explain',
  'suggest',
  'undo',
  'state',
  'record',
  'close',
];
let t: Talk;
let match: string;
let state: unknown;
let commands: readonly unknown[];
beforeAll(async () => {
  t = await talk();
  match = t.get({ op: 'new', game: GAME, seed: 3 }).match;
  for (let i = 0; i < 80; i++)
    t.get({ op: 'apply', match, command: t.get({ op: 'suggest', match, level: 'random' }).command });
  state = t.get({ op: 'state', match }).state;
  commands = t.get({ op: 'legal', match }).commands;
});

function check(line: string): Told {
  const before = t.get({ op: 'status', match }).hash;
  const told = t.ask(line);
  expect(typeof told.ok).toBe('boolean');
  if (told.ok) return told;
  expect(ERROR_CODES).toContain(told.error.code);
  expect(told.error.code, `${told.error.message}: ${line.slice(0, 500)}`).not.toBe('internal');
  expect(told.error.message.length).toBeGreaterThan(0);
  expect(t.get({ op: 'status', match }).hash).toBe(before);
  return told;
}

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'type',
  'unit',
  'to',
  'via',
  'facing',
  'side',
];
const odd = fc.oneof(
  fc.constantFrom(null, true, '', 0, -1, 1e308, -0.5, 2 ** 53, [], {}, 'm1', '1411', 'F', 'x'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer(),
  fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 5 })), fc.jsonValue({ maxDepth: 2 }), {
    maxKeys: 5,
  }),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Text of an object with such keys, since `__proto__` in a literal would not be a key. */
const pairs = (entries: readonly (readonly [string, unknown])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;

describe('the engine under fire', () => {
  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        check(text.replaceAll('\n', ' '));
      }),
      { numRuns: 150, seed: SEED },
    );
  });
  it('answers any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        check(text);
      }),
      { numRuns: 150, seed: SEED },
    );
  });
  it('answers requests with odd fields', () => {
    const field = fc.tuple(
      fc.constantFrom(
        'id',
        'match',
        'command',
        'game',
        'position',
        'options',
        'scenario',
        'charts',
        'seed',
        'side',
        'piece',
        'limit',
        'next',
        'through',
        'paths',
        'level',
        'ms',
        ...KEYS,
      ),
      odd,
    );
    fc.assert(
      fc.property(fc.constantFrom(...OPS), fc.array(field, { maxLength: 5 }), (op, fields) => {
        check(pairs([['op', op], ...fields]));
      }),
      { numRuns: 600, seed: SEED },
    );
  });
  it('answers commands with one field changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('apply', 'odds', 'explain'),
        fc.nat(),
        fc.oneof(
          fc.constantFrom(...KEYS),
          fc.constantFrom('attackers', 'targets', 'at', 'toward', 'formation', 'leader', 'piece'),
        ),
        odd,
        (op, pick, key, value) => {
          const command = commands[pick % commands.length] as object;
          const mutant = pairs([...Object.entries(command).filter(([k]) => k !== key), [key, value]]);
          const told = check(
            `{"id":9,"op":"${op}","match":"${match}","paths":200,"command":${mutant}}`.replace(
              op === 'odds' ? '' : ',"paths":200',
              '',
            ),
          );
          expect(told.id).toBe(9);
          if (told.ok && op === 'apply') commands = t.get({ op: 'legal', match }).commands;
          if (commands.length === 0) throw new Error('the battle ended: the test has no more commands to change');
        },
      ),
      { numRuns: 400, seed: SEED },
    );
  });
  it('answers positions with one value changed, and what it accepts can be played', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), odd, (path, value) => {
        const told = check(JSON.stringify({ op: 'position', game: GAME, position: changed(state, path, value) }));
        if (!told.ok) return;
        t.get({ op: 'legal', match: told.match, limit: 3 });
        t.get({ op: 'close', match: told.match });
      }),
      { numRuns: 400, seed: SEED },
    );
  });
  it('answers requests cut short', () => {
    const line = JSON.stringify({ id: 1, op: 'apply', match, command: { type: 'done' }, side: 'F' });
    for (let n = 0; n < line.length; n++) expect(check(line.slice(0, n)).error.code).toBe('bad-json');
  });
  it('keeps no key that reaches a prototype', () => {
    for (const key of ['__proto__', 'constructor'])
      for (const op of OPS)
        check(
          `{"op":"${op}","match":"${match}","${key}":{"polluted":1},"command":{"${key}":{"polluted":1}},"options":{"${key}":"fr"}}`,
        );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
