import { describe, expect } from 'vitest';
import farm from '../../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { type DrillSpec, type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { has } from '../../model/state.ts';

const blue = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, x, y, ...more });
const white = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({
  ...{ id, x, y, side: 1, facing: 180, type: 'austrian.fusilier' },
  ...more,
});
const half = (units: readonly DrillUnit[], more: Partial<DrillSpec> = {}) =>
  drill({ units, step: ['half', 0], ...more });
const DONE = { type: 'done' };
const advance = (unit: string, cm: number) => ({ type: 'advance', unit, cm });
const MILL = {
  id: 'mill',
  kind: 'builtUp',
  capacity: 20,
  polygon: [
    [35, 35],
    [45, 35],
    [45, 45],
    [35, 45],
  ],
};
type Scene = ReturnType<typeof drill>;
/** Ends this side's part, and whatever comes before the next half move. */
const toNext = (scene: Scene): Scene => {
  scene.play(DONE);
  for (let i = 0; i < 20 && scene.question !== 'move'; i++) scene.play(DONE);
  return scene;
};
const column = (scene: Scene, id: string, name: 'spent' | 'moved' | 'backed' | 'owed' | 'debt'): number =>
  scene.g.s.unit[name][scene.unit(id)]!;

describe('half moves', () => {
  rule(['C3m', 'C14a'], 'a side moves its units one by one, each once, then the other side', () => {
    const scene = drill({ units: [blue('a', 40, 30), blue('b', 80, 30), white('x', 60, 90)] });
    expect([scene.question, scene.position.side]).toEqual(['move', 0]);
    expect(scene.legal('done')).toEqual([DONE]);
    scene.play(advance('a', 3)).play({ type: 'wheel', unit: 'a', hand: 'right', degrees: 5 });
    expect(scene.at('a')[2]).toBe(5);
    scene.play(advance('b', 2));
    // a has made its move; b may go on.
    expect(scene.refusals(advance('a', 1))).toEqual(['C3m']);
    expect(scene.legal().some((command) => 'unit' in command && command.unit === 'a')).toBe(false);
    scene.play(advance('b', 1));
    expect(scene.refusals(advance('x', 1))).toEqual(['C3m']);
    toNext(scene);
    expect([scene.question, scene.position.side]).toEqual(['move', 1]);
    // In the other half everyone may move again, and the second side first.
    toNext(scene);
    expect([scene.question, scene.position.side]).toEqual(['move', 1]);
    toNext(scene);
    expect(scene.position.side).toBe(0);
    scene.play(advance('a', 1));
    expect(column(scene, 'a', 'moved')).toBeGreaterThan(1_000_000);
  });
  rule(
    ['C3b', 'C3l'],
    'a command that is not listed is admitted by the same conditions, to a tenth of a millimetre',
    () => {
      const scene = half([blue('a', 40, 30), white('x', 40, 42)]);
      // Front at 30.75, his at 41.25.
      expect(scene.refusals(advance('a', 5.5))).toEqual(['C3d']);
      expect(scene.refusals(advance('a', 6.01))).toEqual(['C3l', 'C3d']);
      expect(scene.refusals(advance('a', 5.49))).toEqual([]);
      scene.play(advance('a', 4.321 - 0.001));
      expect(scene.at('a')).toEqual([40, 34.32, 0]);
      expect(scene.told('moved')).toMatchObject([
        { piece: 'a', how: 'advance', from: [40, 30], to: [40, 34.32], quarters: 1.44 },
      ]);
      expect(scene.refusals({ type: 'hold', unit: 'a' })).toEqual(['C3m']);
    },
  );
  rule('C3b', 'a march ends on the point and heading commanded', () => {
    const scene = half([blue('a', 40, 30, { formation: 'attackColumn' })]);
    scene.play({ type: 'march', unit: 'a', to: [41.5, 35.25], facing: 12.34 });
    expect(scene.at('a')).toEqual([41.5, 35.25, 12.34]);
    expect(scene.told('moved')).toMatchObject([{ how: 'march', facing: 12.34 }]);
    expect(scene.refusals({ type: 'march', unit: 'a', to: [41.5, 45], facing: 0 })).toContain('C3l');
  });
  rule('C3c', 'skirmishers turn on the spot by a march to where they stand', () => {
    const scene = half([blue('a', 40, 30, { formation: 'skirmish', type: 'french.leger' })]);
    scene.play({ type: 'march', unit: 'a', to: [40, 30], facing: 90 });
    expect(scene.at('a')).toEqual([40, 30, 90]);
    expect(column(scene, 'a', 'spent')).toBe(0);
  });
  rule('C3e', 'a change of formation goes on in the next half, before its side moves', () => {
    const scene = drill({ units: [white('x', 60, 60, { figures: 20 }), blue('a', 20, 20)], first: 1 });
    scene.play({ type: 'form', unit: 'x', formation: 'attackColumn' });
    expect(scene.told('begun')).toMatchObject([{ piece: 'x', what: 'form', quarters: 1 }]);
    expect(scene.refusals(advance('x', 1))).toEqual(['C3l']);
    expect(scene.told('formed')).toEqual([]);
    toNext(toNext(scene));
    // MOVE_H2: the second side first.
    expect(scene.position.side).toBe(0);
    expect(scene.told('formed')).toEqual([]);
    toNext(scene);
    expect(scene.told('formed')).toMatchObject([{ piece: 'x', formation: 'attackColumn' }]);
    expect(column(scene, 'x', 'spent')).toBe(1_000_000);
    scene.play(advance('x', 3));
    expect(scene.at('x')).toEqual([60, 57, 180]);
    expect(column(scene, 'x', 'moved')).toBe(4_000_000);
  });
  rule('C2l', 'what was begun is given up if there is no room any more', () => {
    const scene = drill({
      units: [
        blue('a', 40, 30, { type: 'french.ligne', formation: 'attackColumn' }),
        white('x', 60, 60, { formation: 'attackColumn' }),
        white('y', 66, 70, { formation: 'marchColumn', type: 'austrian.chevauleger', figures: 6 }),
      ],
      first: 1,
    });
    scene.play({ type: 'form', unit: 'x', formation: 'line' });
    toNext(toNext(toNext(scene.play(advance('y', 8.5)))));
    expect(scene.told('given-up')).toMatchObject([{ rule: 'C2l', piece: 'x', what: 'form' }]);
    expect(column(scene, 'x', 'debt')).toBe(0);
  });
  rule('C4c', 'reforming is no move for its fire', () => {
    const scene = half([blue('a', 40, 30, { degradation: 'disorganised' })]);
    scene.play({ type: 'reform', unit: 'a' });
    expect(scene.degradation('a')).toBe('formed');
    expect([column(scene, 'a', 'spent'), column(scene, 'a', 'moved')]).toEqual([1_000_000, 0]);
    expect(scene.told('reformed')).toMatchObject([{ rule: 'C4c', to: 'formed' }]);
  });
  rule('C3j', 'a screen goes out', () => {
    const scene = half([blue('a', 40, 30)]);
    scene.play({ type: 'screen', unit: 'a' });
    expect(scene.told('screened')).toMatchObject([{ isOut: true }]);
    scene.play({ type: 'screen', unit: 'a' });
    expect(scene.told('screened')[1]).toMatchObject({ isOut: false });
  });
  rule('C3f', 'who goes through a friend disturbs it, and the friend tests', () => {
    const scene = half([
      blue('a', 40, 30, { formation: 'skirmish', type: 'french.leger', figures: 8 }),
      blue('b', 40, 34, { figures: 8, regiment: '1' }),
    ]);
    scene.play(advance('a', 8), [4]);
    expect(scene.told('passed-through')).toMatchObject([{ piece: 'a', friend: 'b' }]);
    expect([scene.degradation('a'), scene.degradation('b')]).toEqual(['disorganised', 'disorganised']);
    expect(scene.told('morale-tested')).toMatchObject([{ piece: 'b', occasions: ['interpenetrated'] }]);
    expect(scene.question).toBe('move');
  });
  rule('C3i', 'guns limber and unlimber; what they do late keeps them from firing', () => {
    const guns = [blue('g', 40, 30, { type: 'french.footArtillery' })];
    const scene = drill({ units: [...guns, white('x', 90, 90)], phase: 'MOVE_H2', first: 1 });
    scene.play({ type: 'limber', unit: 'g' });
    expect(scene.told('formed')).toMatchObject([{ rule: 'C3i', piece: 'g', formation: 'limbered' }]);
    const byHand = half(guns);
    byHand.play(advance('g', 1));
    expect(has(byHand.g, byHand.unit('g'), 'byHand')).toBe(true);
    expect(has(scene.g, scene.unit('g'), 'gunsBusy')).toBe(true);
  });
  rule('C5b', 'into a sector and out of it', () => {
    const terrain = [MILL];
    const scene = drill({ units: [blue('a', 40, 34.25), white('x', 90, 90)], terrain });
    scene.play({ type: 'enter', unit: 'a', sector: 'mill' });
    expect(scene.told('entered')).toMatchObject([{ piece: 'a', sector: 'mill' }]);
    expect(scene.at('a').slice(0, 2)).toEqual([40, 40]);
    toNext(toNext(toNext(scene)));
    const ways = scene.legal('leave');
    expect(ways.length).toBe(12);
    scene.play(ways[0]!);
    expect(scene.told('left')).toMatchObject([{ piece: 'a', sector: 'mill' }]);
    expect(scene.g.s.unit.sector[scene.unit('a')]).toBe(0);
  });
  rule(['C1e', 'C5b'], 'nobody enters a sector in part of which somebody stands', () => {
    // Whoever rallied on the way through an empty sector may stand half in it.
    const terrain = [MILL];
    const over = drill({
      units: [blue('a', 40, 34.25), blue('b', 45, 40, { facing: 90 }), white('x', 90, 90)],
      terrain,
    });
    expect(over.refusals({ type: 'enter', unit: 'a', sector: 'mill' })).toEqual(['C1e']);
    // Whoever stands in it may hold it.
    expect(over.legal('enter')).toEqual([{ type: 'enter', unit: 'b', sector: 'mill' }]);
    const clear = drill({
      units: [blue('a', 40, 34.25), blue('b', 45.8, 40, { facing: 90 }), white('x', 90, 90)],
      terrain,
    });
    expect(clear.refusals({ type: 'enter', unit: 'a', sector: 'mill' })).toEqual([]);
  });
  rule('C8m', 'who charged makes no move; a turn or square against a charge comes off the half', () => {
    const scene = half([blue('a', 40, 30, { marks: ['charged'] }), blue('b', 80, 30)], {
      prepare: (g, unit) => {
        g.s.unit.reacted[unit('b')] = 1_000_000;
      },
    });
    expect(scene.refusals(advance('a', 1))).toEqual(['C8m']);
    expect(column(scene, 'b', 'moved')).toBe(1_000_000);
    expect(scene.refusals(advance('b', 3.01))).toEqual(['C3l']);
    scene.play(advance('b', 3));
  });
});

describe('the worked period: MOVE_H1 and MOVE_H2', () => {
  rule(['C5k', 'C3l', 'C14c'], 'every half move ends where README 6 says', () => {
    const units: readonly DrillUnit[] = [
      blue('I', 48, 20, { figures: 12, regiment: '5' }),
      blue('II', 66, 20, { figures: 12, formation: 'attackColumn', regiment: '5' }),
      blue('H', 88, 14, { figures: 8, type: 'french.lightCavalry', formation: 'attackColumn', order: 'EXPLOIT' }),
      white('F', 66, 56, { figures: 20 }),
      white('G', 44, 54, { type: 'austrian.grenzer' }),
      white('C', 94, 64, { type: 'austrian.chevauleger', figures: 6, formation: 'attackColumn', order: 'EXPLOIT' }),
    ];
    const { terrain } = farm;
    const scene = drill({ units, terrain, width: 120, height: 80 });
    toNext(scene.play(advance('I', 6)).play(advance('II', 8)).play(advance('H', 13.98)));
    expect([scene.at('I'), scene.at('II')]).toEqual([
      [48, 26, 0],
      [66, 28, 0],
    ]);
    expect(scene.degradation('H')).toBe('disorganised');
    expect(scene.told('begun')).toMatchObject([{ piece: 'H', what: 'crossing', line: 'brook', quarters: 0.86 }]);
    toNext(scene.play(advance('F', 4)));
    expect(scene.at('F')).toEqual([66, 52, 180]);
    // MOVE_H2: the Austrians first.
    expect(scene.position.side).toBe(1);
    toNext(scene.play(advance('F', 4)));
    scene.play(advance('I', 3.25));
    expect(scene.at('I')).toEqual([48, 29.25, 0]);
    expect([scene.degradation('I'), column(scene, 'I', 'owed')]).toEqual(['disorganised', 83_333]);
    scene.play(advance('II', 4));
    expect([scene.at('II'), scene.degradation('II')]).toEqual([[66, 32, 0], 'disorganised']);
    scene.play(advance('H', 8.52));
    expect([scene.at('H'), scene.at('F')]).toEqual([
      [88, 36.5, 0],
      [66, 48, 180],
    ]);
  });
});
