import { type Command, Match } from '@tambour/kernel';
import type { Lesson } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { LESSONS } from './lessons.ts';

/** For each lesson, task by task: a legal order that misses the point, where there is one, and the order asked for. */
const SOLUTIONS: Readonly<Record<string, readonly { readonly wrong?: Command; readonly right: Command }[]>> = {
  moving: [
    {
      wrong: { type: 'move', unit: 'f-ad2', to: '1213', facing: 'E' },
      right: { type: 'move', unit: 'f-ad2', to: '1313', facing: 'E' },
    },
    {
      wrong: { type: 'move', unit: 'f-ad1', to: '1316', facing: 'E' },
      right: { type: 'move', unit: 'f-ad1', to: '1415', facing: 'E' },
    },
  ],
  facing: [
    {
      wrong: { type: 'move', unit: 'f-ad1', to: '1314', facing: 'NNE' },
      right: { type: 'move', unit: 'f-ad1', to: '1314', facing: 'SSE' },
    },
    {
      wrong: { type: 'move', unit: 'f-ad2', to: '1112', facing: 'SSE' },
      right: { type: 'move', unit: 'f-ad2', to: '1113', facing: 'SSE' },
    },
  ],
  zones: [
    {
      wrong: { type: 'move', unit: 'f-ad1', to: '1315', facing: 'SSE' },
      right: { type: 'move', unit: 'f-ad1', to: '1414', facing: 'E' },
    },
    {
      wrong: { type: 'move', unit: 'f-ad2', to: '1214', facing: 'E' },
      right: { type: 'move', unit: 'f-ad2', to: '1013', facing: 'E' },
    },
  ],
  fire: [
    {
      wrong: { type: 'shock', attackers: ['f-ad3'], targets: ['1616'] },
      right: { type: 'fire', unit: 'f-ad1', at: '1616' },
    },
    {
      wrong: { type: 'done' },
      right: { type: 'fire', unit: 'f-art1', at: '1614' },
    },
  ],
  shock: [
    {
      wrong: { type: 'shock', attackers: ['f-ad1'], targets: ['1414'] },
      right: { type: 'shock', attackers: ['f-ad1', 'f-ad2'], targets: ['1414'] },
    },
    {
      wrong: { type: 'done' },
      right: { type: 'shock', attackers: ['f-ad3'], targets: ['1116'] },
    },
  ],
  aftermath: [
    {
      wrong: { type: 'shock', attackers: ['f-ad4'], targets: ['1217'] },
      right: { type: 'shock', attackers: ['f-ad1'], targets: ['1414'] },
    },
    { wrong: { type: 'stay' }, right: { type: 'advance', unit: 'f-ad1', to: '1414' } },
    { wrong: { type: 'done' }, right: { type: 'shock', attackers: ['f-ad4'], targets: ['1217'] } },
    { right: { type: 'retreat', unit: 'f-ad4', to: '1016' } },
  ],
  rally: [
    {
      wrong: { type: 'ride', leader: 'montesquiou', to: '1113' },
      right: { type: 'ride', leader: 'montesquiou', to: '1012' },
    },
    { right: { type: 'done' } },
  ],
  command: [
    { wrong: { type: 'activate', formation: 'centre' }, right: { type: 'activate', formation: 'gauche' } },
    {
      wrong: { type: 'move', unit: 'f-ag1', to: '1810', facing: 'SSE' },
      right: { type: 'move', unit: 'f-ag3', to: '1508', facing: 'E' },
    },
    {
      wrong: { type: 'lead', leader: 'albergotti', to: '1807' },
      right: { type: 'lead', leader: 'albergotti', to: '1608' },
    },
  ],
};

const begin = (lesson: Lesson) => {
  const match = Match.fromPosition(denain, lesson.choice, lesson.position(), 1);
  match.nextDice = lesson.dice;
  return match;
};
/** Gives the orders one after the other; the events of the last. */
function play(lesson: Lesson, commands: readonly Command[]) {
  const match = begin(lesson);
  let events: readonly { readonly type: string; readonly rule: string }[] = [];
  for (const command of commands) {
    expect(match.sideId).toBe(lesson.side);
    const done = match.apply(command);
    if (!done.ok) throw new Error(`${lesson.id}: ${JSON.stringify(command)}: ${JSON.stringify(done)}`);
    ({ events } = done);
  }
  return { match, events };
}

describe('lessons', () => {
  it('are eight, each with its own id', () => {
    expect(new Set(LESSONS.map((l) => l.id)).size).toBe(8);
    expect(Object.keys(SOLUTIONS)).toEqual(LESSONS.map((l) => l.id));
  });

  for (const lesson of LESSONS)
    describe(lesson.id, () => {
      const solution = SOLUTIONS[lesson.id]!;
      const rights = solution.map((s) => s.right);

      it('is fulfilled task by task by its solution, with just its dice', () => {
        expect(solution).toHaveLength(lesson.tasks.length);
        rights.forEach((_, i) => {
          const { events } = play(lesson, rights.slice(0, i + 1));
          expect(lesson.tasks.map((task) => task.isDone(events)).indexOf(true), `task ${i + 1}`).toBe(i);
        });
        const { match, events } = play(lesson, rights);
        expect(match.nextDice).toEqual([]);
        // Only the rally ends a turn; elsewhere the learner is still at it.
        expect(events.some((e) => e.type === 'turn-began')).toBe(lesson.id === 'rally');
      });

      solution.forEach(({ wrong }, i) => {
        if (wrong)
          it(`task ${i + 1} is not fulfilled by ${JSON.stringify(wrong)}`, () => {
            const { events } = play(lesson, [...rights.slice(0, i), wrong]);
            expect(lesson.tasks[i]!.isDone(events)).toBe(false);
          });
      });
    });

  it('shows what it tells: disorder and a point by fire, a flank, a retreat, a rally by two', () => {
    const lesson = (id: string) => LESSONS.find((l) => l.id === id)!;
    const last = (id: string, n: number) =>
      play(
        lesson(id),
        SOLUTIONS[id]!.slice(0, n).map((s) => s.right),
      ).events;
    expect(last('fire', 1).map((e) => e.type)).toEqual(['fired', 'disorganised']);
    expect(last('fire', 2).map((e) => e.type)).toEqual(['fired', 'lost-point', 'disorganised']);
    expect(last('shock', 1).find((e) => e.type === 'shock-resolved')).toMatchObject({ odds: '3:1', def: 'DR' });
    expect(last('shock', 2).find((e) => e.type === 'shock-resolved')).toMatchObject({
      modifiers: [{ rule: '11.5a' }],
    });
    expect(last('aftermath', 3).find((e) => e.type === 'shock-resolved')).toMatchObject({ att: 'DR', def: '-' });
    expect(last('rally', 2).find((e) => e.type === 'rally-rolled')).toMatchObject({ die: 5, total: 3, rallied: true });
    expect(last('command', 1).find((e) => e.type === 'command-reached')).toMatchObject({ others: ['f-ag3'] });
  });
});
