import { liveryOf } from '../../livery.ts';
import type { Base, TroopBase } from '../base.ts';
import type { TablePlan } from '../table-plan.ts';

/** A table of full size with one of everything, and woods enough for a battle. */
export const tableCountry = (changes: Partial<TablePlan> = {}): TablePlan => ({
  id: 'country',
  width: 180,
  height: 120,
  cartouche: [{ text: 'Country', letter: 'title' }],
  scale: [{ length: 20, divisions: 4, labels: ['0', '10', '20'], caption: 'centimetres' }],
  legendTitle: 'Legend',
  legend: [
    { sign: 'hill', text: 'Hill' },
    { sign: 'river', text: 'River' },
  ],
  boxes: [{ id: 'later', title: 'Later', note: 'period 3', slots: 3 }],
  imprint: 'Tambour',
  terrain: [
    {
      id: 'ridge',
      kind: 'hill',
      level: 1,
      name: 'Long ridge',
      polygon: [
        [0, 0],
        [180, 0],
        [180, 16],
        [120, 18],
        [60, 24],
        [0, 20],
      ],
    },
    {
      id: 'knoll',
      kind: 'hill',
      level: 2,
      name: 'Knoll',
      polygon: [
        [20, 88],
        [40, 82],
        [52, 94],
        [30, 106],
      ],
    },
    {
      id: 'oaks',
      kind: 'wood',
      name: 'Oak wood',
      polygon: [
        [78, 4],
        [104, 3],
        [106, 16],
        [84, 18],
      ],
    },
    {
      id: 'hook',
      kind: 'wood',
      name: 'Hooked copse',
      polygon: [
        [4, 60],
        [26, 60],
        [26, 66],
        [12, 68],
        [12, 84],
        [4, 84],
      ],
    },
    {
      id: 'birches',
      kind: 'wood',
      polygon: [
        [140, 4],
        [172, 6],
        [170, 15],
        [142, 14],
      ],
    },
    {
      id: 'village',
      kind: 'builtUp',
      name: 'Longpré',
      capacity: 24,
      polygon: [
        [81, 62],
        [95, 65],
        [94, 74],
        [80, 71],
      ],
    },
    {
      id: 'farm',
      kind: 'builtUp',
      look: 'farm',
      name: 'Farm',
      capacity: 12,
      polygon: [
        [34, 38],
        [46, 38],
        [46, 46],
        [34, 46],
      ],
    },
    {
      id: 'suburb',
      kind: 'builtUp',
      look: 'town',
      name: 'Suburb',
      capacity: 24,
      polygon: [
        [154, 73],
        [170, 73],
        [170, 83],
        [154, 83],
      ],
    },
    {
      id: 'redoubt',
      kind: 'redoubt',
      name: 'Redoubt',
      capacity: 8,
      polygon: [
        [130, 50],
        [140, 50],
        [142, 57],
        [135, 61],
        [128, 57],
      ],
    },
    {
      id: 'hedge',
      kind: 'hedge',
      name: 'Hedge',
      line: [
        [48, 40],
        [66, 44],
      ],
    },
    {
      id: 'wall',
      kind: 'wall',
      name: 'Park wall',
      line: [
        [100, 40],
        [116, 40],
        [118, 48],
      ],
    },
    {
      id: 'brook',
      kind: 'stream',
      name: 'Mill brook',
      width: 1,
      line: [
        [66, 0],
        [68, 20],
        [62, 40],
        [70, 58],
        [68, 80],
        [72, 120],
      ],
    },
    { id: 'bridge', kind: 'bridge', name: 'Mill bridge', over: 'brook', width: 3, at: [69, 90] },
    { id: 'ford', kind: 'ford', name: 'Ford', over: 'brook', width: 4, at: [65, 30] },
    {
      id: 'great-river',
      kind: 'river',
      name: 'Great river',
      polygon: [
        [132, 120],
        [156, 112],
        [180, 108],
        [180, 120],
      ],
    },
    {
      id: 'bog',
      kind: 'marsh',
      name: 'Bog',
      polygon: [
        [100, 96],
        [116, 94],
        [118, 108],
        [104, 110],
      ],
    },
    {
      id: 'road',
      kind: 'road',
      name: 'High road',
      line: [
        [154, 78],
        [97, 80],
        [69, 90],
        [22, 120],
      ],
    },
  ],
  exits: [
    { side: 0, edge: 'south', from: 0, to: 180, text: 'Blue', colour: 'blue' },
    { side: 1, edge: 'north', from: 0, to: 132, text: 'Orange', colour: 'orange' },
  ],
  prizes: [
    { terrain: 'village', text: '3' },
    { terrain: 'knoll', text: '2' },
  ],
  ...changes,
});

export const BLUE = liveryOf('blue', 0, 'lily');
export const ORANGE = liveryOf('orange', 1, 'eagle');

export const battalion = (changes: Partial<TroopBase> = {}): TroopBase => ({
  kind: 'troops',
  id: 'first',
  side: BLUE,
  name: 'First battalion',
  short: 'First',
  arm: 'infantry',
  formation: 'line',
  status: 'regular',
  figures: 12,
  lost: 0,
  x: 60,
  y: 60,
  facing: 0,
  width: 12,
  depth: 1.5,
  ...changes,
});

/** Two dozen units with their generals. */
export const tableArmies = (): readonly Base[] => [
  ...Array.from({ length: 24 }, (_, i) =>
    battalion({
      id: `unit${i}`,
      side: i < 12 ? BLUE : ORANGE,
      name: `Battalion ${i}`,
      facing: i < 12 ? 0 : 180,
      x: 10 + (i % 12) * 14,
      y: i < 12 ? 30 : 90,
      figures: 20,
      lost: i % 4,
      formation: 'attackColumn',
      width: 5,
      depth: 6,
    }),
  ),
  ...Array.from(
    { length: 10 },
    (_, i): Base => ({
      kind: 'general',
      id: `general${i}`,
      side: i < 5 ? BLUE : ORANGE,
      name: `General ${i}`,
      x: 14 + i * 16,
      y: i < 5 ? 24 : 98,
      radius: 1,
      stars: 1,
      value: '+2',
    }),
  ),
];
