import type { AimAsk } from '@tambour/stage';
import { describe, expect } from 'vitest';
import { type DrillSpec, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { tabletopTable } from './table.ts';

/** As in `charge/after.test.ts`: generals far away, French below, Austrians above. */
const riders = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const enemy = { id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' } as const;
const light = { ...enemy, figures: 10, type: 'austrian.hussar' } as const;
const lancers = { ...enemy, y: 66, figures: 10, type: 'austrian.cuirassier' } as const;
const generals = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 20, y: 80 },
] as const;
type Scene = ReturnType<typeof drill>;
/** The riders have charged, and the enemy is asked what it does. */
const charged = (units: DrillSpec['units'], more: Partial<DrillSpec> = {}): Scene =>
  drill({ phase: 'CHARGE', generals, units, ...more })
    .play({ type: 'charge', unit: units[0]!.id, target: 'e' })
    .play({ type: 'done' });
const aim = (scene: Scene, piece: string, to: readonly [number, number], more: Partial<AimAsk> = {}) =>
  tabletopTable.aim(scene.g, { piece, to, snap: 0, ...more });
const endOf = ({ ghost }: ReturnType<typeof aim>): readonly unknown[] =>
  ghost ? [ghost.end.x, ghost.end.y, ghost.end.facing] : [];

describe('aims of a charged unit', () => {
  rule(['C8f'], 'dragged away it evades, and ends where its ghost stood', () => {
    const scene = charged([riders, light]);
    const away = aim(scene, 'e', [60, 75]);
    expect([away.isMet, away.command, endOf(away)]).toEqual([true, { type: 'evade', unit: 'e' }, [60, 86, 0]]);
    scene.play(away.command!, [1]);
    expect(scene.at('e')).toEqual(endOf(away));
  });
  rule(['C8d', 'C8m'], 'it turns to whoever comes from behind', () => {
    const scene = charged([
      { id: 'a', x: 60, y: 46 },
      { ...enemy, facing: 0 },
    ]);
    const turn = aim(scene, 'e', [60, 50]);
    expect([turn.command, turn.ghost?.gauge]).toEqual([
      { type: 'turn', unit: 'e', to: 180 },
      { takes: 1, left: 1, of: 2 },
    ]);
    scene.play(turn.command!, [5, 1]);
    expect(scene.at('e')).toEqual(endOf(turn));
  });
  rule(['C8d'], 'a square is not pointed at but offered, and its ghost is a square', () => {
    const scene = charged([riders, enemy]);
    const nothing = aim(scene, 'e', [70, 50]);
    expect([nothing.isMet, nothing.stops.map(({ rule: id }) => id)]).toEqual([false, ['C8d']]);
    expect(nothing.others.map(({ verb }) => verb)).toEqual(['square']);
    const square = aim(scene, 'e', [70, 50], { verb: 'square' });
    expect(square.command).toEqual({ type: 'square', unit: 'e' });
    expect(square.ghost?.end.width).toBe(square.ghost?.end.depth);
  });
  rule(['C8e'], 'dragged onto its charger it counter-charges, and they meet where its ghost stood', () => {
    const scene = charged([riders, lancers], { generals: [generals[0], { ...generals[1], x: 60, y: 118 }] });
    const counter = aim(scene, 'e', [60, 36], { onto: 'h' });
    expect(counter.command).toEqual({ type: 'counter', unit: 'e', target: 'h' });
    scene.play(counter.command!, [3]);
    expect([scene.at('e'), endOf(counter)]).toEqual([
      [60, 52, 180],
      [60, 52, 180],
    ]);
  });
});

describe('aims of a charger whose target has gone', () => {
  rule(['C8q', 'C4d'], 'it goes on along its path to where it is dragged, and no farther than that leads', () => {
    const scene = charged([riders, light]).play({ type: 'evade', unit: 'e' }, [1]);
    expect(scene.question).toBe('reach');
    const far = aim(scene, 'h', [60, 110]);
    expect([far.isMet, far.command, far.stops.map(({ rule: id }) => id)]).toEqual([
      false,
      { type: 'reach', unit: 'h', cm: 36 },
      ['C8q'],
    ]);
    const near = aim(scene, 'h', [61, 48.34]);
    expect([near.isMet, near.command]).toEqual([true, { type: 'reach', unit: 'h', cm: 12.34 }]);
    scene.play(near.command!);
    expect(scene.at('h')).toEqual(endOf(near));
  });
});
