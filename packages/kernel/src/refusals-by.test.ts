import { describe, expect, it } from 'vitest';
import { refusalsBy } from './refusals-by.ts';

const VERB = { fire: 0, hold: 1 } as const;
const said = (rule: string, text: string) => ({ rule, why: { en: text, fr: text } });
const refuse = refusalsBy<object, keyof typeof VERB, string>(VERB, (rule, verb) => said(rule, `not now: ${verb}`))(
  '7a',
  {
    fire: (_f, o, side) => [said('7b', `${o.a} is not of ${side}`)],
  },
);
const order = (verb: number) => ({ verb, a: 3, b: 0, c: 0, d: 0 });

describe('refusals by verb', () => {
  it('asks what is against the verb, with the numbers of the frame', () => {
    expect(refuse({}, order(VERB.fire), 1, 0, 0, 0)).toEqual([said('7b', '3 is not of 1')]);
  });
  it('says of a verb that has no reasons that it answers another question', () => {
    expect(refuse({}, order(VERB.hold), 1, 0, 0, 0)).toEqual([said('7a', 'not now: 1')]);
  });
});
