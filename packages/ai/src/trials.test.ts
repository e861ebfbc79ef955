import { Position, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { appraiserOf } from './appraiser.hot.ts';
import { chanceFrom } from './chance.ts';
import { Lookout } from './lookout.hot.ts';
import { PLAYING_ON, type Plan, playOn } from './plan.hot.ts';
import { changed } from './plan-change.hot.ts';
import { type Effort, playingOf } from './plan-search.hot.ts';
import { BET, type Field, TAKE, toy } from './testing/toy.ts';
import { gainOn, Trials } from './trials.hot.ts';

const planOf = (...values: (number | undefined)[]): Plan => ({
  orders: [],
  values,
  parts: new Float64Array(1),
  from: 'changed',
});
const order = (verb: number, a = 0) => ({ verb, a, b: 0, c: 0, d: 0 });
const playing = () => {
  const root = new Position<World, Field>(toy, toy.world({})).begin(1);
  const lookout = new Lookout(root, appraiserOf(toy));
  return { lookout, chance: chanceFrom(1), root, room: root.twin(), horizon: 1, curiosity: PLAYING_ON };
};

describe('what a plan gains on another', () => {
  it('is counted by the dice that both were played with', () => {
    const { mean, error, count } = gainOn(planOf(5, 3, undefined, 9), planOf(4, 1, 7));
    expect([mean, count]).toEqual([1.5, 2]);
    expect(error).toBeCloseTo(0.5);
  });
  it('leaves out the throws it was chosen by', () =>
    expect(gainOn(planOf(50, 3, 4), planOf(0, 1, 2), 1)).toMatchObject({ mean: 2, count: 2 }));
  it('is anything as long as both were not played twice', () => {
    expect(gainOn(planOf(1), planOf()).error).toBe(Number.POSITIVE_INFINITY);
    expect(gainOn(planOf(1), planOf(0)).error).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('trials of plans', () => {
  it('take a plan once', () => {
    const trials = new Trials(playing());
    expect(trials.add([order(TAKE, 2)], 'obvious')).toBeDefined();
    expect(trials.add([order(TAKE, 2)], 'changed')).toBeUndefined();
    expect(trials.add([order(TAKE, 1)], 'changed')).toBeDefined();
  });
  it('find a plan by its orders, and know which throws two were both played with', () => {
    const trials = new Trials(playing());
    const two = trials.add([order(TAKE, 2)], 'changed')!;
    const three = trials.add([order(TAKE, 3)], 'changed')!;
    expect(trials.find([order(TAKE, 2)])).toBe(two);
    expect(trials.find([order(TAKE, 1)])).toBeUndefined();
    trials.play(two, 4);
    expect(trials.arePlayed(two, three, 4)).toBe(false);
    trials.play(three, 4);
    expect(trials.arePlayed(two, three, 4)).toBe(true);
  });
  it('play plans on with the same dice, and each throw once', () => {
    const trials = new Trials(playing());
    const [two, three] = [2, 3].map((n) => trials.add([order(TAKE, n)], 'changed')!);
    for (const plan of [two!, three!]) for (let i = 0; i < 6; i++) trials.play(plan, i);
    // Whatever the dice do to either, a point more taken is a point more.
    expect(gainOn(three!, two!)).toMatchObject({ mean: 1, error: 0, count: 6 });
    const before = two!.parts.slice();
    trials.play(two!, 3);
    expect(two!.parts).toEqual(before);
  });
  it('know the dice with which a plan came to least', () => {
    const trials = new Trials(playing());
    const bet = trials.add([order(BET)], 'changed')!;
    for (let i = 0; i < 40; i++) trials.play(bet, i);
    const least = bet.values.indexOf(Math.min(...bet.values.map((v) => v ?? 0)));
    expect(trials.worstSeed(bet)).toBe(trials.seed(least));
    expect(trials.worstSeed(planOf())).toBeUndefined();
  });
});

describe('how far a plan is followed', () => {
  const { root, room, lookout, chance } = playing();
  const effort = { looks: 100, surely: 0, least: 2, isLate: () => false };
  const horizonBy = (more: Partial<Effort>): number =>
    playingOf(root, room, lookout, chance, { ...effort, ...more }).horizon;
  it('is as far as the game says, or the effort', () => {
    expect(horizonBy({})).toBe(2);
    expect(horizonBy({ horizon: 5 })).toBe(5);
    expect(horizonBy({ closing: 0.9 })).toBe(2);
  });
  it('is to the end of the battle when little of it is left', () => {
    expect(horizonBy({ closing: 1 })).toBe(Number.POSITIVE_INFINITY);
    const own = playingOf(root, room, lookout, chance, { ...effort, closing: 1 });
    playOn(own, [], 1);
    expect(room.over).toBe(true);
    playOn(playingOf(root, room, lookout, chance, effort), [], 1);
    expect(room.over).toBe(false);
  });
});

describe('a changed plan', () => {
  it('differs at one place, and all that could stand there come up', () => {
    const seen = new Set<string>();
    const own = playing();
    const chance = chanceFrom(2);
    for (let i = 0; i < 60; i++)
      seen.add((changed(own, [order(TAKE, 3)], chance) ?? []).map(({ verb, a }) => `${verb} ${a}`).join(', '));
    // Left out; another one; another one first.
    expect(seen).toContain('');
    expect(seen).toContain(`${TAKE} 2`);
    expect(seen).toContain(`${TAKE} 2, ${TAKE} 3`);
    expect(seen).not.toContain(`${TAKE} 3`);
  });
  it('is none where there is nothing to change', () => expect(changed(playing(), [], chanceFrom(1))).toBeUndefined());
});
