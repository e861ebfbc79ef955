import { type Action, Position } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { fieldOf, movesOf } from '../../rules/moving/index.ts';
import { rule } from '../../testing/rule.ts';
import { unitId } from '../model/ids.ts';
import { VERB } from '../model/verb.ts';
import { tabletopPlay } from '../play.ts';
import { moveCase } from './move/case.ts';
import { orderOf } from './move/commands.ts';

/** The orders of each unit, as they are listed. */
function listedByUnit({ actions }: Position): Map<number, Action[]> {
  const listed = new Map<number, Action[]>();
  for (let i = 0; i < actions.count; i++) {
    const o = actions.at(i);
    if (o.verb !== VERB.done) listed.set(o.a, [...(listed.get(o.a) ?? []), o]);
  }
  return listed;
}

rule('C3m', 'what a unit may do is the same whether it was listed before or is worked out anew', () => {
  const battles = tabletopPlay.scenarios.slice(0, amount(1, 2));
  let kept = 0;
  let looked = 0;
  for (const { id } of battles) {
    const p = new Position(tabletopPlay, tabletopPlay.world({ scenario: id })).begin(1);
    const random = new SeededRandom(1);
    let last = new Map<number, Action[]>();
    for (let moves = 0; !p.over && moves < amount(16, 400); p.playAt(random.below(p.actions.count))) {
      if (p.question !== 'move') continue;
      moves++;
      const listed = listedByUnit(p as Position);
      for (const [a, orders] of listed) {
        const u = unitId(a);
        const anew = movesOf(fieldOf(moveCase(p.field, u))).map((command) => orderOf(p.field, u, command));
        expect(orders).toEqual(anew);
        if (JSON.stringify(last.get(a)) === JSON.stringify(orders)) kept++;
        looked++;
      }
      last = listed;
    }
  }
  // Some have stayed as they were and some have not, or nothing was put to the test.
  expect(kept).toBeGreaterThan(0);
  expect(looked).toBeGreaterThan(kept);
});
