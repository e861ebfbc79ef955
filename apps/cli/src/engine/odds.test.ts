import { beforeEach, describe, expect, it } from 'vitest';
import { type Talk, talk } from '../testing/talk.ts';

interface Told {
  readonly outcomes: readonly { facts: string[]; chance: number; least: number; most: number }[];
  readonly exact: boolean;
  readonly unresolved: number;
  readonly assumptions: readonly Readonly<Record<string, unknown>>[];
}
let t: Talk;
beforeEach(async () => {
  t = await talk();
});

/** Random suggestions until a command of one of these types may be given: the match and the command. */
function until(open: object, ...types: string[]) {
  const { match } = t.get({ op: 'new', seed: 5, ...open });
  for (let i = 0; i < 5000; i++) {
    const command = t.get({ op: 'legal', match }).commands.find((c) => types.includes(c.type));
    if (command) return { match, command };
    t.get({ op: 'apply', match, command: t.get({ op: 'suggest', match, level: 'random' }).command });
  }
  throw new Error('it never came to that');
}
const odds = (request: object) => t.get({ op: 'odds', ...request }) as unknown as Told;

describe('the assumptions of odds', () => {
  it('are the answers by habit that were given on the way, which leave them exact', () => {
    const { match, command } = until({ game: 'denain' }, 'shock');
    const { exact, assumptions, outcomes } = odds({ match, command, through: 'combat' });
    expect(exact).toBe(true);
    expect(assumptions.length).toBeGreaterThan(0);
    for (const a of assumptions)
      expect(a).toEqual({
        code: 'habit',
        side: expect.stringMatching(/^[FC]$/),
        question: expect.any(String),
        does: { en: expect.any(String), fr: expect.any(String) },
        says: {
          en: expect.stringMatching(/^(French|Coalition): /),
          fr: expect.stringMatching(/^(Français|Coalition)\u00a0: /),
        },
      });
    for (const { chance, least, most } of outcomes) expect([least, most]).toEqual([chance, chance]);
    expect(odds({ match, command }).assumptions).toEqual([]);
  });

  it('are the orders of the enemy that nobody has shown, which make them inexact, with bounds', () => {
    const auneau = { game: 'reiters', scenario: 'AU', options: { advanced: 'on' } };
    // The first fight that is short enough for every order to be tried.
    const fights = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => until({ ...auneau, seed }, 'attack'));
    const { match, command } = fights.find((fight) =>
      odds({ ...fight, through: 'combat' }).assumptions.some((a) => a.isWeighed),
    )!;
    const told = odds({ match, command, through: 'combat' });
    const hidden = told.assumptions.filter((a) => a.code === 'hidden');
    expect(hidden).toMatchObject([
      { side: expect.stringMatching(/^[CP]$/), value: expect.any(String), isWeighed: true },
    ]);
    expect(told).toMatchObject({ exact: false, unresolved: 0 });
    expect(told.outcomes.reduce((sum, o) => sum + o.chance, 0)).toBeCloseTo(1, 9);
    expect(told.outcomes.every((o) => o.least <= o.chance && o.chance <= o.most)).toBe(true);
    expect(told.outcomes.some((o) => o.least < o.most)).toBe(true);
    // The order itself is the scenario's, and whose eyes it is seen with makes no difference.
    const { side } = t.get({ op: 'status', match });
    expect(odds({ match, command, through: 'combat', side })).toEqual(told);
    const column = hidden[0]!.about as string;
    const { state } = t.get({ op: 'state', match }) as unknown as {
      state: { column: Record<string, { order: string }> };
    };
    expect(state.column[column]!.order).toBe(hidden[0]!.value);
    // The base rules hide nothing.
    const base = until({ game: 'reiters', scenario: 'AU', options: { advanced: 'off' } }, 'attack');
    expect(odds({ ...base, through: 'combat' })).toMatchObject({ exact: true });
  });

  it('are a standing order of the asking side that is left aside, and nothing of the other’s', () => {
    const { match, command } = until({ game: 'denain' }, 'shock');
    const { side } = t.get({ op: 'status', match }) as unknown as { side: string };
    const before = odds({ match, command, through: 'combat' });
    const headings = ['losses', 'retreat', 'rout', 'leaders', 'advance', 'reaction-fire'];
    const stand = (who: string) => {
      for (const on of headings)
        for (const answer of ['never', 'always'])
          if (t.ask({ op: 'apply', match, command: { type: 'standing', side: who, on, answer } }).ok) break;
    };
    stand(side === 'F' ? 'C' : 'F');
    expect(odds({ match, command, through: 'combat' })).toEqual(before);
    stand(side);
    const after = odds({ match, command, through: 'combat' });
    expect(after.outcomes).toEqual(before.outcomes);
    expect(after.assumptions.filter((a) => a.code === 'standing')).toMatchObject([{ code: 'standing', side }]);
  });
});
