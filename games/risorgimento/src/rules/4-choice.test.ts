import { describe, expect } from 'vitest';
import { handDrill } from '../testing/hand-drill.ts';
import { looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { corpsRange } from './4-command.ts';
import { continuityOf, limitOf } from './4-corps.ts';

describe('after an activation', () => {
  rule(['3.0e', '3.0f', '4.5'], 'a side passes, or rolls for another corps than the one that has just acted', () => {
    const d = handDrill({ F1: {}, F2: {}, F3: {}, A2: {} });
    d.activate('F1');
    expect(d.hand()).toEqual(['allied', 'continuity']);
    expect(d.choosable()).toEqual(['F2', 'F3']);
    expect(d.rolls('F2')).toBe('continuity');
    expect(d.why('F1', 0)).toEqual(['4.53c']);
    d.pass();
    expect(d.hand()).toEqual(['austrian', 'free']);
  });
  rule('4.43a', 'a corps has been active twice, and a third time is another matter', () => {
    const d = handDrill({ F1: { used: 1 }, A2: {} });
    expect(limitOf(d.g, d.corpsOf('F1'))).toBe(2);
    expect(d.activate('F1')).toBe('normal');
    d.pass();
    d.pass();
    expect(d.rolls('F1')).toBe('extended');
  });
  rule('4.52b', 'to pass with only an extended try left is to renounce it, and no pass', () => {
    const d = handDrill({ F1: { used: 2 }, A2: {} });
    expect(d.choosable()).toEqual(['F1']);
    d.pass();
    expect(d.events.map((e) => e.type)).toEqual(['renounced', 'hand-passed']);
    expect(d.g.s.hand.lastPass[0]).toBe(0);
    // The other side plays on alone, and nothing comes back to the first.
    expect(d.hand()).toEqual(['austrian', 'solo']);
    expect(d.g.s.side.hasRenounced[0]).toBe(1);
  });
});

describe('the king', () => {
  rule('4.25', 'is overall commander and commands his corps, with 3 for range and continuity', () => {
    const { g, w } = looseField({ scenario: 'san-martino' });
    const corps = w.corpsIndex.get('PS')!;
    const king = w.data.leaders.findIndex((l) => l.name === 'Vittorio Emanuele') as Parameters<typeof corpsRange>[1];
    expect(w.corpsCommander[corps]).toBe(king + 1);
    expect([...w.overall[0]!]).toContain(king);
    // He is not within one hex of another overall commander by being one himself.
    expect([corpsRange(g, king), continuityOf(g, corps)]).toEqual([3, 3]);
  });
});
