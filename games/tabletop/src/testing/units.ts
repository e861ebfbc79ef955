import type { Situation, Tester } from '../rules/morale/situation.ts';

/** A regular line of 20 figures, unless told otherwise. */
export const tester = (more: Partial<Tester> = {}): Tester => ({
  arm: 'infantry',
  status: 'regular',
  base: 5,
  eliteBonus: false,
  initialFigures: 20,
  losses: 0,
  escort: 0,
  formation: 'line',
  degradation: 'formed',
  state: 'steady',
  everRouted: false,
  ...more,
});
/** Nothing around it, unless told otherwise. */
export const situation = (more: Partial<Situation> = {}): Situation => ({
  occasions: ['fireLosses'],
  againstCavalry: false,
  shelter: 'none',
  command: { kind: 'none' },
  generalHit: 0,
  generalLeft: 0,
  friends: 0,
  enemies: 0,
  enemyRouts: 0,
  friendlyRouts: 0,
  testerInMelee: false,
  enemyRear: false,
  enemyFlank: false,
  meleeWon: false,
  lossRun: 0,
  meleeExcess: 0,
  shooters: [],
  supportBatteries: 0,
  cavalryCharging: false,
  ...more,
});
