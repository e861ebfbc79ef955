import {
  type GameEvent,
  type GameSpec,
  Match,
  NO_PIECE,
  type Question,
  sharingWorlds,
  type World,
} from '@tambour/kernel';
import { choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Guide } from '../guide.ts';
import type { Stage } from '../stage.ts';
import { fitToPrint } from './fit-to-print.ts';
import { followHints, type Play } from './follow-hints.ts';
import type { LessonContractOptions } from './lesson-contract.ts';
import { isPlace } from './table-contract.ts';

/** Steps that a prompt may take besides the one that fulfils it: to end movement before an attack, say. */
const ON_THE_WAY = 2;

/**
 * What every guided battle must do: its orders are legal, it opens with the person to decide, speaks both languages, points at what
 * there is, can be completed by following its own hints while the other side answers by habit, and can be fought to its end.
 */
export function guideContract<W extends World, Field>(
  game: { readonly spec: GameSpec<W, Field>; readonly stage: Stage<W, Field> },
  options: LessonContractOptions<W>,
): void {
  const spec = sharingWorlds(game.spec);
  const { stage } = game;
  const fit = fitToPrint(options.ids);
  let guides: readonly Guide[] = [];

  const give = (match: Match<W, Field>, command: unknown): readonly GameEvent[] => {
    const done = match.apply(command);
    if (!done.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(done)}`);
    return done.events;
  };
  const begin = ({ choice, seed, prelude }: Guide): Match<W, Field> => {
    const match = Match.begin(spec, choice, seed);
    for (const command of prelude) give(match, command);
    return match;
  };
  /** Gives the person's commands; whatever the other side is asked, its habit answers. */
  const play = (guide: Guide, commands: readonly unknown[]) => {
    const match = begin(guide);
    let events: readonly GameEvent[] = [];
    for (const command of commands) {
      events = give(match, command);
      while (!match.position.over && match.sideId !== guide.side) {
        const { position: p } = match;
        give(match, p.decode(p.actions.at(spec.habit(p.field, p.question ?? '', p.side, p.actions))));
      }
    }
    return { match, position: match.position, events };
  };
  /** The commands that fulfil the prompts, found by their hints. */
  const solve = (guide: Guide): readonly unknown[] => {
    const commands: unknown[] = [];
    for (const [i, task] of guide.tasks.entries()) {
      const after: Play<W, Field> = (more) => play(guide, [...commands, ...more]);
      let found = followHints(stage, task, after);
      for (let step = 0; !found && step < ON_THE_WAY; step++) {
        // What ends a step is nobody's, and a button.
        const free = stage.handle(after([]).position.field, after([]).position.actionsOf(NO_PIECE).at(0));
        commands.push(free.command);
        found = followHints(stage, task, after);
      }
      if (!found) expect.fail(`${guide.id}: nothing fulfils prompt ${i + 1}`);
      commands.push(found.right);
    }
    return commands;
  };

  describe(`the guided battles of ${spec.id}`, () => {
    beforeAll(async () => {
      guides = (await stage.study()).guides ?? [];
    });
    const each = (check: (guide: Guide) => void) => () => {
      expect(guides.length).toBeGreaterThan(0);
      for (const guide of guides) check(guide);
    };

    it('are those that the cards of the gallery name', () => {
      const named = Object.entries(stage.cards).flatMap(([scenario, { guide }]) => (guide ? [[scenario, guide]] : []));
      expect(guides.map(({ id, choice }) => [choice.scenario, id])).toEqual(named);
    });
    it(
      'open with the person to decide, after orders that are legal, and have three prompts',
      each((guide) => {
        const match = begin(guide);
        expect(match.sideId).toBe(guide.side);
        expect(match.legal().length).toBeGreaterThan(1);
        expect(guide.tasks).toHaveLength(3);
      }),
    );
    it(
      'speak both languages, and point at pieces, places and rules there are',
      each((guide) => {
        const { world } = begin(guide).position;
        const places = new Set(options.places(world));
        const questions = spec.steps.filter((step): step is Question<Field> => 'list' in step).map(({ rule }) => rule);
        const { title, says, end, tasks, tips } = guide;
        const texts = [
          title,
          says,
          end,
          ...tasks.flatMap((task) => [task.says, task.hint]),
          ...tips.map((t) => t.says),
        ];
        for (const text of texts) {
          fit(text, guide.id);
          expect(text.en, guide.id).not.toBe(text.fr);
        }
        for (const task of tasks) {
          expect(options.rules.get(task.rule), task.rule).toBeDefined();
          for (const piece of task.pieces) expect(world.pieces, guide.id).toContain(piece);
          for (const place of task.places) expect(isPlace(places, place), `${guide.id} ${place}`).toBe(true);
        }
        // A tip that no question calls for would never be read.
        for (const { rule } of tips) expect(questions, `a tip for ${rule}`).toContain(rule);
      }),
    );
    it(
      'can be completed by following their own hints',
      each((guide) => {
        const commands = solve(guide);
        expect(commands.length).toBeGreaterThanOrEqual(guide.tasks.length);
      }),
    );
    it(
      'can be fought to their end',
      each((guide) => {
        const { match } = play(guide, solve(guide));
        const random = new SeededRandom(1712);
        const { position: p } = match;
        while (!p.over) p.playAt(choose(p, random, RANDOM_STYLES[2]));
        expect(p.verdict?.why.en, guide.id).toMatch(/\w/);
      }),
    );
  });
}
