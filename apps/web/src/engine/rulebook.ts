import type { GamePackage } from '@tambour/games';
import { chapterOf, type RuleText, type World } from '@tambour/kernel';
import type { Lesson } from '@tambour/stage';
import type { RulebookChapter, RulebookRule } from '../match/protocol.ts';

/** The rules of a game to be read: chapters in their order, each rule with its rulings and where it can be tried. */
export async function rulebookOf<W extends World, Field>({
  rules,
  notes,
  stage,
}: GamePackage<W, Field>): Promise<readonly RulebookChapter[]> {
  const [book, noted, { lessons }] = await Promise.all([rules(), notes?.(), stage.study()]);
  const rulings = noted?.rulings ?? [];
  const entry = ({ id, title, says, rulings: named }: RuleText): RulebookRule => ({
    id,
    title,
    says,
    rulings: rulings.filter((ruling) => named.includes(ruling.id) || ruling.rules.includes(id)),
    lessons: lessons.filter((lesson) => teaches(lesson, id)).map((lesson) => ({ id: lesson.id, title: lesson.title })),
  });
  const chapters = [...new Set(book.all.map(({ id }) => chapterOf(id)))];
  return chapters.map((chapter) => ({
    id: chapter,
    title: noted?.chapters[chapter],
    rules: book.all.filter(({ id }) => chapterOf(id) === chapter).map(entry),
  }));
}

const teaches = ({ tasks }: Lesson, rule: string): boolean => tasks.some((task) => task.rule === rule);
