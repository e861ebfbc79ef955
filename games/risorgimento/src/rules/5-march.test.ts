import { describe, expect, it } from 'vitest';
import { actionHex } from '../model/action-view.ts';
import { DISORDERED, has, MOVED, note } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { type DrillSpec, hexOf } from '../testing/drill.ts';
import { drill, type LooseField, listed } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { entry, march, marchEnd, PLAIN_MARCH, startMarch, wayOf } from './5-march.ts';
import { moverOf, stepCost } from './5-mover.ts';
import { beforeEntry } from './5-reactions.ts';

const STEPS = { march, entry, 'march-end': marchEnd, 'before-entry': beforeEntry } as const;
const ASKED = { march, entry, 'march-end': marchEnd } as const;

/** Orders a march and carries it out; the other side holds unless `answers` says otherwise. */
function go(
  field: LooseField,
  unit: string,
  to: string,
  facing = 0,
  via: readonly string[] = [],
  steps: object = ASKED,
) {
  const { g, w } = field;
  const u = w.unitIndex.get(unit)!;
  const way = wayOf(
    g,
    moverOf(g, u),
    hexOf(w, to),
    facing,
    via.map((x) => hexOf(w, x)),
  );
  if (!way) return undefined;
  startMarch(g, u, way, facing, PLAIN_MARCH);
  field.run(steps);
  return { hex: w.hexNames[g.s.unit.hex[u]!], spent: g.s.unit.spent[u], way: way.hexes.map((h) => w.hexNames[h]) };
}
const a = { id: 'a', hex: '1013' } as const;
const enemy = { id: 'e', side: 'austrian', hex: '1010', facing: 3 } as const;

describe('a march', () => {
  rule('4.42a', 'no-orders-adjacent: units that are not commanded keep away from the enemy', () => {
    const spec: DrillSpec = { units: [{ ...a, commanded: false }, enemy] };
    expect(go(drill(spec), 'a', '1011')).toBeUndefined();
    expect(go(drill(spec), 'a', '1012')?.hex).toBe('1012');
  });
  rule('5.23c', 'canal-infantry: infantry wades a canal at the price of its order', () => {
    const field = drill({ map: { base: 'magenta' }, units: [{ id: 'a', hex: '2319' }] });
    expect(go(field, 'a', '2318')).toMatchObject({ hex: '2318', spent: 6 });
    expect(has(field.g, field.w.unitIndex.get('a')!, DISORDERED)).toBe(true);
  });
  rule(['5.23b', '5.26b'], 'canal-cavalry, sharp-cavalry: cavalry neither wades nor climbs', () => {
    const field = drill({ map: { base: 'magenta' }, units: [{ id: 'c', type: 'light-cavalry', hex: '2319' }] });
    expect(go(field, 'c', '2318')?.way ?? []).not.toEqual(['2319', '2318']);
    const slope = { overrides: [{ terrain: 'clear', level: 4, hexes: ['1009'] }] };
    expect(
      go(drill({ map: slope, units: [{ id: 'c', type: 'light-cavalry', hex: '1010' }] }), 'c', '1009'),
    ).toBeUndefined();
  });
  rule(
    ['5.25c', '5.24a', '5.21b'],
    'crest-cost, slope-without-road, road-slope: heights cost by their class, a class less by road',
    () => {
      const high = { overrides: [{ terrain: 'clear', level: 3, hexes: ['1009'] }] };
      expect(go(drill({ map: high, units: [{ id: 'a', hex: '1010' }] }), 'a', '1009')?.spent).toBe(3);
      const road = { ...high, roads: { secondary: [['1010', '1009']] } };
      expect(go(drill({ map: road, units: [{ id: 'a', hex: '1010' }] }), 'a', '1009')?.spent).toBe(2);
      const crest = { hexsides: { crest: [{ side: '1009|1010', level: 3 }] } };
      const { g, w } = drill({ map: crest, units: [{ id: 'a', hex: '1010' }] });
      expect(stepCost(g, moverOf(g, w.unitIndex.get('a')!), hexOf(w, '1010'), 0)).toBe(3);
    },
  );
  rule(['6.31a', '6.31b', '6.31c', '6.32'], 'pays for coming near the enemy, and ends in a zone of control', () => {
    const to = (type: 'infantry' | 'light' | 'jager', hex: string) =>
      go(drill({ units: [{ id: 'a', type, hex: '1013' }, { ...enemy }] }), 'a', hex);
    expect(to('infantry', '1011')?.spent).toBe(2 + 2);
    expect(to('light', '1011')?.spent).toBe(2 + 1);
    expect(to('infantry', '1009')).toBeUndefined();
  });
  rule(['6.33a', '6.33b'], 'leaves a zone of control for a point, and not straight into another', () => {
    const units = [{ id: 'a', hex: '1011' }, enemy, { id: 'f', side: 'austrian', hex: '1210', facing: 4 }] as const;
    expect(go(drill({ units }), 'a', '1012')).toMatchObject({ spent: 2 });
    expect(go(drill({ units }), 'a', '1110')?.way ?? []).not.toEqual(['1011', '1110']);
  });
  rule('5.53a', 'pays to leave the town in which its movement started with others, not one it has come into', () => {
    const map = { overrides: [{ terrain: 'town', level: 1, hexes: ['1010'] }] };
    const units = [
      { id: 'a', hex: '1010' },
      { id: 'b', hex: '1010' },
    ] as const;
    const { g, w } = drill({ map, units });
    const u = w.unitIndex.get('a')!;
    const cost = () => stepCost(g, moverOf(g, u), hexOf(w, '1010'), 0);
    expect(cost()).toBe(2);
    note(g, u, MOVED);
    expect(cost()).toBe(1);
  });
  rule('5.31b', 'goes one hex that it cannot pay for as its whole movement', () => {
    // R33
    const woods = { overrides: [{ terrain: 'heavily_cultivated', level: 1, hexes: ['1009'] }] };
    const guns = { id: 'g', type: 'artillery', hex: '1010', ma: 4 } as const;
    expect(go(drill({ map: woods, units: [guns] }), 'g', '1009')).toMatchObject({ hex: '1009', spent: 5 });
  });
  rule(
    ['5.33a', '5.33b', '5.41a', '5.42a'],
    'is closed to cavalry and guns next to the enemy, and through friends of another brigade',
    () => {
      expect(go(drill({ units: [{ ...a, type: 'light-cavalry' }, enemy] }), 'a', '1011')).toBeUndefined();
      expect(go(drill({ units: [{ ...a, type: 'artillery' }, enemy] }), 'a', '1011')).toBeUndefined();
      const friends = {
        units: [
          { ...a, ma: 3 },
          { id: 'b', hex: '1012', brigade: 'other' },
        ],
      };
      expect(go(drill(friends), 'a', '1011')?.way).not.toContain('1012');
    },
  );
  it('goes by the hexes it names', () => {
    const way = go(drill({ units: [a] }), 'a', '1010', 0, ['1112'])?.way;
    expect(way).toContain('1112');
    expect(way?.at(-1)).toBe('1010');
  });
  rule(
    'M1',
    'm1-perception: out of heavy cultivation off the road only through the front, other turns for a point',
    () => {
      const effects = [{ rule: 'M1', kind: 'perception', terrain: 'heavily_cultivated', turnCost: 1 }];
      const map = { default: { terrain: 'heavily_cultivated', level: 1 } };
      const field = drill({ map, effects, units: [{ id: 'a', hex: '1010', facing: 0 }] });
      expect(go(field, 'a', '1011', 3)).toMatchObject({ hex: '1011', spent: 4 });
      expect(go(drill({ map, effects, units: [{ id: 'a', hex: '1010', facing: 3 }] }), 'a', '1011', 3)?.spent).toBe(3);
    },
  );
});

describe('before a hex is entered', () => {
  const riders = { id: 'c', side: 'austrian', type: 'light-cavalry', hex: '1010', facing: 3 } as const;
  const foot = { id: 'f', hex: '1012' } as const;
  const asked = (spec: DrillSpec, to = '1011') => {
    const field = drill(spec);
    go(field, 'f', to, 0, [], STEPS);
    const frame = field.frames.at(-1)!;
    expect(frame[0]).toBe('before-entry');
    return { field, frame, orders: listed(field.g, beforeEntry, frame) };
  };
  rule(['6.34a', '7.53a', '7.53b'], 'cavalry whose zone infantry enters must withdraw or counter-charge', () => {
    const { orders } = asked({ units: [riders, foot] });
    expect(orders.some((o) => o.verb === VERB.counter)).toBe(true);
    expect(orders.some((o) => o.verb === VERB.withdraw)).toBe(true);
    expect(orders.some((o) => o.verb === VERB.hold)).toBe(false);
  });
  rule('6.34b', 'cavalry that is only passed by may withdraw', () => {
    const { orders } = asked({ units: [{ ...riders, facing: 0 }, foot] });
    expect(orders.some((o) => o.verb === VERB.hold)).toBe(true);
    expect(orders.some((o) => o.verb === VERB.counter)).toBe(false);
  });
  rule('6.34d', 'cavalry withdraws two hexes, and the infantry neither pays for it nor stops', () => {
    // R52
    const { field, frame, orders } = asked({ units: [riders, foot] });
    const away = orders.find((o) => o.verb === VERB.withdraw && field.w.hexNames[actionHex(o)] === '1008')!;
    field.frames.pop();
    beforeEntry.act(field.g, away, frame[1], 0, 0, 0);
    expect(field.frames.map(([name]) => name).slice(-2)).toEqual(['before-entry', 'alarm']);
    field.frames.splice(-2);
    field.run(ASKED);
    const f = field.w.unitIndex.get('f')!;
    expect(field.g.s.unit.spent[f]).toBe(1);
    expect(field.w.hexNames[field.g.s.unit.hex[f]!]).toBe('1011');
  });
  rule(['6.35a', '7.21b'], 'a lone jäger withdraws into a rear hex and stops the enemy', () => {
    // R55
    const { field, frame, orders } = asked({
      units: [{ id: 'j', side: 'austrian', type: 'jager', hex: '1010', facing: 3 }, foot],
    });
    const away = orders.filter((o) => o.verb === VERB.withdraw).map((o) => field.w.hexNames[actionHex(o)]);
    expect(away.sort()).toEqual(['0909', '1009', '1109']);
    field.frames.pop();
    beforeEntry.act(field.g, orders.find((o) => o.verb === VERB.withdraw)!, frame[1], 0, 0, 0);
    field.frames.pop();
    field.run(ASKED);
    const f = field.w.unitIndex.get('f')!;
    expect(field.w.hexNames[field.g.s.unit.hex[f]!]).toBe('1011');
    expect(field.g.s.battle.marches[0]).toBe(0);
  });
  rule(['5.3b', '6.33b'], 'who goes on with a move it has begun starts in no zone, and pays for leaving none', () => {
    const { g, w } = drill({ units: [{ ...a, hex: '1011' }, enemy] });
    const u = w.unitIndex.get('a')!;
    expect(moverOf(g, u)).toMatchObject({ startsInZone: true, leaving: 1 });
    note(g, u, MOVED);
    expect(moverOf(g, u)).toMatchObject({ startsInZone: false, leaving: 0 });
  });
});
