import { describe, expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import {
  afterCommandEvent,
  bestCandidate,
  type CommandFigure,
  commandCandidates,
  commandPenalty,
  contactRange,
  distancePenalty,
  distanceValue,
  hasAuthority,
  inContact,
  influenceOf,
  responsibleOf,
  valueInPoints,
} from './command.ts';

const general = (more: Partial<CommandFigure> = {}): CommandFigure => ({
  id: 'G',
  kind: 'general',
  value: 60,
  distance: 0,
  visible: true,
  authority: true,
  responsible: true,
  ...more,
});
const aide = (more: Partial<CommandFigure> = {}): CommandFigure =>
  general({ id: 'a', kind: 'aide', value: 0, responsible: false, ...more });

describe('distance of a general', () => {
  rule(['1.4p', '1.4q', '1.4r', '1.4s', '1.4t', '1.4u'], 'band by band, and on without end', () => {
    const at = [15, 15.01, 30, 30.01, 44.99, 45, 59.99, 60, 74.99, 75, 89.99, 90, 104.99, 120];
    expect(at.map(distancePenalty)).toEqual([0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, -6, -6, -8]);
  });
  rule(['1.4o', '1.4v'], 'contact is under a millimetre; from there to 15 cm he must be seen', () => {
    expect([inContact(0.09), inContact(0.1)]).toEqual([true, false]);
    expect([distanceValue(0.1, true, 1), distanceValue(15, true, -1), distanceValue(15, false, 1)]).toEqual([1, -1, 0]);
  });
});
describe('the one influence', () => {
  rule(
    ['1.4x', '1.2-F11', '1.4a'],
    'of a general and an aide in contact, one; the best is taken unless another is chosen',
    () => {
      const figures = [aide(), general()];
      const options = commandCandidates(figures);
      expect(options.map(({ code }) => code)).toEqual(['F11', 'F09']);
      expect(bestCandidate(options)).toMatchObject({ code: 'F09', max: 3 });
      expect(influenceOf(figures, options[1], -2)).toEqual({ kind: 'contact', value: 60, choice: -2 });
      expect(influenceOf(figures, options[0])).toEqual({ kind: 'aide' });
    },
  );
  rule(
    ['1.4v', '1.4w'],
    'a general near by and unseen is no choice, and says so; far off he costs, seen or not',
    () => {
      const hidden = [general({ distance: 9, visible: false })];
      expect(commandCandidates(hidden)).toEqual([]);
      expect(influenceOf(hidden, undefined)).toEqual({ kind: 'unseen' });
      const far = [general({ distance: 31, visible: false })];
      expect(influenceOf(far, commandCandidates(far)[0])).toEqual({ kind: 'beyond', distance: 31 });
      expect(influenceOf([], undefined)).toEqual({ kind: 'none' });
    },
  );
  rule(['1.2-F17', '1.4m'], 'near by it is one more or one less', () => {
    const near = [general({ distance: 4 })];
    const [option] = commandCandidates(near);
    expect([influenceOf(near, option, 1), influenceOf(near, option, -1)]).toEqual([
      { kind: 'within15', sign: 1 },
      { kind: 'within15', sign: -1 },
    ]);
  });
  rule('1.1-12d', 'a commander carried along, or leaving, gives nothing', () => {
    expect(commandCandidates([general({ isOut: true }), aide({ isOut: true })])).toEqual([]);
    expect(commandCandidates([general({ isCarried: true }), aide({ isCarried: true })])).toEqual([]);
  });
  rule(
    ['1.1-12d', '1.4p', '1.4w'],
    'how far the general in charge is still counts while another unit carries him',
    () => {
      const far = [general({ distance: 72.53, isCarried: true, visible: false })];
      const [option] = commandCandidates(far);
      expect(option).toMatchObject({ code: 'F20', value: -4 });
      expect(influenceOf(far, option)).toEqual({ kind: 'beyond', distance: 72.53 });
      // Near by he is not felt, seen or not.
      const near = [general({ distance: 4, isCarried: true })];
      expect([commandCandidates(near), influenceOf(near, undefined)]).toEqual([[], { kind: 'unseen' }]);
      expect(influenceOf([general({ distance: 4, isOut: true })], undefined)).toEqual({ kind: 'none' });
    },
  );
  rule(['1.4n', '1.1-07'], 'authority goes down the chain and by arm; the commander has it everywhere', () => {
    const horse = { generalArms: ['cavalry'], unitArm: 'infantry' } as const;
    expect(hasAuthority({ ...horse, inChain: true, isCommander: true })).toBe(true);
    expect(hasAuthority({ generalArms: ['infantry'], unitArm: 'infantry', inChain: false })).toBe(false);
    expect(
      responsibleOf([
        { id: 1, inPlay: false },
        { id: 2, inPlay: true },
        { id: 3, inPlay: true },
      ])?.id,
    ).toBe(2);
    expect(responsibleOf([{ inPlay: false }])).toBeUndefined();
  });
});
describe('generals hit and gone', () => {
  rule(['1.1-08b', '1.1-08d'], 'a hit counts for two periods, a departure for one', () => {
    const of = (event: 'hit' | 'left', testPeriod: number) =>
      commandPenalty({ event, value: 80, eventPeriod: 3, testPeriod });
    expect([2, 3, 4, 5].map((period) => of('hit', period))).toEqual([0, -4, -4, 0]);
    expect([3, 4].map((period) => of('left', period))).toEqual([-4, 0]);
  });
  rule(
    ['1.1-08', '1.1-08e', '1.1-A0'],
    'departures test, arrivals do not; a battery never tests, though it counts the loss',
    () => {
      expect(afterCommandEvent('aideLeaves')).toEqual({ test: true, penalty: 0 });
      expect(afterCommandEvent('generalKilled', 60, 'artillery')).toEqual({ test: false, penalty: -3 });
      expect(afterCommandEvent('aideArrives')).toEqual({ test: false, penalty: 0 });
    },
  );
  rule(['1.4c', '1.1-08a'], 'odd values are rounded down before they are added', () => {
    expect([contactRange(30), contactRange(15)]).toEqual([
      { min: -1, max: 1 },
      { min: 0, max: 0 },
    ]);
    expect(valueInPoints(30) + valueInPoints(30)).toBe(40);
  });
});
