import { audited, type GamePackage } from '@tambour/games';
import { chapterOf, type RuleText, type World } from '@tambour/kernel';
import { exampleLesson, type Lesson } from '@tambour/stage';
import type { ExampleCard, RulebookChapter, RulebookRule } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import { lessonCard } from './game-card.ts';

/** The rules of a game to be read: chapters in their order, each rule with its rulings and where it can be tried. */
export async function rulebookOf<W extends World, Field>({
  rules,
  notes,
  stage,
}: GamePackage<W, Field>): Promise<readonly RulebookChapter[]> {
  const [book, noted, { lessons }, examples = []] = await Promise.all([
    rules(),
    notes?.(),
    stage.study(),
    stage.examples?.(),
  ]);
  const rulings = noted?.rulings ?? [];
  const entry = ({ id, title, says, rulings: named }: RuleText): RulebookRule => ({
    id,
    title,
    says,
    rulings: rulings.filter((ruling) => named.includes(ruling.id) || ruling.rules.includes(id)),
    lessons: lessons.filter((lesson) => teaches(lesson, id)).map(nameOf),
    examples: examples.filter((example) => example.rules.includes(id)).map(nameOf),
  });
  const chapters = inOrder([...new Set(book.all.map(({ id }) => chapterOf(id)))], Object.keys(noted?.chapters ?? {}));
  return chapters.map((chapter) => ({
    id: chapter,
    title: noted?.chapters[chapter],
    rules: book.all.filter(({ id }) => chapterOf(id) === chapter).map(entry),
  }));
}

/** Chapters in the order in which the notes name them; those they do not name come last, as they stand. */
const inOrder = (chapters: readonly string[], named: readonly string[]): readonly string[] => [
  ...named.filter((chapter) => chapters.includes(chapter)),
  ...chapters.filter((chapter) => !named.includes(chapter)),
];
const nameOf = ({ id, title }: Pick<Lesson, 'id' | 'title'>) => ({ id, title });
const teaches = ({ tasks }: Lesson, rule: string): boolean => tasks.some((task) => task.rule === rule);

/** A worked example as the page shows it: its orders in words, and the rules it leads back to. */
export async function exampleCardOf<W extends World, Field>(
  game: GamePackage<W, Field>,
  id: string,
): Promise<ExampleCard> {
  const { stage, rules } = game;
  const [book, spec, examples = []] = await Promise.all([rules(), audited(game), stage.examples?.()]);
  const at = examples.findIndex((known) => known.id === id);
  const example = examples[at];
  if (!example) throw trouble('unknown-example', `There is no example “${id}”.`, `Il n’y a pas d’exemple « ${id} ».`);
  const next = examples[at + 1]?.id;
  return {
    ...lessonCard(exampleLesson(spec, stage, example)),
    rules: example.rules.flatMap((rule) => book.get(rule) ?? []).map(nameOf),
    ...(next !== undefined && { next }),
  };
}
