import { BadInput } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { aidesOf } from './command-figures.ts';
import { crossing } from './crossing.ts';
import { artillery, lossesBy, melee, smallArms } from './fire.ts';
import { footprint, frontOf } from './footprint.ts';
import { escortFrom } from './morale/prisoners.ts';
import { chargeRate, rateOf, retreatRate } from './rates.ts';
import { type ReactionCase, reactionInTime, reactionsOf } from './reactions.ts';

describe('losses', () => {
  rule(['C7e', 'C7g', 'C7h'], 'by the band a distance lies in, ends included', () => {
    const shot = (distance: number) => smallArms({ figures: 10, weapon: 'musket', distance, modifiers: 0 }, 3).losses;
    expect([7, 7.01, 14, 14.01, 21, 21.01].map(shot)).toEqual([40, 20, 20, 10, 10, 0]);
    const gun = (distance: number) => artillery({ crew: 4, calibre: '6-pdr', distance, modifiers: 0 }, 3);
    expect([24.01, 45.01, 90.01].map((cm) => gun(cm).band)).toEqual(['half', 'max', null]);
    expect(gun(90.01).losses).toBe(0);
  });
  rule(['C7g', 'C7j'], 'never more than the men left, never below a quarter', () => {
    const hit = { figures: 10, rate: 4, modifiers: 0, floor: -75, die: 6 };
    expect([lossesBy(hit), lossesBy({ ...hit, menLeft: 33 })]).toEqual([60, 33]);
    expect(melee({ figures: 10, modifiers: -500 }, 3).losses).toBe(7);
    expect(() => melee({ figures: 10, modifiers: 0 }, 7)).toThrow(BadInput);
  });
});
describe('shapes', () => {
  rule('C2g', 'guns keep the models of the crew they began with', () => {
    const battery = { arm: 'artillery', figures: 3, initialCrew: 6 } as const;
    expect(footprint({ ...battery, formation: 'unlimbered' })).toEqual({ width: 9, depth: 3 });
    expect(footprint({ ...battery, formation: 'limbered' })).toEqual({ width: 2, depth: 12 });
  });
  rule(['C2h', 'C2k'], 'fronts in figures: columns, squares and houses as attack columns, crews in one rank', () => {
    expect(frontOf('infantry', 'line', 12)).toBe(12);
    expect(['attackColumn', 'square', 'garrison'].map((f) => frontOf('infantry', f as 'square', 16))).toEqual([
      4, 4, 4,
    ]);
    expect([frontOf('infantry', 'attackColumn', 8), frontOf('infantry', 'attackColumn', 2)]).toEqual([3, 2]);
    expect([frontOf('cavalry', 'attackColumn', 5), frontOf('cavalry', 'attackColumn', 12)]).toEqual([2, 4]);
    expect([frontOf('cavalry', 'marchColumn', 1), frontOf('artillery', 'unlimbered', 6)]).toEqual([1, 6]);
  });
});
describe('rates', () => {
  const foot = { arm: 'infantry', class: 'B', degradation: 'formed' } as const;
  rule(
    ['C3a', '2.4-C5', '2.4-P20'],
    'by arm, class and formation; a formation it cannot have is refused by name',
    () => {
      expect(rateOf({ ...foot, formation: 'square' })).toBe(5);
      expect(rateOf({ arm: 'cavalry', cavalryClass: 'light', class: 'C', formation: 'marchColumn' })).toBe(30);
      expect(rateOf({ arm: 'artillery', artilleryKind: 'horse', class: 'A', formation: 'limbered' })).toBe(28);
      expect(retreatRate({ ...foot, formation: 'marchColumn', degradation: 'disorganised' })).toEqual({
        perPeriod: 20,
        forcedMarch: false,
      });
      expect(() => rateOf({ arm: 'cavalry', cavalryClass: 'heavy', class: 'A', formation: 'skirmish' })).toThrow(
        'formation',
      );
      expect(() => rateOf({ arm: 'cavalry', class: 'A', formation: 'line' })).toThrow('cavalryClass');
      expect(() => chargeRate({ arm: 'artillery', class: 'A', formation: 'limbered' })).toThrow('arm');
    },
  );
  rule('C12c', 'aides: one for every 40 points begun', () => {
    expect([20, 40, 41, 60, 80, 100].map(aidesOf)).toEqual([1, 1, 2, 2, 2, 3]);
  });
});
describe('crossing', () => {
  const half = { state: 'steady', kind: 'infantry', quarterMove: 3, quarters: 2, before: 'formed' } as const;
  rule(['C5k', '2.5-M5'], 'nothing is paid, and no order lost, by who only comes up to it', () => {
    const upTo = crossing({ ...half, obstacle: 'hedge', distanceTo: 6 });
    expect(upTo).toEqual({ moved: 6, crossed: false, goesRound: false, after: 'formed', leftToPay: 0 });
  });
  rule(['2.5-M5', 'C5k'], 'cavalry goes round a wall, infantry over it', () => {
    const wall = (kind: 'infantry' | 'lightCavalry') =>
      crossing({ state: 'rout', kind, quarterMove: 11.25, obstacle: 'wall', distanceTo: 4, quarters: 4 });
    expect([wall('lightCavalry').goesRound, wall('infantry').goesRound]).toEqual([true, false]);
  });
});
describe('reactions', () => {
  const hussars = {
    arm: 'cavalry',
    cavalryClass: 'heavy',
    class: 'A',
    figures: 10,
    formation: 'line',
    degradation: 'formed',
    state: 'steady',
  } as const;
  const charge: ReactionCase = {
    attack: 'charge',
    attackerArm: 'cavalry',
    chargeRate: 40,
    distance: 10,
    attackedIn: 'front',
    target: hussars,
  };
  const may = (more: Partial<ReactionCase>, target: Partial<ReactionCase['target']> = {}) =>
    reactionsOf({ ...charge, ...more, target: { ...hussars, ...target } }).join(' ');
  rule('C8d', 'a counter-charge needs 10 cm, the front, and order', () => {
    expect([may({}), may({ distance: 9.99 })]).toEqual(['stand counterCharge', 'stand']);
    expect(may({}, { degradation: 'noFormation' })).toBe('stand');
    expect(may({}, { state: 'halted' })).toBe('stand');
    expect(may({ attackedIn: 'flank' })).toBe('stand turn');
  });
  rule('C8o', 'in melee it can only stand', () => {
    expect(may({}, { inMelee: true })).toBe('stand');
    expect(may({ attackedIn: 'rear' }, { inMelee: true })).toBe('stand');
  });
  rule('C8d', 'a square needs time, eight figures and cavalry in front of it', () => {
    const foot = { arm: 'infantry', class: 'C', figures: 8 } as const;
    expect(may({ distance: 20 }, foot)).toBe('stand formSquare');
    expect(may({ distance: 10 }, foot)).toBe('stand');
    expect(may({ distance: 20 }, { ...foot, figures: 7 })).toBe('stand');
    expect(may({ distance: 20, attackerArm: 'infantry' }, foot)).toBe('stand');
    expect(may({ distance: 20 }, { ...foot, formation: 'square' })).toBe('stand');
    expect(
      reactionInTime({ chargeRate: 40, distance: 20.01, reaction: 'formSquare', class: 'C' }).quartersToContact,
    ).toBe(3);
  });
  rule('C8d', 'skirmishers, light cavalry and limbered horse guns evade', () => {
    expect(may({}, { arm: 'infantry', formation: 'skirmish', figures: 6 })).toBe('stand evade');
    expect(may({}, { arm: 'artillery', artilleryKind: 'horse', formation: 'limbered' })).toBe('stand evade');
    expect(may({}, { arm: 'artillery', artilleryKind: 'foot', formation: 'limbered' })).toBe('stand');
    expect(may({}, { cavalryClass: 'light', state: 'rout', formation: 'rout', degradation: 'disorder' })).toBe('stand');
  });
});
describe('escorts', () => {
  rule(['C19b', '2.6-K6'], 'come from within 15 cm, and take half a unit at most', () => {
    const unit = (id: string, figures: number, distance: number) => ({ id, caused: true, figures, distance });
    const candidates = [unit('A', 8, 15), unit('B', 20, 15.01), unit('C', 7, 0)];
    expect(escortFrom({ prisonerFigures: 16, candidates })).toEqual({ units: ['A'], figures: 4, ledOffAtOnce: false });
  });
});
