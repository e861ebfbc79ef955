import { describe, expect, it } from 'vitest';
import type { DrillUnit } from '../testing/drill.ts';
import { fightDrill } from '../testing/fight-drill.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const a = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, hex, facing: 0, ...more });

describe('an attack', () => {
  // 7.41a 7.41c 7.44a 8.31a 8.33a 7.43
  it('enters, fights, wins and holds the hex; the loser goes one hex', () => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] }, { dice: [3, 9, 0] });
    expect(d.attack(['a'], '1010')).toBe('assault');
    expect(d.at('a')).toBe('1010');
    expect(d.hits('e')).toBe(3);
    expect(d.hits('a')).toBe(0);
    expect(d.at('e')).not.toBe('1010');
    expect(d.g.s.fight.kind[0]).toBe(0);
  });
  // 7.41d
  it('does not begin where the engagement roll fails', () => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] }, { dice: [7] });
    d.attack(['a'], '1010');
    expect(d.at('a')).toBe('1011');
    expect(d.targets('a')).toEqual([]);
    expect(d.whyAttack(['a'], '1010')).toEqual(['7.3b']);
  });
});
