import { describe, expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { mayAct, whyNotAct } from './acts.ts';
import { interpenetrates, type PassageCase, whyNoPassage } from './interpenetration.ts';
import { surrender } from './prisoners.ts';
import { mayFollow, mayPursue } from './pursuit.ts';
import { keptRallyStops, type RetreatRallyCase, rallyRetreat, rallyRout } from './rally.ts';

const far = { nearestEnemyInfantry: 60, nearestBattery: null } as const;
const why = (c: RetreatRallyCase) => rallyRetreat(c).refusals.map(({ rule: id }) => id);
const friend = { arm: 'infantry', figures: 8, mass: true, formed: true, facingEnemy: true } as const;

describe('to rally from a retreat', () => {
  rule(['2.4-R15', '2.4-R2'], 'behind a wood or village no battery is minded', () => {
    const near = { nearestEnemyInfantry: 22, nearestBattery: { distance: 10, halfRange: 60 } };
    expect(rallyRetreat({ case: 'woodOrVillage', ...near })).toMatchObject({ mayTest: true, mayStop: true });
    expect(why({ case: 'shelter', ...near })).toEqual(['2.4-R8']);
  });
  rule(['2.4-R4', '2.4-R0'], 'once a period, but for whoever newly comes and for the edge', () => {
    const again = (name: RetreatRallyCase['case']) =>
      rallyRetreat({ case: name, ...far, testedThisPeriod: true }).mayTest;
    expect([again('shelter'), again('generalOrAide'), again('tableEdge')]).toEqual([false, true, true]);
    expect(why({ case: 'generalOrAide', ...far, dependsOn: false })).toEqual(['2.4-R4']);
  });
  rule(['2.4-R3', '2.4-R3a'], 'a friend must be large enough, formed, facing the enemy, and no battery', () => {
    const behind = (more: object) => why({ case: 'behindFriend', ...far, friend: { ...friend, ...more } });
    expect(behind({})).toEqual([]);
    expect(behind({ figures: 7, formed: false, facingEnemy: false })).toEqual(['2.4-R3', '2.4-R3', '2.4-R3']);
    expect(behind({ arm: 'artillery' })).toEqual(['2.4-R3a']);
    expect(behind({ arm: 'cavalry', figures: 5 })).toEqual([]);
    expect(why({ case: 'behindFriend', ...far })).toContain('2.4-R3a');
  });
  rule(
    ['2.4-R11', '2.4-R12', '2.4-R9'],
    'skirmishers do not cover it; nor does a screen that leaves part of it in view',
    () => {
      const near = { case: 'behindFriend', nearestEnemyInfantry: 12, nearestBattery: null } as const;
      const stops = (mass: boolean, whollyScreened: boolean) =>
        rallyRetreat({ ...near, friend: { ...friend, mass }, whollyScreened });
      expect(stops(true, true).mayStop).toBe(true);
      expect(stops(false, true)).toMatchObject({ mayTest: true, mayStop: false });
      expect(stops(true, false).refusals.map(({ rule: id }) => id)).toEqual(['2.4-R12']);
    },
  );
});
describe('a rally kept', () => {
  rule(
    ['2.4-R9', '2.4-R12'],
    'stops where it is far enough from muskets and guns, or wholly behind a friend in mass',
    () => {
      const at = (nearestEnemyInfantry: number, battery: number | null = null) => ({
        nearestEnemyInfantry,
        nearestBattery: battery === null ? null : { distance: battery, halfRange: 45 },
      });
      expect([keptRallyStops(at(21)), keptRallyStops(at(21.01))]).toEqual([false, true]);
      expect([keptRallyStops(at(40, 45)), keptRallyStops(at(40, 45.01))]).toEqual([false, true]);
      expect(keptRallyStops({ ...at(5), friend, whollyScreened: true })).toBe(true);
    },
  );
});
describe('a commander carried along', () => {
  rule('1.1-12e', 'is relieved by another general, not by an aide', () => {
    const c = { case: 'generalOrAide', dependsOn: true, hasCarried: true } as const;
    expect(rallyRout({ ...c, by: 'aide' }).refusals.map(({ rule: id }) => id)).toEqual(['1.1-12e']);
    expect(rallyRout({ ...c, by: 'general' }).mayTest).toBe(true);
    expect(rallyRetreat({ ...c, ...far, by: 'aide' }).mayTest).toBe(false);
    expect(rallyRetreat({ ...c, ...far, by: 'aide', hasCarried: false }).mayTest).toBe(true);
  });
});
describe('to rally from a rout', () => {
  rule(
    ['2.5-R3', '2.5-R1'],
    'a general tries once after his arrival; nobody but the edge, a friend or he gives the chance',
    () => {
      expect(rallyRout({ case: 'generalOrAide', dependsOn: true, triedSinceArrival: true }).mayTest).toBe(false);
      expect(rallyRout({ case: 'none' }).refusals.map(({ rule: id }) => id)).toEqual(['2.5-R1']);
    },
  );
  rule(['2.5-R1', '2.5-R2'], 'a battery is no friend to rally near', () => {
    const guns = { ...friend, arm: 'artillery', figures: 8, status: 'guard' } as const;
    expect(rallyRout({ case: 'nearFriend', distance: 3, routerStatus: 'regular', friend: guns }).mayTest).toBe(false);
  });
});
describe('through friends', () => {
  const passage: PassageCase = {
    routing: 12,
    state: 'rout',
    friend: { figures: 12, status: 'regular', formation: 'line', formed: true, facingEnemy: true, inMelee: false },
    distance: 1,
  };
  rule(['2.4-P19', '2.4-P14'], 'a retreat never goes', () => {
    expect(interpenetrates(passage)).toBe(true);
    expect(whyNoPassage({ ...passage, state: 'retreat' }).map(({ rule: id }) => id)).toEqual(['2.4-P19']);
    expect(mayAct('passThroughFriends', { state: 'rout' })).toBe(true);
  });
  rule(['2.5-I7', '2.5-I1'], 'all that keeps a rout out is told, each with its rule', () => {
    const shut = {
      figures: 60,
      status: 'guard',
      formation: 'square',
      formed: false,
      facingEnemy: false,
      inMelee: true,
    } as const;
    const reasons = whyNoPassage({ ...passage, friend: shut });
    expect(reasons.map(({ rule: id }) => id)).toEqual(['2.5-I1', '2.5-I1', '2.5-I4', '2.5-I5', '2.5-I6', '2.5-I2']);
    for (const { why: text } of reasons) expect(text.en && text.fr).toBeTruthy();
  });
});
describe('after a melee', () => {
  const winner = {
    arm: 'infantry',
    order: 'ATTACK',
    degradation: 'formed',
    meleeRound: 1,
    result: 'obey',
    prey: 'infantry',
  } as const;
  rule(['2.4-U1', '2.4-U6', '2.4-U3'], 'who may pursue, order by order', () => {
    const may = (arm: 'infantry' | 'cavalry') =>
      (['ATTACK', 'EXPLOIT', 'SUPPORT', 'HOLD', 'MARCH', 'WITHDRAW'] as const).filter(
        (order) => mayPursue({ ...winner, arm, order }).may,
      );
    expect(may('infantry')).toEqual(['ATTACK']);
    expect(may('cavalry')).toEqual(['EXPLOIT']);
    expect(mayPursue({ ...winner, meleeRound: 2 }).refusals.map(({ rule: id }) => id)).toEqual(['2.4-U3']);
    expect(mayPursue({ ...winner, arm: 'cavalry' }).refusals.map(({ rule: id }) => id)).toEqual(['2.4-U6']);
  });
  rule(
    ['2.4-U5', '2.4-U7', '2.4-A1'],
    'an uncontrolled advance must, with the bonus of a charge; not after gunners',
    () => {
      const forced = {
        ...winner,
        order: 'HOLD',
        degradation: 'disorder',
        meleeRound: 3,
        result: 'uncontrolledAdvance',
      } as const;
      expect(mayPursue(forced)).toMatchObject({ may: true, must: true, chargeBonus: true });
      expect(mayPursue({ ...forced, prey: 'artilleryCrew' }).refusals.map(({ rule: id }) => id)).toEqual(['2.4-A1']);
    },
  );
  rule(['1.1-04b', '1.1-04a'], 'who may follow must be in order and above half', () => {
    const follower = {
      order: 'SUPPORT',
      result: 'obey',
      degradation: 'noFormation',
      figures: 8,
      initialFigures: 17,
    } as const;
    expect(mayFollow(follower).refusals.map(({ rule: id }) => id)).toEqual(['1.1-04b', '1.1-04b']);
    expect(mayFollow({ ...follower, degradation: 'disorganised', figures: 9 }).may).toBe(true);
  });
  rule(['2.6-K2', '2.6-K3', '2.4-P16'], 'in a building elite troops may fight on; who has a way out goes', () => {
    const house = { status: 'elite', inBuilding: true, cause: 'meleeLost', result: 'flight' } as const;
    expect(surrender(house)).toEqual({ prisoner: false, waits: false, mayFightOn: true });
    const free = { status: 'regular', inBuilding: false, cause: 'fireLosses', result: 'retreat', possible: 3 } as const;
    expect(surrender(free)).toEqual({ prisoner: false, waits: false, mayFightOn: false });
    expect(surrender({ ...free, possible: 0.99, blockedBy: ['friend', 'river'], enemyWithin15: true }).prisoner).toBe(
      true,
    );
  });
});
describe('what a unit may do', () => {
  rule(['2.3a', '2.3b', '2.3c', '2.3e'], 'halted: back, fire and fight, but neither forward nor after anybody', () => {
    const may = (
      [
        'moveTowardsEnemy',
        'moveTowardsEdge',
        'fire',
        'continueMelee',
        'recoil',
        'follow',
        'pursue',
        'turn',
        'changeFormation',
        'counterCharge',
      ] as const
    ).filter((act) => mayAct(act, { state: 'halted' }));
    expect(may).toEqual(['moveTowardsEdge', 'fire', 'continueMelee', 'recoil', 'turn', 'changeFormation']);
  });
  rule(['1.1-12g', '1.1-12h', '1.1-12i'], 'who runs off goes to its edge, never to a general', () => {
    for (const state of ['retreat', 'rout', 'flight'] as const) {
      expect(mayAct('moveTowardsEdge', { state })).toBe(true);
      expect(whyNotAct('moveToGeneral', { state }).map(({ rule: id }) => id)).toEqual(['1.1-12i']);
    }
  });
  rule(['2.4-P15', '2.6-R1', '2.4-U4'], 'nobody who must move stops by choice', () => {
    for (const state of ['retreat', 'rout', 'flight', 'uncontrolled', 'pursuing'] as const)
      expect(mayAct('stopByChoice', { state }), state).toBe(false);
    expect(mayAct('stopByChoice', { state: 'halted' })).toBe(true);
  });
  rule(['2.1n', '2.1f', '2.4-C9'], 'the rule that stands in the way is the one of its case', () => {
    expect(whyNotAct('fire', { state: 'uncontrolled', formation: 'skirmish' })[0]?.rule).toBe('2.1n');
    expect(whyNotAct('fire', { state: 'uncontrolled', formation: 'line' })[0]?.rule).toBe('2.1f');
    expect(whyNotAct('counterCharge', { state: 'retreat' })[0]?.rule).toBe('2.4-C9');
  });
});
