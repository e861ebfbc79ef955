import { exampleOf } from './example-of.ts';
import { stepOf } from './lesson-ground.ts';

/** Lippert's brigade on the march, at San Martino. */
const LIPPERT = { corps: 'A8', formation: 'lippert', frames: stepOf('lippert', 'A8', 'act') } as const;

/** Ground, zones of control, strategic movement, squares, and reactions to a march. */
export const MARCH_EXAMPLES = [
  exampleOf({
    id: 'over-the-crest',
    rules: ['5.25b', '5.25c', '5.3a'],
    side: 'austrian',
    ground: {
      units: { 'rainer-1': '1609>S commanded', saluzzo: '1308>SE' },
      leaders: { 'ldr-lippert': '1508' },
      ...LIPPERT,
    },
    steps: [
      {
        order: { type: 'move', unit: 'rainer-1', to: '1610', facing: 'S' },
        shows: [{ type: 'stepped', piece: 'rainer-1', to: '1610', cost: 3 }],
      },
    ],
  }),
  exampleOf({
    id: 'beside-the-enemy',
    rules: ['6.31b', '6.31a', '5.3a'],
    side: 'austrian',
    ground: {
      units: { 'rainer-1': '1813>N commanded', 'casale11-1': '1811>N' },
      leaders: { 'ldr-lippert': '1814' },
      ...LIPPERT,
    },
    steps: [
      {
        order: { type: 'move', unit: 'rainer-1', to: '1812', facing: 'N' },
        shows: [{ type: 'stepped', piece: 'rainer-1', to: '1812', cost: 4 }],
      },
    ],
  }),
  exampleOf({
    id: 'zone-to-zone',
    rules: ['6.33b', '6.32'],
    side: 'austrian',
    ground: {
      units: { 'rainer-1': '1812>N commanded', 'casale11-1': '1811>S' },
      leaders: { 'ldr-lippert': '1814' },
      ...LIPPERT,
    },
    steps: [
      {
        order: { type: 'move', unit: 'rainer-1', to: '1813', facing: 'N' },
        shows: [{ type: 'stepped', piece: 'rainer-1', to: '1813', cost: 3 }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'rainer-1', to: '1911', facing: 'N' }, rule: '6.33b' }],
  }),
  exampleOf({
    id: 'strategic-movement',
    rules: ['5.11b', '5.11a', '5.21a'],
    side: 'austrian',
    ground: {
      units: { 'rainer-3': '2217>NW', 'rainer-4': '2423>NW commanded', 'casale11-1': '1323>SE' },
      leaders: { 'ldr-lippert': '2423' },
      ...LIPPERT,
    },
    steps: [
      {
        order: { type: 'strategic', unit: 'rainer-4', to: '1723', facing: 'NW' },
        shows: [{ type: 'stepped', piece: 'rainer-4', to: '1723', cost: 1 }],
      },
    ],
    refused: [{ order: { type: 'strategic', unit: 'rainer-4', to: '1623', facing: 'NW' }, rule: '5.11b' }],
  }),
  exampleOf({
    id: 'wading-the-canal',
    rules: ['5.23c', '5.23b'],
    on: 'magenta',
    side: 'allied',
    ground: {
      units: { 'gd-grn2-1': '1914>NE commanded', 'gd-bat-1': '1913>SE commanded' },
      leaders: { 'ldr-wimpffen': '1915' },
      corps: 'GD',
      formation: 'wimpffen',
      frames: stepOf('wimpffen', 'GD', 'act'),
    },
    steps: [
      {
        order: { type: 'move', unit: 'gd-grn2-1', to: '2014', facing: 'NE' },
        shows: [
          { type: 'stepped', piece: 'gd-grn2-1', to: '2014', cost: 6 },
          { type: 'disordered', piece: 'gd-grn2-1' },
        ],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'gd-bat-1', to: '2014', facing: 'SE' }, rule: '5.23b' }],
  }),
  exampleOf({
    id: 'forming-square',
    rules: ['6.14a', '6.14c'],
    side: 'austrian',
    ground: {
      units: { 'rainer-1': '1917>N commanded', 'rainer-3': '1812>N commanded', 'casale11-1': '1811>S' },
      leaders: { 'ldr-lippert': '1814' },
      ...LIPPERT,
    },
    steps: [
      {
        order: { type: 'square', unit: 'rainer-1' },
        shows: [{ type: 'square-formed', piece: 'rainer-1', hex: '1917' }],
      },
    ],
    refused: [{ order: { type: 'square', unit: 'rainer-3' }, rule: '6.14a' }],
  }),
  exampleOf({
    id: 'counter-charge',
    rules: ['7.53a', '7.53c', '7.45n', '8.31e'],
    side: 'austrian',
    ground: {
      active: 0,
      units: { 'casale11-1': '1813>S commanded moved', 'hus-kaiser': '1914>NW' },
      leaders: { 'ldr-pettinengo': '1811' },
      corps: 'PS',
      formation: 'pettinengo',
      frames: [...stepOf('pettinengo', 'PS', 'act'), ['march', 0], ['entry', 0], ['before-entry', 0]],
      march: [
        { unit: 'casale11-1', second: null, facing: 'S', kind: 'plain', at: 1, steps: 2, isHalted: 0, declared: 3 },
      ],
      route: ['1812', '1813', '1814'].map((hex) => ({ hex, turn: 0 })),
    },
    dice: [7, 3],
    steps: [
      {
        order: { type: 'counter', unit: 'hus-kaiser' },
        shows: [
          { type: 'counter-charged', piece: 'hus-kaiser', at: '1814' },
          { type: 'attack-resolved', totals: [5, 5], hits: [1, 1] },
          { type: 'fight-lost', side: 'austrian' },
        ],
      },
    ],
    refused: [{ order: { type: 'hold' }, rule: '7.53a' }],
  }),
];
