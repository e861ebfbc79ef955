import {
  guideContract,
  lessonContract,
  lessonPlayer,
  type Solutions,
  solvedEvents,
  solvedLessons,
} from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import farm from '../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { RULES } from '../../rule-book.ts';
import { tabletop } from '../game.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { LESSONS } from './lessons.ts';
import { tabletopStage } from './stage.ts';

/** Orders that miss the point: the general beside his men but behind them, the brook instead of the ford, the other charge first, … */
const SOLUTIONS = {
  command: [
    {
      wrong: { type: 'ride', leader: 'g-fr', to: [48, 15.25] },
      right: { type: 'ride', leader: 'g-fr', to: [60, 25] },
    },
    {
      wrong: { type: 'ride', leader: 'g-fr-aide-1', to: [66, 16.25] },
      right: { type: 'ride', leader: 'g-fr-aide-1', to: [88, 10.25] },
    },
    {
      wrong: { type: 'order', leader: 'g-fr-aide-1', unit: 't-fr3', order: 'WITHDRAW' },
      right: { type: 'order', leader: 'g-fr-aide-1', unit: 't-fr3', order: 'SUPPORT', of: 't-fr2' },
    },
  ],
  sisters: [
    { wrong: { type: 'hold', unit: 't-fr2' }, right: { type: 'open-fire' } },
    {
      wrong: { type: 'influence', by: 'g-fr', points: -1 },
      right: { type: 'influence', by: 'g-fr', points: 1 },
    },
  ],
  brook: [
    {
      wrong: { type: 'form', unit: 't-fr2', formation: 'line' },
      right: { type: 'form', unit: 't-fr2', formation: 'marchColumn' },
    },
    {
      wrong: { type: 'advance', unit: 't-fr2', cm: 0.43 },
      right: { type: 'march', unit: 't-fr2', to: [64, 30.5], facing: 0 },
    },
    { wrong: { type: 'advance', unit: 't-fr1', cm: 0.75 }, right: { type: 'advance', unit: 't-fr1', cm: 3 } },
  ],
  firstFire: [
    { wrong: { type: 'back', unit: 't-fr1', cm: 1.5 }, right: { type: 'advance', unit: 't-fr1', cm: 6 } },
    { wrong: { type: 'face', unit: 't-fr2' }, right: { type: 'done' } },
    { wrong: { type: 'hold', unit: 't-fr1' }, right: { type: 'open-fire' } },
  ],
  fireLosses: [
    { wrong: { type: 'advance', unit: 't-fr2', cm: 2 }, right: { type: 'advance', unit: 't-fr2', cm: 4 } },
    { wrong: { type: 'screen', unit: 't-fr1' }, right: { type: 'done' } },
    { wrong: { type: 'hold', unit: 't-fr2' }, right: { type: 'open-fire' } },
  ],
  farm: [
    { wrong: { type: 'face', unit: 't-fr2' }, right: { type: 'enter', unit: 't-fr2', sector: 'farm' } },
    { wrong: { type: 'advance', unit: 't-fr1', cm: 1.5 }, right: { type: 'done' } },
    {
      wrong: { type: 'ride', leader: 'g-fr', to: [44, 34.25] },
      right: { type: 'ride', leader: 'g-fr', to: [60, 35] },
    },
    {
      wrong: { type: 'order', leader: 'g-fr', unit: 't-fr2', order: 'WITHDRAW' },
      right: { type: 'test', leader: 'g-fr', unit: 't-fr2' },
    },
    { wrong: { type: 'accept' }, right: { type: 'waive', square: 0, shelter: 1 } },
  ],
  square: [
    { wrong: { type: 'stand', unit: 't-fr2' }, right: { type: 'square', unit: 't-fr2' } },
    {
      wrong: { type: 'influence', by: 'g-fr', points: -1 },
      right: { type: 'influence', by: 'g-fr', points: 1 },
    },
  ],
  charge: [
    { wrong: { type: 'done' }, right: { type: 'charge', unit: 't-fr3', target: 't-au2' } },
    { wrong: { type: 'done' }, right: { type: 'charge', unit: 't-fr2', target: 't-au1' } },
    { wrong: { type: 'resolve', unit: 't-fr2' }, right: { type: 'resolve', unit: 't-fr3' } },
    { wrong: { type: 'reach', unit: 't-fr2', cm: 0 }, right: { type: 'reach', unit: 't-fr2', cm: 13.65 } },
  ],
  rout: [
    { wrong: { type: 'advance', unit: 't-fr2', cm: 2 }, right: { type: 'done' } },
    { wrong: { type: 'break', unit: 't-fr1' }, right: { type: 'pursue', unit: 't-fr1', target: 't-au1' } },
  ],
  rally: [
    {
      wrong: { type: 'ride', leader: 'g-au', to: [84, 70] },
      right: { type: 'ride', leader: 'g-au', to: [66, 61.75] },
    },
    { wrong: { type: 'done' }, right: { type: 'rally', leader: 'g-au', unit: 't-au1' } },
    {
      wrong: { type: 'influence', by: 'g-au', points: -2 },
      right: { type: 'influence', by: 'g-au', points: 2 },
    },
  ],
} as const satisfies Record<string, readonly { readonly wrong?: TabletopCommand; readonly right: TabletopCommand }[]> &
  Solutions;

const last = solvedEvents(lessonPlayer(tabletop), LESSONS, SOLUTIONS);
const all = (id: keyof typeof SOLUTIONS, n: number, type: string) => last(id, n).filter((e) => e.type === type);
const only = (id: keyof typeof SOLUTIONS, n: number, type: string) => all(id, n, type)[0];
const options = { rules: RULES, places: () => [], ids: /\b[gt]-(fr|au)/ };

describe('lessons', () => {
  solvedLessons(tabletop, LESSONS, SOLUTIONS);

  it('are those that the file of the tutorial lists', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(farm.lessons.map(({ id }) => id));
  });
  it('show what they tell', () => {
    expect(only('sisters', 1, 'losses')).toMatchObject({ piece: 't-fr2', men: 50 });
    expect(only('sisters', 2, 'morale-tested')).toMatchObject({
      items: [
        { code: 'B1', value: 4 },
        { code: 'B2', value: 1 },
        { code: 'D', value: 0 },
        { code: 'F13', value: 2 },
        { code: 'F17', value: 1 },
        { code: 'F26', value: -1 },
      ],
      total: 7,
      result: 'obey',
    });
    expect(only('brook', 3, 'degraded')).toMatchObject({ to: 'disorganised' });
    expect(only('firstFire', 3, 'morale-tested')).toMatchObject({ occasions: ['firstFire'], result: 'halt' });
    // 61 losses leave 19 figures, and 57 are enough.
    expect(only('fireLosses', 3, 'losses')).toMatchObject({ piece: 't-au1', men: 61, figures: 1 });
    expect(only('fireLosses', 3, 'morale-tested')).toMatchObject({ occasions: ['fireLosses'], result: 'retreat' });
    expect(only('farm', 2, 'control-changed')).toMatchObject({ side: 'french' });
    expect(only('farm', 4, 'morale-rolled')).toMatchObject({ total: 10 });
    expect(only('farm', 5, 'morale-tested')).toMatchObject({ total: 7, result: 'obey' });
    expect(only('square', 2, 'morale-tested')).toMatchObject({ total: 6, result: 'obey' });
    expect(only('square', 2, 'contact')).toMatchObject({ target: 't-fr2' });
    expect(all('charge', 3, 'morale-tested')).toMatchObject([
      { piece: 't-au2', occasions: ['receiveCharge'], result: 'obey' },
      // For what the Grenzers' fire cost them, not for the charge.
      { piece: 't-fr3', occasions: ['fireLosses'] },
      { piece: 't-au1', occasions: ['receiveCharge'], result: 'retreat' },
      { piece: 't-fr2', occasions: ['charge'], result: 'obey' },
    ]);
    expect(all('rout', 1, 'losses').filter((e) => 'piece' in e && e.piece === 't-au1')).toMatchObject([
      { men: 72 },
      { men: 72 },
    ]);
    expect(all('rout', 1, 'morale-tested')).toMatchObject([
      { piece: 't-au1', result: 'rout' },
      { piece: 't-fr1', result: 'obey' },
      { piece: 't-au2', occasions: ['friendlyRout'], result: 'retreat' },
      { piece: 't-au3', occasions: ['friendlyRout'], result: 'obey' },
    ]);
    expect(only('rally', 3, 'morale-tested')).toMatchObject({ occasions: ['rally'], total: 3, result: 'obey' });
  });
  it('refuse nothing that the rules allow: the losses are not enough without the second battalion', () => {
    const { play } = lessonPlayer(tabletop);
    const lesson = LESSONS.find(({ id }) => id === 'fireLosses')!;
    const { events } = play(lesson, [{ type: 'done' }, { type: 'open-fire' }]);
    expect(events.filter((e) => e.type === 'morale-tested')).toEqual([]);
  });
});
lessonContract({ spec: tabletop, stage: tabletopStage }, options);
guideContract({ spec: tabletop, stage: tabletopStage }, options);
