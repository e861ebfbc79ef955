import { Position, type World } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';
import { hasTemperament, LEVELS, OPPONENTS, opponentId, opponentOf } from './level.ts';
import { novicePlayer } from './novice.ts';
import type { Player } from './player.ts';
import { playerOf } from './player-of.ts';
import { sergeantPlayer } from './sergeant.ts';
import { type Field, toy } from './testing/toy.ts';
import { whyPlan } from './why.ts';

const world = toy.world({});

describe('the novice', () => {
  it('takes what looks best more often than anything else, and often anything that is no worse than standing still', () => {
    const p = new Position<World, Field>(toy, world).begin(1);
    const player = novicePlayer<World, Field>();
    const chance = chanceFrom(4);
    const counts = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const { type, n = 0 } = p.decode(p.actions.at(player.choose(p, chance).index)) as { type: string; n?: number };
      counts.set(`${type} ${n}`, (counts.get(`${type} ${n}`) ?? 0) + 1);
    }
    // Seven in ten are what looks best, and a third or a quarter of the others.
    expect(counts.get('take 3')).toBeGreaterThan(270);
    expect(counts.get('take 3')).toBeLessThan(350);
    expect((counts.get('take 1') ?? 0) + (counts.get('take 2') ?? 0)).toBeGreaterThan(30);
  });
  it('never takes what is worse than standing still', () => {
    // To bet declines; here it is worth most, and to take three costs.
    const judge: typeof toy.judge = (g, side) => (g.s.purse.points[0] === 3 ? 2 * side - 1 : 0);
    const p = new Position<World, Field>({ ...toy, judge }, world).begin(1);
    const player = novicePlayer<World, Field>();
    const chance = chanceFrom(4);
    for (let i = 0; i < 300; i++)
      expect(p.decode(p.actions.at(player.choose(p, chance).index))).not.toMatchObject({ n: 3 });
  });
  it('overlooks what the enemy threatens', () => {
    const name = { en: '', fr: '' };
    const weights = { early: [1, 1], late: [1, 1] };
    const threatened: typeof toy = {
      ...toy,
      appraisal: () => ({
        terms: [
          { id: 'points', kind: 'points', name },
          { id: 'prize', kind: 'chance', name },
        ],
        hand: weights,
        weights,
        measure: (g, side, out) => {
          out[0] = g.s.purse.points[side]!;
          // Who has three points lets the enemy take nine.
          out[1] = g.s.purse.points[1 - side] === 3 ? 9 : 0;
        },
        timeLeft: () => 1,
        moment: (g) => g.s.table.turn[0]!,
        horizon: 1,
        winning: 10,
        looks: 100,
      }),
    };
    const p = new Position<World, Field>(threatened, world).begin(1);
    const threesOf = (player: Player<World, Field>): number => {
      const chance = chanceFrom(4);
      let threes = 0;
      for (let i = 0; i < 100; i++) if (p.actions.at(player.choose(p, chance).index).a === 3) threes++;
      return threes;
    };
    expect(threesOf(sergeantPlayer())).toBe(0);
    expect(threesOf(novicePlayer())).toBeGreaterThan(60);
  });
});

describe('opponents', () => {
  it('are named by level and temperament, and read again', () => {
    for (const id of OPPONENTS) expect(opponentId(opponentOf(id))).toBe(id);
    expect(opponentOf('captain-bold')).toEqual({ level: 'captain', temperament: 'bold' });
    expect(opponentId({ level: 'novice', temperament: 'bold' })).toBe('novice');
    expect(LEVELS.filter(hasTemperament)).toEqual(['sergeant', 'captain', 'marshal']);
  });
  it.each(OPPONENTS)('%s plays', (id) => {
    const p = new Position<World, Field>(toy, world).begin(1);
    expect(playerOf<World, Field>(id).choose(p, chanceFrom(1)).index).toBeLessThan(p.actions.count);
  });
});

describe('why', () => {
  const term = { id: 'force', kind: 'force' as const, name: { en: 'strength', fr: 'la force' } };
  it('says what a plan gains, what for, and what to fear', () => {
    expect(whyPlan({ gain: 2.2, term, risk: 4 })).toEqual({
      en: 'This plan should bring about 2 points more than the obvious one (main gain: strength). At worst the reply costs about 4 points.',
      fr: 'Ce plan devrait rapporter environ 2 points de plus que le plan évident (gain principal : la force). Au pire, la riposte coûte environ 4 points.',
    });
  });
  it('leaves out what is nothing to speak of', () => {
    expect(whyPlan({ gain: 0.1, term: undefined, risk: 0.2 }).en).toBe('This is the obvious plan.');
    expect(whyPlan({ gain: 0.8, term, risk: 0 }).en).toBe(
      'This plan should bring about a point more than the obvious one (main gain: strength).',
    );
  });
});
