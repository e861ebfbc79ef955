import { exampleOf } from './example-of.ts';

/** From zone to zone, on and off the horse. */
export const MARCH_EXAMPLES = [
  exampleOf({
    id: 'dismount-in-forest',
    rules: ['X1', '4.6a', '4.1.4b'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-ARG-1': '023', 'M-P-ARG-2': '031', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '023', 'M-P-CHATILLON': '031' },
    },
    steps: [
      {
        order: { type: 'move', piece: 'M-P-ARG-1', to: '124' },
        shows: [{ type: 'moved', piece: 'M-P-ARG-1', to: '124', cost: 4 }],
      },
      {
        order: { type: 'dismount', unit: 'M-P-ARG-1' },
        shows: [{ type: 'dismounted', piece: 'M-P-ARG-1' }],
      },
    ],
  }),
  exampleOf({
    id: 'dismount-in-the-open',
    rules: ['X2', '4.6a', '4.6c', '4.1.4a'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-ARG-1': '034', 'M-P-ARG-2': '025', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '025', 'M-P-CHATILLON': '025' },
    },
    dice: [3],
    steps: [
      {
        order: { type: 'move', piece: 'M-P-ARG-1', to: '031' },
        shows: [{ type: 'moved', piece: 'M-P-ARG-1', to: '031', cost: 1 }],
      },
      {
        order: { type: 'dismount', unit: 'M-P-ARG-1' },
        shows: [{ type: 'tested', piece: 'M-P-ARG-1', die: 3, passed: true }],
      },
    ],
  }),
  exampleOf({
    id: 'over-a-double-border',
    rules: ['X3', '4.1.4b'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-CUI-1': '025', 'M-P-ARG-2': '028', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '028', 'M-P-CHATILLON': '025' },
    },
    steps: [
      {
        order: { type: 'move', piece: 'M-P-CUI-1', to: '033', via: ['031'] },
        shows: [
          { type: 'moved', piece: 'M-P-CUI-1', to: '031', cost: 1 },
          { type: 'moved', piece: 'M-P-CUI-1', to: '033', cost: 4 },
          { type: 'disorganised', piece: 'M-P-CUI-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'three-point-step',
    rules: ['4.1.4a'],
    on: 'M',
    side: 'C',
    ground: {
      at: 'movement',
      units: { 'M-C-ARQ-1': '018', 'M-C-ARQ-2': '011', 'M-P-CUI-1': '034' },
      leaders: { 'M-C-CHEVRIERES': '011', 'M-C-MANDELOT': '010', 'M-P-CHATILLON': '034' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'move', piece: 'M-C-ARQ-1', to: '012' },
        shows: [
          { type: 'moved', piece: 'M-C-ARQ-1', to: '012', cost: 3 },
          { type: 'tested', piece: 'M-C-ARQ-1', die: 5, against: 3, passed: false },
          { type: 'disorganised', piece: 'M-C-ARQ-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'quality-of-a-leader',
    rules: ['1.3.3c', '4.1.4a'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'movement',
      units: { 'AU-C-PIQ-2': '126', 'AU-C-GEN-3': '127 charge', 'AU-P-REI-7': '101' },
      leaders: { 'AU-C-GUISE': '136', 'AU-P-DOMMARTIN': '101' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'move', piece: 'AU-C-PIQ-2', to: '136' },
        shows: [{ type: 'tested', piece: 'AU-C-PIQ-2', die: 5, against: 6, passed: true }],
      },
    ],
  }),
  exampleOf({
    id: 'disordered-twice-on-the-march',
    rules: ['4.1.4d', '1.3.7c'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-CUI-1': '028 disorganised', 'M-P-ARG-2': '025', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '025', 'M-P-CHATILLON': '025' },
    },
    dice: [6],
    steps: [
      {
        order: { type: 'move', piece: 'M-P-CUI-1', to: '027' },
        shows: [{ type: 'lost-steps', piece: 'M-P-CUI-1', lost: 1, left: 1 }],
      },
    ],
  }),
  exampleOf({
    id: 'near-the-enemy',
    rules: ['4.2e', '4.1.4a'],
    on: 'M',
    side: 'C',
    ground: {
      at: 'movement',
      units: { 'M-C-ARQ-1': '009', 'M-C-ARQ-2': '004', 'M-P-CUI-1': '022' },
      leaders: { 'M-C-CHEVRIERES': '004', 'M-C-MANDELOT': '004', 'M-P-CHATILLON': '022' },
    },
    dice: [2],
    steps: [
      {
        order: { type: 'move', piece: 'M-C-ARQ-1', to: '215' },
        shows: [
          { type: 'moved', piece: 'M-C-ARQ-1', to: '215', cost: 3 },
          { type: 'tested', piece: 'M-C-ARQ-1', die: 2, passed: true },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'disordered-enemy-nearby',
    rules: ['4.2a', '4.1Zc'],
    on: 'M',
    side: 'C',
    ground: {
      at: 'movement',
      units: { 'M-C-ARQ-1': '009', 'M-C-ARQ-2': '004', 'M-P-CUI-1': '022 disorganised' },
      leaders: { 'M-C-CHEVRIERES': '004', 'M-C-MANDELOT': '004', 'M-P-CHATILLON': '022' },
    },
    steps: [
      {
        order: { type: 'move', piece: 'M-C-ARQ-1', to: '215' },
        shows: [{ type: 'moved', piece: 'M-C-ARQ-1', to: '215', cost: 2 }],
      },
    ],
  }),
  exampleOf({
    id: 'dismount-in-place',
    rules: ['4.6e', '4.6c'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-ARG-1': '022 disorganised', 'M-P-ARG-2': '025', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '025', 'M-P-CHATILLON': '025' },
    },
    steps: [
      {
        order: { type: 'dismount', unit: 'M-P-ARG-1' },
        shows: [{ type: 'dismounted', piece: 'M-P-ARG-1' }],
      },
    ],
  }),
  exampleOf({
    id: 'mount-up',
    rules: ['4.6d', '4.6c'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-ARG-1': '022 dismounted', 'M-P-ARG-2': '028', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '028', 'M-P-CHATILLON': '031' },
    },
    dice: [3],
    steps: [
      {
        order: { type: 'move', piece: 'M-P-ARG-1', to: '025' },
        shows: [{ type: 'moved', piece: 'M-P-ARG-1', to: '025', cost: 1 }],
      },
      {
        order: { type: 'mount', unit: 'M-P-ARG-1' },
        shows: [
          { type: 'tested', piece: 'M-P-ARG-1', die: 3, passed: true },
          { type: 'mounted', piece: 'M-P-ARG-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'back-to-the-leader',
    rules: ['5.3c'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'movement',
      units: { 'M-P-ARG-4': '011 isolated', 'M-P-ARG-3': '025', 'M-C-GEN-1': '002 charge' },
      leaders: { 'M-P-SAINTAUBAN': '028', 'M-P-CHATILLON': '028' },
    },
    steps: [
      {
        order: { type: 'move', piece: 'M-P-ARG-4', to: '017' },
        shows: [{ type: 'moved', piece: 'M-P-ARG-4', to: '017' }],
      },
    ],
    refused: [{ order: { type: 'move', piece: 'M-P-ARG-4', to: '005' }, rule: '5.3c' }],
  }),
  exampleOf({
    id: 'a-full-zone',
    rules: ['4.3e', '4.3f'],
    on: 'M',
    side: 'C',
    ground: {
      at: 'movement',
      units: {
        'M-C-ARQ-1': '018',
        'M-C-ARQ-2': '012',
        'M-C-ARQ-3': '012',
        'M-C-ARQ-4': '012',
        'M-P-CUI-1': '035',
      },
      leaders: { 'M-C-CHEVRIERES': '018', 'M-C-MANDELOT': '012', 'M-P-CHATILLON': '035' },
    },
    steps: [
      {
        order: { type: 'move', piece: 'M-C-CHEVRIERES', to: '012' },
        shows: [{ type: 'moved', piece: 'M-C-CHEVRIERES', to: '012' }],
      },
    ],
    refused: [{ order: { type: 'move', piece: 'M-C-ARQ-1', to: '012' }, rule: '4.3e' }],
  }),
];
