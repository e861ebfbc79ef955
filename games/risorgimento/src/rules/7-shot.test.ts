import { describe, expect } from 'vitest';
import type { DrillUnit } from '../testing/drill.ts';
import { fireDrill } from '../testing/fire-drill.ts';
import { rule } from '../testing/rule.ts';

const H = { id: 'h', type: 'artillery', hex: '1010', gun: 'H' } as const;
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const told = (d: ReturnType<typeof fireDrill>) => d.events.map((e) => e.type);

describe('what a shot does', () => {
  rule(['7.18d', '8.12a'], 'CDR: each unit rolls from the top down, against its adjusted cohesion', () => {
    // R64
    const d = fireDrill({ units: [H, foe('x', '1009', { cohesion: 6, hits: 2 }), foe('y', '1009', { cohesion: 6 })] });
    d.dice.push(0, 5, 6);
    d.fire('h', '1009');
    expect(d.ofType('cohesion-checked')).toMatchObject([
      { piece: 'x', die: 5, against: 4, passed: false },
      { piece: 'y', die: 6, against: 6, passed: true },
    ]);
    expect([d.marks('x').disordered, d.marks('y').disordered]).toEqual([true, false]);
  });
  rule(
    ['7.18e', '8.2', '8.24a', '8.24b', '8.12b'],
    'D: all are disordered; who was takes a hit, a battery that was is lost',
    () => {
      const d = fireDrill({
        units: [
          { ...H, gun: 'F' },
          foe('x', '1009', { disordered: true }),
          foe('b', '1009', { type: 'artillery', disordered: true }),
          foe('y', '1009', { disordered: true, cohesion: 3, hits: 3 }),
        ],
      });
      d.dice.push(5);
      d.fire('h', '1009');
      expect(d.marks('x')).toMatchObject({ disordered: true, hits: 1 });
      expect(d.marks('b').isOnMap).toBe(false);
      expect(d.marks('y').isOnMap).toBe(false);
      expect(d.ofType('eliminated')).toMatchObject([
        { piece: 'b', rule: '8.24b' },
        { piece: 'y', rule: '8.12b' },
      ]);
    },
  );
  rule('7.18f', 'D+1: with batteries alone the hit is lost, and they are disordered', () => {
    // R63
    const d = fireDrill({ units: [H, foe('b', '1009', { type: 'artillery', facing: 0 })] });
    d.dice.push(9);
    expect(d.fire('h', '1009')).toBeUndefined();
    expect(told(d)).toEqual(['fired', 'disordered']);
  });
  rule(
    ['7.18f', '8.11a', '8.4a', '8.4d', 'M8'],
    'D+1: the owner chooses, jägers too; leaders roll by rank and id; the shaken last',
    () => {
      const d = fireDrill({
        effects: [{ rule: 'M8', kind: 'unreliable', units: ['x'], engagement: 1, leavesFrom: 8 }],
        units: [H, foe('x', '1009'), foe('j', '1009', { type: 'jager' }), foe('b', '1009', { type: 'artillery' })],
        leaders: [
          { id: 'z', side: 'austrian', rank: 'overall', hex: '1009' },
          { id: 'm', side: 'austrian', rank: 'corps', corps: 'austrian', hex: '1009' },
          { id: 'q', side: 'austrian', hex: '1009' },
          { id: 'a', side: 'austrian', hex: '1009' },
        ],
      });
      d.dice.push(9);
      expect(d.fire('h', '1009')).toBe('shot-loss');
      expect(d.offered()).toEqual(['lose x', 'lose j']);
      expect(d.why('lose', 'b', '1009')).toEqual(['7.18f']);
      expect(d.why('lose', 'h', '1009')).toEqual(['8.11a']);
      d.dice.push(1, 2, 3, 4, 5);
      d.answer('lose', 'x');
      expect(d.ofType('leader-at-risk')).toMatchObject([
        { piece: 'a' },
        { piece: 'q' },
        { piece: 'm' },
        { piece: 'z' },
      ]);
      expect(d.ofType('wavered')).toMatchObject([{ piece: 'x', die: 5, left: false }]);
      expect(d.dice).toEqual([]);
      expect(d.marks('x')).toMatchObject({ hits: 1, disordered: true });
    },
  );
  rule(['8.4d', '8.4e'], 'a leader who is finished does not roll again', () => {
    const d = fireDrill({ units: [H, foe('x', '1009')], leaders: [{ id: 'l', side: 'austrian', hex: '1009' }] });
    d.g.s.leader.isFinished[d.w.leaderIndex.get('l')!] = 1;
    d.dice.push(9);
    expect(d.fire('h', '1009')).toBeUndefined();
    expect(d.ofType('leader-at-risk')).toEqual([]);
  });
  rule('M8', 'an unreliable battalion rolls for each event, and stays below eight', () => {
    const d = fireDrill({
      effects: [{ rule: 'M8', kind: 'unreliable', units: ['x'], engagement: 1, leavesFrom: 8 }],
      units: [H, { ...H, id: 'k', hex: '0909', gun: 'F' }, foe('x', '1009')],
    });
    d.dice.push(4, 7);
    d.fire('h', '1009');
    d.dice.push(6, 9);
    d.fire('k', '1009');
    expect(d.ofType('wavered')).toMatchObject([
      { die: 7, left: false },
      { die: 9, left: true },
    ]);
    expect(d.ofType('eliminated')).toMatchObject([{ piece: 'x', rule: 'M8' }]);
  });
  rule('M8', 'several roll from the top of the stack down, one that left among them', () => {
    // R116
    const units = ['x', 'y'];
    const d = fireDrill({
      effects: [{ rule: 'M8', kind: 'unreliable', units, engagement: 1, leavesFrom: 8 }],
      units: [H, ...units.map((id) => foe(id, '1009'))],
    });
    d.dice.push(4, 9, 3);
    d.fire('h', '1009');
    expect(d.ofType('wavered')).toMatchObject([
      { piece: 'x', die: 9, left: true },
      { piece: 'y', die: 3, left: false },
    ]);
  });
});
