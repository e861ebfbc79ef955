import { describe, expect } from 'vitest';
import { contactsIn, type Duel, duel } from '../../../testing/duel.ts';
import { rule } from '../../../testing/rule.ts';
import { has } from '../../model/state.ts';

/** a beats b by few: b gives ground. The dice of its test and of the winner's follow. */
const beaten = (loser: number, winner: number, spec: Duel = {}) => duel({ ...spec, dice: [4, 2, loser, winner] });
const HALT = 3;
const RETREAT = 1;
const OBEY = 3;
/** A sister battalion in view: with it a winner may be carried away. */
const SISTER = { id: 'c', x: 60, y: 25, regiment: '5e' } as const;
const carriedAway: Duel = { a: { regiment: '5e' }, others: [SISTER] };
const FARM = {
  id: 'farm',
  kind: 'builtUp',
  capacity: 16,
  polygon: [
    [52, 40.75],
    [68, 40.75],
    [68, 50],
    [52, 50],
  ],
} as const;

describe('following', () => {
  rule(
    ['C10a', '1.1-04a', 'C9m'],
    'the winner may go the same way; they stay in contact, and it has more next time',
    () => {
      const d = beaten(HALT, OBEY);
      expect([d.question, d.position.side]).toEqual(['follow', 0]);
      expect(d.legal()).toEqual([
        { type: 'follow', unit: 'a', target: 'b' },
        { type: 'break', unit: 'a' },
      ]);
      // Nobody else has orders.
      const { pieces } = d.position.world;
      expect(pieces.filter((_, piece) => d.position.actionsOf(piece).count > 0)).toEqual(['a']);
      expect(d.refusals({ type: 'follow', unit: 'b', target: 'a' })).toEqual(['C10a']);
      expect(d.refusals({ type: 'pursue', unit: 'a', target: 'b' })).toHaveLength(1);
      d.play({ type: 'follow', unit: 'a', target: 'b' });
      expect([d.at('a'), d.at('b'), contactsIn(d)]).toEqual([[60, 44, 0], [60, 45.5, 180], ['a b']]);
      expect(d.told('followed')).toMatchObject([{ piece: 'a', enemy: 'b', cm: 4 }]);
      expect([d.g.s.melee.follows[0], d.g.s.melee.round[0], d.g.s.melee.recoiled[0]]).toEqual([1, 1, 0]);
      // The next round: +25 for who followed, and nothing of it after that.
      const next = duel({
        b: { figures: 20 },
        more: (g) => {
          g.s.melee.follows[0] = 1;
          g.s.melee.round[0] = 1;
        },
        dice: [2, 2],
      });
      expect(next.told('melee-fought')[0]?.percent).toEqual([35, 0]);
      expect(next.g.s.melee.follows[0]).toBe(0);
    },
  );
  rule(['C9a', 'C10a'], 'who follows is in close combat with another enemy that it then touches', () => {
    // From 52 to 68, then up to 44.75; the other stands from 68 on, 0.05 cm ahead.
    const other = { id: 'c', side: 1, x: 71, y: 45.55, facing: 180, type: 'austrian.fusilier', figures: 6 } as const;
    const d = beaten(HALT, OBEY, { others: [other] });
    d.play({ type: 'follow', unit: 'a', target: 'b' });
    expect([d.at('a'), contactsIn(d)]).toEqual([
      [60, 44, 0],
      ['a b', 'a c'],
    ]);
  });
  rule(['C10a', 'C9m'], 'who lets it go has no contact any more', () => {
    const d = beaten(HALT, OBEY);
    d.play({ type: 'break', unit: 'a' });
    expect([d.at('a'), contactsIn(d)]).toEqual([[60, 40, 0], []]);
    expect(d.told('contact-ended')).toMatchObject([{ rule: 'C9m', piece: 'a', enemy: 'b' }]);
  });
  rule(['C10a', '1.1-04b', 'C11b'], 'not asked: by order, without formation, at half strength, without room', () => {
    const isAsked = (spec: Duel, winner = OBEY) => beaten(HALT, winner, spec).question === 'follow';
    expect(isAsked({})).toBe(true);
    expect(isAsked({ a: { order: 'MARCH', at: [60, 60] } })).toBe(false);
    expect(isAsked({ a: { degradation: 'noFormation', type: 'french.guard' } })).toBe(false);
    // 16 of 34 figures are no more than half of them.
    expect(isAsked({ a: { figures: 34, losses: 720, type: 'french.guard', x: 60 } })).toBe(false);
    expect(isAsked({ others: [{ id: 'd', x: 51, y: 43.5, facing: 90, figures: 2 }] })).toBe(false);
  });
  rule(['1.1-04c', 'C10a'], 'an uncontrolled advance follows in any case', () => {
    // 5 for the base, 2 for the die, 2 more friends than enemies, 1 for the victory, −1 for the general: 9.
    const d = beaten(HALT, 6, { ...carriedAway, a: { regiment: '5e', order: 'MARCH', at: [60, 60] } });
    expect([d.told('followed').length, d.state('a'), contactsIn(d)]).toEqual([1, 'uncontrolled', ['a b']]);
  });
  rule(['C9m', 'C10a'], 'held by another enemy it does not leave', () => {
    const d = duel({
      b: { x: 57, figures: 6 },
      others: [{ id: 'c', x: 63, y: 41.5, facing: 180, side: 1, type: 'austrian.fusilier', figures: 6 }],
      also: [['a', 'c']],
      // Eight against b, who loses; against c a draw.
      dice: [4, 3, 2, 4, 5, 3],
    });
    expect(d.told('melee-fought').map(({ outcome }) => outcome)).toEqual(['won', 'drawn']);
    expect([d.question === 'follow', contactsIn(d)]).toEqual([false, ['a c']]);
  });
});

describe('pursuit', () => {
  rule(['C10b', '2.4-U1', '2.5-O5'], 'a winner may go after an enemy that goes, in the next period', () => {
    const d = beaten(RETREAT, OBEY);
    expect([d.state('b'), d.question]).toEqual(['retreat', 'pursue']);
    expect(d.legal()).toEqual([
      { type: 'pursue', unit: 'a', target: 'b' },
      { type: 'break', unit: 'a' },
    ]);
    d.play({ type: 'pursue', unit: 'a', target: 'b' });
    const u = d.unit('a');
    expect([has(d.g, u, 'pursues'), has(d.g, u, 'runsAfter'), d.g.s.unit.prey[u]]).toEqual([
      true,
      false,
      d.unit('b') + 1,
    ]);
    expect([contactsIn(d), d.told('pursuit-declared')[0]]).toMatchObject([[], { rule: 'C10b', forced: false }]);
  });
  rule(
    ['C10b', '2.4-U2', '2.4-U3', '2.4-U6', '2.3e'],
    'not asked: by order, in a later round, without formation',
    () => {
      const isAsked = (spec: Duel) => beaten(RETREAT, OBEY, spec).question === 'pursue';
      expect(isAsked({})).toBe(true);
      expect(isAsked({ a: { order: 'WITHDRAW' } })).toBe(false);
      expect(isAsked({ a: { degradation: 'noFormation', type: 'french.guard' } })).toBe(false);
      const second = duel({
        a: { type: 'french.guard' },
        more: (g) => {
          g.s.melee.round[0] = 1;
        },
        dice: [3, 2, RETREAT, OBEY],
      });
      expect([second.state('b'), second.question === 'pursue']).toEqual(['retreat', false]);
      // Cavalry needs EXPLOIT.
      const horse = (order: 'ATTACK' | 'EXPLOIT') =>
        duel({ a: { type: 'french.lightCavalry', figures: 10, y: 39.75, order }, dice: [3, 2, 3, OBEY] });
      expect([horse('ATTACK').question === 'pursue', horse('EXPLOIT').question === 'pursue']).toEqual([false, true]);
    },
  );
  rule(
    ['C10f', '2.4-U5', '2.1c'],
    'who is carried away runs after the enemy it has just beaten, if that is the nearest',
    () => {
      const d = beaten(RETREAT, 6, { ...carriedAway, a: { regiment: '5e', order: 'WITHDRAW' } });
      const u = d.unit('a');
      expect([d.state('a'), has(d.g, u, 'runsAfter'), d.g.s.unit.prey[u]]).toEqual([
        'uncontrolled',
        true,
        d.unit('b') + 1,
      ]);
      expect(d.told('pursuit-declared')).toMatchObject([{ rule: 'C10f', forced: true }]);
      const other = beaten(RETREAT, 6, {
        ...carriedAway,
        others: [
          SISTER,
          { ...SISTER, id: 'e', x: 40 },
          { id: 'd', x: 70.5, y: 43.5, facing: 180, side: 1, figures: 4 },
        ],
      });
      expect([other.state('a'), has(other.g, other.unit('a'), 'runsAfter')]).toEqual(['uncontrolled', false]);
    },
  );
  rule(
    ['C10c', '2.4-C10', '2.4-C11', '2.4-C12'],
    'in contact with its prey at the end it fights with all it has',
    () => {
      const d = duel({
        a: { figures: 12, order: 'WITHDRAW' },
        generals: [
          { id: 'ga', x: 60, y: 14 },
          { id: 'gb', x: 60, y: 85, side: 1 },
        ],
        b: { figures: 20, state: 'retreat', degradation: 'disorder', formation: 'marchColumn', facing: 0, y: 48.25 },
        more: (g) => {
          g.s.melee.follows[0] = 1;
        },
        dice: [2, 3, 5, 3],
      });
      // Twenty and twelve. Follow-up +25, rear +100, elite companies +10; disorder and an enemy at its back are more than −75.
      expect(d.told('melee-fought')[0]).toMatchObject({ figures: [12, 20], percent: [135, -75] });
    },
  );
  rule(
    ['2.4-C6', '2.4-C7', 'C9m', 'C10d'],
    'a retreat that another enemy has attacked waits until that fight is over; one reached by whom it goes from goes on',
    () => {
      const far = { id: 'c', x: 60, y: 5 } as const;
      const attacked = (from: 'a' | 'c', dice: readonly number[], b: Duel['b'] = {}) =>
        duel({
          others: [far],
          b: { state: 'retreat', ...b },
          prepare: (g, unit) => {
            g.s.unit.cause[unit('b')] = unit(from) + 1;
          },
          dice,
        });
      const drawn = attacked('c', [2, 2]);
      expect(drawn.told('melee-fought')[0]?.outcome).toBe('drawn');
      expect([drawn.state('b'), contactsIn(drawn), drawn.told('contact-ended')]).toEqual(['retreat', ['a b'], []]);
      const followed = attacked('a', [2, 2]);
      expect([contactsIn(followed), followed.told('contact-ended').length]).toEqual([[], 1]);
      // Beaten, it obeys, and its retreat goes on.
      const beatenAgain = attacked('c', [4, 2, 6, 3]);
      expect(beatenAgain.told('morale-tested')[0]).toMatchObject({ piece: 'b', result: 'obey' });
      beatenAgain.play({ type: 'break', unit: 'a' });
      expect([beatenAgain.state('b'), contactsIn(beatenAgain)]).toEqual(['retreat', []]);
      expect(has(beatenAgain.g, beatenAgain.unit('b'), 'retreatWaits')).toBe(false);
    },
  );
  rule(['C10b', '2.4-U8', 'C5b'], 'not asked of a garrison: it would have to come out in another formation', () => {
    const asked = (garrison: object) =>
      duel({
        terrain: [FARM],
        a: { type: 'french.guard', figures: 8 },
        b: { y: 45, figures: 16, type: 'austrian.grenadier', ...garrison },
        dice: [1, 6, 4, 4],
      });
    const d = asked({ formation: 'garrison', garrison: 'farm' });
    expect([d.state('a'), d.question, d.told('contact-ended').length]).toEqual(['retreat', undefined, 1]);
  });
  rule(['2.4-A1', '2.4-A3'], 'gunners off their guns are not pursued, not even by who is carried away', () => {
    const d = duel({
      ...carriedAway,
      b: { type: 'austrian.footArtillery', figures: 4, y: 42.25 },
      dice: [6, 1, 1, 6],
    });
    expect([d.state('b'), d.state('a'), d.told('pursuit-declared')]).toMatchObject(['flight', 'uncontrolled', []]);
  });
});

describe('into the sector', () => {
  rule(['C10a', 'C5b', '2.6-K2'], 'a winner that fits goes in at once when the garrison has surrendered', () => {
    const storm = (figures: number) =>
      duel({
        terrain: [FARM],
        a: { type: 'french.guard', figures, marks: ['chargedHome'] },
        b: { formation: 'garrison', garrison: 'farm', y: 45, figures: 10, type: 'austrian.landwehr' },
        dice: [6, 1, 1],
      });
    const d = storm(16);
    expect([d.state('b'), d.question]).toEqual(['prisoner', 'escort']);
    d.play({ type: 'escort', unit: 'a', figures: 2 }, [3]);
    expect(d.question).toBe('occupy');
    expect(d.refusals({ type: 'occupy', unit: 'b', sector: 'farm' })).toHaveLength(1);
    d.play({ type: 'occupy', unit: 'a', sector: 'farm' });
    const u = d.unit('a');
    expect([d.g.s.unit.sector[u], d.told('sector-occupied').length]).toEqual([1, 1]);
    expect(d.at('a').slice(0, 2)).toEqual([60, 45.38]);
    const many = storm(24);
    many.play({ type: 'escort', unit: 'a', figures: 2 }, [3]);
    expect(many.question === 'occupy').toBe(false);
  });
});
