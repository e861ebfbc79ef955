import { exampleOf } from './example-of.ts';
import { stepOf } from './lesson-ground.ts';

/** Who activates, Orders, reserve, and the end of a turn. */
export const COMMAND_EXAMPLES = [
  exampleOf({
    id: 'continuity-fails',
    rules: ['4.51b', '4.52a', '4.53c'],
    on: 'magenta',
    side: 'allied',
    ground: {
      units: {},
      used: { GD: 1 },
      hand: { mode: 'continuity', streak: 1, last: 'GD' },
      frames: [['choose', 0]],
    },
    dice: [7],
    steps: [
      {
        order: { type: 'activate', corps: 'F2' },
        shows: [
          { type: 'continuity-rolled', corps: 'F2', die: 7, rating: 4, passed: false },
          { type: 'hand-passed', side: 'austrian' },
        ],
      },
    ],
    refused: [{ order: { type: 'activate', corps: 'GD' }, rule: '4.53c' }],
  }),
  exampleOf({
    id: 'orders-by-a-good-brigadier',
    rules: ['4.13b', '4.11b', '4.22a'],
    side: 'austrian',
    ground: {
      units: {
        'hohenlohe-1': '1813>N',
        'hohenlohe-2': '1813>N',
        'hohenlohe-3': '1814>N',
        'hohenlohe-4': '1814>N',
        kjgr5: '1913>N',
      },
      leaders: { 'ldr-philippovic': '1813' },
      corps: 'A8',
      formation: 'philippovic',
      frames: [
        ['activated', 'A8'],
        ['formation', 'A8'],
        ['end-step', 'philippovic'],
        ['rally', 'philippovic'],
        ['command', 'philippovic'],
        ['orders', 'philippovic'],
      ],
      isUnread: true,
    },
    dice: [5],
    steps: [
      {
        order: { type: 'try' },
        shows: [{ type: 'orders-rolled', formation: 'philippovic', die: 5, total: 4, hasOrders: true }],
      },
    ],
  }),
  exampleOf({
    id: 'without-orders',
    rules: ['4.42a', '4.22c', '5.3a'],
    side: 'austrian',
    ground: {
      units: { 'rainer-1': '1814>N', 'casale11-1': '1811>S' },
      leaders: { 'ldr-lippert': '1815' },
      corps: 'A8',
      formation: 'lippert',
      orders: 'without',
      frames: stepOf('lippert', 'A8', 'act'),
    },
    steps: [
      {
        order: { type: 'move', unit: 'rainer-1', to: '1813', facing: 'N' },
        shows: [{ type: 'stepped', piece: 'rainer-1', to: '1813' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'rainer-1', to: '1812', facing: 'N' }, rule: '4.42a' }],
  }),
  exampleOf({
    id: 'into-reserve',
    rules: ['4.6a', '4.6b'],
    side: 'austrian',
    ground: {
      units: { brs8: '2113>S' },
      phase: 'reserve',
      from: 'reserve',
      frames: [
        ['reserve-in', 0],
        ['reserve-in', 1],
      ],
    },
    steps: [
      {
        order: { type: 'reserve', formation: 'berger' },
        shows: [{ type: 'put-in-reserve', formation: 'berger' }],
      },
    ],
    refused: [{ order: { type: 'reserve', formation: 'lippert' }, rule: '4.6a' }],
  }),
  exampleOf({
    id: 'rally-away-from-the-enemy',
    rules: ['8.51a', '6.15'],
    side: 'austrian',
    ground: {
      units: { 'rainer-1': '1814>N disordered', 'rainer-3': '1812>N disordered', 'casale11-1': '1811>S' },
      leaders: { 'ldr-lippert': '1813' },
      corps: 'A8',
      formation: 'lippert',
      frames: stepOf('lippert', 'A8', 'rally'),
    },
    steps: [
      { order: { type: 'rally', unit: 'rainer-1', facing: 'N' }, shows: [{ type: 'rallied', piece: 'rainer-1' }] },
    ],
    refused: [{ order: { type: 'rally', unit: 'rainer-3', facing: 'N' }, rule: '8.51a' }],
  }),
  exampleOf({
    id: 'a-division-loses-heart',
    rules: ['9.2b', '9.2a', '9.1a', 'SM3'],
    side: 'allied',
    ground: {
      active: 1,
      units: { 'casale11-1': '1811>SE disordered', brs8: '2012>SE disordered' },
      leaders: { 'ldr-vittorio': '1008' },
      phase: 'commanders',
      from: 'commanders',
      frames: [['commanders', 0]],
    },
    dice: [9, 5, 2],
    steps: [
      {
        order: { type: 'done' },
        shows: [
          { type: 'hors-de-combat', formation: 'pettinengo', isHorsDeCombat: true },
          { type: 'demoralization-rolled', group: '5/PS', die: 9, total: 7, isDemoralized: true },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'blowing-up-a-bridge',
    rules: ['M4'],
    on: 'magenta',
    side: 'austrian',
    ground: {
      units: { 'hartmann-3': '2217>SW commanded', 'hartmann-4': '2217>SW commanded' },
      corps: 'A2',
      frames: [
        ['activated', 'A2'],
        ['demolish', 'A2'],
      ],
    },
    dice: [2],
    steps: [
      {
        order: { type: 'demolish', bridge: '2117|2217' },
        shows: [{ type: 'bridge-tried', bridge: '2117|2217', die: 2, isDestroyed: true }],
      },
    ],
    refused: [{ order: { type: 'demolish', bridge: '1225|1325' }, rule: 'M4' }],
  }),
];
