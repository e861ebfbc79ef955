import { describe, expect } from 'vitest';
import { ORDERS } from '../../../model/vocabulary.ts';
import { type Drill, type DrillSpec, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { commandEventsOf } from '../../logs.ts';

const at = (one: Drill, id: string): readonly [number, number] => {
  const l = one.leader(id);
  return [one.g.s.leader.x[l]! / 100, one.g.s.leader.y[l]! / 100];
};
const unitOfLeader = (one: Drill, id: string): string | undefined =>
  one.g.w.unitIds[one.g.s.leader.with[one.leader(id)]! - 1];
const rides = (one: Drill, leader: string) => one.legal((c) => c.type === 'ride' && c.leader === leader);
const orderOf = (one: Drill, id: string): string => {
  const { order, orderX, orderY, orderUnit } = one.g.s.unit;
  const u = one.unit(id);
  const of = one.g.w.unitIds[orderUnit[u]! - 1] ?? '';
  return `${ORDERS[order[u]!]} ${orderX[u]! / 100},${orderY[u]! / 100} ${of}`.trim();
};

/** Two battalions of a brigadier with an aide behind them, guns of the chief's, an enemy far off. A line is 16 cm by 1.5. */
const scene = (more: Partial<DrillSpec> = {}) =>
  drill({
    units: [
      { id: 'a', x: 60, y: 40, general: 'roux' },
      { id: 'b', x: 90, y: 40, general: 'roux' },
      { id: 'horse', x: 120, y: 40, type: 'french.lightCavalry', figures: 8, general: 'chief' },
      { id: 'enemy', x: 60, y: 100, facing: 180, side: 1 },
    ],
    generals: [
      { id: 'chief', x: 150, y: 20, value: 80 },
      { id: 'roux', x: 60, y: 20, superior: 'chief', aides: 1, arms: ['infantry'] },
      { id: 'kolb', x: 150, y: 110, side: 1 },
    ],
    phase: 'COMMAND',
    ...more,
  });
/** Roux in contact behind the first battalion: its rear edge is at 39.25. */
const CONTACT = { type: 'ride', leader: 'roux', to: [60, 38.25] } as const;
const AIDE_CONTACT = { type: 'ride', leader: 'roux-aide-1', to: [60, 38.5] } as const;

describe('generals and aides ride', () => {
  rule('C12d', 'a general 15 cm a quarter, an aide 18, two quarters a phase', () => {
    const one = scene();
    expect([one.question, one.position.side]).toEqual(['ride', 0]);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [30, 20] })).toEqual([]);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [29.99, 20] })).toEqual(['C12d']);
    expect(one.refusals({ type: 'ride', leader: 'roux-aide-1', to: [24, 20] })).toEqual([]);
    expect(one.refusals({ type: 'ride', leader: 'roux-aide-1', to: [23.99, 20] })).toEqual(['C12d']);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 20] })).toEqual(['C12d']);
    expect(one.refusals({ type: 'ride', leader: 'kolb', to: [150, 100] })).toEqual(['C12d']);
    one.play({ type: 'ride', leader: 'roux', to: [50, 20] });
    expect(at(one, 'roux')).toEqual([50, 20]);
    expect(one.told('rode')[0]).toMatchObject({ piece: 'roux', from: [60, 20], to: [50, 20], cm: 10 });
    // 20 cm are left.
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [29.99, 20] })).toEqual(['C12d']);
    one.play({ type: 'ride', leader: 'roux', to: [30, 20] });
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [30, 19.99] })).toEqual(['C12d']);
    expect(rides(one, 'roux')).toEqual([]);
    expect(rides(one, 'roux-aide-1').length).toBeGreaterThan(0);
    one.play({ type: 'done' });
    expect([one.question, one.position.side]).toEqual(['ride', 1]);
  });
  rule('C12d', 'in INTERLUDE they have two quarters again', () => {
    const one = scene({ phase: 'INTERLUDE', prepare: (g) => g.s.leader.spent.fill(2_000_000) });
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [30, 20] })).toEqual([]);
  });
  rule('C12d', 'useful places are listed: contact with his units, behind them, straight on', () => {
    const one = scene();
    const listed = rides(one, 'roux').map(({ to }) => to);
    expect(listed).toContainEqual([60, 38.25]);
    expect(listed).toContainEqual([60, 35.25]);
    expect(listed).toContainEqual([60, 5]);
    expect(listed).toContainEqual([45, 20]);
    for (const command of one.legal()) expect(one.refusals(command)).toEqual([]);
    // The middle of the rear of his cavalry is too far for the chief, its corner is not.
    expect(rides(one, 'chief').map(({ to }) => to)).toContainEqual([126, 38]);
  });
  rule('C12e', 'who saw a unit of his go off has one quarter less', () => {
    const one = scene({ prepare: (g) => g.s.leader.delay.fill(1) });
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [45, 20] })).toEqual([]);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [44.99, 20] })).toEqual(['C12d']);
    // The quarter is lost in this phase, whether or not he rides.
    expect(one.g.s.leader.delay[one.leader('roux')]).toBe(0);
  });
  rule('C1m', 'nobody ends inside a unit; places may be shared', () => {
    const one = scene();
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 38.26] })).toEqual(['C1m']);
    expect(one.refusals({ type: 'ride', leader: 'roux-aide-1', to: [60, 38.26] })).toEqual([]);
    one.play({ type: 'ride', leader: 'roux', to: [60, 30] });
    expect(one.refusals({ type: 'ride', leader: 'roux-aide-1', to: [60, 30] })).toEqual([]);
  });
  rule('C1n', 'nobody rides off the table', () => {
    const one = scene({ units: [{ id: 'a', x: 60, y: 40 }], generals: [{ id: 'chief', x: 10, y: 10 }] });
    expect(one.refusals({ type: 'ride', leader: 'chief', to: [1, 10] })).toEqual([]);
    expect(one.refusals({ type: 'ride', leader: 'chief', to: [0.99, 10] })).toEqual(['C1n']);
  });
  rule('C12h', 'friends are ridden through, rivers and enemies are not', () => {
    const river = {
      id: 'river',
      kind: 'river',
      polygon: [
        [40, 0],
        [44, 0],
        [44, 30],
        [40, 30],
      ],
    };
    const one = scene({
      terrain: [river],
      units: [
        { id: 'a', x: 60, y: 25, general: 'roux' },
        { id: 'enemy', x: 84, y: 20, facing: 90, side: 1 },
      ],
    });
    // Through the battalion, straight.
    one.play({ type: 'ride', leader: 'roux', to: [60, 30] });
    expect(one.told('rode')[0]?.cm).toBe(10);
    // Over the river it would be 22 cm from its first place; the way round its end is longer than what is left.
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [42, 20] })).toEqual(['C12h']);
    const two = scene({ terrain: [river], units: [{ id: 'a', x: 90, y: 25, general: 'roux' }] });
    expect(two.refusals({ type: 'ride', leader: 'roux', to: [36, 20] })).toEqual(['C12h']);
    expect(two.refusals({ type: 'ride', leader: 'roux-aide-1', to: [38, 26] })).toEqual([]);
    two.play({ type: 'ride', leader: 'roux-aide-1', to: [38, 26] });
    expect(two.told('rode')[0]?.cm).toBeGreaterThan(25);
    // An enemy line stands between him and what is 22 cm away.
    const three = scene({
      units: [
        { id: 'a', x: 20, y: 40, general: 'roux' },
        { id: 'enemy', x: 70, y: 20, facing: 90, side: 1 },
      ],
    });
    expect(three.refusals({ type: 'ride', leader: 'roux', to: [82, 20] })).toEqual([]);
    three.play({ type: 'ride', leader: 'roux', to: [82, 20] });
    expect(three.told('rode')[0]?.cm).toBeGreaterThan(28);
    expect(three.refusals({ type: 'ride', leader: 'roux-aide-1', to: [95, 20] })).toEqual(['C12h']);
  });
  rule('C12g', 'nobody rides alone into contact with an enemy', () => {
    const one = scene({
      units: [
        { id: 'a', x: 20, y: 40, general: 'roux' },
        { id: 'enemy', x: 60, y: 35, facing: 180, side: 1 },
      ],
    });
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 33.25] })).toEqual(['C12g']);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 33.15] })).toEqual([]);
  });
  rule('C12i', 'who touches several units is with the one his owner names', () => {
    const one = scene({
      units: [
        { id: 'a', x: 52, y: 40, general: 'roux' },
        { id: 'b', x: 68.02, y: 40, general: 'roux' },
      ],
    });
    const both = { type: 'ride', leader: 'roux', to: [60.01, 38.25] };
    expect(one.refusals(both)).toEqual(['C12i']);
    expect(one.refusals({ ...both, with: 'b' })).toEqual([]);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [50, 38.25], with: 'b' })).toEqual(['C12i']);
    one.play({ ...both, with: 'b' });
    expect(unitOfLeader(one, 'roux')).toBe('b');
    expect(one.refusals({ type: 'order', leader: 'roux', unit: 'a', order: 'WITHDRAW' })).toEqual(['C12i']);
    expect(one.refusals({ type: 'order', leader: 'roux', unit: 'b', order: 'WITHDRAW' })).toEqual([]);
    // To be with the other is to leave this one.
    one.play({ type: 'ride', leader: 'roux', to: [60, 38.25], with: 'a' }, [3]);
    expect(one.told('morale-tested').map(({ piece, occasions }) => [piece, ...occasions])).toEqual([
      ['b', 'commandLost'],
    ]);
  });
});

describe('what comes of contact', () => {
  rule('1.1-07a', 'the test on arrival is free, taken once, and binds', () => {
    const one = scene().play(CONTACT);
    expect(unitOfLeader(one, 'roux')).toBe('a');
    expect(one.question).toBe('ride');
    expect(one.legal('test')).toEqual([{ type: 'test', leader: 'roux', unit: 'a' }]);
    one.play({ type: 'test', leader: 'roux', unit: 'a' });
    expect(one.question).toBe('influence');
    one.play({ type: 'influence', by: 'roux', points: 2 }, [6]);
    expect(one.told('morale-tested')[0]?.occasions).toEqual(['commandArrives']);
    expect(one.refusals({ type: 'test', leader: 'roux', unit: 'a' })).toEqual(['1.1-07']);
    // Who was there before the phase has not arrived in it.
    const two = scene({ units: [{ id: 'a', x: 60, y: 40 }], generals: [{ id: 'roux', x: 60, y: 38.25 }] });
    expect(unitOfLeader(two, 'roux')).toBe('a');
    expect(two.refusals({ type: 'test', leader: 'roux', unit: 'a' })).toEqual(['1.1-07']);
  });
  rule('1.1-08f', 'a general who leaves makes his unit test, and weighs on it in that period', () => {
    const one = scene()
      .play(CONTACT)
      .play({ type: 'ride', leader: 'roux', to: [60, 37] }, [3]);
    const [tested] = one.told('morale-tested');
    expect(tested).toMatchObject({ piece: 'a', occasions: ['commandLost'] });
    expect(tested?.items).toContainEqual({ code: 'F10b', value: -2 });
    // R25 He gives nothing else in that test, near as he is.
    expect(tested?.items.some(({ code }) => code === 'F17' || code === 'F09')).toBe(false);
    expect(one.told('leader-left')).toHaveLength(1);
    expect(commandEventsOf(one.g, one.unit('a'))).toEqual([{ period: 1, kind: 'left', value: 40 }]);
    // To move on in contact is not to leave.
    const two = scene()
      .play(CONTACT)
      .play({ type: 'ride', leader: 'roux', to: [61, 38.25] });
    expect(two.told('morale-tested')).toEqual([]);
  });
  rule('1.1-08', 'an aide who leaves causes the test, and costs nothing', () => {
    const one = scene().play(AIDE_CONTACT);
    one.play({ type: 'ride', leader: 'roux-aide-1', to: [60, 30] }, [3]);
    expect(one.told('morale-tested')[0]?.occasions).toEqual(['commandLost']);
    expect(one.told('morale-tested')[0]?.items.some(({ code }) => code === 'F10b')).toBe(false);
  });
  rule('1.1-A0', 'a battery does not test for who leaves, but the penalty is noted', () => {
    const one = scene({
      units: [{ id: 'guns', x: 60, y: 40, type: 'french.footArtillery' }],
      generals: [{ id: 'roux', x: 60, y: 37.5 }],
    });
    expect(unitOfLeader(one, 'roux')).toBe('guns');
    one.play({ type: 'ride', leader: 'roux', to: [60, 30] });
    expect(one.told('morale-tested')).toEqual([]);
    expect(commandEventsOf(one.g, one.unit('guns'))).toHaveLength(1);
  });
  rule('C14h', 'what one causes is done before the next moves', () => {
    const one = scene({
      units: [
        { id: 'a', x: 60, y: 40, general: 'roux', degradation: 'disorder', losses: 400, marks: ['everRouted'] },
        { id: 'b', x: 60, y: 46, general: 'roux' },
      ],
    }).play(CONTACT);
    one.play({ type: 'ride', leader: 'roux', to: [60, 30] }, [1]);
    // The unit he left breaks, and the one that sees it tests, before anyone else rides.
    expect(one.state('a')).toBe('flight');
    expect(one.question).toBe('influence');
    one.play({ type: 'influence', by: 'roux', points: 1 }, [3]);
    expect(one.told('morale-tested').map(({ piece, occasions }) => [piece, ...occasions])).toEqual([
      ['a', 'commandLost'],
      ['b', 'friendlyRout'],
    ]);
    expect([one.question, one.position.side]).toEqual(['ride', 0]);
  });
});

describe('orders', () => {
  rule('C11c', 'one in contact with authority gives an order that is in force at once', () => {
    const one = scene();
    expect(one.refusals({ type: 'order', leader: 'roux', unit: 'a', order: 'WITHDRAW' })).toEqual(['C12i']);
    one.play(CONTACT);
    expect(one.refusals({ type: 'order', leader: 'roux', unit: 'a', order: 'ATTACK' })).toEqual(['C11c']);
    one.play({ type: 'order', leader: 'roux', unit: 'a', order: 'HOLD', at: [60, 45] });
    expect(orderOf(one, 'a')).toBe('HOLD 60,45');
    expect(one.told('order-given')[0]).toMatchObject({ piece: 'roux', unit: 'a', order: 'HOLD', at: [60, 45] });
    const aide = scene().play(AIDE_CONTACT);
    aide.play({ type: 'order', leader: 'roux-aide-1', unit: 'a', order: 'SUPPORT', of: 'b' });
    expect(orderOf(aide, 'a')).toBe('SUPPORT 0,0 b');
  });
  rule('C11a', 'each order with what it needs', () => {
    const one = scene({
      generals: [
        { id: 'chief', x: 120, y: 38, value: 80 },
        { id: 'roux', x: 60, y: 38.25, superior: 'chief' },
      ],
    });
    const refused = (order: object): readonly string[] =>
      one.refusals({ type: 'order', leader: 'roux', unit: 'a', ...order });
    expect(refused({ order: 'EXPLOIT' })).toEqual(['C11a']);
    expect(one.refusals({ type: 'order', leader: 'chief', unit: 'horse', order: 'EXPLOIT' })).toEqual([]);
    expect(refused({ order: 'HOLD' })).toEqual(['C11a']);
    expect(refused({ order: 'MARCH', at: [181, 20] })).toEqual(['C11a']);
    expect(refused({ order: 'WITHDRAW', at: [20, 20] })).toEqual(['C11a']);
    expect(refused({ order: 'SUPPORT' })).toEqual(['C11a']);
    expect(refused({ order: 'SUPPORT', of: 'a' })).toEqual(['C11a']);
    expect(refused({ order: 'SUPPORT', of: 'enemy' })).toEqual(['C11a']);
    expect(refused({ order: 'SUPPORT', of: 'b' })).toEqual([]);
    // A unit for a place, a place for a unit, or both.
    expect(refused({ order: 'HOLD', of: 'b' })).toEqual(['C11a']);
    expect(refused({ order: 'WITHDRAW', of: 'b' })).toEqual(['C11a']);
    expect(refused({ order: 'SUPPORT', at: [0, 0.02] })).toContain('C11a');
    expect(refused({ order: 'SUPPORT', of: 'b', at: [20, 20] })).toContain('C11a');
    // The corner of the table is a place like any other.
    const corner = { type: 'order', leader: 'roux', unit: 'a', order: 'MARCH', at: [0, 0] };
    expect(refused(corner)).toEqual([]);
    expect(one.position.decode(one.position.encode(corner))).toEqual(corner);
    const listed = one.legal((c) => c.type === 'order' && c.leader === 'roux').map(({ order, of }) => [order, of]);
    expect(listed).toEqual([
      ['WITHDRAW', undefined],
      ['HOLD', undefined],
      ['SUPPORT', 'b'],
      ['SUPPORT', 'horse'],
    ]);
  });
  rule('C12b', 'no authority, no order', () => {
    const one = scene({
      generals: [
        { id: 'chief', x: 20, y: 20 },
        { id: 'roux', x: 120, y: 38, superior: 'chief', arms: ['infantry'] },
      ],
    });
    expect(unitOfLeader(one, 'roux')).toBe('horse');
    expect(one.refusals({ type: 'order', leader: 'roux', unit: 'horse', order: 'WITHDRAW' })).toEqual(['C12b']);
  });
  rule('C11d', 'an order ends his move for the phase; who goes off takes none', () => {
    const one = scene().play(CONTACT).play({ type: 'order', leader: 'roux', unit: 'a', order: 'WITHDRAW' });
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 30] })).toEqual(['C11d']);
    expect(one.refusals({ type: 'order', leader: 'roux', unit: 'a', order: 'ATTACK' })).toEqual(['C11d']);
    expect(rides(one, 'roux')).toEqual([]);
    for (const state of ['retreat', 'rout', 'flight', 'prisoner'] as const) {
      const going = scene({
        units: [{ id: 'a', x: 60, y: 40, general: 'roux', state }],
        prepare: (g, unit) => {
          g.s.leader.with[1] = unit('a') + 1;
        },
      });
      expect(going.refusals({ type: 'order', leader: 'roux', unit: 'a', order: 'WITHDRAW' })).toEqual(['C11d']);
    }
  });
  rule('C11e', 'support of a unit that flees becomes a hold where the supporter stands', () => {
    const one = scene({
      units: [
        { id: 'a', x: 60, y: 40, general: 'roux', degradation: 'disorder', losses: 400 },
        { id: 'b', x: 90, y: 42, general: 'roux', order: 'SUPPORT', of: 'a' },
      ],
    }).play(CONTACT);
    expect(orderOf(one, 'b')).toBe('SUPPORT 0,0 a');
    one.play({ type: 'ride', leader: 'roux', to: [60, 30] }, [1, 3]);
    expect(one.state('a')).toBe('flight');
    expect(orderOf(one, 'b')).toBe('HOLD 90,42');
    expect(one.told('support-ended')).toMatchObject([{ piece: 'b', of: 'a', at: [90, 42] }]);
    one.play({ type: 'ride', leader: 'roux-aide-1', to: [82, 40.5] });
    expect(one.refusals({ type: 'order', leader: 'roux-aide-1', unit: 'b', order: 'SUPPORT', of: 'a' })).toEqual([
      'C11e',
    ]);
  });
});

describe('rallying by command', () => {
  const running = (state: 'retreat' | 'rout', enemyY: number, more: Partial<DrillSpec> = {}) =>
    scene({
      units: [
        { id: 'a', x: 60, y: 40, general: 'roux', state, facing: 180 },
        { id: 'enemy', x: 60, y: enemyY, facing: 180, side: 1 },
      ],
      ...more,
    });
  rule('1.1-12a', 'a general in contact tries once for each arrival, and that ends his move', () => {
    const one = running('retreat', 100).play(CONTACT);
    expect(one.legal('rally')).toEqual([{ type: 'rally', leader: 'roux', unit: 'a' }]);
    one.play({ type: 'rally', leader: 'roux', unit: 'a' });
    one.play({ type: 'influence', by: 'roux', points: 2 }, [6]);
    expect(one.told('morale-tested')[0]?.occasions).toEqual(['rally']);
    expect(one.state('a')).toBe('steady');
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 30] })).toEqual(['C11d']);
    expect(scene().play(CONTACT).refusals({ type: 'rally', leader: 'roux', unit: 'a' })).toEqual(['1.1-12']);
    const again = running('rout', 100).play(CONTACT);
    again.g.s.leader.triedFor[again.leader('roux')] = again.unit('a') + 1;
    expect(again.refusals({ type: 'rally', leader: 'roux', unit: 'a' })).toEqual(['2.5-R3']);
  });
  rule('2.4-R8', 'a retreat too near the enemy cannot be tried; a rout can', () => {
    // The enemy front is at 61.75, the battalion's edge at 40.75: 21 cm is within a musket's range.
    expect(running('retreat', 62.5).play(CONTACT).refusals({ type: 'rally', leader: 'roux', unit: 'a' })).toEqual([
      '2.4-R8',
    ]);
    expect(running('retreat', 62.51).play(CONTACT).refusals({ type: 'rally', leader: 'roux', unit: 'a' })).toEqual([]);
    expect(running('rout', 62.5).play(CONTACT).refusals({ type: 'rally', leader: 'roux', unit: 'a' })).toEqual([]);
  });
  rule('1.1-12e', 'where a commander is carried along, an aide cannot rally it', () => {
    const carried = (leader: string) =>
      running('rout', 100, {
        generals: [
          { id: 'chief', x: 62, y: 20, aides: 1 },
          { id: 'roux', x: 60, y: 38.25, superior: 'chief' },
        ],
        prepare: (g, unit) => {
          const roux = g.w.leaderIndex.get('roux')!;
          g.s.leader.with[roux] = unit('a') + 1;
          g.s.leader.carriedBy[roux] = unit('a') + 1;
        },
      }).play({ type: 'ride', leader, to: [62, leader === 'chief' ? 38.25 : 38.5] });
    expect(carried('chief-aide-1').refusals({ type: 'rally', leader: 'chief-aide-1', unit: 'a' })).toEqual(['1.1-12e']);
    const one = carried('chief');
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 30] })).toEqual(['1.1-12d']);
    one.play({ type: 'rally', leader: 'chief', unit: 'a' });
    one.play({ type: 'influence', by: 'chief', points: 2 }, [6]);
    expect(one.told('morale-tested')[0]?.items.some(({ code }) => code === 'F09')).toBe(true);
  });
  rule('1.1-12d', 'who tries in vain is carried along, and can do nothing else', () => {
    const one = running('rout', 100, {
      units: [
        { id: 'a', x: 60, y: 40, general: 'roux', state: 'rout', degradation: 'disorder', losses: 320 },
        { id: 'enemy', x: 60, y: 100, facing: 180, side: 1 },
      ],
    }).play(CONTACT);
    one.play({ type: 'rally', leader: 'roux', unit: 'a' });
    one.play({ type: 'influence', by: 'roux', points: 0 }, [1]);
    expect(one.g.s.leader.carriedBy[one.leader('roux')]).toBe(one.unit('a') + 1);
    expect(one.told('leader-carried')).toMatchObject([{ piece: 'roux', by: 'a' }]);
    expect(one.refusals({ type: 'ride', leader: 'roux', to: [60, 30] })).toEqual(['1.1-12d']);
    expect(rides(one, 'roux')).toEqual([]);
  });
});
