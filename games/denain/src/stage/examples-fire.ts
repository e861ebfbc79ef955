import { exampleOf } from './example-of.ts';

/** Guns, muskets, and who may fire at whom. */
export const FIRE_EXAMPLES = [
  exampleOf({
    id: 'long-range',
    rules: ['10.3a', '10.3c', '10.3d', '10.3f', '10.2a', '10.2b'],
    ground: {
      units: {
        'f-art1': '1314>E',
        'f-c4': '0714>E',
        'c-fe1': '0814>W',
        'c-ke1': '1614>W',
        'c-ke2': '1311>SSE',
        'c-al2': '1713>W',
      },
      leaders: { dreux: '1313', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [3],
    steps: [
      {
        order: { type: 'fire', unit: 'f-art1', at: '1614' },
        shows: [
          { type: 'fired', piece: 'f-art1', target: 'c-ke1', die: 3, total: 3 },
          { type: 'disorganised', piece: 'c-ke1' },
        ],
      },
    ],
    refused: [
      { order: { type: 'fire', unit: 'f-art1', at: '1311' }, rule: '10.2b' },
      { order: { type: 'fire', unit: 'f-art1', at: '1713' }, rule: '10.2a' },
    ],
  }),
  exampleOf({
    id: 'close-range',
    rules: ['10.3b', '10.3e'],
    ground: {
      units: { 'f-art1': '1412>SSE', 'f-c4': '0714>E', 'c-fe1': '0814>W', 'c-ke1': '1413>NNW' },
      leaders: { dreux: '1411', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [3],
    steps: [
      {
        order: { type: 'fire', unit: 'f-art1', at: '1413' },
        shows: [
          { type: 'fired', piece: 'f-art1', target: 'c-ke1', die: 3, total: 0 },
          { type: 'lost-point', piece: 'c-ke1', left: 1 },
          { type: 'disorganised', piece: 'c-ke1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'line-of-fire',
    rules: ['10.2d', '10.2g'],
    ground: {
      units: {
        'f-art1': '1314>E',
        'f-c3': '1414>E',
        'f-c4': '1415>E',
        'c-ke1': '1514>W',
        'c-ke2': '1513>W',
      },
      leaders: { dreux: '1313', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [5],
    steps: [
      {
        order: { type: 'fire', unit: 'f-art1', at: '1514' },
        shows: [{ type: 'fired', piece: 'f-art1', target: 'c-ke1', die: 5, total: 3 }],
      },
    ],
    refused: [{ order: { type: 'fire', unit: 'f-art1', at: '1513' }, rule: '10.2d' }],
  }),
  exampleOf({
    id: 'high-ground',
    rules: ['10.2h', '10.2d'],
    ground: {
      units: {
        'f-art1': '1610>SSE',
        'f-c3': '1611>SSE',
        'f-c4': '1710>SSE',
        'c-al2': '1613>W',
        'c-ke1': '1811>NNW',
      },
      leaders: { dreux: '1510', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [2],
    steps: [
      {
        order: { type: 'fire', unit: 'f-art1', at: '1613' },
        shows: [{ type: 'fired', piece: 'f-art1', target: 'c-al2', die: 2 }],
      },
    ],
    refused: [{ order: { type: 'fire', unit: 'f-art1', at: '1811' }, rule: '10.2d' }],
  }),
  exampleOf({
    id: 'muskets-and-cover',
    rules: ['11.1b', '11.1j', '11.1h'],
    ground: {
      units: { 'f-ad3': '1516>E', 'f-ad1': '1513>E', 'c-ke2': '1616>W', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1415', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
    },
    dice: [0],
    steps: [
      {
        order: { type: 'fire', unit: 'f-ad3', at: '1616' },
        shows: [
          { type: 'fired', piece: 'f-ad3', target: 'c-ke2', die: 0, total: 1 },
          { type: 'disorganised', piece: 'c-ke2' },
        ],
      },
    ],
    refused: [{ order: { type: 'fire', unit: 'f-ad1', at: '1614' }, rule: '11.1h' }],
  }),
  exampleOf({
    id: 'rout-by-fire',
    rules: ['12.3a', '12.3c', '12.3f'],
    ground: {
      units: {
        'f-art1': '1314>E',
        'f-c4': '0714>E',
        'c-fe1': '0814>W',
        'c-ke1': '1514>W disorganised',
      },
      leaders: { dreux: '1313', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [4, 1],
    steps: [
      {
        order: { type: 'fire', unit: 'f-art1', at: '1514' },
        shows: [
          { type: 'rout-tested', piece: 'c-ke1', die: 1, total: 3, against: 2, holds: false },
          { type: 'routed', piece: 'c-ke1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'stands-at-a-price',
    rules: ['12.3e', '12.3a', '12.3c'],
    ground: {
      units: {
        'f-art1': '1314>E',
        'f-c4': '0714>E',
        'c-fe1': '0814>W',
        'c-fa1': '1514>W disorganised',
      },
      leaders: { dreux: '1313', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [4, 1],
    steps: [
      {
        order: { type: 'fire', unit: 'f-art1', at: '1514' },
        shows: [
          { type: 'rout-tested', piece: 'c-fa1', die: 1, total: 3, against: 3, holds: true },
          { type: 'lost-point', piece: 'c-fa1', left: 2 },
        ],
      },
    ],
  }),
];
