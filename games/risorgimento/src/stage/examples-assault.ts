import { exampleOf } from './example-of.ts';
import { stepOf } from './lesson-ground.ts';

/** Lippert's brigade before San Martino, its moves and fire over. */
const LIPPERT = {
  corps: 'A8',
  formation: 'lippert',
  leaders: { 'ldr-lippert': '1815' },
  frames: stepOf('lippert', 'A8', 'assault'),
} as const;
/** Pettinengo's cavalry on the plateau, likewise. */
const PETTINENGO = { corps: 'PS', formation: 'pettinengo', frames: stepOf('pettinengo', 'PS', 'assault') } as const;
/** The Guard at the canal, likewise. */
const WIMPFFEN = { corps: 'GD', formation: 'wimpffen', frames: stepOf('wimpffen', 'GD', 'assault') } as const;

/** Attacks, charges and what they come to. */
export const ASSAULT_EXAMPLES = [
  exampleOf({
    id: 'hits-count-twice',
    rules: ['7.41b', '7.41d'],
    side: 'austrian',
    ground: { units: { 'rainer-1': '1812>N commanded moved 2', 'casale11-1': '1811>S' }, ...LIPPERT },
    dice: [3],
    steps: [
      {
        order: { type: 'attack', attackers: ['rainer-1'], target: '1811' },
        shows: [{ type: 'engagement-rolled', piece: 'rainer-1', die: 3, total: 5, cohesion: 4, engaged: false }],
      },
    ],
  }),
  exampleOf({
    id: 'guns-before-an-attack',
    rules: ['7.17c', '7.18e', '7.16'],
    side: 'austrian',
    ground: {
      units: {
        'rainer-1': '1812>N commanded moved',
        'rainer-2': '1812>N commanded moved',
        'casale11-1': '1811>S',
        'ps-bat-4': '1811>S',
      },
      ...LIPPERT,
      enemy: { 'defensive-fire': 'always' },
    },
    dice: [4],
    steps: [
      {
        order: { type: 'attack', attackers: ['rainer-1', 'rainer-2'], target: '1811' },
        shows: [
          { type: 'fired', pieces: ['ps-bat-4'], hex: '1812', die: 4, total: 6, isReaction: true },
          { type: 'disordered', piece: 'rainer-1' },
          { type: 'disordered', piece: 'rainer-2' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'front-and-rear',
    rules: ['7.45c', '7.31a', '8.33a'],
    side: 'austrian',
    ground: {
      units: {
        'rainer-1': '1812>N commanded moved',
        'rainer-3': '1711>NE commanded moved',
        'casale11-1': '1811>SE',
      },
      ...LIPPERT,
      standing: { losses: 'auto' },
    },
    dice: [2, 3, 5, 4],
    steps: [
      {
        order: { type: 'attack', attackers: ['rainer-1', 'rainer-3'], target: '1811' },
        shows: [{ type: 'attack-resolved', hex: '1811', totals: [7, 4], hits: [1, 2] }],
      },
    ],
  }),
  exampleOf({
    id: 'equal-hits',
    rules: ['8.31b', '8.32'],
    side: 'austrian',
    ground: { units: { 'rainer-1': '1812>N commanded moved 1', 'casale11-1': '1811>S' }, ...LIPPERT },
    dice: [1, 5, 3],
    steps: [
      {
        order: { type: 'attack', attackers: ['rainer-1'], target: '1811' },
        shows: [
          { type: 'attack-resolved', hits: [1, 1] },
          { type: 'fight-lost', rule: '8.31b', side: 'austrian' },
          { type: 'retreated', piece: 'rainer-1', to: '1812' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'attack-goes-on',
    rules: ['7.47e', '7.47b', '7.47c'],
    side: 'austrian',
    ground: {
      units: {
        'rainer-1': '1812>N commanded moved',
        'rainer-2': '1812>N commanded moved',
        'casale11-1': '1811>S',
        'cuneo8-1': '1810>S',
      },
      ...LIPPERT,
      standing: { losses: 'auto', retreat: 'auto' },
    },
    dice: [2, 9, 0, 1, 6, 0],
    steps: [
      {
        order: { type: 'attack', attackers: ['rainer-1', 'rainer-2'], target: '1811' },
        shows: [{ type: 'attack-resolved', hex: '1811', hits: [0, 3] }],
      },
      { order: { type: 'face', facing: 'N' }, shows: [{ type: 'turned', piece: 'rainer-1' }] },
      { order: { type: 'continue' }, shows: [{ type: 'continuation-rolled', total: -2, made: true }] },
      {
        order: { type: 'continue', attackers: ['rainer-1', 'rainer-2'], target: '1810' },
        shows: [
          { type: 'attack-declared', kind: 'continued', hex: '1810' },
          { type: 'attack-resolved', hex: '1810', hits: [0, 2] },
        ],
      },
      {
        order: { type: 'face', facing: 'N' },
        shows: [
          { type: 'hit', rule: '7.47e', piece: 'rainer-1', hits: 1 },
          { type: 'hit', rule: '7.47e', piece: 'rainer-2', hits: 1 },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'nowhere-to-go',
    rules: ['8.33e', '8.33a'],
    side: 'austrian',
    ground: {
      units: {
        'rainer-1': '1812>N commanded moved',
        'rainer-2': '1812>N commanded moved',
        'rainer-3': '1711>NE',
        'rainer-4': '1710>SE',
        'miguel-1': '1911>NW',
        'miguel-2': '1910>SW',
        'miguel-3': '1810>S',
        'casale11-1': '1811>S',
      },
      ...LIPPERT,
    },
    dice: [4, 3, 1],
    steps: [
      {
        order: { type: 'attack', attackers: ['rainer-1', 'rainer-2'], target: '1811' },
        shows: [
          { type: 'attack-resolved', totals: [3, 1], hits: [0, 1] },
          { type: 'eliminated', rule: '8.33e', piece: 'casale11-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'a-charge',
    rules: ['7.5a', '7.5d', '7.45i'],
    side: 'allied',
    ground: {
      units: { saluzzo: '2114>S commanded', 'rainer-1': '2116>N', jgr9: '2415>N' },
      ...PETTINENGO,
      standing: { losses: 'auto', continue: 'never' },
    },
    dice: [3, 9, 2],
    steps: [
      {
        order: { type: 'charge', attackers: ['saluzzo'], target: '2116' },
        shows: [
          { type: 'engagement-rolled', piece: 'saluzzo', die: 3, engaged: true },
          { type: 'attack-resolved', totals: [7, 4], hits: [1, 2] },
        ],
      },
    ],
    refused: [{ order: { type: 'charge', attackers: ['saluzzo'], target: '2118' }, rule: '7.5a' }],
  }),
  exampleOf({
    id: 'charging-a-square',
    rules: ['6.14e', '7.41d'],
    side: 'allied',
    ground: {
      units: { saluzzo: '2114>S commanded', 'rainer-1': '2116>N square', jgr9: '2415>N' },
      ...PETTINENGO,
    },
    dice: [6],
    steps: [
      {
        order: { type: 'charge', attackers: ['saluzzo'], target: '2116' },
        shows: [{ type: 'engagement-rolled', piece: 'saluzzo', die: 6, total: 7, cohesion: 6, engaged: false }],
      },
    ],
  }),
  exampleOf({
    id: 'a-chateau',
    rules: ['5.29b', '5.29c', 'M5'],
    on: 'magenta',
    side: 'allied',
    ground: {
      units: {
        'gd-grn2-1': '2119>NE commanded moved',
        'gd-grn2-2': '2119>NE commanded moved',
        'wasa-1': '2219>SW',
        jgr2: '2219>SW',
      },
      leaders: { 'ldr-wimpffen': '2119' },
      ...WIMPFFEN,
      standing: { losses: 'auto', continue: 'never' },
    },
    dice: [2, 6, 1, 6, 3],
    steps: [
      {
        order: { type: 'attack', attackers: ['gd-grn2-1', 'gd-grn2-2'], target: '2219' },
        shows: [{ type: 'attack-resolved', hex: '2219', defenders: ['wasa-1'] }],
      },
      {
        order: { type: 'storm' },
        shows: [{ type: 'attack-resolved', hex: '2219', defenders: ['jgr2'] }],
      },
    ],
  }),
  exampleOf({
    id: 'over-the-bridge',
    rules: ['7.45d', '8.31b'],
    on: 'magenta',
    side: 'allied',
    ground: {
      units: {
        'gd-grn2-1': '2420>SE commanded moved',
        'gd-grn2-2': '2420>SE commanded moved',
        'wasa-1': '2620>SW',
        'wasa-2': '2620>SW',
        'sigmund-1': '2622>SW',
        'sigmund-2': '2622>SW',
      },
      leaders: { 'ldr-wimpffen': '2320' },
      ...WIMPFFEN,
      standing: { losses: 'auto' },
    },
    dice: [2, 7, 4],
    steps: [
      {
        order: { type: 'attack', attackers: ['gd-grn2-1', 'gd-grn2-2'], target: '2520' },
        shows: [{ type: 'attack-resolved', hex: '2520', totals: [5, 4], hits: [1, 1] }],
      },
    ],
  }),
];
