import type { GameEvent } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { OUTCOME } from '../protocol/outcome.ts';
import { sketch } from '../testing/ground.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';

const map = sketch('Y Z X', 'Y-Z Z-X');
const own = { id: 'AP', side: 'C', type: 'gendarmes', zone: 'Z', reduced: true } as const;
const told = (g: Scene, event: GameEvent): string => eventText(g.g.w, event).text.en;
/** The leader L, or L' who has taken over from him. */
const led = (face: 'front' | 'replacement', more: SceneSpec = {}): Scene =>
  scene({
    active: 'C',
    map,
    units: [own],
    ...more,
    leaders: [{ id: 'L', side: 'C', zone: 'Z', ...(face === 'replacement' && { face }) }],
  });

describe('7.6.2b who took over from a leader', () => {
  it('is named by what he does, and the leader by what he did', () => {
    const move = { type: 'move', piece: 'L', to: 'X' };
    const [his, other] = [led('front').play(move), led('replacement').play(move)];
    expect(told(his, his.event('moved'))).toMatch(/^L rides/);
    expect(told(other, other.event('moved'))).toMatch(/^L' rides/);
  });

  it('is named in a log that is read when the battle has gone on', () => {
    // Reduced gendarmes against six: "1*/-", and the die for the leader is a 1.
    const enemy = { id: 'M', side: 'P', type: 'militia', zone: 'Y', fc: 6 };
    const friend = { id: 'F', side: 'C', type: 'arquebusiers', zone: 'X' };
    const g = led('front', { at: 'combat', units: [own, enemy, friend] });
    g.play({ type: 'attack', unit: 'AP', at: 'Y' }).play({ type: 'engage', unit: 'AP', charge: false }, [1, 1, 1]);
    expect(g.leader('L').face).toBe('replacement');
    const all = g.log.map((event) => told(g, event)).filter((text) => /^L/.test(text));
    expect(all).toEqual([
      expect.stringMatching(/^L is at risk/),
      expect.stringMatching(/^L is killed/),
      expect.stringMatching(/^L' replaces L /),
    ]);
  });

  it('is named where he changes an order, to his own side and to the other', () => {
    const g = led('replacement', { at: 'orders', turn: 2, units: [{ ...own, columnOrder: 'hold' }] });
    g.play({ type: 'order', leader: 'L', order: 'attack' }, [6]);
    const tried = g.event('order-tried');
    expect(told(g, tried)).toMatch(/^L' /);
    for (const side of [0, 1]) expect(told(g, reiters.viewEvents!(g.g, [tried], side)[0]!)).toMatch(/^L' /);
    const [said] = OUTCOME.outcome(g.g, [tried]);
    expect(fact(g.g.w, said!).en).toContain("L'");
  });
});
