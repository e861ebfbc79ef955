import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import type { GameEvent, Question } from './game.ts';
import { Match } from './match.ts';
import { advance, fire, give, skirmish, type ToyMatch } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import { type ToyField, toyScenario } from './testing/toy-world.ts';

const order = (side: string, on: string, answer: string, percent?: number) => ({
  type: 'standing',
  side,
  on,
  answer,
  ...(percent === undefined ? {} : { percent }),
});
/** Red hits, blue stands: will blue reply? The reply hurts once in six. */
const shotAt = (match: ToyMatch, dice: readonly number[]) => give(match, fire('r1', 'b1'), dice).map((e) => e.type);
const DUEL = 'r1@3 3/4; b1@5 3/4';

describe('standing orders', () => {
  it('ask: the question is put', () => {
    const match = skirmish(DUEL);
    give(match, order('blue', 'reply', 'always'));
    give(match, order('blue', 'reply', 'ask'));
    expect(shotAt(match, [1, 1])).toEqual(['fired', 'steady']);
    expect(match.position.question).toBe('reply');
  });
  it('always: the answer most likely to hurt is given at once', () => {
    const match = skirmish(DUEL);
    give(match, order('blue', 'reply', 'always'));
    expect(shotAt(match, [1, 1, 6])).toEqual(['fired', 'steady', 'fired']);
    expect([match.position.question, match.sideId]).toEqual(['choose', 'blue']);
  });
  it('never: the offer is turned down', () => {
    const match = skirmish(DUEL);
    give(match, order('blue', 'reply', 'never'));
    expect(shotAt(match, [1, 1])).toEqual(['fired', 'steady']);
    expect(match.position.question).toBe('choose');
  });
  it.each([
    [16, true],
    [17, false],
  ])('chance: at %i percent, one in six is enough: %s', (percent, replies) => {
    const match = skirmish(DUEL);
    give(match, order('blue', 'reply', 'chance', percent));
    expect(shotAt(match, replies ? [1, 1, 6] : [1, 1])).toHaveLength(replies ? 3 : 2);
    expect(match.position.question).toBe('choose');
  });
  it.each([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])('chance: exactly %i percent is likely enough', (percent) => {
    // A reply with a ten-sided die, so that the chance is the percentage asked for and its sum is not exact.
    const spec = {
      ...toy,
      steps: toy.steps.map((step) =>
        step.name === 'reply'
          ? {
              ...(step as Question<ToyField>),
              act(f: ToyField, o: Action, _target: number, shooter: number) {
                if (o.verb === 4 && f.pen.roll(10) * 10 <= percent)
                  f.pen.emit({ type: 'disordered', rule: '4a', unit: f.w.pieces[shooter] } as GameEvent);
              },
            }
          : step,
      ),
    };
    const match = Match.begin(spec, { scenarioData: toyScenario(DUEL) }, 1);
    for (const plan of ['stand', 'stand']) give(match, { type: 'plan', order: plan });
    give(match, order('blue', 'reply', 'chance', percent));
    match.nextDice = [6];
    give(match, fire('r1', 'b1'));
    expect(match.entries.at(-1)!.dice).toHaveLength(2);
  });
  it('auto: the game’s own habit answers', () => {
    const match = skirmish('r1@3 3/4; b1@5 1/4; b2@5 4/4; b3@5 2/4');
    give(match, order('blue', 'share', 'auto'));
    const events = give(match, fire('r1', 'b1'), [1, 6]);
    expect(events.at(-1)).toMatchObject({ type: 'disordered', unit: 'b2' });
  });
  it('one that cannot be carried out falls back to the habit, so that play goes on', () => {
    const match = skirmish('r1@3 3/4; b1@5 1/4; b2@5 4/4');
    match.position.setStanding(1, 1, 2, 0);
    const events = give(match, fire('r1', 'b1'), [1, 6]);
    expect(events.at(-1)).toMatchObject({ type: 'disordered', unit: 'b2' });
  });
  it('hold for their own side only, and until they are changed', () => {
    const match = skirmish(DUEL);
    give(match, order('red', 'reply', 'never'));
    shotAt(match, [1, 1]);
    expect(match.position.question).toBe('reply');
    give(match, { type: 'hold' });
    give(match, fire('b1', 'r1'), [1, 1]);
    expect(match.position.question).toBe('choose');
    give(match, advance('r1'));
    give(match, fire('b1', 'r1'), [1, 1]);
    expect(match.position.question).toBe('choose');
  });

  it('given at the very question they answer, they answer it', () => {
    const match = skirmish(DUEL);
    shotAt(match, [1, 1]);
    const events = give(match, order('blue', 'reply', 'always'));
    expect(events.map((e) => e.type)[0]).toBe('fired');
    expect(match.position.question).toBe('choose');
    expect(match.entries.at(-1)!.dice.length).toBeGreaterThan(0);
    expect(match.canUndo).toBe(false);
  });
  it('given with dice of one’s own, they throw those', () => {
    const match = skirmish(DUEL);
    shotAt(match, [1, 1]);
    give(match, order('blue', 'reply', 'always'), [6]);
    expect(match.entries.at(-1)!.dice).toEqual([6]);
  });
  it('that change nothing now can be taken back', () => {
    const match = skirmish(DUEL);
    const { hash } = match.position;
    give(match, order('blue', 'reply', 'always'));
    expect(match.position.hash).not.toBe(hash);
    expect(match.undo()).toBe(true);
    expect(match.position.hash).toBe(hash);
  });

  it('are in the record as the side that gave them, and replay', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = Match.begin(toy, {}, seed);
      for (const o of ['stand', 'stand']) give(match, { type: 'plan', order: o });
      give(match, order('blue', 'reply', 'always'));
      give(match, order('red', 'reply', 'chance', 10));
      for (let n = 0; !match.position.over && n < 60; n++) {
        const legal = match.legal();
        if (n % 9 === 4) give(match, order('red', 'reply', n % 2 ? 'ask' : 'always'));
        else give(match, legal[(n * 7 + seed) % legal.length]);
      }
      const again = Match.replay(toy, match.record());
      expect(again, `seed ${seed}`).toMatchObject({ same: true });
      expect(again.match.position.hash).toBe(match.position.hash);
      const [blue, red] = match.entries.slice(2);
      expect([blue!.side, red!.side]).toEqual(['blue', 'red']);
    }
  });
  it('are given by their own side and nobody else', () => {
    const match = skirmish(DUEL);
    const { hash } = match.position;
    expect(match.apply(order('blue', 'reply', 'never'), { side: 'red' })).toMatchObject({ ok: false });
    expect(match.position.hash).toBe(hash);
    expect(match.apply(order('blue', 'reply', 'never'), { side: 'blue' })).toMatchObject({ ok: true });
  });
  it('are taken back by their own side and nobody else', () => {
    const match = skirmish(DUEL);
    give(match, order('blue', 'reply', 'never'));
    expect(match.undo('red')).toBe(false);
    expect(match.undo('blue')).toBe(true);
  });

  it.each<[string, unknown]>([
    ['side', order('green', 'reply', 'never')],
    ['on', order('blue', 'march', 'never')],
    ['answer', order('blue', 'reply', 'often')],
    ['answer', order('blue', 'reply', 'auto')],
    ['answer', order('blue', 'share', 'always')],
    ['percent', order('blue', 'reply', 'chance')],
    ['percent', order('blue', 'reply', 'chance', 0)],
    ['percent', order('blue', 'reply', 'chance', 101)],
    ['percent', order('blue', 'reply', 'chance', 2.5)],
    ['until', { ...order('blue', 'reply', 'never'), until: 3 }],
  ])('a fault in %s is named, and nothing changes', (field, command) => {
    const match = skirmish(DUEL);
    const { hash } = match.position;
    expect(match.apply(command)).toMatchObject({ ok: false, code: 'bad-request', field });
    expect(match.position.hash).toBe(hash);
    expect(match.entries).toHaveLength(2);
  });
});
