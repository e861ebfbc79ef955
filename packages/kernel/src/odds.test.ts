import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { DiceError, scriptedDice } from './dice.ts';
import { oddsByFirstDie } from './first-die.ts';
import type { GameEvent } from './game.ts';
import { factOdds, type Odds, odds } from './odds.ts';
import { oddsByTrial } from './odds-by-trial.ts';
import { BadInput } from './parse.ts';
import { Position } from './position.ts';
import { fire, give, skirmish, type ToyMatch } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';

/** The same by brute force: every script of dice, made longer wherever the rules ask for one more. */
function bruteForce(match: ToyMatch, action: Action, through: 'decision' | 'combat'): Map<string, number> {
  const chances = new Map<string, number>();
  const p = match.position.twin();
  const walk = (faces: number[]): void => {
    p.copyFrom(match.position);
    p.state.standing.answer.fill(0);
    p.useDice(scriptedDice(faces));
    const events = [];
    try {
      p.play(action, 'stop');
      events.push(...p.events);
      while (through === 'combat' && p.isInside) {
        p.play(p.actions.at(toy.habit(p.field, p.question!, p.side, p.actions)), 'stop');
        events.push(...p.events);
      }
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      for (let face = 1; face <= 6; face++) walk([...faces, face]);
      return;
    }
    const key = toy.outcome(p.field, events).map(toy.written).join(', ');
    chances.set(key, (chances.get(key) ?? 0) + 6 ** -faces.length);
  };
  walk([]);
  return chances;
}
const asMap = (o: Odds) => new Map(o.outcomes.map((x) => [x.facts.join(', '), x.chance]));
const sum = (o: Odds) => o.outcomes.reduce((n, x) => n + x.chance, o.unresolved);
function expectAlike(found: Odds, wanted: Map<string, number>): void {
  const map = asMap(found);
  expect([...map.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [facts, chance] of wanted) expect(map.get(facts), facts).toBeCloseTo(chance, 12);
}

describe('odds', () => {
  it('of a shot up to the next question', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const found = match.odds(fire('r1', 'b1'));
    expect(found).toMatchObject({ exact: true, unresolved: 0, paths: 3 + 3 * 6 });
    expectAlike(
      found,
      new Map([
        ['r1 misses', 1 / 2],
        ['r1 hits', 1 / 3],
        ['r1 hits, b1 disordered', 1 / 6],
      ]),
    );
    expect(found.outcomes.map((o) => o.chance)).toEqual([...asMap(found).values()].sort((a, b) => b - a));
  });

  it('face by face of the first die, which add up to the odds of the whole combat', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const p = match.position;
    const action = p.encode(fire('r1', 'b1'));
    const { faces } = oddsByFirstDie(p, action)!;
    expect(faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
    const written = (at: number) => faces[at]!.outcomes.flatMap(({ facts }) => facts.map(toy.written));
    expect(written(0)).toContain('r1 hits');
    expect(written(5)).toContain('r1 misses');
    expect(written(5)).not.toContain('r1 hits');
    const all = new Map<string, number>();
    for (const { outcomes } of faces)
      for (const { facts, chance } of outcomes) {
        const key = facts.map(toy.written).join(', ');
        all.set(key, (all.get(key) ?? 0) + chance / faces.length);
      }
    expectAlike(match.odds(fire('r1', 'b1'), 'combat'), all);
    // No die falls, or there are too many ways to follow: nothing is said.
    expect(oddsByFirstDie(p, p.encode({ type: 'advance', unit: 'r1', by: 1 }))).toBeUndefined();
    expect(oddsByFirstDie(p, action, 3)).toBeUndefined();
  });

  for (const through of ['decision', 'combat'] as const)
    it(`agree with brute force, to the end of the ${through}`, () => {
      for (const units of ['r1@3 3/4; b1@5 3/4', 'r1@3 4/2; r2@3 5/3; b1@5 6/5; b2@5 2/1', 'r1@1 1/1; b1@2 5/0']) {
        const match = skirmish(units);
        const action = match.position.encode(fire('r1', 'b1'));
        const found = odds(match.position, action, through);
        expect(found.exact).toBe(true);
        expect(sum(found)).toBeCloseTo(1, 12);
        expectAlike(found, bruteForce(match, action, through));
      }
    });

  it('stop at a question in the middle, and go through it to the end of the combat', () => {
    const match = skirmish('r1@3 6/6; b1@5 6/6');
    expect(asMap(match.odds(fire('r1', 'b1'))).get('r1 hits')).toBeCloseTo(1);
    expect(asMap(match.odds(fire('r1', 'b1'), 'combat')).get('r1 hits, b1 hits')).toBeCloseTo(1);
  });

  it('of what is certain are one', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    expect(match.odds({ type: 'end' })).toEqual({
      outcomes: [{ facts: [], chance: 1, least: 1, most: 1 }],
      exact: true,
      unresolved: 0,
      paths: 1,
      assumptions: [],
    });
  });

  it('say how much was left out when there are too many paths', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const action = match.position.encode(fire('r1', 'b1'));
    const whole = asMap(odds(match.position, action, 'combat'));
    for (const most of [1, 2, 7, 40]) {
      const some = odds(match.position, action, 'combat', most);
      expect(some).toMatchObject({ exact: false, paths: most });
      expect(some.unresolved).toBeGreaterThan(0);
      expect(sum(some)).toBeCloseTo(1, 12);
      for (const { facts, chance, least, most } of some.outcomes) {
        const right = whole.get(facts.join(', '))!;
        expect(least).toBe(chance);
        expect(least).toBeLessThanOrEqual(right + 1e-12);
        expect(most).toBeGreaterThanOrEqual(right - 1e-12);
      }
    }
  });

  it('stop when it is late, and say how much was left out', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    const action = match.position.encode(fire('r1', 'b1'));
    let looks = 0;
    const late = factOdds(match.position, action, 'combat', 200_000, () => ++looks > 12);
    expect(late.exact).toBe(false);
    expect(late.paths).toBeLessThan(factOdds(match.position, action, 'combat').paths);
    expect(late.outcomes.reduce((n, x) => n + x.chance, late.unresolved)).toBeCloseTo(1, 12);
  });

  it('found by trial have every outcome, near its chance, and are alike every time', () => {
    const match = skirmish('r1@3 4/2; r2@3 5/3; b1@5 6/5; b2@5 2/1');
    const before = match.position.state.bytes.slice();
    const action = match.position.encode(fire('r1', 'b1'));
    for (const through of ['decision', 'combat'] as const) {
      const tried = oddsByTrial(match.position, action, through, 4000);
      expect(tried).toMatchObject({ exact: false, unresolved: 0, trials: 4000 });
      const exact = factOdds(match.position, action, through);
      expect(tried.outcomes).toHaveLength(exact.outcomes.length);
      for (const { facts, chance } of exact.outcomes)
        expect(
          tried.outcomes.find((o) => String(o.facts.map(toy.written)) === String(facts.map(toy.written)))?.chance,
        ).toBeCloseTo(chance, 1);
      expect(oddsByTrial(match.position, action, through, 4000)).toEqual(tried);
    }
    expect(oddsByTrial(match.position, action, 'combat', 4000, () => true).trials).toBe(1);
    expect(match.position.state.bytes).toEqual(before);
  });

  it('leave the match as it was: bytes, record, dice and what is listed', () => {
    const match = skirmish('r1@3 3/4; r2@3 3/4; b1@5 3/4');
    give(match, fire('r1', 'b1'), [1, 1]);
    const before = { bytes: match.position.state.bytes.slice(), record: match.record(), legal: match.legal() };
    match.odds({ type: 'reply' }, 'combat');
    match.odds({ type: 'hold' });
    expect(match.position.state.bytes).toEqual(before.bytes);
    expect(match.record()).toEqual(before.record);
    expect(match.legal()).toEqual(before.legal);
    expect(match.position.events).toHaveLength(2);
  });

  it('show the question, whatever standing order would answer it', () => {
    const match = skirmish('r1@3 6/4; b1@5 3/6');
    give(match, { type: 'standing', side: 'blue', on: 'reply', answer: 'always' });
    expect(asMap(match.odds(fire('r1', 'b1')))).toEqual(new Map([['r1 hits', expect.closeTo(1, 12)]]));
  });

  it('of an order whose dice fall later are those of a trial by itself', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    // As if shots fell together at the end: one by itself hits on a six, and nobody replies.
    const late: typeof toy = {
      ...toy,
      trial(f, o) {
        if (toy.decode(f, o).type !== 'fire') return false;
        f.pen.emit({ ...{ type: 'fired', rule: '3a', unit: f.w.pieces[o.a] }, hit: f.pen.roll(6) === 6 } as GameEvent);
        return true;
      },
    };
    const p = new Position(late, match.position.world);
    p.restore(match.position.state.bytes.slice());
    const action = p.encode(fire('r1', 'b1'));
    for (const through of ['decision', 'combat'] as const)
      expectAlike(
        odds(p, action, through),
        new Map([
          ['r1 hits', 1 / 6],
          ['r1 misses', 5 / 6],
        ]),
      );
    expect(oddsByFirstDie(p, action)?.faces.map(({ outcomes }) => outcomes.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(oddsByTrial(p, action, 'combat', 600).outcomes.map(({ facts }) => facts.length)).toEqual([1, 1]);
    const hold = p.encode({ type: 'hold' });
    expect(asMap(odds(p, hold))).toEqual(asMap(odds(match.position, hold)));
    // To give it is something else.
    p.useDice(scriptedDice([1, 1]));
    p.play(action, 'stop');
    expect(p.question).toBe('reply');
  });

  it('of an illegal command are refused', () => {
    const match = skirmish('r1@3 3/4; b1@7 3/4');
    expect(() => match.odds(fire('r1', 'b1'))).toThrow(BadInput);
    expect(() => match.odds({ type: 'march' })).toThrow(BadInput);
  });
});
