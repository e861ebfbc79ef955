import { exampleOf } from './example-of.ts';

/** Attacks, what goes into them, and what they come to. */
export const COMBAT_EXAMPLES = [
  exampleOf({
    id: 'gendarmes-and-support',
    rules: ['X4', '7.4.4e', '7.5.1b'],
    on: 'M',
    side: 'C',
    ground: {
      at: 'combat',
      turn: 4,
      units: {
        'M-C-GEN-1': '011 charge',
        'M-C-ARQ-3': '011',
        'M-C-PAY-1': '011',
        'M-C-GEN-2': '022 charge',
        'M-P-ARG-1': '012 dismounted disorganised',
        'M-P-CUI-1': '025',
      },
      leaders: {
        'M-C-MANDELOT': '010',
        'M-C-CHEVRIERES': '010',
        'M-C-MONJOLY': '010',
        'M-P-SAINTAUBAN': '018',
        'M-P-CHATILLON': '025',
      },
      standing: { advance: 'never' },
    },
    dice: [5, 4],
    steps: [
      {
        order: { type: 'attack', unit: 'M-C-GEN-1', at: '012' },
        shows: [
          { type: 'fought', attacker: 'M-C-GEN-1', defender: 'M-P-ARG-1', differential: 0, die: 5 },
          { type: 'tested', piece: 'M-C-GEN-1', die: 4, passed: true },
          { type: 'eliminated', piece: 'M-P-ARG-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'a-leader-falls',
    rules: ['X6', '7.6a'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'combat',
      units: {
        'AU-C-GEN-3': '137 reduced',
        'AU-C-GEN-4': '137 charge',
        'AU-C-ARQ-1': '137',
        'AU-C-GEN-1': '135 charge',
        'AU-P-REI-4': '138',
        'AU-P-REI-5': '138',
        'AU-P-REI-8': '141',
      },
      leaders: {
        'AU-C-GUISE': '115',
        'AU-C-ELBEUF': '137',
        'AU-C-SAINTPAUL': '136',
        'AU-P-BOUCK': '139',
        'AU-P-DOHNA': '118',
        'AU-P-DOMMARTIN': '140',
      },
      standing: { losses: 'auto', leaders: 'auto' },
    },
    dice: [1, 1, 5],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-GEN-3', at: '138' },
        shows: [
          { type: 'eliminated', piece: 'AU-C-GEN-3' },
          { type: 'leader-tested', leader: 'AU-C-ELBEUF', die: 1, total: 3, falls: true },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'charge-marker',
    rules: ['7.4.1b', '7.2d'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'combat',
      units: { 'AU-C-GEN-3': '137 charge', 'AU-C-GEN-1': '135 charge', 'AU-P-ARQ-1': '138', 'AU-P-REI-5': '141' },
      leaders: { 'AU-C-GUISE': '126', 'AU-C-ELBEUF': '126', 'AU-P-DOMMARTIN': '139', 'AU-P-BOUCK': '140' },
      standing: { advance: 'never' },
    },
    dice: [3, 5],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-GEN-3', at: '138' },
        shows: [{ type: 'attack-declared', piece: 'AU-C-GEN-3', to: '138' }],
      },
      {
        order: { type: 'engage', unit: 'AU-C-GEN-3', charge: true, rounds: 1 },
        shows: [
          { type: 'charge-spent', piece: 'AU-C-GEN-3' },
          { type: 'fought', differential: 2, die: 3 },
          { type: 'disorganised', piece: 'AU-P-ARQ-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'pikes-and-shot',
    rules: ['7.4.4e', '7.4.4a', '7.4.3b'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'combat',
      units: {
        'AU-C-PIQ-1': '137',
        'AU-C-ARQ-1': '137',
        'AU-C-ARQ-2': '137',
        'AU-C-GEN-1': '135 charge',
        'AU-P-REI-4': '138',
        'AU-P-REI-5': '141',
      },
      leaders: { 'AU-C-SAINTPAUL': '126', 'AU-C-ELBEUF': '126', 'AU-P-BOUCK': '139' },
      standing: { advance: 'never' },
    },
    dice: [4, 1],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-PIQ-1', at: '138' },
        shows: [{ type: 'fought', attacker: 'AU-C-PIQ-1', differential: 1, die: 4 }],
      },
    ],
  }),
  exampleOf({
    id: 'disordered-support',
    rules: ['7.4.4b', '7.4.3b'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'combat',
      units: {
        'AU-C-PIQ-1': '137',
        'AU-C-ARQ-1': '137 disorganised',
        'AU-C-ARQ-2': '137 disorganised',
        'AU-C-GEN-1': '135 charge',
        'AU-P-REI-4': '138',
        'AU-P-REI-5': '141',
      },
      leaders: { 'AU-C-SAINTPAUL': '126', 'AU-C-ELBEUF': '126', 'AU-P-BOUCK': '139' },
      standing: { advance: 'never' },
    },
    dice: [4, 1],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-PIQ-1', at: '138' },
        shows: [{ type: 'fought', attacker: 'AU-C-PIQ-1', differential: -1, die: 4 }],
      },
    ],
  }),
  exampleOf({
    id: 'guise-leads',
    rules: ['7.4.2a', '7.4.6a', '1.4a'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'combat',
      units: { 'AU-C-GEN-3': '126', 'AU-C-GEN-1': '135 charge', 'AU-P-REI-4': '136', 'AU-P-REI-5': '141' },
      leaders: { 'AU-C-GUISE': '126', 'AU-C-ELBEUF': '127', 'AU-P-BOUCK': '137' },
      standing: { advance: 'never' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-GEN-3', at: '136' },
        shows: [
          { type: 'fought', differential: -3, die: 5 },
          { type: 'disorganised', piece: 'AU-C-GEN-3' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'attacked-again',
    rules: ['7.4.5a'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'combat',
      units: {
        'AU-P-REI-4': '137',
        'AU-P-REI-5': '144',
        'AU-P-REI-7': '111',
        'AU-C-ARQ-1': '143',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '138', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '126', 'AU-C-GUISE': '115' },
      standing: { advance: 'never' },
    },
    dice: [3, 2, 4],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-P-REI-4', at: '143' },
        shows: [{ type: 'fought', attacker: 'AU-P-REI-4', differential: 2, die: 3 }],
      },
      {
        order: { type: 'attack', unit: 'AU-P-REI-5', at: '143' },
        shows: [{ type: 'fought', attacker: 'AU-P-REI-5', differential: 4, die: 4 }],
      },
    ],
  }),
  exampleOf({
    id: 'pike-clash',
    rules: ['7.9a', '7.4.5b'],
    on: 'AU',
    side: 'C',
    ground: {
      at: 'combat',
      turn: 6,
      units: { 'AU-C-PIQ-1': '137', 'AU-C-GEN-1': '135 charge', 'AU-P-LAN-1': '138', 'AU-P-REI-5': '141' },
      leaders: { 'AU-C-SAINTPAUL': '126', 'AU-C-ELBEUF': '126', 'AU-P-SCHREGEL': '139', 'AU-P-BOUCK': '140' },
      standing: { advance: 'never', losses: 'auto' },
    },
    dice: [4, 4],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-PIQ-1', at: '138' },
        shows: [{ type: 'attack-declared', piece: 'AU-C-PIQ-1' }],
      },
      {
        order: { type: 'engage', unit: 'AU-C-PIQ-1', charge: false, rounds: 2 },
        shows: [
          { type: 'fought', round: 1 },
          { type: 'fought', round: 2 },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'retreat-instead-of-a-loss',
    rules: ['7.5.2a', '7.5.3d'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'defender',
      active: 'C',
      units: {
        'AU-P-ARQ-1': '138',
        'AU-P-REI-7': '138',
        'AU-C-GEN-3': '137',
        'AU-C-ARQ-1': '137',
        'AU-C-ARQ-2': '137',
      },
      leaders: { 'AU-P-DOMMARTIN': '139', 'AU-P-DOHNA': '118', 'AU-C-GUISE': '126' },
      attack: { unit: 'AU-C-GEN-3', from: '137', to: '138' },
      standing: { retreats: 'auto' },
    },
    dice: [4, 3],
    steps: [
      {
        order: { type: 'defend', unit: 'AU-P-ARQ-1' },
        shows: [{ type: 'fought', defender: 'AU-P-ARQ-1', die: 4 }],
      },
      {
        order: { type: 'retreat', unit: 'AU-P-ARQ-1', to: '139' },
        shows: [{ type: 'retreated', piece: 'AU-P-ARQ-1', to: '139' }],
      },
    ],
  }),
  exampleOf({
    id: 'no-retreat-in-disorder',
    rules: ['7.5.2e', '7.5.1d', '1.3.7e'],
    on: 'AU',
    side: 'P',
    ground: {
      at: 'defender',
      active: 'C',
      units: {
        'AU-P-ARQ-1': '138 disorganised',
        'AU-P-REI-7': '138 disorganised',
        'AU-C-GEN-3': '137',
        'AU-C-ARQ-1': '137',
      },
      leaders: { 'AU-P-DOMMARTIN': '139', 'AU-P-DOHNA': '118', 'AU-C-GUISE': '126' },
      attack: { unit: 'AU-C-GEN-3', from: '137', to: '138' },
    },
    dice: [4],
    steps: [
      {
        order: { type: 'defend', unit: 'AU-P-ARQ-1' },
        shows: [{ type: 'lost-steps', piece: 'AU-P-ARQ-1', lost: 1 }],
      },
    ],
  }),
];
