import { exampleOf } from './example-of.ts';
import { stepOf } from './lesson-ground.ts';

const LIPPERT = { corps: 'A8', formation: 'lippert', leaders: { 'ldr-lippert': '1814' } } as const;

/** Guns, sight, return fire and small arms, before San Martino. */
export const FIRE_EXAMPLES = [
  exampleOf({
    id: 'a-massed-target',
    rules: ['7.16', '7.18e', '7.13a', '7.13c'],
    side: 'austrian',
    ground: {
      units: {
        'a8-bat-1': '1813>N commanded',
        'casale11-1': '1811>S',
        'casale11-2': '1811>S',
        'cuneo8-1': '1810>S',
      },
      ...LIPPERT,
      frames: stepOf('lippert', 'A8', 'act'),
    },
    dice: [6],
    steps: [
      {
        order: { type: 'fire', unit: 'a8-bat-1', at: '1811' },
        shows: [
          { type: 'fired', pieces: ['a8-bat-1'], hex: '1811', die: 6, total: 6, result: 'D' },
          { type: 'disordered', piece: 'casale11-1' },
          { type: 'disordered', piece: 'casale11-2' },
        ],
      },
    ],
    refused: [{ order: { type: 'fire', unit: 'a8-bat-1', at: '1810' }, rule: '7.13a' }],
  }),
  exampleOf({
    id: 'counter-battery-fire',
    rules: ['7.17b', '7.18c'],
    side: 'austrian',
    ground: {
      units: { 'a8-bat-1': '1813>N commanded', 'casale11-1': '1811>S', 'ps-bat-4': '1811>S' },
      ...LIPPERT,
      frames: stepOf('lippert', 'A8', 'act'),
      enemy: { 'return-fire': 'always' },
    },
    dice: [2, 7],
    steps: [
      {
        order: { type: 'fire', unit: 'a8-bat-1', at: '1811' },
        shows: [
          { type: 'fired', pieces: ['a8-bat-1'], result: 'NE' },
          { type: 'fired', pieces: ['ps-bat-4'], hex: '1813', isReaction: true, result: 'D' },
          { type: 'disordered', piece: 'a8-bat-1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'small-arms',
    rules: ['7.25', '7.23b', '7.0c'],
    side: 'austrian',
    ground: {
      units: { jgr9: '1812>N commanded', 'rainer-1': '1711>NE commanded', 'casale11-1': '1811>S' },
      ...LIPPERT,
      frames: stepOf('lippert', 'A8', 'small-arms'),
    },
    dice: [7],
    steps: [
      {
        order: { type: 'shoot', unit: 'jgr9', at: '1811' },
        shows: [
          { type: 'small-arms-fired', piece: 'jgr9', die: 7, total: 6, hits: 1 },
          { type: 'hit', piece: 'casale11-1', hits: 1 },
        ],
      },
    ],
    refused: [{ order: { type: 'shoot', unit: 'rainer-1', at: '1811' }, rule: '7.0c' }],
  }),
];
