import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { corpsRange } from './4-command.ts';

rule(
  ['4.24', '4.25'],
  'the emperor stretches the range of the Guard, not the king who is a commander in chief as well',
  () => {
    const d = turnDrill({
      leaders: [
        { id: 'angely', rank: 'corps', corps: 'allied', hex: '1010', range: 4, rangeNearOverall: 6 },
        { id: 'vittorio', rank: 'corps', corps: 'allied', hex: '1011', alsoOverall: true },
        { id: 'napoleon', rank: 'overall', hex: '1013' },
      ],
    });
    const range = (): number => corpsRange(d.g, d.leader('angely'));
    expect(range()).toBe(4);
    d.g.s.leader.hex[d.leader('napoleon')] = d.hex('1011');
    expect(range()).toBe(6);
    // 8.4 Finished, he is of no use to anybody.
    d.g.s.leader.isFinished[d.leader('napoleon')] = 1;
    expect(range()).toBe(4);
  },
);
