import { distance } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { COMMANDED, FIRED, lift, MOVED, note, put } from '../model/state.ts';
import { EXTENDED } from '../rules/4-kinds.ts';
import { allowanceOf, barOf, contactCost, moverOf } from '../rules/5-mover.ts';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { looseField } from '../testing/loose-field.ts';

const a = (hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id: 'a', hex, ...more });
const e = (hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id: 'e', side: 'austrian', hex, ...more });
const CROPS: DrillMap = { default: { terrain: 'heavily_cultivated', level: 2 } };

describe('movement points, by the examples', () => {
  example('enough-mp', () => {
    const d = actDrill({ map: CROPS, units: [a('1010')] });
    d.g.s.unit.spent[d.unit('a')] = 4;
    note(d.g, d.unit('a'), MOVED);
    d.g.s.battle.mover[0] = d.unit('a') + 1;
    expect(allowanceOf(d.g, d.unit('a'), false)).toBe(2);
    expect(d.whyMove('a', '1009')).toEqual(['5.31a']);
    expect(actDrill({ map: CROPS, units: [a('1010', { ma: 2 })] }).whyMove('a', '1009')).toEqual([]);
  });
  const guns = (map: DrillMap) => {
    const d = actDrill({ map, units: [a('1010', { type: 'artillery', gun: 'F' })] });
    note(d.g, d.unit('a'), FIRED);
    return d;
  };
  example('min-move-gun', () => {
    const d = guns(CROPS);
    expect(allowanceOf(d.g, d.unit('a'), false)).toBe(3);
    d.move('a', '1009');
    expect([d.at('a'), d.spent('a')]).toEqual(['1009', 5]);
    expect(d.whyMove('a', '1008')).toEqual(['5.31a']);
  });
  example('half-allowance', () => {
    const d = guns({});
    const from = d.g.s.unit.hex[d.unit('a')]!;
    expect(Math.max(...d.hexes('move', 'a').map((x) => distance(d.w.grid, from, d.hex(x))))).toBe(3);
  });
  example('extended-move-safe', () => {
    const d = actDrill({ units: [a('1010', { hits: 1 })] }, { kind: EXTENDED, dice: [5] });
    d.move('a', '1008');
    expect(d.ofType('exertion-rolled')).toMatchObject([{ die: 5, cohesion: 5, holds: true }]);
    expect(d.hits('a')).toBe(1);
  });
  example('town-leave', () => {
    const units = [a('3617'), { id: 'b', hex: '3617' }];
    const d = actDrill({ map: { base: 'magenta' }, units });
    d.move('a', '3717');
    expect(d.spent('a')).toBe(2);
    // The one who is left has no garrison around it any more.
    d.move('b', '3717');
    expect(d.spent('b')).toBe(1);
  });
});

describe('strategic movement, by the examples', () => {
  example('strategic-doubling', () => {
    const d = actDrill({
      units: [
        { id: 'i', hex: '0101' },
        { id: 'g', type: 'artillery', gun: 'F', hex: '0303' },
        { id: 'h', type: 'artillery', gun: 'horse', hex: '0505' },
        { id: 'c', type: 'light-cavalry', hex: '0707' },
      ],
    });
    expect(['i', 'g', 'h', 'c'].map((id) => allowanceOf(d.g, d.unit(id), true))).toEqual([12, 10, 16, 20]);
  });
  example('strategic-three-hexes', () => {
    const d = actDrill({ units: [a('1018'), e('1010')] });
    expect(d.whyMove('a', '1014', { strategic: true })).toEqual([]);
    expect(d.whyMove('a', '1013', { strategic: true })).toEqual(['5.11b']);
  });
  example('strategic-start-close', () => {
    const d = actDrill({ units: [a('1013'), e('1010')] });
    expect(d.whyMove('a', '1015', { strategic: true })).toEqual(['5.11b']);
    expect(d.whyMove('a', '1015')).toEqual([]);
    expect(actDrill({ units: [a('1014'), e('1010')] }).whyMove('a', '1016', { strategic: true })).toEqual([]);
  });
  example('strategic-heavy-track', () => {
    const d = actDrill({ map: { base: 'magenta' }, units: [a('2621', { ma: 1 })] });
    expect(d.whyMove('a', '2622', { strategic: true })).toEqual(['5.11c']);
    expect(d.whyMove('a', '2622')).toEqual([]);
  });
});

describe('next to the enemy, by the examples', () => {
  const extra = (mover: Partial<DrillUnit>, enemy: DrillUnit, hex: string) => {
    const d = actDrill({ units: [a('1018', mover), enemy] });
    return contactCost(d.g, moverOf(d.g, d.unit('a')), d.hex(hex));
  };
  example('contact-costs', () => {
    const costs = (type: 'infantry' | 'light' | 'jager') =>
      ['1009', '1011'].map((hex) => extra({ type }, e('1010', { facing: 3 }), hex));
    expect(costs('infantry')).toEqual([1, 2]);
    expect(costs('light')).toEqual([1, 1]);
    expect(costs('jager')).toEqual([1, 1]);
  });
  example('contact-guns', () => {
    const battery = e('1010', { type: 'artillery', gun: 'F', facing: 3 });
    expect(extra({}, battery, '1011')).toBe(0);
    const d = actDrill({ units: [a('1012'), battery] });
    d.move('a', '1011');
    expect(d.spent('a')).toBe(1);
  });
  example('stop-in-zoc', () => {
    const d = actDrill({ units: [a('1013'), e('1010', { facing: 3 })] });
    d.move('a', '1011', { via: ['1012'] });
    expect([d.at('a'), d.spent('a')]).toEqual(['1011', 4]);
    expect(d.whyMove('a', '1111')).toEqual(['6.32']);
  });
  example('leave-zoc', () => {
    const d = actDrill({ units: [a('1011'), e('1010', { facing: 3 })] });
    d.move('a', '1012');
    expect(d.spent('a')).toBe(2);
    // All around is a lake: straight into the next zone is the only way there.
    const lake = { overrides: [{ terrain: 'lake', level: 1, hexes: ['0810', '0811', '0909', '0911'] }] };
    const f = actDrill({ map: lake, units: [a('1011'), e('1010', { facing: 3 })] });
    expect(f.whyMove('a', '0910')).toEqual(['6.33b']);
    // By way of a hex outside it may: two points to leave, one and two more to come in.
    const g = actDrill({ units: [a('1011'), e('1010', { facing: 3 })] });
    g.move('a', '0910');
    expect(g.ofType('stepped').map((s) => (s as unknown as { to: string }).to)).toEqual(['0911', '0910']);
    expect(g.spent('a')).toBe(5);
  });
  example('turn-in-zoc', () => {
    const d = actDrill({ units: [a('1011'), e('1010', { facing: 3 })] });
    expect([d.whyTurn('a', 2), d.whyTurn('a', 5)]).toEqual([['6.33a'], []]);
    d.turn('a', 1);
    expect([d.facing('a'), d.spent('a')]).toEqual([1, 0]);
    expect(d.whyMove('a', '1012')).toEqual(['6.33a']);
  });
  example('gun-adjacent', () => {
    const d = actDrill({ units: [a('1012', { type: 'artillery', gun: 'F' }), e('1010')] });
    expect(d.whyMove('a', '1011')).toEqual(['5.33b']);
  });
  example('gun-across-canal', () => {
    const map: DrillMap = { hexsides: { canal: ['1010|1011'] } };
    const d = actDrill({ map, units: [a('1012', { type: 'artillery', gun: 'F' }), e('1010', { facing: 3 })] });
    d.move('a', '1011');
    expect([d.at('a'), d.spent('a')]).toEqual(['1011', 1]);
  });
  example('no-orders-adjacent', () => {
    const d = actDrill({ units: [a('1013', { commanded: false }), e('1010', { facing: 3 })] });
    expect(d.whyMove('a', '1011')).toEqual(['4.42a']);
    expect(d.whyMove('a', '1012')).toEqual([]);
  });
  example('no-orders-adjacent-stay', () => {
    const d = actDrill({ units: [a('1011', { commanded: false }), e('1010', { facing: 0 })] });
    expect([d.whyMove('a', '1012'), d.whyMove('a', '1111')]).toEqual([[], []]);
    expect(d.verbs()).toContain('done');
  });
});

describe('stacks on the way, by the examples', () => {
  example('stack-same-brigade', () => {
    const d1 = e('1010', { id: 'd1', brigade: 'dauber' });
    const joins = (id: string, brigade: string) =>
      actDrill({ units: [d1, e('1012', { id, brigade })] }, { side: 'austrian', formation: brigade }).whyMove(
        id,
        '1010',
      );
    expect(joins('d2', 'dauber')).toEqual([]);
    expect(joins('l1', 'lippert')).toEqual(['5.41a']);
  });
  example('stack-passing', () => {
    const units = [a('1012', { brigade: 'b1' }), ...['x1', 'x2'].map((id) => ({ id, hex: '1011', brigade: 'b2' }))];
    const d = actDrill({ units }, { formation: 'b1' });
    expect(d.whyMove('a', '1010', { via: ['1011'] })).toEqual(['5.42a']);
    d.move('a', '1010');
    expect(d.spent('a')).toBe(3);
  });
  example('enemy-hex', () => {
    const d = actDrill({ units: [a('1011'), e('1010', { type: 'artillery', gun: 'F' })] });
    expect(d.whyMove('a', '1010')).toEqual(['5.42b']);
    expect(d.whyMove('a', '1009', { via: ['1010'] })).toEqual(['5.42b']);
  });
});

describe('squares, by the examples', () => {
  example('square', () => {
    const d = actDrill({ units: [a('1010'), e('1015')] });
    d.g.s.unit.spent[d.unit('a')] = 2;
    d.do('square', 'a');
    expect(d.spent('a')).toBe(3);
    expect(d.whyMove('a', '1009')).toEqual(['6.14b', '6.14a']);
    const zone = moverOf(d.g, d.unit('e')).enemies;
    const around = ['1009', '1109', '1110', '1011', '0910', '0909'].map((hex) => zone[d.hex(hex)]! & 1);
    expect(around).toEqual([1, 1, 1, 1, 1, 1]);
  });
  example('square-leave', () => {
    const d = actDrill({ units: [a('1010', { square: true }), e('1012')] });
    d.do('unsquare', 'a');
    expect(d.spent('a')).toBe(1);
    expect(d.whyMove('a', '1009')).toEqual([]);
    expect(actDrill({ units: [a('1010', { square: true }), e('1011')] }).whyDo('unsquare', 'a')).toEqual(['6.14f']);
  });
});

describe('rules of the battles on the march, by the examples', () => {
  example('m1-perception', () => {
    const effects = [{ rule: 'M1', kind: 'perception', terrain: 'heavily_cultivated', turnCost: 1 }];
    const d = actDrill({ map: { base: 'magenta' }, effects, units: [a('2503')] });
    const m = moverOf(d.g, d.unit('a'));
    expect([0, 3].map((facing) => barOf(d.g, m, d.hex('2503'), 3, facing))).toEqual(['notThroughFront', undefined]);
    d.move('a', '2504', { facing: 3 });
    expect(d.spent('a')).toBe(4);
  });
  example('m7-canal', () => {
    const d = actDrill(looseField({ scenario: 'magenta' }), { side: 'austrian', formation: 'szabo' });
    for (const id of ['wasa-1', 'wasa-2', 'wasa-3', 'wasa-4']) lift(d.g, d.unit(id));
    put(d.g, d.unit('wilhelm-1'), d.hex('2620'));
    note(d.g, d.unit('wilhelm-1'), COMMANDED);
    d.g.s.battle.turn[0] = 3;
    expect(d.whyMove('wilhelm-1', '2420', { facing: 4 })).toEqual([]);
    expect(d.whyMove('wilhelm-1', '2320', { facing: 4 })).toEqual(['M7']);
    d.g.s.battle.turn[0] = 4;
    expect(d.whyMove('wilhelm-1', '2320', { facing: 4 })).toEqual([]);
  });
  example('sm2-column', () => {
    const d = actDrill(looseField({ scenario: 'san-martino' }), { side: 'austrian', formation: 'lippert' });
    put(d.g, d.unit('rainer-1'), d.hex('1008'));
    note(d.g, d.unit('rainer-1'), COMMANDED);
    expect(d.whyMove('rainer-1', '0907')).toEqual(['SM2']);
    expect(d.whyMove('rainer-1', '1007')).toEqual([]);
  });
});
