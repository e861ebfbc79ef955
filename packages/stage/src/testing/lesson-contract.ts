import { type Action, type GameSpec, Match, type RuleBook, sharingWorlds, type World } from '@tambour/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Handle } from '../handle.ts';
import type { Lesson, Task } from '../lesson.ts';
import type { Stage } from '../stage.ts';
import { fitToPrint } from './fit-to-print.ts';
import { lessonPlayer } from './lesson-player.ts';

export interface LessonContractOptions<W extends World> {
  readonly rules: RuleBook;
  places(world: W): readonly string[];
  readonly ids: RegExp;
}

/** How nearly an action is what a task points at: its piece at its place, its piece, its place, what is nobody's. */
function nearness(task: Task, { piece, along = [], place, facing }: Handle): number {
  const isPiece = [piece, ...along].some((id) => id !== undefined && task.pieces.includes(id));
  const isPlace = place !== undefined && task.places.includes(place);
  const isNobodys = piece === undefined && place === undefined;
  return (isPiece ? 2 : 0) + (isPlace ? 2 : 0) + (isNobodys ? 1 : 0) + along.length / 10 - (facing ?? 0) / 100;
}

/**
 * What every lesson must do: it opens with the learner to decide, points at what there is, speaks both languages, and can be
 * completed by following its own hints: each task is fulfilled by an action of a piece or at a place that it points at, and not
 * by every action; the dice are just those it needs, and whoever strays finds dice that fit.
 */
export function lessonContract<W extends World, Field>(
  game: { readonly spec: GameSpec<W, Field>; readonly stage: Stage<W, Field> },
  options: LessonContractOptions<W>,
): void {
  const spec = sharingWorlds(game.spec);
  const { stage } = game;
  const fit = fitToPrint(options.ids);
  let lessons: readonly Lesson[] = [];

  const { begin, play } = lessonPlayer(spec);
  /** The first action, nearest to the hints first, that fulfils the task; and one that does not, if there is one. */
  const follow = (lesson: Lesson, sofar: readonly unknown[], task: Task) => {
    const { position } = play(lesson, sofar).match;
    const handles = Array.from({ length: position.actions.count }, (_, i): Action => position.actions.at(i))
      .map((action) => stage.handle(position.field, action))
      .map((handle) => ({ handle, near: nearness(task, handle) }))
      .sort((a, b) => b.near - a.near);
    let wrong: unknown;
    for (const { handle, near } of handles) {
      const { events } = play(lesson, [...sofar, handle.command]);
      if (!task.isDone(events)) {
        wrong ??= handle.command;
        continue;
      }
      // Only where the task points at nothing may it be done by something that it does not point at.
      expect(near > 0 || handle.piece === undefined, `${JSON.stringify(handle.command)} is pointed at`).toBe(true);
      wrong ??= handles.map((h) => h.handle.command).findLast((c) => !task.isDone(play(lesson, [...sofar, c]).events));
      return { right: handle.command, wrong };
    }
    return undefined;
  };

  describe(`the lessons of ${spec.id}`, () => {
    beforeAll(async () => {
      lessons = (await stage.study()).lessons;
    });
    const each = (check: (lesson: Lesson) => void) => () => {
      expect(lessons.map((lesson) => lesson.id)).toEqual([...stage.lessons]);
      for (const lesson of lessons) check(lesson);
    };

    it(
      'open with the learner to decide, in a position that says the same of itself',
      each((lesson) => {
        const match = begin(lesson);
        expect(match.sideId, lesson.id).toBe(lesson.side);
        expect(match.legal().length, lesson.id).toBeGreaterThan(1);
        const again = Match.fromPosition(spec, lesson.choice, match.position.toJson(), 1);
        expect(again.position.hash, lesson.id).toBe(match.position.hash);
      }),
    );
    it(
      'speak both languages',
      each(({ id, title, says, end, tasks }) => {
        for (const text of [title, says, end, ...tasks.flatMap((task) => [task.says, task.hint])]) {
          fit(text, id);
          expect(text.en, id).not.toBe(text.fr);
        }
      }),
    );
    it(
      'point at pieces, places and rules there are',
      each((lesson) => {
        const { world } = begin(lesson).position;
        const places = options.places(world);
        for (const task of lesson.tasks) {
          expect(options.rules.get(task.rule), `${lesson.id} ${task.rule}`).toBeDefined();
          for (const piece of task.pieces) expect(world.pieces, lesson.id).toContain(piece);
          for (const place of task.places) expect(places, lesson.id).toContain(place);
        }
      }),
    );
    it(
      'can be completed by following their own hints, with just their dice; whoever strays can go on',
      each((lesson) => {
        const commands: unknown[] = [];
        let strays = 0;
        for (const [i, task] of lesson.tasks.entries()) {
          const found = follow(lesson, commands, task);
          if (!found) expect.fail(`${lesson.id}: nothing fulfils task ${i + 1}`);
          if (found.wrong) strays++;
          commands.push(found.right);
        }
        const { match } = play(lesson, commands);
        expect(match.nextDice, lesson.id).toEqual([]);
        expect(strays, `${lesson.id}: not everything is right`).toBeGreaterThan(0);
      }),
    );
  });
}
