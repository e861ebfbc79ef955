import { describe, expect } from 'vitest';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { SOLFERINO } from '../testing/solferino-ground.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const riders = (more: Partial<DrillUnit> = {}) => foe('c', '1010', { type: 'light-cavalry', ...more });
const foot: DrillUnit = { id: 'f', hex: '1012' };
const ASKS = { asks: ['before-entry', 'after-entry'] } as const;
/** Infantry is ordered into 1011. */
function entering(spec: DrillSpec, to = '1011') {
  const d = actDrill(spec, ASKS);
  return { ...d, question: d.move('f', to) };
}

describe('before infantry enters a hex next to cavalry, by the examples', () => {
  example('cavalry-reaction', () => {
    const facing = 2;
    const d = actDrill(
      {
        map: SOLFERINO,
        units: [
          foe('uhl', '3732', { type: 'light-cavalry', facing }),
          foe('d1', '3731', { facing, brigade: 'dienstl' }),
          foe('d2', '3731', { facing, brigade: 'dienstl' }),
          foe('d3', '3632', { facing, brigade: 'dienstl' }),
          foe('bat', '3632', { type: 'artillery', gun: 'F', facing }),
          { id: 'f1', hex: '3836', brigade: 'ofarrell' },
        ],
      },
      ASKS,
    );
    expect(d.move('f1', '3832')).toBe('before-entry');
    // In 3833, across the canal.
    expect(d.ofType('stepped').map((s) => (s as unknown as { to: string }).to)).toEqual(['3835', '3834']);
    expect(d.verbs()).toEqual(['hold', 'withdraw']);
    expect(d.answer('hold')).toBe('before-entry');
    expect(d.at('f1')).toBe('3833');
    expect(d.verbs()).toEqual(['counter', 'withdraw']);
    expect(d.hexes('withdraw', 'uhl')).toContain('3831');
    expect(d.answer('withdraw', 'uhl', '3831')).toBe('act');
    expect(d.at('uhl')).toBe('3831');
    expect([d.at('f1'), d.spent('f1')]).toEqual(['3832', 6]);
    expect(d.whyMove('f1', '3831', { facing: 0 })).toContain('6.32');
  });
  example('cavalry-withdraw-adjacent', () => {
    const d = entering({ units: [riders({ facing: 0 }), foot] });
    expect(d.question).toBe('before-entry');
    expect(d.verbs()).toEqual(['hold', 'withdraw']);
  });
  example('infantry-follows', () => {
    const d = entering({ units: [riders(), foot] });
    d.answer('withdraw', 'c', '1008', 0);
    expect([d.at('f'), d.spent('f')]).toEqual(['1011', 1]);
    d.move('f', '1010');
    expect([d.at('c'), d.facing('c')]).toEqual(['1008', 0]);
    expect([d.at('f'), d.spent('f')]).toEqual(['1010', 2]);
  });
  example('horse-guns-withdraw', () => {
    const guns = foe('h', '1010', { type: 'artillery', gun: 'horse' });
    const d = entering({ units: [guns, foot] });
    expect(d.verbs()).toEqual(['hold', 'withdraw']);
    expect(d.hexes('withdraw', 'h')).toContain('1008');
    // It stays, and fires once the hex is entered.
    expect(d.answer('hold')).toBe('after-entry');
    expect(d.at('f')).toBe('1011');
    expect(d.hexes('react', 'h')).toEqual(['1011']);
  });
  example('withdraw-not-into-zoc', () => {
    const guard: DrillUnit = { id: 'f2', hex: '1007', facing: 3 };
    const d = entering({ units: [riders(), foot, guard] });
    expect(d.hexes('withdraw', 'c')).not.toContain('1008');
    expect(d.hexes('withdraw', 'c').length).toBeGreaterThan(0);
    const free = entering({ units: [riders(), foot, { ...guard, facing: 0 }] });
    expect(free.hexes('withdraw', 'c')).toContain('1008');
  });
  example('no-choice-stays', () => {
    const overrides = [
      { terrain: 'woods', level: 1, hexes: ['1011'] },
      { terrain: 'lake', level: 1, hexes: ['0909', '0910', '1009', '1109', '1110'] },
    ];
    const d = entering({ map: { overrides }, units: [riders(), foot] });
    expect(d.question).toBe('act');
    expect([d.at('c'), d.at('f')]).toEqual(['1010', '1011']);
    expect(d.whyMove('f', '1012')).toContain('6.32');
  });
});

describe('before anyone enters the zone of control of a jäger, by the examples', () => {
  example('jager-rear-only', () => {
    const d = actDrill(
      { units: [{ id: 'j', type: 'jager', hex: '1010', facing: 3 }, foe('e', '1012', { facing: 0 })] },
      { ...ASKS, side: 'austrian' },
    );
    expect(d.move('e', '1011')).toBe('before-entry');
    expect(d.hexes('withdraw', 'j')).toEqual(['0909', '1009', '1109']);
  });
});
