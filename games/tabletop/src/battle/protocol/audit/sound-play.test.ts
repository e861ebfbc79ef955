import { faultsOf, Position } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { crowd } from '../../../testing/crowd.ts';
import { seeksFight } from '../../../testing/seeks-fight.ts';
import { tabletop } from '../../game.ts';
import type { Field } from '../../model/state.ts';
import type { TabletopWorld } from '../../model/world.ts';

describe('every position that play comes to is sound', () => {
  const check = (p: Position<TabletopWorld, Field>, seed: number, most: number): void => {
    const lot = new SeededRandom(seed);
    for (let n = 0; n < most && !p.over; n++) {
      expect(faultsOf(tabletop, p.field), `${p.question} ${n} seed ${seed}`).toEqual([]);
      p.playAt(seeksFight(p, lot));
    }
    expect(faultsOf(tabletop, p.field)).toEqual([]);
  };
  it.each(tabletop.scenarios.map(({ id }) => id))('%s', (scenario) => {
    for (let seed = 1; seed <= amount(1, 6); seed++)
      check(new Position(tabletop, tabletop.world({ scenario })).begin(seed), seed, amount(120, 100_000));
  });
  it('in crowded battles', () => {
    for (let seed = 1; seed <= amount(3, 60); seed++)
      check(new Position(tabletop, tabletop.world(crowd(seed))).begin(seed), seed, 100_000);
  });
});
