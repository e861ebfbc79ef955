import { type Command, type GameEvent, type GameSpec, Match, sharingWorlds, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';

/** Begins a lesson, and gives the commands one after the other: the events of the last. */
export function lessonPlayer<W extends World, Field>(given: GameSpec<W, Field>) {
  const spec = sharingWorlds(given);
  const positions = new Map<Lesson, unknown>();
  const begin = (lesson: Lesson): Match<W, Field> => {
    const position = positions.get(lesson) ?? lesson.position();
    positions.set(lesson, position);
    const match = Match.fromPosition(spec, lesson.choice, position, 1);
    match.nextDice = lesson.dice;
    return match;
  };
  const play = (lesson: Lesson, commands: readonly unknown[]) => {
    const match = begin(lesson);
    let events: readonly GameEvent[] = [];
    for (const command of commands) {
      expect(match.sideId, lesson.id).toBe(lesson.side);
      const done = match.apply(command);
      if (!done.ok) throw new Error(`${lesson.id}: ${JSON.stringify(command)}: ${JSON.stringify(done)}`);
      ({ events } = done);
    }
    return { match, events };
  };
  return { begin, play };
}

/** For each lesson, task by task: a legal order that misses the point, where there is one, and the order asked for. */
export type Solutions = Readonly<Record<string, readonly { readonly wrong?: Command; readonly right: Command }[]>>;

/** Lessons are fulfilled by the orders they mean, task by task and with just their dice, and not by others. */
export function solvedLessons<W extends World, Field>(
  spec: GameSpec<W, Field>,
  lessons: readonly Lesson[],
  solutions: Solutions,
  /** What else a game asks of each of its lessons, given the orders that solve it. */
  more: (lesson: Lesson, rights: readonly Command[]) => void = () => {},
): void {
  const { play } = lessonPlayer(spec);
  it('each lesson has its solution', () => {
    expect(Object.keys(solutions)).toEqual(lessons.map((lesson) => lesson.id));
  });
  describe.each(lessons)('$id', (lesson) => {
    const solution = solutions[lesson.id] ?? [];
    const rights = solution.map((s) => s.right);
    it('is fulfilled task by task by its solution, with just its dice', () => {
      expect(solution).toHaveLength(lesson.tasks.length);
      rights.forEach((_, i) => {
        const { events } = play(lesson, rights.slice(0, i + 1));
        expect(lesson.tasks.map((task) => task.isDone(events)).indexOf(true), `task ${i + 1}`).toBe(i);
      });
      expect(play(lesson, rights).match.nextDice).toEqual([]);
    });
    solution.forEach(({ wrong }, i) => {
      if (!wrong) return;
      it(`task ${i + 1} is not fulfilled by ${JSON.stringify(wrong)}`, () => {
        const { events } = play(lesson, [...rights.slice(0, i), wrong]);
        expect(lesson.tasks[i]?.isDone(events)).toBe(false);
      });
    });
    more(lesson, rights);
  });
}
/** The events of the nth order that solves a lesson. */
export function solvedEvents<W extends World, Field>(
  { play }: ReturnType<typeof lessonPlayer<W, Field>>,
  lessons: readonly Lesson[],
  solutions: Solutions,
) {
  return (id: string, n: number): readonly GameEvent[] => {
    const lesson = lessons.find((l) => l.id === id);
    if (!lesson) throw new Error(`no lesson is called ${id}`);
    return play(
      lesson,
      (solutions[id] ?? []).slice(0, n).map((s) => s.right),
    ).events;
  };
}
