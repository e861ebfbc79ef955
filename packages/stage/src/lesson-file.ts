import { BadInput, type Choice, type Command, type Language, type Messages, type Reader, read } from '@tambour/kernel';
import type { Example } from './example.ts';
import type { Guide } from './guide.ts';
import { type EventPattern, happened } from './happened.ts';
import type { Lesson, Task } from './lesson.ts';
import { namedGrounds, type Opening, openings, pair } from './lesson-opening.ts';
import { textsByKey } from './lesson-texts.ts';

type Texts = Readonly<Record<Language, Messages>>;
type TextOf = ReturnType<typeof textsByKey>;

const word = read.string();
const words = read.list(word);
/** A command, or an event by some of its fields: what they may hold is for the game to say, which carries them out. */
const typed: Reader<Command & EventPattern> = (value, path) => ({
  ...read.plain(value, path),
  type: word(read.plain(value, path).type, `${path}.type`),
});
const patterns = read.list(typed);
const dice = read.list(read.integer(0, 100));
const choice: Reader<Choice> = read.object({ scenario: word }, { options: read.table(word) });

const TASK = read.object(
  { rule: word, pieces: words, places: words },
  { done: patterns, any: patterns, first: typed, times: read.list(pair(read.integer(0, 100), typed)) },
);
/** A task as data; its words are in the texts by number, from 1: `lesson.fire.1.says` and `lesson.fire.1.hint` for `of` lesson.fire. */
const tasks =
  (text: TextOf, of: string): Reader<readonly Task[]> =>
  (value, path) =>
    read
      .list(TASK)(value, path)
      .map(({ rule, pieces, places, ...awaited }, i) => {
        if (Object.keys(awaited).length === 0) throw new BadInput(`${path}.${i}`, 'waits for nothing');
        const says = (what: string) => text(`${of}.${i + 1}.${what}`);
        return { says: says('says'), hint: says('hint'), rule, pieces, places, isDone: happened(awaited) };
      });
const wordsOf = (text: TextOf, of: string) => ({
  title: text(`${of}.title`),
  says: text(`${of}.says`),
  end: text(`${of}.end`),
});

const LESSONS = read.object(
  {
    lessons: read.list(read.object({ id: word, ground: read.anything, tasks: read.anything }, { dice })),
    guides: read.list(
      read.object({
        id: word,
        choice,
        seed: read.integer(0, 2 ** 31),
        side: word,
        prelude: read.list(typed),
        tasks: read.anything,
        tips: words,
      }),
    ),
  },
  { grounds: namedGrounds },
);
/**
 * The lessons and guided battles of a game's `data/lessons.json`, their words from its texts: `lesson.fire.title`, `.says` and `.end`,
 * `guide.works.title` and so on, those of tasks, and for each tip of a guide `guide.works.tip.` with its rule.
 */
export function readLessons(
  texts: Texts,
  file: unknown,
  open: Reader<Opening>,
): { readonly lessons: readonly Lesson[]; readonly guides: readonly Guide[] } {
  const text = textsByKey(texts);
  const { grounds = {}, lessons, guides } = LESSONS(file, '');
  const opening = openings(grounds, open);
  return {
    lessons: lessons.map(({ id, ground, dice = [], tasks: list }, i) => ({
      id,
      ...wordsOf(text, `lesson.${id}`),
      ...opening(ground, `lessons.${i}.ground`),
      dice,
      tasks: tasks(text, `lesson.${id}`)(list, `lessons.${i}.tasks`),
    })),
    guides: guides.map(({ tasks: list, tips, ...guide }, i) => ({
      ...guide,
      ...wordsOf(text, `guide.${guide.id}`),
      tasks: tasks(text, `guide.${guide.id}`)(list, `guides.${i}.tasks`),
      tips: tips.map((rule) => ({ rule, says: text(`guide.${guide.id}.tip.${rule}`) })),
    })),
  };
}

const EXAMPLES = read.object(
  {
    examples: read.list(
      read.object(
        {
          id: word,
          rules: words,
          ground: read.anything,
          steps: read.list(read.object({ order: typed, shows: patterns })),
        },
        { dice, refused: read.list(read.object({ order: typed, rule: word })) },
      ),
    ),
  },
  { grounds: namedGrounds },
);
/** The worked examples of a game's `data/worked-examples.json`, their words from its texts: `flank.title`, `flank.says` and `flank.end`. */
export function readExamples(texts: Texts, file: unknown, open: Reader<Opening>): readonly Example[] {
  const text = textsByKey(texts);
  const { grounds = {}, examples } = EXAMPLES(file, '');
  const opening = openings(grounds, open);
  return examples.map(({ ground, dice = [], refused = [], ...example }, i) => ({
    ...example,
    ...wordsOf(text, example.id),
    ...opening(ground, `examples.${i}.ground`),
    dice,
    refused,
  }));
}
