import { exampleOf } from './example-of.ts';

/** Gunfire, and what comes after the combats. */
export const GUN_EXAMPLES = [
  exampleOf({
    id: 'two-guns',
    rules: ['X5', '7.8e', '7.8k'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'combat',
      turn: 5,
      units: {
        'AU-P-CAN-1': '137',
        'AU-P-CAN-2': '137',
        'AU-P-REI-4': '137',
        'AU-P-REI-7': '111',
        'AU-C-PIQ-1': '136',
        'AU-C-ARQ-1': '144',
        'AU-C-ARQ-2': '125',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '137', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '136', 'AU-C-GUISE': '115' },
    },
    dice: [2],
    steps: [
      {
        order: { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-PIQ-1' },
        shows: [
          { type: 'bombarded', gun: 'AU-P-CAN-1', target: 'AU-C-PIQ-1', total: 2, die: 2 },
          { type: 'disorganised', piece: 'AU-C-PIQ-1' },
        ],
      },
    ],
    refused: [{ order: { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-ARQ-2' }, rule: '7.8e' }],
  }),
  exampleOf({
    id: 'a-gun-that-sees-nothing',
    rules: ['X5', '7.8e', '4.1.5b'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'combat',
      turn: 5,
      units: {
        'AU-P-CAN-1': '137',
        'AU-P-CAN-2': '138',
        'AU-P-REI-4': '137',
        'AU-P-REI-7': '111',
        'AU-C-PIQ-1': '136',
        'AU-C-ARQ-1': '144',
        'AU-C-ARQ-2': '125',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '137', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '136', 'AU-C-GUISE': '115' },
    },
    dice: [1],
    steps: [
      {
        order: { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-ARQ-1' },
        shows: [{ type: 'bombarded', gun: 'AU-P-CAN-1', target: 'AU-C-ARQ-1', die: 1 }],
      },
    ],
    refused: [
      { order: { type: 'bombard', unit: 'AU-P-CAN-2', target: 'AU-C-PIQ-1' }, rule: '7.8e' },
      { order: { type: 'bombard', unit: 'AU-P-CAN-2', target: 'AU-C-ARQ-1' }, rule: '7.8e' },
      { order: { type: 'bombard', unit: 'AU-P-CAN-2', target: 'AU-C-ARQ-2' }, rule: '7.8e' },
    ],
  }),
  exampleOf({
    id: 'a-disordered-gun',
    rules: ['7.8i'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'combat',
      turn: 5,
      units: {
        'AU-P-CAN-1': '138 disorganised',
        'AU-P-REI-7': '111',
        'AU-C-ARQ-1': '143',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '138', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '126', 'AU-C-GUISE': '115' },
    },
    dice: [1],
    steps: [
      {
        order: { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-ARQ-1' },
        shows: [
          { type: 'bombarded', total: 1, die: 1 },
          { type: 'disorganised', piece: 'AU-C-ARQ-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'guns-together',
    rules: ['7.8d', '7.8j', '7.8k'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'combat',
      turn: 5,
      units: {
        'AU-P-CAN-1': '138',
        'AU-P-CAN-2': '138',
        'AU-P-ARQ-1': '111',
        'AU-C-PIQ-1': '137',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '138', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '126', 'AU-C-GUISE': '115' },
    },
    dice: [1],
    steps: [
      {
        order: { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-PIQ-1' },
        shows: [
          { type: 'bombarded', die: 1 },
          { type: 'lost-steps', piece: 'AU-C-PIQ-1', lost: 1, left: 1 },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'reorganise',
    rules: ['8.0a', '8.0b', '8.0c'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'reorganisation',
      units: {
        'AU-C-ARQ-1': '115 disorganised',
        'AU-C-PIQ-2': '136 disorganised',
        'AU-C-ARQ-3': '127 disorganised',
        'AU-P-REI-4': '137',
      },
      leaders: { 'AU-C-GUISE': '115', 'AU-C-SAINTPAUL': '127', 'AU-P-BOUCK': '137' },
    },
    dice: [6],
    steps: [
      {
        order: { type: 'reorganise', unit: 'AU-C-ARQ-1' },
        shows: [
          { type: 'tested', piece: 'AU-C-ARQ-1', die: 6, against: 6, passed: true },
          { type: 'reorganised', piece: 'AU-C-ARQ-1' },
        ],
      },
    ],
    refused: [{ order: { type: 'reorganise', unit: 'AU-C-PIQ-2' }, rule: '8.0b' }],
  }),
];
