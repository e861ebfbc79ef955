import { describe, expect } from 'vitest';
import { contact, cuirassiers, fighter, hussars } from '../../testing/fighters.ts';
import { inMelee, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { briefly } from '../../testing/shooters.ts';
import { blowOf, fightModifiers, inflicts, lossesOfBlow, outlookOfBlow, whyInflictsNothing } from './fight.ts';
import { type Contact, type Fighter, fightingFigures, isFighting, pairsOf } from './fighter.ts';

const items = (more: Partial<Contact>) => briefly(fightModifiers(contact(more)));

describe('who fights whom', () => {
  rule('C9a', 'each pair of enemies in contact once', () => {
    const [a, b] = inMelee(placed(), placed({ side: 1 }));
    const c = placed({ side: 1, opponents: [a] });
    (a.opponents as (typeof a)[]).push(c);
    const far = placed({ side: 1 });
    expect(pairsOf([a, b, c, far, placed()], isFighting)).toEqual([
      [a, b],
      [a, c],
    ]);
  });
  rule(['C9a', '2.4-C10', '2.4-C11'], 'with its figures in equal parts, rounded down, at least one', () => {
    const used = (more: Partial<Fighter>, rest: Partial<Contact> = {}) =>
      fightingFigures(contact({ fighter: fighter(more), ...rest }));
    expect([1, 2, 3, 5].map((enemies) => used({ figures: 16 }, { enemies }))).toEqual([16, 8, 5, 3]);
    expect(used({ figures: 2 }, { enemies: 3 })).toBe(1);
    for (const formation of ['line', 'attackColumn', 'skirmish', 'garrison'] as const)
      expect(used({ formation })).toBe(16);
    // Twice a front of two.
    expect([used({ formation: 'marchColumn' }), used({ formation: 'marchColumn', figures: 3 })]).toEqual([4, 3]);
    expect(used({ formation: 'marchColumn' }, { enemies: 2 })).toBe(2);
    expect(used({ formation: 'marchColumn', figures: 12 }, { isPursuit: true })).toBe(12);
    expect(used({ formation: 'square', figures: 15 }, { enemy: hussars() })).toBe(15);
    expect(used({ formation: 'square', figures: 15 })).toBe(8);
    expect(used({ formation: 'square', figures: 15 }, { enemies: 2 })).toBe(4);
  });
});

describe('the sum of a unit', () => {
  rule('C9c', 'status', () => {
    expect(items({})).toEqual([]);
    const by = (status: Fighter['status']) => items({ fighter: fighter({ status }) });
    expect([by('guard'), by('elite')]).toEqual([['C9c +50'], ['C9c +25']]);
    expect([by('semiRegular'), by('militia'), by('irregular')]).toEqual([['C9c -10'], ['C9c -25'], ['C9c -25']]);
  });
  rule(['C9c', 'C9k'], 'a charge, and that of infantry in attack column on top', () => {
    const charged = { hasCharged: true } as const;
    expect(items({ fighter: fighter(charged) })).toEqual(['C9c +25']);
    expect(items({ fighter: fighter({ ...charged, formation: 'attackColumn' }) })).toEqual(['C9c +25', 'C9k +25']);
    expect(items({ fighter: fighter({ formation: 'attackColumn' }) })).toEqual([]);
    expect(items({ fighter: hussars({ ...charged, formation: 'attackColumn' }), enemy: hussars() })).toEqual([
      'C9c +50',
    ]);
    expect(items({ enemy: fighter(charged) })).toEqual([]);
  });
  rule(['C10a', 'C10c', '2.4-C12'], 'following and pursuing', () => {
    expect(items({ isFollowing: true })).toEqual(['C10a +25']);
    expect(items({ isFollowing: true, isPursuit: true })).toEqual(['C10c +25']);
  });
  rule(['C9c', 'C9k'], 'arm against arm', () => {
    expect(items({ fighter: cuirassiers(), enemy: cuirassiers() })).toEqual([]);
    expect(items({ fighter: cuirassiers(), enemy: hussars() })).toEqual(['C9k +25']);
    expect(items({ fighter: cuirassiers(), enemy: fighter() })).toEqual(['C9k +25', 'C9c +50']);
    expect(items({ fighter: hussars(), enemy: cuirassiers() })).toEqual([]);
    expect(items({ fighter: hussars(), enemy: fighter({ formation: 'skirmish' }) })).toEqual(['C9c +50']);
    expect(items({ fighter: hussars(), enemy: fighter({ formation: 'square' }) })).toEqual(['C9c -75']);
    expect(items({ fighter: hussars(), enemy: fighter({ formation: 'garrison' }) })).toEqual([]);
    expect(items({ fighter: hussars(), enemy: fighter({ arm: 'artillery', formation: 'unlimbered' }) })).toEqual([]);
    // Behind a hedge it is not in the open.
    expect(items({ fighter: hussars(), enemyShelter: 'light' })).toEqual(['C9c -25']);
    expect(items({ enemy: hussars() })).toEqual(['C9c -25']);
    expect(items({ fighter: fighter({ formation: 'square' }), enemy: hussars() })).toEqual(['C9c +25']);
    expect(items({ fighter: fighter({ formation: 'garrison' }), enemy: hussars() })).toEqual([]);
  });
  rule('C9i', 'flank and rear on either side, in the first round alone', () => {
    expect(items({ onEnemy: 'flank' })).toEqual(['C9i +50']);
    expect(items({ onEnemy: 'rear' })).toEqual(['C9i +100']);
    expect([items({ on: 'flank' }), items({ on: 'rear' })]).toEqual([['C9i -25'], ['C9i -50']]);
    for (const side of ['flank', 'rear'] as const)
      expect(items({ on: side, onEnemy: side, isFirstRound: false })).toEqual([]);
  });
  rule(['C9c', 'C4b', 'C9l'], 'ground, shelter, order, gunners, skirmishers and elite companies', () => {
    expect(items({ isEnemyUphill: true })).toEqual(['C9c -25']);
    expect([items({ enemyShelter: 'hard' }), items({ enemyShelter: 'house' })]).toEqual([['C9c -50'], ['C9c -60']]);
    const level = (degradation: Fighter['degradation']) => items({ fighter: fighter({ degradation }) });
    expect([level('disorganised'), level('noFormation'), level('disorder')]).toEqual([
      ['C4b -25'],
      ['C4b -50'],
      ['C4b -75'],
    ]);
    expect(items({ fighter: fighter({ arm: 'artillery', formation: 'limbered' }) })).toEqual(['C9c -50']);
    expect(items({ fighter: fighter({ formation: 'skirmish' }) })).toEqual(['C9c -50']);
    expect(items({ fighter: fighter({ hasElite: true }) })).toEqual(['C9l +10']);
  });
  rule(['C9b', 'C9k', 'C7j'], 'adds, not below a quarter, by three a figure and the die', () => {
    // Hussars who charge the flank of a line: 8 × 3 = 24, and 50 + 50 + 50 on top.
    const charge = blowOf(contact({ fighter: hussars({ hasCharged: true }), onEnemy: 'flank' }));
    expect([charge.figures, charge.percent]).toEqual([8, 150]);
    expect(outlookOfBlow(charge, 999)).toEqual([30, 45, 60, 60, 75, 90]);
    const line = blowOf(contact({ enemy: hussars({ hasCharged: true }), on: 'flank' }));
    // 16 × 3 = 48, less 50.
    expect([line.percent, lossesOfBlow(line, 3, 999), lossesOfBlow(line, 6, 20)]).toEqual([-50, 24, 20]);
    const worst = blowOf(contact({ fighter: fighter({ degradation: 'disorder', formation: 'skirmish' }) }));
    expect([worst.percent, lossesOfBlow(worst, 3, 999)]).toEqual([-75, 12]);
  });
});

describe('who inflicts nothing', () => {
  rule(['C10c', '1.1-01c', '2.6-K4'], 'who runs, who broke and was caught, who is disarmed', () => {
    const why = (more: Partial<Contact>) => whyInflictsNothing(contact(more)).map(({ rule: id }) => id);
    expect([inflicts(contact()), why({})]).toEqual([true, []]);
    for (const state of ['rout', 'flight'] as const) expect(why({ fighter: fighter({ state }) })).toEqual(['C10b']);
    for (const state of ['freed', 'prisoner'] as const)
      expect(why({ fighter: fighter({ state }) })).toEqual(['2.6-K4']);
    expect(why({ isRunDown: true, fighter: fighter({ state: 'retreat' }) })).toEqual(['1.1-01c']);
    expect(why({ fighter: fighter({ state: 'retreat' }), isPursuit: true })).toEqual([]);
    const idle = blowOf(contact({ isRunDown: true }));
    expect([idle.isIdle, idle.figures, lossesOfBlow(idle, 6, 999)]).toEqual([true, 0, 0]);
  });
});
