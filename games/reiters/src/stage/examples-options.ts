import { exampleOf } from './example-of.ts';

/** Orders, and what the optional rules bring. */
export const OPTION_EXAMPLES = [
  exampleOf({
    id: 'order-refused',
    rules: ['10.2b'],
    on: 'M',
    side: 'C',
    options: ['advanced'],
    ground: {
      at: 'orders',
      turn: 1,
      units: {
        'M-C-CHL-1': '005 charge',
        'M-C-MIL-2': '003',
        'M-C-GEN-1': '004 charge',
        'M-P-CUI-1': '034',
        'M-P-ARG-1': '035',
      },
      leaders: { 'M-C-CHEVRIERES': '005', 'M-C-MANDELOT': '004', 'M-P-CHATILLON': '034', 'M-P-SAINTAUBAN': '035' },
      orders: { C1: 'hold', C2: 'march', P1: 'hold', P2: 'skirmish' },
    },
    dice: [4],
    steps: [
      {
        order: { type: 'order', leader: 'M-C-CHEVRIERES', order: 'attack' },
        shows: [{ type: 'order-tried', leader: 'M-C-CHEVRIERES', order: 'attack', die: 4, passed: false }],
      },
    ],
  }),
  exampleOf({
    id: 'attack-order',
    rules: ['10.1h', '7.2b'],
    on: 'M',
    side: 'C',
    options: ['advanced'],
    ground: {
      at: 'combat',
      units: {
        'M-C-GEN-1': '023',
        'M-C-CHL-1': '005 charge',
        'M-C-ARQ-3': '022',
        'M-P-ARG-1': '029 dismounted',
        'M-P-CUI-1': '025',
      },
      leaders: { 'M-C-CHEVRIERES': '005', 'M-C-MANDELOT': '017', 'M-P-CHATILLON': '034', 'M-P-SAINTAUBAN': '030' },
      orders: { C1: 'hold', C2: 'attack', P1: 'reserve', P2: 'hold' },
      standing: { advance: 'never' },
    },
    dice: [3, 5, 2],
    steps: [
      {
        order: { type: 'attack', unit: 'M-C-GEN-1', at: '029' },
        shows: [{ type: 'fought', attacker: 'M-C-GEN-1', die: 3 }],
      },
    ],
  }),
  exampleOf({
    id: 'caracole',
    rules: ['11.1.1b', '11.1.1c'],
    on: 'AU',
    side: 'P',
    options: ['caracole'],
    ground: {
      at: 'movement',
      units: {
        'AU-P-REI-4': '138',
        'AU-P-REI-5': '126',
        'AU-P-REI-7': '111',
        'AU-C-ARQ-1': '137',
        'AU-C-PIQ-1': '136',
      },
      leaders: { 'AU-P-BOUCK': '138', 'AU-P-DOHNA': '126', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '136' },
    },
    steps: [
      {
        order: { type: 'caracole', unit: 'AU-P-REI-4' },
        shows: [{ type: 'caracole-declared', piece: 'AU-P-REI-4' }],
      },
    ],
    refused: [{ order: { type: 'caracole', unit: 'AU-P-REI-5' }, rule: '11.1.1b' }],
  }),
  exampleOf({
    id: 'wavering',
    rules: ['11.2a'],
    on: 'AU',
    side: 'C',
    options: ['wavering'],
    ground: {
      at: 'combat',
      units: {
        'AU-C-GEN-3': '137',
        'AU-C-ARQ-1': '137',
        'AU-C-GEN-1': '135 charge',
        'AU-P-ARQ-1': '138 disorganised',
        'AU-P-REI-7': '138 disorganised',
        'AU-P-REI-5': '141',
      },
      leaders: { 'AU-C-GUISE': '126', 'AU-C-ELBEUF': '126', 'AU-P-DOMMARTIN': '139', 'AU-P-BOUCK': '140' },
      standing: { advance: 'never' },
    },
    dice: [5, 5],
    steps: [
      {
        order: { type: 'attack', unit: 'AU-C-GEN-3', at: '138' },
        shows: [{ type: 'tested', cause: 'wavering', die: 5, passed: false }],
      },
    ],
  }),
  exampleOf({
    id: 'enfants-perdus',
    rules: ['11.4b', '11.4.1a'],
    on: 'AU',
    side: 'P',
    options: ['enfantsPerdus'],
    ground: {
      at: 'movement',
      units: { 'AU-P-ARQ-1': '118', 'AU-P-REI-7': '118', 'AU-C-GEN-1': '126 charge' },
      leaders: { 'AU-P-DOMMARTIN': '118', 'AU-C-ELBEUF': '126' },
    },
    steps: [{ order: { type: 'detach', unit: 'AU-P-ARQ-1' }, shows: [{ type: 'detached', parent: 'AU-P-ARQ-1' }] }],
  }),
  exampleOf({
    id: 'plunder-at-vimory',
    rules: ['4.2b'],
    on: 'AV',
    side: 'C',
    ground: {
      at: 'movement',
      units: { 'AV-C-ARQ-1': '015', 'AV-C-ARQ-2': '016', 'AV-P-REI-1': '031' },
      leaders: { 'AV-C-CLUSEAU': '016', 'AV-C-GUISE': '016', 'AV-P-DOHNA': '031' },
      baggage: { 'AV-P-BAG-1': '021', 'AV-P-BAG-2': '021' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'move', piece: 'AV-C-ARQ-1', to: '021' },
        shows: [
          { type: 'baggage-taken', piece: 'AV-P-BAG-1', points: 4 },
          { type: 'tested', piece: 'AV-C-ARQ-1', cause: 'plunder', die: 5, passed: false },
        ],
      },
    ],
  }),
];
