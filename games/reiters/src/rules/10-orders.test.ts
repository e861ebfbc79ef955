import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const line = sketch('A B C', 'A-B B-C');
const unit = (id: string, side: string, type: string, zone: string, columnOrder: string): SceneUnit => ({
  id,
  side,
  type,
  zone,
  columnOrder,
});

rule('10.1f', 'an order that changes the pace is shown where paces are compared, and only there', () => {
  // Who came, under which order, before whom: whether that order is shown.
  const isShown = (came: string, order: string, before: string) => {
    const units = [unit('X', 'C', came, 'B', order), unit('Y', 'P', before, 'A', 'reserve')];
    const g = scene({ at: 'reaction', active: 'C', map: line, entered: ['B'], supply: { P: ['C'] }, units });
    return g.all('order-revealed').map((r) => r.order);
  };
  expect(isShown('chevau-legers', 'hold', 'reiters'), 'horse before horse').toEqual(['hold']);
  expect(isShown('arquebusiers', 'hold', 'cuirassiers'), 'foot before horse that could charge').toEqual(['hold']);
  expect(isShown('arquebusiers', 'hold', 'reiters'), 'foot before horse that could only give way').toEqual([]);
  expect(isShown('chevau-legers', 'hold', 'arquebusiers'), 'before foot').toEqual([]);
  expect(isShown('chevau-legers', 'attack', 'reiters'), 'the order changes no pace').toEqual([]);
});
rule('10.1f', 'a pace that only the order allows gives the order away', () => {
  const row = sketch('A B C D E F G', 'A-B B-C C-D D-E E-F F-G');
  const units = [unit('Q', 'C', 'arquebusiers', 'A', 'march')];
  const g = scene({ active: 'C', map: row, units }).play({ type: 'move', piece: 'Q', to: 'E' });
  expect(g.has('order-revealed'), 'four points any would have').toBe(false);
  g.play({ type: 'move', piece: 'Q', to: 'F' });
  expect(g.event('order-revealed')).toMatchObject({ column: 'C1', order: 'march' });
});
