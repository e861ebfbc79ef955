import { type Action, odds, Position } from '@tambour/kernel';
import { amount, checkCommands, checkImagined, checkVaried, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { type DrillUnit, drill } from '../../testing/drill.ts';
import { rule } from '../../testing/rule.ts';
import { unitId } from '../model/ids.ts';
import { AIM_ROWS, type Field, HOLDS } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import type { TabletopWorld } from '../model/world.ts';
import { chancesOf, unitsIn } from '../phases/fire.ts';
import { tabletopPlay } from '../play.ts';

/** Any position may be read: what is looked at here is what a side is sent. */
const spec = { ...tabletopPlay, audit: () => [] };
type Table = Position<TabletopWorld, Field>;

const white: Partial<DrillUnit> = { side: 1, facing: 180, type: 'austrian.fusilier' };
/** Lines, a square, a screen and guns near each other, so that most shots have a choice. */
const scene = (first: 0 | 1): Table => {
  const { position } = drill({
    units: [
      { id: 'a', x: 50, y: 40, figures: 18, marks: ['screenOut'] },
      { id: 's', x: 75, y: 50, formation: 'square' },
      { id: 'guns', x: 100, y: 30, type: 'french.footArtillery' },
      { id: 'x', x: 45, y: 58, figures: 12, ...white },
      { id: 'y', x: 63, y: 58, figures: 12, ...white },
      { id: 'z', x: 90, y: 60, figures: 12, ...white },
    ],
    phase: 'FIRE',
    step: ['fire'],
    first,
  });
  const table = new Position(spec, position.world);
  table.restore(position.state.bytes.slice());
  return table;
};
/** The same with other targets for all that the enemy of a side has chosen; undefined if it has chosen nothing. */
function vary(p: Table, side: number, random: SeededRandom): Table | undefined {
  const q = p.twin();
  q.copyFrom(p);
  const { target } = q.field.s.aim;
  for (const u of unitsIn(q.field, 1 - side))
    for (const { row, targets } of chancesOf(q.field, u))
      if (target[row] !== 0) target[row] = [HOLDS, ...targets.map((t) => t + 1)][random.below(targets.length + 1)]!;
  q.restore(q.state.bytes.slice());
  return q.hash === p.hash ? undefined : q;
}

/** Of how many decisions one is looked at. */
const LOOKS = amount(3, 1);
/** The first shot that may be ordered. */
const shotAt = (p: Table): Action | undefined =>
  Array.from({ length: p.actions.count }, (_, i) => ({ ...p.actions.at(i) })).find(({ verb }) => verb === VERB.fire);

describe('targets that are not shown yet', () => {
  rule(['C14g', 'C7k'], 'come out by nothing that a side is sent, asked or told, and odds rest on none', () => {
    let varied = 0;
    let weighed = 0;
    for (let seed = 1; seed <= amount(2, 30); seed++) {
      const random = new SeededRandom(seed);
      const p = scene(seed % 2 === 0 ? 0 : 1);
      for (let n = 0; n < 12 && p.question === 'allocate'; n++) {
        for (const side of n % LOOKS === 0 ? [0, 1] : []) {
          checkImagined(p, side);
          if (side !== p.side) checkCommands(p, side, random);
          const other = vary(p, side, random);
          if (!other) continue;
          varied++;
          checkVaried(p, other, side, random);
          if (side !== p.side) continue;
          // The odds of one shot are the same whatever the enemy has chosen.
          const action = shotAt(p);
          if (!action) continue;
          weighed++;
          const found = odds(p.seenBy(side), action);
          expect(found).toMatchObject({ exact: true, assumptions: [] });
          expect(odds(other.seenBy(side), action)).toEqual(found);
        }
        const one = p.actions.at(random.below(p.actions.count));
        p.play(one, 'stop');
      }
    }
    expect(varied).toBeGreaterThan(3);
    expect(weighed).toBeGreaterThan(0);
  });
  rule('C14g', 'are a column of the one side only: the other has its own before it', () => {
    const p = scene(0);
    p.play(p.encode({ type: 'hold', unit: 'a' }), 'stop');
    const row = (id: string) => (p.world.unitIndex.get(id) ?? unitId(0)) * AIM_ROWS;
    const own = p.seenBy(0).field.s.aim.target;
    expect([own[row('a')], own[row('a') + 4]]).toEqual([HOLDS, HOLDS]);
    const seen = p.seenBy(1).field.s.aim.target;
    expect(seen[row('a')]).not.toBe(HOLDS);
    expect(seen[row('x')]).toBe(0);
  });
});
