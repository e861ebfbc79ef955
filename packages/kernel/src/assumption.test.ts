import { describe, expect, it } from 'vitest';
import { type GameSpec, type Guess, STANDING_ANSWERS, type StandingAnswer, type Step } from './game.ts';
import { Match } from './match.ts';
import { odds } from './odds.ts';
import { Position } from './position.ts';
import { playOut, type SeededRandom } from './testing/random-play.ts';
import { checkOdds } from './testing/secrets.ts';
import { fire, skirmish } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import { TOY_SECRETS } from './testing/toy-secrets.ts';
import { STORM, type ToyField, type ToyWorld, toyScenario } from './testing/toy-world.ts';

type Toy = GameSpec<ToyWorld, ToyField>;
const UNITS = 'r1@3 3/4; b1@5 3/4; b2@5 3/4';

describe('odds say which answers they give for a side', () => {
  const met = (units: string, through: 'decision' | 'combat' = 'combat') =>
    skirmish(units)
      .odds(fire('r1', 'b1'), through)
      .assumptions.map((a) => (a.code === 'habit' ? `${a.side} ${a.question}` : a.code));

  it('none, to the next question: it is not answered', () => expect(met(UNITS, 'decision')).toEqual([]));
  it('each question with a choice that is met on some path, once', () => {
    expect(met('r1@3 6/6; b1@5 6/6')).toEqual(['blue reply']);
    expect(met('r1@3 6/6; b1@5 6/6; b2@5 6/6')).toEqual(['blue take', 'blue reply']);
    expect(met('r1@3 6/6; r2@3 6/6; b1@5 6/6')).toEqual(['blue reply', 'red take']);
  });
  it('not a question that no path leads to, nor one with a single answer', () => {
    // A battalion that never stands the check is never asked for its reply.
    expect(met('r1@3 6/6; b1@5 6/0')).toEqual([]);
  });
  it('in words, in both languages, and stay exact: a choice is part of what was asked', () => {
    const found = skirmish('r1@3 6/6; b1@5 6/6').odds(fire('r1', 'b1'), 'combat');
    expect(found.exact).toBe(true);
    expect(found.assumptions).toEqual([
      {
        code: 'habit',
        side: 'blue',
        question: 'reply',
        does: { en: 'fire is answered', fr: 'on riposte au feu' },
        says: { en: 'Blues: fire is answered.', fr: 'bleu\u00a0: on riposte au feu.' },
      },
    ]);
  });
});

describe('odds say that a standing order is left aside', () => {
  const HEADINGS = toy.standing.map((info) => info.id);
  const told = (side: number, answer: StandingAnswer, on = 'share') => {
    const match = skirmish('r1@3 6/6; r2@3 6/6; b1@5 6/6');
    match.position.setStanding(side, HEADINGS.indexOf(on), STANDING_ANSWERS.indexOf(answer), 0);
    return match.odds(fire('r1', 'b1'), 'combat');
  };
  it('where the asking side has one that would have answered', () => {
    expect(told(0, 'never').assumptions).toMatchObject([
      { code: 'standing', side: 'red', question: 'take', on: 'share', answer: 'never' },
      { code: 'habit', side: 'blue', question: 'reply' },
      { code: 'habit', side: 'red', question: 'take' },
    ]);
  });
  it('not where it asks to be asked, leaves it to the habit, or no path comes to the question', () => {
    for (const answer of ['ask', 'auto'] as const)
      expect(told(0, answer).assumptions.map((a) => a.code)).toEqual(['habit', 'habit']);
    expect(told(0, 'always', 'reply').assumptions.map((a) => a.code)).toEqual(['habit', 'habit']);
  });
  it('to the next decision too, where it would not have been asked', () => {
    // Here who has fired is asked once more.
    const again: Toy = {
      ...toy,
      steps: toy.steps.map((s) =>
        s.name === 'reply' ? ({ ...s, side: (f: ToyField) => f.s.battle.active[0]! } as Step<ToyField>) : s,
      ),
    };
    const match = Match.begin(again, { scenarioData: toyScenario('r1@3 6/6; b1@5 6/6') }, 1);
    for (let i = 0; i < 2; i++) match.apply({ type: 'plan', order: 'stand' });
    expect(match.odds(fire('r1', 'b1')).assumptions).toEqual([]);
    match.apply({ type: 'standing', side: 'red', on: 'reply', answer: 'never' });
    expect(match.odds(fire('r1', 'b1')).assumptions).toEqual([
      {
        code: 'standing',
        side: 'red',
        question: 'reply',
        on: 'reply',
        answer: 'never',
        says: {
          en: 'The standing order for “Reply” (Reds) is not taken into account.',
          fr: 'La consigne «\u00a0Riposte\u00a0» (rouge) n’est pas prise en compte.',
        },
      },
    ]);
  });
  it('and nothing at all of the other side’s, which are its own business', () => {
    expect(told(1, 'never', 'reply')).toEqual(told(1, 'ask'));
  });
});

/** A toy in which the plan of the Reds tells on every shot before it is shown. */
const murky: Toy = {
  ...toy,
  begin(f) {
    toy.begin(f);
    f.pen.push(toy.steps.findIndex((s) => s.name === 'choose'));
    f.s.battle.active[0] = 1;
    f.s.plan.order.set([2, 1]);
  },
  outcome: (f, events) => (f.s.plan.order[0] === STORM ? [{ type: 'the Reds storm' }] : toy.outcome(f, events)),
};
const match = (spec: Toy) => Match.begin(spec, { scenarioData: toyScenario(UNITS) }, 1);

describe('odds that rest on something hidden', () => {
  it('say so, are not exact, and tell how far the truth may be', () => {
    const found = match(murky).odds(fire('b1', 'r1'));
    expect(found).toMatchObject({ exact: false, unresolved: 0 });
    expect(found.assumptions).toEqual([
      {
        code: 'hidden',
        side: 'red',
        about: 'red',
        value: 'stand',
        isWeighed: true,
        says: { en: 'The plan of red is to stand.', fr: 'Le plan de red : tenir.' },
      },
    ]);
    expect(found.outcomes.reduce((n, o) => n + o.chance, 0)).toBeCloseTo(1, 12);
    for (const o of found.outcomes)
      if (o.facts[0] === 'the Reds storm') expect(o).toMatchObject({ chance: 0, least: 0, most: 1 });
      else expect(o).toMatchObject({ least: 0, most: o.chance });
    expect(found.outcomes.at(-1)!.facts).toEqual(['the Reds storm']);
  });
  it('say so without a range where there are too few paths to try everything', () => {
    const p = match(murky).position;
    const seen = p.seenBy(p.side);
    const action = seen.encode(fire('b1', 'r1'));
    const all = odds(seen, action).paths;
    const found = odds(seen, action, 'decision', all + 1);
    expect(found).toMatchObject({ exact: false, unresolved: 0, assumptions: [{ code: 'hidden', isWeighed: false }] });
    expect(found.outcomes.every((o) => o.least === 0 && o.most === 1 && o.chance > 0)).toBe(true);
  });
  it('say nothing of what changes nothing', () => {
    const found = match({ ...murky, outcome: toy.outcome }).odds(fire('b1', 'r1'));
    expect(found).toMatchObject({ exact: true, assumptions: [] });
  });
  it('leave alone what the rules never looked at', () => {
    const unread: Toy = {
      ...murky,
      assumed: (f, side) => toy.assumed!(f, side).map((guess) => ({ ...guess, wasRead: () => false })),
    };
    expect(match(unread).odds(fire('b1', 'r1')).exact).toBe(true);
  });
  it('follow one secret to another that is looked at only then', () => {
    // Two secrets kept in the morale of nobody: the second counts if the first is what it is not taken to be.
    const read = new Set<number>();
    const secret = (f: ToyField, i: number): number => {
      read.add(i);
      return f.s.unit.done[2 + i]!;
    };
    const guess = (i: number): Guess<ToyField> => ({
      side: 0,
      about: `secret ${i}`,
      value: 'none',
      says: { en: 'none', fr: 'rien' },
      others: 1,
      put: (f) => {
        f.s.unit.done[2 + i] = 1;
      },
      wasRead: () => read.has(i),
    });
    const nested: Toy = {
      ...murky,
      assumed: () => [guess(0), guess(1)],
      outcome: (f) => [{ type: secret(f, 0) ? (secret(f, 1) ? 'both' : 'one') : 'neither' }],
    };
    const found = Match.begin(nested, { scenarioData: toyScenario('b1@5 3/4; r1@3 3/4; b8@8 1/1; b9@9 1/1') }, 1);
    const { outcomes, assumptions } = found.odds(fire('b1', 'r1'));
    expect(outcomes.map((o) => [o.facts[0], o.chance, o.least, o.most])).toEqual([
      ['neither', expect.closeTo(1, 12), 0, expect.closeTo(1, 12)],
      ['one', 0, 0, expect.closeTo(1, 12)],
      ['both', 0, 0, expect.closeTo(1, 12)],
    ]);
    expect(assumptions.map((a) => a.code === 'hidden' && a.about)).toEqual(['secret 0', 'secret 1']);
  });
});

describe('a game whose odds rest on a secret', () => {
  const look = (spec: Toy) => {
    const world = spec.world({ scenarioData: toyScenario(UNITS) });
    for (let seed = 0; seed < 6; seed++)
      playOut(new Position(spec, world).begin(seed), seed, (p, n, random: SeededRandom) => {
        const other = TOY_SECRETS.vary(p, p.side, random);
        if (other) checkOdds(p, other, n % 2 ? 'combat' : 'decision', random);
      });
  };
  it('and which says so is let pass', () => expect(() => look(murky)).not.toThrow());
  it('and which states nothing is found out', () => {
    expect(() => look({ ...murky, assumed: () => [] })).toThrow(/rest on a secret and do not say so/);
  });
  it('and which says that nobody looked is found out', () => {
    const unread: Toy = {
      ...murky,
      assumed: (f, side) => toy.assumed!(f, side).map((guess) => ({ ...guess, wasRead: () => false })),
    };
    expect(() => look(unread)).toThrow(/rest on a secret and do not say so/);
  });
});
