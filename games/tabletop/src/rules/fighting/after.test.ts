import { isInContact, overlaps } from '@tambour/boards';
import { describe, expect } from 'vitest';
import type { MoraleState } from '../../model/vocabulary.ts';
import { ground, home, inMelee, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { fateOfHit, isFigureHit } from '../risk.ts';
import { shapeOf } from '../table/footprints.ts';
import { OPEN_GROUND } from '../table/ground.ts';
import type { Placed } from '../table/placed.ts';
import {
  type AfterRound,
  beatenBy,
  type Fought,
  foughtBy,
  levelAfter,
  staysInContact,
  type Tested,
  testsAfter,
  testsOn,
} from './after.ts';
import { type FollowUp, followUp, type OccupyCase, occupy } from './follow.ts';
import { followAfter, recoilFrom, recoilLength } from './recoil.ts';

describe('how a round went', () => {
  const round = (lossesA: number, lossesB: number, figuresA = 16, figuresB = 16) =>
    foughtBy({ a: 'a', b: 'b', lossesA, lossesB, figuresA, figuresB }).map(({ outcome }) => outcome);
  rule(['C9d', 'C9h'], 'beaten by more than a tenth and a man a figure; else drawn', () => {
    expect(round(23, 20)).toEqual(['lost', 'won']);
    expect(round(22, 20)).toEqual(['drawn', 'drawn']);
    expect(round(20, 23)).toEqual(['won', 'lost']);
    expect([round(15, 5), round(16, 5)]).toEqual([
      ['drawn', 'drawn'],
      ['lost', 'won'],
    ]);
    // One per figure it had, not per figure of the part that fought here.
    expect(round(12, 5, 24)).toEqual(['drawn', 'drawn']);
    expect(round(0, 0)).toEqual(['drawn', 'drawn']);
    expect(foughtBy({ a: 'a', b: 'b', lossesA: 30, lossesB: 10, figuresA: 16, figuresB: 16 })[1]).toEqual({
      ...{ unit: 'b', enemy: 'a', suffered: 10, inflicted: 30, outcome: 'won' },
    });
  });
});

describe('what it leaves of a unit', () => {
  const unit = (more: Partial<AfterRound> = {}): AfterRound => ({
    ...{ arm: 'infantry', formation: 'line', degradation: 'formed', isGarrison: false, rounds: 1, lostTo: [] },
    ...more,
  });
  rule('C9e', 'wear: disorganised after one round, without formation after two; garrisons do not wear', () => {
    expect([1, 2, 3].map((rounds) => levelAfter(unit({ rounds })))).toEqual([
      'disorganised',
      'noFormation',
      'noFormation',
    ]);
    expect(levelAfter(unit({ degradation: 'disorder' }))).toBe('disorder');
    expect(levelAfter(unit({ isGarrison: true, rounds: 3 }))).toBe('formed');
  });
  rule('C9f', 'defeat: a level, at least to no formation; infantry before cavalry all of it, but not in square', () => {
    expect(levelAfter(unit({ lostTo: ['infantry'] }))).toBe('noFormation');
    expect(levelAfter(unit({ lostTo: ['infantry'], rounds: 2 }))).toBe('disorder');
    // Two defeats at once are one level.
    expect(levelAfter(unit({ lostTo: ['infantry', 'infantry'] }))).toBe('noFormation');
    expect(levelAfter(unit({ lostTo: ['infantry', 'cavalry'] }))).toBe('disorder');
    expect(levelAfter(unit({ lostTo: ['cavalry'], formation: 'square' }))).toBe('noFormation');
    expect(levelAfter(unit({ lostTo: ['cavalry'], arm: 'cavalry' }))).toBe('noFormation');
    expect(levelAfter(unit({ lostTo: ['cavalry'], arm: 'artillery', formation: 'unlimbered' }))).toBe('noFormation');
    expect(levelAfter(unit({ lostTo: ['infantry'], isGarrison: true }))).toBe('noFormation');
  });
});

describe('who tests, and when', () => {
  const tested = (more: Partial<Tested> = {}): Tested => ({
    ...{ arm: 'infantry', state: 'steady', status: 'regular', isLimbered: false, figures: 10 },
    ...more,
  });
  const fought = (unit: string, enemy: string, outcome: Fought<string>['outcome'], suffered = 20): Fought<string> => ({
    ...{ unit, enemy, outcome, suffered, inflicted: 5 },
  });
  const order = (all: readonly Fought<string>[], units: Readonly<Record<string, Tested>> = {}) =>
    testsAfter(all, (id) => units[id] ?? tested()).map(({ fought: { unit, enemy }, occasion }) => [
      unit,
      enemy,
      occasion,
    ]);
  rule(['C9g', '1.1-03a', '1.1-03b'], 'who lost before who won; of several defeats the heaviest first', () => {
    const all = [
      fought('a', 'x', 'lost', 20),
      fought('x', 'a', 'won'),
      fought('a', 'y', 'lost', 30),
      fought('y', 'a', 'won'),
      fought('b', 'z', 'won'),
      fought('z', 'b', 'lost'),
      fought('b', 'y', 'lost', 25),
      fought('y', 'b', 'won'),
    ];
    expect(order(all)).toEqual([
      ['a', 'y', 'meleeLost'],
      ['a', 'x', 'meleeLost'],
      ['b', 'y', 'meleeLost'],
      ['z', 'b', 'meleeLost'],
      ['x', 'a', 'meleeWon'],
      ['y', 'a', 'meleeWon'],
      ['y', 'b', 'meleeWon'],
      ['b', 'z', 'meleeWon'],
    ]);
    expect(beatenBy('a', all).map(({ enemy }) => enemy)).toEqual(['y', 'x']);
    // Of equals the first fought.
    expect(beatenBy('a', [fought('a', 'x', 'lost'), fought('a', 'y', 'lost')])[0]?.enemy).toBe('x');
    expect((['obey', 'halt', 'retreat', 'uncontrolledAdvance', 'rout', 'flight'] as const).map(testsOn)).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ]);
  });
  rule(['C9h', 'C10c', '1.1-A0'], 'nobody after a draw, nobody who runs, no gunners who won', () => {
    expect(order([fought('a', 'x', 'drawn'), fought('x', 'a', 'drawn')])).toEqual([]);
    const lost = [fought('a', 'x', 'lost')];
    for (const state of ['rout', 'flight', 'freed'] as const) expect(order(lost, { a: tested({ state }) })).toEqual([]);
    expect(order(lost, { a: tested({ state: 'retreat' }) })).toEqual([['a', 'x', 'meleeLost']]);
    expect(order([fought('a', 'x', 'won')], { a: tested({ arm: 'artillery' }) })).toEqual([]);
  });
  rule(['2.5-A1', '2.5-A2', '1.1-A2'], 'limbered gunners rout without a test, unless elite or guard', () => {
    const lost = [fought('a', 'x', 'lost')];
    const gunners = (more: Partial<Tested>) => order(lost, { a: tested({ arm: 'artillery', figures: 4, ...more }) })[0];
    expect(gunners({ isLimbered: true })?.[2]).toBe('routWithoutTest');
    expect(gunners({ isLimbered: true, status: 'elite' })?.[2]).toBe('meleeLost');
    expect(gunners({ isLimbered: false })?.[2]).toBe('meleeLost');
  });
});

describe('giving ground', () => {
  const { table } = home('bottom');
  const around = (units: readonly Placed[], on = OPEN_GROUND) => ({ units, ground: on, table });
  rule(['C9f', 'C9j'], '4 cm, cavalry 8, straight away, facing kept; guns and garrisons not at all', () => {
    const [loser, winner] = inMelee(placed({ y: 40 }), placed({ y: 41.5, side: 1, facing: 180 }));
    expect(recoilFrom(loser, winner, around([loser, winner]))).toMatchObject({
      ...{ moved: 400, heading: 18_000, base: { x: 6000, y: 3600, heading: 0 } },
    });
    const horse = placed({ arm: 'cavalry', y: 40 });
    expect(recoilFrom(horse, winner, around([horse, winner])).moved).toBe(800);
    expect(recoilLength(placed({ arm: 'artillery' }))).toBe(0);
    const farm = ground({
      kind: 'builtUp',
      polygon: [
        [55, 36],
        [65, 36],
        [65, 44],
        [55, 44],
      ],
    }).sectors[0];
    expect(recoilLength(placed({ sector: farm ?? null }))).toBe(0);
  });
  rule('C9j', 'away from the one that inflicted most, be it askew', () => {
    const loser = placed({ y: 40 });
    // Up to the right by 45 degrees: it goes down to the left.
    const step = recoilFrom(loser, placed({ x: 70, y: 50, side: 1 }), around([loser]));
    expect(step).toMatchObject({ heading: 22_500, moved: 400, base: { x: 5717, y: 3717, heading: 0 } });
  });
  rule(['C9j', 'C1e'], 'as far as there is room: no unit, no river, no house, no edge', () => {
    const winner = placed({ y: 41.5, side: 1, facing: 180 });
    const loser = placed({ y: 40 });
    const moved = (units: readonly Placed[], on = OPEN_GROUND, from = loser, by = winner) =>
      recoilFrom(from, by, around([from, by, ...units], on)).moved;
    // Rear edge at 39.25, the friend's front edge at 37.
    expect(moved([placed({ y: 36.25 })])).toBe(225);
    expect(moved([placed({ y: 38.5 })])).toBe(0);
    expect(moved([placed({ y: 36.25, state: 'gone' as MoraleState })])).toBe(400);
    const pool = (kind: 'marsh' | 'builtUp' | 'wood') =>
      ground({
        kind,
        polygon: [
          [50, 30],
          [70, 30],
          [70, 38],
          [50, 38],
        ],
      });
    expect([moved([], pool('marsh')), moved([], pool('builtUp')), moved([], pool('wood'))]).toEqual([125, 125, 400]);
    const wall = ground({
      kind: 'wall',
      line: [
        [40, 37],
        [80, 37],
      ],
    });
    expect(moved([], wall)).toBe(400);
    const horse = placed({ arm: 'cavalry', y: 40 });
    expect(moved([], wall, horse)).toBe(225);
    const low = placed({ y: 3 });
    expect(moved([], OPEN_GROUND, low, placed({ y: 4.5, side: 1, facing: 180 }))).toBe(225);
  });
  rule('C10a', 'a follower goes the same way and touches as before, if nothing is in its way', () => {
    const [loser, winner] = inMelee(placed({ y: 40 }), placed({ x: 63, y: 41.5, side: 1, facing: 180 }));
    const units = [loser, winner];
    const step = recoilFrom(loser, winner, around(units));
    const after = followAfter(winner, loser, step, around(units));
    if (!after) throw new Error('no room');
    const [a, b] = [shapeOf(step.base), shapeOf(after.base)];
    expect([step.moved, overlaps(a, b), isInContact(a, b), after.base.heading]).toEqual([400, false, true, 18_000]);
    const inTheWay = placed({ x: 53, y: 42, width: 2, side: 1 });
    expect(followAfter(winner, loser, step, around([...units, inTheWay]))).toBeNull();
  });
});

describe('leave to follow', () => {
  const follower = (more: Partial<FollowUp> = {}): FollowUp => ({
    ...{ order: 'ATTACK', result: 'obey', degradation: 'disorganised', figures: 9, initialFigures: 16 },
    ...{ hasRecoiled: true, loserResult: 'halt', hasRoom: true },
    ...more,
  });
  const why = (more: Partial<FollowUp>) => followUp(follower(more)).refusals.map(({ rule: id }) => id);
  rule(['C10a', 'C10d', '1.1-04a', '1.1-04b', '2.3e'], 'each thing it needs, by itself', () => {
    expect([followUp(follower()).may, why({ loserResult: 'obey' })]).toEqual([true, []]);
    expect(why({ hasRecoiled: false })).toEqual(['C10d']);
    for (const loserResult of ['retreat', 'rout', 'flight', 'uncontrolledAdvance', null] as const)
      expect(why({ loserResult })).toEqual(['C10a']);
    expect(why({ order: 'HOLD' })).toEqual(['1.1-04a']);
    expect(why({ result: 'halt' })).toEqual(['2.3e']);
    expect(why({ degradation: 'noFormation', figures: 8 })).toEqual(['1.1-04b', '1.1-04b']);
    expect(why({ hasRoom: false })).toEqual(['C10a']);
  });
  rule('1.1-04c', 'who runs forward follows, order or none', () => {
    const forced = follower({ result: 'uncontrolledAdvance', order: 'HOLD', figures: 2, degradation: 'noFormation' });
    expect(followUp(forced)).toMatchObject({ may: true, must: true });
    expect(followUp(follower())).toMatchObject({ may: true, must: false });
  });
  rule(['C10a', 'C5b', 'C1e'], 'into a sector: empty, clear, for infantry that fits', () => {
    const into = (more: Partial<OccupyCase>) =>
      occupy({ ...follower(), arm: 'infantry', isEmpty: true, isClear: true, capacity: 9, ...more });
    expect(into({}).may).toBe(true);
    const rules = (more: Partial<OccupyCase>) => into(more).refusals.map(({ rule: id }) => id);
    expect(rules({ isEmpty: false })).toEqual(['C10a']);
    expect(rules({ arm: 'cavalry' })).toEqual(['C10a']);
    expect(rules({ capacity: 8 })).toEqual(['C5b']);
    expect(rules({ isClear: false })).toEqual(['C1e']);
    expect(rules({ order: 'MARCH' })).toEqual(['1.1-04a']);
  });
  rule('C9m', 'contact ends with a recoil that nobody follows, or when one goes', () => {
    const stays = (hasRecoiled: boolean, isFollowed: boolean, goes: boolean) =>
      staysInContact({ hasRecoiled, isFollowed, goes });
    expect([stays(false, false, false), stays(true, true, false)]).toEqual([true, true]);
    expect([stays(true, false, false), stays(false, false, true), stays(true, true, true)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a general among the troops', () => {
  rule('C12f', 'is hit by 12 in fire, by 11 or 12 in close combat; wounded to 3, killed above', () => {
    expect([isFigureHit('fire', [6, 5]), isFigureHit('fire', [6, 6])]).toEqual([false, true]);
    expect([isFigureHit('melee', [5, 5]), isFigureHit('melee', [5, 6]), isFigureHit('melee', [6, 6])]).toEqual([
      ...[false, true],
      true,
    ]);
    expect([1, 3, 4, 6].map(fateOfHit)).toEqual(['wounded', 'wounded', 'killed', 'killed']);
    expect(() => isFigureHit('fire', [6, 7])).toThrow('dice.1');
    expect(() => fateOfHit(0)).toThrow('die');
  });
});
