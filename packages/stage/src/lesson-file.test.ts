import { type Reader, read } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { readExamples, readLessons } from './lesson-file.ts';
import { type Opening, standingAnswers } from './lesson-opening.ts';
import { postBy } from './lesson-post.ts';
import { changedRows } from './position-rows.ts';

const GROUND = read.object(
  { units: read.table(postBy(['tired', 'lost'])), at: read.oneOf('move', 'fight') },
  { standing: standingAnswers },
);
const open: Reader<Opening> = (value, path) => {
  const ground = GROUND(value, path);
  return { choice: {}, side: 'north', position: () => ground };
};
const words = (of: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['title', 'says', 'end', '1.says', '1.hint', 'tip.R1'].map((key) => [`${of}.${key}`, key]));
const messages = { ...words('lesson.march'), ...words('guide.first'), ...words('flank') };
const texts = { en: messages, fr: messages };

const TASK = { rule: 'R1', pieces: ['a'], places: ['4'], done: [{ type: 'went', to: '4' }] };
const GUIDE = {
  id: 'first',
  choice: { scenario: 'ford' },
  seed: 3,
  side: 'north',
  prelude: [{ type: 'pass' }],
  tasks: [TASK],
  tips: ['R1'],
};
const lessonsWith = (ground: object, task: object = TASK, grounds: object = {}): object => ({
  grounds,
  lessons: [{ id: 'march', ground, tasks: [task] }],
  guides: [GUIDE],
});
const readAll = (file: object) => readLessons(texts, file, open);

describe('lessons as data', () => {
  it('have their words, their position and their tasks', () => {
    const { lessons, guides } = readAll(lessonsWith({ at: 'move', units: { a: '3>N tired 2' } }));
    expect(lessons[0]).toMatchObject({ id: 'march', side: 'north', dice: [], title: { en: 'title', fr: 'title' } });
    expect(lessons[0]?.position()).toEqual({
      at: 'move',
      units: { a: { place: '3', facing: 'N', figure: 2, words: ['tired'] } },
    });
    const [task] = lessons[0]?.tasks ?? [];
    expect(task).toMatchObject({ rule: 'R1', hint: { en: '1.hint' } });
    expect(task?.isDone([{ type: 'went', rule: 'R1', to: '4' } as never])).toBe(true);
    expect(guides[0]).toMatchObject({
      ...GUIDE,
      tasks: [{ rule: 'R1' }],
      tips: [{ rule: 'R1', says: { en: 'tip.R1' } }],
    });
  });
  it('may be like a ground with a name, and tell what is otherwise', () => {
    const grounds = { camp: { at: 'move', units: { a: '3', b: '4 tired' }, standing: { fire: 'never' } } };
    const { lessons } = readAll(lessonsWith({ like: 'camp', at: 'fight', units: { b: '5' } }, TASK, grounds));
    expect(lessons[0]?.position()).toMatchObject({
      at: 'fight',
      units: { a: { place: '3' }, b: { place: '5', words: [] } },
      standing: { fire: 'never' },
    });
  });
  it.each([
    ['lessons.0.ground.like', lessonsWith({ like: 'camp' })],
    ['lessons.0.ground.units.a', lessonsWith({ at: 'move', units: { a: '3 asleep' } })],
    ['lessons.0.ground.at', lessonsWith({ at: 'sleep', units: {} })],
    ['lessons.0.ground.turn', lessonsWith({ at: 'move', units: {}, turn: 2 })],
    ['lessons.0.ground.standing.fire', lessonsWith({ at: 'move', units: {}, standing: { fire: 'maybe' } })],
    ['lessons.0.tasks.0.done.0.type', lessonsWith({ at: 'move', units: {} }, { ...TASK, done: [{ to: '4' }] })],
    ['lessons.0.tasks.0', lessonsWith({ at: 'move', units: {} }, { rule: 'R1', pieces: [], places: [] })],
    ['guides.0.seed', { lessons: [], guides: [{ ...GUIDE, seed: 'x' }] }],
  ])('say at which field they are wrong: %s', (field, file) => {
    expect(() => readAll(file)).toThrow(expect.objectContaining({ field }));
  });
  it('want their words', () => {
    const file = { lessons: [{ id: 'other', ground: { at: 'move', units: {} }, tasks: [] }], guides: [] };
    expect(() => readAll(file)).toThrow('lesson.other.title');
  });
});

describe('worked examples as data', () => {
  const EXAMPLE = {
    id: 'flank',
    rules: ['R1'],
    ground: { at: 'fight', units: {} },
    steps: [{ order: { type: 'go', to: '4' }, shows: [{ type: 'went' }] }],
  };
  const examplesOf = (example: object) => readExamples(texts, { examples: [example] }, open);
  it('have their words and their orders', () => {
    const { ground: _, ...rest } = EXAMPLE;
    expect(examplesOf(EXAMPLE)).toMatchObject([{ ...rest, dice: [], refused: [] }]);
  });
  it('say at which field they are wrong', () => {
    const order = { steps: [{ order: { to: '4' }, shows: [] }] };
    expect(() => examplesOf({ ...EXAMPLE, ...order })).toThrow('examples.0.steps.0.order.type');
    expect(() => examplesOf({ ...EXAMPLE, rule: 'R1' })).toThrow('examples.0.rule');
  });
});

describe('rows of a position', () => {
  it('are changed one by one, and each that is named must be there', () => {
    const rows = { a: { hex: '1' }, b: { hex: '2' } };
    expect(changedRows(rows, (id, row) => ({ ...row, id }), ['b'])).toEqual({
      a: { hex: '1', id: 'a' },
      b: { hex: '2', id: 'b' },
    });
    expect(() => changedRows(rows, (_, row) => row, { c: '1' })).toThrow('there is no c');
  });
});
