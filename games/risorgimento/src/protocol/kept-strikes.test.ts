import { hexId } from '@tambour/boards';
import { Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { holder } from '../model/state.ts';
import { risorgimentoPlay } from '../play.ts';
import { keptStrikes } from './kept-strikes.hot.ts';
import { strikeList } from './strike-list.hot.ts';

describe('what is kept of the hexes that infantry could attack after a march', () => {
  it.each(['san-martino', 'magenta'])('is what the list gives for where the enemy stands now (%s)', (scenario) => {
    const w = risorgimentoPlay.world({ scenario });
    const { first, hex } = strikeList(w);
    const lot = new SeededRandom(3);
    const position = new Position(risorgimentoPlay, w).begin(3);
    const saved = [position.state.bytes.slice()];
    let struck = 0;
    for (let n = 1; n < amount(100, 2000) && !position.over; n++) {
      position.playAt(choose(position, lot, 'by-verb'));
      if (n % 20 === 0) saved.push(position.state.bytes.slice());
      // Back to where something was kept that holds again, or no longer.
      if (n % 7 === 0) position.restore(lot.of(saved));
      for (const side of [0, 1]) {
        const strikes = keptStrikes(w)[side]!;
        strikes.begin(position.field);
        const found: number[] = [];
        const wanted: number[] = [];
        for (let h = n % 11; h < w.grid.size; h += 11) {
          strikes.from(h);
          found.push(h, ...strikes.found.subarray(0, strikes.count));
          const inReach = [...hex.subarray(first[h], first[h + 1])];
          wanted.push(h, ...inReach.filter((x) => holder(position.field, hexId(x)) === 1 - side));
          struck += strikes.count;
        }
        expect(found).toEqual(wanted);
      }
    }
    expect(struck).toBeGreaterThan(1000);
  });
});
