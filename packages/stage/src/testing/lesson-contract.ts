import { type GameSpec, Match, type RuleBook, sharingWorlds, type World } from '@tambour/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';
import type { Stage } from '../stage.ts';
import { fitToPrint } from './fit-to-print.ts';
import { followHints } from './follow-hints.ts';
import { lessonPlayer } from './lesson-player.ts';
import { isPlace } from './table-contract.ts';

export interface LessonContractOptions<W extends World> {
  readonly rules: RuleBook;
  places(world: W): readonly string[];
  readonly ids: RegExp;
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
        const places = new Set(options.places(world));
        for (const task of lesson.tasks) {
          expect(options.rules.get(task.rule), `${lesson.id} ${task.rule}`).toBeDefined();
          for (const piece of task.pieces) expect(world.pieces, lesson.id).toContain(piece);
          for (const place of task.places) expect(isPlace(places, place), `${lesson.id} ${place}`).toBe(true);
        }
      }),
    );
    it(
      'can be completed by following their own hints, with just their dice; whoever strays can go on',
      each((lesson) => {
        const commands: unknown[] = [];
        let strays = 0;
        for (const [i, task] of lesson.tasks.entries()) {
          const found = followHints(stage, task, (more) => {
            const { match, events } = play(lesson, [...commands, ...more]);
            return { position: match.position, events };
          });
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
