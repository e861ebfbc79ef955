import { Search } from '@tambour/boards';
import { Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MARCH_NODES, MOST_POINTS } from '../model/scratch.ts';
import { did, type Field, isOnMap, MOVED } from '../model/state.ts';
import { risorgimentoPlay } from '../play.ts';
import { skirmish } from '../testing/skirmish.ts';
import { nodesTo } from './5-march-memory.hot.ts';
import { marchField } from './5-march-search.hot.ts';
import { moverOf } from './5-mover.ts';
import { openMarches } from './5-open-marches.hot.ts';

/** Compares each way that is kept for a side's units with the one that a search finds on the field; how many there were, and over friends. */
function compareWays(g: Field, side: number, search: Search): { ways: number; overFriends: number } {
  const open = openMarches(g.w);
  const count = { ways: 0, overFriends: 0 };
  for (const u of g.w.sideUnits[side]!) {
    if (!isOnMap(g, u) || did(g, u, MOVED)) continue;
    for (const isStrategic of [false, true]) {
      const m = moverOf(g, u, isStrategic);
      open.begin();
      open.of(g, m);
      marchField(g, m, search);
      for (const node of search.settled.slice(1, search.count)) {
        const way = open.wayTo(g, m, node);
        if (way === undefined || way.length < 2) continue;
        expect(way).toEqual(nodesTo(search, node));
        count.ways++;
        if (way.slice(1).some((n) => n < g.w.grid.size && g.s.at.top[n] !== 0)) count.overFriends++;
      }
    }
  }
  return count;
}

describe('marches as they would be if the mover were alone', () => {
  // 5.3a 5.31a 5.42a
  it('leads the same way, among equally cheap ones too, as a search of the field wherever nothing makes it dearer', () => {
    const total = { ways: 0, overFriends: 0 };
    const battles = [{ scenario: 'magenta' }, { scenario: 'san-martino' }, skirmish(1), skirmish(2)];
    for (const choice of battles) {
      const world = risorgimentoPlay.world(choice);
      const position = new Position(risorgimentoPlay, world).begin(7);
      const search = new Search(world.grid.size * MARCH_NODES, MOST_POINTS);
      const lot = new SeededRandom(7);
      for (let n = 1; n <= amount(120, 1200) && !position.over; n++) {
        position.playAt(choose(position, lot, 'by-verb'));
        if (n % 40 !== 0 || position.over) continue;
        const { ways, overFriends } = compareWays(position.field, position.side, search);
        total.ways += ways;
        total.overFriends += overFriends;
      }
    }
    expect(total.ways).toBeGreaterThan(1000);
    expect(total.overFriends).toBeGreaterThan(20);
  });
});
