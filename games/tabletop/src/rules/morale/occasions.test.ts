import { describe, expect } from 'vitest';
import { OCCASIONS } from '../../model/vocabulary.ts';
import { rule } from '../../testing/rule.ts';
import { causeOf } from './cause.ts';
import { sideToLeave } from './crews.ts';
import { environmentOf, threatens } from './environment.ts';
import { type FireEntry, shootersInWindow } from './fire-window.ts';
import { isDestroyed } from './losses.ts';
import { meleeTests } from './melee-history.ts';
import {
  chargerTests,
  firstFire,
  mayDecline,
  occasionApplies,
  occasionsOf,
  testsForFire,
  testsForSight,
  testsForStrength,
} from './occasions.ts';

describe('who must test', () => {
  rule(['1.1-A0', '1.1-A1', '1.1-A2', '1.1-A3', '1.1-A4'], 'a battery has four occasions, and rallies its crew', () => {
    const guns = OCCASIONS.filter((occasion) => occasionApplies({ arm: 'artillery', occasion }));
    expect(guns).toEqual(['receiveCharge', 'meleeLost', 'friendlyRout', 'commandArrives', 'rally']);
    expect(OCCASIONS.filter((occasion) => occasionApplies({ arm: 'cavalry', occasion }))).toEqual([...OCCASIONS]);
  });
  rule(
    ['2.6-R1', '1.1-12'],
    'in rout only a rally, in flight and captivity nothing, and only who runs off can rally',
    () => {
      const of = (state: 'rout' | 'retreat' | 'flight' | 'prisoner' | 'freed' | 'steady') =>
        occasionsOf('infantry', state, ['fireLosses', 'rally']);
      expect(of('rout')).toEqual(['rally']);
      expect(of('retreat')).toEqual(['fireLosses', 'rally']);
      expect(of('steady')).toEqual(['fireLosses']);
      for (const state of ['flight', 'prisoner', 'freed'] as const) expect(of(state)).toEqual([]);
    },
  );
  rule('1.0d', 'only an arrival may be declined, and in rout a rally away from the edge', () => {
    expect(OCCASIONS.filter((occasion) => mayDecline({ occasion }))).toEqual(['commandArrives']);
    expect(mayDecline({ occasion: 'rally', state: 'rout', case: 'generalOrAide' })).toBe(true);
    expect(mayDecline({ occasion: 'rally', state: 'retreat', case: 'generalOrAide' })).toBe(false);
  });
  rule(['1.1-02', '1.1-02b'], 'the charger, unless its target stood', () => {
    expect((['uncontrolledAdvance', 'halt', 'retreat', 'rout'] as const).map(chargerTests)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(chargerTests(null)).toBe(true);
  });
  rule(['1.1-05', '1.1-11', '1.5e'], 'nobody, once destroyed', () => {
    expect(isDestroyed({ initialFigures: 4, losses: 160 })).toBe(true);
    expect(isDestroyed({ initialFigures: 4, losses: 159 })).toBe(false);
    const all = { initialFigures: 4, lossesBefore: 0 };
    expect(testsForFire({ ...all, status: 'militia', lossesThisPhase: 160 })).toBe(false);
    expect(testsForStrength({ ...all, arm: 'infantry', lossesAfter: 160, inHouse: false })).toBe(false);
  });
  rule(['1.1-10b', '1.1-10'], 'at the first fire the three lesser statuses, once, never guns', () => {
    const tests = (['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'] as const).map((status) =>
      firstFire({ status, firedOnBefore: false }),
    );
    expect(tests).toEqual([false, false, false, true, true, true]);
    expect(firstFire({ status: 'militia', firedOnBefore: true })).toBe(false);
    expect(firstFire({ status: 'militia', firedOnBefore: false, arm: 'artillery' })).toBe(false);
  });
  rule('1.1-09', 'who was concealed saw out all along', () => {
    const seen = { distance: 9, wasVisible: false, isVisible: true };
    expect([testsForSight(seen), testsForSight({ ...seen, wasConcealed: true })]).toEqual([true, false]);
  });
  rule(['1.1-03a', '1.2-F24'], 'a run of losses goes on from the period before', () => {
    const lost = { suffered: 40, inflicted: 10, figures: 16 };
    expect(
      meleeTests([lost], 4, [
        [3, 'lost'],
        [3, 'lost'],
      ]),
    ).toMatchObject({ lossRuns: [3], factors: [-9] });
    expect(meleeTests([lost], 5, [[3, 'lost']])).toMatchObject({ lossRuns: [1], factors: [-2] });
  });
});

describe('what is around it', () => {
  const unit = {
    figures: 8,
    arm: 'infantry',
    visible: true,
    hasFormation: true,
    inMelee: false,
    distance: 30,
  } as const;
  rule(['1.3a', '1.3b', '1.3h'], 'sisters count double, enemies never', () => {
    const sister = { ...unit, sameRegiment: true };
    expect(environmentOf({ friends: [sister, unit], enemies: [sister] })).toEqual({ friends: 3, enemies: 1 });
    expect(environmentOf({ friends: [{ ...unit, visible: false }], enemies: [] }).friends).toBe(0);
  });
  rule(
    ['1.2-F18', '1.2-F19'],
    'infantry threatens from 15 cm, cavalry and guns from 30; nobody who runs or is taken',
    () => {
      const from = (arm: 'infantry' | 'cavalry' | 'artillery', distance: number, more = {}) =>
        threatens({ arm, distance, visible: true, ...more });
      expect([from('infantry', 15), from('infantry', 15.01)]).toEqual([true, false]);
      expect([from('cavalry', 30), from('artillery', 30), from('cavalry', 30.01)]).toEqual([true, true, false]);
      expect([from('cavalry', 9, { visible: false }), from('cavalry', 9, { state: 'rout' })]).toEqual([false, false]);
      expect(from('infantry', 9, { state: 'prisoner' })).toBe(false);
    },
  );
  rule(
    ['1.2-F26', '1.2-F27'],
    'fire of the last period counts until this period’s fire is resolved; each shooter once',
    () => {
      const log: readonly FireEntry[] = [
        { period: 2, shooter: 'A', kind: 'formed', losses: 30 },
        { period: 3, shooter: 'A', kind: 'formed', losses: 10 },
        { period: 3, shooter: 'B', kind: 'formed', losses: 12 },
        { period: 4, shooter: 'B', kind: 'canister', losses: 6 },
      ];
      expect(shootersInWindow(log, { period: 4, isFireResolved: false })).toEqual([
        { shooter: 'A', kind: 'formed', losses: 10 },
        { shooter: 'B', kind: 'canister', losses: 18 },
      ]);
      expect(shootersInWindow(log, { period: 4, isFireResolved: true })).toEqual([
        { shooter: 'B', kind: 'canister', losses: 6 },
      ]);
    },
  );
});

describe('whom it runs from', () => {
  const enemies = [
    { id: 'A', losses: 20 },
    { id: 'B', losses: 31 },
    { id: 'C', losses: 31 },
  ];
  rule(['2.5-M4', '2.5-M2', '2.4-P7', '2.6-P3'], 'of several enemies the one that inflicted most', () => {
    expect(causeOf({ occasions: ['meleeLost'], enemies, nearestInView: 'N' })).toBe('B');
    expect(causeOf({ occasions: ['receiveCharge'], enemies: [{ id: 'A', losses: 0 }], nearestInView: 'N' })).toBe('A');
    expect(causeOf({ occasions: ['friendlyRout'], enemies, nearestInView: 'N' })).toBe('N');
    expect(causeOf({ occasions: ['commandLost'], enemies: [], nearestInView: null })).toBeNull();
  });
  rule('2.4-A2', 'gunners by the side opposite to the attack', () => {
    expect((['front', 'rear', 'left', 'right'] as const).map(sideToLeave)).toEqual(['rear', 'front', 'right', 'left']);
  });
});
