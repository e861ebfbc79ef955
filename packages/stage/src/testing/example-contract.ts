import { type GameEvent, type GameSpec, Match, sharingWorlds, type World } from '@tambour/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Example } from '../example.ts';
import { exampleLesson } from '../example-lesson.ts';
import type { Lesson } from '../lesson.ts';
import type { Stage } from '../stage.ts';
import { fitToPrint } from './fit-to-print.ts';
import type { LessonContractOptions } from './lesson-contract.ts';
import { isPlace } from './table-contract.ts';

export interface ExampleContractOptions<W extends World> extends LessonContractOptions<W> {
  /** How many there are at least. */
  readonly least: number;
  /** Rules that are examples themselves, or that the rulebook explains by one: each must be set up. */
  readonly mustShow: readonly string[];
}

/** The rules that an event names: its own, and those of the modifiers in it. */
function rulesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'rule' && typeof inner === 'string' ? [inner] : rulesIn(inner),
  );
}

/**
 * What every worked example must do: it opens on a position that play could come to, with the person who tries it to decide; its orders
 * are legal one after the other, use just its dice, and come to what it says; what it calls forbidden is refused by the rule it
 * names; a rule it is shown under has its say in it; and it speaks both languages.
 */
export function exampleContract<W extends World, Field>(
  game: { readonly spec: GameSpec<W, Field>; readonly stage: Stage<W, Field> },
  options: ExampleContractOptions<W>,
): void {
  const spec = sharingWorlds(game.spec);
  const { stage } = game;
  const fit = fitToPrint(options.ids);
  let examples: readonly Example[] = [];

  const positions = new Map<Example, unknown>();
  const begin = (example: Example): Match<W, Field> => {
    const position = positions.get(example) ?? example.position();
    positions.set(example, position);
    const match = Match.fromPosition(spec, example.choice, position, 1);
    match.nextDice = example.dice;
    return match;
  };

  const lessons = new Map<Example, Lesson>();
  const lessonOf = (example: Example): Lesson => {
    const lesson = lessons.get(example) ?? exampleLesson(spec, stage, example);
    lessons.set(example, lesson);
    return lesson;
  };

  describe(`the worked examples of ${spec.id}`, () => {
    beforeAll(async () => {
      examples = (await stage.examples?.()) ?? [];
    });
    const each = (check: (example: Example) => void) => () => {
      expect(examples.length).toBeGreaterThanOrEqual(options.least);
      for (const example of examples) check(example);
    };

    it('are told apart from each other and from the lessons', () => {
      const ids = [...stage.lessons, ...examples.map(({ id }) => id)];
      expect(ids).toEqual([...new Set(ids)]);
    });
    it('are shown under rules that there are, and under every rule that is to have one', () => {
      for (const { id, rules } of examples) {
        expect(rules.length, id).toBeGreaterThan(0);
        for (const rule of rules) expect(options.rules.get(rule), `${id}: ${rule}`).toBeDefined();
      }
      const shown = new Set(examples.flatMap(({ rules }) => rules));
      expect(options.mustShow.filter((rule) => !shown.has(rule))).toEqual([]);
    });
    it(
      'open with whoever tries them to decide, in a position that says the same of itself',
      each((example) => {
        const match = begin(example);
        expect(match.sideId, example.id).toBe(example.side);
        expect(match.legal().length, example.id).toBeGreaterThan(1);
        const again = Match.fromPosition(spec, example.choice, match.position.toJson(), 1);
        expect(again.position.hash, example.id).toBe(match.position.hash);
      }),
    );
    it(
      'come to what they say, order by order and with just their dice, and by the rule they are shown under',
      each((example) => {
        const match = begin(example);
        const { tasks } = lessonOf(example);
        const all: GameEvent[] = [];
        expect(tasks.length, example.id).toBeGreaterThan(0);
        for (const [i, { order, shows }] of example.steps.entries()) {
          expect(match.sideId, `${example.id} ${i + 1}`).toBe(example.side);
          expect(match.legal(), `${example.id} ${i + 1}`).not.toHaveLength(0);
          const done = match.apply(order);
          if (!done.ok) expect.fail(`${example.id}: ${JSON.stringify(order)}: ${JSON.stringify(done)}`);
          expect(shows.length, `${example.id} ${i + 1} shows something`).toBeGreaterThan(0);
          for (const event of shows)
            expect(done.events, `${example.id} ${i + 1}`).toContainEqual(expect.objectContaining(event));
          expect(tasks[i]?.isDone(done.events), `${example.id} ${i + 1}`).toBe(true);
          all.push(...done.events);
        }
        expect(match.nextDice, example.id).toEqual([]);
        const cited = new Set([...rulesIn(all), ...example.refused.map(({ rule }) => rule)]);
        expect(
          example.rules.some((rule) => cited.has(rule)),
          `${example.id}: ${example.rules.join()} among ${[...cited].join()}`,
        ).toBe(true);
      }),
    );
    it(
      'forbid what they say is forbidden, by that rule',
      each((example) => {
        for (const { order, rule } of example.refused) {
          const { legal, refusals } = begin(example).explain(order);
          const what = `${example.id}: ${JSON.stringify(order)}`;
          expect(legal, what).toBe(false);
          expect(
            refusals.map((refusal) => refusal.rule),
            what,
          ).toContain(rule);
        }
      }),
    );
    it(
      'speak both languages, and point at what is asked for',
      each((example) => {
        const { title, says, end, tasks } = lessonOf(example);
        for (const text of [title, says, end, ...tasks.map((task) => task.says)]) {
          fit(text, example.id);
          expect(text.en, example.id).not.toBe(text.fr);
        }
        const { world } = begin(example).position;
        const places = new Set(options.places(world));
        for (const task of tasks) {
          for (const piece of task.pieces) expect(world.pieces, example.id).toContain(piece);
          for (const place of task.places) expect(isPlace(places, place), `${example.id} ${place}`).toBe(true);
        }
      }),
    );
  });
}
