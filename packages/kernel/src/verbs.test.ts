import { describe, expect, it } from 'vitest';
import { type FieldKind, listForm, namedKind, numberIn, plainForm, wordKind } from './field-kind.ts';
import { BadInput, boolean, oneOf } from './parse.ts';
import { onDie } from './sum.ts';
import { protocol, verbsOf } from './verbs.ts';

interface Camp {
  readonly men: readonly string[];
}
const camp: Camp = { men: ['anne', 'bertrand'] };
const index = new Map(camp.men.map((name, i) => [name, i]));
const MAN: FieldKind<Camp, string> = namedKind<Camp>({
  find: (_, given) => numberIn(index, given),
  names: (f) => f.men,
  what: 'a man of the camp',
  piece: (_, n) => n,
});
const POST = namedKind<Camp>({
  find: (_, given) => numberIn(new Map([['007', 7]]), given),
  names: () => Array.from({ length: 8 }, (_, i) => String(i).padStart(3, '0')),
  what: 'a post',
  digits: 3,
  place: (_, n) => n,
});
const PACE = wordKind<Camp, 'slow' | 'fast'>(['slow', 'fast'], oneOf('slow', 'fast'));

const { plain, packed, variant } = verbsOf<Camp>();
const NAMES = ['done', 'go', 'run', 'rest', 'rest-all'] as const;
const BY_NIGHT = 4;
const { encode, encodeAtSight, encodeWithCare, decode, pieceOf, concerns, placeOf, sums } = protocol(NAMES, {
  done: plain({}),
  go: plain({ man: MAN, to: POST }),
  run: packed({
    fields: { man: MAN },
    optional: { pace: PACE, night: plainForm<Camp, boolean>(boolean) },
    plain: ['man', 'pace'],
    pack: (_, c, verb) => ({ verb, a: c.man, b: (c.pace ?? 1) | (c.night ? BY_NIGHT : 0), c: 0, d: 0 }),
    unpack: (_, o) => (o.b & BY_NIGHT ? { man: o.a, pace: o.b & 1, night: true } : undefined),
    sums: () => onDie([{ rule: '1', value: 1, what: { en: 'pace', fr: 'allure' } }]),
  }),
  rest: packed({
    fields: { men: listForm(MAN, 2) },
    pack: (_, { men }, verb) =>
      men.length > 1 ? { verb: verb + 1, a: 0, b: 0, c: 0, d: 0 } : { verb, a: men[0] ?? 0, b: 0, c: 0, d: 0 },
    unpack: (_, o) => ({ men: [o.a] }),
    piece: (_, o) => o.a,
  }),
  'rest-all': variant({
    writtenAs: 'rest',
    fields: { men: listForm(MAN, 2) },
    unpack: () => ({ men: [0, 1] }),
    concerns: () => true,
  }),
});
const blame = (command: unknown): string => {
  try {
    encode(camp, command);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return '';
};

describe('protocol', () => {
  it.each<[unknown, readonly number[]]>([
    [{ type: 'done' }, [0, 0, 0]],
    [{ type: 'go', man: 'bertrand', to: '007' }, [1, 1, 7]],
    [{ type: 'run', man: 'anne', pace: 'slow' }, [2, 0, 0]],
    [{ type: 'run', man: 'anne', pace: 'fast', night: true }, [2, 0, 5]],
    [{ type: 'rest', men: ['bertrand'] }, [3, 1, 0]],
    [{ type: 'rest', men: ['anne', 'bertrand'] }, [4, 0, 0]],
  ])('writes %j as it read it', (command, [verb, a, b]) => {
    const action = encode(camp, command);
    expect(action).toEqual({ verb, a, b, c: 0, d: 0 });
    expect(JSON.stringify(decode(camp, action))).toBe(JSON.stringify(command));
    expect(encodeWithCare(camp, command)).toEqual(action);
  });

  it('fills in what may be left out', () => {
    expect(decode(camp, encode(camp, { type: 'run', man: 'anne' }))).toEqual({
      type: 'run',
      man: 'anne',
      pace: 'fast',
    });
  });

  it('reads at sight what is plain, and leaves the rest to the careful reader', () => {
    expect(encodeAtSight(camp, { type: 'go', man: 'anne', to: '007' })).toBeDefined();
    for (const command of [
      null,
      ['done'],
      { type: 'go', man: 'anne', to: 7 },
      { type: 'done', why: 1 },
      { type: 'run', man: 'anne' },
      { type: 'rest', men: ['anne'] },
      Object.create({ type: 'done' }),
    ])
      expect(encodeAtSight(camp, command)).toBeUndefined();
    expect(encode(camp, { type: 'go', man: 'anne', to: 7 }).b).toBe(7);
  });

  it.each<[unknown, string]>([
    [7, 'must be an object, not 7'],
    [{}, 'type: is missing (one of done, go, run, rest)'],
    [{ type: 'rest-all' }, 'type: must be one of done, go, run, rest, not "rest-all"'],
    [{ type: 'go', man: 'anne' }, 'to: is missing (a text)'],
    [{ type: 'go', man: 'claude', to: '007' }, 'man: "claude" is not a man of the camp'],
    [{ type: 'run', man: 'anne', pace: 'idle' }, 'pace: must be one of slow, fast, not "idle"'],
    [{ type: 'rest', men: ['anne', 'claude'] }, 'men.1: "claude" is not a man of the camp'],
    [{ type: 'done', why: 1 }, 'why: is not a known field'],
  ])('says what is wrong with %j', (command, message) => {
    expect(blame(command)).toBe(message);
  });

  it('tells whom an action speaks of and where, by its fields unless the verb says otherwise', () => {
    const go = encode(camp, { type: 'go', man: 'bertrand', to: '007' });
    expect([pieceOf(camp, go), placeOf(camp, go), concerns(camp, go, 1), concerns(camp, go, 0)]).toEqual([
      1,
      7,
      true,
      false,
    ]);
    const all = encode(camp, { type: 'rest', men: ['anne', 'bertrand'] });
    expect([pieceOf(camp, all), placeOf(camp, all), concerns(camp, all, 1)]).toEqual([-1, undefined, true]);
    expect(sums(camp, go)).toEqual([]);
    expect(sums(camp, encode(camp, { type: 'run', man: 'anne' }))).toHaveLength(1);
  });

  it('has no place for a plain field that is not one integer', () => {
    const broken = { fields: { men: listForm(MAN, 2) } };
    expect(() => protocol(['broken'], { broken })).toThrow('the field men of broken is not one integer');
  });
});
