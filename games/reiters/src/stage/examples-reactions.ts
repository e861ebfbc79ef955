import { exampleOf } from './example-of.ts';

/** The answers of the side that does not move. */
export const REACTION_EXAMPLES = [
  exampleOf({
    id: 'fire-in-reaction',
    rules: ['6.2e', '6.2c', '6.2a'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'reaction',
      active: 'C',
      units: { 'M-P-ARG-1': '012 dismounted', 'M-P-ARG-2': '025', 'M-C-GEN-1': '011 charge' },
      leaders: { 'M-P-SAINTAUBAN': '018', 'M-P-CHATILLON': '017', 'M-C-MANDELOT': '010', 'M-C-CHEVRIERES': '010' },
      entered: ['011'],
    },
    dice: [4, 4],
    steps: [
      {
        order: { type: 'fire', unit: 'M-P-ARG-1', target: 'M-C-GEN-1' },
        shows: [
          { type: 'tested', piece: 'M-P-ARG-1', die: 4, passed: true },
          { type: 'fought', kind: 'reaction-fire', attacker: 'M-C-GEN-1', defender: 'M-P-ARG-1', die: 4 },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'charge-in-reaction',
    rules: ['6.3b', '6.3d', '6.3g'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'reaction',
      active: 'C',
      units: {
        'M-P-CUI-1': '028',
        'M-P-ARG-2': '031',
        'M-C-ARQ-1': '025',
        'M-C-CHL-1': '022 charge',
        'M-C-ARQ-3': '027',
      },
      leaders: { 'M-P-SAINTAUBAN': '031', 'M-P-CHATILLON': '028', 'M-C-MANDELOT': '010', 'M-C-CHEVRIERES': '010' },
      entered: ['025', '022', '027'],
    },
    dice: [5, 1],
    steps: [
      {
        order: { type: 'charge', unit: 'M-P-CUI-1', target: 'M-C-ARQ-1' },
        shows: [{ type: 'fought', kind: 'reaction-charge', attacker: 'M-C-ARQ-1', defender: 'M-P-CUI-1', die: 1 }],
      },
    ],
    refused: [
      { order: { type: 'charge', unit: 'M-P-CUI-1', target: 'M-C-CHL-1' }, rule: '6.3d' },
      { order: { type: 'charge', unit: 'M-P-CUI-1', target: 'M-C-ARQ-3' }, rule: '6.3g' },
    ],
  }),
  exampleOf({
    id: 'away-from-infantry',
    rules: ['6.4.1a', '6.4a', '6.4b'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'reaction',
      active: 'C',
      units: { 'M-P-ARG-4': '028', 'M-P-ARG-2': '031', 'M-C-ARQ-1': '121' },
      leaders: { 'M-P-SAINTAUBAN': '031', 'M-P-CHATILLON': '031', 'M-C-MANDELOT': '010', 'M-C-CHEVRIERES': '010' },
      entered: ['121'],
    },
    steps: [
      {
        order: { type: 'give-way', unit: 'M-P-ARG-4', from: '121' },
        shows: [{ type: 'reacted', piece: 'M-P-ARG-4', how: 'retreat' }],
      },
      {
        order: { type: 'fall-back', unit: 'M-P-ARG-4', to: '034' },
        shows: [{ type: 'gave-way', piece: 'M-P-ARG-4', to: '034' }],
      },
    ],
  }),
  exampleOf({
    id: 'away-from-cavalry',
    rules: ['6.4.2a'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'reaction',
      active: 'C',
      units: { 'M-P-CUI-1': '028', 'M-P-CUI-2': '025', 'M-C-GEN-1': '121 charge', 'M-C-CHL-1': '022 charge' },
      leaders: { 'M-P-SAINTAUBAN': '031', 'M-P-CHATILLON': '031', 'M-C-MANDELOT': '010', 'M-C-CHEVRIERES': '010' },
      entered: ['121', '022'],
    },
    dice: [4],
    steps: [
      {
        order: { type: 'give-way', unit: 'M-P-CUI-1', from: '121' },
        shows: [{ type: 'tested', piece: 'M-P-CUI-1', die: 4, passed: true }],
      },
      {
        order: { type: 'fall-back', unit: 'M-P-CUI-1', to: '034' },
        shows: [{ type: 'gave-way', piece: 'M-P-CUI-1', to: '034' }],
      },
    ],
    refused: [{ order: { type: 'give-way', unit: 'M-P-CUI-2', from: '022' }, rule: '6.4.2a' }],
  }),
  exampleOf({
    id: 'a-leader-rides-off',
    rules: ['6.4.3a'],
    on: 'M',
    side: 'P',
    ground: {
      at: 'reaction',
      active: 'C',
      units: { 'M-P-ARG-1': '028 dismounted', 'M-P-ARG-2': '031', 'M-C-GEN-1': '121 charge' },
      leaders: { 'M-P-SAINTAUBAN': '028', 'M-P-CHATILLON': '031', 'M-C-MANDELOT': '010', 'M-C-CHEVRIERES': '010' },
      entered: ['121'],
    },
    steps: [
      {
        order: { type: 'ride-off', leader: 'M-P-SAINTAUBAN', to: '034' },
        shows: [{ type: 'gave-way', piece: 'M-P-SAINTAUBAN', to: '034' }],
      },
    ],
    refused: [{ order: { type: 'ride-off', leader: 'M-P-SAINTAUBAN', to: '121' }, rule: '6.4.3a' }],
  }),
];
