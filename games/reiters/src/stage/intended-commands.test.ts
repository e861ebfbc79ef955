import { Match } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { RULES } from '../rule-book.ts';
import { intendedCommands } from './intended-commands.ts';
import { opening } from './lesson-ground.ts';
import { LESSONS } from './lessons.ts';
import { atRandom, BATTLES, LEVELS, type ReitersMatch } from './testing/random-battle.ts';

const lesson = (id: string): ReitersMatch => {
  const { choice, position } = LESSONS.find((l) => l.id === id)!;
  return Match.fromPosition(reiters, choice, position(), 1);
};
const meant = (m: ReitersMatch, piece?: string, place?: string): string[] =>
  intendedCommands(m.position.field, piece, place).map((wish) => wish.type);
/** The rules that stand against what was meant, likeliest wish first; none for a legal one. */
const against = (m: ReitersMatch, piece?: string, place?: string): string[][] =>
  intendedCommands(m.position.field, piece, place).map((wish) => m.explain(wish).refusals.map((r) => r.rule));

describe('what was meant', () => {
  it('by pointing at a far zone is a march, too long', () => {
    const m = lesson('marching');
    expect(intendedCommands(m.position.field, 'AU-C-ARQ-3', '131')).toEqual([
      { type: 'move', piece: 'AU-C-ARQ-3', to: '131' },
    ]);
    expect(against(m, 'AU-C-ARQ-3', '131')).toEqual([['4.1Pa']]);
    expect(against(m, 'AU-C-ARQ-3', '127')).toEqual([[]]);
    expect(against(m, 'AU-C-ARQ-3', '013').flat()).toContain('4.1.1d');
  });
  it('by pointing at an enemy while moving is an attack, too early', () => {
    const m = lesson('marching');
    expect(meant(m, 'AU-C-GEN-1', '101')).toEqual(['attack', 'move']);
    expect(against(m, 'AU-C-GEN-1', '101')).toEqual([['4.1Pg'], ['4.1Ph']]);
  });
  it('by a piece of the enemy says whose it is', () => {
    const m = lesson('marching');
    expect(against(m, 'AU-P-REI-7')).toEqual([['3.0b']]);
    expect(against(m, undefined, '101').flat()).toContain('3.0b');
  });
  it('by an isolated unit away from its leaders says so', () => {
    expect(against(lesson('command'), 'M-P-ARG-4', '006')).toEqual([['5.3c']]);
  });
  it('by argoulets on their own zone is to dismount', () => {
    const m = lesson('command');
    expect(meant(m, 'M-P-ARG-3', '025')[0]).toBe('dismount');
    expect(against(m, 'M-P-ARG-3', '025')[0]).toEqual([]);
  });
  it('in a reaction is fire, a charge, or giving way', () => {
    const m = lesson('reactions');
    expect(meant(m, 'M-P-ARG-1', '017')).toEqual(['fire']);
    expect(meant(m, 'M-P-CUI-1', '029')).toEqual(['charge', 'give-way']);
    expect(meant(m, 'M-P-ARG-4', '034')).toEqual(['give-way']);
    expect(against(m, 'M-P-CUI-1', '017').flat()).toContain('6.1e');
    expect(against(m, 'M-P-ARG-4', '121')[0]).toContain('6.2c');
    expect(meant(m, 'M-P-SAINTAUBAN', '022')).toEqual(['ride-off']);
    expect(against(m, 'M-P-CHATILLON', '028')).toEqual([[]]);
    expect(meant(m, 'M-C-MIL-1')).toContain('fire');
  });
  it('by its own zone, where nobody marches, is what it could do from there', () => {
    const m = lesson('reactions');
    expect(meant(m, 'M-P-ARG-1', '023')).toEqual(['fire']);
    expect(meant(m, 'M-P-CUI-1', '025')).toEqual(['charge', 'give-way']);
    expect(against(lesson('guns'), 'AU-P-REI-4', '136')).toEqual([[]]);
  });
  it('in the combats is an attack, or a shot', () => {
    const m = lesson('guns');
    expect(meant(m, 'AU-P-CAN-1', '143')).toEqual(['bombard']);
    expect(against(m, 'AU-P-CAN-1', '126')).toEqual([['7.8e']]);
    expect(against(m, 'AU-P-CAN-1', '103')).toEqual([['7.8e']]);
    expect(meant(m, 'AU-P-REI-4', '143')).toEqual(['attack']);
    expect(against(m, 'AU-P-REI-4', '126')[0]).toEqual([]);
    expect(meant(m, 'AU-P-REI-4', '137')).toEqual(['attack', 'move']);
    expect(against(m, 'AU-P-REI-4', '137')).toEqual([['7.1b'], ['7.1a']]);
  });
  it('in a question in the middle of things is its answer: only a zone need be shown', () => {
    const m = lesson('defence');
    expect(meant(m, 'CO-P-ARQ-1')).toEqual(['defend']);
    expect(against(m, 'CO-C-PIQ-1')).toEqual([['7.3b']]);
    m.nextDice = [6];
    m.apply({ type: 'defend', unit: 'CO-P-ARQ-1' });
    expect(intendedCommands(m.position.field, undefined, '123')).toEqual([
      { type: 'retreat', unit: 'CO-P-ARQ-1', to: '123' },
    ]);
    expect(against(m, undefined, '123')).toEqual([['7.5.3a']]);
    expect(against(m, undefined, '111')).toEqual([['7.5.3g']]);
    expect(against(m, undefined, '118')).toEqual([[]]);
  });
  it('of a leader in the orders is another order', () => {
    const m = lesson('orders');
    expect(meant(m, 'M-C-CHEVRIERES')).toEqual(['order']);
    m.apply({ type: 'order', leader: 'M-C-CHEVRIERES', order: 'attack' });
    expect(against(m, 'M-C-CHEVRIERES')).toEqual([['10.2a']]);
  });
  it('of baggage is a move it never makes', () => {
    const m = Match.begin(reiters, { scenario: 'AU' }, 1);
    m.apply({ type: 'ready' });
    m.apply({ type: 'ready' });
    expect(against(m, 'AU-P-BAG-1', '111')).toEqual([['4.1Pd']]);
    expect(meant(m, 'AU-P-LAN-1', '131')).toEqual(['enter']);
  });
  it('is nothing when nothing is picked, and nothing for what there is not', () => {
    const m = lesson('marching');
    expect(meant(m, 'nobody', '117')).toEqual([]);
    expect(meant(m, undefined, 'nowhere')).toEqual([]);
    expect(meant(m)).toEqual([]);
  });
  it('by reiters on their own zone is a caracole, where that rule is in force', () => {
    const ground = {
      on: 'AU',
      options: ['caracole'],
      side: 'P',
      turn: 5,
      at: 'movement',
      units: { 'AU-P-REI-1': '137', 'AU-C-GEN-1': '143' },
      leaders: { 'AU-P-DOHNA': '138' },
    };
    const { choice, position } = opening(ground, '');
    const m = Match.fromPosition(reiters, choice, position(), 1);
    expect(meant(m, 'AU-P-REI-1', '137')).toEqual(['caracole', 'leave', 'move']);
    expect(against(m, 'AU-P-REI-1', '137')).toEqual([[], ['AU.3'], ['4.1Pb']]);
  });
});

describe('at any time whatever is picked', () => {
  for (const scenario of BATTLES)
    for (const level of LEVELS)
      it(`is a command, legal or refused by a rule, in ${scenario} with the optional rules ${level}`, () => {
        let asked = 0;
        const refused = new Set<string>();
        atRandom(
          scenario,
          level,
          7,
          400,
          () => {},
          (m) => {
            if (asked++ % 12 !== 0) return;
            const g = m.position.field;
            const pick = (n: number): string => g.w.pieces[(asked * n) % g.w.pieces.length]!;
            const zone = (n: number): string => g.w.zoneNames[(asked * n) % g.w.zones]!;
            const picks = [1, 3, 5, 7, 11].flatMap((n) => [
              [pick(n), zone(n)] as const,
              [pick(n), undefined] as const,
              [undefined, zone(n)] as const,
            ]);
            for (const [piece, place] of picks)
              for (const wish of intendedCommands(g, piece, place)) {
                const said = m.explain(wish);
                if (said.legal) continue;
                expect(said.refusals.length, JSON.stringify(wish)).toBeGreaterThan(0);
                for (const { rule, why } of said.refusals) {
                  expect(RULES.get(rule), rule).toBeDefined();
                  expect(why.en).not.toBe('');
                  refused.add(rule);
                }
              }
          },
        );
        expect(refused.size).toBeGreaterThan(8);
      });
});
