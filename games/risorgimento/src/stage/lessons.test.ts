import { lessonPlayer, type Solutions, solvedEvents, solvedLessons } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { risorgimento } from '../game.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { LESSONS } from './lessons.ts';

/** A lone attack on San Martino instead of the pair's, a march beside the point, the other corps, … */
const SOLUTIONS = {
  orders: [
    { wrong: { type: 'wait' }, right: { type: 'try' } },
    {
      wrong: { type: 'move', unit: 'jgr9', to: '1912', facing: 'N' },
      right: { type: 'lead', leader: 'ldr-lippert', to: '1814' },
    },
  ],
  zones: [
    {
      wrong: { type: 'move', unit: 'rainer-1', to: '1814', facing: 'N' },
      right: { type: 'move', unit: 'rainer-1', to: '1812', facing: 'N' },
    },
    {
      wrong: { type: 'move', unit: 'rainer-2', to: '1609', facing: 'NE' },
      right: { type: 'move', unit: 'rainer-3', to: '1712', facing: 'N' },
    },
  ],
  hand: [
    { wrong: { type: 'pass' }, right: { type: 'activate', corps: 'F2' } },
    { wrong: { type: 'begin', formation: 'lefebvre' }, right: { type: 'finish' } },
  ],
  reactions: [
    {
      wrong: { type: 'withdraw', unit: 'hus-kaiser', to: '2113', facing: 'N' },
      right: { type: 'withdraw', unit: 'jgr9', to: '1816', facing: 'N' },
    },
    {
      wrong: { type: 'withdraw', unit: 'hus-kaiser', to: '2113', facing: 'N' },
      right: { type: 'counter', unit: 'hus-kaiser' },
    },
  ],
  assault: [
    {
      wrong: { type: 'attack', attackers: ['rainer-1'], target: '1811' },
      right: { type: 'attack', attackers: ['rainer-1', 'rainer-2'], target: '1811' },
    },
    { right: { type: 'face', facing: 'N' } },
    { wrong: { type: 'stay' }, right: { type: 'continue' } },
  ],
  reserve: [
    { wrong: { type: 'done' }, right: { type: 'recover', unit: 'sachsen-1' } },
    { wrong: { type: 'release', formation: 'waterfliet' }, right: { type: 'release', formation: 'dauber' } },
  ],
} as const satisfies Record<
  string,
  readonly { readonly wrong?: RisorgimentoCommand; readonly right: RisorgimentoCommand }[]
> &
  Solutions;

const last = solvedEvents(lessonPlayer(risorgimento), LESSONS, SOLUTIONS);
const only = (id: keyof typeof SOLUTIONS, n: number, type: string) => last(id, n).find((e) => e.type === type);

describe('lessons', () => {
  solvedLessons(risorgimento, LESSONS, SOLUTIONS);

  it('shows what it tells: Orders by a roll, a zone left, a turn of the hand, a counter-charge, a hex taken, one hit for good', () => {
    expect(only('orders', 1, 'orders-rolled')).toMatchObject({ die: 2, total: 2, hasOrders: true });
    expect(only('zones', 1, 'stepped')).toMatchObject({ cost: 5 });
    expect(only('zones', 2, 'stepped')).toMatchObject({ from: '1711', cost: 3 });
    expect(only('hand', 1, 'continuity-rolled')).toMatchObject({ die: 1, rating: 4, passed: true });
    expect(only('hand', 2, 'hand-passed')).toMatchObject({ side: 'austrian', mode: 'interrupt' });
    expect(only('reactions', 2, 'attack-resolved')).toMatchObject({ totals: [7, 2], hits: [1, 2] });
    expect(only('assault', 1, 'attack-resolved')).toMatchObject({ totals: [9, 0], hits: [0, 3] });
    expect(only('assault', 1, 'control-changed')).toMatchObject({ hex: '1811', side: 'austrian' });
    expect(only('assault', 3, 'continuation-rolled')).toMatchObject({ total: -2, made: true });
    // The battalion had two hits; the first stays.
    expect(only('reserve', 1, 'recovered')).toMatchObject({ piece: 'sachsen-1', hits: 1 });
  });
});
