import { describe, expect } from 'vitest';
import { putLeader } from '../rules/5-leaders.ts';
import type { DrillSpec } from '../testing/drill.ts';
import { hexOf } from '../testing/drill.ts';
import { answer, drillPosition } from '../testing/in-position.ts';
import { rule } from '../testing/rule.ts';
import { handle } from './handle.ts';

/** A brigade about to move, whose marches are asked for by where they end. */
function marches(spec: DrillSpec) {
  const p = drillPosition(spec).begin(1);
  for (const l of spec.leaders ?? [])
    if (l.hex !== undefined) putLeader(p.field, p.field.w.leaderIndex.get(l.id)!, hexOf(p.field.w, l.hex));
  while (p.question !== 'act')
    answer(p, {
      choose: (c) => (p.side === 0 ? c.type === 'activate' : c.type === 'pass'),
      formation: (c) => c.type === 'begin',
      orders: (c) => c.type === 'wait',
    });
  return (to: string) => {
    for (let i = 0; i < p.actions.count; i++) {
      const c = p.decode(p.actions.at(i));
      if (c.type === 'move' && c.unit === 'a' && c.to === to && c.facing === 'N')
        return handle(p.field, p.actions.at(i));
    }
    throw new Error(`nobody goes to ${to}`);
  };
}
const units = [
  { id: 'a', hex: '1010' },
  { id: 'e', side: 'austrian' as const, hex: '1002', facing: 3 },
];
const led = (hex: string) => [
  { id: 'l', brigade: 'allied-brigade', hex: '1010' },
  { id: 'k', side: 'austrian' as const, brigade: 'austrian-brigade', hex },
];

describe('the handle of a march', () => {
  rule('8.4c', 'says that dice fall where it comes next to a leader alone', () => {
    const to = marches({ units, leaders: led('1007') });
    expect([to('1008').isRolled, to('1009').isRolled]).toEqual([true, false]);
    expect(marches({ units, leaders: led('1002') })('1008').isRolled).toBe(false);
  });
  rule('M8', 'says so where an unreliable battalion wades', () => {
    const effects = [{ rule: 'M8', kind: 'unreliable', units: ['a'], engagement: 1, leavesFrom: 8 }];
    const map = { hexsides: { canal: ['0909|1010'] } };
    const to = marches({ units: [{ id: 'a', hex: '1010', ma: 1 }, units[1]!], leaders: led('1002'), effects, map });
    expect([to('0909').isRolled, to('1009').isRolled]).toEqual([true, false]);
  });
});
