import { describe, expect, it } from 'vitest';
import { leadersAt, pushRisk, RISK_ALONE, RISK_ATTACK, rollRisk } from '../rules/8-leader-risk.ts';
import { disorder } from '../rules/8-losses.ts';
import { example } from '../testing/example.ts';
import { fireDrill } from '../testing/fire-drill.ts';

const UNRELIABLE = { rule: 'M8', kind: 'unreliable', units: ['sigmund-1'], engagement: 1, leavesFrom: 8 };
const leader = { id: 'b', side: 'austrian', hex: '1010' } as const;
const AUSTRIAN = 1;

describe('leaders and shaken battalions, by the examples', () => {
  it.each([
    ['leader-attack-risk', 7, 1],
    ['leader-attack-safe', 6, 0],
  ])('%s', (_id, die, isFinished) => {
    // 8.4b 8.4d
    const d = fireDrill({ units: [{ id: 'u', side: 'austrian', hex: '1010' }], leaders: [leader] });
    pushRisk(d.g, d.hex('1010'), AUSTRIAN, RISK_ATTACK);
    d.dice.push(die);
    d.settle();
    expect(d.ofType('leader-at-risk')).toMatchObject([{ rule: '8.4b', die }]);
    expect(d.g.s.leader.isFinished[d.w.leaderIndex.get('b')!]).toBe(isFinished);
  });
  example('leader-alone', () => {
    const d = fireDrill({ leaders: [leader], units: [{ id: 'u', hex: '1011' }] });
    d.dice.push(8);
    rollRisk(d.g, leadersAt(d.g, d.hex('1010'), AUSTRIAN), RISK_ALONE);
    expect(d.ofType('leader-at-risk')).toMatchObject([{ rule: '8.4c', die: 8, isFinished: true }]);
  });
  example('m8-sigmund', () => {
    const unit = { id: 'sigmund-1', side: 'austrian', hex: '1010', cohesion: 4 } as const;
    const d = fireDrill({ effects: [UNRELIABLE], units: [unit] });
    disorder(d.g, d.unit('sigmund-1'), '7.18e');
    d.dice.push(8);
    d.settle();
    expect(d.marks('sigmund-1').isOnMap).toBe(false);
    expect([...d.g.s.side.killed]).toEqual([0, 0]);
  });
});
