import { expect, it } from 'vitest';
import { fetchedSteps } from './fetched-steps.ts';
import type { Step } from './game.ts';
import { questionsOf } from './questions.ts';

const work = (name: string): Step<string[]> => ({ name, run: (f) => f.push(name) });
const ask: Step<string[]> = {
  name: 'ask',
  rule: '1',
  side: () => 0,
  list() {},
  act() {},
  refuse: () => [],
  prompt: () => ({ en: '', fr: '' }),
};
const NAMES = ['begin', 'ask', 'end'];

it('steps that come later are known by name, and take their places', async () => {
  const { steps, fetch } = await fetchedSteps(NAMES, [work('begin')], async () => [work('end'), ask], true);
  // As whoever runs a battle holds them from its beginning.
  const questions = questionsOf(steps);
  expect(steps.map(({ name }) => name)).toEqual(NAMES);
  expect(questions).toEqual([undefined, undefined, undefined]);
  const run = (n: number, into: string[]): string[] => {
    const step = steps[n]!;
    if ('run' in step) step.run(into, 0, 0, 0, 0);
    return into;
  };
  expect(run(0, [])).toEqual(['begin']);
  expect(() => run(2, [])).toThrow('the step end is still to be fetched');
  await fetch();
  await fetch();
  expect(run(2, [])).toEqual(['end']);
  expect(questions).toEqual([undefined, ask, undefined]);
});

it('elsewhere they are there at once', async () => {
  const { steps } = await fetchedSteps(NAMES, [work('begin')], async () => [work('end'), ask]);
  expect(questionsOf(steps)[1]).toBe(ask);
});
