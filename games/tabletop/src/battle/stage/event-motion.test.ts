import type { Motion, Stand } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import type { TabletopEvent } from '../model/event.ts';
import { tabletopWorld } from '../model/world.ts';
import { eventText } from './event-text.ts';
import { atRandom } from './testing/at-random.ts';

const w = tabletopWorld({ scenario: 'tutorial-farm' });
const [piece, enemy] = ['t-fr1', 't-au1'];
const [at, to] = [
  [60, 41],
  [60, 45],
] as const;
const motionOf = (e: TabletopEvent): Motion | undefined => eventText(w, e, () => '@50,30').motion;
const looks = (e: TabletopEvent): readonly number[] => {
  const motion = motionOf(e);
  return motion?.kind === 'march' ? motion.way.map(({ facing }) => facing) : [];
};
const back = { piece, cm: 4, to, was: 90, facing: 90 } as const;
const turn = { was: 350, facing: 20 } as const;

describe('how it shows', () => {
  it('turns a base as it goes, from how it looked to how it looks', () => {
    expect(looks({ type: 'moved', rule: 'C3b', piece, how: 'wheel', from: at, to, quarters: 1, ...turn })).toEqual([
      350, 20,
    ]);
    expect(looks({ type: 'contact', rule: 'C8k', piece, target: enemy, side: 'flank', at, ...turn })).toEqual([
      350, 20,
    ]);
    expect(looks({ type: 'recoiled', rule: 'C9j', from: enemy, ...back })).toEqual([90, 90]);
    expect(looks({ type: 'followed', rule: 'C10a', enemy, ...back })).toEqual([90, 90]);
  });
  it('lets who runs turn first and then go straight', () => {
    expect(looks({ type: 'evaded', rule: 'C8f', piece, at, cm: 26, ...turn })).toEqual([350, 20, 20]);
    expect(looks({ type: 'convoy-moved', rule: 'C19a', piece, cm: 4, to, ...turn })).toEqual([350, 20, 20]);
    const run = { piece, quarter: 2, leg: 'toEdge', cm: 4, from: at, to, ...turn } as const;
    expect(looks({ type: 'compulsory-moved', rule: '2.4-P8', ...run })).toEqual([350, 20, 20]);
  });
  it('turns who turns where it stands', () => {
    expect(motionOf({ type: 'turned-about', rule: '2.4-P10', piece, was: 20, facing: 200 })).toEqual({
      kind: 'march',
      piece,
      way: [
        { x: 50, y: 30, facing: 20 },
        { x: 50, y: 30, facing: 200 },
      ],
    });
    expect(looks({ type: 'reacted', rule: 'C8d', piece, reaction: 'turn', turn })).toEqual([350, 20]);
  });
  it('leaves every base that went in a battle looking as the scene then has it', () => {
    let seen = 0;
    atRandom('tutorial-farm', 5, 500, (before, after, motions) => {
      const last = new Map<string, Stand>();
      for (const motion of motions) {
        const [first, end] = motion?.kind === 'march' ? [motion.way[0], motion.way.at(-1)] : [];
        if (motion?.kind !== 'march' || !first || !end) continue;
        const base = before(motion.piece);
        // What is drawn begins as the last scene had it; a garrison looks nowhere.
        if (base && !last.has(motion.piece) && motion.way.length > 1) expect(first.facing).toBe(base.facing);
        last.set(motion.piece, end);
      }
      for (const [id, { facing }] of last) {
        const base = after(id);
        if (!base) continue;
        seen++;
        expect(facing, id).toBe(base.facing);
      }
    });
    expect(seen).toBeGreaterThan(30);
  });
});
